import ArgumentParser
import Foundation
import MediaSupport
import Synchronization
import Testing

@testable import RostrumTool

/// The parts of `serve` that need neither a scene's process nor a browser.
@Suite("Serve's parts")
struct ServePartsTests {
  @Test("a page's posts are read, and what is none is not")
  func posts() throws {
    func read(_ text: String) throws -> PagePost {
      try JSONDecoder().decode(PagePost.self, from: Data(text.utf8))
    }
    guard
      case .open(let opening) = try read(
        #"{"do":"open","scene":1,"look":{"device":"none"},"steps":[{"verb":"tap","text":"1,2@1"}],"usesFile":false,"frame":9}"#
      )
    else { return #expect(Bool(false)) }
    #expect(opening.look.device == "none" && opening.steps.count == 1 && opening.frame == 9)
    guard
      case .follow(let places, true) = try read(
        #"{"do":"follow","places":[{"frame":3,"x":1.5,"y":2}],"isLast":true}"#)
    else { return #expect(Bool(false)) }
    #expect(places == [LivePlace(frame: 3, x: 1.5, y: 2)])
    for text in ["", "[]", "{}", #"{"do":"read","path":"/etc/passwd"}"#, #"{"do":"picture"}"#] {
      #expect(throws: (any Error).self) { try read(text) }
    }
  }

  @Test("a look is what options accept, and nothing else")
  func looks() throws {
    var look = LiveLook()
    let base = try SceneOptions.parse(["--size", "100x50", "--seed", "7"])
    #expect(try look.options(base).words == base.words)
    (look.device, look.colorScheme, look.typeSize) = ("iphone-16", "dark", "accessibility1")
    look.system = "26"
    (look.layoutDirection, look.reduceMotion) = ("rtl", true)
    let words = try look.options(base).words.joined(separator: " ")
    #expect(
      words
        == "--device iphone-16 --color-scheme dark --system 26 --type-size accessibility1 --layout-direction rtl"
        + " --reduce-motion --seed 7")
    look.device = "../../etc"
    #expect(throws: Failure.self) { try look.options(base) }
    (look.device, look.system) = (nil, "27")
    #expect(throws: Failure.self) { try look.options(base) }
  }

  @Test("scenes of a folder are files that show something")
  func shelf() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("A.swift", "#Preview { Text(\"a\") }"), ("Part.swift", "struct Part {}"),
      ("b.yaml", "# A\nrostrum: 1\n"), ("A.script.yaml", "- tap: rostrum@1"),
      ("c.json", "{\"rostrum\": 1}"),
      ("data.json", "{}"), ("notes.txt", "#Preview"),
    ] {
      try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }
    #expect(try SceneShelf([folder.file("")], format: nil).scenes.map(\.name) == ["A", "b", "c"])
    #expect(throws: (any Error).self) { try SceneShelf([folder.file("Nowhere")], format: nil) }
  }

  @Test("a watch tells of files that are written, and that are put in another's place")
  func watch() throws {
    let folder = try TemporaryFolder()
    let told = Mutex<[UInt32]>([])
    let watch = try SceneWatch { numbers in told.withLock { $0 += numbers.sorted() } }
    func after(_ act: () throws -> Void) rethrows -> [UInt32] {
      told.withLock { $0 = [] }
      try act()
      for _ in 0..<100 where told.withLock({ $0.isEmpty }) { usleep(10000) }
      return told.withLock { $0 }
    }
    try "1".write(toFile: folder.file("a.swift"), atomically: false, encoding: .utf8)
    watch.watch([folder.file("a.swift")], for: 1)
    watch.watch([folder.file("b.swift"), folder.file("a.swift")], for: 2)
    #expect(
      try after {
        try "2".write(toFile: folder.file("a.swift"), atomically: false, encoding: .utf8)
      }
        == [1, 2])
    #expect(
      try after { try "3".write(toFile: folder.file("b.swift"), atomically: true, encoding: .utf8) }
        == [2])
    watch.watch([], for: 1)
    #expect(
      try after { try "4".write(toFile: folder.file("a.swift"), atomically: true, encoding: .utf8) }
        == [2])
  }

  @Test("a compiler's words become places with their lines")
  func problems() {
    let words = """
      Card.swift:3:7: error: cannot find 'x' in scope
      1 | a
      Card.swift:3:7: note: did you mean 'y'?
      Other.swift:1:1: warning: unused
      """
    let found = CompilerProblems.problems(in: words) {
      $0 == "Card.swift" ? "1\n2\n  let x\n4\n5\n6" : nil
    }
    #expect(found.map(\.message) == ["cannot find 'x' in scope", "did you mean 'y'?", "unused"])
    #expect(found[0].line == 3 && found[0].column == 7)
    #expect(found[0].source.map(\.number) == [1, 2, 3, 4, 5])
    #expect(found[0].source[2].text == "  let x")
    #expect(found[1].source.isEmpty && found[2].source.isEmpty)
  }
}
