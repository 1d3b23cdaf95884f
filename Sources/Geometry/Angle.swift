public import Motion

/// The factor of fractions and radians in animatable data, as in SwiftUI: a spring ends by speeds
/// in units of its data, which suits points, not parts of 1.
package let unitScale = 128.0

/// An angle, in radians, with a name for the unit.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates the angle 0.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }
  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle 0.
  public static let zero = Angle()

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  /// Adds two angles.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: Another angle.
  /// - Returns: Their sum; whole turns are kept.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// Subtracts an angle from another.
  ///
  /// - Parameters:
  ///   - lhs: An angle.
  ///   - rhs: The angle to take away.
  /// - Returns: Their difference; whole turns are kept.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Multiplies an angle by a factor.
  ///
  /// - Parameters:
  ///   - lhs: The angle.
  ///   - rhs: The factor.
  /// - Returns: The product.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// Multiplies an angle by a factor.
  ///
  /// - Parameters:
  ///   - lhs: The factor.
  ///   - rhs: The angle.
  /// - Returns: The product.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  /// Divides an angle by a divisor.
  ///
  /// - Parameters:
  ///   - lhs: The angle.
  ///   - rhs: The divisor.
  /// - Returns: The quotient.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle to another in place.
  ///
  /// - Parameters:
  ///   - lhs: The angle that grows.
  ///   - rhs: The angle to add.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Subtracts an angle from another in place.
  ///
  /// - Parameters:
  ///   - lhs: The angle that shrinks.
  ///   - rhs: The angle to take away.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Radians times 128: unit-like data are scaled so that a spring's end test suits them.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}
