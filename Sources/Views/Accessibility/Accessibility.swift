import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Lets a view say something about itself.
struct AccessibilityModifier: BoxModifier {
  typealias Body = Never
  var notes = AccessibilityNotes()
  /// What it says in texts, which depend on the environment.
  var texts: [(place: WritableKeyPath<AccessibilityNotes, String?>, text: Text)] = []

  init(_ write: (inout AccessibilityNotes) -> Void) { write(&notes) }

  init(_ text: Text, at place: WritableKeyPath<AccessibilityNotes, String?>) {
    texts = [(place, text)]
  }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    AccessibilityBox(self, around: inner, node)
  }
}

/// The box of a view that says something about itself.
final class AccessibilityBox: ModifierBox<AccessibilityModifier> {
  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard !isLeaving else { return }
    var notes = modifier.notes
    for (place, text) in modifier.texts { notes[keyPath: place] = spoken(text) }
    survey.note(notes, frame.applying(context.transform)) { [inner] in
      inner.survey(&$0, context)
    }
  }

  private func spoken(_ text: Text) -> String {
    let now = graph.stage.calendarStart.addingTimeInterval(graph.timeline.now.seconds)
    var pieces = TextPieces(environment, at: now)
    pieces.append(text, environment.text.attributes, style: nil)
    return pieces.all.map(\.text).joined()
  }
}

extension View {
  /// Names this view: for taps, and for those who cannot see it.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityModifier { $0.label = String(label) })
  }
  /// Names this view for taps and tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.identifier = identifier })
  }
  /// Says the value that this view shows.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(AccessibilityModifier { $0.value = String(value) })
  }
  /// Says what happens when this view is used.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(AccessibilityModifier { $0.hint = String(hint) })
  }
  /// Says whether this view has nothing to say.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier { $0.isHidden = hidden })
  }
  /// Says what this view is besides.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.added = traits })
  }
  /// Says what this view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.removed = traits })
  }
  /// Makes one element of this view; taps find it by any text inside.
  ///
  /// - Note: Accepted; no effect. `children`: taps find an element by any text inside.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityModifier { _ in })
  }
  /// Says in which order elements are read; taps count views in the order of the source.
  ///
  /// - Note: Accepted; no effect. `sortPriority`: taps count views in the order of the source.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Names this view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(label, at: \.label))
  }
  /// Names this view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Says the value that this view shows.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(value, at: \.value))
  }
  /// Says the value that this view shows.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Says what happens when this view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier(hint, at: \.hint))
  }
  /// Says what happens when this view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  /// Names this view: the older form.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Names this view for taps and tests: the older form.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Says the value that this view shows: the older form.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Says whether this view has nothing to say: the older form.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Says what this view is besides: the older form.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}
