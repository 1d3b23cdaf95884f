public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What is told of a dynamic animator.
@MainActor @preconcurrency public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before it goes on after a rest.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all its items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A dynamic animator: items move as bodies do that fall, collide and are pulled.
///
/// It goes on in steps of a 240th of a second and shows them 120 times a second, whichever frames are taken. The bodies are ours:
/// UIKit publishes what forces do, not how its bodies are reckoned, so that what bounces does so alike, not to the digit.
@MainActor @preconcurrency open class UIDynamicAnimator {
  /// The view in whose points items are; `nil` for a collection's layout.
  public let referenceView: UIView?
  /// What is told of its rests.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves.
  open private(set) var isRunning = false
  private var steps = 0
  /// For how many refreshes nothing has moved.
  private var still = 0
  private weak var graph: ViewGraph?
  private var pending: Timeline.EventID?
  let world = DynamicWorld()

  /// The refreshes a second, and the steps of each.
  private static let (beat, stepsInBeat) = (120, 2)
  /// Below which speed in points a second a body is at rest, and for how many refreshes it is until the animator rests; guesses.
  private static let (leastSpeed, patience) = (4.0, 60)

  /// Creates an animator without behaviours.
  ///
  /// - Parameter view: The view in whose points items are.
  public init(referenceView view: UIView) { referenceView = view }

  /// How long it has moved items, in seconds.
  open var elapsedTime: TimeInterval { Double(steps) * DynamicWorld.step }

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    wake()
  }
  /// Removes a behaviour; items go on as they move.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: nil)
    behaviors.removeAll { $0 === behavior }
    wake()
  }
  /// Removes all behaviours: nothing moves any more.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.move(to: nil) }
    behaviors = []
    wake()
  }
  /// The items that are in a rectangle, in points of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.bodies.map(\.item).filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.intersects(rect)
    }
  }
  /// Takes the place and the turn that code has given an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item).readItem()
    wake()
  }

  // MARK: Time

  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  /// Goes on, as something is other than before.
  func wake() {
    still = 0
    world.keep(all.flatMap(\.ownItems))
    guard !behaviors.isEmpty else { return rest() }
    guard pending == nil else { return }
    guard let graph = referenceView?.node?.graph ?? graph ?? ViewGraph.current else { return }
    self.graph = graph
    if !isRunning {
      isRunning = true
      delegate?.dynamicAnimatorWillResume(self)
    }
    schedule(graph)
  }

  private func rest() {
    if let pending { graph?.timeline.cancel(pending) }
    pending = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func schedule(_ graph: ViewGraph) {
    let beat = Instant.ticksPerSecond / Int64(Self.beat)
    let next = Instant(ticks: (graph.timeline.now.ticks / beat + 1) * beat)
    // An animator that nobody keeps any more moves nothing.
    pending = graph.timeline.schedule(at: next, .timer) { [weak self, weak graph] in
      guard let self, let graph else { return }
      pending = nil
      refresh()
      if isRunning, pending == nil { schedule(graph) }
    }
  }

  /// Goes on by one refresh.
  private func refresh() {
    let behaviors = all
    // What behaviours say of material they say anew, the last one in the end.
    for body in world.bodies { body.material = .usual }
    for behavior in behaviors { behavior.prepare(world) }
    for _ in 0..<Self.stepsInBeat {
      for behavior in behaviors { behavior.push(world) }
      let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
      let contacts = collisions.flatMap { $0.contacts(world) }
      world.advance(behaviors.flatMap { $0.rules(world) }, contacts)
      steps += 1
      for collision in collisions { collision.tell() }
    }
    UIKitChange.withoutAnimation { for body in world.bodies { body.writeItem() } }
    for behavior in behaviors { behavior.action?() }
    still = world.unrest < Self.leastSpeed ? still + 1 : 0
    if still >= Self.patience { rest() }
  }
}
