import Foundation
import Testing

@testable import CoreData

/// What contexts save, and what others see of it.
@Suite struct ContextTests {
  @Test("what is fetched after a save is what was put in, in the order in which it was")
  func saved() throws {
    let container = try Boxes.container(ranks: [3, 1, 2])
    let context = container.viewContext
    #expect(try context.fetch(Boxes.request()).map(\.rank) == [3, 1, 2])
    #expect(try context.count(for: Boxes.request()) == 3)
    // Another context has objects of its own with the same names and values.
    let other = container.newBackgroundContext()
    let there = try other.fetch(Boxes.request())
    #expect(there.map(\.rank) == [3, 1, 2])
    let here = try context.fetch(Boxes.request())
    #expect(there.map(\.objectID) == here.map(\.objectID) && there[0] !== here[0])
    #expect(try other.existingObject(with: here[1].objectID) === there[1])
  }

  @Test("requests sort, choose, skip and stop")
  func requests() throws {
    let context = try Boxes.container(ranks: [3, 1, 2, 5, 4]).viewContext
    let request = Boxes.request()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Box.rank, ascending: false)]
    request.predicate = NSPredicate(format: "rank < %d", 5)
    request.fetchOffset = 1
    request.fetchLimit = 2
    #expect(try context.fetch(request).map(\.rank) == [3, 2])
  }

  @Test("a sort by key is that by property, and nothing comes before all else")
  func sorts() throws {
    let context = try Boxes.container(ranks: [3, 1, 2]).viewContext
    let all = try context.fetch(Boxes.request())
    for (box, day) in zip(all, [Date(timeIntervalSince1970: 5), nil, Date.distantPast]) {
      box.day = day
    }
    let orders = [
      NSSortDescriptor(keyPath: \Box.day, ascending: true),
      NSSortDescriptor(key: "day", ascending: true),
      NSSortDescriptor(SortDescriptor(\Box.day)),
    ]
    for order in orders {
      let request = Boxes.request()
      request.sortDescriptors = [order]
      #expect(try context.fetch(request).map(\.rank) == [1, 2, 3])
    }
  }

  @Test("a roll back is as if nothing had been")
  func rolledBack() throws {
    let context = try Boxes.container(ranks: [1, 2]).viewContext
    let all = try context.fetch(Boxes.request())
    let thing = Thing(context: context)
    all[0].rank = 9
    all[0].addToThings(thing)
    context.delete(all[1])
    context.rollback()
    #expect(try context.fetch(Boxes.request()).map(\.rank) == [1, 2])
    #expect(all[0].things?.count == 0 && thing.managedObjectContext == nil && !context.hasChanges)
  }

  @Test("a deletion takes along what is deleted with it, and empties what leads back")
  func deleted() throws {
    let context = Boxes.container().viewContext
    let box = Box(context: context)
    let things = (0..<2).map { _ in Thing(context: context) }
    for thing in things { thing.box = box }
    try context.save()
    context.delete(things[0])
    #expect(box.things as? Set<Thing> == [things[1]] && things[0].isDeleted)
    context.delete(box)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Thing>(entityName: "Thing")) == 0)
    #expect(things[1].managedObjectContext == nil)
  }

  @Test("what a context below puts in, changes and deletes is seen above when it is saved")
  func below() throws {
    let context = try Boxes.container(ranks: [1, 2]).viewContext
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let own = try child.fetch(Boxes.request())
    own[0].rank = 7
    child.delete(own[1])
    let thing = Thing(context: child)
    thing.box = own[0]
    #expect(try context.fetch(Boxes.request()).map(\.rank) == [1, 2])
    try child.save()
    let all = try context.fetch(Boxes.request())
    #expect(all.map(\.rank) == [7] && all[0].things?.count == 1 && context.hasChanges)
    #expect((all[0].things as? Set<Thing>)?.first?.managedObjectContext === context)
    // And taken back there.
    context.rollback()
    #expect(try context.fetch(Boxes.request()).map(\.rank) == [1, 2])
  }

  @Test(
    "what a context beside saves is seen where that is wished, or told", arguments: [true, false])
  func beside(isAutomatic: Bool) throws {
    let container = try Boxes.container(ranks: [1])
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = isAutomatic
    let box = try #require(try context.fetch(Boxes.request()).first)
    #expect(box.rank == 1)
    let other = container.newBackgroundContext()
    try other.fetch(Boxes.request())[0].rank = 4
    try other.save()
    #expect(box.rank == (isAutomatic ? 4 : 1))
    context.refresh(box, mergeChanges: false)
    #expect(box.rank == 4)
  }

  @Test("many are deleted at once in the store")
  func batch() throws {
    let container = try Boxes.container(ranks: [1, 2, 3])
    let request = Boxes.request()
    request.predicate = NSPredicate(format: "rank > 1")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeCount
    let result = try container.viewContext.execute(deletion) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 2)
    #expect(try container.newBackgroundContext().count(for: Boxes.request()) == 1)
  }

  /// What a controller of fetched results tells.
  private final class Teller: NSFetchedResultsControllerDelegate {
    var told: [String] = []
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let places = [indexPath, newIndexPath].map { $0.map { "\($0[1])" } ?? "-" }
      told.append("\(type) \(places.joined(separator: " "))")
    }
  }

  @Test("a controller tells what comes, goes, moves and changes")
  func controller() throws {
    let context = try Boxes.container(ranks: [1, 3]).viewContext
    let request = Boxes.request()
    request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let teller = Teller()
    controller.delegate = teller
    try controller.performFetch()
    let all = try #require(controller.fetchedObjects)
    all[0].name = "a"
    all[0].rank = 5
    context.delete(all[1])
    #expect(teller.told == ["update 0 0", "move 0 1", "delete 0 -"])
    #expect(controller.fetchedObjects == [all[0]])
    #expect(controller.indexPath(forObject: all[0]) == IndexPath(indexes: [0, 0]))
    #expect(controller.sections?.map(\.numberOfObjects) == [1])
  }
}
