import Foundation
import Testing

@testable import Motion

/// What holds of any fling, however fast it is and however far it is thrown.
@Suite("Laws of flings") struct FlingLawTests {
  private static func fling(
    _ velocity: Double, _ loss: Double = 2, _ frequency: Double? = 10, _ tolerance: Double = 1e-4
  ) -> Fling { Fling(velocity: velocity, loss: loss, frequency: frequency, tolerance: tolerance) }

  /// Flings from hardly past the end to far past it.
  private static let sundry: [Fling] =
    [2.001, 2.5, 4, 12, 40, 400].map { fling($0) }
    + [fling(3, 0.5), fling(3, 2.9), fling(9, 2, 10, 1e-2), fling(9, 2, 40, 1e-6)]
  /// The times at which displays of 120 pictures a second show them.
  private static let times = (0...600).map { Double($0) / 120 }

  /// The velocity in closed form: of the decay, and behind the end of a spring that begins with what is left.
  private static func velocity(_ fling: Fling, at time: Double) -> Double {
    let since = time - fling.arrival
    guard since > 0 else { return fling.velocity * exp(-fling.loss * time) }
    guard let frequency = fling.frequency else { return 0 }
    return (fling.velocity - fling.loss) * (1 - frequency * since) * exp(-frequency * since)
  }

  @Test("velocity is the derivative", arguments: sundry)
  func derivative(_ fling: Fling) {
    let step = 1e-6
    for time in Self.times.dropFirst() where abs(time - fling.arrival) > 2 * step {
      let slope = (fling.progress(at: time + step) - fling.progress(at: time - step)) / (2 * step)
      expectNear(slope, Self.velocity(fling, at: time), 1e-5 * fling.velocity, "\(time)")
    }
  }

  @Test("neither place nor velocity jumps where the decay meets the spring", arguments: sundry)
  func meeting(_ fling: Fling) {
    let end = fling.arrival
    for step in [1e-3, 1e-5, 1e-7] where step < end {
      let (before, after) = (fling.progress(at: end - step), fling.progress(at: end + step))
      expectNear(before, 1, 1.01 * step * fling.velocity)
      expectNear(after, 1, 1.01 * step * fling.velocity)
      #expect(before < 1 && after > 1)
    }
    // On the way to the end it has lost `loss` whole distances per second.
    expectNear(Self.velocity(fling, at: end), fling.velocity - fling.loss, 1e-9 * fling.velocity)
    expectNear(fling.progress(at: end), 1, 1e-9)
  }

  @Test("it goes out once and comes back once, and never to the other side", arguments: sundry)
  func once(_ fling: Fling) throws {
    let frequency = try #require(fling.frequency)
    let turn = fling.arrival + 1 / frequency
    let places = Self.times.map { fling.progress(at: $0) }
    for (index, time) in Self.times.enumerated().dropFirst() {
      let (last, place) = (places[index - 1], places[index])
      if time <= turn { #expect(place >= last - 1e-12) }
      if Self.times[index - 1] >= turn { #expect(place <= last + 1e-12) }
      if time > fling.arrival { #expect(place >= 1 - 1e-12) }
    }
    let farthest = (fling.velocity - fling.loss) / (M_E * frequency)
    expectNear(fling.progress(at: turn), 1 + farthest, 1e-9 * fling.velocity)
    #expect(places.allSatisfy { $0 <= 1 + farthest + 1e-9 * fling.velocity })
  }

  @Test("it rests at its end from its duration on, and not one picture earlier", arguments: sundry)
  func rest(_ fling: Fling) throws {
    let frequency = try #require(fling.frequency)
    for time in stride(from: 0, to: 3, by: 0.01) {
      expectNear(fling.progress(at: fling.duration + time), 1, fling.tolerance + 1e-12)
    }
    expectNear(fling.progress(at: 100), 1, 1e-12)
    let earlier = fling.duration - 1.0 / 120
    // One that never gets out of the tolerance is over a little after it has turned round.
    if earlier > fling.arrival + 1 / frequency + 1e-9 {
      #expect(abs(fling.progress(at: earlier) - 1) > fling.tolerance * (1 - 1e-6))
    }
  }

  @Test("thrown faster, it is there sooner and goes further; a stiffer spring lets it go less far")
  func order() {
    let velocities = [2.5, 3, 5, 9, 30, 100]
    for (slow, fast) in zip(velocities, velocities.dropFirst()) {
      #expect(Self.fling(slow).arrival > Self.fling(fast).arrival)
      for time in [0.01, 0.1, 0.2] {
        #expect(Self.fling(slow).progress(at: time) < Self.fling(fast).progress(at: time))
      }
    }
    func farthest(_ frequency: Double) -> Double {
      let fling = Self.fling(12, 2, frequency)
      return Self.times.map { fling.progress(at: $0) }.max() ?? 0
    }
    #expect(farthest(5) > farthest(10) && farthest(10) > farthest(20) && farthest(20) > 1)
  }

  @Test("without a spring it is over when it arrives, and is the same until then")
  func still() {
    for velocity in [2.5, 4, 12, 400] {
      let (still, other) = (Self.fling(velocity, 2, nil), Self.fling(velocity))
      #expect(still.duration == still.arrival && still.arrival == other.arrival)
      for time in Self.times {
        let place = still.progress(at: time)
        #expect(time > still.arrival ? place == 1 : place == other.progress(at: time))
      }
    }
  }

  @Test("a film of 30 pictures a second has every second one of 60", arguments: sundry)
  func rates(_ fling: Fling) {
    func film(_ rate: Int) -> [Double?] {
      let animation = Animation(.fling(fling))
      var context = AnimationContext<Double>()
      return (0..<4 * rate).map {
        animation.animate(value: -300, time: Double($0) / Double(rate), context: &context)
      }
    }
    let (slow, fast) = (film(30), film(60))
    for (index, place) in slow.enumerated() { #expect(place == fast[2 * index]) }
    #expect(slow[0] == 0 && slow[slow.count - 1] == nil)
  }

  @Test("what is animated is as far as its progress, on either side, and ends when it does")
  func animated() throws {
    let fling = Self.fling(8)
    for value in [-200.0, 1, 340] {
      let animation = Animation(.fling(fling))
      var context = AnimationContext<Double>()
      for time in [0, 0.03, 0.144, 0.2, 0.5] where time < fling.duration {
        let shown = try #require(
          animation.animate(value: value, time: time, context: &context))
        expectNear(shown, value * fling.progress(at: time), 1e-6 * abs(value))
      }
      let end = fling.duration + 1.0 / 120
      #expect(animation.animate(value: value, time: end, context: &context) == nil)
    }
  }
}
