import DisplayList
import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// An overlay or a background: views in front of or behind a view, proposed its size.
struct OverlayModifier<Overlay: View>: CompanionModifier {
  typealias Body = Never
  var companion: Overlay
  var alignment: Alignment
  var isBehind: Bool

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    OverlayNode(content, self, inputs)
  }
}

/// The node of a view with an overlay or a background.
final class OverlayNode<Content: View, Overlay: View>:
  CompanionNode<Content, OverlayModifier<Overlay>>
{
  private var wrappers: [OverlayBox] = []

  override func collect(into boxes: inout [Box]) {
    let known = wrappers
    wrappers = pairs().map { inner, overlay in
      known.first { $0.inner === inner } ?? OverlayBox(self, inner, overlay)
    }
    for wrapper in wrappers {
      (wrapper.alignment, wrapper.isBehind) = (modifier.alignment, modifier.isBehind)
    }
    boxes += wrappers
  }

  override func changed(from old: OverlayModifier<Overlay>) {
    guard modifier.alignment != old.alignment else { return }
    for wrapper in wrappers {
      wrapper.alignment = modifier.alignment
      wrapper.invalidateLayout()
    }
  }
}

/// A modifier that offers the size of its content to other views, piled up.
@MainActor protocol CompanionModifier: PrimitiveModifier {
  associatedtype Companion: View
  /// The other views.
  var companion: Companion { get }
  /// How they lie on one another.
  var alignment: Alignment { get }
}

/// The node of a view and of others that are offered its size.
class CompanionNode<Content: View, Modifier: CompanionModifier>: Node {
  private(set) final var modifier: Modifier
  private(set) final var child: Node?
  /// The other views, once for each box of the content, as each of its views has them; the first are there
  /// before the content has boxes.
  private final var companions: [(inner: Box?, host: OverlayHost)] = []

  init(_ content: Content, _ modifier: Modifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    companions = [(nil, OverlayHost(stack, NodeInputs(childOf: self)))]
  }

  /// The boxes of the content, each with that of its other views.
  final func pairs() -> [(inner: Box, companion: Box)] {
    let inners = child?.boxes ?? []
    guard !inners.isEmpty || companions.contains(where: { $0.inner != nil }) else { return [] }
    var old = companions
    companions = inners.map { inner in
      let place =
        old.firstIndex { $0.inner === inner } ?? old.firstIndex { $0.inner == nil }
      let host = place.map { old.remove(at: $0).host }
      let found = host ?? OverlayHost(stack, NodeInputs(childOf: self))
      found.main = inner
      return (inner, found)
    }
    for (_, host) in old { host.remove() }
    return zip(inners, companions).compactMap { inner, companion in
      companion.host.boxes.first.map { (inner, $0) }
    }
  }

  private var stack: any View {
    LayoutView(layout: ZStackLayout(alignment: modifier.alignment), content: modifier.companion)
  }

  override var children: [Node] { (child.map { [$0] } ?? []) + companions.map(\.host) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, Modifier>.self)
    let old = modifier
    modifier = view.modifier
    changed(from: old)
    child?.update(view.content, environment: environment)
    for (_, host) in companions { host.show(stack, environment) }
  }

  /// Called when the modifier has a new value.
  func changed(from old: Modifier) {}
}

/// The node above an overlay's views: their boxes are not boxes of the view they lie over.
final class OverlayHost: SingleChildNode {
  /// The box of the view they lie over.
  fileprivate(set) weak var main: Box?
  override var accompanied: Box? { main }

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
  private let overlay: Box
  var alignment = Alignment.center
  var isBehind = false

  init(_ node: Node, _ inner: Box, _ overlay: Box) {
    self.overlay = overlay
    super.init(around: inner, node)
    adopt(overlay)
  }

  override var contents: [Box] {
    isBehind ? [overlay, inner] : [inner, overlay]
  }
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    (isBehind ? overlay : inner).show(into: &list, context)
    (isBehind ? inner : overlay).show(into: &list, context)
  }
  override func placed() {
    inner.place(in: frame, proposal: proposal)
    let offer = ProposedViewSize(frame.size)
    let dimensions = overlay.dimensions(for: offer)
    let point = dimensions.point(of: alignment)
    let target = ViewDimensions(size: frame.size, box: inner).point(of: alignment)
    let origin = CGPoint(x: frame.minX + target.x - point.x, y: frame.minY + target.y - point.y)
    place(overlay, in: CGRect(origin: origin, size: dimensions.size), proposal: offer)
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
    modifier(OverlayModifier(companion: content(), alignment: alignment, isBehind: false))
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
    modifier(OverlayModifier(companion: overlay, alignment: alignment, isBehind: false))
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
    modifier(OverlayModifier(companion: content(), alignment: alignment, isBehind: true))
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
    modifier(OverlayModifier(companion: background, alignment: alignment, isBehind: true))
  }
}
