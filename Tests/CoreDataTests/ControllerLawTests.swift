import Foundation
import Testing

@testable import CoreData

/// Controllers of fetched results: their sections, and what they tell.
@Suite struct ControllerLawTests {
  private static func controller(
    _ context: NSManagedObjectContext, sections: String?
  ) -> NSFetchedResultsController<Box> {
    let request = Boxes.request()
    request.sortDescriptors = [
      NSSortDescriptor(key: "isFull", ascending: true),
      NSSortDescriptor(key: "rank", ascending: true),
    ]
    request.predicate = NSPredicate(format: "rank < 50")
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
  }

  private static func edit(_ context: NSManagedObjectContext, _ dice: inout Dice) throws {
    let all = try context.fetch(Boxes.request())
    guard let box = all.isEmpty ? nil : all[dice.below(all.count)], dice.below(4) > 0 else {
      let box = Box(context: context)
      (box.rank, box.isFull) = (Int16(dice.below(70)), dice.flip())
      return
    }
    switch dice.below(5) {
    case 0: context.delete(box)
    case 1: box.isFull.toggle()
    case 2: box.name = "\(dice.below(9))"
    default: box.rank = Int16(dice.below(70))
    }
  }

  /// A list that does what it is told, as one of UIKit's does.
  private final class List: NSFetchedResultsControllerDelegate {
    /// Sections by their names.
    var names: [String] = []
    var rows: [[NSObject]] = []
    private var (goneSections, newSections): ([Int], [(Int, String)]) = ([], [])
    private var (gone, come): ([IndexPath], [(IndexPath, NSObject)]) = ([], [])
    private(set) var (begins, ends) = (0, 0)
    private(set) var mistakes: [String] = []

    func take(_ controller: NSFetchedResultsController<Box>) {
      names = controller.sections?.map(\.name) ?? []
      rows = controller.sections?.map { ($0.objects ?? []).compactMap { $0 as? NSObject } } ?? []
    }
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      begins += 1
      (goneSections, newSections, gone, come) = ([], [], [], [])
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      if type == .delete { goneSections.append(sectionIndex) }
      if type == .insert { newSections.append((sectionIndex, sectionInfo.name)) }
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      guard let object = anObject as? NSObject else { return }
      if let indexPath, rows[indexPath[0]][indexPath[1]] !== object {
        mistakes.append("\(type) at \(indexPath) of another")
      }
      if type != .update, let indexPath { gone.append(indexPath) }
      if type != .update, let newIndexPath { come.append((newIndexPath, object)) }
      if (type == .insert) != (indexPath == nil) || (type == .delete) != (newIndexPath == nil) {
        mistakes.append("\(type) with wrong places")
      }
    }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      ends += 1
      for place in gone.sorted(by: >) { rows[place[0]].remove(at: place[1]) }
      for section in goneSections.sorted(by: >) {
        if !rows[section].isEmpty { mistakes.append("a section goes that has rows") }
        rows.remove(at: section)
        names.remove(at: section)
      }
      for (section, name) in newSections.sorted(by: { $0.0 < $1.0 }) {
        rows.insert([], at: section)
        names.insert(name, at: section)
      }
      for (place, object) in come.sorted(by: { $0.0 < $1.0 }) {
        rows[place[0]].insert(object, at: place[1])
      }
    }
  }

  @Test("a list that does what it is told has the objects", arguments: 0..<30)
  func followed(seed: Int) throws {
    var dice = Dice(seed)
    let context = try Boxes.container(ranks: [1, 20, 60]).viewContext
    let controller = Self.controller(context, sections: seed % 2 == 0 ? "isFull" : nil)
    let list = List()
    controller.delegate = list
    try controller.performFetch()
    list.take(controller)
    for _ in 0..<30 {
      try Self.edit(context, &dice)
      let wanted = try context.fetch(controller.fetchRequest)
      #expect(controller.fetchedObjects == wanted)
      #expect(list.rows.flatMap { $0 } == wanted)
      #expect(list.names == controller.sections?.map(\.name))
      #expect(list.rows.map(\.count) == controller.sections?.map(\.numberOfObjects))
    }
    #expect(list.mistakes == [] && list.begins == list.ends && list.begins > 0)
  }

  @Test("sections part the objects, in order, by what they have in common", arguments: 0..<20)
  func sections(seed: Int) throws {
    var dice = Dice(seed + 50)
    let context = try Boxes.container(ranks: [1, 20, 60]).viewContext
    for _ in 0..<15 { try Self.edit(context, &dice) }
    let controller = Self.controller(context, sections: "isFull")
    #expect(controller.sections == nil && controller.fetchedObjects == nil)
    try controller.performFetch()
    let sections = try #require(controller.sections)
    let parts = sections.map { ($0.objects ?? []).compactMap { $0 as? Box } }
    #expect(parts.flatMap { $0 } == controller.fetchedObjects)
    #expect(sections.map(\.numberOfObjects) == parts.map(\.count) && !parts.contains([]))
    #expect(Set(sections.map(\.name)).count == sections.count)
    for (section, part) in zip(sections, parts) {
      #expect(
        part.allSatisfy { box in
          section.name == box.value(forKey: "isFull").map { "\($0)" } ?? ""
        })
    }
    for (number, part) in parts.enumerated() {
      for (item, box) in part.enumerated() {
        let place = IndexPath(indexes: [number, item])
        #expect(controller.object(at: place) === box)
        #expect(controller.indexPath(forObject: box) == place)
      }
    }
    let outside = Box(context: context)
    outside.rank = 60
    #expect(controller.indexPath(forObject: outside) == nil)
  }

  @Test("without a key there is one section, and none where there is nothing")
  func oneSection() throws {
    let context = try Boxes.container(ranks: [1, 2]).viewContext
    let controller = Self.controller(context, sections: nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.numberOfObjects) == [2])
    #expect(controller.sections?.map(\.name) == [""])
    let empty = Self.controller(Boxes.container().viewContext, sections: nil)
    try empty.performFetch()
    #expect(empty.fetchedObjects == [] && empty.sections?.isEmpty == true)
  }

  @Test("nobody is told of what is not asked for, nor before it is asked for")
  func silent() throws {
    let context = try Boxes.container(ranks: [60, 1]).viewContext
    let controller = Self.controller(context, sections: nil)
    let list = List()
    controller.delegate = list
    let all = try context.fetch(Boxes.request())
    all[1].rank = 2
    #expect(list.begins == 0)
    try controller.performFetch()
    list.take(controller)
    all[0].rank = 61
    _ = Thing(context: context)
    #expect(list.begins == 0)
    all[0].rank = 5
    #expect(list.begins == 1 && list.rows == [[all[1], all[0]]])
  }
}
