/// What a rule asks: an event, or a parameter.
public protocol _RuleInput: Sendable {
  /// What the rule's closure is given.
  associatedtype Value
  /// What it is now.
  var _ruleValue: Value { get }
}

extension Tips.Event: _RuleInput {
  public var _ruleValue: Self { self }
}

extension Tips.Parameter: _RuleInput {
  public var _ruleValue: Value { wrappedValue }
}

extension Tips {
  /// A rule: a condition that holds before a tip is shown.
  public struct Rule {
    private let condition: () -> Bool

    /// Creates a rule, as `#Rule` writes it.
    ///
    /// - Parameters:
    ///   - input: The event or parameter.
    ///   - condition: Whether the rule holds.
    public init<Input: _RuleInput>(
      _ input: Input, _ condition: @escaping (Input.Value) -> Bool
    ) { self.condition = { condition(input._ruleValue) } }
    /// Creates a rule, as `#Rule` writes it.
    ///
    /// - Parameters:
    ///   - first: The first event or parameter.
    ///   - second: The second one.
    ///   - condition: Whether the rule holds.
    public init<First: _RuleInput, Second: _RuleInput>(
      _ first: First, _ second: Second,
      _ condition: @escaping (First.Value, Second.Value) -> Bool
    ) { self.condition = { condition(first._ruleValue, second._ruleValue) } }
    /// Creates a rule, as `#Rule` writes it.
    ///
    /// - Parameters:
    ///   - first: The first event or parameter.
    ///   - second: The second one.
    ///   - third: The third one.
    ///   - condition: Whether the rule holds.
    public init<First: _RuleInput, Second: _RuleInput, Third: _RuleInput>(
      _ first: First, _ second: Second, _ third: Third,
      _ condition: @escaping (First.Value, Second.Value, Third.Value) -> Bool
    ) {
      self.condition = { condition(first._ruleValue, second._ruleValue, third._ruleValue) }
    }

    /// Whether it holds now.
    var holds: Bool { condition() }
  }

  /// Builds the rules of a tip.
  @resultBuilder public enum RuleBuilder {
    /// One rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Several rules.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// The rules of all lines, in their order.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    /// The rules where a condition holds.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    /// The rules of a condition's side.
    public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
    /// The rules of a condition's side.
    public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
    /// The rules where a system has them.
    public static func buildLimitedAvailability(_ rules: [Rule]) -> [Rule] { rules }
  }

  /// A parameter: a value of an app that rules ask.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let key: String
    private let initial: Value

    /// Creates a parameter, as `@Parameter` writes it.
    ///
    /// - Parameters:
    ///   - owner: The type that has it.
    ///   - name: The property's name.
    ///   - value: Its first value.
    public init(_ owner: Any.Type, _ name: String, _ value: Value) {
      (key, initial) = (String(reflecting: owner) + "." + name, value)
    }

    /// The value; to set it counts after ``Tips/configure(_:)``, as Apple's documentation says.
    public var wrappedValue: Value {
      get { TipDatastore.shared.parameter(key) as? Value ?? initial }
      nonmutating set { TipDatastore.shared.setParameter(key, to: newValue) }
    }
  }

  /// An option of a parameter.
  public struct ParameterOption: Sendable {
    /// Its value is the first one whenever the app is opened, which a film does once.
    public static var transient: Self { Self() }
  }
}

/// Makes a static property a parameter, whose rules follow it.
///
/// - Parameter options: As in `.transient`, which a film's parameters are.
/// - Note: Accepted; no effect. `options`: the datastore is in memory.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "ViewMacros", type: "TipParameterMacro")

/// Makes a rule of a tip.
///
/// - Parameters:
///   - input: The event or parameter.
///   - condition: Whether the rule holds.
@freestanding(expression) public macro Rule<Input: _RuleInput>(
  _ input: Input, _ condition: (Input.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "ViewMacros", type: "TipRuleMacro")

/// Makes a rule of a tip.
///
/// - Parameters:
///   - first: The first event or parameter.
///   - second: The second one.
///   - condition: Whether the rule holds.
@freestanding(expression) public macro Rule<First: _RuleInput, Second: _RuleInput>(
  _ first: First, _ second: Second, _ condition: (First.Value, Second.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "ViewMacros", type: "TipRuleMacro")

/// Makes a rule of a tip.
///
/// - Parameters:
///   - first: The first event or parameter.
///   - second: The second one.
///   - third: The third one.
///   - condition: Whether the rule holds.
@freestanding(expression)
public macro Rule<First: _RuleInput, Second: _RuleInput, Third: _RuleInput>(
  _ first: First, _ second: Second, _ third: Third,
  _ condition: (First.Value, Second.Value, Third.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "ViewMacros", type: "TipRuleMacro")
