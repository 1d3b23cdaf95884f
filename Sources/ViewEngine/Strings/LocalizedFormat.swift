/// The plural category of a number: how languages tell one thing from several.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// None, where a language has a form of its own for it.
  case zero
  /// One thing.
  case one
  /// Two things.
  case two
  /// A few things.
  case few
  /// Many things.
  case many
  /// Any other number, the form that every language has.
  case other
}

/// A localised text, in which values and plurals may stand.
public enum LocalizedFormat: Hashable, Sendable {
  /// A text with the format specifiers of C's `printf` and of Foundation: `%@`, `%lld`, `%2$@`.
  case text(String)
  /// A text by the category of the first number among its values.
  case plural([PluralCategory: String])
  /// A text with variables, each written as `%#@NAME@`.
  case composed(String, variables: [String: Variable])

  /// A part of a text that follows from a number.
  public struct Variable: Hashable, Sendable {
    /// Which of the text's values the number is, from 1; `nil` for the one whose turn it is.
    public var argument: Int?
    /// The part by the number's category.
    public var cases: [PluralCategory: String]

    /// Creates a variable.
    ///
    /// - Parameters:
    ///   - argument: Which of the text's values the number is, from 1; `nil` for the one whose turn it is.
    ///   - cases: The part by the number's category.
    public init(argument: Int? = nil, cases: [PluralCategory: String]) {
      (self.argument, self.cases) = (argument, cases)
    }
  }

  /// The text for who has no values at hand: of several that for many things.
  public var plain: String {
    switch self {
    case .text(let text), .composed(let text, _): text
    case .plural(let cases): cases[.other] ?? ""
    }
  }
}
