/// A value that can be added, scaled and measured: what an animated value must be able to do.
///
/// Shape, units and range are the conforming type's own; `magnitudeSquared` is in its units squared.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `rhs`.
  mutating func scale(by rhs: Double)
  /// The dot product of this value with itself.
  var magnitudeSquared: Double { get }

  /// How many doubles hold a value of this type; `nil` where a value has to be kept as it is.
  ///
  /// Requirements with an underscore have defaults and are no concern of a scene's own types: a type
  /// that is a flat run of numbers is animated without a generic call for each value and frame.
  static var _componentCount: Int? { get }
  /// Writes the components to `components` from `index` on.
  ///
  /// - Parameters:
  ///   - components: Receives as many numbers as ``_componentCount`` says.
  ///   - index: The place of the first.
  func _write(to components: inout [Double], at index: Int)
  /// Reads a value back from the components that it was written to.
  ///
  /// - Parameters:
  ///   - components: The numbers.
  ///   - index: The place of the first.
  /// - Returns: The value.
  static func _read(from components: [Double], at index: Int) -> Self
}

extension VectorArithmetic {
  public static var _componentCount: Int? { nil }
  public func _write(to components: inout [Double], at index: Int) {}
  public static func _read(from components: [Double], at index: Int) -> Self { .zero }
}

extension VectorArithmetic {
  /// Returns this value with every component multiplied by `rhs`.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Interpolates this value with `other`.
  ///
  /// - Parameters:
  ///   - other: The value at `amount` 1.
  ///   - amount: 0 leaves this value as it is; values outside 0...1 extrapolate.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns this value interpolated with `other`.
  ///
  /// - Parameters:
  ///   - other: The value at `amount` 1.
  ///   - amount: 0 gives this value; values outside 0...1 extrapolate.
  /// - Returns: `self + (other − self) · amount`.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
  public static var _componentCount: Int? { 1 }
  public func _write(to components: inout [Double], at index: Int) { components[index] = self }
  public static func _read(from components: [Double], at index: Int) -> Self { components[index] }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self) * Double(self) }
  public static var _componentCount: Int? { 1 }
  public func _write(to components: inout [Double], at index: Int) {
    components[index] = Double(self)
  }
  public static func _read(from components: [Double], at index: Int) -> Self {
    Self(components[index])
  }
}

/// The animatable data of a value that does not animate: a vector without components.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value there is.
  public init() {}
  public static var zero: Self { Self() }
  public static func + (_: Self, _: Self) -> Self { Self() }
  public static func - (_: Self, _: Self) -> Self { Self() }
  public mutating func scale(by _: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static var _componentCount: Int? { 0 }
}
