import Codecs
import Foundation
import Testing

@testable import Film

@Suite("FilmPlan")
struct FilmPlanTests {
  static let clock = FrameClock(rate: FrameRate(60), duration: ExactTime(1))

  private func output(
    _ name: String, _ selection: FilmOutput.Selection = .all
  ) throws -> FilmOutput {
    let format = try #require(MediaFormat(path: name))
    return FilmOutput(to: .path(name), as: format, selection: selection)
  }

  private func numbers(_ name: String, _ selection: FilmOutput.Selection) throws -> [Int] {
    try output(name, selection).schedule(Self.clock).map(\.number)
  }

  // MARK: What one output holds

  @Test(
    "a film holds all frames, a still the last",
    arguments: [("a.mp4", 0..<60), ("p/", 0..<60), ("a.png", 59..<60), ("a.gif", 0..<50)])
  func all(name: String, frames: Range<Int>) throws {
    #expect(try numbers(name, .all) == Array(frames))
  }

  @Test("a film without frames has none, and no last one")
  func none() throws {
    let clock = FrameClock(rate: FrameRate(60), duration: .zero)
    for name in ["a.mp4", "a.png", "a.gif"] { #expect(try output(name).schedule(clock).isEmpty) }
  }

  @Test("frames are chosen by number, and those beyond the end are not there")
  func chosen() throws {
    #expect(try numbers("a.mp4", .numbers([0...0, 7...9, 58...99])) == [0, 7, 8, 9, 58, 59])
    #expect(try numbers("a.mp4", .numbers([60...99])).isEmpty)
    #expect(try numbers("a.png", .numbers([7...7])) == [7])
  }

  @Test("at a rate of its own an output has what lies within the frames that were chosen")
  func ownRate() throws {
    // Frames 6 to 11 of 60 a second are 0.1 s to 0.2 s: frames 5 to 9 of 50 a second.
    #expect(try numbers("a.gif", .numbers([6...11])) == [5, 6, 7, 8, 9])
    let frames = try output("a.gif", .numbers([6...11, 30...31])).schedule(Self.clock)
    let low = Self.clock.frame(6), high = Self.clock.frame(32)
    #expect(frames.allSatisfy { !($0.time < low) && $0.time < high })
  }

  @Test("moments that are asked for are numbered from 0, beyond the film's end too")
  func times() throws {
    let times = [ExactTime.zero, ExactTime(1, over: 3), ExactTime(1, over: 3), ExactTime(7)]
    let frames = try output("p/", .times(times)).schedule(Self.clock)
    #expect(frames.map(\.time.exact) == times)
    #expect(frames.map(\.number) == [0, 1, 2, 3])
  }

  // MARK: What all hold together

  static let groups: [[(String, FilmOutput.Selection)]] = [
    [], [("a.mp4", .all)], [("a.mp4", .all), ("b.mp4", .all)],
    [("a.mp4", .all), ("a.gif", .all), ("a.png", .all), ("p/", .numbers([3...5, 40...70]))],
    [("p/", .times([.zero, ExactTime(1, over: 3), ExactTime(1, over: 3)])), ("a.gif", .all)],
    [("a.png", .numbers([0...0])), ("b.png", .times([ExactTime(99)]))],
  ]

  @Test("the moments are in order, each once", arguments: groups.indices)
  func order(group: Int) throws {
    let outputs = try Self.groups[group].map { try output($0.0, $0.1) }
    let times = FilmPlan(outputs, Self.clock).moments.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(
    "every output gets each of its frames once, in order, at its own moment",
    arguments: groups.indices)
  func deliveries(group: Int) throws {
    let outputs = try Self.groups[group].map { try output($0.0, $0.1) }
    let moments = FilmPlan(outputs, Self.clock).moments
    for (index, output) in outputs.enumerated() {
      let got = moments.flatMap { moment in
        moment.deliveries.filter { $0.output == index }
          .map { FilmOutput.ScheduledFrame(time: moment.time, number: $0.number) }
      }
      #expect(got == output.schedule(Self.clock))
    }
    #expect(moments.allSatisfy { !$0.deliveries.isEmpty })
  }

  @Test("outputs share a moment exactly where their times are equal")
  func shared() throws {
    let plan = FilmPlan([try output("a.mp4"), try output("a.gif")], Self.clock)
    let both = plan.moments.filter { $0.deliveries.count == 2 }
    #expect(both.map(\.time.exact) == (0..<10).map { ExactTime($0, over: 10) })
    #expect(plan.moments.count == 100)
  }
}
