import ArgumentParser
import Foundation
import Testing
import ViewEngine

@testable import RostrumTool

/// Keys that a script writes with a backslash, and the keyboard that may be left out.
@Suite("Typed keys") struct TypedKeysTests {
  @Test(
    "a backslash stands for keys that no letter writes",
    arguments: [
      (#"name=Ada\n@1"#, "Ada\n"), (#"name=\n@1"#, "\n"), (#"name=ab\b\bc@1"#, "ab\u{8}\u{8}c"),
      (#"name=a\\n@1"#, #"a\n"#), (#"name=\\\n@1"#, "\\\n"), ("name=plain@1", "plain"),
      ("name=real\nline@1", "real\nline"), (#"name=a=b\n@1"#, "a=b\n"),
    ])
  func keys(step: String, words: String) throws {
    #expect(try Script.Step(type: step).action == .type(words, into: .name("name")))
  }

  @Test(
    "what else stands after a backslash is refused",
    arguments: [#"name=a\t@1"#, #"name=\@1"#, #"name=\N@1"#, #"name=a\ @1"#])
  func refused(step: String) {
    do {
      _ = try Script.Step(type: step)
      Issue.record("\(step) was accepted")
    } catch {
      let line = Messages.describe(error).message
      #expect(line.contains(step) && line.contains(#"\n (the return key)"#), "\(line)")
    }
  }

  @Test("a document of steps writes a new line as its own text does")
  func yaml() throws {
    let script = try Script(
      yaml: """
        - {type: "Ada\\n", into: name, at: 1}
        - {type: Ada\\n, into: name, at: 2}
        """, path: "s.yaml")
    #expect(
      script.steps.map(\.action) == [
        .type("Ada\n", into: .name("name")), .type("Ada\n", into: .name("name")),
      ])
  }

  @Test(
    "words are told as a script writes them",
    arguments: [("Ada\n", #"Ada\n"#), ("a\u{8}", #"a\b"#), (#"a\b"#, #"a\\b"#), ("ab", "ab")])
  func shown(words: String, written: String) throws {
    #expect(Messages.shown(words) == written)
    guard case .type(let again, _) = try Script.Step(type: "f=\(written)@1").action else {
      Issue.record("no words")
      return
    }
    #expect(again == words)
  }

  @Test("a lost letter is told with the words that it is of")
  func lost() {
    #expect(
      Messages.lost("\n", of: "a\nb\n")
        == #"no field has the caret any more when '\n' of 'a\nb\n' is typed"#)
  }

  @Test("an option leaves the keyboard out, and is passed on")
  func option() throws {
    let options = try SceneOptions.parse(["--no-keyboard"])
    #expect(options.noKeyboard && options.words == ["--no-keyboard"])
    #expect(options.variant == ["--no-keyboard"])
    #expect(try SceneOptions.parse([]).words.isEmpty)
  }
}
