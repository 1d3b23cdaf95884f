public import ViewEngine
public import Views

/// Words that an intent says.
public struct IntentDialog: ExpressibleByStringInterpolation {
  /// The words.
  public let full: LocalizedStringResource
  /// The words beside a view that says the rest; `nil` for all of them.
  public let supporting: LocalizedStringResource?
  /// The symbol beside the words; `nil` for none.
  public let systemImageName: String?
  /// Creates what is said.
  public init(_ full: LocalizedStringResource) { self.init(full: full) }
  /// Creates what is said, in full and beside a view.
  ///
  /// - Parameters:
  ///   - full: The words.
  ///   - supporting: The words beside a view that says the rest.
  ///   - systemImageName: The symbol beside the words.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) { (self.full, self.supporting, self.systemImageName) = (full, supporting, systemImageName) }
  public init(stringLiteral value: String) {
    self.init(full: LocalizedStringResource(stringLiteral: value))
  }
}

/// What an intent gives: a value, a view, words, or none of them.
public struct IntentResultContainer<Value, NextIntent, Snippet, Dialog>: IntentResult {
  /// The value; `nil` for none.
  public let value: Value?
  /// The view; `nil` for none.
  public let view: Snippet?
  /// The words; `nil` for none.
  public let dialog: Dialog?
  /// What is done next; `nil` for nothing.
  public let opensIntent: NextIntent?

  init(
    value: Value? = nil, view: Snippet? = nil, dialog: Dialog? = nil, next: NextIntent? = nil
  ) { (self.value, self.view, self.dialog, opensIntent) = (value, view, dialog, next) }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}

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
  /// A value and a view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - view: The view.
  /// - Returns: Both.
  public static func result<Value, Snippet: View>(value: Value, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value, view: view)
  }
  /// A value, words and a view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words.
  ///   - view: The view.
  /// - Returns: All three.
  public static func result<Value, Snippet: View>(
    value: Value, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, view: view, dialog: dialog)
  }
  /// Words and a view that is built.
  ///
  /// - Parameters:
  ///   - dialog: The words.
  ///   - content: Builds the view.
  /// - Returns: Both.
  @MainActor public static func result<Snippet: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(view: content(), dialog: dialog)
  }
  /// Another intent, which is done next.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> { Self(next: opensIntent) }
  /// A value and another intent, which is done next.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - opensIntent: What is done next.
  /// - Returns: Both.
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> {
    Self(value: value, next: opensIntent)
  }
}
