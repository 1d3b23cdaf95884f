public import Foundation
public import UIKitViews

/// A colour of encoded sRGB, as filters take it.
public final class CIColor: NSObject, Sendable {
  /// Red, 0...1.
  public let red: CGFloat
  /// Green, 0...1.
  public let green: CGFloat
  /// Blue, 0...1.
  public let blue: CGFloat
  /// The opacity, 0...1.
  public let alpha: CGFloat

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates an opaque colour.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// Creates a colour of one of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    let numbers = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
  /// Creates a colour of one of UIKit's, as it is in light surroundings.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// Creates a colour of words: three or four numbers, 0...1, with spaces between.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int, _ other: CGFloat) -> CGFloat {
      index < numbers.count ? numbers[index] : other
    }
    self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
  }

  /// How many components it has.
  public var numberOfComponents: Int { 4 }
  /// The colour as words, which ``init(string:)`` reads.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// Opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Half-way grey, opaque.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Pure red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Pure green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Pure blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Green and blue.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Red and blue.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Red and green.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Black that is not seen.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour's light, straight.
  var light: Pixel {
    TransferCurve.light(Pixel(Float(red), Float(green), Float(blue), Float(alpha)))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  public override var hash: Int { [red, green, blue, alpha].hashValue }
}
