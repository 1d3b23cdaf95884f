@_spi(Engine) public import ViewEngine

/// Rotor content: the entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent: View {}

/// Makes a rotor's entries of several, as views are made of several.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// An entry of a rotor, which a film does not show.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public var body: some View { EmptyView() }

  /// Creates an entry for the view with an identity.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - id: The identity.
  ///   - textRange: A part of the view's text.
  ///   - prepare: Makes the view ready to be shown.
  /// - Note: Accepted; no effect. `label`, `id`, `textRange`, `prepare`: a film is not read aloud.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry for the view that is known by an identity somewhere.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - id: The identity.
  ///   - namespace: Where it is known.
  ///   - textRange: A part of the view's text.
  ///   - prepare: Makes the view ready to be shown.
  /// - Note: Accepted; no effect. `label`, `id`, `in`, `textRange`, `prepare`: a film is not read aloud.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an identity.
  ///
  /// - Parameters:
  ///   - labelKey: What it is called.
  ///   - id: The identity.
  ///   - textRange: A part of the view's text.
  ///   - prepare: Makes the view ready to be shown.
  /// - Note: Accepted; no effect. `labelKey`, `id`, `textRange`, `prepare`: a film is not read aloud.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry for the view that is known by an identity somewhere.
  ///
  /// - Parameters:
  ///   - labelKey: What it is called.
  ///   - id: The identity.
  ///   - namespace: Where it is known.
  ///   - textRange: A part of the view's text.
  ///   - prepare: Makes the view ready to be shown.
  /// - Note: Accepted; no effect. `labelKey`, `id`, `in`, `textRange`, `prepare`: a film is not read aloud.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an identity.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - id: The identity.
  ///   - textRange: A part of the view's text.
  ///   - prepare: Makes the view ready to be shown.
  /// - Note: Accepted; no effect. `label`, `id`, `textRange`, `prepare`: a film is not read aloud.
  @_disfavoredOverload public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Creates an entry for the view that is known by an identity somewhere.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - id: The identity.
  ///   - namespace: Where it is known.
  ///   - textRange: A part of the view's text.
  ///   - prepare: Makes the view ready to be shown.
  /// - Note: Accepted; no effect. `label`, `id`, `in`, `textRange`, `prepare`: a film is not read aloud.
  @_disfavoredOverload public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension View {
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - entries: The entries.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `entries`: a film is not read aloud.
  public func accessibilityRotor(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some View
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - labelKey: What it is.
  ///   - entries: The entries.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `labelKey`, `entries`: a film is not read aloud.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some View
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - label: What it is.
  ///   - entries: The entries.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `label`, `entries`: a film is not read aloud.
  @_disfavoredOverload public func accessibilityRotor(
    _ label: some StringProtocol,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some View
  ) -> some View { self }
  /// Has a rotor of entries.
  ///
  /// - Parameters:
  ///   - systemRotor: What it is.
  ///   - entries: The entries.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `systemRotor`, `entries`: a film is not read aloud.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some View
  ) -> some View { self }
}
