public import Foundation
import Synchronization

/// Values that a person's devices would share; there is no account, and they last as long as the film.
open class NSUbiquitousKeyValueStore: NSObject {
  /// The key of why values came from elsewhere; none do.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private static let values = Mutex<[String: Data]>([:])
  /// The app's.
  open class var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
  /// Creates one without values.
  public override init() {}

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] {
    let all = Self.values.withLock { $0 }
    return all.compactMapValues(Self.read)
  }
  /// A value; `nil` for none.
  open func object(forKey key: String) -> Any? {
    Self.values.withLock { $0[key] }.flatMap(Self.read)
  }
  /// Sets a value.
  ///
  /// - Parameters:
  ///   - value: The value, of a type that property lists have; `nil` for none.
  ///   - key: Its key.
  open func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: [value], format: .binary, options: 0)
    else { fatalError("NSUbiquitousKeyValueStore has texts, numbers, dates, data and lists") }
    Self.values.withLock { $0[key] = data }
  }
  /// Takes a value away.
  open func removeObject(forKey key: String) {
    Self.values.withLock { _ = $0.removeValue(forKey: key) }
  }
  /// A text; `nil` for none.
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  /// A list; `nil` for none.
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  /// Values by their keys; `nil` for none.
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  /// Bytes; `nil` for none.
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  /// A whole number; 0 for none.
  open func longLong(forKey key: String) -> Int64 {
    (object(forKey: key) as? NSNumber)?.int64Value ?? 0
  }
  /// A number; 0 for none.
  open func double(forKey key: String) -> Double {
    (object(forKey: key) as? NSNumber)?.doubleValue ?? 0
  }
  /// Yes or no; no for none.
  open func bool(forKey key: String) -> Bool {
    (object(forKey: key) as? NSNumber)?.boolValue ?? false
  }
  /// Keeps what was set, which is kept already.
  ///
  /// - Returns: Whether other devices can learn of it: there is no account.
  @discardableResult open func synchronize() -> Bool { false }

  private static func read(_ data: Data) -> Any? {
    let list = try? unsafe PropertyListSerialization.propertyList(
      from: data, options: [], format: nil)
    return (list as? [Any])?.first
  }
}
