import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

@MainActor @Suite("Laws of emitters")
struct SKEmitterLawTests {
  /// An emitter whose particles stay where they are born, and live long.
  private func emitter(rate: CGFloat = 20, lifetime: CGFloat = 100) -> SKEmitterNode {
    let emitter = SKEmitterNode()
    (emitter.particleBirthRate, emitter.particleLifetime) = (rate, lifetime)
    emitter.particleSize = CGSize(width: 2, height: 2)
    emitter.particleColor = .red
    return emitter
  }
  /// An emitter with something by chance in all it can.
  private func wild() -> SKEmitterNode {
    let emitter = emitter(rate: 60, lifetime: 2)
    (emitter.particleLifetimeRange, emitter.particleScaleRange) = (1, 0.5)
    emitter.particlePositionRange = CGVector(dx: 80, dy: 40)
    (emitter.particleSpeed, emitter.particleSpeedRange) = (30, 20)
    (emitter.emissionAngle, emitter.emissionAngleRange) = (1, 2)
    (emitter.xAcceleration, emitter.yAcceleration) = (3, -40)
    (emitter.particleAlphaRange, emitter.particleRotationRange) = (0.5, 3)
    (emitter.particleColorRedRange, emitter.particleColorRedSpeed) = (1, -0.25)
    return emitter
  }
  private func state(_ emitter: SKEmitterNode) -> [[CGFloat]] {
    emitter.particles.map { particle in
      let look = particle.look(of: emitter)
      return [
        look.position.x, look.position.y, look.rotation, look.scale, look.opacity,
        CGFloat(look.color.red), CGFloat(particle.age), CGFloat(particle.life),
      ]
    }
  }
  private func isSame(_ a: [[CGFloat]], _ b: [[CGFloat]]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { zip($0, $1).allSatisfy { isNear($0, $1) } }
  }

  @Test(
    "as many are born as the rate says times the seconds",
    arguments: [1.0, 7, 20, 250], [0.25, 1, 3.5])
  func births(rate: Double, seconds: Double) {
    let emitter = emitter(rate: CGFloat(rate))
    emitter.advanceSimulationTime(seconds)
    #expect(abs(Double(emitter.particles.count) - rate * seconds) < 1 + 1e-6)
  }

  @Test("no more are born than are said, ever", arguments: [1, 5, 19])
  func bounded(most: Int) {
    let emitter = emitter()
    emitter.numParticlesToEmit = most
    emitter.advanceSimulationTime(0.1)
    #expect(emitter.particles.count == min(most, 2) && emitter.isEmitting)
    emitter.advanceSimulationTime(5)
    #expect(emitter.particles.count == most)
    emitter.resetSimulation()
    #expect(emitter.particles.isEmpty)
    emitter.advanceSimulationTime(5)
    #expect(emitter.particles.count == most)
    emitter.advanceSimulationTime(100)
    #expect(emitter.particles.isEmpty && !emitter.isEmitting)
  }

  @Test("without a rate or a lifetime nothing is born")
  func nothing() {
    for (rate, lifetime) in [(0, 5), (-3, 5), (5, 0), (5, -1)] as [(CGFloat, CGFloat)] {
      let emitter = emitter(rate: rate, lifetime: lifetime)
      emitter.advanceSimulationTime(2)
      #expect(emitter.particles.isEmpty && !emitter.isEmitting)
    }
  }

  @Test("nobody is older than a lifetime, and the oldest is first")
  func lifetimes() {
    let emitter = wild()
    for _ in 0..<8 {
      emitter.advanceSimulationTime(0.5)
      #expect(emitter.particles.allSatisfy { $0.age >= 0 && $0.age < $0.life })
      #expect(emitter.particles.allSatisfy { (1.5...2.5).contains($0.life) })
      let ages = emitter.particles.map(\.age)
      #expect(ages == ages.sorted(by: >))
    }
    #expect(Set(emitter.particles.map(\.life)).count == emitter.particles.count)
  }

  @Test("the same emitter has the same particles in every film")
  func same() {
    let (one, other) = (wild(), wild())
    for emitter in [one, other] { emitter.advanceSimulationTime(1.7) }
    #expect(state(one) == state(other) && one.particles.count > 50)
  }

  @Test("the second emitter of a scene has other chances than the first, as in every film")
  func seeds() {
    func film() -> [[[CGFloat]]] {
      let scene = SKScene(size: CGSize(width: 100, height: 100))
      let emitters = [wild(), wild()]
      for emitter in emitters { scene.addChild(emitter) }
      for _ in 0..<60 { scene.advanceEmitters(1.0 / 60) }
      return emitters.map { state($0) }
    }
    let first = film()
    #expect(first == film() && first[0] != first[1] && first[0].count == first[1].count)
  }

  @Test("to go on at once is to wait", arguments: [0.5, 1, 2.25])
  func waiting(seconds: Double) {
    let (one, other) = (wild(), wild())
    one.advanceSimulationTime(seconds)
    // The first update of an emitter is its zero.
    for emitter in [one, other] { emitter.advance(0) }
    for _ in 0..<Int(seconds * 60) { other.advance(1.0 / 60) }
    #expect(isSame(state(one), state(other)) && !one.particles.isEmpty)
  }

  @Test("to go on by nothing, or backwards, changes nothing")
  func none() {
    let emitter = wild()
    emitter.advanceSimulationTime(1)
    let before = state(emitter)
    emitter.advanceSimulationTime(0)
    emitter.advanceSimulationTime(-3)
    #expect(state(emitter) == before)
  }

  @Test("births lie within half of the range on either side, in both directions")
  func places() {
    let emitter = emitter(rate: 400)
    emitter.particlePosition = CGPoint(x: -5, y: 12)
    emitter.particlePositionRange = CGVector(dx: 30, dy: 8)
    emitter.advanceSimulationTime(1)
    let places = emitter.particles.map { $0.look(of: emitter).position }
    #expect(places.allSatisfy { abs($0.x + 5) <= 15 && abs($0.y - 12) <= 4 })
    // Of 400, some are in each quarter of the range.
    for quarter in 0..<4 {
      let left = -20 + 7.5 * CGFloat(quarter)
      #expect(places.filter { $0.x >= left && $0.x < left + 7.5 }.count > 50)
    }
    let mean = places.reduce(0) { $0 + $1.y } / CGFloat(places.count)
    #expect(abs(mean - 12) < 0.5)
  }

  @Test("directions and speeds lie within their ranges: way over age is the velocity")
  func velocities() {
    let emitter = emitter(rate: 200)
    (emitter.particleSpeed, emitter.particleSpeedRange) = (50, 20)
    (emitter.emissionAngle, emitter.emissionAngleRange) = (.pi / 2, 1)
    emitter.advanceSimulationTime(1)
    for particle in emitter.particles where particle.age > 0.01 {
      let place = particle.look(of: emitter).position
      let age = CGFloat(particle.age)
      let square = (place.x * place.x + place.y * place.y) / (age * age)
      #expect(square > 40 * 40 - 0.01 && square < 60 * 60 + 0.01)
      // Half a radian to either side of up: at least cos(0.5) of the way leads up.
      #expect(place.y > 0.87 * square.squareRoot() * age)
    }
  }

  @Test("accelerated, a particle goes half of a t squared")
  func acceleration() {
    let emitter = emitter(rate: 10)
    (emitter.xAcceleration, emitter.yAcceleration) = (4, -60)
    emitter.advanceSimulationTime(2)
    for particle in emitter.particles {
      let (place, age) = (particle.look(of: emitter).position, CGFloat(particle.age))
      #expect(isNear(place, CGPoint(x: 2 * age * age, y: -30 * age * age)))
    }
    #expect(emitter.particles.count == 20)
  }

  @Test("looks stay within what can be seen, whatever their speeds")
  func limits() {
    let emitter = emitter(rate: 20, lifetime: 10)
    (emitter.particleAlphaSpeed, emitter.particleScaleSpeed) = (-1, -2)
    (emitter.particleColorRedSpeed, emitter.particleColorGreenSpeed) = (3, -3)
    emitter.particleColorBlendFactorSpeed = 5
    emitter.advanceSimulationTime(5)
    let looks = emitter.particles.map { $0.look(of: emitter) }
    #expect(looks.allSatisfy { (0...1).contains($0.opacity) && $0.scale >= 0 })
    #expect(looks.allSatisfy { (0...1).contains($0.blend) && $0.color.red == 1 })
    #expect(looks.contains { $0.opacity == 0 && $0.scale == 0 && $0.blend == 1 })
  }

  @Test("the newest on top, or the oldest")
  func order() throws {
    for order in [SKParticleRenderOrder.oldestFirst, .oldestLast] {
      let emitter = emitter(rate: 10)
      (emitter.particleSpeed, emitter.particleRenderOrder) = (20, order)
      emitter.advanceSimulationTime(0.45)
      let scene = SKScene(size: CGSize(width: 100, height: 100))
      scene.backgroundColor = .clear
      scene.addChild(emitter)
      emitter.position.y = 50
      let places = try SpriteStage(scene).frames(.red).map(\.midX)
      // The oldest have flown farthest.
      #expect(places.count == 4)
      #expect(places == (order == .oldestFirst ? places.sorted(by: >) : places.sorted()))
    }
  }
}

@MainActor @Suite("Laws of keyframes")
struct SKKeyframeSequenceLawTests {
  private func sequence() -> SKKeyframeSequence {
    SKKeyframeSequence(keyframeValues: [2.0, 6.0, 0.0, 1.0], times: [0.25, 0.5, 1.0, 1.25])
  }

  @Test(
    "at a keyframe its value is had, in every mode",
    arguments: [SKInterpolationMode.linear, .spline, .step])
  func keyframes(mode: SKInterpolationMode) {
    let sequence = sequence()
    sequence.interpolationMode = mode
    for index in 0..<sequence.count() {
      let time = Double(sequence.getKeyframeTime(for: index))
      #expect(sequence.number(at: time) == sequence.getKeyframeValue(for: index) as? Double)
    }
    #expect(sequence.number(at: -9) == 2 && sequence.number(at: 9) == 1)
  }

  @Test("straight between keyframes, or held until the next")
  func between() {
    let sequence = sequence()
    for part in [0.125, 0.25, 0.5, 0.75] {
      sequence.interpolationMode = .linear
      #expect(sequence.number(at: 0.5 + part / 2) == 6 - 6 * part)
      sequence.interpolationMode = .step
      #expect(sequence.number(at: 0.5 + part / 2) == 6)
    }
  }

  @Test("smooth curves have no corners: from both sides of a keyframe they rise alike")
  func smooth() throws {
    let even = SKKeyframeSequence(keyframeValues: [0.0, 4.0, 1.0, 3.0], times: [0, 1, 2, 3])
    even.interpolationMode = .spline
    let width = 1e-5
    for time in [1.0, 2] {
      let (left, middle, right) = (
        try #require(even.number(at: time - width)), try #require(even.number(at: time)),
        try #require(even.number(at: time + width))
      )
      #expect(abs((middle - left) - (right - middle)) / width < 1e-3)
    }
  }

  @Test("again and again: the same after each length, before and behind")
  func loops() throws {
    let sequence = sequence()
    sequence.repeatMode = .loop
    for turn in [-3, -1, 1, 2] {
      for time in [0.25, 0.375, 0.75, 1.125] {
        let (first, later) = (
          try #require(sequence.number(at: time)),
          try #require(sequence.number(at: time + Double(turn)))
        )
        #expect(abs(first - later) < 1e-9)
      }
    }
  }

  @Test("keyframes are in the order of their times, however they are put in")
  func order() {
    let sequence = SKKeyframeSequence(capacity: 3)
    for (value, time) in [(3.0, 1.0), (1, 0), (2, 0.5)] as [(Double, CGFloat)] {
      sequence.addKeyframeValue(value, time: time)
    }
    #expect((0..<3).map { sequence.getKeyframeTime(for: $0) } == [0, 0.5, 1])
    #expect(sequence.number(at: 0.75) == 2.5)
    sequence.setKeyframeTime(2, for: 0)
    #expect(sequence.getKeyframeValue(for: 2) as? Double == 1)
    sequence.setKeyframeValue(9.0, for: 0)
    #expect(sequence.number(at: 0) == 9)
    sequence.removeKeyframe(at: 1)
    #expect(sequence.count() == 2 && sequence.number(at: 1.25) == 5)
  }

  @Test("colours are mixed part by part, their opacity too")
  func colors() throws {
    let sequence = SKKeyframeSequence(
      keyframeValues: [
        UIColor(red: 1, green: 0, blue: 0.5, alpha: 1),
        UIColor(red: 0, green: 0.5, blue: 1, alpha: 0),
      ], times: [0, 1])
    let color = try #require(sequence.color(at: 0.5))
    #expect(color == ResolvedColor(red: 0.5, green: 0.25, blue: 0.75, opacity: 0.5))
    let sample = try #require(sequence.sample(atTime: 0.5) as? UIColor)
    #expect(sample.numbers == color)
    #expect(SKKeyframeSequence(keyframeValues: [1.0], times: [0]).color(at: 0) == nil)
  }
}
