import Foundation
import Motion
import SceneGraph
import Testing
import ViewEngine

@testable import RostrumTool

@MainActor @Suite struct ScriptPlayerTests {
  private final class Record {
    var touches: [(phase: TouchPhase, place: CGPoint, finger: Int, time: Instant)] = []
    var words: [String] = []
    var errors: [any Error] = []
    var drags: [Bool] = []

    /// Fingers, what they do and when, in milliseconds.
    var lines: [String] {
      touches.map { "\($0.finger) \($0.phase) \(Int(($0.time.seconds * 1000).rounded()))" }
    }
  }

  /// Two views that take touches: everything left of 100, and everything else.
  private final class View {}
  private let views = (left: View(), right: View())

  /// Plays steps on a stage where "Save" is at 5,10 and "Delete" at 205,10.
  private func play(_ steps: [Script.Step]) -> Record {
    let (timeline, record, views) = (Timeline(), Record(), views)
    let hand = ScriptHand(
      place: { (target, forDragging) throws(TapTarget.Failure) in
        record.drags.append(forDragging)
        switch target {
        case .point(let point): return point
        case .name("Save"): return CGPoint(x: 5, y: 10)
        case .name("Delete"): return CGPoint(x: 205, y: 10)
        default: throw TapTarget.Failure(target: target, reason: .notFound, present: [])
        }
      },
      view: { ObjectIdentifier($0.x < 100 ? views.left : views.right) },
      touch: { record.touches.append(($0, $1, $2, timeline.now)) },
      type: { record.words.append($0) }, fail: { record.errors.append($0) })
    ScriptPlayer(timeline: timeline, hand: hand, rate: .usual).schedule(Script(steps: steps))
    while let next = timeline.next {
      timeline.move(to: max(next, timeline.now))
      while let work = timeline.takeDueEvent(addedBefore: timeline.mark) { work() }
    }
    return record
  }

  private func taps(_ texts: String...) throws -> Record {
    play(try texts.map { try Script.Step(tap: $0) })
  }

  @Test("a finger goes down at its exact time, and up a tenth of a second later")
  func tap() throws {
    let record = try taps("Save@1/60")
    #expect(record.touches.map(\.phase) == [.began, .ended])
    #expect(record.touches.map(\.time.ticks) == [11_760_000, 11_760_000 + 70_560_000])
    #expect(record.touches.allSatisfy { $0.place == CGPoint(x: 5, y: 10) })
    #expect(record.drags == [false])
  }

  @Test("or when it says so; a tap of no time goes up at once", arguments: [0, 50, 1000])
  func length(milliseconds: Int) throws {
    #expect(
      try taps("Save@1 for \(milliseconds)ms").lines
        == ["0 began 1000", "0 ended \(1000 + milliseconds)"])
  }

  @Test("taps on one view are one finger's, however fast: up before it is down again")
  func fast() throws {
    #expect(
      try taps("Save@1", "Save@1.05", "9,9@1.1").lines
        == [
          "0 began 1000", "0 ended 1050", "1 began 1050", "1 ended 1100", "2 began 1100",
          "2 ended 1200",
        ])
    #expect(
      try taps("Save@1", "Save@1").lines
        == ["0 began 1000", "0 ended 1000", "1 began 1000", "1 ended 1100"])
    #expect(
      try taps("Save@1", "Save@1.1").lines
        == ["0 began 1000", "0 ended 1100", "1 began 1100", "1 ended 1200"])
  }

  @Test("taps on two views are two fingers'")
  func two() throws {
    #expect(
      try taps("Save@1", "Delete@1.05").lines
        == ["0 began 1000", "1 began 1050", "0 ended 1100", "1 ended 1150"])
  }

  @Test("at one instant fingers go up before others come down, in whatever order they are written")
  func ends() throws {
    #expect(
      try taps("Delete@1.1", "Save@1").lines
        == ["1 began 1000", "1 ended 1100", "0 began 1100", "0 ended 1200"])
  }

  @Test("a finger that holds a view is not lifted by a tap on it")
  func held() throws {
    let record = play([
      try Script.Step(longPress: "Save@0 for 1"), try Script.Step(tap: "Save@0.5"),
    ])
    #expect(record.lines == ["0 began 0", "1 began 500", "1 ended 600", "0 ended 1000"])
  }

  @Test("a drag moves 120 times a second with the velocity that distance and time say")
  func drag() throws {
    let record = play([try Script.Step(drag: "0,0@0.5 -> 300,40 in 0.3")])
    #expect(record.touches.first?.phase == .began)
    #expect(record.touches.last?.phase == .ended)
    #expect(record.touches.last?.place == CGPoint(x: 300, y: 40))
    #expect(record.touches.last?.time.ticks == 564_480_000)
    let moves = record.touches.filter { $0.phase == .moved }
    #expect(moves.count == 36)
    for (index, move) in moves.enumerated() {
      #expect(move.time.ticks == 352_800_000 + Int64(index + 1) * 5_880_000)
      #expect(abs(move.place.x - Double(index + 1) * 300 / 36) < 1e-9)
    }
    #expect(record.drags == [true])
  }

  @Test("words arrive when the finger is up again; what is not there is told with its time")
  func others() throws {
    let record = play([
      try Script.Step(type: "Save=hi@0.5"), try Script.Step(tap: "Nobody@0.7"),
    ])
    #expect(record.lines == ["0 began 500", "0 ended 600"])
    #expect(record.words == ["hi"])
    let missing = TapTarget.Failure(target: .name("Nobody"), reason: .notFound, present: [])
    #expect(record.errors.map { $0 as? ScriptError } == [.untouchable(missing, seconds: 0.7)])
  }
}

@Suite struct ScriptEndTests {
  private func error(_ steps: [Script.Step], end: Double) -> ScriptError? {
    do {
      try Script(steps: steps).check(end: Instant(seconds: end), rate: .usual)
      return nil
    } catch {
      return error
    }
  }

  @Test("a step at the film's end or after it is refused, whatever comes before")
  func end() throws {
    let steps = [try Script.Step(tap: "A@0.5"), try Script.Step(drag: "B@2 by 1,1 in 3")]
    #expect(error(steps, end: 2.5) == nil)
    #expect(
      error(steps, end: 2)
        == .afterEnd(step: "the drag from 'B'", seconds: 2, end: 2))
    #expect(
      error(steps, end: 0.25) == .afterEnd(step: "the tap on 'A'", seconds: 0.5, end: 0.25))
    #expect(error([], end: 0) == nil)
  }

  @Test("what it says is one line with both times and the ways out")
  func words() throws {
    let step = [try Script.Step(longPress: "10,20.5@30f")]
    let failure = Messages.describe(try #require(error(step, end: 0.25)))
    #expect(
      failure
        == Failure(
          .usage,
          "the long press on 10,20.5 at 0.500 s is not before the film's end at 0.250 s; "
            + "--duration says otherwise, --no-script leaves out the file beside the scene"))
  }
}
