/// Any number of vectors side by side, interpolated together.
///
/// Members keep away from cross-module optimization, in which Swift 6.3 crashes on parameter packs.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var value: (repeat each Value)

  /// Creates a list of vectors.
  @_semantics("optimize.no.crossmodule")
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  @_semantics("optimize.no.crossmodule")
  public static var zero: Self { Self(repeat (each Value).zero) }
  @_semantics("optimize.no.crossmodule")
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value + each rhs.value)
  }
  @_semantics("optimize.no.crossmodule")
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat each lhs.value - each rhs.value)
  }
  @_semantics("optimize.no.crossmodule")
  public static func == (lhs: Self, rhs: Self) -> Bool {
    var isEqual = true
    for (a, b) in repeat (each lhs.value, each rhs.value) { isEqual = isEqual && a == b }
    return isEqual
  }
  @_semantics("optimize.no.crossmodule")
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }
  @_semantics("optimize.no.crossmodule")
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  @_semantics("optimize.no.crossmodule")
  public static var _componentCount: Int? {
    var sum = 0
    for part in repeat (each Value).self {
      guard let count = part._componentCount else { return nil }
      sum += count
    }
    return sum
  }
  @_semantics("optimize.no.crossmodule")
  public func _write(to components: inout [Double], at index: Int) {
    var place = index
    func write<V: VectorArithmetic>(_ part: V, to components: inout [Double]) {
      part._write(to: &components, at: place)
      place += V._componentCount ?? 0
    }
    repeat write(each value, to: &components)
  }
  @_semantics("optimize.no.crossmodule")
  public static func _read(from components: [Double], at index: Int) -> Self {
    var place = index
    func next<V: VectorArithmetic>(_: V.Type) -> V {
      defer { place += V._componentCount ?? 0 }
      return V._read(from: components, at: place)
    }
    return Self(repeat next((each Value).self))
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
