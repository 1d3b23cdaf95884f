import DisplayList
import Foundation
import Geometry
import SceneGraph

/// Several views in a ``Layout``.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  var layout: L
  var content: Content
  /// What stays in sight as the container is scrolled.
  var pinning: Pinning?
  /// The axis along which only what a scroll view shows need be there; `nil` for all.
  var lazyAxis: Axis?

  package init(
    layout: L, content: Content, pinning: Pinning? = nil, lazyAxis: Axis? = nil
  ) {
    (self.layout, self.content, self.pinning) = (layout, content, pinning)
    self.lazyAxis = lazyAxis
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { LayoutNode(self, inputs) }
}

/// The node of a container with a layout.
final class LayoutNode<L: Layout, Content: View>: ContainerNode<LayoutBox<L>> {
  private var view: LayoutView<L, Content>
  private let comparison = Comparison<L>()
  private var moving: MovingBody?

  init(_ view: LayoutView<L, Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    moving = MovingBody.make(ofAnimatable: view.layout)
    child = view.content.node(NodeInputs(childOf: self))
    box.pinning = view.pinning
    graph.needsLayout = true
  }

  override var lazilyFilledAxis: Axis? { view.lazyAxis }
  override func makeBox() -> LayoutBox<L> { LayoutBox(self, layout: view.layout) }
  override var movingBody: MovingBody? { moving }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: LayoutView<L, Content>.self)
    let isSame = comparison.isUnchanged(self.view.layout, view.layout)
    self.view = view
    box.pinning = view.pinning
    if !isSame {
      moving?.accept(view.layout, in: self)
      showLayout()
    }
    child?.update(view.content, environment: environment)
  }

  override func reevaluate() { showLayout() }

  /// Lays out by the layout's presentation value.
  private func showLayout() {
    box.layout = moving?.presentation(of: view.layout, in: self) ?? view.layout
    box.isOnItsWay = moving?.isMoving(in: self) ?? false
    box.invalidateLayout()
  }

  override func wasRemoved() {
    super.wasRemoved()
    moving?.remove(in: self)
  }
}

/// The box of a container with a layout.
final class LayoutBox<L: Layout>: ContainerBox {
  var layout: L
  /// Whether the layout is between two, and so are the places that it gives.
  var isOnItsWay = false
  /// What stays in sight as the container is scrolled.
  var pinning: Pinning?
  private var cache: L.Cache?
  /// Whether the cache was made before views or sizes changed.
  private var isCacheOld = false
  private var knownSpacing: ViewSpacing?
  private var ordered: (update: Int, boxes: [Box])?
  private let recorder = PlacementRecorder()

  init(_ node: Node, layout: L) {
    self.layout = layout
    super.init(node)
  }

  override func contentsChanged() {
    ordered = nil
    super.contentsChanged()
  }

  override var contents: [Box] {
    // Views and what they say of themselves change in updates only.
    if let ordered, ordered.update == graph.updateNumber, !graph.isUpdating { return ordered.boxes }
    let boxes = paintingOrder(childBoxes)
    if !graph.isUpdating { ordered = (graph.updateNumber, boxes) }
    return boxes
  }

  private var subviews: LayoutSubviews {
    let present = childBoxes.filter { !$0.isLeaving }
    return LayoutSubviews(
      subviews: present.enumerated().map {
        LayoutSubview(box: $0.element, index: $0.offset, recorder: recorder)
      }, layoutDirection: environment.layoutDirection)
  }

  override func layoutInvalidated() { (isCacheOld, knownSpacing) = (true, nil) }

  override var tracedName: String {
    let name = traceName(of: L.self)
    return name.hasSuffix("Layout") ? String(name.dropLast(6)) : name
  }

  private func withCache<R>(_ body: (LayoutSubviews, inout L.Cache) -> R) -> R {
    let subviews = subviews
    var cache = upToDateCache(subviews)
    let result = body(subviews, &cache)
    self.cache = cache
    return result
  }

  private func upToDateCache(_ subviews: LayoutSubviews) -> L.Cache {
    let isOld = isCacheOld
    isCacheOld = false
    guard var cache else { return layout.makeCache(subviews: subviews) }
    if isOld { layout.updateCache(&cache, subviews: subviews) }
    return cache
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  /// The views' places in `bounds`, with their sizes.
  private func arrange(in bounds: CGRect, _ proposal: ProposedViewSize) -> [(
    Box, CGRect, ProposedViewSize
  )] {
    recorder.clear()
    return withCache { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      return subviews.map { subview in
        let placement =
          recorder.placements[subview.index]
          ?? PlacementRecorder.Placement(
            position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(bounds.size))
        let size = subview.sizeThatFits(placement.proposal)
        let origin = CGPoint(
          x: placement.position.x - placement.anchor.x * size.width,
          y: placement.position.y - placement.anchor.y * size.height)
        return (subview.box, CGRect(origin: origin, size: size), placement.proposal)
      }
    }
  }

  override func placed() {
    let places = arrange(in: frame, proposal)
    graph.layout.placing(exactly: isOnItsWay) {
      for (box, frame, proposal) in places { place(box, in: frame, proposal: proposal) }
    }
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let proposal = ProposedViewSize(dimensions.size)
    let own: CGFloat? = withCache { subviews, cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    if let own { return own }
    // Containers hand on the mean of what their views set.
    let guides = arrange(in: bounds, proposal).compactMap { box, frame, proposal -> CGFloat? in
      guard let guide = box.guide(key, in: box.dimensions(for: proposal)) else {
        return nil
      }
      return guide + (key.isHorizontal ? frame.minX : frame.minY)
    }
    guard let first = guides.first else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return guides.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return guides.max() }
    return guides.dropFirst().reduce(first, +) / CGFloat(guides.count)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    guard let pinning else { return super.draw(into: &list, context) }
    for view in pinning.painted(contents, context) { view.box.show(into: &list, view.context) }
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard let pinning else { return super.hitTest(point, context) }
    for view in pinning.painted(contents, context).reversed() where !view.box.isLeaving {
      if let hit = view.box.hitTest(point, view.context) { return hit }
    }
    return nil
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard let pinning, !isLeaving else { return super.survey(&survey, context) }
    for view in pinning.views(contents, context) { view.box.survey(&survey, view.context) }
  }

  // Remembered, as every stack around asks again.
  override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    knownSpacing = spacing
    return spacing
  }
}

extension LayoutBox: HoldingBox {
  func readHold(of inner: Box) -> CGSize {
    guard let pinning, let viewport = readInnermostViewport() else { return .zero }
    return pinning.shift(inner, contents, viewport) ?? .zero
  }
}

/// The order in which siblings are painted: by `zIndex`, those that are leaving behind their
/// equals.
@MainActor func paintingOrder(_ boxes: [Box]) -> [Box] {
  guard boxes.contains(where: { $0.isLeaving || $0.traits.zIndex != 0 }) else { return boxes }
  return boxes.enumerated().sorted { a, b in
    let (x, y) = (a.element, b.element)
    if x.traits.zIndex != y.traits.zIndex { return x.traits.zIndex < y.traits.zIndex }
    if x.isLeaving != y.isLeaving { return x.isLeaving }
    return a.offset < b.offset
  }.map(\.element)
}
