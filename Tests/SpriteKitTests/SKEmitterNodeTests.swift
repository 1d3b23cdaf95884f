import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews
@_spi(Engine) import ViewEngine

@testable import SpriteKit

@MainActor @Suite("Emitters of particles")
struct SKEmitterNodeTests {
  /// An emitter of squares that fly to the right, one each tenth of a second.
  private func emitter() -> SKEmitterNode {
    let emitter = SKEmitterNode()
    emitter.particleBirthRate = 10
    emitter.particleLifetime = 1
    emitter.particleSpeed = 10
    emitter.particleSize = CGSize(width: 2, height: 2)
    emitter.particleColor = .red
    return emitter
  }
  private func scene(_ node: SKNode) -> SKScene {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .clear
    scene.addChild(node)
    return scene
  }
  private func places(_ emitter: SKEmitterNode) -> [CGPoint] {
    emitter.particles.map { $0.look(of: emitter).position }
  }

  @Test("as many particles live as are born in a lifetime, each as far as its age takes it")
  func count() {
    let emitter = emitter()
    emitter.advanceSimulationTime(0.55)
    #expect(emitter.particles.count == 5)
    for (place, born) in zip(places(emitter), 1...5) {
      #expect(abs(place.x - 10 * (0.55 - CGFloat(born) / 10)) < 1e-6 && place.y == 0)
    }
    emitter.advanceSimulationTime(2)
    #expect(emitter.particles.count == 10)
    emitter.particleBirthRate = 0
    emitter.advanceSimulationTime(1)
    #expect(emitter.particles.isEmpty && !emitter.isEmitting)
  }

  @Test("steps do not matter: births have times of their own")
  func steps() {
    let (one, other) = (emitter(), emitter())
    for emitter in [one, other] {
      (emitter.particlePositionRange, emitter.emissionAngleRange) = (CGVector(dx: 50, dy: 50), 3)
      (emitter.particleSpeedRange, emitter.yAcceleration) = (8, -5)
    }
    one.advanceSimulationTime(0.7)
    for _ in 0..<7 { other.advanceSimulationTime(0.1) }
    #expect(one.particles.count == 7 && other.particles.count == 7)
    for (a, b) in zip(places(one), places(other)) { #expect(isNear(a, b)) }
  }

  @Test("ranges are kept, and chances differ from particle to particle")
  func ranges() {
    let emitter = emitter()
    emitter.particleSpeed = 0
    emitter.particlePosition = CGPoint(x: 5, y: 5)
    emitter.particlePositionRange = CGVector(dx: 20, dy: 0)
    (emitter.particleBirthRate, emitter.particleScaleRange) = (500, 1)
    emitter.advanceSimulationTime(0.9)
    let looks = emitter.particles.map { $0.look(of: emitter) }
    #expect(looks.allSatisfy { abs($0.position.x - 5) <= 10 && $0.position.y == 5 })
    #expect(looks.allSatisfy { abs($0.scale - 1) <= 0.5 })
    #expect(looks.contains { $0.position.x < -3 } && looks.contains { $0.position.x > 13 })
    #expect(Set(looks.map(\.position.x)).count == looks.count)
  }

  @Test("an emitter of so many emits so many, and the film can end")
  func burst() throws {
    let emitter = emitter()
    emitter.numParticlesToEmit = 3
    let stage = try SpriteStage(scene(emitter))
    try stage.advance(to: 0.5)
    #expect(emitter.particles.count == 3 && stage.graph.restless == "SKScene")
    try stage.advance(to: 3)
    #expect(emitter.particles.isEmpty && stage.graph.restless == nil)
    #expect(stage.graph.nextEvent == nil)
    emitter.resetSimulation()
    try stage.advance(to: 3.25)
    #expect(emitter.particles.count == 2)
  }

  @Test("particles move with their emitter, or with the target among whose children they are born")
  func targets() throws {
    for hasTarget in [false, true] {
      let emitter = emitter()
      emitter.particleSpeed = 0
      emitter.position = CGPoint(x: 10, y: 10)
      emitter.zRotation = .pi / 2
      let scene = scene(emitter)
      if hasTarget { emitter.targetNode = scene }
      let stage = try SpriteStage(scene)
      try stage.advance(to: 0.15)
      emitter.position = CGPoint(x: 60, y: 10)
      let frames = stage.frames(.red)
      #expect(frames.count == 1 && isNear(frames[0].midX, hasTarget ? 10 : 60))
      #expect(isNear(frames[0].midY, 90))
    }
  }

  @Test("a particle looks as its course or its sequence says, by its age")
  func looks() throws {
    let emitter = emitter()
    emitter.particleBirthRate = 1
    (emitter.particleAlpha, emitter.particleAlphaSpeed) = (0.5, -0.25)
    (emitter.particleScaleSpeed, emitter.particleRotationSpeed) = (2, 3)
    emitter.particleLifetime = 2
    emitter.advanceSimulationTime(2)
    let particle = try #require(emitter.particles.first)
    var look = particle.look(of: emitter)
    #expect(isNear(look.opacity, 0.25) && isNear(look.scale, 3) && isNear(look.rotation, 3))
    emitter.particleAlphaSequence = SKKeyframeSequence(
      keyframeValues: [0, 1, 0], times: [0, 0.5, 1])
    emitter.particleScaleSequence = SKKeyframeSequence(keyframeValues: [1.0, 5.0], times: [0, 1])
    emitter.particleColorSequence = SKKeyframeSequence(
      keyframeValues: [UIColor.black, UIColor.white], times: [0, 1])
    look = particle.look(of: emitter)
    #expect(isNear(look.opacity, 1) && isNear(look.scale, 3) && abs(look.color.red - 0.5) < 1e-6)
  }

  @Test("an action of particles is added to their own motion")
  func action() {
    let emitter = emitter()
    emitter.particleAction = .group([
      .moveBy(x: 0, y: 100, duration: 1), .fadeOut(withDuration: 1),
    ])
    emitter.advanceSimulationTime(0.5)
    for place in places(emitter) { #expect(abs(place.y - 10 * place.x) < 1e-6) }
    #expect(isNear(emitter.particles[0].look(of: emitter).opacity, 0.6))
  }

  @Test("sequences: straight, in steps, smooth, held at the ends or again and again")
  func sequences() {
    let sequence = SKKeyframeSequence(keyframeValues: [0, 10, 0], times: [0, 1, 2])
    #expect(sequence.number(at: 0.5) == 5 && sequence.number(at: 1.75) == 2.5)
    #expect(sequence.number(at: -1) == 0 && sequence.number(at: 7) == 0)
    sequence.repeatMode = .loop
    #expect(sequence.number(at: 2.5) == 5 && sequence.number(at: -1.5) == 5)
    sequence.interpolationMode = .step
    #expect(sequence.number(at: 1.99) == 10)
    sequence.interpolationMode = .spline
    #expect(sequence.number(at: 1) == 10)
    #expect(sequence.number(at: 0.5) != 5)
    sequence.removeLastKeyframe()
    #expect(sequence.count() == 2 && SKKeyframeSequence(capacity: 4).sample(atTime: 0) == nil)
  }

  @Test("a texture is tinted as much as is said, and light is added")
  func tints() throws {
    let emitter = emitter()
    let size = CGSize(width: 4, height: 4)
    emitter.particleTexture = SKTexture(
      image: UIGraphicsImageRenderer(size: size).image {
        UIColor.white.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      })
    (emitter.particleColor, emitter.particleColorBlendFactor) = (.black, 0.25)
    #expect(UIColor.black.numbers.tint(0.25).red == 0.75)
    emitter.particleBlendMode = .add
    let stage = try SpriteStage(scene(emitter))
    try stage.advance(to: 0.15)
    let layers = stage.graph.displayList().commands.compactMap { command -> Layer? in
      guard case .beginLayer(let layer) = command else { return nil }
      return layer
    }
    #expect(layers.contains { $0.blendMode == .plusLighter && !$0.filters.isEmpty })
  }
}
