public import Foundation

/// What letters are in Markdown: emphasised, code, struck.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasised: italic.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly emphasised: bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code: all letters equally wide.
  public static let code = Self(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// The end of a line within a paragraph, which is a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// The end of a line that was asked for.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML that is a block.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

/// Which blocks of Markdown letters stand in: a paragraph, an item of a list in a quotation, and the like.
public struct PresentationIntent: Hashable, Sendable, CustomStringConvertible {
  /// A kind of block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; `level` is 1 to 6.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with signs.
    case unorderedList
    /// An item of a list; `ordinal` is its number.
    case listItem(ordinal: Int)
    /// Code on lines of its own; `languageHint` is what stands behind the marks.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line across.
    case thematicBreak
  }
  /// A block with what tells it from others of its kind.
  public struct IntentType: Hashable, Sendable {
    /// What it is.
    public var kind: Kind
    /// A number that no other block of the text has.
    public var identity: Int
    /// Creates a block.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - identity: A number that no other block of the text has.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }
  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// Creates a block in another.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - identity: A number that no other block of the text has.
  ///   - parent: The block around it; `nil` for none.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }
  /// Creates blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// How many lists are around the letters.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
  public var description: String {
    components.map { "[\($0.kind) (id \($0.identity))]" }.joined()
  }
}

extension AttributeScopes.FoundationAttributes {
  /// What letters are in Markdown.
  public struct InlinePresentationIntentAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = InlinePresentationIntent
    /// Its name in archives.
    public static let name = "NSInlinePresentationIntent"
  }
  /// Which blocks of Markdown letters stand in.
  public struct PresentationIntentAttribute: AttributedStringKey {
    /// What the attribute holds.
    public typealias Value = PresentationIntent
    /// Its name in archives.
    public static let name = "NSPresentationIntent"
  }
  /// What letters are in Markdown.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// Which blocks of Markdown letters stand in.
  public var presentationIntent: PresentationIntentAttribute { .init() }
}
