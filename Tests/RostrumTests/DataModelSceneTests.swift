import Foundation
import Testing

/// Scenes that keep objects of their project's data model.
@Suite("Scenes with a data model")
struct DataModelSceneTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Habit" representedClassName="Habit" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="streak" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <relationship name="days" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Day" inverseName="habit"/>
      </entity>
      <entity name="Day" representedClassName="Day">
        <attribute name="number" attributeType="Integer 16" usesScalarValueType="YES"/>
        <relationship name="habit" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Habit" inverseName="days"/>
      </entity>
    </model>
    """

  private static let day = """
    import CoreData

    @objc(Day)
    class Day: NSManagedObject {
      @NSManaged var number: Int16
      @NSManaged var habit: Habit?
    }
    """

  private static let store = """
    import CoreData

    struct Store {
      let container = NSPersistentContainer(name: "Habits")
      init() {
        container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in
          if let error = error as NSError? { fatalError("\\(error)") }
        }
      }
    }
    """

  private static let scene = """
    import SwiftUI

    struct HabitList: View {
      @Environment(\\.managedObjectContext) private var context
      @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Habit.streak, ascending: false)])
      private var habits: FetchedResults<Habit>
      @FetchRequest(
        sortDescriptors: [], predicate: NSPredicate(format: "streak > %d AND ANY days.number > 4", 4))
      private var long: FetchedResults<Habit>
      var body: some View {
        VStack {
          ForEach(habits) { habit in
            Button("\\(habit.name ?? "") \\(habit.streak), \\(habit.days?.count ?? 0) days") {
              habit.streak += 3
              let day = Day(context: context)
              day.number = habit.streak
              habit.addToDays(day)
            }
          }
          Text("\\(long.count) long")
          Button("Add") {
            let habit = Habit(context: context)
            habit.name = "Stretch"
            try? context.save()
          }
          Button("Clear") { habits.forEach(context.delete) }
        }
      }
    }

    #Preview {
      let context = Store().container.viewContext
      for (name, streak) in [("Read", 4), ("Run", 2)] {
        let habit = Habit(context: context)
        (habit.name, habit.streak) = (name, Int16(streak))
      }
      return HabitList().environment(\\.managedObjectContext, context)
    }
    """

  private func project() throws -> BuiltTool {
    let tool = try BuiltTool()
    try tool.write("// swift-tools-version:6.0", to: "Package.swift")
    try tool.write(Self.model, to: "App/Habits.xcdatamodeld/Habits.xcdatamodel/contents")
    try tool.write(Self.day, to: "App/Day.swift")
    try tool.write(Self.store, to: "App/Store.swift")
    try tool.write(Self.scene, to: "App/HabitList.swift")
    return tool
  }

  /// What there is to be tapped two seconds on, by the words of a step that finds nothing.
  private func there(_ tool: BuiltTool, _ options: [String]) throws -> String {
    let asked = try tool.run(
      ["inspect", "App/HabitList.swift", "--duration", "3"] + options + ["--tap", "Nowhere@2.5"])
    #expect(asked.status != 0)
    return asked.error
  }

  @Test("have its classes, and follow what is changed, put in and deleted")
  func followed() throws {
    let tool = try project()
    defer { tool.remove() }
    let first = try there(tool, [])
    #expect(first.contains("'Read 4, 0 days'") && first.contains("'Run 2, 0 days'"))
    let changed = try there(tool, ["--tap", "Run 2@0.5", "--tap", "Add@1"])
    #expect(changed.contains("'Run 5, 1 days'") && changed.contains("'Stretch 3, 0 days'"))
    let cleared = try there(tool, ["--tap", "Clear@0.5"])
    #expect(cleared.contains("'Add'") && !cleared.contains("days"))
  }

  @Test("are made anew when the model changes")
  func changed() throws {
    let tool = try project()
    defer { tool.remove() }
    #expect(try there(tool, ["--tap", "Add@0.5"]).contains("'Stretch 3, 0 days'"))
    try tool.write(
      Self.model.replacingOccurrences(of: "\"3\"", with: "\"8\""),
      to: "App/Habits.xcdatamodeld/Habits.xcdatamodel/contents")
    #expect(try there(tool, ["--tap", "Add@0.5"]).contains("'Stretch 8, 0 days'"))
  }

  @Test("a container whose model is not there is told with those that are")
  func missing() throws {
    let tool = try project()
    defer { tool.remove() }
    try tool.write(
      Self.store.replacingOccurrences(of: "Habits", with: "Others"), to: "App/Store.swift")
    let made = try tool.run(["inspect", "App/HabitList.swift", "--duration", "1"])
    #expect(made.status != 0)
    #expect(made.error.contains("no entity for the class 'Habit'"))
    #expect(made.error.contains("no data model 'Others' is in the project, which has 'Habits'"))
  }
}
