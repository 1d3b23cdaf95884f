/// A finding of an audit: something that some people cannot see, or bear.
public struct AuditFinding: Hashable, Sendable, Codable {
  /// What is asked of films, by its success criterion in WCAG 2.2.
  public enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    /// Text differs enough from its ground.
    case contrast
    /// What moves by itself for more than five seconds can be stopped.
    case longMotion = "long-motion"
    /// No more than three flashes a second.
    case flashes
    /// No more than three flashes a second to or from saturated red.
    case redFlashes = "red-flashes"
    /// Who asks for less motion sees less.
    case reducedMotion = "reduced-motion"

    /// The number of the success criterion.
    public var criterion: String {
      switch self {
      case .contrast: "1.4.3"
      case .longMotion: "2.2.2"
      case .flashes, .redFlashes: "2.3.1"
      case .reducedMotion: "2.3.3"
      }
    }

    /// The criterion's level.
    public var level: String {
      switch self {
      case .contrast: "AA"
      case .longMotion, .flashes, .redFlashes: "A"
      case .reducedMotion: "AAA"
      }
    }
  }

  /// What is not met.
  public var rule: Rule
  /// The success criterion's number.
  public var criterion: String
  /// Its level: `A`, `AA`, `AAA`.
  public var level: String
  /// When, in seconds of the film.
  public var time: Double
  /// The name of the view; `nil` where the whole picture counts.
  public var view: String?
  /// What was measured: a contrast, seconds, flashes, a way in the property's unit; `nil` for no end.
  public var value: Double?
  /// What is accepted.
  public var limit: Double
  /// The finding as a sentence.
  public var text: String

  init(
    _ rule: Rule, time: Double, view: String?, value: Double?, limit: Double, text: String
  ) {
    (self.rule, criterion, level) = (rule, rule.criterion, rule.level)
    (self.time, self.view, self.value) = (time, view, value)
    (self.limit, self.text) = (limit, text)
  }
}
