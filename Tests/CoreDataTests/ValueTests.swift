import Foundation
import Testing

@testable import CoreData

/// Values by their keys, as objects keep them and as properties have them.
@Suite struct ValueTests {
  private let context = Boxes.container().viewContext

  @Test("a scalar that was never written is nothing, zero or empty, by its type")
  func empty() {
    #expect(ManagedValue.converted(nil, to: Int16.self) == 0)
    #expect(ManagedValue.converted(nil, to: Int32.self) == 0)
    #expect(ManagedValue.converted(nil, to: Int64.self) == 0)
    #expect(ManagedValue.converted(nil, to: Double.self) == 0)
    #expect(ManagedValue.converted(nil, to: Float.self) == 0)
    #expect(ManagedValue.converted(nil, to: Bool.self) == false)
    #expect(ManagedValue.converted(nil, to: String.self) == "")
    #expect(ManagedValue.converted(nil, to: Data.self) == Data())
    #expect(ManagedValue.converted(nil, to: NSSet.self) == NSSet())
    #expect(ManagedValue.converted(nil, to: Int?.self) == .some(nil))
    #expect(ManagedValue.converted(nil, to: String?.self) == .some(nil))
    #expect(ManagedValue.converted(nil, to: Date.self) == nil)
    #expect(ManagedValue.converted(nil, to: UUID.self) == nil)
  }

  @Test("what was written comes back as the property's type")
  func converted() {
    let date = Date(timeIntervalSinceReferenceDate: 90)
    #expect(ManagedValue.converted("a", to: String.self) == "a")
    #expect(ManagedValue.converted("a", to: String?.self) == "a")
    #expect(ManagedValue.converted(date, to: Date?.self) == date)
    #expect(ManagedValue.converted(date, to: TimeInterval.self) == 90)
    #expect(ManagedValue.converted(NSSet(array: [1, 2]), to: NSSet?.self) == NSSet(array: [1, 2]))
    #expect(ManagedValue.converted(NSSet(array: ["a"]), to: Set<String>.self) == ["a"])
    #expect(
      ManagedValue.converted(NSOrderedSet(array: ["b", "a"]), to: [String].self) == ["b", "a"])
    #expect(ManagedValue.converted(NSNumber(value: 3), to: Int16.self) == 3)
    #expect(ManagedValue.converted(NSNumber(value: true), to: Bool.self) == true)
    #expect(ManagedValue.converted("a", to: Int.self) == nil)
  }

  @Test("optionals are taken off, however many there are")
  func unwrapped() {
    let none: Any? = Int??.some(nil) as Any
    let three: Any? = Int??.some(3) as Any
    #expect(KeyedValues.unwrapped(nil) == nil && KeyedValues.unwrapped(none) == nil)
    #expect(KeyedValues.unwrapped(three) as? Int == 3)
    #expect(KeyedValues.isSame(three, 3) && KeyedValues.isSame(none, nil))
    #expect(!KeyedValues.isSame(none, 3) && !KeyedValues.isSame("3", 3))
  }

  @Test("collections of all kinds have elements, and nothing else has")
  func elements() {
    #expect(KeyedValues.elements([1, 2]) as? [Int] == [1, 2])
    #expect(KeyedValues.elements([1, nil, 3] as [Int?]) as? [Int] == [1, 3])
    #expect(KeyedValues.elements(NSArray(array: [1])) as? [Int] == [1])
    #expect(KeyedValues.elements(NSSet(array: ["a"])) as? [String] == ["a"])
    #expect(KeyedValues.elements(NSOrderedSet(array: ["b", "a"])) as? [String] == ["b", "a"])
    #expect(KeyedValues.elements("ab") == nil && KeyedValues.elements(nil) == nil)
    // A set of objects comes in the order in which they were made.
    let things = (0..<9).map { _ in Thing(context: context) }
    #expect(KeyedValues.elements(NSSet(array: things.shuffled())) as? [Thing] == things)
  }

  @Test("paths of keys go through objects, lists, dictionaries and values of Swift")
  func paths() {
    struct Pair { let (left, right): (Int, String?) }
    let box = Box(context: context)
    box.rank = 3
    let things = ["b", "a"].map { title in
      let thing = Thing(context: context)
      (thing.title, thing.box) = (title, box)
      return thing
    }
    #expect(box.value(forKeyPath: "things.title") as? [String] == ["b", "a"])
    #expect(things[0].value(forKeyPath: "box.rank") as? Int16 == 3)
    #expect(things[0].value(forKeyPath: "box.things.box.rank") as? [Int16] == [3, 3])
    #expect(box.value(forKeyPath: "things.@count") as? Int == 2)
    #expect(box.value(forKeyPath: "things.title.@count") as? Int == 2)
    #expect(Thing(context: context).value(forKeyPath: "box.name") == nil)
    let pair: [String: Any] = ["pair": Pair(left: 4, right: nil), "text": "añb"]
    func value(_ path: String...) -> Any? { KeyedValues.value(of: pair, at: path[...]) }
    #expect(value("pair", "left") as? Int == 4 && value("pair", "right") == nil)
    #expect(value("text", "length") as? Int == 3 && value("none") == nil)
    #expect(value("none", "more") == nil)
  }

  @Test("what changed is told by its key, with what is there now, until it is as it was")
  func changes() throws {
    let (box, other) = (Box(context: context), Box(context: context))
    let (thing, second) = (Thing(context: context), Thing(context: context))
    box.name = "a"
    thing.box = box
    second.box = box
    try context.save()
    #expect(box.changedValues().isEmpty)
    box.name = nil
    #expect(box.changedValues()["name"] is NSNull)
    #expect(box.committedValues(forKeys: ["name"])["name"] as? String == "a")
    box.name = "a"
    #expect(box.changedValues().isEmpty)
    thing.box = other
    #expect(thing.changedValues()["box"] as? Box === other)
    #expect(thing.committedValues(forKeys: ["box"])["box"] as? Box === box)
    #expect(box.changedValues()["things"] as? Set<Thing> == [second])
    thing.box = box
    // A set has no order: the same objects are no change.
    #expect(box.changedValues().isEmpty && thing.changedValues().isEmpty)
    thing.box = nil
    #expect(thing.changedValues()["box"] is NSNull && thing.changedValues().count == 1)
    #expect(thing.committedValues(forKeys: nil)["title"] as? String == "thing")
  }

  @Test("many values are written at once")
  func several() {
    let box = Box(context: context)
    box.setValuesForKeys(["name": "a", "rank": Int16(4), "isFull": true])
    #expect(box.name == "a" && box.rank == 4 && box.isFull)
    box.setPrimitiveValue(Int16(6), forKey: "rank")
    #expect(box.primitiveValue(forKey: "rank") as? Int16 == 6)
    #expect(box.value(forKey: "objectID") as? NSManagedObjectID == box.objectID)
  }

  @Test("entities know their own properties, those from above, and who is above")
  func entities() throws {
    let model = context.model
    let (thing, glass) = (model.entity(called: "Thing"), model.entity(called: "Glass"))
    #expect(thing.subentities == [glass] && glass.superentity === thing)
    #expect(glass.propertiesByName.keys.sorted() == ["box", "title"])
    #expect(glass.properties.isEmpty && glass.attributesByName.keys.sorted() == ["title"])
    #expect(glass.isKindOf(entity: thing) && glass.isKindOf(entity: glass))
    #expect(!thing.isKindOf(entity: glass) && glass.root === thing)
    #expect(glass.names == ["Glass", "Thing"] && thing.names == ["Thing"])
    let box = model.entity(called: "Box")
    #expect(box.relationships.map(\.name) == ["rows", "things"])
    let things = try #require(box.relationshipsByName["things"])
    #expect(things.destinationEntity === thing && things.isToMany && !things.isOrdered)
    #expect(things.inverseRelationship?.inverseRelationship === things)
    #expect(box.relationshipsByName["rows"]?.inverseRelationship == nil)
    #expect(NSEntityDescription.entity(forEntityName: "Box", in: context) === box)
    #expect(NSEntityDescription.entity(forEntityName: "None", in: context) == nil)
    #expect(box.managedObjectModel === model && box.objectClass == Box.self)
  }
}
