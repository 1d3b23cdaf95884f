public import Foundation
public import Geometry

/// A behaviour: what makes items of a dynamic animator move; others may be in it.
@MainActor @preconcurrency open class UIDynamicBehavior {
  /// The behaviours in this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step of the animator.
  open var action: (() -> Void)?
  private weak var animator: UIDynamicAnimator?
  private weak var outer: UIDynamicBehavior?
  /// The animator in which it is, itself or in another behaviour.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? outer?.dynamicAnimator }

  /// Creates a behaviour of others.
  public init() {}

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.outer == nil else { return }
    behavior.outer = self
    childBehaviors.append(behavior)
    changed()
  }
  /// Removes a behaviour from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.outer === self else { return }
    behavior.outer = nil
    childBehaviors.removeAll { $0 === behavior }
    changed()
  }
  /// Called before it gets into another animator, or out of one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Puts it into an animator.
  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
  }
  /// This behaviour and all in it.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
  /// Says that something of it is other than before: what rests may move.
  final func changed() { dynamicAnimator?.wake() }

  // MARK: What each does

  /// The items of which it says something.
  var ownItems: [any UIDynamicItem] { [] }
  /// Sets what bodies are made of.
  func prepare(_ world: DynamicWorld) {}
  /// Changes the motion of bodies as forces do in a step.
  func push(_ world: DynamicWorld) {}
  /// The rules by which bodies move.
  func rules(_ world: DynamicWorld) -> [DynamicRow] { [] }
}

/// A gravity: items fall.
@MainActor @preconcurrency open class UIGravityBehavior: UIDynamicBehavior {
  /// What a vector of the length 1 is, in points a second per second, by UIKit's documentation.
  private static let unit = 1000.0
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// To where they fall, and how fast: 1 is 1000 points a second per second.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// Creates a gravity of items.
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
  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How fast items fall: 1 is 1000 points a second per second.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and how fast items fall.
  ///
  /// - Parameters:
  ///   - angle: The direction in radians, clockwise from the right.
  ///   - magnitude: How fast.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func push(_ world: DynamicWorld) {
    let change = DynamicVector(gravityDirection) * (Self.unit * DynamicWorld.step)
    for item in items {
      let body = world.body(of: item)
      if body.inverseMass > 0 { body.velocity += change }
    }
  }
}

/// A push: a force on items, all the time or once.
@MainActor @preconcurrency open class UIPushBehavior: UIDynamicBehavior {
  /// How long items are pushed.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous
    /// Once, whenever ``UIPushBehavior/active`` becomes true.
    case instantaneous
  }
  /// By how many points a second a push of 1 makes an item of 100 by 100 points faster, in a second or at once, by UIKit's
  /// documentation.
  private static let unit = 100.0

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// How long they are pushed.
  public let mode: Mode
  /// Whether they are pushed now.
  open var active = true { didSet { changed() } }
  /// To where they are pushed, and how hard.
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - mode: How long they are pushed.
  public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }

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
  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How hard items are pushed: 1 makes one of 100 by 100 points faster by 100 points a second.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and how hard items are pushed.
  ///
  /// - Parameters:
  ///   - angle: The direction in radians, clockwise from the right.
  ///   - magnitude: How hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }
  /// The place at which an item is pushed, from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets the place at which an item is pushed.
  ///
  /// - Parameters:
  ///   - o: The place, from its centre.
  ///   - item: The item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func push(_ world: DynamicWorld) {
    guard active else { return }
    let time = mode == .continuous ? DynamicWorld.step : 1
    let impulse = DynamicVector(pushDirection) * (Self.unit * time)
    for item in items {
      let body = world.body(of: item)
      let arm = DynamicVector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
      body.push(impulse, at: arm)
    }
    if mode == .instantaneous { active = false }
  }
}

extension CGVector {
  /// A vector of a direction.
  ///
  /// - Parameters:
  ///   - angle: The direction in radians, clockwise from the right.
  ///   - magnitude: The length.
  init(angle: CGFloat, magnitude: CGFloat) {
    let way = DynamicVector(Double(magnitude), 0).rotated(by: Double(angle))
    self.init(dx: CGFloat(way.x), dy: CGFloat(way.y))
  }
  /// The direction in radians, clockwise from the right.
  var angle: CGFloat { CGFloat(DynamicVector(self).angle) }
  /// The length.
  var magnitude: CGFloat { CGFloat(DynamicVector(self).length) }
}
