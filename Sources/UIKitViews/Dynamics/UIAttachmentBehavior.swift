public import Foundation
import Geometry

/// An attachment: an item keeps its distance from a place, or from another item, stiffly or by a spring.
@MainActor @preconcurrency open class UIAttachmentBehavior: UIDynamicBehavior {
  /// To what an item is attached.
  public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items
    /// To a place.
    case anchor
  }

  /// The items: one, or two.
  public let items: [any UIDynamicItem]
  private let offsets: [UIOffset]
  /// To what the first is attached.
  open var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }
  /// The place.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that is kept, in points; at first what it is.
  open var length: CGFloat { didSet { changed() } }
  /// How much of a swing a spring loses: 1 for all of it at once.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// How often a spring swings in a second; 0 for a stiff attachment.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// How much it slows turns down.
  ///
  /// - Note: Accepted; no effect. `frictionTorque`: attachments turn freely; use `angularResistance`.
  open var frictionTorque: CGFloat = 0

  private init(_ items: [any UIDynamicItem], _ offsets: [UIOffset], _ anchor: CGPoint) {
    (self.items, self.offsets, anchorPoint) = (items, offsets, anchor)
    length = 0
    super.init()
    let ends = zip(items, offsets).map { item, offset in
      DynamicVector(item.center) + DynamicVector(offset).rotated(by: DynamicBody(item).angle)
    }
    length = CGFloat(((ends.count == 2 ? ends[1] : DynamicVector(anchor)) - ends[0]).length)
  }
  /// Attaches an item's centre to a place.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], [.zero], point)
  }
  /// Attaches an item to a place.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - offset: Where it is attached, from its centre.
  ///   - point: The place.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init([item], [offset], point) }
  /// Attaches the centres of two items to each other.
  ///
  /// - Parameters:
  ///   - item1: The one.
  ///   - item2: The other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], [.zero, .zero], .zero)
  }
  /// Attaches two items to each other.
  ///
  /// - Parameters:
  ///   - item1: The one.
  ///   - offset1: Where it is attached, from its centre.
  ///   - item2: The other.
  ///   - offset2: Where that is attached.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], [offset1, offset2], .zero) }

  override var ownItems: [any UIDynamicItem] { items }

  /// The share of what is missing that a step of a stiff attachment makes good.
  private static let share = 0.2
  /// Below which length both places are to be the same, in points.
  private static let leastLength = 0.01

  override func rules(_ world: DynamicWorld) -> [DynamicRow] {
    let first = world.body(of: items[0])
    let second = items.count == 2 ? world.body(of: items[1]) : nil
    let firstArm = DynamicVector(offsets[0]).rotated(by: first.angle)
    let secondArm = second.map { DynamicVector(offsets[1]).rotated(by: $0.angle) }
    let end = second.map { $0.position + (secondArm ?? DynamicVector()) }
    let way = first.position + firstArm - (end ?? DynamicVector(anchorPoint))
    func row(_ direction: DynamicVector, _ excess: Double) -> DynamicRow {
      var row = DynamicRow(
        first: first, second: second, firstArm: firstArm, secondArm: secondArm ?? DynamicVector(),
        direction: direction)
      soften(&row, excess)
      return row
    }
    guard Double(length) > Self.leastLength, let direction = way.unit else {
      return [row(DynamicVector(1, 0), way.x), row(DynamicVector(0, 1), way.y)]
    }
    return [row(direction, way.length - Double(length))]
  }

  /// Has a rule make good what a distance is too much: at once, or as a spring at the end of the step does.
  private func soften(_ row: inout DynamicRow, _ excess: Double) {
    let step = DynamicWorld.step
    guard frequency > 0 else {
      row.bias = Self.share * excess / step
      return
    }
    let yielding =
      row.first.yielding(along: row.direction, at: row.firstArm)
      + (row.second?.yielding(along: row.direction, at: row.secondArm) ?? 0)
    guard yielding > 0 else { return }
    let pull = 2 * Double.pi * Double(frequency)
    let (stiffness, drag) = (pull * pull / yielding, 2 * Double(damping) * pull / yielding)
    let whole = step * (drag + step * stiffness)
    (row.softness, row.bias) = (1 / whole, excess * step * stiffness / whole)
  }
}
