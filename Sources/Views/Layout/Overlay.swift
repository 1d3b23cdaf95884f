import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// An overlay or a background: views in front of or behind a view, proposed its size.
struct OverlayModifier<Overlay: View>: PrimitiveModifier {
  typealias Body = Never
  var overlay: Overlay
  var alignment: Alignment
  var isBehind: Bool

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    OverlayNode(content, self, inputs)
  }
}

/// The node of a view with an overlay or a background.
final class OverlayNode<Content: View, Overlay: View>: Node {
  private var modifier: OverlayModifier<Overlay>
  private var child: Node?
  private var overlay: OverlayHost?
  private var wrappers: [OverlayBox] = []

  init(_ content: Content, _ modifier: OverlayModifier<Overlay>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    overlay = OverlayHost(stack, NodeInputs(childOf: self))
  }

  private var stack: any View {
    LayoutView(layout: ZStackLayout(alignment: modifier.alignment), content: modifier.overlay)
  }

  override var children: [Node] { [child, overlay].compactMap { $0 } }

  override func collect(into boxes: inout [Box]) {
    guard let child, let overlay else { return }
    var known = wrappers
    // Several views share one overlay: it is drawn over the first.
    wrappers = child.boxes.enumerated().map { index, inner in
      if let place = known.firstIndex(where: { $0.inner === inner }) {
        return known.remove(at: place)
      }
      return OverlayBox(self, inner, index == 0 ? overlay.boxes.first : nil)
    }
    for wrapper in wrappers {
      (wrapper.alignment, wrapper.isBehind) = (modifier.alignment, modifier.isBehind)
    }
    boxes += wrappers
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, OverlayModifier<Overlay>>.self)
    let realigned = modifier.alignment != view.modifier.alignment
    modifier = view.modifier
    if realigned {
      for wrapper in wrappers {
        wrapper.alignment = modifier.alignment
        wrapper.invalidateLayout()
      }
    }
    child?.update(view.content, environment: environment)
    overlay?.show(stack, environment)
  }
}

/// The node above an overlay's views: their boxes are not boxes of the view they lie over.
final class OverlayHost: SingleChildNode {
  init(_ view: any View, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.node(NodeInputs(childOf: self))
  }
  func show(_ view: any View, _ environment: EnvironmentValues) {
    update(view, environment: environment)
  }
  override func accept(_ view: LentView, environmentChanged: Bool) {
    child?.update(view, environment: environment)
  }
}

/// The box of a view with an overlay or a background.
final class OverlayBox: WrapperBox {
  private let overlay: Box?
  var alignment = Alignment.center
  var isBehind = false

  init(_ node: Node, _ inner: Box, _ overlay: Box?) {
    self.overlay = overlay
    super.init(around: inner, node)
    if let overlay { adopt(overlay) }
  }

  override var contents: [Box] {
    guard let overlay else { return [inner] }
    return isBehind ? [overlay, inner] : [inner, overlay]
  }
  override func placed() {
    inner.place(in: frame, proposal: proposal)
    guard let overlay else { return }
    let offer = ProposedViewSize(frame.size)
    let dimensions = overlay.dimensions(for: offer)
    let point = dimensions.point(of: alignment)
    let target = ViewDimensions(size: frame.size, box: inner).point(of: alignment)
    overlay.place(
      in: CGRect(
        origin: CGPoint(x: frame.minX + target.x - point.x, y: frame.minY + target.y - point.y),
        size: dimensions.size), proposal: offer)
  }
}

extension View {
  /// Layers views in front of this one.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand in this view's frame.
  ///   - content: The views, which are proposed this view's size.
  /// - Returns: This view with its overlay; its size is this view's own.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment, isBehind: false))
  }
  /// Layers a view in front of this one.
  ///
  /// - Parameters:
  ///   - overlay: The view in front, which is proposed this view's size.
  ///   - alignment: Where it stands in this view's frame.
  /// - Returns: This view with its overlay; its size is this view's own.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(overlay: overlay, alignment: alignment, isBehind: false))
  }
  /// Layers views behind this one.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand in this view's frame.
  ///   - content: The views, which are proposed this view's size.
  /// - Returns: This view with its background; its size is this view's own.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment, isBehind: true))
  }
  /// Layers a view behind this one.
  ///
  /// - Parameters:
  ///   - background: The view behind, which is proposed this view's size.
  ///   - alignment: Where it stands in this view's frame.
  /// - Returns: This view with its background; its size is this view's own.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(overlay: background, alignment: alignment, isBehind: true))
  }
}
