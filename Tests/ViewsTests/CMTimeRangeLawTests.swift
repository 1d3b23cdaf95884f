import Foundation
import MediaSupport
import Testing

@testable import AVFoundation

/// Parts of films as what they are: half-open intervals.
@Suite("Laws of parts of films")
struct CMTimeRangeLawTests {
  private func time(_ value: Int64, _ timescale: Int32 = 1) -> CMTime {
    CMTime(value: value, timescale: timescale)
  }
  private func range(_ dice: inout SplitMix) -> CMTimeRange {
    CMTimeRange(
      start: time(Int64(dice.roll(40)), Int32(dice.roll(6) + 1)),
      duration: time(Int64(dice.roll(40) + 1), Int32(dice.roll(6) + 1)))
  }
  /// Times about the ends of parts, all within what chance gives.
  private static let probes: [CMTime] = (-4...90).map { CMTime(value: $0, timescale: 2) }

  @Test("a part made by its end is that made by its length", arguments: 0..<40)
  func ends(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 1)
    let part = range(&dice)
    #expect(CMTimeRange(start: part.start, end: part.end) == part)
    #expect(CMTimeRangeMake(start: part.start, duration: part.duration) == part)
    #expect(part.end - part.start == part.duration && part.end - part.duration == part.start)
    #expect(part.isValid && !part.isEmpty)
  }

  @Test("a time is in a part if it is neither before it nor after it", arguments: 0..<40)
  func contains(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 2)
    let part = range(&dice)
    let held = Self.probes.filter(part.containsTime)
    #expect(held == Self.probes.filter { !($0 < part.start) && $0 < part.end })
    #expect(part.containsTime(part.start) && !part.containsTime(part.end))
  }

  @Test("a part in another one has no time that the other has not", arguments: 0..<80)
  func subsets(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 3)
    let (outer, other) = (range(&dice), range(&dice))
    let half = CMTimeMultiplyByFloat64(outer.duration, multiplier: 0.5)
    let inner = CMTimeRange(start: outer.start + half, end: outer.end)
    #expect(outer.containsTimeRange(outer) && outer.containsTimeRange(inner))
    if outer.containsTimeRange(other) {
      #expect(Self.probes.allSatisfy { !other.containsTime($0) || outer.containsTime($0) })
      #expect(other.duration <= outer.duration)
    } else {
      #expect(other.start < outer.start || other.end > outer.end)
    }
  }

  @Test("what is in a part that is in another is in that, too", arguments: 0..<40)
  func transitive(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 4)
    let outer = range(&dice)
    let edge = CMTime(value: 1, timescale: 100)
    let (middle, inner) = (
      CMTimeRange(start: outer.start + edge, end: outer.end),
      CMTimeRange(start: outer.start + edge + edge, end: outer.end - edge)
    )
    #expect(outer.containsTimeRange(middle) && middle.containsTimeRange(inner))
    #expect(outer.containsTimeRange(inner) && !inner.containsTimeRange(outer))
    #expect(!middle.containsTimeRange(outer))
  }

  @Test("parts that follow one another share no time, and miss none", arguments: 0..<40)
  func neighbours(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 5)
    let first = range(&dice)
    let second = CMTimeRange(start: first.end, duration: time(Int64(dice.roll(9) + 1), 3))
    let both = CMTimeRange(start: first.start, end: second.end)
    for probe in Self.probes {
      let (isFirst, isSecond) = (first.containsTime(probe), second.containsTime(probe))
      #expect(!(isFirst && isSecond))
      #expect((isFirst || isSecond) == both.containsTime(probe))
    }
    #expect(both.duration == first.duration + second.duration)
    #expect(both.containsTimeRange(first) && both.containsTimeRange(second))
  }

  @Test("parts of the same times in other numbers are one", arguments: 1...12)
  func same(factor: Int) {
    let (times, scale) = (Int64(factor), Int32(factor))
    let part = CMTimeRange(start: time(3, 2), duration: time(5, 4))
    let other = CMTimeRange(
      start: time(3 * times, 2 * scale), duration: time(5 * times, 4 * scale))
    #expect(part == other && Set([part, other]).count == 1 && part.end == time(11, 4))
  }

  @Test("a part of no length holds nothing, and lies in what holds its place")
  func empty() {
    let (none, some) = (
      CMTimeRange(start: time(2), duration: .zero), CMTimeRange(start: time(1), duration: time(4))
    )
    #expect(none.isEmpty && none.isValid && !none.containsTime(time(2)))
    #expect(some.containsTimeRange(none) && !none.containsTimeRange(some))
    #expect(CMTimeRange.zero.isEmpty && CMTimeRange.zero.end == .zero)
  }

  @Test("a part that is none holds nothing, and one that never ends all from its beginning")
  func nothing() {
    #expect(!CMTimeRange.invalid.isValid && CMTimeRange() == .invalid)
    #expect(Self.probes.allSatisfy { !CMTimeRange.invalid.containsTime($0) })
    let endless = CMTimeRange(start: time(3), duration: .indefinite)
    #expect(endless.isValid && !endless.isEmpty && endless.end == .indefinite)
    #expect(endless.containsTime(time(3)) && endless.containsTime(time(.max)))
    #expect(!endless.containsTime(time(2)))
    #expect(endless.containsTimeRange(CMTimeRange(start: time(4), duration: time(100))))
    #expect(!CMTimeRange(start: time(3), duration: .invalid).isValid)
    #expect(!CMTimeRange(start: .invalid, duration: time(3)).isValid)
  }
}
