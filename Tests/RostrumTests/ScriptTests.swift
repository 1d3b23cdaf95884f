import Foundation
import Motion
import SceneGraph
import Testing

@testable import RostrumTool

@Suite struct ScriptTests {
  private func seconds(_ text: String) throws -> ExactSeconds { try #require(ExactSeconds(text)) }

  @Test("the last @ parts what from when")
  func taps() throws {
    #expect(
      try Script.Step(tap: "Submit@0.5")
        == .init(action: .tap(.named("Submit")), time: seconds("0.5")))
    #expect(
      try Script.Step(tap: "me@home@30f")
        == .init(action: .tap(.named("me@home")), time: seconds("30f")))
    #expect(try Script.Step(tap: "#2@1").action == .tap(.number(2)))
    #expect(try Script.Step(tap: "120,40.5@1").action == .tap(.point(x: 120, y: 40.5)))
    #expect(try Script.Step(tap: "text:#2@1").action == .tap(.named("#2")))
    #expect(try Script.Step(tap: "text:1,2@1").action == .tap(.named("1,2")))
    #expect(try Script.Step(tap: "Hello, World@1").action == .tap(.named("Hello, World")))
  }

  @Test("drags go to a place or by a distance")
  func drags() throws {
    let place = try Script.Step(drag: "knob@0.5 -> 200,40 in 0.3")
    #expect(
      place.action == .drag(.named("knob"), to: .point(x: 200, y: 40), length: try seconds("0.3")))
    let distance = try Script.Step(drag: "10,20@1/2 by -50,0 in 300ms")
    #expect(
      distance.action
        == .drag(.point(x: 10, y: 20), to: .offset(x: -50, y: 0), length: try seconds("300ms")))
  }

  @Test("long presses and words")
  func others() throws {
    #expect(
      try Script.Step(longPress: "Photo@1").action
        == .longPress(.named("Photo"), length: seconds("0.6")))
    #expect(
      try Script.Step(longPress: "#1@1 for 2").action
        == .longPress(.number(1), length: seconds("2")))
    #expect(try Script.Step(type: "name=a=b@1").action == .type("a=b", into: .named("name")))
  }

  @Test(
    "what cannot be read says what is accepted",
    arguments: [
      "Submit", "Submit@", "Submit@x", "@1", "#0@1", "text:@1", "knob@1 -> 2 in 1", "knob@1 -> 2,2",
      "knob@1 -> 2,2 in 0",
    ])
  func refusals(text: String) {
    #expect(throws: ScriptError.self) {
      _ = text.contains("->") ? try Script.Step(drag: text) : try Script.Step(tap: text)
    }
  }

  @Test("a file says the same as flags, key by key or in one line")
  func files() throws {
    let keyed = """
      - {tap: Submit, at: 0.5}
      - drag: knob
        at: 1/60
        to: [200, 40]
        in: 0.30
      - long-press: Photo
        at: 500ms
        for: 1
      - {type: hello, into: field, at: 1}
      """
    let plain = """
      - tap: Submit@0.5
      - drag: knob@1/60 -> 200,40 in 0.30
      - long-press: Photo@500ms for 1
      - type: field=hello@1
      """
    let first = try Script(yaml: keyed, path: "a")
    #expect(first == (try Script(yaml: plain, path: "b")))
    #expect(first.steps.count == 4)
    #expect(try Script(yaml: "", path: "c").steps.isEmpty)
  }

  @Test(
    "mistakes in a file are told with their line",
    arguments: [
      ("- tap: A\n  at: 1\n- swipe: B\n  at: 1\n", 3), ("- tap: A\n  at: soon\n", 1),
      ("- tap: A\n  when: 1\n", 1), ("tap: A@1\n", 1), ("- tap: A@1\n- {tap: [\n", 3),
    ])
  func fileRefusals(yaml: String, line: Int) {
    #expect {
      _ = try Script(yaml: yaml, path: "x.yaml")
    } throws: { error in
      guard case .badFile("x.yaml", let found, _)? = error as? ScriptError else { return false }
      return found == line
    }
  }
}

@Suite struct TargetTests {
  static let touchables = [
    Touchable(
      label: "Save", identifier: "save", kind: "button",
      frame: CGRect(x: 0, y: 0, width: 10, height: 20)),
    Touchable(
      label: "Delete", identifier: nil, kind: "button",
      frame: CGRect(x: 20, y: 0, width: 10, height: 20)),
    Touchable(
      label: "Delete", identifier: "second", kind: "button",
      frame: CGRect(x: 40, y: 0, width: 10, height: 20)),
    Touchable(
      label: "", identifier: nil, kind: "gesture", frame: CGRect(x: 0, y: 50, width: 2, height: 2)),
  ]

  @Test(
    "a target is found by words, identifier, number or place",
    arguments: [
      ("Save", 5, 10), ("save", 5, 10), ("SAVE", 5, 10), ("second", 45, 10), ("#4", 1, 51),
      ("7,8", 7, 8),
    ])
  func found(text: String, x: Double, y: Double) throws {
    let target = try #require(Script.Target(text))
    #expect(try target.place(in: Self.touchables, seconds: 0) == CGPoint(x: x, y: y))
  }

  @Test("several of one name are told by number")
  func ambiguous() throws {
    let target = try #require(Script.Target("Delete"))
    #expect(throws: ScriptError.ambiguous(name: "Delete", seconds: 1, numbers: [2, 3])) {
      try target.place(in: Self.touchables, seconds: 1)
    }
  }

  @Test("a tap on nothing lists what is there", arguments: ["Submit", "#5"])
  func nothing(text: String) throws {
    let target = try #require(Script.Target(text))
    #expect {
      try target.place(in: Self.touchables, seconds: 1)
    } throws: { error in
      let line = Messages.describe(
        error as? ScriptError ?? .ambiguous(name: "", seconds: 0, numbers: []))
      return line.message.contains(
        "#1 'Save' (save), #2 'Delete', #3 'Delete' (second), #4 gesture")
    }
  }
}

@MainActor @Suite struct ScriptPlayerTests {
  private final class Record {
    var touches: [(TouchMoment, CGPoint, Int, Instant)] = []
    var words: [String] = []
    var errors: [any Error] = []
  }

  private func play(_ steps: [Script.Step]) -> Record {
    let (timeline, record) = (Timeline(), Record())
    let hand = ScriptHand(
      touchables: { TargetTests.touchables },
      touch: { record.touches.append(($0, $1, $2, timeline.now)) },
      type: { record.words.append($0) }, fail: { record.errors.append($0) })
    ScriptPlayer(timeline: timeline, hand: hand).schedule(Script(steps: steps), rate: .usual)
    while let next = timeline.next {
      timeline.move(to: max(next, timeline.now))
      while let work = timeline.takeDueEvent(addedBefore: timeline.mark) { work() }
    }
    return record
  }

  @Test("a tap goes down and up at its exact time")
  func tap() throws {
    let record = play([try Script.Step(tap: "Save@1/60")])
    #expect(record.touches.map(\.0) == [.began, .ended])
    #expect(record.touches.allSatisfy { $0.3.ticks == 11_760_000 && $0.1 == CGPoint(x: 5, y: 10) })
  }

  @Test("a drag moves 120 times a second with the velocity that distance and time say")
  func drag() throws {
    let record = play([try Script.Step(drag: "0,0@0.5 -> 300,40 in 0.3")])
    #expect(record.touches.first?.0 == .began)
    #expect(record.touches.last?.0 == .ended)
    #expect(record.touches.last?.1 == CGPoint(x: 300, y: 40))
    #expect(record.touches.last?.3.ticks == 564_480_000)
    let moves = record.touches.filter { $0.0 == .moved }
    #expect(moves.count == 36)
    for (index, move) in moves.enumerated() {
      #expect(move.3.ticks == 352_800_000 + Int64(index + 1) * 5_880_000)
      #expect(abs(move.1.x - Double(index + 1) * 300 / 36) < 1e-9)
    }
  }

  @Test("a long press lasts; each step has a finger of its own; words follow a tap")
  func others() throws {
    let record = play([
      try Script.Step(longPress: "Save@0 for 1"), try Script.Step(type: "Save=hi@0.5"),
      try Script.Step(tap: "Nobody@0.7"),
    ])
    #expect(record.touches.map(\.2) == [0, 1, 1, 0])
    #expect(record.words == ["hi"])
    #expect(record.errors.count == 1)
  }
}
