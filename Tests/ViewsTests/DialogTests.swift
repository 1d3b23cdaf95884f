import Foundation
import Rostrum
import Testing

@MainActor @Suite("Alerts and confirmation dialogs")
struct DialogTests {
  private static let page = Stage.of(390, 844)
  private let journal = Journal()
  private let hook = Hook<Bool>()

  private struct Scene<Content: View>: View {
    let hook: Hook<Bool>
    @ViewBuilder let content: (Binding<Bool>) -> Content
    @State private var isShown = false
    var body: some View {
      hook.binding = $isShown
      return content($isShown)
    }
  }

  /// A stage on which something is presented, and at rest.
  private func shown<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<Bool>) -> Content
  ) throws -> Rehearsal {
    let stage = try Rehearsal(Self.page) { Scene(hook: hook, content: content) }
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    return stage
  }

  private func button(_ number: Int, _ role: ButtonRole? = nil) -> some View {
    Button(role: role) {
      journal.note("\(number)")
    } label: {
      Tile.of(number, 60, 10)
    }
  }

  @Test(
    "an alert stands in the middle; two buttons that fit stand side by side, the cancelling one first"
  )
  func pair() throws {
    let stage = try shown { shown in
      Tile(1).alert("Sure?", isPresented: shown) {
        button(3)
        button(4, .cancel)
      } message: {
        Tile.of(2, 100, 20)
      }
    }
    let (words, first, second) = (try stage.tile(2), try stage.tile(4), try stage.tile(3))
    #expect(words.midX == 195)
    #expect(abs(first.midX - 127.5) < 0.51 && abs(second.midX - 262.5) < 0.51)
    #expect(first.midY == second.midY)
    // Half of a button, and what is below the words.
    #expect(abs(first.midY - words.maxY - 22 - 19) < 1)
    #expect(stage.words?.contains("Sure?") == true)
  }

  @Test("more buttons, and such as do not fit, stand one below another, the cancelling one last")
  func stacked() throws {
    let three = try shown { shown in
      Tile(1).alert("", isPresented: shown) {
        button(2, .cancel)
        button(3)
        button(4, .destructive)
      }
    }
    let places = try [3, 4, 2].map { try three.tile($0).midY }
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 == 44 })
    #expect(try [2, 3, 4].allSatisfy { try three.tile($0).midX == 195 })
    let wide = try shown { shown in
      Tile(1).alert("", isPresented: shown) {
        button(2)
        Button {
        } label: {
          Tile.of(3, 200, 10)
        }
      }
    }
    #expect(try wide.tile(3).midY - wide.tile(2).midY == 44)
  }

  @Test("without buttons there is one that says OK, and it ends the alert")
  func usual() throws {
    let stage = try shown { shown in Tile(1).alert("Done", isPresented: shown) {} }
    #expect(stage.words?.contains("OK") == true)
    let card = try #require(stage.frames.first { abs($0.width - 270) < 0.1 })
    #expect(abs(card.midX - 195) < 0.1 && abs(card.midY - 422) < 0.51, "\(card)")
    try stage.tap(195, card.maxY - 22, at: 2.5)
    try stage.advance(to: 4)
    #expect(hook.value == false)
    #expect(stage.words?.contains("OK") != true)
  }

  @Test("a button ends the alert before it does what it is for; a tap beside it does nothing")
  func acts() throws {
    let stage = try shown { shown in
      Tile(1).alert("", isPresented: shown) {
        Button {
          journal.note("\(hook.value == false)")
        } label: {
          Tile.of(2, 60, 10)
        }
      }
    }
    try stage.tap(20, 20, at: 2.1)
    #expect(hook.value == true)
    let place = try stage.tile(2)
    try stage.tap(place.midX, place.midY, at: 2.5)
    try stage.advance(to: 4)
    #expect(journal.lines == ["true"])
    #expect(stage.tiles[2] == nil)
  }

  @Test("it comes from somewhat larger, and fades")
  func arrival() throws {
    let stage = try Rehearsal(Self.page) {
      Scene(hook: hook) { shown in
        Tile(1).alert("", isPresented: shown) {
        } message: {
          Tile.of(2, 100, 20)
        }
      }
    }
    try stage.now { hook.value = true }
    var widths: [CGFloat] = []
    for time in [0.01, 0.05, 0.1, 0.2, 0.35, 2] {
      try stage.advance(to: time)
      widths.append(try stage.tile(2).width)
    }
    #expect(widths[0] > 118 && widths[0] <= 120 && abs(widths[5] - 100) < 1e-3)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 })
    // 100 + 20 (1 + ωt) e^(−ωt), with ω = √522.35, after 0.1 and 0.2 s.
    #expect(abs(widths[2] - 106.684) < 0.01 && abs(widths[3] - 101.153) < 0.01, "\(widths)")
    try stage.advance(to: 3)
    try stage.now { hook.value = false }
    try stage.advance(to: 3.1)
    #expect(abs(try stage.tile(2).width - 100) < 1e-3)
    #expect(!stage.opacities.isEmpty)
  }

  @Test("a confirmation comes from below; what cancels stands apart, and is there in any case")
  func confirmation() throws {
    let own = try shown { shown in
      Tile(1).confirmationDialog("Hidden", isPresented: shown) {
        button(2)
        button(3, .cancel)
      }
    }
    let (action, cancel) = (try own.tile(2), try own.tile(3))
    #expect(abs(cancel.midY - (844 - 8 - 28.5)) < 0.51)
    #expect(abs(cancel.midY - action.midY - 57 - 8) < 0.51)
    #expect(own.words?.contains("Hidden") != true)
    let added = try shown { shown in
      Tile(1).confirmationDialog("Seen", isPresented: shown, titleVisibility: .visible) {
        button(2)
      } message: {
        Text("Below")
      }
    }
    for word in ["Cancel", "Seen", "Below"] {
      #expect(added.words?.contains(word) == true, "\(word)")
    }
    try added.tap(195, 60, at: 3)
    #expect(hook.value == false && journal.lines.isEmpty)
  }

  @Test("on a tablet a confirmation points at what asks, and a touch beside it cancels")
  func tablet() throws {
    let stage = try Rehearsal(Stage.of(834, 1194)) {
      Scene(hook: hook) { shown in
        Tile.of(1, 100, 40).confirmationDialog(
          "Sure?", isPresented: shown, titleVisibility: .visible
        ) {
          button(3)
          button(4, .cancel)
        } message: {
          Tile.of(2, 60, 20)
        }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    let (asks, words, answer) = (try stage.tile(1), try stage.tile(2), try stage.tile(3))
    // Under what asks, by the height of the arrow; the row is 57 high, 25 below the message.
    #expect(answer.midX == 417 && words.midX == 417 && words.minY > asks.maxY + 13)
    #expect(abs(answer.midY - words.maxY - 25 - 28.5) < 1)
    #expect(stage.tiles[4] == nil)
    #expect(stage.frames.contains { abs($0.width - 304) < 0.01 })
    try stage.tap(20, 20, at: 2.5)
    try stage.advance(to: 4)
    #expect(hook.value == false && stage.tiles[3] == nil)
  }

  @Test("an alert about data is there only with data; about an error it says what that is")
  func data() throws {
    let without = try shown { shown in
      Tile(1).alert("Data", isPresented: shown, presenting: nil as Int?) { _ in button(2) }
    }
    #expect(without.tiles[2] == nil)
    let with = try shown { shown in
      Tile(1).alert("Data", isPresented: shown, presenting: 7) {
        button($0)
      } message: {
        Text("about \($0)")
      }
    }
    #expect(with.tiles[7] != nil && with.words?.contains("about 7") == true)
    struct Trouble: LocalizedError { var errorDescription: String? { "no paper" } }
    let error = try shown { shown in
      Tile(1).alert(isPresented: shown, error: Trouble()) { button(2) }
    }
    #expect(error.words?.contains("no paper") == true)
  }

  @Test("the older alerts and sheets say the same")
  func older() throws {
    let alert = try shown { shown in
      Tile(1).alert(isPresented: shown) {
        Alert(
          title: Text("Old"), message: Text("Still here"), primaryButton: .destructive(Text("Go")),
          secondaryButton: .cancel())
      }
    }
    for word in ["Old", "Still here", "Go", "Cancel"] {
      #expect(alert.words?.contains(word) == true, "\(word)")
    }
    let plain = try shown { shown in
      Tile(1).alert(isPresented: shown) { Alert(title: Text("Plain")) }
    }
    #expect(plain.words?.contains("OK") == true)
    let sheet = try shown { shown in
      Tile(1).actionSheet(isPresented: shown) {
        ActionSheet(title: Text("Which?"), buttons: [.default(Text("This")), .cancel()])
      }
    }
    for word in ["Which?", "This", "Cancel"] {
      #expect(sheet.words?.contains(word) == true, "\(word)")
    }
  }

  @Test("fields stand between the words and the buttons")
  func fields() throws {
    let stage = try shown { shown in
      Tile(1).alert("Name", isPresented: shown) {
        Tile(5).frame(height: 30)
        button(2)
      }
    }
    let (field, below) = (try stage.tile(5), try stage.tile(2))
    #expect(abs(field.width - 238) < 1e-9)
    #expect(field.maxY < below.minY)
  }
}
