import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Names that a film accepts")
struct AcceptedNameTests {
  private static let page = Stage.of(390, 400)

  private struct Page: View {
    let isModified: Bool
    @State private var text = "Ada"
    @State private var selection: TextSelection?

    @ViewBuilder private var fields: some View {
      if isModified {
        TextField("Name", text: $text, selection: $selection)
        TextField("Note", text: $text, selection: $selection, axis: .vertical)
        TextField(text: $text, selection: $selection) { Text("Other") }
      } else {
        TextField("Name", text: $text)
        TextField("Note", text: $text, axis: .horizontal)
        TextField(text: $text) { Text("Other") }
      }
    }

    var body: some View {
      let content = ScrollView {
        fields
        Text("Total")
        Image(systemName: "wifi", variableValue: 0.5)
      }
      if isModified { typed(scrolled(content)) } else { content }
    }

    private func typed(_ view: some View) -> some View {
      view.textSelection(.enabled).textSelection(.disabled).writingToolsBehavior(.complete)
        .findNavigator(isPresented: .constant(false)).findDisabled().replaceDisabled()
        .onPencilDoubleTap { _ in }.onPencilSqueeze { _ in }.springLoadingBehavior(.enabled)
    }

    private func scrolled(_ view: some View) -> some View {
      view.scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden(false)
        .symbolVariableValueMode(.color)
    }
  }

  @Test("what has no effect changes no picture, and nothing is told that would not be seen")
  func unseen() throws {
    // A field that may grow upright is another one.
    let plain = try Rehearsal(Self.page) { Page(isModified: false) }
    let modified = try Rehearsal(Self.page) { Page(isModified: true) }
    #expect(plain.list.words == modified.list.words)
    #expect(modified.graph.shortcomings.isEmpty)
  }

  @Test("what would be seen is told by name")
  func told() throws {
    let told = try Rehearsal(Self.page) {
      ScrollView { Image(systemName: "wifi") }
        .scrollEdgeEffectStyle(.hard, for: .all).scrollEdgeEffectDisabled()
        .symbolVariableValueMode(.draw).findNavigator(isPresented: .constant(true))
    }
    .graph.shortcomings.compactMap { $0.split(separator: "`").first }
    #expect(
      told == [
        "findNavigator", "scrollEdgeEffectHidden", "scrollEdgeEffectStyle",
        "symbolVariableValueMode",
      ])
  }

  @Test("a selection is a run of letters, or a place between two")
  func selections() {
    let text = "Ada"
    let run = TextSelection(range: text.startIndex..<text.endIndex)
    let place = TextSelection(insertionPoint: text.endIndex)
    #expect(!run.isInsertion && place.isInsertion && run != place)
    #expect(place.indices == .selection(text.endIndex..<text.endIndex))
    #expect(EnabledTextSelectability.allowsSelection)
    #expect(!DisabledTextSelectability.allowsSelection)
  }

  @Test("a bar of a view's own stands where one in its safe area does")
  func bars() throws {
    let bar = try tiles { Tile(1).safeAreaBar(edge: .bottom, spacing: 5) { Tile.of(2, 30, 20) } }
    let inset = try tiles {
      Tile(1).safeAreaInset(edge: .bottom, spacing: 5) { Tile.of(2, 30, 20) }
    }
    #expect(bar == inset && bar[2]?.minY == 80)
  }

  private struct Searching: View {
    let hook: Hook<Bool>
    let journal: Journal
    @State private var text = ""
    @State private var wantsFocus = false
    @FocusState private var focus: Bool
    var body: some View {
      hook.binding = $wantsFocus
      return NavigationStack {
        Color.clear.navigationTitle("People").searchable(text: $text).searchFocused($focus)
      }
      .onChange(of: wantsFocus) { focus = wantsFocus }
      .onChange(of: focus) { journal.note("\(focus)") }
    }
  }

  @Test("a state that says that the search field has the focus makes it active, and is told")
  func searching() throws {
    let (hook, journal) = (Hook<Bool>(), Journal())
    let stage = try Rehearsal(Self.page) { Searching(hook: hook, journal: journal) }
    #expect(!stage.list.words.contains("Cancel"))
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Cancel") && journal.lines == ["true"])
    let cancel = try stage.graph.resolve(.name("Cancel"), forDragging: false)
    try stage.tap(Double(cancel.x), Double(cancel.y), at: 2.1)
    try stage.advance(to: 4)
    #expect(!stage.list.words.contains("Cancel") && journal.lines == ["true", "false"])
  }
}
