@_exported public import Foundation

/// What a text is cut into.
public enum NLTokenUnit: Int, Sendable {
  /// Words.
  case word = 0
  /// Sentences, with the spaces behind them.
  case sentence = 1
  /// Paragraphs, with what ends them.
  case paragraph = 2
  /// The whole.
  case document = 3
}

/// What cuts texts into words, sentences or paragraphs.
open class NLTokenizer: NSObject {
  /// What is known of a part.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has digits.
    public static let numeric = Self(rawValue: 1)
    /// It has signs.
    public static let symbolic = Self(rawValue: 2)
    /// It has small pictures.
    public static let emoji = Self(rawValue: 4)
  }

  /// What it cuts into.
  public let unit: NLTokenUnit
  /// The text.
  open var string: String? { didSet { ranges = nil } }
  /// Where the parts are; `nil` before somebody asks.
  private var ranges: [Range<String.Index>]?

  /// Creates what has no text yet.
  ///
  /// - Parameter unit: What it cuts into.
  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Says in which language the text is.
  ///
  /// - Note: Accepted; no effect. `language`: texts are cut by their scripts.
  open func setLanguage(_ language: NLLanguage) {}

  private var all: [Range<String.Index>] {
    if let ranges { return ranges }
    let found = string.map { TextUnits.ranges(of: unit, in: $0) } ?? []
    ranges = found
    return found
  }

  /// The part at a place.
  ///
  /// - Parameter index: The place.
  /// - Returns: Where the part is; empty where there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    all.first { $0.contains(index) } ?? index..<index
  }
  /// From where to where the parts go that a range touches.
  ///
  /// - Parameter range: The range.
  /// - Returns: All of these parts as one.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let touched = tokens(for: range)
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }
  /// The parts that a range touches.
  ///
  /// - Parameter range: The range.
  /// - Returns: Where the parts are, in order.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    all.filter { $0.overlaps(range) }
  }
  /// Goes through the parts that a range touches.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - block: Called with each, and what is known of it; `false` ends it.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) where !block(token, attributes(token)) { return }
  }

  private func attributes(_ range: Range<String.Index>) -> Attributes {
    guard let text = string?[range] else { return [] }
    var attributes: Attributes = []
    if text.contains(where: \.isEmoji) { attributes.insert(.emoji) }
    if text.contains(where: { $0.isNumber && !$0.isEmoji }) { attributes.insert(.numeric) }
    if text.contains(where: { $0.isSymbol && !$0.isEmoji }) { attributes.insert(.symbolic) }
    return attributes
  }
}
