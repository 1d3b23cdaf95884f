public import Foundation

/// What knows which languages can be translated: none here.
public final class LanguageAvailability: Sendable {
  /// Whether a language can be translated to another.
  public enum Status: Hashable, Sendable {
    /// It can.
    case installed
    /// It could if the languages were there.
    case supported
    /// It cannot.
    case unsupported
  }

  /// Creates it.
  public init() {}
  /// The languages that can be translated: none.
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  /// Whether a language can be translated to another: it cannot.
  ///
  /// - Parameters:
  ///   - source: The one.
  ///   - target: The other; `nil` for the device's.
  /// - Returns: ``Status/unsupported``.
  /// - Note: Accepted; no effect. `from`, `to`: no language can be translated.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }
  /// Whether a text can be translated to a language: it cannot.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - target: The language; `nil` for the device's.
  /// - Returns: ``Status/unsupported``.
  /// - Throws: ``TranslationError/nothingToTranslate`` for no text.
  /// - Note: Accepted; no effect. `to`: no language can be translated.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    if text.isEmpty { throw TranslationError.nothingToTranslate }
    return .unsupported
  }
}

/// Why a text is not translated.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private enum Reason: Hashable {
    case source, target, pairing, unidentified, nothing, missing, cancelled, unknown
  }
  private let reason: Reason
  private init(_ reason: Reason) { self.reason = reason }

  /// Its language is none that can be translated.
  public static let unsupportedSourceLanguage = Self(.source)
  /// The other language is none that texts can be translated to.
  public static let unsupportedTargetLanguage = Self(.target)
  /// The one language cannot be translated to the other.
  public static let unsupportedLanguagePairing = Self(.pairing)
  /// Nobody knows its language.
  public static let unableToIdentifyLanguage = Self(.unidentified)
  /// There is no text.
  public static let nothingToTranslate = Self(.nothing)
  /// The languages are not there.
  public static let notInstalled = Self(.missing)
  /// It was given up.
  public static let alreadyCancelled = Self(.cancelled)
  /// Something went wrong.
  public static let internalError = Self(.unknown)

  /// Whether an error has a reason, for `catch`.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - error: The error.
  /// - Returns: Whether it has.
  public static func ~= (reason: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == reason
  }

  /// The reason in words.
  public var errorDescription: String? {
    switch reason {
    case .source: "The language of the text cannot be translated."
    case .target: "Texts cannot be translated to this language."
    case .pairing: "This language cannot be translated to the other."
    case .unidentified: "The language of the text is not known."
    case .nothing: "There is nothing to translate."
    case .missing: "The languages are not installed."
    case .cancelled: "The translation was cancelled."
    case .unknown: "The text could not be translated."
    }
  }
}
