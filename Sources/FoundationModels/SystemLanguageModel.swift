@_exported public import Foundation
public import Observation

/// The device's language model, which a film's device has not.
@Observable public final class SystemLanguageModel: Sendable {
  /// Whether there is a model.
  @frozen public enum Availability: Equatable, Sendable {
    /// Why there is none.
    public enum UnavailableReason: Equatable, Sendable {
      /// The device cannot have one.
      case deviceNotEligible
      /// The person has not switched it on.
      case appleIntelligenceNotEnabled
      /// It is being loaded.
      case modelNotReady
    }
    /// There is one.
    case available
    /// There is none.
    case unavailable(UnavailableReason)
  }
  /// What it is for.
  public struct UseCase: Hashable, Sendable {
    private let name: String
    /// All things.
    public static let general = UseCase(name: "general")
    /// Words that a text is about.
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  /// What it may be given, and say.
  public struct Guardrails: Hashable, Sendable {
    private let name: String
    /// Nothing that hurts.
    public static let `default` = Guardrails(name: "default")
    /// What texts that are changed already say, too.
    public static let permissiveContentTransformations = Guardrails(name: "permissive")
  }
  /// A model that learned more.
  public struct Adapter: Sendable {
    /// Looks for one, which is not there.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
    /// - Note: Accepted; no effect. `name`: there is no model.
    public init(name: String) throws { throw LanguageModelSession.refusal() }
    /// Reads one, which nothing could run.
    ///
    /// - Throws: ``LanguageModelSession/GenerationError/assetsUnavailable(_:)``.
    /// - Note: Accepted; no effect. `fileURL`: there is no model.
    public init(fileURL: URL) throws { throw LanguageModelSession.refusal() }
  }

  /// The device's.
  public static let `default` = SystemLanguageModel(useCase: .general)
  /// What it is for.
  public let useCase: UseCase
  /// What it may be given, and say.
  public let guardrails: Guardrails

  /// Creates one for a use.
  ///
  /// - Parameters:
  ///   - useCase: What it is for.
  ///   - guardrails: What it may be given, and say.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
    (self.useCase, self.guardrails) = (useCase, guardrails)
  }
  /// Creates one that learned more.
  ///
  /// - Parameters:
  ///   - adapter: What it learned.
  ///   - guardrails: What it may be given, and say.
  /// - Note: Accepted; no effect. `adapter`: none can be read.
  public convenience init(adapter: Adapter, guardrails: Guardrails = .default) {
    self.init(useCase: .general, guardrails: guardrails)
  }

  /// Whether there is a model: the device cannot have one.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Whether there is a model: there is none.
  public var isAvailable: Bool { availability == .available }
  /// What it speaks: nothing.
  public var supportedLanguages: Set<Locale.Language> { [] }
  /// Whether it speaks the language of a region: it speaks none.
  public func supportsLocale(_ locale: Locale = .current) -> Bool {
    supportedLanguages.contains(locale.language)
  }
  /// How many words it can hold.
  public var contextSize: Int { 4096 }
}
