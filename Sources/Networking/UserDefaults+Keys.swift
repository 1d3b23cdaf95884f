public import Foundation

extension UserDefaults {
  /// The value of a key, by the name of all objects; `nil` where it has none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, by the name of all objects.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
