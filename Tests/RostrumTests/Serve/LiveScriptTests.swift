import Codecs
import Film
import Foundation
import Motion
import SceneGraph
import Testing
import ViewEngine

@testable import RostrumTool

/// What a finger on the page becomes.
@MainActor @Suite("Recorded touches")
struct LiveScriptTests {
  private nonisolated static let clock = FrameClock(rate: FrameRate(60), duration: .zero)

  private func step(_ places: [(Int, Double, Double)], taps: Bool = true) -> LiveStep {
    let all = places.map { LivePlace(frame: $0.0, x: $0.1, y: $0.2) }
    var finger = LiveFinger(number: 0, down: all[0], takesTaps: taps)
    finger.places += all.dropFirst()
    return finger.step(Self.clock)
  }

  @Test("are taps, long presses and drags, at exact times")
  func kinds() {
    #expect(
      step([(30, 12.5, 40), (36, 12.5, 40)]) == LiveStep(verb: .tap, text: "12.5,40@1/2 for 1/10"))
    #expect(
      step([(60, 1, 2), (120, 1, 2)]) == LiveStep(verb: .longPress, text: "1,2@1 for 1"))
    #expect(
      step([(1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 9, 1), (5, 9, 1)])
        == LiveStep(
          verb: .drag, text: "0,0@1/60 -> 0,0 in 1/30 -> 9,1 in 1/60 -> 9,1 in 1/60"))
    // What takes drags only is dragged nowhere.
    #expect(step([(0, 1, 2), (1, 1, 2)], taps: false).verb == .drag)
  }

  @Test("are read by a script, from flags and from a file")
  func read() throws {
    let drag = step([(1, 0, 0), (3, 9, 1), (4, 12, -3)])
    let tap = step([(30, 12.5, 40), (36, 12.5, 40)])
    let yaml = [drag, tap].map(\.line).joined(separator: "\n")
    #expect(try Script(yaml: yaml, path: "a").steps == [drag.step(), tap.step()])
    let serve = try #require(
      try Rostrum.command(["serve", "a.swift"] + drag.words + tap.words) as? Serve)
    let steps = try serve.script.script(for: "a.swift").steps
    #expect(steps == [try tap.step(), try drag.step()])
  }

  private final class Record {
    var touches: [String] = []
  }

  /// Lets everything happen up to a time.
  private func advance(_ timeline: Timeline, to time: Instant) {
    while let next = timeline.next, next <= time {
      timeline.move(to: max(next, timeline.now))
      while let work = timeline.takeDueEvent(addedBefore: timeline.mark) { work() }
    }
    timeline.move(to: time)
  }

  /// What a hand does: phase, place, finger and ticks of every touch.
  private func touches(_ act: (ScriptPlayer, Timeline) -> Void) -> [String] {
    let (timeline, record) = (Timeline(), Record())
    let hand = ScriptHand(
      place: { (target, _) throws(TapTarget.Failure) in
        if case .point(let point) = target { point } else { .zero }
      },
      view: { _ in nil },
      touch: { record.touches.append("\($0) \($1.x),\($1.y) \($2) \(timeline.now.ticks)") },
      type: { _ in }, fail: { record.touches.append("\($0)") })
    let player = ScriptPlayer(timeline: timeline, hand: hand, rate: .usual)
    act(player, timeline)
    advance(timeline, to: Instant(ticks: Instant.ticksPerSecond))
    return record.touches
  }

  @Test(
    "do when they are replayed what they did when they were made",
    arguments: [
      [(3, 1.0, 1.0), (9, 1, 1)], [(3, 1, 1), (4, 1, 1), (5, 8, 3), (7, 9.5, 3), (9, 9.5, 3)],
      [(1, 0, 0), (2, 30, 40)], [(1, 0, 0), (2, 5, 5), (3, 5, 5), (4, 5, 5), (5, 0, 0), (6, 0, 0)],
    ] as [[(Int, Double, Double)]])
  func replay(places: [(Int, Double, Double)]) throws {
    let live = touches { player, timeline in
      func time(_ frame: Int) -> Instant { Self.clock.frame(frame).instant }
      let down = places[0]
      player.press(0, at: CGPoint(x: down.1, y: down.2), time: time(down.0))
      advance(timeline, to: time(down.0))
      for (index, (from, to)) in zip(places, places.dropFirst()).enumerated() {
        player.drag(
          0, (CGPoint(x: from.1, y: from.2), CGPoint(x: to.1, y: to.2)), at: time(from.0),
          for: time(to.0) - time(from.0), isLast: index == places.count - 2)
        advance(timeline, to: time(to.0))
      }
    }
    let script = Script(steps: [try step(places).step()])
    let replayed = touches { player, _ in player.schedule(script) }
    #expect(replayed == live)
    #expect(live.count > 1)
  }

  @Test(
    "go behind what the script beside the scene has, and are refused where they would not be read")
  func save() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appendingPathComponent("Card.swift").path
    let file = folder.appendingPathComponent("Card.script.yaml")
    try "# Mine.\n- tap: A@1\n".write(to: file, atomically: true, encoding: .utf8)
    let tap = LiveStep(verb: .tap, text: "1,2@2 for 1/10")
    #expect(try LiveScript(steps: [tap]).save(beside: scene) == file.path)
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "# Mine.\n- tap: A@1\n- tap: '1,2@2 for 1/10'\n")
    _ = try LiveScript(steps: [tap], usesFile: false).save(beside: scene)
    #expect(try String(contentsOf: file, encoding: .utf8) == "- tap: '1,2@2 for 1/10'\n")
    #expect(throws: ScriptError.self) {
      try LiveScript(steps: [LiveStep(verb: .tap, text: "1,2")]).check()
    }
    #expect(
      LiveScript(steps: [tap], usesFile: false).words(over: ["--script", "x"]) == ["--no-script"]
        + tap.words)
  }

  @Test(
    "of several legs are told what is accepted",
    arguments: [
      "a@1 -> 1,2 in 1 -> 3 in 1", "a@1 -> 1,2 in 1 -> 3,4 in 0", "a@x -> 1,2 in 1 -> 3,4 in 1",
      "a@1 -> 1,2 in 1 3,4 in 1",
    ])
  func malformed(text: String) { #expect(throws: ScriptError.self) { try Script.Step(drag: text) } }
}
