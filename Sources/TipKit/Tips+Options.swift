public import Foundation

/// An option of a tip.
public protocol TipOption: Sendable {}

extension Tips {
  /// The option that the display frequency does not count.
  public struct IgnoresDisplayFrequency: TipOption {
    let isOn: Bool
    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { isOn = ignoresDisplayFrequency }
  }

  /// The option of how often a tip is shown.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// Creates the option.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// The option of how long a tip is shown in all.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    /// Creates the option.
    ///
    /// - Parameter maxDisplayDuration: The time, in seconds.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }

  /// Builds the options of a tip.
  @resultBuilder public enum OptionsBuilder {
    /// One option.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Several options.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// The options of all lines, in their order.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap { $0 }
    }
    /// The options where a condition holds.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] {
      options ?? []
    }
    /// The options of a condition's side.
    public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
    /// The options of a condition's side.
    public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
  }
}

/// The options of a tip, by what they say; of several of a kind the last counts.
struct TipWishes {
  var ignoresFrequency = false
  var most: Int?
  var longest: TimeInterval?

  init(_ tip: some Tip) {
    for option in tip.options {
      switch option {
      case let option as Tips.IgnoresDisplayFrequency: ignoresFrequency = option.isOn
      case let option as Tips.MaxDisplayCount: most = option.count
      case let option as Tips.MaxDisplayDuration: longest = option.seconds
      default: break
      }
    }
  }
}
