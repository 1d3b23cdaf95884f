import Foundation
import Motion

/// A timing function: how far an animation is at a time, both 0...1, by Core Animation's name.
public final class CAMediaTimingFunction: Hashable, Sendable {
  let curve: CubicBezier

  /// An animation along the curve, over some seconds.
  package func animation(duration: Double) -> Animation {
    .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
  }

  /// Creates a curve by its two control points.
  ///
  /// - Parameters:
  ///   - c1x: The first point's time, 0...1.
  ///   - c1y: How far the animation is there.
  ///   - c2x: The second point's time, 0...1.
  ///   - c2y: How far the animation is there.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(
      Double(min(max(c1x, 0), 1)), Double(c1y), Double(min(max(c2x, 0), 1)), Double(c2y))
  }
  /// Creates one of the usual curves.
  public init(name: CAMediaTimingFunctionName) { curve = name.curve }

  public static func == (lhs: CAMediaTimingFunction, rhs: CAMediaTimingFunction) -> Bool {
    lhs.curve == rhs.curve
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(curve) }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = Self(rawValue: "linear")
  /// With a slow start.
  public static let easeIn = Self(rawValue: "easeIn")
  /// With a slow end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// With a slow start and end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's own, quicker at the start than at the end.
  public static let `default` = Self(rawValue: "default")

  /// The curve, by the control points that Core Animation documents.
  fileprivate var curve: CubicBezier {
    switch self {
    case .easeIn: CubicBezier(0.42, 0, 1, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    case .easeInEaseOut: CubicBezier(0.42, 0, 0.58, 1)
    case .default: CubicBezier(0.25, 0.1, 0.25, 1)
    default: CubicBezier(0, 0, 1, 1)
    }
  }
}
