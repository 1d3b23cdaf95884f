import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A selection of any type.
struct AnyBinding: Equatable {
  let value: AnyHashable
  let set: @MainActor (AnyHashable) -> Void

  @MainActor init<V: Hashable>(_ binding: Binding<V>) {
    value = AnyHashable(binding.wrappedValue)
    set = { tag in
      if let tag = tag.base as? V { binding.wrappedValue = tag }
    }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// Lets each of several views be chosen by a press.
struct OptionModifier: BoxModifier {
  typealias Body = Never
  var selection: AnyBinding
  /// Whether the views stand one below another.
  var isList = false
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    OptionBox(self, around: inner, node)
  }
}

/// The box of a view that can be chosen.
final class OptionBox: ModifierBox<OptionModifier>, TouchResponder {
  var rightOfWay: RightOfWay { .inner }
  var touchKinds: [String] { ["option"] }
  // Several boxes share one node here: each is a place for touches of its own.
  var touchIdentity: AnyObject { self }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    PressGesture(name: "option", pressChanged: { _ in }) { [weak self] in
      guard let self, let tag = selectionTag else { return }
      modifier.selection.set(tag)
    }
    .recognizer(seat)
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard frame.contains(point.applying(context.transform.inverted())) else { return nil }
    var hit = inner.hitTest(point, context) ?? Hit()
    hit.reaches.append(Hit.Reach(responder: self, transform: context.transform))
    return hit
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard !isLeaving else { return }
    survey.open(self, frame.applying(context.transform))
    inner.survey(&survey, context)
    survey.close()
  }
}

extension Box {
  /// The view's tag, or its identity in the outermost loop below this box's modifier.
  var selectionTag: AnyHashable? { tag(below: node) }

  /// The view's tag, or its identity in the outermost loop below `root`.
  func tag(below root: Node) -> AnyHashable? {
    if let tag = traits.tag { return tag }
    var leaf: Box = self
    while let inner = leaf.contents.first { leaf = inner }
    var tag: AnyHashable?
    var current = leaf.node
    while current !== root, let parent = current.parent {
      if let loop = parent as? DynamicNode, loop.identitiesAreTags {
        tag = loop.items.first { $0.node === current }?.id ?? tag
      }
      current = parent
    }
    return tag
  }
}

/// Segments side by side, the chosen one raised, as on iOS 17.
struct SegmentedLook<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let content: Content
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LayoutView(
      layout: SegmentedLayout(selection: AnyHashable(selection.wrappedValue)),
      content: TupleView(
        ((), ()),
        children: [
          RoundedRectangle(cornerRadius: 7, style: .continuous)
            .fill(colorScheme == .light ? .white : Color(.system(.gray2)))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .animation(.spring(duration: 0.3, bounce: 0), value: selection.wrappedValue),
          content.font(.system(size: 13, weight: .medium)).lineLimit(1)
            .modifier(SegmentCell())
            .modifier(OptionModifier(selection: AnyBinding(selection))),
        ])
    )
    .background(
      Color(.system(.fill)).opacity(0.6), in: RoundedRectangle(cornerRadius: 9, style: .continuous))
  }
}

/// Makes each segment as large as its place.
private struct SegmentCell: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Puts segments side by side at one width, and a ground under the chosen one.
struct SegmentedLayout: Layout {
  let selection: AnyHashable
  nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let segments = subviews.dropFirst()
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? (widest + 24) * CGFloat(segments.count), height: 32)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let segments = subviews.dropFirst()
    guard let ground = subviews.first, !segments.isEmpty else { return }
    let width = bounds.width / CGFloat(segments.count)
    for (position, segment) in segments.enumerated() {
      let cell = CGRect(
        x: bounds.minX + width * CGFloat(position), y: bounds.minY, width: width,
        height: bounds.height)
      segment.place(at: cell.origin, proposal: ProposedViewSize(cell.size))
      if segment.box.selectionTag == selection {
        let inner = cell.insetBy(dx: 2, dy: 2)
        ground.place(at: inner.origin, proposal: ProposedViewSize(inner.size))
      }
    }
    if !segments.contains(where: { $0.box.selectionTag == selection }) {
      ground.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .zero)
    }
  }
}

/// Shows only the chosen one of several views.
struct ChosenOnly<Content: View>: View {
  let selection: AnyHashable
  let content: Content
  var body: some View { content.modifier(ChosenModifier(selection: selection)) }
}

/// Hides a view that is not chosen; it takes no space.
struct ChosenModifier: BoxModifier {
  typealias Body = Never
  let selection: AnyHashable
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ChosenBox(self, around: inner, node)
  }
}

/// The box of a view that is shown if it is chosen.
final class ChosenBox: ModifierBox<ChosenModifier> {
  private var isChosen: Bool { selectionTag == modifier.selection }
  override func changed(from old: ChosenModifier) { layoutChanged() }
  override var spacing: ViewSpacing { isChosen ? inner.spacing : .zero }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isChosen ? inner.size(for: proposal) : .zero
  }
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    if isChosen { inner.draw(into: &list, context) }
  }
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    isChosen ? inner.hitTest(point, context) : nil
  }
  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if isChosen { inner.survey(&survey, context) }
  }
}
