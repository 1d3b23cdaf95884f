/// What can be made of what a model said.
public protocol ConvertibleFromGeneratedContent {
  /// Creates it of what a model said.
  ///
  /// - Throws: Why it cannot be made of that.
  init(_ content: GeneratedContent) throws
}
/// What can be told a model as values.
public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
  /// As a model says it.
  var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
  public var promptRepresentation: Prompt { Prompt(words: generatedContent.jsonString) }
  public var instructionsRepresentation: Instructions {
    Instructions(words: generatedContent.jsonString)
  }
}

/// A type of values that a model can say.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// A value of which not all has been said.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  /// What it consists of.
  static var generationSchema: GenerationSchema { get }
}
extension Generable {
  /// The value as one of which not all has been said.
  ///
  /// - Returns: The value, whole.
  public func asPartiallyGenerated() -> PartiallyGenerated where PartiallyGenerated == Self {
    self
  }
}

/// Makes a type one that a model can say.
///
/// - Parameter description: What it is, for the model.
@attached(
  extension, conformances: Generable,
  names: named(init(_:)), named(generatedContent), named(generationSchema),
  named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "ViewMacros", type: "GenerableMacro")

/// Says what a property is, for the model.
///
/// - Parameter description: What it is.
@attached(peer) public macro Guide(description: String) =
  #externalMacro(module: "ViewMacros", type: "GuideMacro")
/// Says what a property is and which values it may have, for the model.
///
/// - Parameters:
///   - description: What it is.
///   - guides: Which values it may have.
@attached(peer) public macro Guide<Value>(
  description: String? = nil, _ guides: GenerationGuide<Value>...
) = #externalMacro(module: "ViewMacros", type: "GuideMacro")
/// Says what a property is and what its text looks like, for the model.
///
/// - Parameters:
///   - description: What it is.
///   - guides: What its text looks like.
@attached(peer) public macro Guide<Output>(
  description: String? = nil, _ guides: Regex<Output>
) = #externalMacro(module: "ViewMacros", type: "GuideMacro")

/// Which values of a type a model may say.
public struct GenerationGuide<Value> {
  let words: String
}
extension GenerationGuide where Value == String {
  /// One text alone.
  public static func constant(_ value: String) -> Self { Self(words: "only \(value)") }
  /// One of some texts.
  public static func anyOf(_ values: [String]) -> Self {
    Self(words: "one of \(values.joined(separator: ", "))")
  }
  /// Texts that look so.
  ///
  /// - Note: Accepted; no effect. `regex`: there is no model.
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self(words: "a pattern") }
}
extension GenerationGuide where Value: Comparable {
  /// No less than that.
  public static func minimum(_ value: Value) -> Self { Self(words: "at least \(value)") }
  /// No more than that.
  public static func maximum(_ value: Value) -> Self { Self(words: "at most \(value)") }
  /// Between the two.
  public static func range(_ range: ClosedRange<Value>) -> Self {
    Self(words: "\(range.lowerBound) to \(range.upperBound)")
  }
}
extension GenerationGuide {
  /// No fewer elements than that.
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self(words: "at least \(count) elements")
  }
  /// No more elements than that.
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self(words: "at most \(count) elements")
  }
  /// So many elements.
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] {
    Self(words: "\(count) elements")
  }
  /// So many elements, between two numbers.
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    Self(words: "\(range.lowerBound) to \(range.upperBound) elements")
  }
  /// Elements of that kind.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
  where Value == [Element] { Self(words: "each \(guide.words)") }
}
// What `@Guide` is given knows no type of elements.
extension GenerationGuide where Value == [Never] {
  /// No fewer elements than that.
  ///
  /// - Note: Accepted; no effect. `count`: there is no model.
  public static func minimumCount(_ count: Int) -> Self { Self(words: "") }
  /// No more elements than that.
  ///
  /// - Note: Accepted; no effect. `count`: there is no model.
  public static func maximumCount(_ count: Int) -> Self { Self(words: "") }
  /// So many elements.
  ///
  /// - Note: Accepted; no effect. `count`: there is no model.
  public static func count(_ count: Int) -> Self { Self(words: "") }
  /// So many elements, between two numbers.
  ///
  /// - Note: Accepted; no effect. `range`: there is no model.
  public static func count(_ range: ClosedRange<Int>) -> Self { Self(words: "") }
}

/// What a type of values consists of, for the model.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  /// A property.
  public struct Property: Sendable {
    /// Its name.
    public let name: String
    /// What it is; `nil` for what its name says.
    public let description: String?
    let type: String
    let guides: [String]
    /// Creates a property.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - description: What it is.
    ///   - type: The type of its values.
    ///   - guides: Which values it may have.
    public init<Value>(
      name: String, description: String? = nil, type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      (self.name, self.description) = (name, description)
      (self.type, self.guides) = (String(describing: type), guides.map(\.words))
    }
    /// Creates a text that looks so.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - description: What it is.
    ///   - type: The type of its values.
    ///   - guides: What the text looks like.
    /// - Note: Accepted; no effect. `guides`: no model follows them.
    public init<Output>(
      name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>]
    ) { self.init(name: name, description: description, type: type, guides: [.pattern(/./)]) }
  }

  /// The name of the type.
  public let name: String
  /// What it is; `nil` for what its name says.
  public let description: String?
  /// Its properties.
  public let properties: [Property]
  /// Its values, if they are a few texts.
  public let choices: [String]

  /// Creates what a structure consists of.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: What it is.
  ///   - properties: Its properties.
  public init(
    type: any Generable.Type, description: String? = nil, properties: [Property]
  ) {
    (name, self.description) = (String(describing: type), description)
    (self.properties, choices) = (properties, [])
  }
  /// Creates a choice of texts.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: What it is.
  ///   - choices: The texts.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    (name, self.description) = (String(describing: type), description)
    (properties, self.choices) = ([], choices)
  }

  public var debugDescription: String {
    let lines = properties.map {
      ([$0.name + ": " + $0.type] + $0.guides).joined(separator: ", ")
    }
    return ([name] + lines + choices).joined(separator: "\n")
  }
}
