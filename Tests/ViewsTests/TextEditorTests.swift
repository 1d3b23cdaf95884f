import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Text editors")
struct TextEditorTests {
  private static let stage = Stage.of(200, 120)

  /// An editor, and its text.
  private struct Scene: View {
    let hook: Hook<String>
    @State var text: String
    var body: some View {
      hook.binding = $text
      return TextEditor(text: $text)
    }
  }

  private let hook = Hook<String>()
  private func editor(_ text: String) throws -> Rehearsal {
    try Rehearsal(Self.stage) { Scene(hook: hook, text: text) }
  }

  /// Where the caret is: two points wide, in the tint.
  private func caret(_ stage: Rehearsal) -> CGRect? {
    stage.list.fills.first { abs($0.width - 2) < 1e-9 }
  }

  @Test("it fills its place with the background, and shows its text from the upper left corner on")
  func shown() throws {
    let stage = try editor("one\ntwo")
    #expect(stage.list.fills.first == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(stage.list.words == ["one", "two"])
    #expect(caret(stage) == nil)
    let bare = try list(on: Self.stage) {
      TextEditor(text: .constant("one\ntwo")).scrollContentBackground(.hidden)
    }
    #expect(bare.fills.isEmpty && bare.words == ["one", "two"])
  }

  @Test("a tap gives it the caret behind its last letter, in the first place of an empty one")
  func focus() throws {
    for (text, y) in [("", 8.0), ("one", 8), ("one\ntwo", 28), ("one\n", 28)] {
      let stage = try editor(text)
      try stage.tap(100, 60, at: 0)
      let place = try #require(caret(stage), "\(text)")
      #expect(abs(Double(place.minY) - y) < 3, "\(text)")
      if text.isEmpty || text.hasSuffix("\n") {
        #expect(place.minX == 5)
      } else {
        #expect(place.minX > 20 && place.minX < 60)
      }
    }
  }

  @Test("what is typed arrives letter by letter, and the caret goes along")
  func typing() throws {
    let stage = try editor("a")
    #expect(!stage.graph.typeLetters(of: "b"))
    try stage.tap(100, 60, at: 0)
    let before = try #require(caret(stage))
    #expect(stage.graph.typeLetters(of: "bcd"))
    try stage.advance(to: 0.051)
    #expect(hook.value == "ab")
    try stage.advance(to: 0.16)
    #expect(hook.value == "abc")
    try stage.advance(to: 1)
    #expect(hook.value == "abcd" && stage.list.words == ["abcd"])
    #expect(try #require(caret(stage)).minX > before.minX)
  }

  @Test("it scrolls to what is typed below its end")
  func scrolls() throws {
    let stage = try editor("1\n2\n3\n4\n5")
    try stage.tap(100, 60, at: 0)
    #expect(stage.graph.typeLetters(of: "\n6\n7"))
    try stage.advance(to: 2)
    let place = try #require(caret(stage))
    #expect(place.maxY <= 120 && place.minY > 80)
  }

  @Test("another field takes the caret")
  func other() throws {
    struct Two: View {
      @State var first = "a"
      @State var second = "b"
      var body: some View {
        VStack(spacing: 0) {
          TextEditor(text: $first)
          TextField("Second", text: $second)
        }
      }
    }
    let stage = try Rehearsal(Self.stage) { Two() }
    try stage.tap(100, 20, at: 0)
    let first = try #require(caret(stage))
    try stage.tap(100, 110, at: 1)
    let second = try #require(caret(stage))
    #expect(first.maxY < 60 && second.minY > 90)
    #expect(stage.list.fills.filter { abs($0.width - 2) < 1e-9 }.count == 1)
    #expect(stage.graph.typeLetters(of: "!"))
    try stage.advance(to: 2)
    #expect(stage.list.words == ["a", "b!"])
  }

  private struct Focused: View {
    @FocusState var isFocused: Bool
    @State var text = ""
    var body: some View {
      TextEditor(text: $text).focused($isFocused).onAppear { isFocused = true }
    }
  }

  @Test("a focus state that is set gives it the caret, too")
  func focusState() throws {
    let stage = try Rehearsal(Self.stage) { Focused() }
    #expect(caret(stage) != nil)
    #expect(stage.graph.typeLetters(of: "x"))
    try stage.advance(to: 1)
    #expect(stage.list.words == ["x"])
  }

  @Test("its styles are the same look; one of the scene's own has the editor inside")
  func styles() throws {
    struct Own: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View { Tile.of(1, 10, 10) }
    }
    func lines(@ViewBuilder _ content: () -> some View) throws -> [String] {
      try Rehearsal(Self.stage, content).list.lines
    }
    let plain = try lines { TextEditor(text: .constant("one")) }
    #expect(try lines { TextEditor(text: .constant("one")).textEditorStyle(.plain) } == plain)
    #expect(try lines { TextEditor(text: .constant("one")).textEditorStyle(.automatic) } == plain)
    let own = try Rehearsal(Self.stage) {
      TextEditor(text: .constant("one")).textEditorStyle(Own())
    }
    #expect(own.paintedTiles == [1])
  }
}
