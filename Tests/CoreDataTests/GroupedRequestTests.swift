import Foundation
import Testing
@_spi(Engine) import ViewEngine

@testable import CoreData

/// Requests for values, and what is asked of stores.
@Suite struct GroupedRequestTests {
  private func context() throws -> NSManagedObjectContext {
    let context = Boxes.container().viewContext
    for (name, rank) in [("a", 1), ("b", 2), ("a", 3), ("c", 4), ("a", 1)] {
      let box = Box(context: context)
      (box.name, box.rank) = (name, Int16(rank))
    }
    try context.save()
    return context
  }
  private func column(_ name: String, _ function: String, _ key: String) -> NSExpressionDescription
  {
    let description = NSExpressionDescription()
    (description.name, description.expressionResultType) = (name, .integer64AttributeType)
    description.expression = CoreData.NSExpression(
      forFunction: function, arguments: [CoreData.NSExpression(forKeyPath: key)])
    return description
  }
  private func request(_ properties: [Any], by groups: [Any]? = nil) -> NSFetchRequest<NSDictionary>
  {
    let request = NSFetchRequest<NSDictionary>(entityName: "Box")
    request.resultType = .dictionaryResultType
    (request.propertiesToFetch, request.propertiesToGroupBy) = (properties, groups)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return request
  }
  private func words(_ results: [NSDictionary], _ keys: String...) -> [String] {
    results.map { result in
      keys.map { result.object(forKey: NSString(string: $0)).map { "\($0)" } ?? "-" }
        .joined(separator: " ")
    }
  }

  @Test("groups have one result each, with what functions make of their objects")
  func groups() throws {
    let columns = [
      column("count", "count:", "rank"), column("sum", "sum:", "rank"),
      column("least", "min:", "rank"), column("most", "max:", "rank"),
    ]
    let request = request(["name"] + columns, by: ["name"])
    let context = try context()
    #expect(
      words(try context.fetch(request), "name", "count", "sum", "least", "most")
        == ["a 3 5 1 3", "b 1 2 2 2", "c 1 4 4 4"])
    #expect(try context.count(for: request) == 3)
    request.havingPredicate = NSPredicate(format: "count > 1 OR sum > 3")
    #expect(words(try context.fetch(request), "name") == ["a", "c"])
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(words(try context.fetch(request), "name") == ["c"])
  }

  @Test("functions alone make one result of all, and the sums of groups are the sum of all")
  func whole() throws {
    let context = try context()
    let all = try context.fetch(
      request([column("sum", "sum:", "rank"), column("mean", "average:", "rank")]))
    #expect(words(all, "sum", "mean") == ["11 2.2"])
    let parts = try context.fetch(request([column("sum", "sum:", "rank")], by: ["name"]))
    #expect(parts.compactMap { $0["sum"] as? Int }.reduce(0, +) == 11)
  }

  @Test("without groups each object has a result, and equal ones can be one")
  func distinct() throws {
    let context = try context()
    let request = request(["name"])
    #expect(words(try context.fetch(request), "name") == ["a", "a", "a", "b", "c"])
    request.returnsDistinctResults = true
    #expect(words(try context.fetch(request), "name") == ["a", "b", "c"])
    request.propertiesToFetch = ["name", "rank"]
    #expect(try context.fetch(request).count == 4)
  }

  @Test("expressions say what they are, and have values")
  func expressions() throws {
    let path = CoreData.NSExpression(forKeyPath: "rank")
    let count = CoreData.NSExpression(forFunction: "count:", arguments: [path])
    let five = CoreData.NSExpression(forConstantValue: 5)
    #expect(path.expressionType == .keyPath && path.keyPath == "rank" && path.arguments == nil)
    let object = try context().fetch(Boxes.request())[1]
    let rank = CoreData.NSExpression(forKeyPath: \Box.rank)
    #expect(rank.expressionValue(with: object, context: nil) as? Int16 == 2)
    #expect(count.function == "count:" && count.arguments == [path] && count.keyPath.isEmpty)
    #expect(five.expressionValue(with: nil, context: nil) as? Int == 5)
    #expect(path.expressionValue(with: ["rank": 7], context: nil) as? Int == 7)
    #expect(count.expressionValue(with: [["rank": 7], ["rank": 8]], context: nil) as? Int == 2)
    #expect(
      CoreData.NSExpression.expressionForEvaluatedObject().expressionValue(with: 3, context: nil)
        as? Int == 3)
  }

  @Test("stores are moved with their objects, described, found and emptied")
  func stores() throws {
    let container = try Boxes.container(ranks: [1, 2])
    let (context, coordinator) = (container.viewContext, container.persistentStoreCoordinator)
    let store = try #require(coordinator.persistentStores.first)
    let place = URL(fileURLWithPath: "/elsewhere")
    coordinator.setMetadata(["a": 1], for: store)
    let moved = try coordinator.migratePersistentStore(store, to: place, type: .binary)
    #expect(coordinator.persistentStores == [moved] && moved.type == NSBinaryStoreType)
    #expect(coordinator.url(for: moved) == place)
    #expect(coordinator.persistentStore(for: place) === moved)
    #expect(coordinator.metadata(for: moved)["a"] as? Int == 1)
    #expect(try context.count(for: Boxes.request()) == 2)
    try coordinator.destroyPersistentStore(
      at: URL(fileURLWithPath: "/nowhere"), ofType: NSSQLiteStoreType)
    #expect(try context.count(for: Boxes.request()) == 2)
    try coordinator.destroyPersistentStore(at: place, type: .sqlite)
    #expect(try context.count(for: Boxes.request()) == 0)
    try coordinator.replacePersistentStore(
      at: place, withPersistentStoreFrom: place, ofType: NSSQLiteStoreType)
    #expect(IneffectiveSettings.shortcomings.joined().contains("replacePersistentStore"))
  }

  @Test("a description says which entities, pragmas and options a store has")
  func descriptions() throws {
    let container = NSPersistentContainer(name: "Boxes", managedObjectModel: Boxes.model)
    let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/place"))
    description.configuration = "Cloud"
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    description.setValue("WAL" as NSString, forPragmaNamed: "journal_mode")
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    #expect(store.configurationName == "Cloud")
    #expect(store.options?[NSPersistentHistoryTrackingKey] as? NSNumber == true)
    #expect(description.sqlitePragmas["journal_mode"] as? NSString == "WAL")
    #expect(store.persistentStoreCoordinator === container.persistentStoreCoordinator)
  }
}
