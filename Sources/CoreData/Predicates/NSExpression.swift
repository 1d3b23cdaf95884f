public import Foundation

/// An expression of objects: a value, the value at a path of keys, or what a function makes of such values.
///
/// Foundation's own class of this name cannot be made here; scenes' names for it mean this one.
open class NSExpression: NSObject {
  /// What kind of expression it is.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue = 0
    /// The object itself.
    case evaluatedObject = 1
    /// The value at a path of keys.
    case keyPath = 3
    /// What a function makes of others.
    case function = 4
  }

  private enum Content {
    case constant(Any?)
    case object
    case path(String)
    case property((Any) -> Any?)
    case function(String, [NSExpression])
  }
  private let content: Content
  private init(_ content: Content) { self.content = content }

  /// Creates a value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// Creates the value at a path of keys.
  public convenience init(forKeyPath keyPath: String) { self.init(.path(keyPath)) }
  /// Creates the value of a property.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(.property { ($0 as? Root)?[keyPath: keyPath] })
  }
  /// Creates what a function makes of others: `count:`, `sum:`, `average:`, `min:` or `max:`, of the objects of a group.
  ///
  /// - Parameters:
  ///   - name: The function; another ends the film when it is asked.
  ///   - parameters: Of what.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.compactMap { $0 as? NSExpression }))
  }
  /// The object itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  /// What kind of expression it is.
  open var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .path, .property: .keyPath
    case .function: .function
    }
  }
  /// The path of keys; empty for other kinds, and for properties.
  open var keyPath: String { if case .path(let path) = content { path } else { "" } }
  /// The function; empty for other kinds.
  open var function: String { if case .function(let name, _) = content { name } else { "" } }
  /// Of what the function is; `nil` for other kinds.
  open var arguments: [NSExpression]? {
    if case .function(_, let all) = content { all } else { nil }
  }
  /// The value; `nil` for other kinds.
  open var constantValue: Any? { if case .constant(let value) = content { value } else { nil } }

  /// The expression's value.
  ///
  /// - Parameters:
  ///   - object: The object that is asked; for a function a list of objects.
  ///   - context: Nothing that counts here.
  /// - Returns: The value.
  /// - Note: Accepted; no effect. `context`: expressions have no variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch content {
    case .function: value(of: KeyedValues.elements(object) ?? [object].compactMap { $0 })
    default: value(ofOne: object)
    }
  }

  private func value(ofOne object: Any?) -> Any? {
    switch content {
    case .constant(let value): value
    case .object: object
    case .path(let path):
      KeyedValues.value(of: object, at: path.split(separator: ".").map(String.init)[...])
    case .property(let value): object.flatMap(value)
    case .function: value(of: [object].compactMap { $0 })
    }
  }

  /// The value that a group of objects has; of what is no function, the first one's.
  func value(of group: [Any]) -> Any? {
    guard case .function(let name, let arguments) = content else {
      return group.first.flatMap { value(ofOne: $0) }
    }
    let all = group.flatMap { object -> [Any] in
      guard let value = arguments.first?.value(ofOne: object) else { return [] }
      return KeyedValues.elements(value) ?? [KeyedValues.unwrapped(value)].compactMap { $0 }
    }
    let numbers = all.compactMap { KeyedValues.number($0) }
    switch name {
    case "count:": return all.count
    case "sum:": return whole(numbers.reduce(0, +), all)
    case "average:":
      return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min:": return all.min { KeyedValues.sorted($0, $1) == .orderedAscending }
    case "max:": return all.max { KeyedValues.sorted($0, $1) == .orderedAscending }
    default: fatalError("'\(name)' is none of count:, sum:, average:, min: and max:")
    }
  }

  /// A sum of whole numbers as one.
  private func whole(_ sum: Double, _ all: [Any]) -> Any {
    guard all.allSatisfy({ $0 is any BinaryInteger }), let number = Int(exactly: sum) else {
      return sum
    }
    return number
  }
}

/// A property of results that an entity does not have: an expression's value.
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression.
  open var expression: NSExpression?
  /// What kind of value it has.
  ///
  /// - Note: Accepted; no effect. `expressionResultType`: values are as the expression gives them.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// What kind of value it has, by its newer name.
  ///
  /// - Note: Accepted; no effect. `resultType`: values are as the expression gives them.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(expressionResultType) }
    set { expressionResultType = newValue.type }
  }
}

extension NSAttributeDescription {
  /// What kind of values a property holds, by newer names.
  public struct AttributeType: Hashable, Sendable {
    let type: NSAttributeType
    init(_ type: NSAttributeType) { self.type = type }
    /// Not said.
    public static let undefined = Self(.undefinedAttributeType)
    /// A whole number of 16 bits.
    public static let integer16 = Self(.integer16AttributeType)
    /// A whole number of 32 bits.
    public static let integer32 = Self(.integer32AttributeType)
    /// A whole number of 64 bits.
    public static let integer64 = Self(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = Self(.decimalAttributeType)
    /// A `Double`.
    public static let double = Self(.doubleAttributeType)
    /// A `Float`.
    public static let float = Self(.floatAttributeType)
    /// A text.
    public static let string = Self(.stringAttributeType)
    /// Yes or no.
    public static let boolean = Self(.booleanAttributeType)
    /// A date.
    public static let date = Self(.dateAttributeType)
    /// Bytes.
    public static let binaryData = Self(.binaryDataAttributeType)
    /// A UUID.
    public static let uuid = Self(.UUIDAttributeType)
    /// An address.
    public static let uri = Self(.URIAttributeType)
    /// Whatever a transformer makes of it.
    public static let transformable = Self(.transformableAttributeType)
    /// The name of an object.
    public static let objectID = Self(.objectIDAttributeType)
    /// Several values as one.
    public static let composite = Self(.compositeAttributeType)
  }
  /// What kind of values the property holds, by its newer name.
  public var type: AttributeType {
    get { AttributeType(attributeType) }
    set { attributeType = newValue.type }
  }
}
