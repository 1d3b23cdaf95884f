public import Foundation
public import Geometry
public import UIKitViews
import DisplayList

/// In which order particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
  /// The oldest on top.
  case oldestLast
  /// The newest on top.
  case oldestFirst
  /// In any order: as the oldest on top.
  case dontCare
}

/// An emitter of particles: rain, snow, sparks, smoke.
///
/// A value with a range lies by chance within half of it on either side. Particles keep what they were born with; where each is
/// follows from that and from its age alone. Chances follow from the emitter's place among those of its scene, so that all films
/// of a scene have the same.
@MainActor @preconcurrency open class SKEmitterNode: SKNode {
  // MARK: Births

  /// The particles that are born in a second.
  open var particleBirthRate: CGFloat = 0 { didSet { wake() } }
  /// How many are born at all; 0 for no end.
  open var numParticlesToEmit = 0 { didSet { wake() } }
  /// How long a particle lives, in seconds.
  open var particleLifetime: CGFloat = 0 { didSet { wake() } }
  /// The range of lifetimes.
  open var particleLifetimeRange: CGFloat = 0
  /// Where particles are born, in the emitter's coordinates.
  open var particlePosition = CGPoint.zero
  /// The range of these places.
  open var particlePositionRange = CGVector.zero
  /// The node among whose children particles move when they are born; `nil` for the emitter.
  open weak var targetNode: SKNode?
  /// In which order they are drawn.
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast

  // MARK: Motion

  /// How fast they fly, in points a second.
  open var particleSpeed: CGFloat = 0
  /// The range of speeds.
  open var particleSpeedRange: CGFloat = 0
  /// Where they fly, in radians anticlockwise from the right.
  open var emissionAngle: CGFloat = 0
  /// The range of directions.
  open var emissionAngleRange: CGFloat = 0
  /// The acceleration to the right, in points a second per second.
  open var xAcceleration: CGFloat = 0
  /// The acceleration upwards.
  open var yAcceleration: CGFloat = 0
  /// What every particle does besides; its moves, turns, scales and opacities are added to the particle's own.
  open var particleAction: SKAction?
  /// How far in front of the emitter particles are drawn.
  open var particleZPosition: CGFloat = 0
  /// The range of these depths.
  ///
  /// - Note: Accepted; no effect. `particleZPositionRange`: the particles of an emitter are at one depth.
  open var particleZPositionRange: CGFloat = 0
  /// How fast depths change.
  ///
  /// - Note: Accepted; no effect. `particleZPositionSpeed`: the particles of an emitter are at one depth.
  open var particleZPositionSpeed: CGFloat = 0
  /// Which fields move the particles.
  ///
  /// - Note: Accepted; no effect. `fieldBitMask`: there are no fields.
  open var fieldBitMask: UInt32 = 0xFFFF_FFFF

  // MARK: Size and turn

  /// The picture of a particle; `nil` for a rectangle of its colour.
  open var particleTexture: SKTexture?
  /// The size of a particle before scales; none for its texture's.
  open var particleSize = CGSize.zero
  /// The scale at birth.
  open var particleScale: CGFloat = 1
  /// The range of scales.
  open var particleScaleRange: CGFloat = 0
  /// How fast the scale changes, a second.
  open var particleScaleSpeed: CGFloat = 0
  /// The scale from birth to end, in the place of the three; `nil` for these.
  open var particleScaleSequence: SKKeyframeSequence?
  /// The turn at birth, in radians anticlockwise.
  open var particleRotation: CGFloat = 0
  /// The range of turns.
  open var particleRotationRange: CGFloat = 0
  /// How fast a particle turns, in radians a second.
  open var particleRotationSpeed: CGFloat = 0

  // MARK: Colour

  /// The colour at birth: white unless set.
  open var particleColor = UIColor.white
  /// The range of red.
  open var particleColorRedRange: CGFloat = 0
  /// The range of green.
  open var particleColorGreenRange: CGFloat = 0
  /// The range of blue.
  open var particleColorBlueRange: CGFloat = 0
  /// The range of the colour's opacity.
  open var particleColorAlphaRange: CGFloat = 0
  /// How fast red changes, a second.
  open var particleColorRedSpeed: CGFloat = 0
  /// How fast green changes.
  open var particleColorGreenSpeed: CGFloat = 0
  /// How fast blue changes.
  open var particleColorBlueSpeed: CGFloat = 0
  /// How fast the colour's opacity changes.
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The colour from birth to end, in the place of the others; `nil` for these.
  open var particleColorSequence: SKKeyframeSequence?
  /// How much of the colour tints the texture, 0...1.
  open var particleColorBlendFactor: CGFloat = 0
  /// The range of that.
  open var particleColorBlendFactorRange: CGFloat = 0
  /// How fast it changes, a second.
  open var particleColorBlendFactorSpeed: CGFloat = 0
  /// How much it is from birth to end, in the place of the three; `nil` for these.
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  /// The opacity at birth, 0...1.
  open var particleAlpha: CGFloat = 1
  /// The range of opacities.
  open var particleAlphaRange: CGFloat = 0
  /// How fast the opacity changes, a second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The opacity from birth to end, in the place of the three; `nil` for these.
  open var particleAlphaSequence: SKKeyframeSequence?
  /// How particles mix with what is behind them.
  open var particleBlendMode = SKBlendMode.alpha

  // MARK: State

  /// The particles that live, oldest first.
  private(set) var particles: [EmittedParticle] = []
  /// The part of a particle that is due.
  private var due = 0.0
  /// How many were born.
  private var count = 0
  /// What chances follow from; `nil` before the first update.
  private var seed: UInt32?
  private var hasBegun = false

  /// Creates an emitter that emits nothing yet.
  public override init() { super.init() }
  /// Creates an emitter of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives but ``init(fileNamed:)``'s.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Takes all particles away, and begins anew.
  open func resetSimulation() {
    (particles, due, count) = ([], 0, 0)
    wake()
  }
  /// How many seconds it goes on at once at the most: an hour, after which particles are those of any other.
  private static let longestAdvance = 3600.0
  /// Goes on by some seconds at once.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    // In the steps of a scene, so that actions of particles do the same.
    if sec > Self.longestAdvance {
      ScenePen.note("advanceSimulationTime(_:) of SKEmitterNode beyond an hour")
    }
    let seconds = sec > 0 ? min(sec, Self.longestAdvance) : 0
    let steps = Int((seconds * 60).rounded(.down))
    for _ in 0..<steps { simulate(1.0 / 60) }
    simulate(seconds - Double(steps) / 60)
  }

  /// Whether particles live or will be born.
  var isEmitting: Bool { !particles.isEmpty || emits }
  private var emits: Bool {
    particleBirthRate > 0 && particleLifetime + particleLifetimeRange / 2 > 0
      && (numParticlesToEmit <= 0 || count < numParticlesToEmit)
  }

  /// Goes on by some seconds of the scene; the first time, by none.
  func advance(_ seconds: Double) {
    if !hasBegun, let scene {
      scene.emitters += 1
      seed = seed ?? UInt32(truncatingIfNeeded: scene.emitters)
    }
    defer { hasBegun = true }
    if hasBegun { simulate(seconds) }
  }

  /// What a moment may be short of a birth and still be at it.
  private static let roundingError = 1e-9

  /// How many particles are born in a step at the most: more are no rain but a mistake, in a damaged file for one.
  private static let mostBirths = 10_000.0

  private func simulate(_ seconds: Double) {
    for index in particles.indices { particles[index].advance(seconds) }
    particles.removeAll { $0.age >= $0.life }
    guard emits, seconds > 0 else { return }
    let rate = Double(particleBirthRate)
    due += rate * seconds
    if due > Self.mostBirths {
      ScenePen.note("particleBirthRate of SKEmitterNode beyond 10000 births a step")
      due = Self.mostBirths
    }
    let dice = ParticleDice(seed: seed ?? 0)
    let space = space
    while due + Self.roundingError >= 1, emits {
      due = max(due - 1, 0)
      var particle = EmittedParticle(of: self, dice.inside(count), in: space)
      count += 1
      // How long ago it was born in this step.
      particle.advance(due / rate)
      if particle.age < particle.life { particles.append(particle) }
    }
    if !emits { due = 0 }
  }

  /// From the emitter's coordinates to those in which particles move.
  private var space: CGAffineTransform {
    guard let targetNode, targetNode !== self else { return .identity }
    return toRoot.concatenating(targetNode.toRoot.inverted())
  }

  override var ownDepth: CGFloat { particleZPosition }

  override func draw(with pen: inout ScenePen) {
    let size =
      particleSize.width > 0 && particleSize.height > 0
      ? particleSize : particleTexture?.size() ?? .zero
    guard size.width > 0, size.height > 0 else { return }
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    var inner = pen
    if let targetNode { inner.transform = targetNode.toRoot.concatenating(pen.sceneTransform) }
    let around = inner.transform
    let order = particleRenderOrder == .oldestFirst ? particles : particles.reversed()
    for particle in order {
      let look = particle.look(of: self)
      guard look.opacity > 0, look.scale != 0 else { continue }
      inner.transform = CGAffineTransform(
        translationX: look.position.x, y: look.position.y
      ).rotated(by: look.rotation).scaledBy(x: look.scale, y: look.scale).concatenating(around)
      inner.opacity = pen.opacity * look.opacity
      inner.drawTexture(
        particleTexture, look.color, factor: look.blend, in: rect, particleBlendMode)
    }
    pen.list = inner.list
  }
}
