import Foundation
import Motion
import SceneLoader
import Testing

@testable import RostrumTool
@testable import Typography

@Suite struct MessagesTests {
  static let errors: [SceneError] = [
    .missing(path: "a.swift"), .unreadable(path: "a.swift", reason: "no text"), .noCompiler,
    .noModules(searched: ["/x"]),
    .doesNotCompile(path: "a.swift", diagnostics: "a.swift:1:1: error: no\n"),
    .doesNotLoad(path: "a.swift", reason: "x"), .noPreview(path: "a.swift"),
    .unknownPreview(wanted: "x", path: "a.swift", available: ["A", "2"]),
    .severalViews(path: "a.swift", names: ["A", "B"]),
  ]

  @Test("every error of a scene is one line and code 2", arguments: errors)
  func sceneErrors(error: SceneError) {
    let failure = Messages.describe(error)
    #expect(failure.status == .usage)
    #expect(!failure.message.isEmpty && !failure.message.contains("\n"))
  }

  @Test("characters without a font are one line for each package that has them")
  func boxes() {
    func glyph(_ character: Unicode.Scalar, _ package: String?) -> FontBook.MissingGlyph {
      FontBook.MissingGlyph(character: character, textCount: 1, package: package)
    }
    let kana = (0..<5).compactMap { Unicode.Scalar(0x30A2 + 2 * $0) }.map { glyph($0, "cjk") }
    #expect(
      Messages.missing([glyph("ก", "thai")] + kana + [glyph("\u{E000}", nil)]) == [
        "no font has U+E01 'ก': a box is shown instead; the package thai has it",
        "no font has U+30A2 'ア', U+30A4 'イ', U+30A6 'ウ' and 2 more: boxes are shown instead; "
          + "the package cjk has them",
        "no font has U+E000 '\u{E000}': a box is shown instead",
      ])
    #expect(Messages.missing([]).isEmpty)
  }

  @Test("a machine that lacks room, memory or descriptors is one line and code 75")
  func temporary() {
    for number in [ENOSPC, EDQUOT, EFBIG, ENOMEM, EMFILE, ENFILE, EAGAIN] {
      for error in [
        SceneError.system(path: "a", action: "writing", number: number),
        .cannotStart(path: "a", errno: number),
      ] {
        let failure = Messages.describe(error)
        #expect(failure.status == .temporary, "\(number)")
        #expect(failure.message.hasPrefix("a: "))
      }
    }
    let starved = Messages.describe(
      .compilerStarved(path: "a.swift", reason: "no room", diagnostics: "words"))
    #expect(starved.status == .temporary && starved.details == "words")
    #expect(starved.message == "a.swift cannot be compiled now: no room")
    let memory = Messages.outOfMemory("a.swift", at: .zero, function: "f()")
    #expect(memory == Failure(.temporary, "a.swift ran out of memory at 0.000 s in f()"))
    // Nobody but a system without memory sends this one.
    let killed = Messages.trapped("a.swift", signal: SIGKILL, at: .zero, function: nil)
    #expect(killed.status == .temporary && killed.message.contains("memory"))
    let other = Messages.trapped("a.swift", signal: SIGSEGV, at: .zero, function: nil)
    #expect(other.status == .sceneFailed)
  }

  @Test("a program that is not there, or may not be run, is no matter of time", arguments: [2, 13])
  func cannotStart(number: Int32) {
    #expect(Messages.describe(.cannotStart(path: "a", errno: number)).status == .usage)
  }

  @Test("a file that shows nothing names what its views need")
  func needs() {
    let failure = Messages.describe(
      .noPreview(path: "a.swift", needs: ["Card needs title: String", "Row needs row: Int"]))
    #expect(failure.message.hasSuffix("; Card needs title: String, Row needs row: Int"))
  }

  @Test("what may have been meant is asked")
  func question() {
    func message(_ wanted: String) -> String {
      Messages.describe(
        .unknownPreview(wanted: wanted, path: "a.swift", available: ["Card", "Row"])
      ).message
    }
    #expect(
      message("crad")
        == "a.swift has no preview 'crad'; it has 'Card', 'Row'; did you mean 'Card'?")
    #expect(message("other") == "a.swift has no preview 'other'; it has 'Card', 'Row'")
  }

  @Test("a file that is not there may be one beside it; what is on no line is shown as a sign")
  func files() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write("", to: "Card.swift")
    try tool.write("", to: "Cord.yaml")
    func message(_ name: String) -> String {
      Messages.noSuchFile("\(tool.folder.path)/\(name)").replacing("\(tool.folder.path)/", with: "")
    }
    let question = "there is no such file; did you mean 'Card.swift'?"
    for name in ["card.swift", "Crad.swift", "Card"] {
      #expect(message(name) == "\(name): \(question)")
    }
    #expect(message("Other.swift") == "Other.swift: there is no such file")
    #expect(message("a\nb") == "a\u{FFFD}b: there is no such file")
  }

  @Test("a compiler's words are kept as they are")
  func diagnostics() {
    let failure = Messages.describe(
      .doesNotCompile(path: "a.swift", diagnostics: "a.swift:1:1: error: no\n"))
    #expect(failure.details == "a.swift:1:1: error: no\n")
    #expect(failure.message == "a.swift does not compile")
  }

  @Test(
    "times are told to the millisecond",
    arguments: [
      (0, "0.000 s"), (0.5, "0.500 s"), (1.0 / 60, "0.017 s"), (12.0345, "12.035 s"),
      (59.9999, "60.000 s"),
    ])
  func times(seconds: Double, text: String) { #expect(Messages.time(seconds) == text) }
}
