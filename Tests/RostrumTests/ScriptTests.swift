import Foundation
import Motion
import SceneGraph
import Testing
import ViewEngine

@testable import RostrumTool

@Suite struct ScriptTests {
  private func seconds(_ text: String) throws -> ExactSeconds { try #require(ExactSeconds(text)) }

  private let usual = Script.Step.usualTap

  @Test("the last @ parts what from when")
  func taps() throws {
    #expect(
      try Script.Step(tap: "Submit@0.5")
        == .init(action: .tap(.name("Submit"), length: usual), time: seconds("0.5")))
    #expect(
      try Script.Step(tap: "me@home@30f")
        == .init(action: .tap(.name("me@home"), length: usual), time: seconds("30f")))
    let targets: [(String, TapTarget)] = [
      ("#2", .index(2)), ("120,40.5", .point(CGPoint(x: 120, y: 40.5))), ("text:#2", .name("#2")),
      ("text:1,2", .name("1,2")), ("Hello, World", .name("Hello, World")),
    ]
    for (text, target) in targets {
      #expect(try Script.Step(tap: "\(text)@1").action == .tap(target, length: usual))
    }
  }

  @Test("a tap lasts a tenth of a second, or as long as it says; even no time at all")
  func lengths() throws {
    #expect(usual.instant(at: .usual) == Instant(seconds: 0.1))
    for length in ["0.05", "3f", "1/3", "0"] {
      #expect(
        try Script.Step(tap: "Submit for now@0.5 for \(length)")
          == .init(
            action: .tap(.name("Submit for now"), length: seconds(length)), time: seconds("0.5")))
    }
  }

  @Test("drags go to a place or by a distance")
  func drags() throws {
    let place = try Script.Step(drag: "knob@0.5 -> 200,40 in 0.3")
    #expect(
      place.action == .drag(.name("knob"), to: .point(x: 200, y: 40), length: try seconds("0.3")))
    let distance = try Script.Step(drag: "10,20@1/2 by -50,0 in 300ms")
    #expect(
      distance.action
        == .drag(
          .point(CGPoint(x: 10, y: 20)), to: .offset(x: -50, y: 0), length: try seconds("300ms")))
  }

  @Test("long presses and words")
  func others() throws {
    #expect(
      try Script.Step(longPress: "Photo@1").action
        == .longPress(.name("Photo"), length: Script.Step.usualPress))
    #expect(
      try Script.Step(longPress: "#1@1 for 2").action
        == .longPress(.index(1), length: seconds("2")))
    #expect(try Script.Step(type: "name=a=b@1").action == .type("a=b", into: .name("name")))
  }

  @Test(
    "what cannot be read says what is accepted",
    arguments: [
      "Submit", "Submit@", "Submit@x", "@1", "#0@1", "text:@1", "A@1 for", "A@1 for x",
      "knob@1 -> 2 in 1", "knob@1 -> 2,2",
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
      - {tap: Submit, at: 0.5, for: 3f}
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
      - tap: Submit@0.5 for 3f
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
