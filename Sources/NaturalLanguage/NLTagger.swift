public import Foundation
import ViewEngine

/// What says what parts of a text are: words and marks, languages and scripts; nothing that would need a dictionary.
open class NLTagger: NSObject {
  /// Which parts are left out.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words.
    public static let omitWords = Self(rawValue: 1)
    /// Marks.
    public static let omitPunctuation = Self(rawValue: 2)
    /// Spaces.
    public static let omitWhitespace = Self(rawValue: 4)
    /// Everything else.
    public static let omitOther = Self(rawValue: 8)
    /// The spaces in names, which nobody knows here.
    public static let joinNames = Self(rawValue: 16)
    /// The marks in contractions, which are words in any case.
    public static let joinContractions = Self(rawValue: 32)
  }

  /// What it may be asked.
  public let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String? { didSet { told = nil } }
  /// The language that the text was said to be in.
  private var told: NLLanguage?

  private static let known: Set<NLTagScheme> = [.tokenType, .language, .script]

  /// Creates what has no text yet.
  ///
  /// - Parameter tagSchemes: What it may be asked.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// What can be asked of parts.
  ///
  /// - Parameters:
  ///   - unit: Which parts.
  ///   - language: In which language.
  /// - Returns: What can be asked.
  /// - Note: Accepted; no effect. `language`: what is known is known of all languages.
  open class func availableTagSchemes(
    for unit: NLTokenUnit, language: NLLanguage
  ) -> [NLTagScheme] { unit == .word ? [.tokenType, .language, .script] : [.language, .script] }

  /// The likeliest language of the text; `nil` where nothing tells it.
  open var dominantLanguage: NLLanguage? {
    told ?? string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) }
  }
  /// Says in which language the text is.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - range: Where.
  /// - Note: Accepted; no effect. `range`: all of the text is in it then.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { told = language }

  /// What the part at a place is.
  ///
  /// - Parameters:
  ///   - index: The place.
  ///   - unit: Which part.
  ///   - scheme: What is asked.
  /// - Returns: What it is, `nil` where nobody knows; and where it is.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let part = parts(unit).first(where: { $0.contains(index) }) else {
      return (nil, index..<index)
    }
    return (tag(part, unit, scheme), part)
  }

  /// What the parts are that a range touches.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - unit: Which parts.
  ///   - scheme: What is asked.
  ///   - options: Which parts are left out.
  /// - Returns: What each is, `nil` where nobody knows; and where it is.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    parts(unit).filter { $0.overlaps(range) && !isLeftOut($0, unit, options) }
      .map { (tag($0, unit, scheme), $0) }
  }

  /// Goes through the parts that a range touches.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - unit: Which parts.
  ///   - scheme: What is asked.
  ///   - options: Which parts are left out.
  ///   - block: Called with each; `false` ends it.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options)
    where !block(tag, part) { return }
  }

  // MARK: Parts

  /// All parts; of words, with the marks and the spaces between them.
  private func parts(_ unit: NLTokenUnit) -> [Range<String.Index>] {
    guard let string else { return [] }
    let parts = TextUnits.ranges(of: unit, in: string)
    guard unit == .word else { return parts }
    var all: [Range<String.Index>] = []
    var index = string.startIndex
    for part in parts + [string.endIndex..<string.endIndex] {
      while index < part.lowerBound {
        let start = index
        let isSpace = string[index].isWhitespace
        repeat {
          string.formIndex(after: &index)
        } while isSpace && index < part.lowerBound
          && string[index].isWhitespace
        all.append(start..<index)
      }
      if !part.isEmpty { all.append(part) }
      index = part.upperBound
    }
    return all
  }

  private func type(_ part: Range<String.Index>) -> NLTag? {
    guard let first = string?[part].first else { return nil }
    if first.isWhitespace { return .whitespace }
    if first.isEmoji { return .other }
    if first.isLetter || first.isNumber || first == "_" { return .word }
    return first.isPunctuation ? .punctuation : .other
  }

  private func isLeftOut(
    _ part: Range<String.Index>, _ unit: NLTokenUnit, _ options: Options
  ) -> Bool {
    guard unit == .word else { return false }
    return switch type(part) {
    case .word?: options.contains(.omitWords)
    case .punctuation?: options.contains(.omitPunctuation)
    case .whitespace?: options.contains(.omitWhitespace)
    default: options.contains(.omitOther)
    }
  }

  private func tag(
    _ part: Range<String.Index>, _ unit: NLTokenUnit, _ scheme: NLTagScheme
  ) -> NLTag? {
    guard let string else { return nil }
    switch scheme {
    case .tokenType: return unit == .word ? type(part) : nil
    case .language:
      let own = unit == .word ? nil : NLLanguageRecognizer.dominantLanguage(for: "\(string[part])")
      return (told ?? own ?? dominantLanguage).map { NLTag($0.rawValue) }
    case .script: return Script.counts(in: string[part]).first.map { NLTag($0.script.rawValue) }
    default:
      IneffectiveSettings.note("NLTagger with the scheme \(scheme.rawValue), which nobody knows,")
      return nil
    }
  }
}
