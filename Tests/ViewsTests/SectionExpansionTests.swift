import Foundation
import Rostrum
import Testing

@MainActor @Suite("Sections that are hidden and shown")
struct SectionExpansionTests {
  private static let page = Stage.of(390, 400)

  private func list(
    sidebar: Bool, @ViewBuilder _ content: () -> some View
  ) throws -> DisplayList {
    let list = List { content() }
    return try Rehearsal(Self.page) {
      if sidebar { list.listStyle(.sidebar) } else { list.listStyle(.insetGrouped) }
    }.list
  }

  @Test("the forms are one section", arguments: [false, true])
  func forms(sidebar: Bool) throws {
    let open = Binding.constant(true)
    let full = try list(sidebar: sidebar) {
      Section(isExpanded: open) {
        Text("a")
      } header: {
        Text("Title")
      }
    }.description
    let others = [
      try list(sidebar: sidebar) { Section("Title", isExpanded: open) { Text("a") } },
      try list(sidebar: sidebar) { Section("Title" as String, isExpanded: open) { Text("a") } },
      try list(sidebar: sidebar) {
        Section(LocalizedStringResource("Title"), isExpanded: open) { Text("a") }
      },
    ]
    #expect(others.allSatisfy { $0.description == full })
  }

  @Test("rows are shown as the binding says, in every style of lists", arguments: [false, true])
  func bound(sidebar: Bool) throws {
    for isExpanded in [false, true] {
      let words = try list(sidebar: sidebar) {
        Section("Title", isExpanded: .constant(isExpanded)) {
          Text("a")
          Text("b")
        }
        Section("Next") { Text("c") }
      }.words
      #expect(words.contains("a") == isExpanded)
      #expect(words.contains("b") == isExpanded)
      #expect(words.contains("c"))
      #expect(words.contains { $0.lowercased() == "title" })
    }
  }

  @Test("outside of a sidebar a header that is bound looks as any other")
  func unmarked() throws {
    let plain = try list(sidebar: false) { Section("Title") { Text("a") } }
    let bound = try list(sidebar: false) {
      Section("Title", isExpanded: .constant(true)) { Text("a") }
    }
    #expect(plain.description == bound.description)
  }

  private struct Sidebar: View {
    let hook: Hook<Bool>
    @State private var isExpanded = true
    var body: some View {
      hook.binding = $isExpanded
      return List {
        Section("Bound", isExpanded: $isExpanded) { Text("a") }
        Section("Own") { Text("b") }
        Section("Fixed") { Text("c") }.collapsible(false)
      }
      .listStyle(.sidebar)
    }
  }

  private func tap(_ name: String, _ stage: Rehearsal, at time: Double) throws {
    try stage.advance(to: time)
    let place = try stage.graph.resolve(.name(name))
    try stage.tap(place.x, place.y, at: time)
    try stage.advance(to: time + 2)
  }

  @Test("in a sidebar a tap on the header hides the rows, and another shows them")
  func tapped() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.page) { Sidebar(hook: hook) }
    let start = stage.list.description
    #expect(Set(["a", "b", "c"]).isSubset(of: stage.list.words))
    try tap("Bound", stage, at: 0.5)
    #expect(hook.value == false)
    #expect(!stage.list.words.contains("a") && stage.list.words.contains("b"))
    try tap("Own", stage, at: 3)
    #expect(!stage.list.words.contains("b") && stage.list.words.contains("c"))
    #expect(stage.list.words.contains("Own"))
    try tap("Own", stage, at: 6)
    try tap("Bound", stage, at: 9)
    #expect(hook.value == true)
    #expect(stage.list.description == start)
  }

  @Test("one that cannot be hidden has no chevron, and its rows stay")
  func fixed() throws {
    let fixed = try list(sidebar: true) { Section("Title") { Text("a") }.collapsible(false) }
    let usual = try list(sidebar: true) { Section("Title") { Text("a") } }
    #expect(fixed.words == usual.words)
    #expect(fixed.commands.count < usual.commands.count)
  }

  @Test("prominent headers are larger, and no capitals")
  func prominence() throws {
    func letters(_ prominence: Prominence) throws -> (text: String, size: Double) {
      let page = try list(sidebar: false) {
        Section("Title") { Text("a") }.headerProminence(prominence)
      }
      for command in page.commands {
        if case .glyphs(let run, _, _) = command, run.text.lowercased() == "title" {
          return (run.text, run.size)
        }
      }
      return ("", 0)
    }
    let (usual, large) = (try letters(.standard), try letters(.increased))
    #expect(usual.text == "TITLE" && large.text == "Title")
    #expect(large.size > usual.size)
  }
}
