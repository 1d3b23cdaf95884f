public import ViewEngine
public import Views

/// Words that an intent says.
public struct IntentDialog: ExpressibleByStringInterpolation {
  /// The words.
  public let full: LocalizedStringResource
  /// Creates what is said.
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

/// What an intent gives: a value, a view, words, or none of them.
public struct IntentResultContainer<Value, OpensIntent, Snippet, Dialog>: IntentResult {
  /// The value; `nil` for none.
  public let value: Value?
  /// The view; `nil` for none.
  public let view: Snippet?
  /// The words; `nil` for none.
  public let dialog: Dialog?
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  /// Nothing.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(value: nil, view: nil, dialog: nil)
  }
  /// A value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, view: nil, dialog: nil)
  }
  /// A view.
  public static func result<Snippet: View>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self(value: nil, view: view, dialog: nil)
  }
  /// Words.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(value: nil, view: nil, dialog: dialog)
  }
  /// Words and a view.
  ///
  /// - Parameters:
  ///   - dialog: The words.
  ///   - view: The view.
  /// - Returns: Both.
  public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(value: nil, view: view, dialog: dialog)
  }
  /// A value and words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words.
  /// - Returns: Both.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, view: nil, dialog: dialog)
  }
}

// MARK: Names of values

/// What a type of values is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// The name.
  public let name: LocalizedStringResource
  /// Creates a name.
  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// What a value is called.
public struct DisplayRepresentation: ExpressibleByStringInterpolation {
  /// The name.
  public let title: LocalizedStringResource
  /// What stands below; `nil` for nothing.
  public let subtitle: LocalizedStringResource?
  /// Creates a name.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: What stands below; `nil` for nothing.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {
    (self.title, self.subtitle) = (title, subtitle)
  }
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

/// A few values, each with a name, that a parameter may have.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable
where RawValue: LosslessStringConvertible {
  /// What the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What each value is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// What the value is called.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(rawValue))
  }
}
