public import Foundation
public import Motion

extension UnitCurve {
  /// A cubic Bézier timing curve by its control points; their times are clamped to 0...1, their
  /// progress is free.
  ///
  /// - Parameters:
  ///   - startControlPoint: Time and progress of the first control point, as shares.
  ///   - endControlPoint: Time and progress of the second.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
  }

  /// Creates a cubic Bézier timing curve from its control points.
  ///
  /// SwiftUI has this as ``bezier(startControlPoint:endControlPoint:)`` only.
  ///
  /// - Parameters:
  ///   - startControlPoint: Time and progress of the first control point, as shares.
  ///   - endControlPoint: Time and progress of the second.
  public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {
    self.init(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// Creates a cubic Bézier timing curve from its control points, as articles on SwiftUI spell it;
  /// SwiftUI does not have it.
  ///
  /// - Parameters:
  ///   - startControlPoint: Time and progress of the first control point, as shares.
  ///   - endControlPoint: Time and progress of the second.
  public init(startControlPoint: CGPoint, endControlPoint: CGPoint) {
    self.init(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }
}
