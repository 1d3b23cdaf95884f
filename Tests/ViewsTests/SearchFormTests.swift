import Foundation
import Rostrum
import Testing

/// The ways of writing a search give the same page.
@MainActor @Suite("Forms of searching")
struct SearchFormTests {
  private static let phone = Stage.of(390, 600)

  private func page(
    _ scheme: ColorScheme = .light, rtl: Bool = false,
    @ViewBuilder _ content: () -> some View
  ) throws -> DisplayList {
    try Rehearsal(Self.phone) {
      NavigationStack { content() }.environment(\.colorScheme, scheme)
        .environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight)
    }.list
  }

  private var content: some View { Text("content").navigationTitle("People") }

  @Test("prompts as keys, texts and strings are one, wherever the field is to be")
  func prompts() throws {
    let text = Binding.constant("")
    let plain = try page { content.searchable(text: text, prompt: Text("Find")) }.description
    #expect(try page { content.searchable(text: text, prompt: "Find") }.description == plain)
    #expect(
      try page { content.searchable(text: text, prompt: "Find" as String) }.description == plain)
    for placement in [
      SearchFieldPlacement.automatic, .toolbar, .sidebar, .navigationBarDrawer,
      .navigationBarDrawer(displayMode: .always), .navigationBarDrawer(displayMode: .automatic),
    ] {
      #expect(
        try page { content.searchable(text: text, placement: placement, prompt: "Find") }
          .description == plain)
    }
    #expect(try page { content.searchable(text: text) }.words.contains("Search"))
  }

  @Test("presented by code, the forms are one, too, and not presented the field rests")
  func presented() throws {
    let text = Binding.constant("Ada")
    for isPresented in [false, true] {
      let binding = Binding.constant(isPresented)
      let plain = try page {
        content.searchable(text: text, isPresented: binding, prompt: Text("Find"))
      }
      #expect(plain.words.contains("Cancel") == isPresented)
      #expect(plain.words.contains("People") != isPresented)
      #expect(
        try page { content.searchable(text: text, isPresented: binding, prompt: "Find") }
          .description == plain.description)
      #expect(
        try page {
          content.searchable(text: text, isPresented: binding, prompt: "Find" as String)
        }.description == plain.description)
    }
  }

  @Test("suggestions in the older form, and none")
  func suggestions() throws {
    let text = Binding.constant("")
    let resting = try page { content.searchable(text: text) }.description
    #expect(
      try page { content.searchable(text: text) { Text("one") } }.description == resting)
    func active(@ViewBuilder _ rows: () -> some View) throws -> [String] {
      try page {
        content.searchable(text: text, isPresented: .constant(true)).searchSuggestions(rows)
      }.words
    }
    #expect(try active { Text("one") }.contains("one"))
    #expect(try active { EmptyView() }.contains("content"))
    #expect(try active { if text.wrappedValue == "x" { Text("one") } }.contains("content"))
  }

  @Test("the choice of where is searched is shown while the field is active alone")
  func scopes() throws {
    func words(_ isActive: Bool, _ activation: SearchScopeActivation? = nil) throws -> [String] {
      try page {
        let field = content.searchable(text: .constant(""), isPresented: .constant(isActive))
        if let activation {
          field.searchScopes(.constant(1), activation: activation) {
            Text("All").tag(1)
            Text("Unread").tag(2)
          }
        } else {
          field.searchScopes(.constant(1)) {
            Text("All").tag(1)
            Text("Unread").tag(2)
          }
        }
      }.words
    }
    #expect(try words(false).contains("All") == false)
    #expect(try words(true).contains("All") && words(true).contains("Unread"))
    #expect(try words(true, .onSearchPresentation).contains("All"))
  }

  @Test("the field stands 16 points from the sides and is 36 high, in light, dark and mirrored")
  func place() throws {
    for scheme in [ColorScheme.light, .dark] {
      for rtl in [false, true] {
        let list = try page(scheme, rtl: rtl) { content.searchable(text: .constant("")) }
        let field = list.fills.first { $0.height == 36 }
        #expect(field == CGRect(x: 16, y: 96, width: 358, height: 36))
      }
    }
  }

  @Test("a bar that is not to hide what it has keeps the title above the active field")
  func keeps() throws {
    let resting = try page { content.searchable(text: .constant("")) }
    func active(_ behavior: SearchPresentationToolbarBehavior) throws -> DisplayList {
      try page {
        content.searchable(text: .constant(""), isPresented: .constant(true))
          .searchPresentationToolbarBehavior(behavior)
      }
    }
    func top(_ list: DisplayList) -> CGFloat? { list.fills.first { $0.height == 36 }?.minY }
    let kept = try active(.avoidHidingContent)
    #expect(kept.words.contains("People") && kept.words.contains("Cancel"))
    #expect(top(kept) == top(resting))
    let usual = try active(.automatic)
    #expect(!usual.words.contains("People") && top(usual) == 8)
  }

  private struct Deep: View {
    let hook: Hook<Bool>
    @State private var isActive = false
    @State private var text = "x"
    var body: some View {
      hook.binding = $isActive
      return NavigationStack {
        Status().navigationTitle("People").searchable(text: $text, isPresented: $isActive)
      }
    }
  }
  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    var body: some View { Text(isSearching ? "searching" : "resting") }
  }

  @Test("the title goes and comes by an animation, and what is below moves along")
  func animated() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.phone) { Deep(hook: hook) }
    func field() throws -> CGRect { try #require(stage.list.fills.first { $0.height == 36 }) }
    let before = try field()
    try stage.now { hook.value = true }
    #expect(stage.list.words.contains("searching"))
    try stage.advance(to: 0.1)
    let between = try field()
    try stage.advance(to: 3)
    let after = try field()
    #expect(before.minY == 96 && after.minY == 8)
    #expect(between.minY < before.minY && between.minY > after.minY)
    #expect(after.width < before.width)
  }
}
