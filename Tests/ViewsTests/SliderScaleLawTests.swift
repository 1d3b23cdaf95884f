import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of what stands beside a slider's track")
struct SliderScaleLawTests {
  /// A slider across a stage of 128 points: the knob's middle goes from 14 to 114.
  private static let wide = Stage.of(128, 60)

  private func scale(
    _ ticks: [Double], neutral: Double? = nil
  ) -> SliderScale<Double> { SliderScale(ticks: ticks.map { SliderTick($0) }, neutral: neutral) }

  @Test("only how far a number is between the bounds counts", arguments: [-8.0, 0, 3])
  func share(shift: Double) {
    let (ticks, neutral) = ([0.0, 0.125, 0.5, 1], 0.75)
    let plain = scale(ticks, neutral: neutral).marks(in: 0...1)
    #expect(plain == SliderMarks(ticks: ticks, neutral: neutral))
    for length in [0.5, 1, 64] {
      func moved(_ value: Double) -> Double { shift + length * value }
      let marks = scale(ticks.map(moved), neutral: moved(neutral))
        .marks(in: shift...(shift + length))
      #expect(marks == plain)
    }
  }

  @Test("ticks beyond the bounds are left out; a neutral number beyond them is at the nearer one")
  func beyond() {
    for (neutral, share) in [(-3.0, 0.0), (0, 0), (5, 0.5), (10, 1), (12, 1)] {
      let marks = scale([-1, 0, 5, 10, 10.5], neutral: neutral).marks(in: 0...10)
      #expect(marks == SliderMarks(ticks: [0, 0.5, 1], neutral: share))
    }
    #expect(scale([4], neutral: 4).marks(in: 4...4) == SliderMarks())
  }

  @SliderTickBuilder<Double> private func ticks(_ isFirst: Bool) -> _SliderTicks<Double> {
    SliderTick(1)
    if isFirst {
      SliderTick(2)
      SliderTick(3)
    } else {
      SliderTick(4) { Text("four") }
    }
    if !isFirst { SliderTick(5) }
    SliderTickContentForEach([6.0, 7], id: \.self) { number in
      SliderTick(number)
      SliderTick(number + 0.5)
    }
  }

  @Test("ticks are built in their order, by branches and elements, and told apart by numbers")
  func built() {
    #expect(ticks(true)._ticks.map(\.value) == [1, 2, 3, 6, 6.5, 7, 7.5])
    #expect(ticks(false)._ticks.map(\.value) == [1, 4, 5, 6, 6.5, 7, 7.5])
    let (one, two) = (SliderTick(1.0), SliderTick(2.0) { Text("two") })
    #expect(one < two && !(two < one) && one.id != two.id)
    #expect(two.id == SliderTick(2.0).id && two._ticks.map(\.id) == [two.id])
  }

  @Test("what is filled is the same from one number to another and back")
  func filled() throws {
    func filled(_ value: Double, from neutral: Double) throws -> CGRect? {
      let fills = try list(on: Self.wide) {
        Slider(value: .constant(value), in: 0...1, neutralValue: neutral) { Text("a") }
      }.fills
      return fills.count == 3 ? fills[1] : nil
    }
    for (value, neutral) in [(0.0, 0.25), (0.25, 1), (0.5, 0.75)] {
      let there = try #require(try filled(value, from: neutral))
      #expect(try filled(neutral, from: value) == there)
      #expect(abs(there.width - 100 * abs(value - neutral)) < 1e-6)
    }
  }

  private struct Bounded: View {
    let hook: Hook<Double>
    let enabled: ClosedRange<Double>
    @State private var value = 0.5
    var body: some View {
      hook.binding = $value
      return Slider(value: $value, in: 0...1, step: 0.25, enabledBounds: enabled) {
        Text("a")
      } tick: {
        SliderTick($0)
      }
    }
  }

  @Test("a drag sets steps, but none beyond what is enabled, nor anything beyond the bounds")
  func enabled() throws {
    for (enabled, low, high) in [
      (0.3...0.6, 0.3, 0.6), (0...1, 0, 1), (-5...0.75, 0, 0.75), (0.5...9, 0.5, 1),
    ] {
      let hook = Hook<Double>()
      let stage = try Rehearsal(Self.wide) { Bounded(hook: hook, enabled: enabled) }
      for (time, end, expected) in [(0.0, 124.0, high), (1, 4, low)] {
        let value = try #require(hook.value)
        try stage.drag(
          from: CGPoint(x: 14 + 100 * value, y: 30), to: CGPoint(x: end, y: 30), at: time,
          steps: 10)
        #expect(hook.value == expected)
      }
    }
  }
}
