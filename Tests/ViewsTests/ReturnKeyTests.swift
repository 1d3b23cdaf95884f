import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// What the return key does, and others that change a text.
@MainActor @Suite("The return key")
struct ReturnKeyTests {
  private struct Form: View {
    enum Field: CaseIterable { case name, mail, note }
    let journal: Journal
    var movesOn = true
    var axis = Axis.horizontal
    @State private var texts: [Field: String] = [:]
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        ForEach(Field.allCases, id: \.self) { field in
          TextField(
            String(describing: field),
            text: Binding {
              texts[field, default: ""]
            } set: {
              texts[field] = $0
            }, axis: axis
          )
          .focused($focus, equals: field)
        }
      }
      .onSubmit {
        journal.note("submit \(focus.map { "\($0)" } ?? "nobody")")
        guard movesOn else { return }
        switch focus {
        case .name: focus = .mail
        case .mail: focus = .note
        default: break
        }
      }
      .onChange(of: focus) { journal.note(focus.map { "focus \($0)" } ?? "no focus") }
      .onAppear { focus = .name }
    }
  }

  @Test("it submits a line, and the focus goes on where code says, else away")
  func submits() throws {
    let journal = Journal()
    let stage = try Rehearsal(KeyboardStage.phone) { Form(journal: journal) }
    try stage.advance(to: 1)
    try stage.type("Al\nb@c\n")
    try stage.advance(to: 3)
    #expect(
      journal.lines == ["focus name", "submit name", "focus mail", "submit mail", "focus note"])
    #expect(stage.list.words.prefix(3) == ["Al", "b@c", "note"])
    #expect(stage.keyboardRise == KeyboardStage.usual)
    journal.clear()
    try stage.type("x\n")
    try stage.advance(to: 5)
    #expect(journal.lines == ["submit note", "no focus"] && stage.keyboardRise == 0)
  }

  @Test("where nothing moves the focus, what is typed afterwards is lost, and said to be")
  func lost() throws {
    let journal = Journal()
    let stage = try Rehearsal(KeyboardStage.phone) { Form(journal: journal, movesOn: false) }
    var lost: [Character] = []
    #expect(stage.graph.typeLetters(of: "a\nbc") { lost.append($0) })
    try stage.advance(to: 2)
    #expect(lost == ["b"] && journal.lines == ["focus name", "submit name", "no focus"])
  }

  @Test("in a field that grows it begins a line, and backspace takes it back")
  func breaks() throws {
    let journal = Journal()
    let stage = try Rehearsal(KeyboardStage.phone) { Form(journal: journal, axis: .vertical) }
    try stage.type("a\nb")
    #expect(journal.lines == ["focus name"] && stage.list.words.prefix(2) == ["a", "b"])
    try stage.type("\u{8}\u{8}\u{8}\u{8}")
    #expect(stage.list.words.first == "name")
    try stage.type("c")
    #expect(stage.list.words.first == "c")
  }

  private struct Scoped: View {
    let journal: Journal
    var isBlocking = true
    @State private var text = "a"
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Field", text: $text).focused($isFocused)
        .onSubmit { journal.note("inner") }
        .onSubmit(of: .search) { journal.note("search") }
        .onSubmit(of: [.search, .text]) { journal.note("either") }
        .submitScope(isBlocking)
        .onSubmit { journal.note("outer") }
        .onAppear { isFocused = true }
    }
  }

  @Test(
    "actions are done from the field outwards, as far as a scope lets them",
    arguments: [true, false])
  func scopes(isBlocking: Bool) throws {
    let journal = Journal()
    let stage = try Rehearsal { Scoped(journal: journal, isBlocking: isBlocking) }
    try stage.type("\n")
    #expect(journal.lines == ["inner", "either"] + (isBlocking ? [] : ["outer"]))
  }

  private struct Search: View {
    let journal: Journal
    @State private var text = ""
    @State private var isActive = false
    var body: some View {
      NavigationStack {
        Color.clear.navigationTitle("T").searchable(text: $text, isPresented: $isActive)
          .onSubmit(of: .search) { journal.note("search \(text)") }
          .onSubmit { journal.note("text") }
      }
      .onSubmit(of: .search) { journal.note("around") }
    }
  }

  @Test("in a search field it searches, and the key says so")
  func searches() throws {
    let journal = Journal()
    let stage = try Rehearsal(KeyboardStage.phone) { Search(journal: journal) }
    let field = try #require(stage.graph.tappables.first { $0.identifier == "Search" }?.point)
    try stage.tap(field.x, field.y, at: 0)
    try stage.advance(to: 1)
    #expect(stage.keyboardFace?.traits.submitLabel == .search)
    try stage.type("ab\n")
    try stage.advance(to: 2)
    #expect(journal.lines == ["around"] || journal.lines == ["search ab", "around"])
  }

  private struct Secret: View {
    @State private var word = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      SecureField("Word", text: $word).focused($isFocused).onAppear { isFocused = true }
    }
  }

  @Test("a keyboard's last letter in a secure field is seen until the next, or for two seconds")
  func glimpse() throws {
    let stage = try Rehearsal(KeyboardStage.phone) { Secret() }
    #expect(stage.graph.typeLetters(of: "abc"))
    var seen: [String] = []
    for time in [0.05, 0.15, 0.25, 2.15, 2.25] {
      try stage.advance(to: time)
      seen.append(stage.list.words.first ?? "")
    }
    #expect(seen == ["a", "•b", "••c", "••c", "•••"])
    // Without a keyboard the letters come from elsewhere, and are not seen.
    let bare = try Rehearsal { Secret() }
    try bare.type("ab")
    #expect(bare.list.words == ["••"])
  }

  @Test("a default focus is given as the view appears")
  func defaultFocus() throws {
    struct Focused: View {
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          TextField("a", text: .constant("")).focused($focus, equals: 1)
          TextField("b", text: .constant("")).focused($focus, equals: 2)
          Text(focus.map { "\($0)" } ?? "none")
        }
        .defaultFocus($focus, 2)
      }
    }
    #expect(try Rehearsal { Focused() }.list.words.last == "2")
  }
}
