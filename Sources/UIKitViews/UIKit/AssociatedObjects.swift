import Foundation

// Objective-C's way to give objects of other people's classes values, as extensions of views do.

/// How long a value is kept that an object is given.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// As long as others keep it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As long as the object.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As long as the object; Objective-C keeps a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As long as the object.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// As long as the object; Objective-C keeps a copy.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// The values that objects were given, by whom they were given to and by their keys.
///
/// Those of objects that are gone go when there are twice as many as were left the last time.
@MainActor private enum Associations {
  /// A value, and how long it is kept.
  private enum Value {
    case kept(Any)
    case known(Known)

    var value: Any? {
      switch self {
      case .kept(let value): value
      case .known(let known): known.object
      }
    }
  }
  /// A value that others keep.
  private struct Known {
    weak var object: AnyObject?
  }
  /// What one object was given.
  private struct Entry {
    weak var object: AnyObject?
    var values: [UInt: Value] = [:]
  }

  /// In the order in which objects were first given something.
  private static var entries: [Entry] = []
  private static var places: [ObjectIdentifier: Int] = [:]
  /// How many entries there are before those of objects that are gone are looked for: a guess.
  private static var limit = 64

  /// The place of an object's entry; `nil` where it has none.
  private static func place(of object: AnyObject) -> Int? {
    guard let place = places[ObjectIdentifier(object)], entries[place].object === object else {
      // What is there is of an object that was at the same place in memory.
      return nil
    }
    return place
  }

  static func value(of object: AnyObject, _ key: UInt) -> Any? {
    place(of: object).flatMap { entries[$0].values[key]?.value }
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UInt, isKept: Bool) {
    if place(of: object) == nil {
      guard value != nil else { return }
      if entries.count >= limit { sweep() }
      places[ObjectIdentifier(object)] = entries.count
      entries.append(Entry(object: object))
    }
    guard let place = place(of: object) else { return }
    // What was there goes when all is as it is to be: its end may ask.
    let old = entries[place].values[key]
    entries[place].values[key] = value.map {
      isKept ? .kept($0) : .known(Known(object: $0 as AnyObject))
    }
    withExtendedLifetime(old) {}
  }

  static func remove(of object: AnyObject) {
    guard let place = place(of: object) else { return }
    let old = entries[place].values
    entries[place].values = [:]
    withExtendedLifetime(old) {}
  }

  private static func sweep() {
    let old = entries
    entries = old.filter { $0.object != nil }
    places = [:]
    for (place, entry) in entries.enumerated() {
      if let object = entry.object { places[ObjectIdentifier(object)] = place }
    }
    limit = max(64, 2 * entries.count)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that an object was given.
///
/// - Parameters:
///   - object: The object.
///   - key: The address of what the value is known by.
/// - Returns: The value; `nil` for none.
@MainActor @preconcurrency public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  Associations.value(of: object as AnyObject, UInt(bitPattern: key))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives an object a value in the place of the one it had.
///
/// - Parameters:
///   - object: The object.
///   - key: The address of what the value is known by.
///   - value: The value; `nil` for none.
///   - policy: How long it is kept.
@MainActor @preconcurrency public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.set(
    value, of: object as AnyObject, UInt(bitPattern: key),
    isKept: policy != .OBJC_ASSOCIATION_ASSIGN)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes all values from an object that it was given.
@MainActor @preconcurrency public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.remove(of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins what one thread does with an object at a time: here there is one.
///
/// - Parameter obj: The object.
/// - Returns: 0, as for what was done.
/// - Note: Accepted; no effect. `obj`: a scene has one thread.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends what one thread does with an object at a time: here there is one.
///
/// - Parameter obj: The object.
/// - Returns: 0, as for what was done.
/// - Note: Accepted; no effect. `obj`: a scene has one thread.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
