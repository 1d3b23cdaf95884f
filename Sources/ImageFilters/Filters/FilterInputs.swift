internal import Foundation
internal import Geometry
internal import UIKitViews

/// The values of a filter by their keys, as its formula reads them: numbers in whatever form code gave them.
struct FilterInputs {
  let values: [String: Any]

  /// An image; `nil` where none is set.
  func image(_ key: String = kCIInputImageKey) -> ImageRecipe? {
    (values[key] as? CIImage)?.recipe
  }

  /// A number; 0 where none is set.
  func number(_ key: String) -> Double { Self.number(values[key]) ?? 0 }
  /// A number, for pixels' arithmetic.
  func float(_ key: String) -> Float { Float(number(key)) }

  /// A colour's light, multiplied by its opacity.
  func color(_ key: String) -> Pixel { straightColor(key).multiplied }
  /// A colour's light, straight.
  func straightColor(_ key: String) -> Pixel {
    switch values[key] {
    case let color as CIColor: color.light
    case let color as UIColor: CIColor(color: color).light
    case let color as CGColor: CIColor(cgColor: color).light
    default: Pixel()
    }
  }

  /// Four numbers.
  func vector(_ key: String) -> Pixel { Self.vector(values[key])?.quadruple ?? Pixel() }
  /// A place.
  func point(_ key: String) -> CGPoint { Self.vector(values[key])?.cgPointValue ?? .zero }
  /// An area.
  func rect(_ key: String) -> CGRect { Self.vector(values[key])?.cgRectValue ?? .zero }
  /// A transform; one that changes nothing where none is set.
  func transform(_ key: String) -> CGAffineTransform {
    values[key] as? CGAffineTransform ?? .identity
  }
  /// Bytes.
  func data(_ key: String) -> Data { values[key] as? Data ?? Data() }
  /// A word.
  func text(_ key: String) -> String { values[key] as? String ?? "" }

  /// A number in whatever form it has.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Several numbers in whatever form they have.
  static func vector(_ value: Any?) -> CIVector? {
    switch value {
    case let value as CIVector: value
    case let value as CGPoint: CIVector(cgPoint: value)
    case let value as CGRect: CIVector(cgRect: value)
    default: nil
    }
  }
}
