internal import Foundation
internal import Geometry

/// An affine map to device space in doubles.
struct DeviceTransform {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var tx: Double
  var ty: Double

  init(_ transform: CGAffineTransform) {
    (a, b, c, d) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d)
    )
    (tx, ty) = (Double(transform.tx), Double(transform.ty))
  }

  /// The least area of a unit square under a map by which outlines are followed: below it they are as good as
  /// lines, and the inverse has no digits left.
  static let leastArea = 1e-9

  var determinant: Double { a * d - b * c }
  var isFinite: Bool {
    (a + b + c + d + tx + ty).isFinite
  }
  /// Whether upright rectangles stay upright and unmirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
  /// Whether upright rectangles stay upright, be they mirrored or turned by quarters.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// By how much of their size maps may differ from a turn and a scale, from rounding alone.
  private static let leastSkew = 1e-9

  /// Whether circles stay circles.
  var isSimilar: Bool {
    let size = abs(determinant)
    return abs(a * c + b * d) <= Self.leastSkew * size
      && abs(a * a + b * b - c * c - d * d) <= Self.leastSkew * size
  }

  func x(_ x: Double, _ y: Double) -> Double { a * x + c * y + tx }
  func y(_ x: Double, _ y: Double) -> Double { b * x + d * y + ty }

  /// Where a place of the command is in device space.
  func place(_ point: CGPoint) -> SIMD2<Double> {
    SIMD2(x(Double(point.x), Double(point.y)), y(Double(point.x), Double(point.y)))
  }

  /// The rows of the inverse's linear part, which take ways in device space back to the command's.
  var inverseRows: (x: SIMD2<Double>, y: SIMD2<Double>) {
    (SIMD2(d, -c) / determinant, SIMD2(-b, a) / determinant)
  }

  /// The upright rectangle around a rectangle's image.
  func bounds(of rect: CGRect) -> DeviceRect {
    let (x, y) = (Double(rect.minX), Double(rect.minY))
    let (w, h) = (Double(rect.width), Double(rect.height))
    let (cx, cy) = (self.x(x + w / 2, y + h / 2), self.y(x + w / 2, y + h / 2))
    let halfWidth = (abs(a) * w + abs(c) * h) / 2
    let halfHeight = (abs(b) * w + abs(d) * h) / 2
    if b == 0, c == 0 {
      // Exact edges, so that shapes on pixel edges stay there.
      let (left, right) = (a * x + tx, a * (x + w) + tx)
      let (top, bottom) = (d * y + ty, d * (y + h) + ty)
      return DeviceRect(
        x0: min(left, right), y0: min(top, bottom), x1: max(left, right), y1: max(top, bottom))
    }
    return DeviceRect(
      x0: cx - halfWidth, y0: cy - halfHeight, x1: cx + halfWidth, y1: cy + halfHeight)
  }
}
