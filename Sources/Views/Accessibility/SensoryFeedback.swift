@_spi(Engine) public import ViewEngine

/// What a device does to be felt or heard; a film shows none of it.
public struct SensoryFeedback: Hashable, Sendable {
  /// The weight of an impact.
  public struct Weight: Hashable, Sendable {
    private let number: Int
    /// Of something light.
    public static let light = Self(number: 0)
    /// Of something of middle weight.
    public static let medium = Self(number: 1)
    /// Of something heavy.
    public static let heavy = Self(number: 2)
  }

  /// The flexibility of what an impact is of.
  public struct Flexibility: Hashable, Sendable {
    private let number: Int
    /// Of something stiff.
    public static let rigid = Self(number: 0)
    /// Of something firm.
    public static let solid = Self(number: 1)
    /// Of something soft.
    public static let soft = Self(number: 2)
  }

  private let name: String

  /// That a task has succeeded.
  public static let success = Self(name: "success")
  /// That a task needs care.
  public static let warning = Self(name: "warning")
  /// That a task has failed.
  public static let error = Self(name: "error")
  /// That a selection changes.
  public static let selection = Self(name: "selection")
  /// That a value rises.
  public static let increase = Self(name: "increase")
  /// That a value falls.
  public static let decrease = Self(name: "decrease")
  /// That something begins.
  public static let start = Self(name: "start")
  /// That something stops.
  public static let stop = Self(name: "stop")
  /// That something lines up.
  public static let alignment = Self(name: "alignment")
  /// That a level is reached.
  public static let levelChange = Self(name: "levelChange")
  /// That something strikes something.
  public static let impact = Self(name: "impact")

  /// That something of a weight strikes something.
  ///
  /// - Parameters:
  ///   - weight: The weight.
  ///   - intensity: How strong it is, 0...1.
  /// - Returns: The feedback.
  /// - Note: Accepted; no effect. `weight`, `intensity`: a film cannot be felt.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { impact }
  /// That something of a flexibility strikes something.
  ///
  /// - Parameters:
  ///   - flexibility: The flexibility.
  ///   - intensity: How strong it is, 0...1.
  /// - Returns: The feedback.
  /// - Note: Accepted; no effect. `flexibility`, `intensity`: a film cannot be felt.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { impact }
}

extension View {
  /// Makes changes of a value felt.
  ///
  /// - Parameters:
  ///   - feedback: What is felt.
  ///   - trigger: The value.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `feedback`, `trigger`: a film cannot be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Makes some changes of a value felt.
  ///
  /// - Parameters:
  ///   - feedback: What is felt.
  ///   - trigger: The value.
  ///   - condition: Which changes, by the old value and the new.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `feedback`, `trigger`, `condition`: a film cannot be felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Makes changes of a value felt, each in its way.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: What is felt, by the old value and the new; `nil` for nothing.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `trigger`, `feedback`: a film cannot be felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
