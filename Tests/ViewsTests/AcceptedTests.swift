import Foundation
import Rostrum
import Testing

/// What real code says beside what is filmed: it compiles, changes nothing, and is told where an app would show more.
@MainActor @Suite("Accepted beside what is filmed")
struct AcceptedTests {
  private static let stage = Stage.of(200, 200)

  /// The picture of a view, and what it lacks.
  private func outcome(
    @ViewBuilder _ content: () -> some View
  ) throws -> (picture: String, lacks: [String]) {
    let stage = try Rehearsal(Self.stage, content)
    return (stage.list.description, stage.graph.shortcomings)
  }

  @Test("keys, in all forms")
  func keys() throws {
    let plain = try outcome { Text("a") }
    let pressed = try outcome {
      Text("a")
        .onKeyPress(.space) { .handled }
        .onKeyPress("q", phases: .down) { $0.modifiers.contains(.shift) ? .handled : .ignored }
        .onKeyPress(keys: [.upArrow, .return, "x"]) { $0.key == .upArrow ? .handled : .ignored }
        .onKeyPress(characters: .alphanumerics) { $0.characters.isEmpty ? .ignored : .handled }
        .onKeyPress(phases: .all) { $0.phase == .up ? .handled : .ignored }
    }
    #expect(pressed.picture == plain.picture)
    #expect(pressed.lacks.contains { $0.contains("onKeyPress") } && plain.lacks.isEmpty)
  }

  @Test("the sets of keys and phases are sets")
  func keySets() {
    let modifiers: [EventModifiers] = [
      .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
    #expect(modifiers.reduce(into: EventModifiers()) { $0.formUnion($1) } == .all)
    #expect(KeyPress.Phases([.down, .repeat, .up]) == .all)
    let keys: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home,
      .end, .pageUp, .pageDown, .clear, .tab, .space, .return, "a",
    ]
    #expect(Set(keys).count == keys.count)
    #expect(KeyEquivalent("a").character == "a")
  }

  @Test("where there is room an inspector is a column at the trailing edge, as wide as it asks for")
  func inspectorColumn() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(.of(1180, 820)) {
      Switching(false, hook) { isPresented in
        Tile(1).inspector(isPresented: .constant(isPresented)) {
          Tile(2).inspectorColumnWidth(min: 100, ideal: 500, max: 260)
        }
      }
    }
    #expect(try stage.tile(1).width == 1180 && stage.tiles[2] == nil)
    try stage.now { hook.value = true }
    try stage.advance(to: 0.1)
    let way = try stage.tile(2).minX
    #expect(way > 920 && way < 1180)
    try stage.advance(to: 3)
    #expect(try stage.tile(2) == CGRect(x: 920, y: 0, width: 260, height: 820))
    #expect(abs(try stage.tile(1).maxX - 919.5) <= 0.5)
  }

  private struct Tabs: View {
    @AppStorage("tabs") private var kept: TabViewCustomization
    let isArranged: Bool
    var body: some View {
      if isArranged {
        TabView {
          Tab("One", systemImage: "star") { Text("page") }.customizationID("one")
        }
        .tabViewCustomization($kept)
      } else {
        TabView { Tab("One", systemImage: "star") { Text("page") } }
      }
    }
  }

  @Test("that tabs may be arranged changes nothing")
  func arranged() throws {
    let plain = try list(on: .of(390, 800)) { Tabs(isArranged: false) }
    #expect(try list(on: .of(390, 800)) { Tabs(isArranged: true) } == plain)
    #expect(plain.words.contains("page") && plain.words.contains("One"))
  }

  @Test("an inspector is a sheet")
  func inspector() throws {
    func words(_ isPresented: Bool) throws -> [String] {
      try list(on: .of(390, 800)) {
        Text("page").inspectorColumnWidth(200)
          .inspector(isPresented: .constant(isPresented)) {
            Text("details").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
          }
      }.words
    }
    #expect(try words(true).contains("details") && !words(false).contains("details"))
  }

  @Test("whether suggestions are shown is told where they are to be hidden")
  func suggestions() throws {
    #expect(
      try outcome { Text("a").searchSuggestions(.hidden, for: .content) }.lacks.count == 1)
    #expect(
      try outcome { Text("a").searchSuggestions(.visible, for: [.content, .menu]) }.lacks.isEmpty)
  }
}
