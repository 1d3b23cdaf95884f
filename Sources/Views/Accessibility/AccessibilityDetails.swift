public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Of no certain level.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

/// What a text is, so that it is read rightly.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let number: Int
  /// Plain text.
  public static let plain = Self(number: 0)
  /// Console output.
  public static let console = Self(number: 1)
  /// The name of a file.
  public static let fileSystem = Self(number: 2)
  /// A message.
  public static let messaging = Self(number: 3)
  /// A narrative.
  public static let narrative = Self(number: 4)
  /// Source code.
  public static let sourceCode = Self(number: 5)
  /// A spreadsheet.
  public static let spreadsheet = Self(number: 6)
  /// Words as in a word processor.
  public static let wordProcessing = Self(number: 7)
}

/// Which half of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What it labels.
  case content
}

extension View {
  /// Sets the level of this heading.
  ///
  /// - Parameter level: The level.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `level`: a film is not read aloud.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Sets what may be said to mean this view.
  ///
  /// - Parameter inputLabels: The names; a script finds the view by its label.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `inputLabels`: nobody speaks to a film.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets what may be said to mean this view.
  ///
  /// - Parameter inputLabelKeys: The names; a script finds the view by its label.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `inputLabelKeys`: nobody speaks to a film.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Says whether this view answers to a person.
  ///
  /// - Parameter respondsToUserInteraction: Whether it does.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `respondsToUserInteraction`: a film is not read aloud.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Says whether this view keeps its colours where colours are inverted.
  ///
  /// - Parameter active: Whether it does.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `active`: a film inverts none.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets what this text is, so that it is read rightly.
  ///
  /// - Parameter value: What it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `value`: a film is not read aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Says what is shown large where a finger rests on this view.
  ///
  /// - Parameter largeContentView: What is shown.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `largeContentView`: a film shows none.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Says that this view is shown large where a finger rests on it; a film shows none.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Replaces this view for accessibility.
  ///
  /// - Parameter representation: What stands for it.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `representation`: a script finds the view that is shown.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Replaces what is in this view for accessibility.
  ///
  /// - Parameter children: What stands for it.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `children`: a script finds the views that are shown.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Pairs a label with what it labels.
  ///
  /// - Parameters:
  ///   - role: Which of them this view is.
  ///   - id: The pair.
  ///   - namespace: Where its identity counts.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `role`, `id`, `in`: a film is not read aloud.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links this view with others.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - namespace: Where its identity counts.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `id`, `in`: a film is not read aloud.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Adds something to be read on request.
  ///
  /// - Parameters:
  ///   - labelKey: What it is.
  ///   - value: What is read.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `labelKey`, `value`: a film is not read aloud.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text
  ) -> some View { self }

  /// Sets where accessibility presses this view.
  ///
  /// - Parameter activationPoint: The point, as a share of the view.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `activationPoint`: a script presses where it says.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Sets where accessibility presses this view.
  ///
  /// - Parameter activationPoint: The point, in points.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `activationPoint`: a script presses where it says.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Says what this view is for: its accessibility hint, which a pointer shows that rests on it, and no film's does.
  ///
  /// - Parameter textKey: The key of the words.
  /// - Returns: This view with the hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// Says what this view is for: its accessibility hint, which a pointer shows that rests on it, and no film's does.
  ///
  /// - Parameter text: The words.
  /// - Returns: This view with the hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Says what this view is for: its accessibility hint, which a pointer shows that rests on it, and no film's does.
  ///
  /// - Parameter text: The words, as they are.
  /// - Returns: This view with the hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
