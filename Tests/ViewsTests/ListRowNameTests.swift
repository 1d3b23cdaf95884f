import Rostrum
import Testing
import ViewEngine

/// What traces call the parts of a list.
@MainActor @Suite("Names of a list's separators")
struct ListRowNameTests {
  private struct Numbers: View {
    var first = 0
    var body: some View {
      List {
        ForEach(first..<4, id: \.self) { number in
          NavigationLink("row \(number)", value: number)
        }
      }
      .listStyle(.plain)
    }
  }

  /// Where separators are, by their names.
  private func lines(_ graph: ViewGraph) -> [String: Double] {
    var lines: [String: Double] = [:]
    for value in ValueTrace(of: graph).sample() where value.property.hasPrefix("line.") {
      if value.property.hasSuffix(".y"), case .number(let y) = value.model {
        lines[value.property] = y
      }
    }
    return lines
  }

  @Test("a separator keeps its name while a pressed row hides others")
  func pressed() throws {
    let stage = try Rehearsal(.of(200, 300)) { NavigationStack { Numbers() } }
    let before = lines(stage.graph)
    #expect(before.count >= 3)
    try stage.finger(.began, 50, 66)
    try stage.advance(to: 0.3)
    let pressed = lines(stage.graph)
    #expect(pressed.count < before.count)
    for (name, y) in pressed { #expect(before[name] == y, "\(name)") }
  }

  @Test("a row that comes has a name that none had before")
  func inserted() throws {
    final class Model: ObservableObject { @Published var first = 1 }
    struct Scene: View {
      @ObservedObject var model: Model
      var body: some View { Numbers(first: model.first) }
    }
    let model = Model()
    let stage = try Rehearsal(.of(200, 300)) { Scene(model: model) }
    let before = lines(stage.graph)
    try stage.now { model.first = 0 }
    try stage.advance(to: 3)
    let after = lines(stage.graph)
    let height = 44.0
    for (name, y) in before { #expect(after[name] == y + height, "\(name)") }
    #expect(Set(after.keys).subtracting(before.keys).count == 1)
  }
}
