import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Fields for values, and what fields tell of their editing.
@MainActor @Suite("Fields for values")
struct ValueFieldTests {
  private final class Journal {
    var lines: [String] = []
  }

  private func show(@ViewBuilder _ field: () -> some View) throws -> Rehearsal {
    try Rehearsal(.of(300, 100), field)
  }
  /// Taps into the field, which is the first thing there, and types.
  private func type(_ words: String, into stage: Rehearsal) throws {
    let place = try stage.graph.resolve(.index(1), forDragging: false)
    let now = stage.graph.timeline.now.seconds
    try stage.tap(Double(place.x), Double(place.y), at: now + 0.1)
    try stage.type(words)
    try stage.graph.settleNow()
    try stage.advance(to: stage.graph.timeline.now.seconds + 0.5)
  }
  private let erasing = String(repeating: "\u{8}", count: 20)

  @Test("what is typed is the value when the return key ends the editing, and not before")
  func committed() throws {
    let hook = Hook<Double>()
    struct Field: View {
      let hook: Hook<Double>
      @State private var value = 12.5
      var body: some View {
        hook.binding = $value
        return TextField("Amount", value: $value, format: .number)
      }
    }
    let stage = try show { Field(hook: hook) }
    #expect(stage.list.words == ["12.5"])
    try type(erasing + "40", into: stage)
    #expect(stage.list.words.contains("40") && hook.value == 12.5)
    try stage.type("\n")
    try stage.graph.settleNow()
    #expect(hook.value == 40 && stage.list.words.contains("40"))
  }

  @Test("what is no value is forgotten, and an empty field is none where there may be none")
  func refused() throws {
    struct Fields: View {
      let hook: Hook<Int?>
      @State private var value: Int? = 7
      var body: some View {
        hook.binding = $value
        return TextField("Count", value: $value, format: .number)
      }
    }
    let hook = Hook<Int?>()
    let stage = try show { Fields(hook: hook) }
    try type(erasing + "many\n", into: stage)
    #expect(hook.value == .some(7) && stage.list.words == ["7"])
    try type(erasing + "\n", into: stage)
    #expect(hook.value == .some(nil) && stage.list.words == ["Count"])
    try type("31\n", into: stage)
    #expect(hook.value == .some(31))
  }

  @Test("a formatter reads numbers of the value's own type")
  func formatter() throws {
    struct Fields<V>: View {
      let hook: Hook<V>
      @State var value: V
      var body: some View {
        hook.binding = $value
        return TextField("Count", value: $value, formatter: NumberFormatter())
      }
    }
    let (whole, broken) = (Hook<Int>(), Hook<Double>())
    try type(erasing + "5\n", into: show { Fields(hook: whole, value: 3) })
    try type(erasing + "2\n", into: show { Fields(hook: broken, value: 0.5) })
    #expect(whole.value == 5 && broken.value == 2)
  }

  @Test("a field tells when its editing begins and ends, and when the return key ended it")
  func told() throws {
    let journal = Journal()
    struct Fields: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text) {
          journal.lines.append($0 ? "begun" : "ended")
        } onCommit: {
          journal.lines.append("committed \(text)")
        }
      }
    }
    let stage = try show { Fields(journal: journal) }
    try type("Ada", into: stage)
    #expect(journal.lines == ["begun"])
    try stage.type("\n")
    try stage.graph.settleNow()
    #expect(journal.lines == ["begun", "committed Ada", "ended"])
  }

  @Test("a secure field tells when the return key ended its editing")
  func secret() throws {
    let journal = Journal()
    struct Fields: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        SecureField("Word", text: $text) { journal.lines.append("committed \(text)") }
      }
    }
    let stage = try show { Fields(journal: journal) }
    try type("ab", into: stage)
    #expect(journal.lines.isEmpty)
    try stage.type("\n")
    try stage.graph.settleNow()
    #expect(journal.lines == ["committed ab"])
  }

  @Test("every form shows its value or its title")
  func forms() throws {
    let price: Binding<Double?> = .constant(nil)
    let list = try list(on: .of(300, 300)) {
      VStack {
        TextField("A", value: price, format: .number)
        TextField(String("B"), value: price, format: .number)
        TextField(String("C"), value: .constant(3), format: .number)
        TextField(value: .constant(4), format: .number) { Text("D") }
        TextField(value: price, format: .number) { Text("E") }
        TextField(value: .constant(5), formatter: NumberFormatter()) { Text("F") }
        TextField(String("G"), value: .constant(6), formatter: NumberFormatter())
        TextField("H", text: .constant(""), onEditingChanged: { _ in })
        TextField(String("I"), text: .constant(""), onEditingChanged: { _ in })
        TextField(String("J"), text: .constant(""), onCommit: {})
      }
    }
    #expect(list.words == ["A", "B", "3", "4", "E", "5", "6", "H", "I", "J"])
  }
}
