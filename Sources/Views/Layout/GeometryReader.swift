public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// A view whose content reads the size and frame that it gets.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content
  /// Creates a view whose content depends on the space that is proposed.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  package func makeNode(_ inputs: NodeInputs) -> Node { GeometryNode(self, inputs) }
}

/// The size, and the frames in coordinate spaces, of a view's layout.
@MainActor @preconcurrency public struct GeometryProxy {
  let box: Box
  /// The size in points.
  public let size: CGSize
  /// The safe area's insets: how much further the view would reach without safe areas.
  public var safeAreaInsets: EdgeInsets { placed.safeAreaInsets }
  /// The frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .local ? box.frame(in: space) : placed.frame(in: space)
  }
  /// The frame in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }
  /// The bounds of a view around, in this view's own space.
  ///
  /// Those of a scroll view are what is seen of it beside bars.
  ///
  /// - Parameter coordinateSpace: The name of the view's coordinate space.
  /// - Returns: The bounds; `nil` where no view around has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    placed.bounds(of: coordinateSpace.name)
  }
  /// The box, of which is read where it is.
  private var placed: Box {
    (box as? GeometryBox)?.isPlaceRead = true
    return box
  }
}

/// The node of a geometry reader.
final class GeometryNode<Content: View>: ContainerNode<GeometryBox> {
  private var view: GeometryReader<Content>
  private var frame: CGRect?

  init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override func makeBox() -> GeometryBox {
    GeometryBox(self) { [weak self] in self?.show($0) }
  }

  private func show(_ new: CGRect) {
    guard new.size != frame?.size || (box.isPlaceRead && new.origin != frame?.origin) else {
      return
    }
    frame = new
    evaluate()
  }

  private func evaluate() {
    guard let size = frame?.size else { return }
    box.isPlaceRead = false
    let content = evaluatingBlock {
      LayoutView(
        layout: ZStackLayout(alignment: .topLeading),
        content: view.content(GeometryProxy(box: box, size: size)))
    }
    if let child {
      child.update(content, environment: environment)
    } else {
      child = content.node(NodeInputs(childOf: self))
      box.contentsChanged()
    }
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: GeometryReader<Content>.self)
    self.view = view
    evaluate()
  }

  override func reevaluate() { evaluate() }
}

/// The box of a geometry reader.
final class GeometryBox: ContainerBox {
  private let moved: (CGRect) -> Void
  /// Whether the content depends on where the reader is, not on its size alone.
  fileprivate(set) var isPlaceRead = false

  init(_ node: Node, moved: @escaping (CGRect) -> Void) {
    self.moved = moved
    super.init(node)
  }

  override var usesRoom: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placed() {
    moved(frame)
    let offer = ProposedViewSize(frame.size)
    for box in contents {
      place(box, in: CGRect(origin: frame.origin, size: box.size(for: offer)), proposal: offer)
    }
  }
}
