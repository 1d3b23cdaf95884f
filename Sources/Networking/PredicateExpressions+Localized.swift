public import Foundation

extension PredicateExpressions {
  /// Whether a text holds another, whatever the case and the marks of letters are.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Yes or no.
    public typealias Output = Bool
    /// The text.
    public let root: Root
    /// What is looked for.
    public let other: Other

    /// Creates the question.
    ///
    /// - Parameters:
    ///   - root: The text.
    ///   - other: What is looked for.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// The answer for values.
    ///
    /// - Parameter bindings: The values.
    /// - Returns: Whether the text holds the other one.
    /// - Throws: What the texts throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Creates the question whether a text holds another: what `localizedStandardContains` is in a predicate.
  ///
  /// - Parameters:
  ///   - root: The text.
  ///   - other: What is looked for.
  /// - Returns: The question.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Encodable
where Root: Encodable, Other: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }
}
extension PredicateExpressions.StringLocalizedStandardContains: Decodable
where Root: Decodable, Other: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(root: try container.decode(Root.self), other: try container.decode(Other.self))
  }
}
