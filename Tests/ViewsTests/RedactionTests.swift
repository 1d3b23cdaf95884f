import Foundation
import Rostrum
import Testing

@MainActor @Suite("Redaction")
struct RedactionTests {
  private static let stage = Stage.of(200, 100)

  /// The opacities of what is painted, in hundredths.
  private func opacities(_ list: DisplayList) -> [Int] { list.colors.map { $0.code[3] } }

  @Test("each line of a text becomes a bar as long as the line, in 0.16 of its style")
  func bars() throws {
    let text = "one two three\nfour"
    let shown = try list(on: Self.stage) { Text(text).foregroundStyle(.red) }
    let hidden = try list(on: Self.stage) {
      Text(text).foregroundStyle(.red).redacted(reason: .placeholder)
    }
    #expect(shown.words.joined().contains("four"))
    #expect(hidden.words.isEmpty && hidden.fills.count == 2)
    let (first, second) = (hidden.fills[0], hidden.fills[1])
    #expect(first.width > second.width && first.maxY < second.minY)
    #expect(first.minX == second.minX)
    #expect(hidden.colors.map(\.code) == [[255, 59, 48, 16], [255, 59, 48, 16]])
  }

  @Test("a redacted view takes the place of the one that it hides")
  func layout() throws {
    func frame(_ reason: RedactionReasons) throws -> CGRect {
      try Rehearsal(Self.stage) {
        Text("Some words").font(.title).redacted(reason: reason).background(Tile(9))
      }.tile(9)
    }
    #expect(try frame([]) == frame(.placeholder))
  }

  @Test("images become rectangles, shapes and colours stay as they are")
  func images() throws {
    let hidden = try list(on: Self.stage) {
      VStack {
        Image(systemName: "star.fill").resizable().frame(width: 30, height: 20)
        Circle().fill(.blue).frame(width: 10, height: 10)
      }
      .redacted(reason: .placeholder)
    }
    #expect(
      hidden.fills.map(\.size) == [CGSize(width: 30, height: 20), CGSize(width: 10, height: 10)])
    #expect(opacities(hidden) == [16, 100])
  }

  @Test("reasons add up on the way down, and unredacted forgets them all")
  func reasons() throws {
    func words(@ViewBuilder _ content: () -> some View) throws -> String {
      try list(on: Self.stage, content).words.joined(separator: "|")
    }
    #expect(try words { Text("a").redacted(reason: []).redacted(reason: .placeholder) } == "")
    #expect(try words { Text("a").unredacted().redacted(reason: .placeholder) } == "a")
    #expect(try words { Text("a").redacted(reason: .invalidated) } == "a")
  }

  @Test("privacy hides what is sensitive, and that alone")
  func privacy() throws {
    let list = try list(on: Self.stage) {
      VStack {
        Text("Card")
        Text("1234").privacySensitive()
        Text("open").privacySensitive(false)
      }
      .redacted(reason: .privacy)
    }
    #expect(list.words.joined(separator: "|") == "Card|open")
    #expect(list.fills.count == 1)
  }

  @Test("a scene reads why it is redacted")
  func environment() throws {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View {
        Text(reasons.contains(.privacy) ? "private" : "open").unredacted()
      }
    }
    #expect(try list { Reader().redacted(reason: .privacy) }.words.joined() == "private")
    #expect(try list { Reader() }.words.joined() == "open")
  }

  private struct Loading: View {
    let hook: Hook<Bool>
    @State private var isLoading = true
    var body: some View {
      hook.binding = $isLoading
      return Text("Ready").invalidatableContent()
        .redacted(reason: isLoading ? .placeholder : [])
    }
  }

  @Test("inside of an animation place and text fade into one another, else they change at once")
  func fading() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.stage) { Loading(hook: hook) }
    #expect(stage.list.words.isEmpty)
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = false } }
    try stage.advance(to: 0.25)
    #expect(stage.list.groups.map(\.opacity) == [0.25, 0.75])
    try stage.advance(to: 1)
    #expect(stage.list.groups.isEmpty && stage.list.words.joined() == "Ready")
    try stage.now { hook.value = true }
    #expect(stage.list.groups.isEmpty && stage.list.words.isEmpty)
  }

  @Test("content that is out of date fades, if it may be")
  func invalidated() throws {
    let list = try list(on: Self.stage) {
      VStack {
        Text("a").invalidatableContent()
        Text("b")
      }
      .redacted(reason: .invalidated)
    }
    #expect(list.groups.map(\.opacity) == [0.4] && list.words == ["a", "b"])
  }
}
