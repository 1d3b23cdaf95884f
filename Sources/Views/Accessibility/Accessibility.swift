import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The modifier that sets an accessibility label, value, hint, identifier or traits.
struct AccessibilityModifier: NamingModifier {
  typealias Body = Never
  var notes = AccessibilityNotes()
  /// The labels, values and hints given as texts, which are read in the environment of the view.
  var texts: [(place: WritableKeyPath<AccessibilityNotes, String?>, text: Text)] = []

  init(_ write: (inout AccessibilityNotes) -> Void) { write(&notes) }

  init(_ text: Text, at place: WritableKeyPath<AccessibilityNotes, String?>) {
    texts = [(place, text)]
  }

  var givenName: String? { notes.identifier.flatMap { $0.isEmpty ? nil : $0 } }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    AccessibilityBox(self, around: inner, node)
  }
}

/// The box of a view with accessibility notes of its own.
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
  /// Sets the accessibility label: the name of this view, for taps and for those who cannot see it.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityModifier { $0.label = String(label) })
  }
  /// Sets the accessibility identifier, by which taps and tests find this view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.identifier = identifier })
  }
  /// Sets the accessibility value: what this view shows.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(AccessibilityModifier { $0.value = String(value) })
  }
  /// Sets the accessibility hint: what happens when this view is used.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(AccessibilityModifier { $0.hint = String(hint) })
  }
  /// Hides this view from accessibility, so that it says nothing.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier { $0.isHidden = hidden })
  }
  /// Adds accessibility traits: what this view is besides.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.added = traits })
  }
  /// Removes accessibility traits: what this view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.removed = traits })
  }
  /// Makes one accessibility element of this view; taps find it by any text inside.
  ///
  /// - Note: Accepted; no effect. `children`: taps find an element by any text inside.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityModifier { _ in })
  }
  /// Sets the accessibility sort priority: in which order elements are read.
  ///
  /// - Note: Accepted; no effect. `sortPriority`: taps count views in the order of the source.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets the accessibility label: the name of this view.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(label, at: \.label))
  }
  /// Sets the accessibility label: the name of this view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets the accessibility value: what this view shows.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(value, at: \.value))
  }
  /// Sets the accessibility value: what this view shows.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the accessibility hint: what happens when this view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier(hint, at: \.hint))
  }
  /// Sets the accessibility hint: what happens when this view is used.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  /// Sets the accessibility label: the older form.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the accessibility hint: the older form.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Sets the accessibility identifier: the older form.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Sets the accessibility value: the older form.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Hides this view from accessibility: the older form.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Adds accessibility traits: the older form.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes accessibility traits: the older form.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the accessibility sort priority: the older form.
  ///
  /// - Note: Accepted; no effect. `sortPriority`: taps count views in the order of the source.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Sets the names by which people may call this view: the older form.
  ///
  /// - Note: Accepted; no effect. `inputLabels`: nobody speaks to a film.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  /// Sets where this view is touched when it is chosen: the older form.
  ///
  /// - Note: Accepted; no effect. `activationPoint`: taps touch what they name in its middle.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  /// Sets where this view is touched when it is chosen: the older form.
  ///
  /// - Note: Accepted; no effect. `activationPoint`: taps touch what they name in its middle.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  /// Sets what a picker chooses with this view: the older form, which gave way to `tag(_:)`.
  ///
  /// - Note: Accepted; no effect. `selectionIdentifier`: pickers go by tags.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
