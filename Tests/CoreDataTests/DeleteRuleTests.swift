import Foundation
import Testing

@testable import CoreData

/// Relations of all kinds, and what becomes of others when an object is deleted.
@Suite struct DeleteRuleTests {
  /// Two entities that lead to one another by a rule.
  private static func context(
    _ rule: NSDeleteRule, isToMany: Bool = true, backToMany: Bool = false
  ) -> NSManagedObjectContext {
    let model = NSManagedObjectModel(
      _named: "Rules",
      [
        _ModelEntity(
          "One", class: "NSManagedObject",
          [
            .attribute("name", .stringAttributeType, "one"),
            .relationship(
              "others", to: "Other", inverse: "back", rule, isToMany: isToMany, isOrdered: false),
          ]),
        _ModelEntity(
          "Other", class: "NSManagedObject",
          [
            .attribute("name", .stringAttributeType, "other"),
            .relationship(
              "back", to: "One", inverse: "others", .nullifyDeleteRule, isToMany: backToMany,
              isOrdered: false),
          ]),
      ])
    return NSPersistentContainer(name: "Rules", managedObjectModel: model).viewContext
  }
  private static func make(_ name: String, _ context: NSManagedObjectContext) -> NSManagedObject {
    NSEntityDescription.insertNewObject(forEntityName: name, into: context)
  }
  private static func count(_ name: String, _ context: NSManagedObjectContext) throws -> Int {
    try context.count(for: NSFetchRequest<NSManagedObject>(entityName: name))
  }
  private static func set(_ object: NSManagedObject, _ key: String) -> Set<NSManagedObject> {
    object.value(forKey: key) as? Set<NSManagedObject> ?? []
  }

  @Test(
    "each rule does what it says to the others",
    arguments: [
      (NSDeleteRule.nullifyDeleteRule, 0, 2, true), (.cascadeDeleteRule, 0, 0, true),
      (.denyDeleteRule, 1, 2, false), (.noActionDeleteRule, 0, 2, false),
    ])
  func rules(rule: NSDeleteRule, ones: Int, others: Int, isBackEmpty: Bool) throws {
    for isSaved in [true, false] {
      let context = Self.context(rule)
      let one = Self.make("One", context)
      let two = [Self.make("Other", context), Self.make("Other", context)]
      one.setValue(NSSet(array: two), forKey: "others")
      if isSaved { try context.save() }
      context.delete(one)
      #expect(one.isDeleted == (ones == 0))
      #expect(try Self.count("One", context) == ones && Self.count("Other", context) == others)
      if others > 0 {
        #expect(two.allSatisfy { ($0.value(forKey: "back") == nil) == isBackEmpty })
      }
      try context.save()
      #expect(try Self.count("One", context) == ones && Self.count("Other", context) == others)
    }
  }

  @Test("an object without others is deleted by every rule")
  func withoutOthers() throws {
    let rules: [NSDeleteRule] = [
      .nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule, .noActionDeleteRule,
    ]
    for rule in rules {
      let context = Self.context(rule)
      let (one, other) = (Self.make("One", context), Self.make("Other", context))
      other.setValue(one, forKey: "back")
      other.setValue(nil, forKey: "back")
      context.delete(one)
      #expect(one.isDeleted && !other.isDeleted)
      #expect(try Self.count("One", context) == 0 && Self.count("Other", context) == 1)
    }
  }

  @Test("what is deleted with an object comes back with it")
  func comesBack() throws {
    let context = Self.context(.cascadeDeleteRule)
    let one = Self.make("One", context)
    let others = (0..<3).map { _ in Self.make("Other", context) }
    one.setValue(NSSet(array: others), forKey: "others")
    try context.save()
    context.delete(one)
    #expect(context.deletedObjects == Set([one] + others))
    context.rollback()
    #expect(!one.isDeleted && Self.set(one, "others") == Set(others))
    #expect(others.allSatisfy { $0.value(forKey: "back") as? NSManagedObject === one })
  }

  @Test("deletions go on from one to the next, and end in circles")
  func circles() throws {
    let model = NSManagedObjectModel(
      _named: "Circle",
      [
        _ModelEntity(
          "Link", class: "NSManagedObject",
          [
            .relationship(
              "next", to: "Link", inverse: "last", .cascadeDeleteRule, isToMany: false,
              isOrdered: false),
            .relationship(
              "last", to: "Link", inverse: "next", .nullifyDeleteRule, isToMany: false,
              isOrdered: false),
          ])
      ])
    let context = NSPersistentContainer(name: "C", managedObjectModel: model).viewContext
    let links = (0..<5).map { _ in Self.make("Link", context) }
    for (link, next) in zip(links, links.dropFirst()) { link.setValue(next, forKey: "next") }
    #expect(links[4].value(forKey: "last") as? NSManagedObject === links[3])
    context.delete(links[2])
    #expect(links.map(\.isDeleted) == [false, false, true, true, true])
    #expect(links[1].value(forKey: "next") == nil)
    let (first, second) = (links[0], links[1])
    second.setValue(first, forKey: "next")
    #expect(first.value(forKey: "last") as? NSManagedObject === second)
    context.delete(first)
    #expect(try Self.count("Link", context) == 0)
  }

  @Test("of two sides for one each has the other, and nobody else has it", arguments: 0..<15)
  func oneToOne(seed: Int) throws {
    var dice = Dice(seed + 10)
    let context = Self.context(.nullifyDeleteRule, isToMany: false)
    let ones = (0..<4).map { _ in Self.make("One", context) }
    let others = (0..<4).map { _ in Self.make("Other", context) }
    for _ in 0..<30 {
      let (one, other) = (ones[dice.below(4)], others[dice.below(4)])
      switch dice.below(4) {
      case 0: one.setValue(other, forKey: "others")
      case 1: other.setValue(one, forKey: "back")
      case 2: one.setValue(nil, forKey: "others")
      default: other.setValue(nil, forKey: "back")
      }
      for one in ones {
        let other = one.value(forKey: "others") as? NSManagedObject
        #expect(other.map { $0.value(forKey: "back") as? NSManagedObject === one } ?? true)
      }
      for other in others {
        let one = other.value(forKey: "back") as? NSManagedObject
        #expect(one.map { $0.value(forKey: "others") as? NSManagedObject === other } ?? true)
      }
    }
  }

  @Test("of two sides for several each has who has it", arguments: 0..<15)
  func manyToMany(seed: Int) throws {
    var dice = Dice(seed + 20)
    let context = Self.context(.nullifyDeleteRule, backToMany: true)
    let ones = (0..<4).map { _ in Self.make("One", context) }
    let others = (0..<4).map { _ in Self.make("Other", context) }
    var pairs: Set<[Int]> = []
    for _ in 0..<30 {
      let (first, second) = (dice.below(4), dice.below(4))
      let (one, other) = (ones[first], others[second])
      switch dice.below(5) {
      case 0: one._callManaged("addToOthers", other)
      case 1: other._callManaged("addToBack", NSSet(object: one))
      case 2: one._callManaged("removeFromOthers", NSSet(object: other))
      case 3: other._callManaged("removeFromBack", one)
      default: one.setValue(Set([other]), forKey: "others")
      }
      let now = Self.set(one, "others").contains(other)
      if Self.set(one, "others") == [other] { pairs = pairs.filter { $0[0] != first } }
      if now { pairs.insert([first, second]) } else { pairs.remove([first, second]) }
      for (row, one) in ones.enumerated() {
        for (column, other) in others.enumerated() {
          let isPair = pairs.contains([row, column])
          #expect(Self.set(one, "others").contains(other) == isPair)
          #expect(Self.set(other, "back").contains(one) == isPair)
        }
      }
    }
    context.delete(ones[0])
    #expect(others.allSatisfy { !Self.set($0, "back").contains(ones[0]) && !$0.isDeleted })
  }

  @Test("what is asked of a function's name is done", arguments: 0..<10)
  func orderedFunctions(seed: Int) {
    var dice = Dice(seed + 30)
    let context = Boxes.container().viewContext
    let box = Box(context: context)
    let things = (0..<8).map { _ in Thing(context: context) }
    var list: [Thing] = []
    for _ in 0..<30 {
      let thing = things[dice.below(8)]
      let place = list.isEmpty ? 0 : dice.below(list.count)
      if let known = list.firstIndex(of: thing) {
        if dice.flip() {
          box.removeFromRows(at: known)
          list.remove(at: known)
        } else {
          box._callManaged("removeFromRows", NSIndexSet(index: place))
          list.remove(at: place)
        }
      } else if dice.flip() || list.isEmpty {
        box.insertIntoRows(thing, at: place)
        list.insert(thing, at: place)
      } else if dice.flip() {
        box.replaceRows(at: place, with: thing)
        list[place] = thing
      } else {
        box._callManaged("addToRows", NSOrderedSet(array: [thing]))
        list.append(thing)
      }
      #expect(box.rows?.array as? [Thing] == list)
    }
  }

  @Test("objects without a context come into that of those that they lead to")
  func joins() throws {
    let context = Boxes.container().viewContext
    let model = context.model
    let box = Box(context: context)
    let thing = Thing(entity: model.entity(called: "Thing"), insertInto: nil)
    #expect(thing.managedObjectContext == nil && thing.title == "thing" && !thing.hasChanges)
    box.addToThings(thing)
    #expect(thing.managedObjectContext === context && thing.isInserted && thing.box === box)
    let other = Box(entity: model.entity(called: "Box"), insertInto: nil)
    other.rank = 8
    context.insert(other)
    context.insert(other)
    #expect(try context.fetch(Boxes.request()).map(\.rank) == [3, 8])
  }
}
