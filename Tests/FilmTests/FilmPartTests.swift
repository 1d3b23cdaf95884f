import Codecs
import Testing

@testable import Film

@Suite("Parts of outputs")
struct FilmPartTests {
  private static let clock = FrameClock(rate: FrameRate(60), duration: ExactTime(7, over: 2))
  private static let label = FilmPartLabel(film: "f", output: "a", encoding: [])

  private func numbers(
    _ name: String, _ number: Int, of count: Int, group: ExactTime?,
    _ selection: FilmOutput.Selection = .all
  ) throws -> [Int] {
    let format = try #require(MediaFormat(path: name))
    var output = FilmOutput(to: .path(name), as: format, selection: selection)
    output.keepPart(number, of: count, group: group, Self.clock, Self.label)
    return output.schedule(Self.clock).map(\.number)
  }

  @Test(
    "the parts are the film, each frame once and in order", arguments: [1, 2, 7, 60, 300],
    [nil, ExactTime(1, over: 2), ExactTime(2)])
  func whole(count: Int, group: ExactTime?) throws {
    for (name, frames) in [("a.mp4", 210), ("a.gif", 175), ("p/", 210)] {
      let parts = try (1...count).map { try numbers(name, $0, of: count, group: group) }
      #expect(parts.flatMap { $0 } == Array(0..<frames))
    }
  }

  @Test("without groups the parts are as long as each other, but for one frame")
  func even() throws {
    let lengths = try (1...60).map { try numbers("p/", $0, of: 60, group: nil).count }
    #expect(Set(lengths) == [3, 4])
  }

  @Test("with groups every part begins where a group begins, by the film's time")
  func groups() throws {
    for number in 1...4 {
      let first = try numbers("a.mp4", number, of: 4, group: ExactTime(1, over: 2)).first
      #expect(first.map { $0 % 30 } == 0)
      // The same time at another rate.
      let gif = try numbers("a.gif", number, of: 4, group: ExactTime(1, over: 2)).first
      #expect(gif.map { $0 * 60 } == first.map { $0 * 50 })
    }
  }

  @Test("of frames that were chosen, groups are those of the whole film")
  func chosen() throws {
    let some = FilmOutput.Selection.numbers([20...35, 100...101])
    #expect(try numbers("a.mp4", 1, of: 3, group: ExactTime(1, over: 2), some) == Array(20..<30))
    #expect(try numbers("a.mp4", 2, of: 3, group: ExactTime(1, over: 2), some) == Array(30...35))
    #expect(try numbers("a.mp4", 3, of: 3, group: ExactTime(1, over: 2), some) == [100, 101])
  }

  @Test("a part has nothing where the film has fewer groups, and a film without frames has none")
  func empty() throws {
    let counts = try (1...10).map { try numbers("a.mp4", $0, of: 10, group: ExactTime(2)).count }
    #expect(counts.filter { $0 > 0 } == [120, 90])
    var output = FilmOutput(to: .path("a.gif"), as: .gif(GIFSettings()))
    let none = FrameClock(rate: FrameRate(60), duration: .zero)
    output.keepPart(2, of: 3, group: ExactTime(1), none, Self.label)
    #expect(output.schedule(none).isEmpty)
  }
}
