import DisplayList
import ElementaryFunctions
import Foundation
import Geometry
import UIKitViews

/// One particle of an emitter: what it was born with, and its age.
@MainActor struct EmittedParticle {
  /// How long it lives, in seconds.
  let life: Double
  private(set) var age = 0.0
  private let start: CGPoint
  private let velocity: CGVector
  private let acceleration: CGVector
  /// The turn and the scale of the emitter where particles move.
  private let turn: CGFloat
  private let size: CGFloat
  private let rotation: Course
  private let scale: Course
  private let alpha: Course
  private let blend: Course
  private let color: [Course]
  /// What runs the action of particles; `nil` without one.
  private let actor: SKNode?

  /// A number that changes evenly.
  private struct Course {
    let start: Double
    let speed: Double
    func value(_ age: Double) -> CGFloat { CGFloat(start + speed * age) }
  }

  /// Throws the dice of a particle.
  ///
  /// - Parameters:
  ///   - emitter: What emits it.
  ///   - dice: Its chances.
  ///   - space: From the emitter's coordinates to those in which it moves.
  init(of emitter: SKEmitterNode, _ dice: ParticleDice, in space: CGAffineTransform) {
    func value(_ use: ParticleDice.Use, _ mean: CGFloat, _ range: CGFloat) -> Double {
      dice.value(use, Double(mean), Double(range))
    }
    life = max(value(.lifetime, emitter.particleLifetime, emitter.particleLifetimeRange), 0)
    start = CGPoint(
      x: value(.place, emitter.particlePosition.x, emitter.particlePositionRange.dx),
      y: value(.otherPlace, emitter.particlePosition.y, emitter.particlePositionRange.dy)
    ).applying(space)
    let angle = value(.direction, emitter.emissionAngle, emitter.emissionAngleRange)
    let speed = value(.velocity, emitter.particleSpeed, emitter.particleSpeedRange)
    velocity = space.turning(
      CGVector(
        dx: CGFloat(speed * ElementaryFunctions.cos(angle)),
        dy: CGFloat(speed * ElementaryFunctions.sin(angle))))
    acceleration = space.turning(
      CGVector(dx: emitter.xAcceleration, dy: emitter.yAcceleration))
    turn = CGFloat(ElementaryFunctions.atan2(Double(space.b), Double(space.a)))
    size = abs(space.determinant).squareRoot()
    rotation = Course(
      start: value(.turn, emitter.particleRotation, emitter.particleRotationRange),
      speed: Double(emitter.particleRotationSpeed))
    scale = Course(
      start: value(.scale, emitter.particleScale, emitter.particleScaleRange),
      speed: Double(emitter.particleScaleSpeed))
    alpha = Course(
      start: value(.spin, emitter.particleAlpha, emitter.particleAlphaRange),
      speed: Double(emitter.particleAlphaSpeed))
    blend = Course(
      start: value(
        .blend, emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange),
      speed: Double(emitter.particleColorBlendFactorSpeed))
    let own = emitter.particleColor.numbers
    func part(
      _ use: ParticleDice.Use, _ mean: Float, _ range: CGFloat, _ speed: CGFloat
    ) -> Course {
      Course(start: value(use, CGFloat(mean), range), speed: Double(speed))
    }
    color = [
      part(.red, own.red, emitter.particleColorRedRange, emitter.particleColorRedSpeed),
      part(.green, own.green, emitter.particleColorGreenRange, emitter.particleColorGreenSpeed),
      part(.blue, own.blue, emitter.particleColorBlueRange, emitter.particleColorBlueSpeed),
      part(.alpha, own.opacity, emitter.particleColorAlphaRange, emitter.particleColorAlphaSpeed),
    ]
    actor = emitter.particleAction.map { action in
      let node = SKNode()
      node.run(action)
      node.advanceActions(0)
      return node
    }
  }

  /// Grows older.
  mutating func advance(_ seconds: Double) {
    age += seconds
    actor?.advanceActions(seconds)
  }

  /// How a particle looks at a moment.
  struct Look {
    let position: CGPoint
    let rotation: CGFloat
    let scale: CGFloat
    let opacity: CGFloat
    let color: ResolvedColor
    /// How much of the colour tints the texture.
    let blend: CGFloat
  }

  /// How the particle looks at its age.
  func look(of emitter: SKEmitterNode) -> Look {
    let part = life > 0 ? age / life : 1
    func way(_ speed: CGFloat, _ acceleration: CGFloat) -> CGFloat {
      CGFloat(age) * (speed + acceleration * CGFloat(age) / 2)
    }
    func course(_ own: Course, _ sequence: SKKeyframeSequence?) -> CGFloat {
      sequence?.number(at: part).map { CGFloat($0) } ?? own.value(age)
    }
    let parts = color.map { min(max(Float($0.value(age)), 0), 1) }
    let shade =
      emitter.particleColorSequence?.color(at: part)
      ?? ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    let moved = actor?.position ?? .zero
    let alpha = course(alpha, emitter.particleAlphaSequence) * (actor?.alpha ?? 1)
    return Look(
      position: CGPoint(
        x: start.x + way(velocity.dx, acceleration.dx) + moved.x,
        y: start.y + way(velocity.dy, acceleration.dy) + moved.y),
      rotation: turn + rotation.value(age) + (actor?.zRotation ?? 0),
      scale: max(course(scale, emitter.particleScaleSequence), 0) * size * (actor?.xScale ?? 1),
      opacity: min(max(alpha, 0), 1), color: shade,
      blend: min(max(course(blend, emitter.particleColorBlendFactorSequence), 0), 1))
  }
}

extension CGAffineTransform {
  /// A direction, turned and scaled.
  fileprivate func turning(_ vector: CGVector) -> CGVector {
    CGVector(dx: vector.dx * a + vector.dy * c, dy: vector.dx * b + vector.dy * d)
  }
}
