public import Foundation
import ViewEngine

/// How far words are from one another.
public typealias NLDistance = Double

/// How distances are measured.
public enum NLDistanceType: Int, Sendable {
  /// By angles.
  case cosine = 0
}

/// Words as places, by what they mean: no language has any here.
open class NLEmbedding: NSObject {
  private override init() {}

  /// The words of a language as places: there are none.
  ///
  /// - Note: Accepted; no effect. `for`: no language has any here.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { none() }
  /// The sentences of a language as places: there are none.
  ///
  /// - Note: Accepted; no effect. `for`: no language has any here.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { none() }

  private static func none() -> NLEmbedding? {
    IneffectiveSettings.note("NLEmbedding, which knows no words,")
    return nil
  }

  /// How far a word is from another: two without places have the greatest distance.
  ///
  /// - Parameters:
  ///   - firstString: A word.
  ///   - secondString: Another.
  ///   - distanceType: How it is measured.
  /// - Returns: The distance.
  /// - Note: Accepted; no effect. `between`, `and`, `distanceType`: no word has a place here.
  open func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  /// The words next to a word: none.
  ///
  /// - Parameters:
  ///   - string: The word.
  ///   - maxCount: How many there are at most.
  ///   - distanceType: How distances are measured.
  /// - Returns: The words, and how far they are.
  /// - Note: Accepted; no effect. `for`, `maximumCount`, `distanceType`: no word has a place here.
  open func neighbors(
    for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
  /// The place of a word: none has one.
  ///
  /// - Note: Accepted; no effect. `for`: no word has a place here.
  open func vector(for string: String) -> [Double]? { nil }
  /// Whether a word has a place: none has.
  ///
  /// - Note: Accepted; no effect. `string`: no word has a place here.
  open func contains(_ string: String) -> Bool { false }
}
