import DisplayList
import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Dialogs about data, and controls and lists by their other initialisers.
@MainActor @Suite("Dialogs about data")
struct DataDialogTests {
  private struct Scene<Dialog: View>: View {
    let hook: Hook<Bool>
    let dialog: (AnyView, Binding<Bool>) -> Dialog
    @State private var isShown = false
    var body: some View {
      hook.binding = $isShown
      return dialog(AnyView(Color.white), $isShown)
    }
  }
  /// What is drawn a second after a dialog was asked for.
  private func shown(
    _ dialog: @escaping (AnyView, Binding<Bool>) -> some View
  ) throws -> DisplayList {
    let hook = Hook<Bool>()
    let film = try Rehearsal(.of(300, 500)) { Scene(hook: hook, dialog: dialog) }
    try film.now { hook.value = true }
    try film.advance(to: 1)
    return film.graph.displayList()
  }

  @Test("a confirmation about data is one with the data's buttons, by any title")
  func confirmations() throws {
    let same = try shown { view, isShown in
      view.confirmationDialog(Text("Title"), isPresented: isShown, titleVisibility: .visible) {
        Button("Delete 7") {}
      } message: {
        Text("About 7")
      }
    }
    let plain = try shown { view, _ in view }
    #expect(same != plain)
    let data: Int? = 7
    let title = String("Title")
    let all = [
      try shown { view, isShown in
        view.confirmationDialog(
          "Title", isPresented: isShown, titleVisibility: .visible, presenting: data
        ) {
          Button("Delete \($0)") {}
        } message: {
          Text("About \($0)")
        }
      },
      try shown { view, isShown in
        view.confirmationDialog(
          title, isPresented: isShown, titleVisibility: .visible, presenting: data
        ) {
          Button("Delete \($0)") {}
        } message: {
          Text("About \($0)")
        }
      },
      try shown { view, isShown in
        view.confirmationDialog(
          Text(title), isPresented: isShown, titleVisibility: .visible, presenting: data
        ) {
          Button("Delete \($0)") {}
        } message: {
          Text("About \($0)")
        }
      },
      try shown { view, isShown in
        view.confirmationDialog(title, isPresented: isShown, titleVisibility: .visible) {
          Button("Delete 7") {}
        } message: {
          Text("About 7")
        }
      },
    ]
    for list in all { #expect(list == same) }
    let none: Int? = nil
    let absent = try shown { view, isShown in
      view.confirmationDialog("Title", isPresented: isShown, presenting: none) {
        Button("Delete \($0)") {}
      }
    }
    #expect(absent == plain)
  }

  @Test("dialogs about data without a message have none")
  func withoutMessage() throws {
    let data: Int? = 7
    let title = String("Title")
    let alert = try shown { view, isShown in
      view.alert("Title", isPresented: isShown, presenting: data) { Button("Delete \($0)") {} }
    }
    for list in [
      try shown { view, isShown in
        view.alert(title, isPresented: isShown, presenting: data) { Button("Delete \($0)") {} }
      },
      try shown { view, isShown in
        view.alert(Text(title), isPresented: isShown, presenting: data) {
          Button("Delete \($0)") {}
        }
        .dialogIcon(Image(systemName: "star")).dialogSuppressionToggle(isSuppressed: isShown)
      },
    ] { #expect(list == alert) }
    let spoken = try shown { view, isShown in
      view.alert(Text(title), isPresented: isShown, presenting: data) {
        Button("Delete \($0)") {}
      } message: {
        Text("About \($0)")
      }
    }
    #expect(spoken != alert)
    let asked = try shown { view, isShown in
      view.confirmationDialog(title, isPresented: isShown, presenting: data) {
        Button("Delete \($0)") {}
      }
    }
    let same = try shown { view, isShown in
      view.confirmationDialog(Text(title), isPresented: isShown, presenting: data) {
        Button("Delete \($0)") {}
      }
    }
    #expect(asked == same)
  }

  @Test("lists of data by their own identities are those of a loop")
  func lists() throws {
    struct Lists: View {
      let way: Int
      @State private var numbers = [1, 2, 3]
      @State private var one: Int? = 2
      @State private var several: Set<Int> = []
      var body: some View {
        switch way {
        case 0: List(numbers, id: \.self) { Text("\($0)") }
        case 1: List($numbers, id: \.self) { Text("\($0.wrappedValue)") }
        case 2: List(selection: $one) { ForEach(numbers, id: \.self) { Text("\($0)") } }
        case 3: List(numbers, id: \.self, selection: $one) { Text("\($0)") }
        case 4: List(selection: $several) { ForEach(numbers, id: \.self) { Text("\($0)") } }
        case 5: List(numbers, id: \.self, selection: $several) { Text("\($0)") }
        case 6: List(1..<4, selection: $one) { Text("\($0)") }
        default: List(1..<4, selection: $several) { Text("\($0)") }
        }
      }
    }
    let lists = try (0..<8).map { way in try list(on: .of(300, 400)) { Lists(way: way) } }
    #expect(lists[1] == lists[0] && lists[3] == lists[2] && lists[5] == lists[4])
    #expect(lists[6] == lists[2] && lists[7] == lists[4] && lists[2] != lists[0])
  }

  @Test("controls by titles as they are look like those by keys")
  func controls() throws {
    struct Controls: View {
      let title: String?
      @State private var isOn = false
      @State private var value = 1.0
      var body: some View {
        VStack {
          if let title {
            Toggle(title, systemImage: "star", isOn: $isOn)
            Menu(title, systemImage: "star") { Text("a") }
            Menu(title, systemImage: "star") {
              Text("a")
            } primaryAction: {
            }
            Menu(title) {
              Text("a")
            } primaryAction: {
            }
            Stepper(title, onIncrement: {}, onDecrement: {})
            Stepper("Title", value: $value, format: .number)
            Stepper("Title", value: $value, in: 0...2, format: .number)
            Picker("Title", selection: $value) {
              Text("a").tag(1.0)
            } currentValueLabel: {
              Text("b")
            }
          } else {
            Toggle("Title", systemImage: "star", isOn: $isOn)
            Menu("Title", systemImage: "star") { Text("a") }
            Menu("Title", systemImage: "star") {
              Text("a")
            } primaryAction: {
            }
            Menu("Title") {
              Text("a")
            } primaryAction: {
            }
            Stepper("Title", onIncrement: {}, onDecrement: {})
            Stepper("Title", value: $value)
            Stepper("Title", value: $value, in: 0...2)
            Picker("Title", selection: $value) { Text("a").tag(1.0) }
          }
        }
      }
    }
    let stage = Stage.of(300, 700)
    #expect(
      try list(on: stage) { Controls(title: "Title") } == list(on: stage) { Controls(title: nil) })
  }

  @Test("a palette is a row of all choices, outside of menus as segments are")
  func palettes() throws {
    let palette = try list { Segments().pickerStyle(.palette) }
    #expect(try palette == list { Segments().pickerStyle(.segmented) })
    #expect(try palette != list { Segments().pickerStyle(.menu) })
  }
  private struct Segments: View {
    @State private var value = 1
    var body: some View {
      Picker("a", selection: $value) { ForEach(0..<3) { Text("\($0)").tag($0) } }
    }
  }

  @Test("a link with a title shows its page while its binding says so")
  func links() throws {
    struct Page: View {
      @State var isActive = true
      @State var chosen: Int? = 2
      let way: Int
      var body: some View {
        NavigationStack {
          switch way {
          case 0: NavigationLink("a", isActive: $isActive) { Tile.of(9, 10, 10) }
          case 1: NavigationLink(String("a"), isActive: $isActive) { Tile.of(9, 10, 10) }
          case 2: NavigationLink("a", tag: 2, selection: $chosen) { Tile.of(9, 10, 10) }
          case 3: NavigationLink(String("a"), tag: 2, selection: $chosen) { Tile.of(9, 10, 10) }
          default: NavigationLink("a", tag: 1, selection: $chosen) { Tile.of(9, 10, 10) }
          }
        }
      }
    }
    for way in 0..<5 {
      let film = try Rehearsal(.of(300, 400)) { Page(way: way) }
      try film.advance(to: 2)
      #expect((film.tiles[9] != nil) == (way < 4), "\(way)")
    }
  }

  @Test("areas of shapes are put together as those of their paths are")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (one, other) = (Rectangle(), Rectangle().offset(x: 5))
    func area(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(area(one.union(other)) == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(area(one.intersection(other)) == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(area(one.subtracting(other)) == CGRect(x: 0, y: 0, width: 5, height: 10))
    let both = one.symmetricDifference(other, eoFill: true).path(in: rect)
    #expect(both.contains(CGPoint(x: 2, y: 5)) && both.contains(CGPoint(x: 12, y: 5)))
    #expect(!both.contains(CGPoint(x: 7, y: 5)))
  }

  @Test("what no film shows changes no picture")
  func accepted() throws {
    let plain = try list { Tile.of(1, 20, 20) }
    let wished = try list {
      Tile.of(1, 20, 20).focusable(true, interactions: .edit)
        .handlesExternalEvents(preferring: [], allowing: [])
        .typesettingLanguage(Locale.Language(identifier: "de"))
        .textInputSuggestions { Text("a") }.navigationDocument(URL(fileURLWithPath: "/a"))
        .accessibilityInputLabels([String("a")])
        .accessibilityCustomContent(Text("a"), Text("b"), importance: .high)
        .accessibilityCustomContent("a", "b").accessibilityCustomContent("a", String("b"))
        .onDrop(of: ["public.text"], isTargeted: nil) { _, _ in true }
        .contextMenu(forSelectionType: Int.self) { _ in
          Text("a")
        } primaryAction: { _ in
        }
    }
    #expect(wished == plain)
    #expect(IneffectiveSettings.shortcomings.joined().contains("contextMenu(forSelectionType:)"))
    #expect(FocusInteractions.automatic == [.activate, .edit])
  }
}
