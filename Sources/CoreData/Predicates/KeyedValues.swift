internal import Foundation

/// What has nothing or one of its kind in it, seen without that kind.
private protocol AnyOptional {
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrapped: Any? { flatMap { KeyedValues.unwrapped($0) } }
}

/// Values by their keys, as predicates and orders ask for them.
enum KeyedValues {
  /// A value without the optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any AnyOptional { return optional.wrapped }
    return value
  }

  /// The elements of a collection; `nil` for what is none.
  static func elements(_ value: Any?) -> [Any]? {
    let all: [Any]? =
      switch value {
      case let array as [Any]: array
      case let array as NSArray: array.map { $0 }
      case let set as NSSet: ordered(set.allObjects)
      case let set as NSOrderedSet: set.array
      case let set as Set<AnyHashable>: ordered(set.map(\.base))
      default: nil
      }
    return all?.compactMap { unwrapped($0) }
  }

  /// What comes out of a set in the order in which objects were made, as a set has none.
  private static func ordered(_ all: [Any]) -> [Any] {
    let objects = all.compactMap { $0 as? NSManagedObject }
    return objects.count == all.count ? NSManagedObject.ordered(objects) : all
  }

  /// The value at a path of keys.
  static func value(of object: Any?, at keys: ArraySlice<String>) -> Any? {
    guard let object = unwrapped(object), let key = keys.first else { return unwrapped(object) }
    let rest = keys.dropFirst()
    if key.hasPrefix("@") { return summary(key, of: object, at: rest) }
    if let all = elements(object) {
      let values = all.flatMap { one -> [Any] in
        guard let value = value(of: one, at: [key]) else { return [] }
        return elements(value) ?? [value]
      }
      // `@count` and its kin behind a key are asked of the values of all.
      return value(of: values, at: rest)
    }
    return value(of: value(of: object, key), at: rest)
  }

  /// What `@count` and its kin say of a collection.
  private static func summary(_ key: String, of object: Any, at rest: ArraySlice<String>) -> Any? {
    let all = elements(object) ?? [object]
    if key == "@count" { return all.count }
    let numbers = all.compactMap { number(value(of: $0, at: rest)) }
    let sum = numbers.reduce(0, +)
    switch key {
    case "@sum": return sum
    case "@avg": return numbers.isEmpty ? nil : sum / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: fatalError("'\(key)' in a path of keys is none of @count, @sum, @avg, @min and @max")
    }
  }

  /// The value of one object for a key.
  private static func value(of object: Any, _ key: String) -> Any? {
    switch object {
    case let object as NSManagedObject: return unwrapped(object.value(forKey: key))
    case let dictionary as [String: Any]: return unwrapped(dictionary[key])
    case let dictionary as NSDictionary: return unwrapped(dictionary.object(forKey: key))
    case let text as String where key == "length": return text.utf16.count
    default: break
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
      if let child = part.children.first(where: { $0.label == key }) {
        return unwrapped(child.value)
      }
      mirror = part.superclassMirror
    }
    fatalError("no value for the key '\(key)' in \(type(of: object))")
  }

  /// The number that a value is; `nil` for what is none.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as any BinaryInteger: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    default: nil
    }
  }

  /// The whole number that a value is; `nil` for what is none.
  private static func integer(_ value: Any?) -> Int64? {
    switch value {
    case let number as any BinaryInteger: Int64(exactly: number)
    case let number as Bool: number ? 1 : 0
    default: nil
    }
  }

  /// Whether two values are the same.
  static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = unwrapped(left), let right = unwrapped(right) else {
      return unwrapped(left) == nil && unwrapped(right) == nil
    }
    if let first = identity(left), let second = identity(right) { return first === second }
    if let order = order(left, right) { return order == .orderedSame }
    if let first = elements(left), let second = elements(right) {
      return first.count == second.count && zip(first, second).allSatisfy { isSame($0, $1) }
    }
    guard let first = left as? any Hashable, let second = right as? any Hashable else {
      return false
    }
    return AnyHashable(first) == AnyHashable(second)
  }

  /// What an object, or its identifier, is known by.
  private static func identity(_ value: Any) -> NSManagedObjectID? {
    (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
  }

  /// Which of two values comes first; `nil` where neither does.
  static func order(_ left: Any, _ right: Any) -> ComparisonResult? {
    if let first = left as? String, let second = right as? String { return compare(first, second) }
    if let first = date(left), let second = date(right) { return compare(first, second) }
    if let first = integer(left), let second = integer(right) { return compare(first, second) }
    if let first = number(left), let second = number(right) { return compare(first, second) }
    if let first = left as? UUID, let second = right as? UUID {
      return compare(first.uuidString, second.uuidString)
    }
    if let first = left as? URL, let second = right as? URL {
      return compare(first.absoluteString, second.absoluteString)
    }
    return nil
  }

  private static func date(_ value: Any) -> Date? {
    if let date = value as? Date { return date }
    let seconds = (value as? NSDate)?.timeIntervalSinceReferenceDate
    return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private static func compare<T: Comparable>(_ first: T, _ second: T) -> ComparisonResult {
    first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
  }

  /// Which of two values comes first in an order; what is nothing comes before all else.
  static func sorted(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): order(left, right) ?? .orderedSame
    }
  }
}
