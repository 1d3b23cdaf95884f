import Foundation
import Synchronization

/// What a value that is being said is known by.
public struct GenerationID: Hashable, Sendable {
  private static let count = Atomic(0)
  private let number: Int
  /// Creates another one.
  public init() { number = Self.count.add(1, ordering: .relaxed).newValue }
}

/// Values as a model says them: structures, lists, texts, numbers.
public struct GeneratedContent: Equatable, Generable, Sendable, CustomDebugStringConvertible {
  /// What kind of value it is.
  public enum Kind: Equatable, Sendable {
    /// Nothing.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([GeneratedContent])
    /// A structure, and in which order its properties were said.
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  /// What kind of value it is.
  public let kind: Kind
  /// What it is known by; `nil` for nothing.
  public var id: GenerationID?
  /// Whether all of it has been said.
  public var isComplete: Bool { true }

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - id: What it is known by.
  public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
  /// Creates a structure.
  ///
  /// - Parameters:
  ///   - properties: Its properties.
  ///   - id: What it is known by.
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    let values = properties.map { ($0.key, $0.value.generatedContent) }
    kind = .structure(
      properties: Dictionary(values) { $1 }, orderedKeys: properties.map(\.key))
    self.id = id
  }
  /// Creates a list.
  ///
  /// - Parameters:
  ///   - elements: Its elements.
  ///   - id: What it is known by.
  public init(elements: [any ConvertibleToGeneratedContent], id: GenerationID? = nil) {
    (kind, self.id) = (.array(elements.map(\.generatedContent)), id)
  }
  /// Creates what a value says.
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  public init(_ content: GeneratedContent) { self = content }
  /// Reads a value in JSON.
  ///
  /// - Throws: What of the text is not JSON.
  public init(json: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)).content
  }

  public var generatedContent: GeneratedContent { self }
  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, properties: [])
  }
  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }

  /// The value as another type.
  ///
  /// - Throws: Why it is not of the type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }
  /// A property as another type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - property: The property's name.
  /// - Returns: Its value.
  /// - Throws: Why there is none, or it is not of the type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard case .structure(let properties, _) = kind, let value = properties[property] else {
      throw mismatch("a structure with the property '\(property)'")
    }
    return try Value(value)
  }
  /// A property as another type, if it has been said.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - property: The property's name.
  /// - Returns: Its value; `nil` for none.
  /// - Throws: Why it is not of the type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard case .structure(let properties, _) = kind else {
      throw mismatch("a structure")
    }
    return try properties[property].flatMap { $0.kind == .null ? nil : try Value($0) }
  }

  func mismatch(_ wanted: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "\(wanted) was expected, not \(jsonString)"))
  }

  /// The value in JSON.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[\(elements.map(\.jsonString).joined(separator: ", "))]"
    case .structure(let properties, let keys):
      "{"
        + keys.compactMap { key in
          properties[key].map { "\(Self.quoted(key)): \($0.jsonString)" }
        }.joined(separator: ", ") + "}"
    }
  }
  public var debugDescription: String { jsonString }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

/// A value of a JSON text.
private struct JSONValue: Decodable {
  let content: GeneratedContent
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let kind: GeneratedContent.Kind
    if container.decodeNil() {
      kind = .null
    } else if let value = try? container.decode(Bool.self) {
      kind = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      kind = .number(value)
    } else if let value = try? container.decode(String.self) {
      kind = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      kind = .array(values.map(\.content))
    } else {
      let values = try container.decode([String: JSONValue].self).mapValues(\.content)
      kind = .structure(properties: values, orderedKeys: values.keys.sorted())
    }
    content = GeneratedContent(kind: kind)
  }
}
