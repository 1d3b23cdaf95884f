import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine

@Suite("Laws of particles")
struct ParticleLawTests {
  @Test(
    "after a time as many are born as the rate says, whole ones only",
    arguments: [0.5, 1, 3, 7.5, 40, 333.3])
  func births(rate: Double) {
    let span = EmissionSpan(start: 2, end: .infinity, rate: rate)
    for time in stride(from: 0.0, through: 5, by: 0.37) {
      #expect(span.births(by: 2 + time) == Int((rate * time + 1e-9).rounded(.down)))
    }
    #expect(span.births(by: 1) == 0)
  }

  @Test("the particles of a stretch of time are those of its parts", arguments: [1.0, 9.7, 60])
  func parts(rate: Double) {
    let span = EmissionSpan(start: 0, end: 4, rate: rate)
    let whole = span.births(after: 0.3, by: 5).map(\.number)
    let parts = [(0.3, 1.1), (1.1, 1.1), (1.1, 3.9), (3.9, 5)].flatMap {
      span.births(after: $0.0, by: $0.1).map(\.number)
    }
    #expect(whole == parts)
    #expect(whole.last.map { $0 + 1 } ?? 0 == Int((rate * 4 + 1e-9).rounded(.down)))
  }

  @Test("each is born inside the stretch, evenly after the one before")
  func times() {
    let births = EmissionSpan(start: 1, end: 9, rate: 8).births(after: 0, by: 3)
    let times: [Double] = (1...16).map { 1 + Double($0) / 8 }
    #expect(births.map(\.time) == times)
    #expect(births.map(\.number) == Array(0..<16))
  }

  @Test("another rate loses no part of a particle", arguments: [0.05, 0.1, 0.25, 0.37])
  func changes(step: Double) {
    // The rate is set again and again, as by a finger that moves the emitter.
    var span = EmissionSpan(start: 0, end: .infinity, rate: 5)
    var time = 0.0
    while time < 4 {
      time += step
      span = span.followed(at: time, rate: 5)
    }
    #expect(span.count == Int((5 * time + 1e-9).rounded(.down)))
  }

  @Test("no rate, no particles; and the part that was due waits")
  func pause() {
    let busy = EmissionSpan(start: 0, end: .infinity, rate: 4)
    let idle = busy.followed(at: 0.6, rate: 0)
    #expect(idle.births(after: 0, by: 100).isEmpty)
    let again = idle.followed(at: 10, rate: 4)
    // 2.4 particles were due: the third comes 0.6 of a step later.
    #expect(again.count == 2)
    #expect(abs((again.births(after: 0, by: 11).first?.time ?? 0) - 10.15) < 1e-9)
  }

  @Test("chances are even, each its own, and the same whenever they are asked for")
  func dice() {
    let dice = ParticleDice(seed: 7)
    let numbers = (0..<4000).map { dice.inside($0).unit(.place) }
    #expect(numbers.allSatisfy { $0 >= 0 && $0 < 1 })
    #expect(abs(numbers.reduce(0, +) / 4000 - 0.5) < 0.02)
    for tenth in 0..<10 {
      let share = numbers.filter { Int($0 * 10) == tenth }.count
      #expect((320...480).contains(share), "tenth \(tenth): \(share)")
    }
    #expect(Set(numbers).count == 4000)
    #expect(dice.inside(1234).unit(.place) == numbers[1234])
    #expect(dice.inside(1234).unit(.spin) != numbers[1234])
    #expect(ParticleDice(seed: 8).inside(1234).unit(.place) != numbers[1234])
    #expect(dice.inside(1).inside(2).unit(.scale) != dice.inside(2).inside(1).unit(.scale))
  }

  @Test("a value lies within half its range on either side of the mean")
  func ranges() {
    let values = (0..<500).map { ParticleDice(seed: 1).inside($0).value(.velocity, 100, 40) }
    #expect(values.allSatisfy { $0 >= 80 && $0 <= 120 })
    #expect(values.min() ?? 0 < 82)
    #expect(values.max() ?? 0 > 118)
    #expect(ParticleDice(seed: 1).value(.velocity, 3, 0) == 3)
  }

  private func starts(
    _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
  ) -> [(point: CGPoint, angle: Double)] {
    let form = EmitterForm(
      shape: shape, mode: mode, position: CGPoint(x: 100, y: 50),
      size: CGSize(width: 40, height: 20))
    return (0..<300).map { form.start(ParticleDice(seed: 0).inside($0)) }
  }

  @Test("a point emits from one place, to the right")
  func point() {
    for start in starts(.point, .volume) {
      #expect(start.point == CGPoint(x: 100, y: 50))
      #expect(start.angle == 0)
    }
  }

  @Test("a line is as wide as the size, and emits upwards")
  func line() {
    let starts = starts(.line, .volume)
    #expect(starts.allSatisfy { $0.point.y == 50 && abs($0.point.x - 100) <= 20 })
    #expect(starts.allSatisfy { $0.angle == -.pi / 2 })
    #expect(Set(self.starts(.line, .points).map(\.point.x)) == [80, 120])
  }

  @Test("a rectangle: all of it, its rim, its corners")
  func rectangle() {
    let area = CGRect(x: 80, y: 40, width: 40, height: 20)
    #expect(starts(.rectangle, .volume).allSatisfy { area.contains($0.point) })
    #expect(starts(.cuboid, .surface).allSatisfy { area.contains($0.point) })
    for start in starts(.rectangle, .outline) {
      let (x, y) = (start.point.x, start.point.y)
      switch start.angle {
      case -.pi / 2: #expect(y == 40)
      case 0: #expect(x == 120)
      case .pi / 2: #expect(y == 60)
      default: #expect(x == 80)
      }
    }
    #expect(Set(starts(.rectangle, .points).map { [$0.point.x, $0.point.y] }).count == 4)
  }

  @Test("a circle: its rim emits outwards, its disc is even")
  func circle() {
    for start in starts(.circle, .outline) {
      let way = CGVector(dx: start.point.x - 100, dy: start.point.y - 50)
      #expect(abs((way.dx * way.dx + way.dy * way.dy).squareRoot() - 40) < 1e-9)
      let out = CGPoint(
        x: 100 + 40 * CGFloat(cos(start.angle)), y: 50 + 40 * CGFloat(sin(start.angle)))
      #expect(abs(out.x - start.point.x) + abs(out.y - start.point.y) < 1e-6)
    }
    let radii = starts(.circle, .volume).map { start in
      let (x, y) = (start.point.x - 100, start.point.y - 50)
      return (x * x + y * y).squareRoot()
    }
    #expect(radii.allSatisfy { $0 <= 40 })
    // Half of the area is within the radius over √2.
    #expect((110...190).contains(radii.filter { $0 < 40 / 2.0.squareRoot() }.count))
  }

  // MARK: Courses

  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 30)
    (cell.xAcceleration, cell.yAcceleration) = (4, -6)
    (cell.scale, cell.scaleSpeed, cell.spin) = (0.5, 0.25, 3)
    cell.color = CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.9)
    (cell.redSpeed, cell.blueSpeed, cell.alphaSpeed) = (0.1, -0.25, -0.5)
    return cell
  }

  @Test(
    "places, scales, turns and colours are closed forms of the age", arguments: [0, 0.4, 1, 1.9])
  func course(age: Double) {
    let course = ParticleCourse(
      cell(), birth: 3, from: (CGPoint(x: 10, y: 20), .pi / 2), tint: .white, EmitterFactors(),
      ParticleDice(seed: 0))
    #expect(course.life == 2)
    let particle = course.particle(at: age)
    #expect(abs(particle.position.x - CGFloat(10 + 2 * age * age)) < 1e-9)
    #expect(abs(particle.position.y - CGFloat(20 + 30 * age - 3 * age * age)) < 1e-9)
    #expect(particle.scale == 0.5 + 0.25 * age)
    #expect(particle.rotation == 3 * age)
    #expect(abs(particle.color.red - Float(0.2 + 0.1 * age)) < 1e-6)
    #expect(particle.color.green == 0.5)
    #expect(abs(particle.color.blue - Float(1 - 0.25 * age)) < 1e-6)
    #expect(abs(particle.color.opacity - Float(max(0.9 - 0.5 * age, 0))) < 1e-6)
  }

  @Test("what the emitter multiplies")
  func factors() {
    let factors = EmitterFactors(birthRate: 9, lifetime: 3, velocity: 2, scale: 4, spin: -1)
    let course = ParticleCourse(
      cell(), birth: 0, from: (.zero, 0), tint: .white, factors, ParticleDice(seed: 0))
    let particle = course.particle(at: 1)
    #expect(course.life == 6)
    #expect(abs(particle.position.x - 62) < 1e-9)
    #expect(particle.scale == 3)
    #expect(particle.rotation == -3)
  }

  @Test("what flies out of the plane is slower as it is seen from in front")
  func latitude() {
    let cell = cell()
    cell.emissionLatitude = .pi / 3
    (cell.xAcceleration, cell.yAcceleration) = (0, 0)
    let course = ParticleCourse(
      cell, birth: 0, from: (.zero, 0), tint: .white, EmitterFactors(), ParticleDice(seed: 0))
    #expect(abs(course.particle(at: 1).position.x - 15) < 1e-9)
  }

  // MARK: Epochs

  @MainActor private func epoch(_ cells: [CAEmitterCell]) -> EmitterEpoch {
    EmitterEpoch(
      start: 0, cells: cells, state: CAEmitterLayer().state(in: nil), animations: [], seed: 0,
      shape: .point, mode: .volume)
  }

  @Test("an epoch cut in two has the particles of the whole", arguments: [0.33, 0.5, 1.21])
  @MainActor func cut(at time: Double) {
    let cells = [cell(), cell()]
    cells[1].birthRate = 7.7
    let whole = epoch(cells)
    var first = epoch(cells)
    first.end = time
    let second = EmitterEpoch(
      start: time, cells: cells, state: first.state, animations: [], seed: 0, shape: .point,
      mode: .volume, births: first.births(from: time))
    for moment in [0.3, 0.9, 1.6, 2.9] where moment >= time {
      let parts = (first.particles(at: moment) + second.particles(at: moment)).map(\.birth)
      let all = whole.particles(at: moment).map(\.birth)
      #expect(parts.count == all.count)
      for (part, one) in zip(parts.sorted(), all.sorted()) { #expect(abs(part - one) < 1e-9) }
    }
  }

  @Test("how long something may be seen after a birth: the longest life, and what it emits")
  @MainActor func reach() {
    let (outer, inner) = (cell(), cell())
    outer.lifetimeRange = 1
    inner.lifetime = 0.5
    #expect(outer.reach(1) == 2.5)
    outer.emitterCells = [inner]
    #expect(outer.reach(1) == 3)
    #expect(outer.reach(2) == 6)
    #expect(epoch([outer, inner]).reach == 3)
    #expect(outer.lastEmission == .infinity)
    (outer.beginTime, outer.duration) = (1, 2)
    #expect(outer.lastEmission == 3)
  }

  @Test(
    "a ball seen from in front is denser in its middle than a disc, and its skin emits outwards")
  func ball() {
    let radii = starts(.sphere, .volume).map { start in
      let (x, y) = (start.point.x - 100, start.point.y - 50)
      return (x * x + y * y).squareRoot()
    }
    #expect(radii.allSatisfy { $0 <= 40 })
    #expect(starts(.sphere, .volume).allSatisfy { $0.angle == 0 })
    #expect(Set(starts(.sphere, .surface).map(\.angle)).count > 200)
  }
}
