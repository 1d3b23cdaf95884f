public import Foundation
public import Geometry
import UIKitViews

/// A body: how a node takes part in the physics of its scene.
///
/// Bodies are circles, rectangles or edges; the tool tells of others, which count as the rectangles around them. They are moved by
/// the solver of UIKit's dynamics, in even steps: by SpriteKit's units and usual values, but the digits are not Box2D's.
@MainActor @preconcurrency open class SKPhysicsBody: Hashable {
  /// The outline of a body, in the node's coordinates.
  enum Outline {
    case circle(radius: CGFloat, center: CGPoint)
    case rectangle(CGRect)
    case edges([(start: CGPoint, end: CGPoint)])
  }
  /// The points of a metre: gravity is in metres a second per second, all else in points.
  static let metre = 150.0

  let outline: Outline
  /// The node whose body this is.
  public internal(set) weak var node: SKNode?
  /// The body in the solver.
  private(set) lazy var solid = DynamicBody(seat)
  /// Where the solver reads the node's place.
  let seat = BodySeat()

  /// Whether forces and other bodies move it; edges never are.
  open var isDynamic: Bool { didSet { changed() } }
  /// Whether it turns.
  open var allowsRotation = true { didSet { changed() } }
  /// Whether it turns about a place that stays.
  ///
  /// - Note: Accepted; no effect. `pinned`: the tool tells of it.
  open var pinned = false { didSet { if pinned { ScenePen.note("pinned of SKPhysicsBody") } } }
  /// Whether gravity moves it.
  open var affectedByGravity = true { didSet { changed() } }
  /// The mass of a square metre of 150 points a side, in kilograms.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The mass, in kilograms.
  open var mass: CGFloat {
    get { density * area }
    set { density = area > 0 ? newValue / area : density }
  }
  /// The area in square metres.
  open var area: CGFloat {
    let points: CGFloat =
      switch outline {
      case .circle(let radius, _): .pi * radius * radius
      case .rectangle(let rect): rect.width * rect.height
      case .edges: 0
      }
    return points / CGFloat(Self.metre * Self.metre)
  }
  /// How rough it is, 0...1.
  open var friction: CGFloat = 0.2 { didSet { changed() } }
  /// How much of its speed is left when it bounces, 0...1.
  open var restitution: CGFloat = 0.2 { didSet { changed() } }
  /// The share of its speed that it loses each second.
  open var linearDamping: CGFloat = 0.1 { didSet { changed() } }
  /// The share of its turning that it loses each second.
  open var angularDamping: CGFloat = 0.1 { didSet { changed() } }
  /// What electric fields would move.
  ///
  /// - Note: Accepted; no effect. `charge`: there are no fields.
  open var charge: CGFloat = 0
  /// Which fields move it.
  ///
  /// - Note: Accepted; no effect. `fieldBitMask`: there are no fields.
  open var fieldBitMask: UInt32 = 0xFFFF_FFFF
  /// Whether fast bodies are looked for between steps.
  ///
  /// - Note: Accepted; no effect. `usesPreciseCollisionDetection`: there are 240 steps a second.
  open var usesPreciseCollisionDetection = false
  /// Whether the solver leaves the body out.
  ///
  /// - Note: Accepted; no effect. `isResting`: it moves all bodies.
  open var isResting = false
  /// What the body is.
  open var categoryBitMask: UInt32 = 0xFFFF_FFFF
  /// What stops it; of two bodies it is enough that one is stopped by the other.
  open var collisionBitMask: UInt32 = 0xFFFF_FFFF
  /// Of which touches the world's delegate is told.
  open var contactTestBitMask: UInt32 = 0

  /// The force and the torque until the next update.
  var force = CGVector.zero
  private(set) var torque = 0.0

  private init(_ outline: Outline, isDynamic: Bool) {
    (self.outline, self.isDynamic) = (outline, isDynamic)
    changed()
  }

  // MARK: Outlines

  /// Creates a circle about the node's position.
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - r: The radius in points.
  ///   - center: The centre, in the node's coordinates.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(.circle(radius: r, center: center), isDynamic: true)
  }
  /// Creates a rectangle about the node's position.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - s: The size in points.
  ///   - center: The centre, in the node's coordinates.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let rect = CGRect(
      x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height)
    self.init(.rectangle(rect), isDynamic: true)
  }
  /// Creates a body of a path: the rectangle around it, of which the tool tells.
  public convenience init(polygonFrom path: CGPath) {
    ScenePen.note("init(polygonFrom:) of SKPhysicsBody")
    self.init(.rectangle(Path(path).boundingRect), isDynamic: true)
  }
  /// Creates a body of a texture: the rectangle around it, of which the tool tells.
  ///
  /// - Note: Accepted; no effect. `texture`: the body is a rectangle, of which the tool tells.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - size: Its size in points.
  public convenience init(texture: SKTexture, size: CGSize) {
    ScenePen.note("init(texture:size:) of SKPhysicsBody")
    self.init(rectangleOf: size)
  }
  /// Creates a body of a texture: the rectangle around it, of which the tool tells.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - alphaThreshold: How opaque what counts is.
  ///   - size: Its size in points.
  /// - Note: Accepted; no effect. `alphaThreshold`: all of the rectangle counts.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(texture: texture, size: size)
  }
  /// Creates an edge that others do not pass.
  ///
  /// - Parameters:
  ///   - p1: Its one end, in the node's coordinates.
  ///   - p2: Its other end.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init(.edges([(p1, p2)]), isDynamic: false)
  }
  /// Creates the edges of a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(edgeLoopFrom: Path(rect).cgPath)
  }
  /// Creates the edges of a closed path.
  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(.edges(SKPhysicsBody.edges(of: Path(path), isClosed: true)), isDynamic: false)
  }
  /// Creates the edges of a path.
  public convenience init(edgeChainFrom path: CGPath) {
    self.init(.edges(SKPhysicsBody.edges(of: Path(path), isClosed: false)), isDynamic: false)
  }

  private static func edges(of path: Path, isClosed: Bool) -> [(start: CGPoint, end: CGPoint)] {
    /// How far an edge may be from its curve, in points.
    let tolerance = 0.5
    let flat = FlattenedPath(path, tolerance: tolerance)
    return flat.chains.flatMap { chain -> [(start: CGPoint, end: CGPoint)] in
      let points = flat.points[chain.start..<chain.end].map { CGPoint(x: $0.x, y: $0.y) }
      let ends =
        Array(points.dropFirst()) + (chain.isClosed || isClosed ? Array(points.prefix(1)) : [])
      return zip(points, ends).map { (start: $0, end: $1) }
    }
  }

  // MARK: Motion

  /// The velocity, in points a second.
  open var velocity: CGVector {
    get { CGVector(dx: CGFloat(solid.velocity.x), dy: CGFloat(solid.velocity.y)) }
    set {
      solid.velocity = DynamicVector(Double(newValue.dx), Double(newValue.dy))
      node?.wake()
    }
  }
  /// The turning, in radians a second, anticlockwise.
  open var angularVelocity: CGFloat {
    get { CGFloat(solid.spin) }
    set {
      solid.spin = Double(newValue)
      node?.wake()
    }
  }
  /// Pushes the body until the next update, by points a second per second and kilogram.
  open func applyForce(_ force: CGVector) {
    self.force.dx += force.dx
    self.force.dy += force.dy
    node?.wake()
  }
  /// Pushes the body at once, by points a second and kilogram.
  open func applyImpulse(_ impulse: CGVector) {
    take()
    solid.velocity += DynamicVector(Double(impulse.dx), Double(impulse.dy)) * solid.inverseMass
    node?.wake()
  }
  /// Pushes the body at once at a place.
  ///
  /// - Parameters:
  ///   - impulse: By points a second and kilogram.
  ///   - point: The place, in the scene.
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    take()
    let arm = DynamicVector(Double(point.x), Double(point.y)) - solid.position
    solid.push(DynamicVector(Double(impulse.dx), Double(impulse.dy)), at: arm)
    node?.wake()
  }
  /// Turns the body until the next update, by newtons and metres.
  open func applyTorque(_ torque: CGFloat) {
    self.torque += Double(torque)
    node?.wake()
  }
  /// Turns the body at once, by newtons, metres and seconds.
  open func applyAngularImpulse(_ impulse: CGFloat) {
    take()
    solid.spin += Double(impulse) * Self.metre * Self.metre * solid.inverseInertia
    node?.wake()
  }
  /// The bodies that touch this one.
  open func allContactedBodies() -> [SKPhysicsBody] {
    node?.scene?.physicsWorld.touching(self) ?? []
  }

  // MARK: The solver

  /// Takes forces into account for a step.
  func push(for seconds: Double, gravity: DynamicVector) {
    guard solid.inverseMass > 0 else { return }
    if affectedByGravity { solid.velocity += gravity * seconds }
    let force = DynamicVector(Double(force.dx), Double(force.dy))
    solid.velocity += force * (solid.inverseMass * seconds)
    solid.spin += torque * Self.metre * Self.metre * solid.inverseInertia * seconds
  }
  /// Forgets forces, which last for one update.
  func dropForces() { (force, torque) = (.zero, 0) }

  /// Takes the node's place in the scene; the motion stays.
  func take() {
    guard let node else { return }
    seat.read(node, outline)
    solid.readItem()
  }

  private func changed() {
    var material = DynamicBody.Material.usual
    material.elasticity = Double(restitution)
    material.friction = Double(friction)
    material.resistance = max(Double(linearDamping), 0)
    material.angularResistance = max(Double(angularDamping), 0)
    // The solver's bodies have the mass 1 in another area.
    material.density = Double(density) * DynamicBody.unitArea / (Self.metre * Self.metre)
    material.isAnchored = !isDynamic
    material.allowsRotation = allowsRotation
    solid.material = material
    node?.wake()
  }

  nonisolated public static func == (lhs: SKPhysicsBody, rhs: SKPhysicsBody) -> Bool {
    lhs === rhs
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
