import ElementaryFunctions
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// An item as a rigid body: where it is, how it moves, and what it is made of.
@MainActor package final class DynamicBody {
  /// What an item is made of.
  package struct Material {
    /// How much of its speed is left when it bounces, 0...1.
    package var elasticity: Double
    package var friction: Double
    /// The share of its speed that it loses each second, as long as it loses it steadily.
    package var resistance: Double
    package var angularResistance: Double
    package var density = 1.0
    package var isAnchored = false
    package var allowsRotation = true
    /// How much electric and magnetic fields move it.
    var charge = 0.0

    /// That of an item of which no behaviour says anything: SpriteKit publishes these for its bodies, which UIKit's are.
    package static let usual = Material(
      elasticity: 0.2, friction: 0.2, resistance: 0.1, angularResistance: 0.1)
  }

  let item: any UIDynamicItem
  /// Where the centre is, and the turn in radians.
  package var position = DynamicVector()
  package var angle = 0.0
  /// The motion, in points and radians a second.
  package var velocity = DynamicVector()
  package var spin = 0.0
  package var material = Material.usual { didSet { weigh() } }
  /// Half of the size.
  package private(set) var half = DynamicVector()
  package private(set) var isRound = false
  /// What a force and a torque change, per unit; 0 for a body that stays.
  package private(set) var inverseMass = 0.0
  package private(set) var inverseInertia = 0.0
  private var base = CGAffineTransform.identity

  /// The area in square points that has the mass 1 at the density 1: a view of 100 by 100 points, by the documentation of pushes.
  package static let unitArea = 10_000.0

  /// Creates the body of an item.
  package init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  /// Takes the state that the item has now; its motion stays.
  package func readItem() {
    position = DynamicVector(item.center)
    let matrix = item.transform
    angle = ElementaryFunctions.atan2(Double(matrix.b), Double(matrix.a))
    base = matrix.rotated(by: CGFloat(-angle))
    half = DynamicVector(Double(item.bounds.width), Double(item.bounds.height)) / 2
    isRound = item.collisionBoundsType == .ellipse
    if item.collisionBoundsType == .path { IneffectiveSettings.note("collisionBoundingPath") }
    weigh()
  }

  private func weigh() {
    let (width, height) = (2 * half.x, 2 * half.y)
    let area = isRound ? Double.pi * radius * radius : width * height
    let mass = material.density * area / Self.unitArea
    guard mass > 0, !material.isAnchored else {
      (inverseMass, inverseInertia) = (0, 0)
      return
    }
    inverseMass = 1 / mass
    let inertia =
      isRound ? mass * radius * radius / 2 : mass * (width * width + height * height) / 12
    inverseInertia = material.allowsRotation ? 1 / inertia : 0
  }

  package var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }
  /// The radius of a round body.
  var radius: Double { (half.x + half.y) / 2 }

  /// The corners, the one after the other about the centre.
  var corners: [DynamicVector] {
    [
      DynamicVector(-half.x, -half.y), DynamicVector(half.x, -half.y), half,
      DynamicVector(-half.x, half.y),
    ].map { position + $0.rotated(by: angle) }
  }

  /// The velocity of a place of the body.
  func velocity(at arm: DynamicVector) -> DynamicVector { velocity + arm.turned * spin }

  /// Changes the motion by an impulse at a place, given from the centre.
  package func push(_ impulse: DynamicVector, at arm: DynamicVector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// How much an impulse along a direction at a place changes the speed there.
  func yielding(along direction: DynamicVector, at arm: DynamicVector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Shows the item where the body is.
  func writeItem() {
    let center = position.point
    if item.center != center { item.center = center }
    let transform = base.rotated(by: CGFloat(angle))
    if inverseInertia > 0, item.transform != transform { item.transform = transform }
  }
}
