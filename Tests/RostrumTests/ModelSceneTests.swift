import Foundation
import Testing

/// Scenes that keep models and drag things, as files of a project.
@Suite("Scenes with models, and with things that are dragged")
struct ModelSceneTests {
  private static let models = """
    import Foundation
    import SwiftData

    @Model final class Habit {
      @Attribute(.unique) var name: String
      var streak: Int
      @Relationship(deleteRule: .cascade, inverse: \\Day.habit) var days: [Day] = []
      init(name: String, streak: Int) {
        self.name = name
        self.streak = streak
      }
    }

    @Model final class Day {
      var number: Int
      var habit: Habit?
      init(number: Int) { self.number = number }
    }
    """

  private static let scene = """
    import SwiftData
    import SwiftUI

    struct HabitList: View {
      @Environment(\\.modelContext) private var context
      @Query(sort: \\Habit.streak, order: .reverse) private var habits: [Habit]
      @Query(filter: #Predicate<Habit> { $0.streak > 4 }) private var long: [Habit]
      var body: some View {
        VStack {
          ForEach(habits) { habit in
            Button("\\(habit.name) \\(habit.streak), \\(habit.days.count) days") {
              habit.streak += 3
              habit.days.append(Day(number: habit.streak))
            }
          }
          Text("\\(long.count) long")
          Button("Add") { context.insert(Habit(name: "Stretch", streak: 3)) }
          Button("Clear") { habits.forEach { context.delete($0) } }
        }
      }
    }

    #Preview {
      let container = try! ModelContainer(
        for: Habit.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      for (name, streak) in [("Read", 4), ("Run", 2)] {
        container.mainContext.insert(Habit(name: name, streak: streak))
      }
      return HabitList().modelContainer(container)
    }
    """

  private static let board = """
    import SwiftUI

    struct Card: Codable, Transferable {
      var title: String
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \\.title)
      }
    }

    struct Board: View {
      @State private var told = "nothing yet"
      @State private var isOver = false
      var body: some View {
        VStack(spacing: 40) {
          Text("Card").padding().draggable(Card(title: "Write")) { Text("Preview") }
          Button(isOver ? "let go" : told) {}.frame(width: 200, height: 200)
            .dropDestination(for: String.self) { items, _ in
              told = "took \\(items.joined())"
              return true
            } isTargeted: {
              isOver = $0
            }
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 300, height: 400)) { Board() }
    """

  /// What is said in a scene after what a person does, and what the tool warns of.
  private func trace(_ tool: BuiltTool, _ scene: String, _ options: [String] = []) throws -> String
  {
    let traced = try tool.run(
      ["inspect", scene, "--trace", "trace.csv", "--duration", "3"] + options)
    #expect(traced.status == 0, "\(traced.error)")
    return try tool.text("trace.csv") + traced.error
  }

  @Test("follow the models of a preview's container, which other files declare")
  func models() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write("// swift-tools-version:6.0", to: "Package.swift")
    try tool.write(Self.models, to: "App/Models.swift")
    try tool.write(Self.scene, to: "App/HabitList.swift")
    let said = try trace(tool, "App/HabitList.swift")
    #expect(said.contains("'Read 4, 0 days'") && said.contains("'Run 2, 0 days'"))
    #expect(said.contains("'0 long'") && !said.contains("no effect"))
    let cleared = try trace(tool, "App/HabitList.swift", ["--tap", "Clear@0.5"])
    #expect(cleared.contains("'0 long'"))
  }

  /// What there is to be tapped two seconds on, by the words of a step that finds nothing.
  private func there(_ tool: BuiltTool, _ scene: String, _ options: [String]) throws -> String {
    let asked = try tool.run(
      ["inspect", scene, "--duration", "3"] + options + ["--tap", "Nowhere@2.5"])
    #expect(asked.status != 0)
    return asked.error
  }

  @Test("follow what is changed, put in and deleted while they are shown")
  func changes() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write("// swift-tools-version:6.0", to: "Package.swift")
    try tool.write(Self.models, to: "App/Models.swift")
    try tool.write(Self.scene, to: "App/HabitList.swift")
    let changed = try there(
      tool, "App/HabitList.swift", ["--tap", "Run 2@0.5", "--tap", "Add@1", "--tap", "Add@1.5"])
    #expect(changed.contains("'Run 5, 1 days'") && changed.contains("'Read 4, 0 days'"))
    #expect(changed.components(separatedBy: "'Stretch 3, 0 days'").count == 2)
    let cleared = try there(tool, "App/HabitList.swift", ["--tap", "Clear@0.5"])
    #expect(cleared.contains("'Add'") && !cleared.contains("days"))
  }

  @Test("drop what a finger lifts, and nothing that it only pushes")
  func drag() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.board, to: "Board.swift")
    let dropped = try there(
      tool, "Board.swift", ["--drag", "Card@0.2 by 0,0 in 0.6 by 0,150 in 0.4 by 0,0 in 0.3"])
    #expect(dropped.contains("'took Write'"))
    let held = try there(
      tool, "Board.swift", ["--drag", "Card@0.2 by 0,0 in 0.6 by 0,150 in 0.4 by 0,0 in 1.7"])
    #expect(held.contains("'let go'"))
    let pushed = try there(tool, "Board.swift", ["--drag", "Card@0.2 by 0,150 in 0.4"])
    #expect(pushed.contains("'nothing yet'"))
  }

  @Test("say that a query has no container above it")
  func noContainer() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write("// swift-tools-version:6.0", to: "Package.swift")
    try tool.write(Self.models, to: "App/Models.swift")
    let alone = Self.scene.replacingOccurrences(
      of: "return HabitList().modelContainer(container)", with: "return HabitList()")
    try tool.write(alone, to: "App/HabitList.swift")
    let said = try trace(tool, "App/HabitList.swift")
    #expect(said.contains("@Query without a .modelContainer above"))
    #expect(!said.contains("'Read 4"))
  }
}
