import DisplayList
import Foundation
import UIKitViews

extension UIColor {
  /// The colour of numbers.
  convenience init(_ numbers: ResolvedColor) {
    self.init(
      red: CGFloat(numbers.red), green: CGFloat(numbers.green), blue: CGFloat(numbers.blue),
      alpha: CGFloat(numbers.opacity))
  }
  /// The colour's numbers, in the light or dark of the stage.
  var numbers: ResolvedColor {
    let parts = (cgColor.components ?? []).map { Float($0) }
    guard parts.count == 4 else { return .clear }
    return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension ResolvedColor {
  /// The colour between this one and another, number by number.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - part: How much of it there is, 0...1.
  /// - Returns: The colour between.
  func mixed(with other: ResolvedColor, _ part: Float) -> ResolvedColor {
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// What a texture is multiplied by to be tinted with so much of this colour, 0...1.
  func tint(_ factor: CGFloat) -> ResolvedColor {
    ResolvedColor.white.mixed(with: self, Float(min(max(factor, 0), 1)))
  }
}
