@_exported public import Foundation
import ViewEngine

/// What translates texts, on a device that has no languages for it: each text is refused.
public final class TranslationSession: Sendable {
  /// From what to what it is translated.
  public struct Configuration: Hashable, Sendable {
    /// The language of the texts; `nil` where it is to be found out.
    public var source: Locale.Language?
    /// The language that they get; `nil` for the device's.
    public var target: Locale.Language?
    /// How often it was said that texts are to be translated anew.
    public private(set) var version = 0

    /// Creates a wish.
    ///
    /// - Parameters:
    ///   - source: The language of the texts; `nil` where it is to be found out.
    ///   - target: The language that they get; `nil` for the device's.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Has texts translated anew.
    public mutating func invalidate() { version += 1 }
  }

  /// A text that is to be translated.
  public struct Request: Hashable, Sendable {
    /// The text.
    public let sourceText: String
    /// What its answer is known by.
    public let clientIdentifier: String?
    /// Creates a request.
    ///
    /// - Parameters:
    ///   - sourceText: The text.
    ///   - clientIdentifier: What its answer is known by.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A text that was translated; none is.
  public struct Response: Hashable, Sendable {
    /// The language of the text.
    public let sourceLanguage: Locale.Language
    /// The language that it got.
    public let targetLanguage: Locale.Language
    /// The text.
    public let sourceText: String
    /// The text in the other language.
    public let targetText: String
    /// What it is known by.
    public let clientIdentifier: String?
  }

  /// Texts that are translated one after another; the first is refused.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response
    let isEmpty: Bool
    /// What gives them.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let isEmpty: Bool
      /// The next text; refused unless there is none.
      public mutating func next() async throws -> Response? {
        if isEmpty { return nil }
        throw TranslationSession.refusal()
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEmpty: isEmpty) }
  }

  /// The language of the texts; `nil` where it is to be found out.
  public let sourceLanguage: Locale.Language?
  /// The language that they get; `nil` for the device's.
  public let targetLanguage: Locale.Language?

  init(_ configuration: Configuration) {
    (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
  }
  /// Creates what would translate by languages that are there.
  ///
  /// - Parameters:
  ///   - source: The language of the texts.
  ///   - target: The language that they get; `nil` for the device's.
  public init(installedSource source: Locale.Language, target: Locale.Language?) {
    (sourceLanguage, targetLanguage) = (source, target)
  }

  /// Whether its languages are there: they are not.
  public var isReady: Bool { get async { false } }
  /// Whether it may ask for languages: it may not.
  public var canRequestDownloads: Bool { false }

  /// Asks for the languages, which nobody brings.
  ///
  /// - Throws: ``TranslationError/unsupportedLanguagePairing``.
  public func prepareTranslation() async throws { throw Self.refusal() }
  /// Translates a text, which is refused.
  ///
  /// - Parameter string: The text.
  /// - Returns: Never; the text in the other language.
  /// - Throws: ``TranslationError/unsupportedLanguagePairing``; for no text
  ///   ``TranslationError/nothingToTranslate``.
  public func translate(_ string: String) async throws -> Response {
    throw string.isEmpty ? TranslationError.nothingToTranslate : Self.refusal()
  }
  /// Translates texts, which are refused.
  ///
  /// - Parameter batch: The texts.
  /// - Returns: Never; the texts in the other language. None for none.
  /// - Throws: ``TranslationError/unsupportedLanguagePairing``.
  public func translations(from batch: [Request]) async throws -> [Response] {
    if batch.isEmpty { return [] }
    throw Self.refusal()
  }
  /// Translates texts one after another: the first is refused.
  ///
  /// - Parameter batch: The texts.
  /// - Returns: What throws as soon as it is asked for one.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse(isEmpty: batch.isEmpty) }
  /// Translates no more.
  public func cancel() {}

  private static func refusal() -> TranslationError {
    IneffectiveSettings.note("TranslationSession, which knows no languages,")
    return .unsupportedLanguagePairing
  }
}
