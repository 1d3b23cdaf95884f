import Foundation
import Rostrum
import Testing

@MainActor @Suite("Edit mode")
struct EditModeTests {
  private static let phone = Stage.of(390, 600)

  /// A page with a button for its edit mode, or a list and a button on no page.
  private struct Page: View {
    let journal: Journal
    var isPage = true
    var own: Binding<EditMode>?
    @Environment(\.editMode) private var outer

    var body: some View {
      let _ = journal.note("outer \(outer?.wrappedValue == .active)")
      if isPage {
        NavigationStack {
          list.navigationTitle("Names").navigationBarTitleDisplayMode(.inline)
            .toolbar { EditButton() }
            .environment(\.editMode, own)
        }
      } else {
        VStack(spacing: 0) {
          EditButton().frame(height: 44)
          list
        }
      }
    }

    private var list: some View {
      List {
        ForEach(0..<2) { Text("Row \($0)") }.onDelete { _ in }
        Inner()
      }
    }
  }

  private struct Inner: View {
    @Environment(\.editMode) private var mode
    var body: some View { Text(mode?.wrappedValue.isEditing == true ? "edited" : "at rest") }
  }

  @Test("the button begins and ends the mode of its page, which lists and views there follow")
  func page() throws {
    let stage = try Rehearsal(Self.phone) { Page(journal: Journal()) }
    #expect(stage.list.words.contains("Edit") && stage.list.words.contains("at rest"))
    try stage.tap(356, 22, at: 0)
    try stage.advance(to: 1)
    #expect(stage.list.words.contains("Done") && stage.list.words.contains("edited"))
    #expect(!stage.list.words.contains("Edit"))
    try stage.tap(356, 22, at: 1)
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Edit") && stage.list.words.contains("at rest"))
  }

  @Test("without a page the stage has one, and around a page it is not the page's")
  func stage() throws {
    for isPage in [true, false] {
      let journal = Journal()
      let stage = try Rehearsal(Self.phone) { Page(journal: journal, isPage: isPage) }
      try stage.tap(isPage ? 356 : 195, 22, at: 0)
      try stage.advance(to: 1)
      #expect(stage.list.words.contains("edited"))
      #expect(journal.lines.last == "outer \(!isPage)")
    }
  }

  @Test("a scene's own mode goes before the page's, for the button in the bar as well")
  func own() throws {
    final class Box { var mode = EditMode.inactive }
    let box = Box()
    let binding = Binding(get: { box.mode }, set: { box.mode = $0 })
    let stage = try Rehearsal(Self.phone) { Page(journal: Journal(), own: binding) }
    try stage.tap(356, 22, at: 0)
    try stage.advance(to: 1)
    #expect(box.mode == .active)
    let fixed = try Rehearsal(Self.phone) { Page(journal: Journal(), own: .constant(.active)) }
    #expect(fixed.list.words.contains("Done") && fixed.list.words.contains("edited"))
  }

  @Test("a set of rows is chosen by circles, while the list is edited only")
  func choosing() throws {
    struct Choosing: View {
      let journal: Journal
      let mode: EditMode
      @State private var chosen: Set<Int> = [2]
      var body: some View {
        List(selection: $chosen) { ForEach(0..<3) { Text("Row \($0)") } }
          .environment(\.editMode, .constant(mode))
          .onChange(of: chosen) { journal.note("\(chosen.sorted())") }
      }
    }
    for mode in [EditMode.inactive, .active] {
      let journal = Journal()
      let stage = try Rehearsal(Self.phone) { Choosing(journal: journal, mode: mode) }
      let blue = stage.list.colors.filter { $0.code == [0, 122, 255, 100] }
      #expect(blue.count == (mode == .active ? 1 : 0))
      try stage.tap(200, 38, at: 0)
      try stage.tap(40, 126, at: 1)
      #expect(journal.lines == (mode == .active ? ["[0, 2]", "[0]"] : []))
    }
  }

  @Test("moving keeps all elements, in the order that taking out and putting in gives")
  func moving() {
    for count in 0...5 {
      for bits in 0..<(1 << count) {
        let source = IndexSet((0..<count).filter { bits >> $0 & 1 == 1 })
        for target in 0...count {
          var moved = Array(0..<count)
          moved.move(fromOffsets: source, toOffset: target)
          var kept = Array(0..<count).filter { !source.contains($0) }
          kept.insert(contentsOf: source, at: kept.firstIndex { $0 >= target } ?? kept.count)
          #expect(moved == kept)
          var removed = Array(0..<count)
          removed.remove(atOffsets: source)
          #expect(removed == (0..<count).filter { !source.contains($0) })
        }
      }
    }
  }

  @Test("only inactive is not editing")
  func modes() {
    #expect([EditMode.inactive, .transient, .active].map(\.isEditing) == [false, true, true])
  }
}
