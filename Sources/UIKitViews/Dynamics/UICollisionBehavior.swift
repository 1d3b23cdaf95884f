public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What is told of items that touch.
@MainActor @preconcurrency public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Called when two items begin to touch.
  ///
  /// - Parameters:
  ///   - behavior: The behaviour.
  ///   - item1: The one item.
  ///   - item2: The other.
  ///   - p: Where they touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items touch no more.
  ///
  /// - Parameters:
  ///   - behavior: The behaviour.
  ///   - item1: The one item.
  ///   - item2: The other.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary.
  ///
  /// - Parameters:
  ///   - behavior: The behaviour.
  ///   - item: The item.
  ///   - identifier: The boundary; `nil` for the reference view's bounds.
  ///   - p: Where they touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item touches a boundary no more.
  ///
  /// - Parameters:
  ///   - behavior: The behaviour.
  ///   - item: The item.
  ///   - identifier: The boundary; `nil` for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Collisions: items do not get into each other, nor over boundaries.
@MainActor @preconcurrency open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With each other.
    public static let items = Self(rawValue: 1)
    /// With boundaries.
    public static let boundaries = Self(rawValue: 2)
    /// With both.
    public static let everything = Self(rawValue: .max)
  }

  /// A contact as it is told.
  @MainActor private struct Touch {
    let first: any UIDynamicItem
    let second: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let point: CGPoint

    func isSame(as other: Touch) -> Bool {
      first === other.first && second === other.second
        && UICollisionBehavior.isSame(boundary, other.boundary)
    }
  }
  private struct Boundary {
    let identifier: any NSCopying
    let lines: [(start: CGPoint, end: CGPoint)]
    var path: UIBezierPath
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// What they collide with.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether they stay in the reference view.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if !translatesReferenceBoundsIntoBoundary { insets = .zero }
      changed()
    }
  }
  /// What is told of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var boundaries: [Boundary] = []
  private var touches: [Touch] = []

  /// Creates collisions of items.
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

  // MARK: Boundaries

  /// Has items stay in the reference view, apart from its sides.
  ///
  /// - Parameter insets: How far from its sides.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
  }
  /// Adds a path as a boundary, in place of any other of that name.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - bezierPath: The path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      Boundary(
        identifier: identifier, lines: flatLines(of: Path(bezierPath.cgPath)), path: bezierPath))
    changed()
  }
  /// Adds a line as a boundary, in place of any other of that name.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - p1: Its one end.
  ///   - p2: Its other end.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The path of a boundary; `nil` for none of that name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }
  /// Removes all boundaries.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }
  /// The names of all boundaries; `nil` for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Whether two names are the same.
  private static func isSame(_ one: (any NSCopying)?, _ other: (any NSCopying)?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): (one as? AnyHashable) == (other as? AnyHashable)
    default: false
    }
  }

  // MARK: Contacts

  override var ownItems: [any UIDynamicItem] { items }

  /// The lines that items do not pass.
  private func lines() -> [DynamicBoundary] {
    var lines = boundaries.flatMap { boundary in
      boundary.lines.map {
        DynamicBoundary(
          identifier: boundary.identifier, start: DynamicVector($0.start),
          end: DynamicVector($0.end), isWall: false)
      }
    }
    guard translatesReferenceBoundsIntoBoundary,
      let bounds = dynamicAnimator?.referenceView?.bounds
    else { return lines }
    let room = bounds.inset(by: insets)
    // About the room so that inside is where a side's way is turned to.
    let corners = [
      CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.maxX, y: room.minY),
      CGPoint(x: room.maxX, y: room.maxY), CGPoint(x: room.minX, y: room.maxY),
    ].map { DynamicVector($0) }
    for (index, corner) in corners.enumerated() {
      lines.append(
        DynamicBoundary(
          identifier: nil, start: corner, end: corners[(index + 1) % 4], isWall: true))
    }
    return lines
  }

  /// Where items touch now; those who listen are told at the end of the step.
  func contacts(_ world: DynamicWorld) -> [DynamicContact] {
    let bodies = items.map { world.body(of: $0) }
    var found: [DynamicContact] = []
    var now: [Touch] = []
    func note(_ contacts: [DynamicContact], _ boundary: (any NSCopying)?) {
      guard let first = contacts.first else { return }
      found += contacts
      now.append(
        Touch(
          first: first.first.item, second: first.second?.item, boundary: boundary,
          point: first.point.point))
    }
    if collisionMode.contains(.boundaries) {
      let lines = lines()
      for body in bodies {
        for line in lines { note(DynamicContacts.find(body, line), line.identifier) }
      }
    }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[(index + 1)...] {
          guard body.inverseMass + other.inverseMass > 0 else { continue }
          note(DynamicContacts.find(body, other), nil)
        }
      }
    }
    next = now
    return found
  }
  private var next: [Touch] = []

  /// Tells what has begun and ended since the step before.
  func tell() {
    let (old, new) = (touches, next)
    touches = new
    guard let delegate = collisionDelegate else { return }
    for touch in new where !old.contains(where: { $0.isSame(as: touch) }) {
      if let second = touch.second {
        delegate.collisionBehavior(
          self, beganContactFor: touch.first, with: second, at: touch.point)
      } else {
        delegate.collisionBehavior(
          self, beganContactFor: touch.first, withBoundaryIdentifier: touch.boundary,
          at: touch.point)
      }
    }
    for touch in old where !new.contains(where: { $0.isSame(as: touch) }) {
      if let second = touch.second {
        delegate.collisionBehavior(self, endedContactFor: touch.first, with: second)
      } else {
        delegate.collisionBehavior(
          self, endedContactFor: touch.first, withBoundaryIdentifier: touch.boundary)
      }
    }
  }
}

/// The straight lines of a path, near enough to its curves.
private func flatLines(of path: Path) -> [(start: CGPoint, end: CGPoint)] {
  /// How far a line may be from its curve, in points.
  let tolerance = 0.5
  let flat = FlattenedPath(path, tolerance: tolerance)
  return flat.chains.flatMap { chain -> [(start: CGPoint, end: CGPoint)] in
    let points = flat.points[chain.start..<chain.end].map { CGPoint(x: $0.x, y: $0.y) }
    let ends = Array(points.dropFirst()) + (chain.isClosed ? Array(points.prefix(1)) : [])
    return zip(points, ends).map { (start: $0, end: $1) }
  }
}
