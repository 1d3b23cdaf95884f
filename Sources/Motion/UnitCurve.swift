/// A unit curve: an easing function from progress in time to progress of a value, both 0...1.
public struct UnitCurve: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  package var shape: Shape

  package init(_ shape: Shape) { self.shape = shape }

  /// Creates a cubic Bézier curve with control points (`x1`, `y1`) and (`x2`, `y2`); their times
  /// are clamped to 0...1 where the curve is evaluated, their progress is free.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    shape = .bezier(CubicBezier(x1, y1, x2, y2))
  }

  /// The linear curve: even progress.
  public static let linear = Self(0, 0, 1, 1)
  /// The ease in: a slow start.
  public static let easeIn = Self(0.42, 0, 1, 1)
  /// The ease out: a slow end.
  public static let easeOut = Self(0, 0, 0.58, 1)
  /// The ease in and out: a slow start and end.
  public static let easeInOut = Self(0.42, 0, 0.58, 1)
  /// The old name of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: Self { easeInOut }
  /// The circular ease in: a quarter of a circle with a slow start.
  public static let circularEaseIn = Self(.circularEaseIn)
  /// The circular ease out: a quarter of a circle with a slow end.
  public static let circularEaseOut = Self(.circularEaseOut)
  /// The circular ease in and out: two quarters of a circle with a slow start and end.
  public static let circularEaseInOut = Self(.circularEaseInOut)

  /// The progress of the value at `progress` in time, which is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch shape {
    case .bezier(let curve): return curve.withTimesCut.value(at: p)
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2 : (1 + ((8 - 4 * p) * p - 3).squareRoot()) / 2
    }
  }

  /// The velocity: change of the value per time at `progress`, which is clamped to 0...1; infinite
  /// where the curve is upright.
  public func velocity(at progress: Double) -> Double {
    let p = min(max(progress, 0), 1)
    switch shape {
    case .bezier(let curve): return curve.withTimesCut.velocity(at: p)
    case .circularEaseIn: return p / (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      return p < 0.5
        ? 2 * p / (1 - 4 * p * p).squareRoot()
        : 2 * (1 - p) / ((8 - 4 * p) * p - 3).squareRoot()
    }
  }

  /// The inverse curve, time and value exchanged; curves with a slow start and end, and the
  /// straight line, are their own inverse.
  public var inverse: Self {
    switch shape {
    case .bezier(let c):
      return self == .easeInOut ? self : Self(c.y1, c.x1, c.y2, c.x2)
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .circularEaseInOut: return self
    }
  }
}

extension CubicBezier {
  /// The curve with the times of its control points clamped to 0...1.
  fileprivate var withTimesCut: Self {
    Self(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
  }
}
