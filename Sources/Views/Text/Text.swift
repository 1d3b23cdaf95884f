public import Foundation
@_spi(Engine) public import ViewEngine

/// One or more lines of text.
public struct Text: Equatable {
  /// Where the characters come from.
  indirect enum Storage: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case image(InlineImage)
    case joined(Text, Text)
  }

  let storage: Storage
  /// What was said about the characters, the first thing first.
  var changes: [TextChange] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Shows `content` as it stands.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Shows `content` as it stands: no Markdown, no localised numbers.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Shows a key of a table of texts; there are no tables, so the key itself, with its Markdown.
  ///
  /// - Note: Accepted; no effect. `tableName`, `bundle`, `comment`: there are no tables of texts.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// Shows characters with their own attributes.
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// One text followed by another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  /// Which part of a line that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning gives way to "…".
    case head
    /// The end gives way to "…".
    case tail
    /// The middle gives way to "…".
    case middle
  }

  /// Capitals or small letters.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase
  }

  /// How large a text is beside its font's size.
  public struct Scale: Hashable, Sendable {
    /// What the font's size is multiplied by.
    let factor: Double
    /// The font's size.
    public static let `default` = Scale(factor: 1)
    /// Smaller: for units and marks.
    ///
    /// Apple publishes no figure; this is a footnote's size to a body's.
    public static let secondary = Scale(factor: 13.0 / 17)
  }

  /// A line beneath or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    ///
    /// Lines are drawn whole, whatever the pattern.
    public struct Pattern: Hashable, Sendable {
      private let kind: Int
      private init(kind: Int) { self.kind = kind }
      /// One line.
      public static let solid = Pattern(kind: 0)
      /// Dots.
      public static let dot = Pattern(kind: 1)
      /// Dashes.
      public static let dash = Pattern(kind: 2)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(kind: 3)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(kind: 4)
    }
    let pattern: Pattern
    let color: Color?
    /// Creates a line; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// An unbroken line in the text's colour.
    public static let single = LineStyle()
  }
}

extension Text: PrimitiveView {
  package func makeNode(_ inputs: NodeInputs) -> Node { TextNode(self, inputs) }
}
