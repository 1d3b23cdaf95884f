public import Foundation
public import Geometry

/// A view that knows its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content
  /// Creates a view whose content depends on the space that it gets.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  func makeNode(_ inputs: NodeInputs) -> Node { GeometryNode(self, inputs) }
}

/// The size and place of a view, by the layout.
@MainActor @preconcurrency public struct GeometryProxy {
  let box: Box
  /// The size in points.
  public let size: CGSize
  /// The margins that the system keeps: none on this stage.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect { box.frame(in: space) }
  /// The frame in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    box.frame(in: space.coordinateSpace)
  }
}

/// The node of a view that knows its size.
final class GeometryNode<Content: View>: Node {
  private var view: GeometryReader<Content>
  private var child: Node?
  private lazy var box = GeometryBox(self) { [weak self] in self?.show($0) }
  private var size: CGSize?

  init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var ownsBoxes: Bool { true }
  override func boxesBelowChanged() { box.contentsChanged() }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  private func show(_ size: CGSize) {
    guard size != self.size else { return }
    self.size = size
    evaluate()
  }

  private func evaluate() {
    guard let size else { return }
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

/// The box of a view that knows its size.
final class GeometryBox: Box {
  private let sizeChanged: (CGSize) -> Void
  private var known: [Box]?

  init(_ node: Node, sizeChanged: @escaping (CGSize) -> Void) {
    self.sizeChanged = sizeChanged
    super.init(node)
  }

  func contentsChanged() {
    known = nil
    invalidateLayout()
  }

  override var contents: [Box] {
    if let known { return known }
    let boxes = node.children.flatMap(\.boxes)
    boxes.forEach(adopt)
    known = boxes
    return boxes
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placed() {
    sizeChanged(frame.size)
    let offer = ProposedViewSize(frame.size)
    for box in contents {
      box.place(in: CGRect(origin: frame.origin, size: box.size(for: offer)), proposal: offer)
    }
  }
}

/// A space in which places are given.
public enum CoordinateSpace: Hashable {
  /// That of the stage, whose origin is its upper left corner.
  case global
  /// That of the view itself.
  case local
  /// That of the nearest view around with this name.
  case named(AnyHashable)
}

/// A space in which places are given.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The stage.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
/// A view above with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the stage.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of the nearest view around with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Names the space of a view.
struct CoordinateSpaceModifier: BoxModifier {
  typealias Body = Never
  let name: AnyHashable
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    CoordinateSpaceBox(self, around: inner, node)
  }
}

/// The box of a named space.
final class CoordinateSpaceBox: ModifierBox<CoordinateSpaceModifier> {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard var hit = inner.hitTest(point, context) else { return nil }
    hit.spaces.append(
      Hit.Space(
        name: modifier.name, frame: frame, transform: context.transform,
        depth: hit.reaches.count))
    return hit
  }
}

extension Box {
  /// This box's frame in a coordinate space.
  func frame(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: frame.size) }
    var result = frame
    var box: Box? = container
    while let current = box {
      // What is inside a group is laid out from the group's corner.
      if current is GeometryGroupBox {
        result = result.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
      }
      // What is inside a window is seen where it is scrolled to.
      if let window = current as? ScrollBox {
        let offset = window.offsetForReader()
        result = result.offsetBy(dx: -offset.x, dy: -offset.y)
      }
      if case .named(let name) = space, let named = current as? CoordinateSpaceBox,
        named.modifier.name == name
      {
        return result.offsetBy(dx: -named.frame.minX, dy: -named.frame.minY)
      }
      box = current.container
    }
    return result
  }
}

extension View {
  /// Names the space of this view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
  /// Names the space of this view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
