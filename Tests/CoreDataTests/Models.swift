import CoreData
import Foundation

/// A box with things, as the loader writes the classes of a data model.
class Box: NSManagedObject {}
extension Box {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue("name", newValue) }
  }
  var rank: Int16 {
    get { _managedValue("rank") }
    set { _setManagedValue("rank", newValue) }
  }
  var day: Date? {
    get { _managedValue("day") }
    set { _setManagedValue("day", newValue) }
  }
  var isFull: Bool {
    get { _managedValue("isFull") }
    set { _setManagedValue("isFull", newValue) }
  }
  var things: NSSet? {
    get { _managedValue("things") }
    set { _setManagedValue("things", newValue) }
  }
  var rows: NSOrderedSet? {
    get { _managedValue("rows") }
    set { _setManagedValue("rows", newValue) }
  }
  func addToThings(_ value: Thing) { _callManaged("addToThings", value) }
  func removeFromThings(_ value: Thing) { _callManaged("removeFromThings", value) }
  func addToThings(_ values: NSSet) { _callManaged("addToThings", values) }
  func insertIntoRows(_ value: Thing, at idx: Int) { _callManaged("insertIntoRows", value, idx) }
  func removeFromRows(at idx: Int) { _callManaged("removeFromRows", idx) }
  func replaceRows(at idx: Int, with value: Thing) { _callManaged("replaceRows", idx, value) }
}
extension Box: Identifiable {}

class Thing: NSManagedObject {}
extension Thing {
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue("title", newValue) }
  }
  var box: Box? {
    get { _managedValue("box") }
    set { _setManagedValue("box", newValue) }
  }
}

/// A thing of glass: an entity below another.
final class Glass: Thing {}

/// The model of these classes, and a store with it.
enum Boxes {
  static var model: NSManagedObjectModel {
    NSManagedObjectModel(
      _named: "Boxes",
      [
        _ModelEntity(
          "Box", class: "CoreDataTests.Box",
          [
            .attribute("name", .stringAttributeType),
            .attribute("rank", .integer16AttributeType, 3),
            .attribute("day", .dateAttributeType), .attribute("isFull", .booleanAttributeType),
            .relationship(
              "things", to: "Thing", inverse: "box", .cascadeDeleteRule, isToMany: true,
              isOrdered: false),
            .relationship(
              "rows", to: "Thing", inverse: nil, .nullifyDeleteRule, isToMany: true,
              isOrdered: true),
          ]),
        _ModelEntity(
          "Thing", class: "CoreDataTests.Thing",
          [
            .attribute("title", .stringAttributeType, "thing"),
            .relationship(
              "box", to: "Box", inverse: "things", .nullifyDeleteRule, isToMany: false,
              isOrdered: false),
          ]),
        _ModelEntity("Glass", class: "CoreDataTests.Glass", parent: "Thing", []),
      ])
  }

  static func container() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Boxes", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    return container
  }

  /// Boxes of some ranks, saved.
  static func container(ranks: [Int16]) throws -> NSPersistentContainer {
    let container = container()
    for rank in ranks {
      let box = Box(context: container.viewContext)
      (box.rank, box.name) = (rank, "\(rank)")
    }
    try container.viewContext.save()
    return container
  }

  static func request() -> NSFetchRequest<Box> { NSFetchRequest(entityName: "Box") }
}
