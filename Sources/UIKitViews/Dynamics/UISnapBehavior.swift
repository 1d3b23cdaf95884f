public import Foundation
import Geometry

/// A snap: an item goes to a place as if a spring pulled it, and stands upright there.
@MainActor @preconcurrency open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The place.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// How little it goes past the place, 0...1.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// How often it would go to and fro in a second without damping, and the damping ratios at both ends of ``damping``: guesses.
  private static let frequency = 2.5
  private static let (leastRatio, greatestRatio) = (0.25, 1.0)

  /// Creates a snap.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
  }

  override var ownItems: [any UIDynamicItem] { [item] }
  override func push(_ world: DynamicWorld) {
    let body = world.body(of: item)
    guard body.inverseMass > 0 else { return }
    let step = DynamicWorld.step
    let pull = 2 * Double.pi * Self.frequency
    let share = min(max(Double(damping), 0), 1)
    let ratio = Self.leastRatio + (Self.greatestRatio - Self.leastRatio) * share
    // The spring at the end of the step, so that it is stable whatever its numbers.
    let whole = 1 + 2 * ratio * pull * step + pull * pull * step * step
    let way = body.position - DynamicVector(snapPoint)
    body.velocity = (body.velocity - way * (pull * pull * step)) / whole
    guard body.inverseInertia > 0 else { return }
    let turn = body.angle - (body.angle / (2 * .pi)).rounded() * 2 * .pi
    body.spin = (body.spin - turn * pull * pull * step) / whole
  }
}
