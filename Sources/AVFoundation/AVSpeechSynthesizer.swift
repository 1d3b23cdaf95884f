public import Foundation
@_spi(Engine) import ViewEngine

/// What says words aloud: a film is silent, which the tool says, so that no word is ever begun.
@MainActor @preconcurrency open class AVSpeechSynthesizer: NSObject {
  /// What is told of the words; nothing is, as none is said.
  ///
  /// - Note: Accepted; no effect. `delegate`: a film is silent.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it says something: a film is silent.
  open var isSpeaking: Bool { false }
  /// Whether it stopped within something: a film is silent.
  open var isPaused: Bool { false }
  /// Whether it takes the session of the app.
  ///
  /// - Note: Accepted; no effect. `usesApplicationAudioSession`: a film is silent.
  open var usesApplicationAudioSession = true

  /// Creates it.
  public override init() {}

  /// Says something, which is not heard.
  ///
  /// - Note: Accepted; no effect. `utterance`: a film is silent.
  open func speak(_ utterance: AVSpeechUtterance) {
    IneffectiveSettings.note("AVSpeechSynthesizer.speak")
  }
  /// Says no more.
  ///
  /// - Parameter boundary: Where.
  /// - Returns: Whether it said something: it did not.
  /// - Note: Accepted; no effect. `at`: a film is silent.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Stands still.
  ///
  /// - Parameter boundary: Where.
  /// - Returns: Whether it said something: it did not.
  /// - Note: Accepted; no effect. `at`: a film is silent.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on.
  ///
  /// - Returns: Whether it stood still within something: it did not.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// Where words are cut off.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// Words that are to be said.
@MainActor @preconcurrency open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// Who says them; `nil` for the voice of the language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast they are said, 0...1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high they are, 0.5...2.
  open var pitchMultiplier: Float = 1
  /// How loud they are, 0...1.
  open var volume: Float = 1
  /// The seconds before them.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds after them.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates words.
  public init(string: String) { speechString = string }
}

/// How fast words are said that nobody says slowly or fast.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// As slowly as words can be said.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// As fast as words can be said.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Who says words, by a language: a film is silent.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language, as in `en-GB`.
  public let language: String
  /// Its identifier: that of the language.
  public var identifier: String { language }
  /// Its name: that of the language.
  public var name: String { language }

  /// Creates the voice of a language, whichever that is; `nil` for that of nobody.
  public init?(language: String?) {
    guard let language else { return nil }
    self.language = language
  }
  /// How good it is: as those are that every device has.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Whose voice it sounds like: nobody's.
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// The voices that there are: none, as a film is silent.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the device.
  public static func currentLanguageCode() -> String { "en-US" }
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// As those are that every device has.
  case `default` = 1
  /// Better than those.
  case enhanced
  /// The best there is.
  case premium
}

/// Whose voice a voice sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Nobody's in particular.
  case unspecified
  /// A man's.
  case male
  /// A woman's.
  case female
}

/// What is told of words that are said; none is in a film.
@MainActor @preconcurrency public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Words begin.
  ///
  /// - Parameters:
  ///   - synthesizer: What says them.
  ///   - utterance: The words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Words are over.
  ///
  /// - Parameters:
  ///   - synthesizer: What said them.
  ///   - utterance: The words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Words stop.
  ///
  /// - Parameters:
  ///   - synthesizer: What says them.
  ///   - utterance: The words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Words go on.
  ///
  /// - Parameters:
  ///   - synthesizer: What says them.
  ///   - utterance: The words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Words were cut off.
  ///
  /// - Parameters:
  ///   - synthesizer: What said them.
  ///   - utterance: The words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A part of the words is to be said.
  ///
  /// - Parameters:
  ///   - synthesizer: What says it.
  ///   - characterRange: The part.
  ///   - utterance: The words.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
