import Foundation
import Observation
import Testing
import ViewEngine

@testable import SwiftData

@MainActor @Suite struct ModelTests {
  private func context() throws -> ModelContext {
    try ModelContainer(for: Trip.self, Thing.self, Author.self).mainContext
  }
  private func names(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Trip>()).map(\.name)
  }

  @Test("a model is what its initialiser says, and each has an identity")
  func values() {
    let (one, two) = (Trip("Oslo", days: 3), Trip("Oslo"))
    #expect(one.label == "Oslo, 3")
    #expect(one.note == nil && one.tag == 7)
    #expect(one.id == one.persistentModelID && one.id < two.id)
    #expect(one != two && Set([one, two, one]).count == 2)
    #expect(one.modelContext == nil && !one.hasChanges)
  }

  @Test("reading tells of writing, but not of what passes")
  func observed() {
    func isTold(_ read: (Trip) -> Void, _ write: (Trip) -> Void) -> Bool {
      let trip = Trip("Oslo")
      let told = Flag()
      withObservationTracking {
        read(trip)
      } onChange: {
        told.isSet = true
      }
      write(trip)
      return told.isSet
    }
    #expect(isTold({ _ = $0.label }, { $0.days = 2 }))
    #expect(!isTold({ _ = $0.name }, { $0.days = 2 }))
    #expect(!isTold({ _ = $0.isOpen }, { $0.isOpen = true }))
    #expect(isTold({ _ = $0.things.count }, { $0.things.append(Thing("Map")) }))
  }
  private final class Flag: @unchecked Sendable { var isSet = false }

  @Test("what is put in is found, in the order in which it came")
  func inserted() throws {
    let context = try context()
    for name in ["Oslo", "Bergen", "Aarhus"] { context.insert(Trip(name)) }
    #expect(try names(context) == ["Oslo", "Bergen", "Aarhus"])
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Trip>()) == 3)
    context.container.deleteAllData()
    #expect(try names(context).isEmpty)
  }

  @Test("a question has a filter, an order, a limit and an offset")
  func fetched() throws {
    let context = try context()
    for (name, days) in [("Oslo", 3), ("Bergen", 1), ("Aarhus", 2), ("Odense", 3)] {
      context.insert(Trip(name, days: days))
    }
    let long = #Predicate<Trip> { $0.days > 1 }
    var question = FetchDescriptor(
      predicate: long, sortBy: [SortDescriptor(\.days, order: .reverse), SortDescriptor(\.name)])
    func found() throws -> [String] { try context.fetch(question).map(\.name) }
    #expect(try found() == ["Odense", "Oslo", "Aarhus"])
    question.fetchOffset = 1
    #expect(try found() == ["Oslo", "Aarhus"])
    question.fetchLimit = 1
    #expect(try found() == ["Oslo"])
    question.fetchOffset = 9
    #expect(try found().isEmpty)
    #expect(try context.fetchCount(FetchDescriptor(predicate: long)) == 3)
    try context.delete(model: Trip.self, where: long)
    #expect(try names(context) == ["Bergen"])
  }

  @Test("a model with the same unique value takes the place of the one before")
  func unique() throws {
    let context = try context()
    let (first, second) = (Trip("Oslo", days: 1), Trip("Oslo", days: 9))
    for trip in [first, Trip("Bergen"), second] { context.insert(trip) }
    #expect(try names(context) == ["Oslo", "Bergen"])
    #expect(try context.fetch(FetchDescriptor<Trip>()).first === second)
    #expect(first.modelContext == nil)
  }

  @Test("a relation and its inverse say the same, whichever is written")
  func inverse() {
    let (oslo, bergen, map) = (Trip("Oslo"), Trip("Bergen"), Thing("Map"))
    oslo.things.append(map)
    #expect(map.trip === oslo)
    map.trip = bergen
    #expect(oslo.things.isEmpty && bergen.things == [map])
    bergen.things = []
    #expect(map.trip == nil)
    map.trip = oslo
    map.trip = nil
    #expect(oslo.things.isEmpty)
  }

  @Test("the only two properties that lead to one another are inverse without a word")
  func inferred() {
    let (author, book, home) = (Author(), Book(), Home())
    book.author = author
    #expect(author.books == [book])
    author.books.removeAll()
    #expect(book.author == nil)
    author.home = home
    #expect(author.home === home)
  }

  @Test("what a model leads to is put in with it, and what is added to it later")
  func related() throws {
    let context = try context()
    let trip = Trip("Oslo")
    trip.things.append(Thing("Map"))
    context.insert(trip)
    trip.things.append(Thing("Tent"))
    #expect(try context.fetch(FetchDescriptor<Thing>()).map(\.title) == ["Map", "Tent"])
  }

  @Test("what is deleted is gone, with what its rule says, and nothing leads to it")
  func deleted() throws {
    let context = try context()
    let (trip, author, book) = (Trip("Oslo"), Author(), Book())
    trip.things = [Thing("Map"), Thing("Tent")]
    author.books = [book]
    context.insert(trip)
    context.insert(author)
    context.delete(trip.things[0])
    #expect(trip.things.map(\.title) == ["Tent"])
    context.delete(trip)
    #expect(trip.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Thing>()) == 0)
    context.delete(author)
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
    #expect(book.author == nil)
  }

  @Test("a model with others that deny it stays until there are none, and the film says so")
  func denied() throws {
    let context = try context()
    let team = Team()
    team.members = [Home()]
    context.insert(team)
    context.delete(team)
    #expect(!team.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Team>()) == 1)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("delete of a Team") })
    team.members = []
    context.delete(team)
    #expect(try context.fetchCount(FetchDescriptor<Team>()) == 0)
  }

  @Test("what was not saved is taken back")
  func rolledBack() throws {
    let context = try context()
    let oslo = Trip("Oslo")
    context.insert(oslo)
    try context.save()
    context.insert(Trip("Bergen"))
    context.delete(oslo)
    context.rollback()
    #expect(try names(context) == ["Oslo"])
    #expect(!oslo.isDeleted)
  }

  @Test("a model is found by its name")
  func byName() throws {
    let context = try context()
    let trip = Trip("Oslo")
    context.insert(trip)
    #expect(context.model(for: trip.persistentModelID) as? Trip === trip)
    let found: Trip? = context.registeredModel(for: Trip("Bergen").persistentModelID)
    #expect(found == nil)
  }

  @Test("putting in and deleting twice is as once, and what was deleted can come back")
  func twice() throws {
    let context = try context()
    let trip = Trip("Oslo")
    context.insert(trip)
    context.insert(trip)
    #expect(try names(context) == ["Oslo"])
    context.delete(trip)
    context.delete(trip)
    #expect(try names(context).isEmpty)
    context.insert(trip)
    #expect(try names(context) == ["Oslo"])
  }
}
