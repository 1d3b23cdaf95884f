internal import Foundation

/// A point or vector inside this module's arithmetic; paths hold `CGPoint`s.
typealias Vector2 = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  /// The dot product with itself.
  var squaredLength: Double { x * x + y * y }
  var length: Double { squaredLength.squareRoot() }
  /// The vector rotated by a quarter turn, from right to down.
  var turned: Vector2 { Vector2(-y, x) }
  /// The vector with length 1; a vector of length 0 stays as it is.
  var normalized: Vector2 {
    let length = length
    return length > 0 ? self / length : self
  }

  func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }
  /// The cross product: positive where `other` lies clockwise on a screen with y downwards.
  func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }
  func mixed(with other: Vector2, _ amount: Double) -> Vector2 { self + (other - self) * amount }
}

extension CGPoint {
  init(_ vector: Vector2) { self.init(x: vector.x, y: vector.y) }

  /// This point translated by `vector`.
  func moved(by vector: Vector2) -> CGPoint { CGPoint(x: x + vector.x, y: y + vector.y) }
}
