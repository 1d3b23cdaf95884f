import ElementaryFunctions
public import Foundation
public import Geometry

/// A field: a force on items by where they are and how they move.
///
/// UIKit publishes what each kind does, not its numbers; here a strength of 1 is 150 points a second per second, the metre of SpriteKit's
/// worlds, whose fields these are, and distances count in such metres.
@MainActor @preconcurrency open class UIFieldBehavior: UIDynamicBehavior {
  /// What a field does.
  private enum Kind {
    case drag, vortex, radial, linear, velocity, spring, electric, magnetic
    case noise(swirls: Bool)
    case own(
      @MainActor (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  /// The items.
  open private(set) var items: [any UIDynamicItem] = []
  /// The centre, in points of the reference view.
  open var position = CGPoint.zero { didSet { changed() } }
  /// Where it acts, about the centre.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// How strong it is.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The power of the distance by which it is weaker.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The least distance that counts, in points.
  open var minimumRadius: CGFloat = 1 { didSet { changed() } }
  /// The direction of fields that have one.
  open var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  /// How smooth noise is, 0...1.
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How fast noise changes.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }
  private var steps = 0

  /// The points of a metre.
  private static let metre = 150.0
  /// The distances in points between the values of the roughest and of the smoothest noise: guesses.
  private static let (rough, smooth) = (10.0, 300.0)

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Items slow down, the more the faster they are.
  public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Items go around the centre.
  public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Items fall towards a place.
  public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radial)
    field.position = position
    return field
  }
  /// Items fall in a direction.
  public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linear)
    field.direction = direction
    return field
  }
  /// Items have a velocity, in metres a second.
  public static func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Items are pushed by chance.
  ///
  /// - Parameters:
  ///   - smoothness: How alike pushes at near places are, 0...1.
  ///   - speed: How fast they change.
  /// - Returns: The field.
  public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  { noise(swirls: false, smoothness, speed) }
  /// Items are pushed by chance, the more the faster they are.
  ///
  /// - Parameters:
  ///   - smoothness: How alike pushes at near places are, 0...1.
  ///   - speed: How fast they change.
  /// - Returns: The field.
  public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  { noise(swirls: true, smoothness, speed) }
  private static func noise(
    swirls: Bool, _ smoothness: CGFloat, _ speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise(swirls: swirls))
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Items are pulled to the centre as by a spring.
  public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Items are pushed from the centre by their charge.
  public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Items that move are turned aside by their charge.
  public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// A field of code's own.
  ///
  /// - Parameter block: Gives the force, of the field, the item's place from the centre, its velocity, mass and charge, and the seconds of a step.
  /// - Returns: The field.
  public static func field(
    evaluationBlock block:
      @escaping @MainActor (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.own(block)) }

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

  override var ownItems: [any UIDynamicItem] { items }
  override func push(_ world: DynamicWorld) {
    let step = DynamicWorld.step
    steps += 1
    for item in items {
      let body = world.body(of: item)
      let place = body.position - DynamicVector(position)
      guard body.inverseMass > 0, region.contains(place.point) else { continue }
      if case .velocity = kind {
        body.velocity = DynamicVector(direction) * (Double(strength) * Self.metre)
      } else {
        body.velocity += acceleration(of: body, at: place) * step
      }
    }
  }

  /// How a body's velocity changes at a place from the centre, in points a second per second.
  private func acceleration(of body: DynamicBody, at place: DynamicVector) -> DynamicVector {
    let strength = Double(strength) * weakened(at: place.length)
    let away = place.unit ?? DynamicVector()
    let charge = body.material.charge
    switch kind {
    case .drag: return body.velocity * -strength
    case .vortex: return away.turned * (strength * Self.metre)
    case .radial: return away * (-strength * Self.metre)
    case .linear: return DynamicVector(direction) * (strength * Self.metre)
    case .velocity: return DynamicVector()
    case .spring: return place * -strength
    case .electric: return away * (strength * charge * Self.metre * body.inverseMass)
    case .magnetic: return body.velocity.turned * (strength * charge * body.inverseMass)
    case .noise(let swirls):
      let push = noise(at: place) * (strength * Self.metre)
      return swirls ? push * (body.velocity.length / Self.metre) : push
    case .own(let block):
      let (way, velocity) = (place.point, body.velocity)
      let force = block(
        self, way, CGVector(dx: CGFloat(velocity.x), dy: CGFloat(velocity.y)),
        CGFloat(body.mass), CGFloat(charge), DynamicWorld.step)
      return DynamicVector(force) * (Self.metre * body.inverseMass)
    }
  }

  /// The share of the strength at a distance: a power of that in metres.
  private func weakened(at distance: Double) -> Double {
    let falloff = max(Double(falloff), 0)
    guard falloff > 0 else { return 1 }
    let metres = max(distance, Double(minimumRadius), 1e-3) / Self.metre
    return ElementaryFunctions.exp(-falloff * ElementaryFunctions.log(metres))
  }

  // MARK: Noise

  /// A vector by chance that changes steadily from place to place and in time, each side −1...1.
  private func noise(at place: DynamicVector) -> DynamicVector {
    let share = min(max(Double(smoothness), 0), 1)
    let length = Self.rough + (Self.smooth - Self.rough) * share
    let time = Double(steps) * DynamicWorld.step * Double(animationSpeed)
    let spot = (place.x / length, place.y / length, time)
    return DynamicVector(FieldNoise.value(spot, 0), FieldNoise.value(spot, 1))
  }
}

/// Numbers by chance, the same in each film, between which smooth ways lead.
private enum FieldNoise {
  /// The value at a place of space and time, −1...1, of one of several noises.
  static func value(_ spot: (Double, Double, Double), _ channel: UInt64) -> Double {
    let low = (spot.0.rounded(.down), spot.1.rounded(.down), spot.2.rounded(.down))
    let share = (ease(spot.0 - low.0), ease(spot.1 - low.1), ease(spot.2 - low.2))
    var sum = 0.0
    for corner in 0..<8 {
      let (x, y, z) = (corner & 1, corner >> 1 & 1, corner >> 2 & 1)
      let weight =
        (x == 1 ? share.0 : 1 - share.0) * (y == 1 ? share.1 : 1 - share.1)
        * (z == 1 ? share.2 : 1 - share.2)
      sum += weight * chance(low.0 + Double(x), low.1 + Double(y), low.2 + Double(z), channel)
    }
    return sum
  }

  private static func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }

  /// A number of a corner, −1...1, by SplitMix's mixing.
  private static func chance(_ x: Double, _ y: Double, _ z: Double, _ channel: UInt64) -> Double {
    var state = channel
    for place in [x, y, z] {
      state &+= 0x9e37_79b9_7f4a_7c15 &+ UInt64(bitPattern: Int64(place.clamped))
      state = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      state = (state ^ (state >> 27)) &* 0x94d0_49bb_1331_11eb
      state ^= state >> 31
    }
    return Double(state >> 11) / Double(1 << 52) - 1
  }
}

extension Double {
  /// The number, at most so far from 0 that a whole number holds it.
  fileprivate var clamped: Double { self.isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : 0 }
}
