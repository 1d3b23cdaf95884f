import Foundation
import Synchronization
import Testing

@testable import CoreData

/// What holds of contexts, whatever is done in them.
@Suite struct ContextLawTests {
  /// What a context has: boxes and things by their places, in words.
  private static func picture(_ context: NSManagedObjectContext) throws -> [String] {
    let boxes = try context.fetch(Boxes.request())
    let things = try context.fetch(NSFetchRequest<Thing>(entityName: "Thing"))
    let rows = boxes.map { box in
      let places = (box.things?.allObjects ?? []).compactMap { $0 as? Thing }
        .map { things.firstIndex(of: $0) ?? -1 }.sorted()
      return "\(box.rank) \(box.name ?? "-") \(box.isFull) \(places)"
    }
    return rows
      + things.map { thing in
        "\(type(of: thing)) \(thing.title ?? "-") \(thing.box.map { boxes.firstIndex(of: $0) ?? -1 } ?? -2)"
      }
  }

  /// Does something to objects that are there, or puts one in.
  private static func edit(_ context: NSManagedObjectContext, _ dice: inout Dice) throws {
    let boxes = try context.fetch(Boxes.request())
    let things = try context.fetch(NSFetchRequest<Thing>(entityName: "Thing"))
    let kind = dice.below(11)
    let (first, second) = (dice.below(1000), dice.below(1000))
    if kind < 2 || boxes.isEmpty {
      let box = Box(context: context)
      (box.rank, box.name) = (Int16(first), second % 3 == 0 ? nil : "\(second)")
      return
    }
    if kind < 4 || things.isEmpty {
      let thing = kind == 2 ? Thing(context: context) : Glass(context: context)
      if first % 2 == 0 { thing.box = boxes[second % boxes.count] }
      return
    }
    let (box, thing) = (boxes[first % boxes.count], things[second % things.count])
    switch kind {
    case 4: box.rank = Int16(second)
    case 5: box.name = second % 2 == 0 ? nil : "\(second)"
    case 6: thing.box = first % 4 == 0 ? nil : box
    case 7: box.addToThings(thing)
    case 8: box.things = NSSet(array: things.filter { $0 === thing || $0.box === box })
    case 9: thing.box?.removeFromThings(thing)
    default: context.delete(first % 3 == 0 ? box : thing)
    }
  }
  private static func edit(
    _ context: NSManagedObjectContext, times: Int, _ dice: inout Dice
  ) throws {
    for _ in 0..<times { try edit(context, &dice) }
  }

  /// A store in which something was done and saved.
  private static func container(_ dice: inout Dice) throws -> NSPersistentContainer {
    let container = Boxes.container()
    try edit(container.viewContext, times: 15, &dice)
    try container.viewContext.save()
    return container
  }
  private static func below(_ parent: NSManagedObjectContext) -> NSManagedObjectContext {
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = parent
    return child
  }

  @Test("relations say the same from both sides after each change", arguments: 0..<20)
  func inverses(seed: Int) throws {
    var dice = Dice(seed)
    let context = Boxes.container().viewContext
    for _ in 0..<40 {
      try Self.edit(context, &dice)
      let boxes = try context.fetch(Boxes.request())
      let things = try context.fetch(NSFetchRequest<Thing>(entityName: "Thing"))
      for box in boxes {
        let own = box.things as? Set<Thing> ?? []
        #expect(own == Set(things.filter { $0.box === box }))
        #expect(own.allSatisfy { !$0.isDeleted })
      }
      #expect(things.allSatisfy { $0.box.map(boxes.contains) ?? true })
    }
  }

  @Test("what is rolled back is as it was, and saving it saves nothing", arguments: 0..<40)
  func rollbacks(seed: Int) throws {
    var dice = Dice(seed + 100)
    let container = try Self.container(&dice)
    let context = container.viewContext
    let before = try Self.picture(context)
    try Self.edit(context, times: 12, &dice)
    context.rollback()
    #expect(try Self.picture(context) == before)
    #expect(!context.hasChanges && context.insertedObjects.isEmpty)
    #expect(context.updatedObjects.isEmpty && context.deletedObjects.isEmpty)
    try context.save()
    #expect(try Self.picture(container.newBackgroundContext()) == before)
    // It is no other than before for what is done next, either.
    var again = dice
    try Self.edit(context, times: 8, &dice)
    let other = container.newBackgroundContext()
    _ = try Self.picture(other)
    try Self.edit(other, times: 8, &again)
    #expect(try Self.picture(other) == Self.picture(context))
  }

  @Test("what was saved stays, and others see the same", arguments: 0..<20)
  func saves(seed: Int) throws {
    var dice = Dice(seed + 200)
    let container = try Self.container(&dice)
    let context = container.viewContext
    for _ in 0..<5 {
      try Self.edit(context, times: 5, &dice)
      let before = try Self.picture(context)
      let other = container.newBackgroundContext()
      try context.save()
      #expect(!context.hasChanges)
      #expect(try Self.picture(context) == before && Self.picture(other) == before)
      context.rollback()
      #expect(try Self.picture(context) == before)
      context.reset()
      #expect(try Self.picture(context) == before)
    }
  }

  @Test("nobody else sees what is not saved", arguments: 0..<10)
  func alone(seed: Int) throws {
    var dice = Dice(seed + 300)
    let container = try Self.container(&dice)
    let (beside, child) = (
      container.newBackgroundContext(), Self.below(container.viewContext)
    )
    let before = try Self.picture(container.viewContext)
    try Self.edit(beside, times: 10, &dice)
    try Self.edit(child, times: 10, &dice)
    #expect(try Self.picture(container.viewContext) == before)
    #expect(!container.viewContext.hasChanges)
    #expect(try Self.picture(container.newBackgroundContext()) == before)
  }

  @Test("what a context below saves is as if it had been done above", arguments: 0..<40)
  func children(seed: Int) throws {
    var dice = Dice(seed + 400)
    let container = try Self.container(&dice)
    var (first, second) = (dice, Dice(seed + 400))
    let twin = try Self.container(&second)
    #expect(try Self.picture(twin.viewContext) == Self.picture(container.viewContext))
    let child = Self.below(container.viewContext)
    try Self.edit(child, times: 12, &first)
    try Self.edit(twin.viewContext, times: 12, &second)
    #expect(try Self.picture(child) == Self.picture(twin.viewContext))
    try child.save()
    #expect(try Self.picture(container.viewContext) == Self.picture(twin.viewContext))
    #expect(try Self.picture(child) == Self.picture(twin.viewContext) && !child.hasChanges)
    try container.viewContext.save()
    try twin.viewContext.save()
    #expect(
      try Self.picture(container.newBackgroundContext())
        == Self.picture(twin.newBackgroundContext()))
  }

  @Test("what goes up through several contexts comes to the store as it is", arguments: 0..<10)
  func generations(seed: Int) throws {
    var dice = Dice(seed + 500)
    let container = try Self.container(&dice)
    let before = try Self.picture(container.viewContext)
    let middle = Self.below(container.viewContext)
    let lowest = Self.below(middle)
    try Self.edit(lowest, times: 10, &dice)
    let after = try Self.picture(lowest)
    try lowest.save()
    #expect(try Self.picture(middle) == after && Self.picture(container.viewContext) == before)
    try middle.save()
    #expect(try Self.picture(container.viewContext) == after)
    #expect(try Self.picture(container.newBackgroundContext()) == before)
    try container.viewContext.save()
    #expect(try Self.picture(container.newBackgroundContext()) == after)
    #expect(lowest.persistentStoreCoordinator === container.persistentStoreCoordinator)
  }

  @Test("what a context beside saves comes by itself, or when it is told", arguments: 0..<20)
  func merges(seed: Int) throws {
    var dice = Dice(seed + 600)
    let container = try Self.container(&dice)
    let (context, told) = (container.viewContext, container.newBackgroundContext())
    context.automaticallyMergesChangesFromParent = true
    _ = (try Self.picture(context), try Self.picture(told))
    let other = container.newBackgroundContext()
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { _ in counter.count.withLock { $0 += 1 } }
    for _ in 0..<3 {
      try Self.edit(other, times: 6, &dice)
      let number = counter.count.withLock { $0 }
      let hadChanges = other.hasChanges
      let saved = Notification(
        name: .NSManagedObjectContextDidSave, object: other,
        userInfo: [
          NSInsertedObjectsKey: other.insertedObjects, NSUpdatedObjectsKey: other.updatedObjects,
          NSDeletedObjectsKey: other.deletedObjects,
        ])
      try other.save()
      #expect(try Self.picture(context) == Self.picture(other))
      #expect(counter.count.withLock { $0 } == number + (hadChanges ? 1 : 0))
      told.mergeChanges(fromContextDidSave: saved)
      #expect(try Self.picture(told) == Self.picture(other))
    }
    NotificationCenter.default.removeObserver(observer)
  }
  /// How often something was told.
  private final class Counter: Sendable { let count = Mutex(0) }

  @Test("what both changed stays as it was changed here, and what is saved last counts")
  func conflicts() throws {
    let container = try Boxes.container(ranks: [1, 2])
    let (context, other) = (container.viewContext, container.newBackgroundContext())
    context.automaticallyMergesChangesFromParent = true
    let (here, there) = (
      try context.fetch(Boxes.request()), try other.fetch(Boxes.request())
    )
    here[0].rank = 10
    (there[0].rank, there[1].rank) = (20, 21)
    try other.save()
    #expect(here.map(\.rank) == [10, 21])
    try context.save()
    #expect(try container.newBackgroundContext().fetch(Boxes.request()).map(\.rank) == [10, 21])
    #expect(there.map(\.rank) == [20, 21])
    other.refresh(there[0], mergeChanges: true)
    #expect(there.map(\.rank) == [10, 21])
    there[0].rank = 30
    other.refresh(there[0], mergeChanges: true)
    #expect(there[0].rank == 30)
    other.refresh(there[0], mergeChanges: false)
    #expect(there[0].rank == 10 && !other.hasChanges)
  }

  @Test("an object that comes and goes before a save was never there")
  func passing() throws {
    let container = try Boxes.container(ranks: [1])
    let context = container.viewContext
    let box = Box(context: context)
    context.delete(box)
    #expect(box.isDeleted && context.insertedObjects.isEmpty && context.deletedObjects.isEmpty)
    #expect(!context.hasChanges)
    try context.save()
    #expect(try container.newBackgroundContext().count(for: Boxes.request()) == 1)
    context.delete(box)
    #expect(try context.count(for: Boxes.request()) == 1)
  }

  @Test("the names of objects last: from before the save, in all contexts, as addresses")
  func names() throws {
    let container = Boxes.container()
    let context = container.viewContext
    let box = Box(context: context)
    let name = box.objectID
    #expect(name.isTemporaryID && name.uriRepresentation().scheme == "x-coredata")
    try context.save()
    #expect(!name.isTemporaryID && box.objectID == name)
    let other = container.newBackgroundContext()
    #expect(other.registeredObject(for: name) == nil)
    let there = try other.existingObject(with: name)
    #expect(there.objectID == name && other.registeredObject(for: name) === there)
    #expect(other.object(with: name) === there && there !== box)
    context.delete(box)
    #expect(throws: NSError.self) { _ = try context.existingObject(with: name) }
    try context.save()
    #expect(throws: NSError.self) {
      _ = try container.newBackgroundContext().existingObject(with: name)
    }
  }
}
