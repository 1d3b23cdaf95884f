public import Foundation
@_spi(Engine) public import ViewEngine

/// A text, in one or more lines.
public struct Text: Equatable {
  /// The storage of the characters: where they come from.
  indirect enum Storage: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case image(InlineImage)
    case joined(Text, Text)
  }

  let storage: Storage
  /// The modifiers of the text, the first one first.
  var changes: [TextChange] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a text of a string, as it stands.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text of a string, as it stands: no Markdown, no localised numbers.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text of a localised string key: what the project's tables have for it, else the key itself, with its Markdown.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The table in which it is looked up; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table.
  ///   - comment: What translators read.
  /// - Note: Accepted; no effect. `bundle`, `comment`: the tables are those of the whole project.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName)
  }

  /// Creates a text of a localised string resource.
  public init(_ resource: LocalizedStringResource) { self = resource.text }

  /// Creates a text of an attributed string.
  // Disfavoured, as a literal could be one and is a key, with its Markdown.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Concatenates two texts.
  ///
  /// - Parameters:
  ///   - lhs: The text that comes first.
  ///   - rhs: The text that follows, on the same line.
  /// - Returns: Both, each with its own modifiers.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  /// The truncation mode: which part of a line that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    /// Truncation at the head: the beginning gives way to "…".
    case head
    /// Truncation at the tail: the end gives way to "…".
    case tail
    /// Truncation in the middle, which gives way to "…".
    case middle
  }

  /// The text case: capitals or small letters.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase
  }

  /// The text scale: how large a text is beside its font's size.
  public struct Scale: Hashable, Sendable {
    /// The factor of the font's size.
    let factor: Double
    /// The default scale: the font's size.
    public static let `default` = Scale(factor: 1)
    /// The secondary scale, smaller: for units and marks.
    ///
    /// Apple publishes no figure; this is a footnote's size to a body's.
    public static let secondary = Scale(factor: 13.0 / 17)
  }

  /// The line style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern: how the line is broken.
    ///
    /// - Note: Accepted; no effect. Lines are drawn whole, whatever the pattern.
    public struct Pattern: Hashable, Sendable {
      private let kind: Int
      private init(kind: Int) { self.kind = kind }
      /// A solid line.
      public static let solid = Pattern(kind: 0)
      /// A dotted line.
      public static let dot = Pattern(kind: 1)
      /// A dashed line.
      public static let dash = Pattern(kind: 2)
      /// A line of a dash and a dot in turn.
      public static let dashDot = Pattern(kind: 3)
      /// A line of a dash and two dots in turn.
      public static let dashDotDot = Pattern(kind: 4)
    }
    let pattern: Pattern
    let color: Color?
    /// Creates a line style.
    ///
    /// - Parameters:
    ///   - pattern: How the line is broken; lines are drawn whole.
    ///   - color: The line's colour; `nil` for the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// A single solid line in the text's colour.
    public static let single = LineStyle()
  }
}

extension Text: PrimitiveView {
  package func makeNode(_ inputs: NodeInputs) -> Node { TextNode(self, inputs) }
}
