public import UniformTypeIdentifiers
public import Views

/// A type that has a value for nothing.
private protocol HasNothing {
  /// Nothing.
  static var nothing: Self { get }
}
extension Optional: HasNothing {
  static var nothing: Self { nil }
}

/// A value that somebody has said, or nothing where that is a value.
///
/// - Parameters:
///   - value: What was said.
///   - what: What it is a value of.
/// - Returns: The value; a scene that reads what nobody has said ends here.
func said<Value>(_ value: Value?, what: String) -> Value {
  if let value { return value }
  if let nothing = (Value.self as? any HasNothing.Type)?.nothing as? Value { return nothing }
  fatalError("\(what) is read that nobody has said: give it a value first")
}

/// Whether a parameter is what the action before gives.
public enum InputConnectionBehavior: Sendable {
  /// As the system finds right.
  case `default`
  /// It never is.
  case never
  /// It is.
  case connectToPreviousIntentResult
}

/// How a person chooses a number.
public enum IntentNumberControlStyle: Sendable {
  /// By typing.
  case field
  /// By more and less.
  case stepper
  /// Along a line.
  case slider
}

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value> {
  /// What it is, in words; `nil` for the name in code.
  public let title: LocalizedStringResource?
  /// More about it; `nil` for nothing.
  public let description: LocalizedStringResource?
  private var value: Value?

  /// Creates a parameter that nobody has said.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - value: What it is as long as nobody says it; `nil` if it has to be said.
  ///   - requestValueDialog: How a person is asked for it.
  ///   - requestDisambiguationDialog: How a person is asked which.
  ///   - inputConnectionBehavior: Whether it is what the action before gives.
  /// - Note: Accepted; no effect. `requestValueDialog`, `requestDisambiguationDialog`, `inputConnectionBehavior`: nobody is asked for it.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { (self.title, self.description, self.value) = (title, description, value) }
  /// Creates a parameter without words that nobody has said.
  public init() { (title, description, value) = (nil, nil, nil) }
  /// Creates a number that nobody has said.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - value: What it is as long as nobody says it; `nil` if it has to be said.
  ///   - controlStyle: How a person chooses it.
  ///   - inclusiveRange: The least and the greatest one.
  ///   - requestValueDialog: How a person is asked for it.
  ///   - inputConnectionBehavior: Whether it is what the action before gives.
  /// - Note: Accepted; no effect. `controlStyle`, `inclusiveRange`, `requestValueDialog`, `inputConnectionBehavior`: nobody is asked for it.
  public convenience init<Bound: Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Bound, upperBound: Bound),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, default: value) }
  /// Creates files that nobody has chosen.
  ///
  /// - Parameters:
  ///   - title: What they are, in words.
  ///   - description: More about them.
  ///   - supportedContentTypes: Of which types they may be.
  ///   - requestValueDialog: How a person is asked for them.
  ///   - inputConnectionBehavior: Whether they are what the action before gives.
  /// - Note: Accepted; no effect. `supportedContentTypes`, `requestValueDialog`, `inputConnectionBehavior`: nobody is asked for them.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description) }
  /// Creates files that nobody has chosen, by the names of their types.
  ///
  /// - Parameters:
  ///   - title: What they are, in words.
  ///   - description: More about them.
  ///   - supportedTypeIdentifiers: Of which types they may be.
  ///   - requestValueDialog: How a person is asked for them.
  ///   - inputConnectionBehavior: Whether they are what the action before gives.
  /// - Note: Accepted; no effect. `supportedTypeIdentifiers`, `requestValueDialog`, `inputConnectionBehavior`: nobody is asked for them.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description) }
  /// Creates a choice that nobody has made.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - value: What it is as long as nobody says it; `nil` if it has to be said.
  ///   - requestValueDialog: How a person is asked for it.
  ///   - optionsProvider: Among what a person may choose.
  /// - Note: Accepted; no effect. `requestValueDialog`, `optionsProvider`: nobody is asked for it.
  public convenience init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: Options
  ) { self.init(title: title, description: description, default: value) }
  /// Creates a thing that nobody has chosen.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - requestValueDialog: How a person is asked for it.
  ///   - query: Who finds it.
  /// - Note: Accepted; no effect. `requestValueDialog`, `query`: nobody is asked for it.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: Query
  ) { self.init(title: title, description: description) }

  /// Its value, which has to be said before it is read unless it is optional.
  public var wrappedValue: Value {
    get { said(value, what: "an intent's parameter") }
    set { value = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}

/// What an intent can ask the person of a query's own parameters; `nil`, as no intent is asked for.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent> {
  /// Creates it for parameters of an intent.
  ///
  /// - Note: Accepted; no effect. `keyPaths`: no intent is asked for.
  public init(_ keyPaths: PartialKeyPath<Intent>...) {}
  /// The parameters: none.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// Parameters of an intent that a person is choosing; there never are any.
@dynamicMemberLookup public struct IntentProjection<Intent: AppIntent> {
  private let nobody: Never
  /// A parameter.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    switch nobody {}
  }
  /// A parameter that may be nothing, and is not.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value?>) -> Value {
    switch nobody {}
  }
}
