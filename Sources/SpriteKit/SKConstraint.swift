public import Foundation
public import Geometry
import ElementaryFunctions

/// A range of numbers.
@MainActor @preconcurrency open class SKRange {
  /// The least number.
  open var lowerLimit: CGFloat
  /// The greatest number.
  open var upperLimit: CGFloat

  /// Creates a range.
  ///
  /// - Parameters:
  ///   - lower: The least number.
  ///   - upper: The greatest number.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  /// Creates a range without a greatest number.
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .infinity)
  }
  /// Creates a range without a least number.
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upper)
  }
  /// Creates a range of one number.
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
  /// Creates a range about a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - variance: How far others are from it at the most.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  /// A range of all numbers.
  public static func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity) }

  /// The number of the range that is nearest to another.
  func nearest(to value: CGFloat) -> CGFloat { max(min(value, upperLimit), lowerLimit) }
}

/// A constraint: what a node keeps to at each update, after actions and physics.
@MainActor @preconcurrency open class SKConstraint {
  private let keep: @MainActor (SKNode) -> Void
  /// Whether it counts.
  open var enabled = true

  private init(_ keep: @escaping @MainActor (SKNode) -> Void) { self.keep = keep }

  /// Has a node keep to the constraint.
  func apply(to node: SKNode) { if enabled { keep(node) } }

  /// Keeps a node's x in a range.
  public static func positionX(_ range: SKRange) -> SKConstraint {
    SKConstraint { $0.position.x = range.nearest(to: $0.position.x) }
  }
  /// Keeps a node's y in a range.
  public static func positionY(_ range: SKRange) -> SKConstraint {
    SKConstraint { $0.position.y = range.nearest(to: $0.position.y) }
  }
  /// Keeps a node in a rectangle.
  ///
  /// - Parameters:
  ///   - xRange: The range of x.
  ///   - yRange: The range of y.
  /// - Returns: The constraint.
  public static func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint {
      $0.position = CGPoint(
        x: xRange.nearest(to: $0.position.x), y: yRange.nearest(to: $0.position.y))
    }
  }
  /// Keeps a node's turn in a range.
  public static func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { $0.zRotation = zRange.nearest(to: $0.zRotation) }
  }
  /// Keeps a node within distances from another one.
  ///
  /// - Parameters:
  ///   - range: The distances, in points.
  ///   - node: The other node, in the same scene.
  /// - Returns: The constraint.
  public static func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    SKConstraint { [weak node] own in
      guard let node, let around = own.parent else { return }
      let place = around.convert(.zero, from: node)
      own.position = kept(own.position, range, from: place)
    }
  }
  /// Keeps a node within distances from a place.
  ///
  /// - Parameters:
  ///   - range: The distances, in points.
  ///   - point: The place, in the node around.
  /// - Returns: The constraint.
  public static func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { $0.position = kept($0.position, range, from: point) }
  }
  /// Turns a node so that its x axis points at another one.
  ///
  /// - Parameters:
  ///   - node: The other node, in the same scene.
  ///   - radians: How much it may be turned besides.
  /// - Returns: The constraint.
  public static func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint { [weak node] own in
      guard let node, let around = own.parent else { return }
      turn(own, to: around.convert(.zero, from: node), radians)
    }
  }
  /// Turns a node so that its x axis points at a place.
  ///
  /// - Parameters:
  ///   - point: The place, in the node around.
  ///   - radians: How much it may be turned besides.
  /// - Returns: The constraint.
  public static func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { turn($0, to: point, radians) }
  }

  private static func kept(_ place: CGPoint, _ range: SKRange, from point: CGPoint) -> CGPoint {
    let way = CGVector(dx: place.x - point.x, dy: place.y - point.y)
    let length = CGFloat(ElementaryFunctions.hypot(Double(way.dx), Double(way.dy)))
    guard length > 0 else { return place }
    let factor = range.nearest(to: length) / length
    return CGPoint(x: point.x + way.dx * factor, y: point.y + way.dy * factor)
  }
  private static func turn(_ node: SKNode, to point: CGPoint, _ range: SKRange) {
    let angle = CGFloat(
      ElementaryFunctions.atan2(
        Double(point.y - node.position.y), Double(point.x - node.position.x)))
    var besides = node.zRotation - angle
    besides -= 2 * .pi * (besides / (2 * .pi)).rounded()
    node.zRotation = angle + range.nearest(to: besides)
  }
}

extension SKNode {
  /// Has the node and all in it keep to their constraints.
  func applyConstraints() {
    for constraint in constraints ?? [] { constraint.apply(to: self) }
    for child in children { child.applyConstraints() }
  }
}

// MARK: - Actions of bodies

extension SKAction {
  /// Pushes a node's body for some time.
  ///
  /// - Parameters:
  ///   - force: By points a second per second and kilogram.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(.change { _ in { node, _, _ in node.physicsBody?.applyForce(force) } }, duration)
  }
  /// Pushes a node's body by an impulse that is spread over some time.
  ///
  /// - Parameters:
  ///   - impulse: By points a second and kilogram.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
    by(
      duration,
      back: { applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: duration) }
    ) {
      $0.physicsBody?.applyImpulse(
        CGVector(dx: impulse.dx * CGFloat($1), dy: impulse.dy * CGFloat($1)))
    }
  }
}
