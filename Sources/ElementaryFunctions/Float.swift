// Single precision: the double's answer, rounded. Nearly always the nearest float.

/// The sine of `x` radians.
public func sin(_ x: Float) -> Float { Float(sin(Double(x))) }
/// The cosine of `x` radians.
public func cos(_ x: Float) -> Float { Float(cos(Double(x))) }
/// The tangent of `x` radians.
public func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
/// e to the power of `x`.
public func exp(_ x: Float) -> Float { Float(exp(Double(x))) }
/// 2 to the power of `x`.
public func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }
/// The natural logarithm of `x`.
public func log(_ x: Float) -> Float { Float(log(Double(x))) }
/// The logarithm of `x` to the base 2.
public func log2(_ x: Float) -> Float { Float(log2(Double(x))) }
/// `x` to the power of `y`.
///
/// - Parameters:
///   - x: The base.
///   - y: The exponent.
/// - Returns: The power, with the special cases of IEEE 754.
public func pow(_ x: Float, _ y: Float) -> Float { Float(pow(Double(x), Double(y))) }
/// The angle of the point (`x`, `y`) from the positive x axis, in radians.
///
/// - Parameters:
///   - y: The point's second coordinate.
///   - x: The point's first coordinate.
/// - Returns: The angle, −π...π.
public func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }
/// The cube root of `x`.
public func cbrt(_ x: Float) -> Float { Float(cbrt(Double(x))) }
/// The length of the vector (`x`, `y`).
///
/// - Parameters:
///   - x: One leg.
///   - y: The other.
/// - Returns: The length, at least 0; it overflows only if it is too great itself.
public func hypot(_ x: Float, _ y: Float) -> Float {
  Float((Double(x) * Double(x) + Double(y) * Double(y)).squareRoot())
}
