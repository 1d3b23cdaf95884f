import Foundation
import Motion
import Testing
import ViewEngine

@testable import SwiftData

/// Containers, their contexts, and who follows their models.
@MainActor @Suite struct ContainerTests {
  private func container() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, Thing.self)
  }

  @Test("a container has one main context, and others that see the same")
  func contexts() throws {
    let container = try container()
    #expect(container.mainContext == container.mainContext)
    let other = ModelContext(container)
    #expect(other != container.mainContext && other.container == container)
    other.insert(Trip("Oslo"))
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect(try self.container().mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
  }

  @Test("names of models are those of their contexts, and stay what they are")
  func identifiers() throws {
    let context = try container().mainContext
    let trips = [Trip("b"), Trip("a")]
    trips.forEach { context.insert($0) }
    let byName = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    #expect(
      try context.fetchIdentifiers(byName) == [
        trips[1].persistentModelID, trips[0].persistentModelID,
      ])
    let name = trips[0].persistentModelID
    trips[0].name = "c"
    #expect(trips[0].persistentModelID == name && name.entityName == "Trip")
    let copied = try JSONDecoder().decode(
      PersistentIdentifier.self, from: JSONEncoder().encode(name))
    #expect(copied == name)
  }

  @Test("a closure is called with each model, and what it throws is thrown")
  func enumerated() throws {
    let context = try container().mainContext
    for name in ["a", "b", "c"] { context.insert(Trip(name)) }
    var names: [String] = []
    try context.enumerate(FetchDescriptor<Trip>()) { names.append($0.name) }
    #expect(names == ["a", "b", "c"])
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try context.enumerate(FetchDescriptor<Trip>()) { _ in throw Refusal() }
    }
  }

  @Test("a transaction saves what it did, and nothing when it throws")
  func transactions() throws {
    let context = try container().mainContext
    try context.transaction { context.insert(Trip("a")) }
    #expect(!context.hasChanges && context.insertedModelsArray.isEmpty)
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try context.transaction {
        context.insert(Trip("b"))
        throw Refusal()
      }
    }
    #expect(context.hasChanges && context.insertedModelsArray.count == 1)
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["a"])
  }

  @Test("a context knows what came and went since it was saved")
  func pending() throws {
    let context = try container().mainContext
    let (stays, goes) = (Trip("a"), Trip("b"))
    context.insert(stays)
    context.insert(goes)
    try context.save()
    #expect(!stays.hasChanges)
    stays.days = 4
    context.delete(goes)
    #expect(stays.hasChanges && context.deletedModelsArray.count == 1)
    #expect(context.deletedModelsArray.first as? Trip === goes)
  }

  @Test("a filter that throws is an error of the question, not a lack of models")
  func failing() throws {
    let context = try container().mainContext
    context.insert(Trip("a"))
    let numbers: [Int] = []
    let broken = #Predicate<Trip> { trip in numbers.first! == trip.days }
    #expect(throws: (any Error).self) {
      try context.fetch(FetchDescriptor(predicate: broken))
    }
  }

  @Test("an animation counts as long as a view follows with it, and for its models only")
  func followers() throws {
    let followers = try container().followers
    let (trips, things) = (
      AnyHashable(ObjectIdentifier(Trip.self)), AnyHashable(ObjectIdentifier(Thing.self))
    )
    var follower: Follower? = Follower()
    follower?.kind = trips
    follower?.animation = .linear(duration: 1)
    if let follower {
      followers.add(follower)
      followers.add(follower)
    }
    #expect(followers.animation(for: trips) == .linear(duration: 1))
    #expect(followers.animation(for: things) == nil)
    follower = nil
    #expect(followers.animation(for: trips) == nil)
  }

  @Test("what is asked of a store on a device is taken and shown")
  func configured() throws {
    let first = ModelConfiguration(
      "shop", schema: Schema(Trip.self), allowsSave: false, groupContainer: .identifier("g"),
      cloudKitDatabase: .private("c"))
    #expect(first.name == "shop" && !first.allowsSave && !first.isStoredInMemoryOnly)
    let container = try ModelContainer(for: Schema([Trip.self]), configurations: first)
    #expect(container.configurations == [first] && container.schema.models.count == 1)
    #expect(ModelConfiguration() != ModelConfiguration(isStoredInMemoryOnly: true))
    try container.erase()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
  }
}
