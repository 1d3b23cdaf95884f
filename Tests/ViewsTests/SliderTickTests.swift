import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Ticks of sliders")
struct SliderTickTests {
  /// A slider across a stage of 128 points: the knob's middle goes from 14 to 114.
  private static let wide = Stage.of(128, 60)

  @Test("each tick stands below where the thumb is at its number; others are not there")
  func places() throws {
    let fills = try list(on: Self.wide) {
      Slider(value: .constant(0.0), in: 0...10) {
        Text("Level")
      } ticks: {
        SliderTick(0)
        SliderTick(5) { Text("half") }
        SliderTick(11)
      }
    }.fills
    #expect(fills.count == 4)
    // All ticks are one shape, behind the rest.
    #expect(abs(fills[0].minX - (14 - 4.0 / 3)) < 0.01)
    #expect(abs(fills[0].maxX - (64 + 4.0 / 3)) < 0.01)
    #expect(abs(fills[0].midY - 37.5) < 0.01 && abs(fills[0].height - 8.0 / 3) < 0.01)
  }

  @Test("on iOS 26 steps have ticks unless they are too many or ticks were asked for")
  func own() throws {
    func fills(_ stage: Stage, _ step: Double) throws -> [CGRect] {
      try list(on: stage) { Slider(value: .constant(1.0), in: 0...3, step: step) }.fills
    }
    let new = try fills(Self.wide.system26, 1)
    #expect(new.count == 4)
    // From the middle of the knob, 38 wide, at one end to that at the other.
    #expect(abs(new[0].minX - (19 - 4.0 / 3)) < 0.01 && abs(new[0].maxX - (109 + 4.0 / 3)) < 0.01)
    #expect(abs(new[0].midY - 38.5) < 0.2)
    #expect(try fills(Self.wide, 1).count == 3)
    #expect(try fills(Self.wide.system26, 0.01).count == 3)
    let none = try list(on: Self.wide.system26) {
      Slider(value: .constant(1.0), in: 0...3, step: 1) {
        Text("a")
      } tick: { _ in
        nil
      }
    }
    #expect(none.fills.count == 3)
  }

  @Test("ticks of elements, of steps and by hand are the same")
  func ways() throws {
    let values = [0.0, 0.25, 0.5, 0.75, 1]
    let hand = try list(on: Self.wide) {
      Slider(value: .constant(0.5)) {
        Text("a")
      } ticks: {
        SliderTick(0)
        SliderTick(0.25)
        SliderTick(0.5)
        SliderTick(0.75)
        SliderTick(1)
      }
    }
    let each = try list(on: Self.wide) {
      Slider(value: .constant(0.5)) {
        Text("a")
      } ticks: {
        SliderTickContentForEach(values, id: \.self) { SliderTick($0) }
      }
    }
    let steps = try list(on: Self.wide) {
      Slider(value: .constant(0.5), in: 0...1, step: 0.25) {
        Text("a")
      } tick: {
        SliderTick($0)
      }
    }
    #expect(each == hand && steps == hand)
    let none = try list(on: Self.wide) {
      Slider(value: .constant(0.5), in: 0...1, step: 0.25) {
        Text("a")
      } tick: { _ in
        nil
      }
    }
    #expect(none == (try list(on: Self.wide) { Slider(value: .constant(0.5)) }))
  }

  @Test("from a neutral number on the track is filled towards the thumb", arguments: [0.0, 0.3, 1])
  func neutral(value: Double) throws {
    let fills = try list(on: Self.wide) {
      Slider(value: .constant(value), in: 0...1, neutralValue: 0.5) { Text("a") }
    }.fills
    let (start, end) = (min(value, 0.5), max(value, 0.5))
    #expect(abs(fills[1].minX - (14 + 100 * start)) < 0.5)
    #expect(abs(fills[1].maxX - (14 + 100 * end)) < 0.5)
  }

  private struct Bounded: View {
    let hook: Hook<Double>
    @State private var value = 0.0
    var body: some View {
      hook.binding = $value
      return Slider(value: $value, in: 0...1, neutralValue: nil, enabledBounds: 0...0.5) {
        Text("a")
      }
    }
  }

  @Test("a drag goes no further than the numbers that are enabled")
  func enabled() throws {
    let hook = Hook<Double>()
    let stage = try Rehearsal(Self.wide) { Bounded(hook: hook) }
    try stage.drag(
      from: CGPoint(x: 14, y: 30), to: CGPoint(x: 44, y: 30), at: 0, steps: 10, release: true)
    let half = try #require(hook.value)
    #expect(abs(half - 0.3) < 1e-6)
    try stage.drag(
      from: CGPoint(x: 44, y: 30), to: CGPoint(x: 110, y: 30), at: 1, steps: 10, release: true)
    #expect(hook.value == 0.5)
  }
}
