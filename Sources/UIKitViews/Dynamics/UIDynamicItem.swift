public import Foundation
public import Geometry
import ElementaryFunctions

/// Something that a dynamic animator moves: a view, or attributes of a layout.
@MainActor @preconcurrency public protocol UIDynamicItem: AnyObject {
  /// The centre, in points of the reference view.
  var center: CGPoint { get set }
  /// The bounds, of which the size counts.
  var bounds: CGRect { get }
  /// The transform, of which the rotation counts.
  var transform: CGAffineTransform { get set }
  /// The outline by which it collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path by which it collides, where that is its outline.
  ///
  /// - Note: Accepted; no effect. `collisionBoundingPath`: such an item collides by its bounds.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

/// A vector of the dynamics, in points and seconds.
package typealias DynamicVector = SIMD2<Double>

extension DynamicVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// The height of the cross product.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// The vector at a right angle: where x is turned to y.
  var turned: Self { Self(-y, x) }
  /// The vector of length 1; `nil` for none.
  var unit: Self? {
    let length = length
    return length > 1e-9 ? self / length : nil
  }
  /// The direction in radians, from x to y.
  var angle: Double { ElementaryFunctions.atan2(y, x) }
  /// The vector turned by an angle in radians.
  func rotated(by angle: Double) -> Self {
    if angle == 0 { return self }
    let (sine, cosine) = (ElementaryFunctions.sin(angle), ElementaryFunctions.cos(angle))
    return Self(x * cosine - y * sine, x * sine + y * cosine)
  }
}
