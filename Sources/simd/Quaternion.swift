// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
internal import ElementaryFunctions

/// A quaternion, which turns vectors where its length is 1, of `Float`s or `Double`s.
///
/// Sines and their kin are of ``ElementaryFunctions``, so that turns are the same on every processor.
public protocol Quaternion: Equatable, Sendable {
  /// The numbers in it.
  associatedtype Scalar: SIMDScalar & BinaryFloatingPoint
  /// The imaginary numbers, and the real one behind them.
  var vector: SIMD4<Scalar> { get set }
  /// Creates a quaternion of the imaginary numbers and the real one behind them.
  init(vector: SIMD4<Scalar>)
}

/// A quaternion of `Float`s.
public struct simd_quatf: Quaternion {
  public var vector: SIMD4<Float>
  public init(vector: SIMD4<Float>) { self.vector = vector }
}

/// A quaternion of `Double`s.
public struct simd_quatd: Quaternion {
  public var vector: SIMD4<Double>
  public init(vector: SIMD4<Double>) { self.vector = vector }
}

extension Quaternion {
  /// Creates a quaternion of zeros, which turns nothing.
  public init() { self.init(vector: SIMD4<Scalar>()) }
  /// Creates a quaternion of the imaginary numbers and the real one behind them.
  public init(_ vector: SIMD4<Scalar>) { self.init(vector: vector) }
  /// Creates a quaternion of its four numbers.
  ///
  /// - Parameters:
  ///   - ix: The first imaginary one.
  ///   - iy: The second.
  ///   - iz: The third.
  ///   - r: The real one.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4<Scalar>(ix, iy, iz, r))
  }
  /// Creates a quaternion of its parts.
  ///
  /// - Parameters:
  ///   - real: The real number.
  ///   - imag: The imaginary ones.
  public init(real: Scalar, imag: SIMD3<Scalar>) {
    self.init(ix: imag.x, iy: imag.y, iz: imag.z, r: real)
  }
  /// Creates a turn about an axis.
  ///
  /// - Parameters:
  ///   - angle: How far it turns, in radians, clockwise as seen along the axis.
  ///   - axis: The axis, 1 long.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = sincos(Double(angle) / 2)
    self.init(real: Scalar(half.cos), imag: axis * Scalar(half.sin))
  }
  /// Creates the shortest turn that brings one direction to another.
  ///
  /// - Parameters:
  ///   - from: The first direction, 1 long.
  ///   - to: The other, 1 long.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let between = from + to
    if simd_length_squared(between) > 0 {
      let half = simd_normalize(between)
      self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
    } else {
      // Every axis at right angles turns a direction to the opposite one; that which is surest.
      let isAlongX = from.x.magnitude > from.y.magnitude
      let other = isAlongX ? SIMD3<Scalar>(0, 1, 0) : SIMD3<Scalar>(1, 0, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
    }
  }

  /// The real number.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary numbers.
  public var imag: SIMD3<Scalar> {
    get { SIMD3<Scalar>(vector.x, vector.y, vector.z) }
    set { vector = SIMD4<Scalar>(newValue.x, newValue.y, newValue.z, vector.w) }
  }
  /// How far it turns, in radians.
  public var angle: Scalar {
    Scalar(2 * atan2(Double(simd_length(imag)), Double(real)))
  }
  /// The axis about which it turns, 1 long; not a number where it turns nothing.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// The length of its four numbers: 1 of one that only turns.
  public var length: Scalar { simd_length(vector) }
  /// This quaternion with a length of 1.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  /// The turn in the other direction, for one whose length is 1.
  public var conjugate: Self { Self(real: real, imag: SIMD3<Scalar>() - imag) }
  /// The quaternion that undoes this one.
  public var inverse: Self {
    Self(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Turns a vector; the length of the quaternion has to be 1.
  ///
  /// - Parameter vector: The vector.
  /// - Returns: The vector, turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let across = simd_cross(imag, vector)
    let twice = across + across
    return vector + twice * real + simd_cross(imag, twice)
  }

  /// The sum of two quaternions, number by number.
  ///
  /// - Parameters:
  ///   - lhs: One quaternion.
  ///   - rhs: The other.
  /// - Returns: The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  /// The difference of two quaternions, number by number.
  ///
  /// - Parameters:
  ///   - lhs: One quaternion.
  ///   - rhs: The other.
  /// - Returns: The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  /// The quaternion with the other sign, which turns alike.
  public static prefix func - (rhs: Self) -> Self {
    Self(vector: SIMD4<Scalar>() - rhs.vector)
  }
  /// The product of two quaternions: what the second does, and the first after it.
  ///
  /// - Parameters:
  ///   - lhs: One quaternion.
  ///   - rhs: The other.
  /// - Returns: The product.
  public static func * (lhs: Self, rhs: Self) -> Self {
    let real = lhs.real * rhs.real - simd_dot(lhs.imag, rhs.imag)
    let own = rhs.imag * lhs.real
    let other = lhs.imag * rhs.real
    return Self(real: real, imag: own + other + simd_cross(lhs.imag, rhs.imag))
  }
  /// A quaternion times a number.
  ///
  /// - Parameters:
  ///   - lhs: The quaternion.
  ///   - rhs: The number.
  /// - Returns: The product.
  public static func * (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector * rhs) }
  /// A quaternion times a number.
  ///
  /// - Parameters:
  ///   - lhs: The number.
  ///   - rhs: The quaternion.
  /// - Returns: The product.
  public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: rhs.vector * lhs) }
  /// A quaternion by a number.
  ///
  /// - Parameters:
  ///   - lhs: The quaternion.
  ///   - rhs: The number.
  /// - Returns: The quotient.
  public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }
  /// The product with what undoes another quaternion.
  ///
  /// - Parameters:
  ///   - lhs: One quaternion.
  ///   - rhs: The other.
  /// - Returns: The quotient.
  public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
  /// Multiplies with another quaternion, which does what it does first.
  ///
  /// - Parameters:
  ///   - lhs: The quaternion, which changes.
  ///   - rhs: The other.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
