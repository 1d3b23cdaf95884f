@_spi(Engine) public import ViewEngine

/// The rotors that the system has by itself: kinds of things that someone who cannot see a view goes along.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let number: Int
  /// Bold letters.
  public static let boldText = Self(number: 0)
  /// Slanted letters.
  public static let italicText = Self(number: 1)
  /// Underlined letters.
  public static let underlineText = Self(number: 2)
  /// Words that are wrong.
  public static let misspelledWords = Self(number: 3)
  /// Headings.
  public static let headings = Self(number: 4)
  /// Landmarks.
  public static let landmarks = Self(number: 5)
  /// Lists.
  public static let lists = Self(number: 6)
  /// Tables.
  public static let tables = Self(number: 7)
  /// Images.
  public static let images = Self(number: 8)
  /// Fields.
  public static let textFields = Self(number: 9)
  /// Links.
  ///
  /// - Parameter visited: Whether those that were followed.
  /// - Returns: The rotor.
  public static func links(visited: Bool = false) -> Self { Self(number: visited ? 11 : 10) }
}

// Rotors: nobody who cannot see it goes along a film's places.
extension View {
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - entries: The entries.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `entries`, `entryLabel`: a film is not read aloud.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - entries: The entries.
  ///   - entryID: What an entry is known by.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `entries`, `entryID`, `entryLabel`: a film is not read aloud.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of parts of a text.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - textRanges: The parts.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `textRanges`: a film is not read aloud.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - labelKey: What it is.
  ///   - entries: The entries.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `labelKey`, `entries`, `entryLabel`: a film is not read aloud.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - labelKey: What it is.
  ///   - entries: The entries.
  ///   - entryID: What an entry is known by.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `labelKey`, `entries`, `entryID`, `entryLabel`: a film is not read aloud.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of parts of a text.
  ///
  /// - Parameters:
  ///   - labelKey: What it is.
  ///   - textRanges: The parts.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `labelKey`, `textRanges`: a film is not read aloud.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - entries: The entries.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `entries`, `entryLabel`: a film is not read aloud.
  @_disfavoredOverload public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: some StringProtocol, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - entries: The entries.
  ///   - entryID: What an entry is known by.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `entries`, `entryID`, `entryLabel`: a film is not read aloud.
  @_disfavoredOverload public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: some StringProtocol, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of parts of a text.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - textRanges: The parts.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `textRanges`: a film is not read aloud.
  @_disfavoredOverload public func accessibilityRotor(
    _ label: some StringProtocol, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - systemRotor: What it is.
  ///   - entries: The entries.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `systemRotor`, `entries`, `entryLabel`: a film is not read aloud.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - systemRotor: What it is.
  ///   - entries: The entries.
  ///   - entryID: What an entry is known by.
  ///   - entryLabel: What an entry is called.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `systemRotor`, `entries`, `entryID`, `entryLabel`: a film is not read aloud.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  /// Has a rotor of parts of a text.
  ///
  /// - Parameters:
  ///   - systemRotor: What it is.
  ///   - textRanges: The parts.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `systemRotor`, `textRanges`: a film is not read aloud.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
  /// Says that this view is a rotor's entry.
  ///
  /// - Parameters:
  ///   - id: What the entry is known by.
  ///   - namespace: Where it is known.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `id`, `in`: a film is not read aloud.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { self }
}
