import DisplayList
import Foundation
import Geometry
import Motion
import Symbols
@_spi(Engine) import ViewEngine

/// A binding to a selection of any type.
struct AnyBinding: Equatable {
  let value: AnyHashable
  let set: @MainActor (AnyHashable) -> Void

  @MainActor init<V: Hashable>(_ binding: Binding<V>) {
    value = AnyHashable(choice: binding.wrappedValue)
    set = { tag in
      if let tag = tag.base as? V { binding.wrappedValue = tag }
    }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// Makes each of several views an option of a picker: a press chooses it.
struct OptionModifier: BoxModifier {
  typealias Body = Never
  var selection: AnyBinding
  /// Whether a checkmark stands at the end of the one that is chosen.
  var hasMark = false
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    OptionBox(self, around: inner, node)
  }
}

/// The box of an option of a picker.
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

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    super.draw(into: &list, context)
    guard modifier.hasMark, selectionTag == modifier.selection.value, let mark = Self.mark else {
      return
    }
    let side = isRightToLeft ? frame.minX : frame.maxX - mark.size.width
    let place = CGAffineTransform(translationX: side, y: frame.midY - mark.size.height / 2)
    let tint =
      environment.drawing.tint?.presentation(in: graph)
      ?? Color.accentColor.styleNumbers(in: environment)
    mark.draw(
      into: &list, levels: [tint, tint, tint], place.concatenating(context.transform))
  }

  /// The sign of what is chosen, in points: as large as a semibold letter of the body's text.
  private static let mark = Symbol.named("checkmark")?.drawing(size: 17, weight: 600)

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard frame.contains(point.applying(context.transform.inverted())) else { return nil }
    return reached(by: inner.hitTest(point, context) ?? Hit(self), context)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    self.survey(&survey, context) { inner.survey(&$0, context) }
  }
}

/// Makes an option as wide as the row in which it stands.
struct OptionRow: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A segmented picker: segments side by side, the chosen one raised.
struct SegmentedLook<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let content: Content
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.systemLook.controls) private var look
  @Environment(\.segmentGround) private var ground

  private var usualGround: Color { colorScheme == .light ? .white : Color(.system(.gray2)) }

  var body: some View {
    track.background(
      Color(.system(.fill)).opacity(ControlLook.tertiaryFill),
      in: rounded(look.segmentsRadius)
    )
    .modifier(ControlWords())
    .padding(.bottom, -look.segmentsOverhang)
  }

  /// The segments; the shadow of the chosen one ends with the track in pictures of iOS 18, on iOS 26 nobody has measured it.
  @ViewBuilder private var track: some View {
    if look.hasCapsules { segments } else { segments.clipShape(rounded(look.segmentsRadius)) }
  }

  private var segments: some View {
    LayoutView(
      layout: SegmentedLayout(selection: AnyHashable(choice: selection.wrappedValue)),
      content: TupleView(
        ((), ()),
        children: [
          rounded(look.segmentsRadius - SegmentedLayout.inset)
            .fill(ground ?? SegmentWishes.ground ?? usualGround)
            .shadow(
              color: .black.opacity(SegmentedLayout.shadowOpacity),
              radius: ControlLook.shadowRadius, y: ControlLook.shadowOffset
            )
            .animation(
              .spring(duration: ControlLook.thumbDuration, bounce: 0),
              value: selection.wrappedValue),
          content.font(.system(size: look.segmentsFontSize, weight: .medium)).lineLimit(1)
            .modifier(SegmentCell())
            .modifier(OptionModifier(selection: AnyBinding(selection))),
        ])
    )
  }

  private func rounded(_ radius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: radius, style: look.hasCapsules ? .circular : .continuous)
  }
}

/// Makes a segment fill its place.
private struct SegmentCell: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The layout of a segmented picker: segments of one width, and a raised background under the
/// chosen one.
struct SegmentedLayout: Layout {
  let selection: AnyHashable
  /// The height that the control is seen in, and what a segment is wider than its label, in points.
  private static let (height, padding) = (CGFloat(32), CGFloat(24))
  /// The inset of the raised background, in points.
  static let inset: CGFloat = 2
  /// The opacity of the raised background's shadow.
  static let shadowOpacity = 0.12

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let segments = subviews.dropFirst()
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width ?? (widest + Self.padding) * CGFloat(segments.count),
      height: Self.height)
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
        let inner = cell.insetBy(dx: Self.inset, dy: Self.inset)
        ground.place(at: inner.origin, proposal: ProposedViewSize(inner.size))
      }
    }
    if !segments.contains(where: { $0.box.selectionTag == selection }) {
      ground.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .zero)
    }
  }
}

/// The chosen one of several options, alone.
struct ChosenOnly<Content: View>: View {
  let selection: AnyHashable
  let content: Content
  var body: some View { content.modifier(ChosenModifier(selection: selection)) }
}

/// Hides an option that is not chosen; it takes no space.
struct ChosenModifier: BoxModifier {
  typealias Body = Never
  let selection: AnyHashable
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ChosenBox(self, around: inner, node)
  }
}

/// The box of an option that is shown if it is chosen.
final class ChosenBox: ModifierBox<ChosenModifier> {
  private var isChosen: Bool { selectionTag == modifier.selection }
  override func changed(from old: ChosenModifier) { layoutChanged() }
  override var spacing: ViewSpacing { isChosen ? inner.spacing : .zero }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isChosen ? inner.size(for: proposal) : .zero
  }
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    if isChosen { inner.show(into: &list, context) }
  }
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    isChosen ? inner.hitTest(point, context) : nil
  }
  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if isChosen { inner.survey(&survey, context) }
  }
}
