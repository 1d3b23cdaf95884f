public import Foundation
import ViewEngine

/// A filter of a visual effect's backdrop, which code finds by its name and changes by keys.
final class BackdropFilter: NSObject, KeyedValues {
  /// The names of the system's filters.
  enum Name: String {
    /// It maps what is light and what is dark into the range of a material.
    case luminance = "luminanceCurveMap"
    /// It makes colours stronger.
    case saturate = "colorSaturate"
    /// It makes all lighter or darker.
    case brightness = "colorBrightness"
    /// It blurs.
    case blur = "gaussianBlur"
  }

  let name: Name
  /// What it has at first, by key.
  private let start: [String: Double]
  /// What code has set, by key.
  private var given: [String: Any] = [:]

  init(_ name: Name, start: [String: Double]) { (self.name, self.start) = (name, start) }

  override var description: String { name.rawValue }

  /// Whether it does anything.
  var isEnabled: Bool { given["enabled"] as? Bool ?? true }
  /// The number that code has set under a key; `nil` for that of the effect.
  func number(_ key: String) -> Double? {
    switch given[key] {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  func keyedValue(_ key: String) -> Any? {
    switch key {
    case "name", "type", "filterType": name.rawValue
    case "enabled": isEnabled
    default: given[key] ?? start[key]
    }
  }

  func setKeyedValue(_ value: Any?, _ key: String) { given[key] = value }
}

/// An object whose values code reaches by keys, as those of Objective-C's.
protocol KeyedValues: AnyObject {
  /// The value of a key; `nil` for none.
  func keyedValue(_ key: String) -> Any?
  /// Sets the value of a key.
  func setKeyedValue(_ value: Any?, _ key: String)
}

extension NSObjectProtocol {
  /// The value of a key: a filter's own; other objects have none without Objective-C, which the tool says.
  public func value(forKey key: String) -> Any? {
    guard let object = self as? any KeyedValues else {
      IneffectiveSettings.note("\(type(of: self)).value(forKey: \"\(key)\")")
      return nil
    }
    return object.keyedValue(key)
  }
  /// Sets the value of a key: a filter's own; other objects have none without Objective-C, which the tool says.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let object = self as? any KeyedValues else {
      return IneffectiveSettings.note("\(type(of: self)).setValue(_:forKey: \"\(key)\")")
    }
    object.setKeyedValue(value, key)
  }
}
