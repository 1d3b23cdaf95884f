import Foundation
import Rostrum
import Testing

/// Views whose titles are string resources, beside those of the same words as a text.
@MainActor @Suite("Titles that are string resources")
struct ResourceTitleTests {
  private nonisolated static let table = StringTables(
    [
      StringTables.Part(
        language: "en", table: "Localizable", texts: ["greeting": .text("Good **day**")])
    ], development: "en")
  private let word: LocalizedStringResource = "Harbour"
  private let text = Text("Harbour")
  private let stage = Stage.of(300, 400)

  /// What two views draw is the same, and has the title where it is shown at all.
  private func compare(
    isShown: Bool = true, _ one: some View, _ other: some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let stages = (try Rehearsal(stage) { one }, try Rehearsal(stage) { other })
    // What is presented has come by then.
    try stages.0.advance(to: 2)
    try stages.1.advance(to: 2)
    let lists = (stages.0.list, stages.1.list)
    #expect(lists.0.lines == lists.1.lines, sourceLocation: sourceLocation)
    let words = lists.0.words.joined()
    #expect(
      words.lowercased().contains("harbour") == isShown, "\(words)", sourceLocation: sourceLocation)
  }

  // MARK: Controls

  @Test("a text is that of the words")
  func texts() throws {
    try compare(Text(word), text)
    try compare(Text(word).bold().font(.title), text.bold().font(.title))
  }

  @Test("buttons, of every role", arguments: [nil, .cancel, .destructive] as [ButtonRole?])
  func buttons(role: ButtonRole?) throws {
    try compare(
      Button(word) {},
      Button {
      } label: {
        text
      })
    try compare(
      Button(word, role: role) {},
      Button(role: role) {
      } label: {
        text
      })
    let label = Label {
      text
    } icon: {
      Image(systemName: "star")
    }
    try compare(
      Button(word, systemImage: "star") {},
      Button {
      } label: {
        label
      })
    try compare(
      Button(word, systemImage: "star", role: role) {},
      Button(role: role) {
      } label: {
        label
      })
  }

  @Test("labels, in every style")
  func labels() throws {
    let other = Label {
      text
    } icon: {
      Image(systemName: "star")
    }
    try compare(Label(word, systemImage: "star"), other)
    try compare(
      Label(word, systemImage: "star").labelStyle(.titleOnly), other.labelStyle(.titleOnly))
    try compare(
      isShown: false, Label(word, systemImage: "star").labelStyle(.iconOnly),
      other.labelStyle(.iconOnly))
  }

  @Test("toggles, on and off", arguments: [true, false])
  func toggles(isOn: Bool) throws {
    let label = Label {
      text
    } icon: {
      Image(systemName: "star")
    }
    try compare(
      Toggle(word, isOn: .constant(isOn)), Toggle(isOn: .constant(isOn)) { text })
    try compare(
      Toggle(word, systemImage: "star", isOn: .constant(isOn)),
      Toggle(isOn: .constant(isOn)) { label })
  }

  @Test("pickers, whose titles lists show", arguments: 0..<2)
  func pickers(selection: Int) throws {
    func options() -> some View { ForEach(0..<2) { Text("\($0)").tag($0) } }
    try compare(
      List { Picker(word, selection: .constant(selection)) { options() } },
      List {
        Picker(selection: .constant(selection)) {
          options()
        } label: {
          text
        }
      })
  }

  @Test("days to choose")
  func days() throws {
    let day = Binding.constant(Date(timeIntervalSinceReferenceDate: 0))
    try compare(DatePicker(word, selection: day), DatePicker(selection: day) { text })
    try compare(
      DatePicker(word, selection: day, displayedComponents: .date),
      DatePicker(selection: day, displayedComponents: .date) { text })
  }

  @Test("values with titles")
  func values() throws {
    try compare(
      LabeledContent(word) { Text("3") },
      LabeledContent {
        Text("3")
      } label: {
        text
      })
    try compare(
      LabeledContent(word, value: "3"),
      LabeledContent {
        Text(verbatim: "3")
      } label: {
        text
      })
  }

  @Test("what goes on")
  func progress() throws {
    try compare(ProgressView(word), ProgressView { text })
  }

  @Test("fields, empty and not", arguments: ["", "Pier 7"])
  func fields(content: String) throws {
    let binding = Binding.constant(content)
    let isShown = content.isEmpty
    try compare(isShown: isShown, TextField(word, text: binding), TextField(text: binding) { text })
    try compare(
      isShown: isShown, TextField(word, text: binding, axis: .vertical),
      TextField(text: binding, axis: .vertical) { text })
    try compare(
      isShown: isShown, SecureField(word, text: binding), SecureField(text: binding) { text })
    let prompt = Text("Which?")
    try compare(
      isShown: false, TextField(word, text: binding, prompt: prompt),
      TextField(text: binding, prompt: prompt) { text })
  }

  // MARK: Groups

  @Test("groups that open, closed and open", arguments: [true, false])
  func disclosure(isExpanded: Bool) throws {
    try compare(
      DisclosureGroup(word, isExpanded: .constant(isExpanded)) { Text("In") },
      DisclosureGroup(isExpanded: .constant(isExpanded)) {
        Text("In")
      } label: {
        text
      })
    try compare(
      DisclosureGroup(word) { Text("In") },
      DisclosureGroup {
        Text("In")
      } label: {
        text
      })
  }

  @Test("boxes, menus and links")
  func boxes() throws {
    try compare(
      GroupBox(word) { Text("In") },
      GroupBox {
        Text("In")
      } label: {
        text
      })
    try compare(
      Menu(word) { Button("In") {} },
      Menu {
        Button("In") {}
      } label: {
        text
      })
    let url = URL(fileURLWithPath: "/harbour")
    try compare(Link(word, destination: url), Link(destination: url) { text })
  }

  @Test("sections of lists")
  func sections() throws {
    try compare(
      List { Section(word) { Text("Row") } },
      List {
        Section {
          Text("Row")
        } header: {
          text
        }
      })
  }

  @Test("rows that lead to pages")
  func links() throws {
    try compare(
      NavigationStack { List { NavigationLink(word) { Text("There") } } },
      NavigationStack {
        List {
          NavigationLink {
            Text("There")
          } label: {
            text
          }
        }
      })
    try compare(
      NavigationStack { List { NavigationLink(word, value: 1) } },
      NavigationStack { List { NavigationLink(value: 1) { text } } })
  }

  @Test("what stands where nothing is")
  func unavailable() throws {
    try compare(
      ContentUnavailableView(word, systemImage: "star", description: Text("Nothing")),
      ContentUnavailableView {
        Label {
          text
        } icon: {
          Image(systemName: "star")
        }
      } description: {
        Text("Nothing")
      })
  }

  // MARK: Pages and dialogs

  @Test("titles of pages")
  func titles() throws {
    try compare(
      NavigationStack { Color.red.navigationTitle(word) },
      NavigationStack { Color.red.navigationTitle(text) })
  }

  @Test("alerts and dialogs, shown and not", arguments: [true, false])
  func dialogs(isShown: Bool) throws {
    let shown = Binding.constant(isShown)
    try compare(
      isShown: isShown, Color.red.alert(word, isPresented: shown) { Button("OK") {} },
      Color.red.alert(text, isPresented: shown) { Button("OK") {} })
    try compare(
      isShown: isShown,
      Color.red.alert(word, isPresented: shown) {
        Button("OK") {}
      } message: {
        Text("Why")
      },
      Color.red.alert(text, isPresented: shown) {
        Button("OK") {}
      } message: {
        Text("Why")
      })
    try compare(
      isShown: isShown,
      Color.red.confirmationDialog(word, isPresented: shown, titleVisibility: .visible) {
        Button("Go") {}
      },
      Color.red.confirmationDialog(text, isPresented: shown, titleVisibility: .visible) {
        Button("Go") {}
      } message: {
        EmptyView()
      })
  }

  @Test("a dialog that has a text as its title needs no message")
  func dialogOfText() throws {
    let shown = Binding.constant(true)
    try compare(
      Color.red.confirmationDialog(text, isPresented: shown, titleVisibility: .visible) {
        Button("Go") {}
      },
      Color.red.confirmationDialog("Harbour", isPresented: shown, titleVisibility: .visible) {
        Button("Go") {}
      })
  }

  @Test("badges of rows, and none where there is no resource")
  func badges() throws {
    try compare(List { Text("Row").badge(word) }, List { Text("Row").badge(text) })
    let none: LocalizedStringResource? = nil
    try compare(isShown: false, List { Text("Row").badge(none) }, List { Text("Row") })
  }

  @Test("prompts of search fields")
  func search() throws {
    try compare(
      NavigationStack { List { Text("Row") }.searchable(text: .constant(""), prompt: word) },
      NavigationStack { List { Text("Row") }.searchable(text: .constant(""), prompt: text) })
  }

  @Test("names for those who do not see")
  func names() throws {
    let spoken = try Rehearsal(stage) { Color.red.onTapGesture {}.accessibilityLabel(word) }
    let other = try Rehearsal(stage) { Color.red.onTapGesture {}.accessibilityLabel(text) }
    let labels = spoken.graph.tappables.map(\.label)
    #expect(labels == other.graph.tappables.map(\.label) && labels.count == 1)
    #expect(labels != [""])
  }

  @Test("tabs")
  func tabs() throws {
    let one = TabView { Tab(word, systemImage: "star", value: 1) { Text("In") } }
    let other = TabView {
      Tab(value: 1) {
        Text("In")
      } label: {
        Label {
          text
        } icon: {
          Image(systemName: "star")
        }
      }
    }
    #expect(try list(on: stage) { one }.words == list(on: stage) { other }.words)
    #expect(try list(on: stage) { one }.words.contains("Harbour"))
  }

  // MARK: Tables

  @Test("a resource is looked up where it is shown, and its Markdown counts as a key's")
  func tables() throws {
    var english = stage
    english.strings = Self.table
    let resource: LocalizedStringResource = "greeting"
    let title = try Rehearsal(english) { Button(resource) {} }.list
    let key = try Rehearsal(english) { Button("greeting") {} }.list
    #expect(title.words.joined() == "Good day" && title.lines == key.lines)
  }
}
