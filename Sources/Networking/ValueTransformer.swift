public import Foundation

/// The name under which a transformer of values is known.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// That which makes bytes of objects.
  public static let secureUnarchiveFromDataTransformerName = Self(
    "NSSecureUnarchiveFromDataTransformer")
}

/// Makes values of one kind of those of another, and back.
open class ValueTransformer: NSObject, NamedTransformer {
  private static let key = "rostrum.valueTransformers"

  /// Creates a transformer.
  public override init() { super.init() }

  /// Makes a transformer known under a name.
  ///
  /// - Parameters:
  ///   - transformer: The transformer; `nil` for none.
  ///   - name: The name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    var all = known
    all[name.rawValue] = transformer
    // A film has one thread.
    Thread.current.threadDictionary[key] = all
  }

  /// The names of known transformers, sorted.
  ///
  /// - Returns: The names.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.keys.sorted().map { NSValueTransformerName($0) }
  }

  fileprivate static var known: [String: ValueTransformer] {
    Thread.current.threadDictionary[key] as? [String: ValueTransformer] ?? [:]
  }

  /// The class of what is made.
  ///
  /// - Returns: The class.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether there is a way back.
  ///
  /// - Returns: Whether there is.
  open class func allowsReverseTransformation() -> Bool { true }
  /// What a value becomes.
  ///
  /// - Parameter value: The value.
  /// - Returns: What it becomes; here the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// What a value was.
  ///
  /// - Parameter value: The value.
  /// - Returns: What it was.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// A transformer that is known by its name.
public protocol NamedTransformer {}

extension NamedTransformer {
  /// The transformer that is known under a name; `nil` if there is none.
  ///
  /// - Parameter name: The name.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.known[name.rawValue] as? Self else { return nil }
    self = known
  }
}

/// Makes bytes of objects that can be archived, and objects of bytes.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of objects that may be in bytes.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func transformedValueClass() -> AnyClass { NSObject.self }
  open override class func allowsReverseTransformation() -> Bool { true }
  /// The object that is in bytes.
  ///
  /// - Parameter value: The bytes.
  /// - Returns: The object; `nil` for what are no bytes of an allowed class.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }
  /// The bytes of an object.
  ///
  /// - Parameter value: The object.
  /// - Returns: The bytes; `nil` for what cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let object = value as? any NSSecureCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }
}
