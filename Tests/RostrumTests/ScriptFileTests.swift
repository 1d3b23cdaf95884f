import ArgumentParser
import Foundation
import MediaSupport
import SceneLoader
import Testing
import ViewEngine

@testable import RostrumTool

/// Scripts as files and flags: every mistake is told with its line and what is accepted.
@Suite struct ScriptFileTests {
  private func tap(_ name: String) -> Script.Action {
    .tap(.name(name), length: Script.Step.usualTap)
  }

  private func mistake(_ yaml: String) -> Failure? {
    do {
      _ = try Script(yaml: yaml, path: "s.yaml")
      return nil
    } catch {
      return Messages.describe(error)
    }
  }

  @Test(
    "a mistake is one line with file, line, what was found and what is accepted",
    arguments: [
      ("tap: A@1", "s.yaml:1: found no list; accepted is a list of steps"),
      (
        "- tap: A@1\n- just words",
        "s.yaml:2: found no step; accepted: tap, long-press, drag or type"
      ),
      (
        "- {at: 1}", "s.yaml:1: found at; accepted: one of tap, long-press, drag or type"
      ),
      (
        "- {tap: A, drag: B, at: 1}",
        "s.yaml:1: found at, drag, tap; accepted: one of tap, long-press, drag or type"
      ),
      ("\n\n- {tap: A, at: 1, in: 2}", "s.yaml:3: 'in' is no key of tap; accepted: at, for"),
      ("- {type: hi, to: f, at: 1}", "s.yaml:1: 'to' is no key of type; accepted: at, into"),
      (
        "- tap: A\n  at: soon",
        "s.yaml:1: found 'A@soon'; accepted: WHAT@T or WHAT@T for T, as in 'Submit@0.5', '#2@1', '120,40@30f' or 'Submit@0.5 for 0.05'"
      ),
      ("- {tap: {a: b}, at: 1}", "s.yaml:1: 'tap' must be a word, a number or a list of numbers"),
      ("- {[a]: b}", "s.yaml:1: a key must be a word"),
      (
        "- {drag: A, at: 1, to: [1, 2]}",
        "s.yaml:1: found 'A@1 -> 1,2'; accepted: WHAT@T -> X,Y in T, as in 'knob@0.5 -> 200,40 in 0.3', or WHAT@T by DX,DY in T"
      ),
      (
        "- {long-press: A, at: 1, for: 0}",
        "s.yaml:1: found 'A@1 for 0'; accepted: WHAT@T for T, as in 'Photo@1 for 0.8'"
      ),
      (
        "- {type: hi, at: 1}", "s.yaml:1: found 'hi@1'; accepted: FIELD=WORDS@T, as in 'name=Ada@1'"
      ),
    ])
  func mistakes(yaml: String, line: String) {
    #expect(mistake(yaml) == Failure(.usage, line))
  }

  @Test(
    "what is no YAML is told by its reader, with the line",
    arguments: [
      ("- tap: A@1\n- {tap: [", 3), ("- \"open", 1), ("- tap: A\n\tat: 1", 2), ("- a: *none", 1),
    ])
  func noYAML(yaml: String, line: Int) throws {
    let failure = try #require(mistake(yaml))
    #expect(failure.status == .usage && !failure.message.contains("\n"))
    #expect(failure.message.hasPrefix("s.yaml:\(line)"), "\(failure.message)")
  }

  @Test(
    "a step says the same key by key, in one line and as a flag",
    arguments: [
      ("{tap: Go, at: 0.5}", "tap: Go@0.5", "--tap=Go@0.5"),
      ("{tap: Go, at: 1, for: 0.05}", "tap: Go@1 for 0.05", "--tap=Go@1 for 0.05"),
      ("{tap: '#2', at: 30f}", "tap: '#2@30f'", "--tap=#2@30f"),
      ("{tap: [10, 20.5], at: 1/3}", "tap: 10,20.5@1/3", "--tap=10,20.5@1/3"),
      (
        "{drag: k, at: 1, to: [3, 4], in: 0.3}", "drag: k@1 -> 3,4 in 0.3",
        "--drag=k@1 -> 3,4 in 0.3"
      ),
      (
        "{drag: k, at: 1, by: [-3, 4], in: 300ms}", "drag: k@1 by -3,4 in 300ms",
        "--drag=k@1 by -3,4 in 300ms"
      ),
      ("{long-press: P, at: 1}", "long-press: P@1", "--long-press=P@1"),
      ("{long-press: P, at: 1, for: 2}", "long-press: P@1 for 2", "--long-press=P@1 for 2"),
      ("{type: hi there, into: f, at: 1}", "type: f=hi there@1", "--type=f=hi there@1"),
    ])
  func forms(keyed: String, plain: String, flag: String) throws {
    let script = try Script(yaml: "- \(keyed)", path: "s.yaml")
    #expect(script.steps.count == 1)
    #expect(try Script(yaml: "- \(plain)", path: "s.yaml") == script)
    #expect(try ScriptOptions.parse([flag]).script(for: "/nowhere/a.swift") == script)
  }

  @Test("numbers are taken as they are written, never as binary fractions")
  func exactNumbers() throws {
    let script = try Script(yaml: "- {tap: A, at: 0.10}", path: "s.yaml")
    #expect(script.steps.map(\.time.text) == ["0.10"])
    #expect(mistake("- {tap: A, at: 1e0}") != nil)
  }

  @Test("steps stay in the order in which they were written, whatever their times")
  func order() throws {
    let script = try Script(yaml: "- tap: B@2\n- tap: A@1\n- tap: C@1\n", path: "s.yaml")
    #expect(script.steps.map(\.action) == [tap("B"), tap("A"), tap("C")])
  }

  @Test("the script beside a scene is followed, then the flags; another may be named instead")
  func besideScene() throws {
    let folder = try TemporaryFolder()
    let scene = folder.file("My.Scene.swift")
    func steps(_ arguments: String...) throws -> [Script.Action] {
      try ScriptOptions.parse(arguments).script(for: scene).steps.map(\.action)
    }
    #expect(try steps() == [])
    try "- tap: A@1\n".write(
      toFile: folder.file("My.Scene.script.yaml"), atomically: true, encoding: .utf8)
    try "- tap: B@1\n".write(toFile: folder.file("other.yaml"), atomically: true, encoding: .utf8)
    #expect(try steps() == [tap("A")])
    #expect(try steps("--tap", "C@0") == [tap("A"), tap("C")])
    #expect(try steps("--script", folder.file("other.yaml")) == [tap("B")])
    #expect(try steps("--no-script") == [])
    #expect(try steps("--no-script", "--tap", "C@0") == [tap("C")])
    #expect(
      refusal(["inspect", scene, "--no-script", "--script", "other.yaml"])
        == Failure(.usage, "--no-script and --script are opposites; leave one out"))
    #expect(throws: SceneError.missing(path: "none.yaml")) { try steps("--script", "none.yaml") }
  }

  @Test("flags of one kind keep their order; kinds come one after the other")
  func flags() throws {
    let options = try ScriptOptions.parse([
      "--type", "f=x@1", "--tap", "B@1", "--long-press", "P@1", "--tap", "A@1", "--drag",
      "k@1 by 1,1 in 1",
    ])
    let verbs = try options.script(for: "/nowhere/a.swift").steps.map { step in
      switch step.action {
      case .tap(let target, _): "tap \(Messages.describe(target))"
      case .drag, .path: "drag"
      case .longPress: "press"
      case .type: "type"
      }
    }
    #expect(verbs == ["tap 'B'", "tap 'A'", "drag", "press", "type"])
  }

  @Test(
    "a target is written as it is read",
    arguments: ["#1", "#12", "120,40", "0.5,-3", "Go", "a,b", "#", "#x", "1,2,3"])
  func targets(text: String) throws {
    let target = TapTarget(text)
    if case .name(let name) = target {
      #expect(name == text && Messages.describe(target) == "'\(text)'")
    } else {
      #expect(Messages.describe(target) == text)
    }
  }
}
