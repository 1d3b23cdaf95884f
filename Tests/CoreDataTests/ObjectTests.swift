import Foundation
import OpenCombine
import Testing

@testable import CoreData

/// Objects by themselves, and what leads from one to another.
@Suite struct ObjectTests {
  private let context = Boxes.container().viewContext

  @Test("a new object has the model's values, and scalars are nothing where it says none")
  func defaults() {
    let box = Box(context: context)
    #expect(box.name == nil && box.rank == 3 && !box.isFull && box.day == nil)
    #expect(box.things?.count == 0 && box.rows?.count == 0)
    #expect(Thing(context: context).title == "thing")
    #expect(box.isInserted && box.hasChanges && box.managedObjectContext === context)
  }

  @Test("what is written by key is read by property, and the other way round")
  func keys() {
    let box = Box(context: context)
    box.setValue("a", forKey: "name")
    box.rank = 7
    #expect(box.name == "a" && box.value(forKey: "rank") as? Int16 == 7)
    box.setValue(NSNumber(value: 9), forKey: "rank")
    #expect(box.rank == 9)
    box.setValue(60.0, forKey: "day")
    #expect(box.day == Date(timeIntervalSinceReferenceDate: 60))
    box.name = nil
    #expect(box.value(forKey: "name") == nil)
  }

  @Test("relations lead back from both sides, whichever is written")
  func inverse() {
    let (first, second) = (Box(context: context), Box(context: context))
    let (a, b) = (Thing(context: context), Thing(context: context))
    a.box = first
    first.addToThings(b)
    #expect(first.things as? Set<Thing> == [a, b] && b.box === first)
    // What has one box leaves it for another.
    second.addToThings(a)
    #expect(a.box === second && first.things as? Set<Thing> == [b])
    second.removeFromThings(a)
    #expect(a.box == nil && second.things?.count == 0)
    second.things = NSSet(array: [a, b])
    #expect(first.things?.count == 0 && b.box === second)
    #expect(second.value(forKeyPath: "things.title") as? [String] == ["thing", "thing"])
  }

  @Test("ordered relations keep places")
  func ordered() {
    let box = Box(context: context)
    let things = (0..<3).map { _ in Thing(context: context) }
    for thing in things { box.insertIntoRows(thing, at: 0) }
    #expect(box.rows?.array as? [Thing] == things.reversed())
    box.removeFromRows(at: 1)
    #expect(box.rows?.array as? [Thing] == [things[2], things[0]])
    box.replaceRows(at: 0, with: things[1])
    #expect(box.rows?.array as? [Thing] == [things[1], things[0]])
  }

  @Test("an object publishes before it changes, once a change")
  func publishes() {
    let box = Box(context: context)
    var seen: [Int16] = []
    let subscription = box.objectWillChange.sink { seen.append(box.rank) }
    box.rank = 4
    box.rank = 5
    #expect(seen == [3, 4])
    subscription.cancel()
  }

  @Test("what was changed is known until it is saved")
  func changes() throws {
    let box = Box(context: context)
    try context.save()
    #expect(!box.hasChanges && !context.hasChanges)
    box.rank = 5
    #expect(box.isUpdated && context.hasChanges && context.updatedObjects == [box])
    #expect(box.changedValues().keys.sorted() == ["rank"])
    #expect(box.committedValues(forKeys: ["rank"])["rank"] as? Int16 ?? 3 == 3)
    try context.save()
    #expect(!box.isUpdated && box.changedValues().isEmpty)
  }

  @Test("entities below count as those above")
  func subentities() throws {
    let glass = Glass(context: context)
    #expect(glass.entity.name == "Glass" && glass.title == "thing")
    let things = NSFetchRequest<Thing>(entityName: "Thing")
    #expect(try context.fetch(things) == [glass])
    things.includesSubentities = false
    #expect(try context.fetch(things).isEmpty)
    let made = NSEntityDescription.insertNewObject(forEntityName: "Glass", into: context)
    #expect(made is Glass)
  }
}
