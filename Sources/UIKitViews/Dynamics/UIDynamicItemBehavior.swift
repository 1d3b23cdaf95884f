public import Foundation
import Geometry

/// What items are made of, and how fast they are.
@MainActor @preconcurrency open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// How much of its speed an item keeps that bounces, 0...1.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How much items hold each other that slide along each other; 0 for not at all.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// How heavy items are for their size.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How much items slow down as they move.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// How much they slow down as they turn.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// How much electric and magnetic fields move items.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether items stay where they are, whatever hits them.
  open var isAnchored = false { didSet { changed() } }
  /// Whether they turn.
  open var allowsRotation = true { didSet { changed() } }
  /// Velocities that were added before there was an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: DynamicVector, spin: Double)] = []

  /// Creates a behaviour of items.
  public init(items: [any UIDynamicItem] = []) { self.items = items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    changed()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  private func add(_ velocity: DynamicVector, _ spin: Double, to item: any UIDynamicItem) {
    waiting.append((item: item, velocity: velocity, spin: spin))
    changed()
  }
  private var world: DynamicWorld? { dynamicAnimator?.world }

  /// Makes an item faster.
  ///
  /// - Parameters:
  ///   - velocity: By how much, in points a second.
  ///   - item: The item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(DynamicVector(velocity), 0, to: item)
  }
  /// How fast an item is, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let added = waiting.filter { $0.item === item }.reduce(DynamicVector()) { $0 + $1.velocity }
    return ((world?.body(of: item).velocity ?? DynamicVector()) + added).point
  }
  /// Makes an item turn faster.
  ///
  /// - Parameters:
  ///   - velocity: By how much, in radians a second.
  ///   - item: The item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(DynamicVector(), Double(velocity), to: item)
  }
  /// How fast an item turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let added = waiting.filter { $0.item === item }.reduce(0) { $0 + $1.spin }
    return CGFloat((world?.body(of: item).spin ?? 0) + added)
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func prepare(_ world: DynamicWorld) {
    var material = DynamicBody.Material(
      elasticity: Double(elasticity), friction: Double(friction), resistance: Double(resistance),
      angularResistance: Double(angularResistance), density: Double(density),
      isAnchored: isAnchored, allowsRotation: allowsRotation)
    material.charge = Double(charge)
    for item in items { world.body(of: item).material = material }
  }
  override func push(_ world: DynamicWorld) {
    for (item, velocity, spin) in waiting {
      let body = world.body(of: item)
      guard body.inverseMass > 0 else { continue }
      body.velocity += velocity
      body.spin += spin
    }
    waiting = []
  }
}
