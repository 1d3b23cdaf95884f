import Foundation
import Testing

@testable import SwiftData

/// Numbers that look like chance and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// The next number of the generator that is called SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
  mutating func below(_ end: Int) -> Int { Int(next() >> 33) % end }
  mutating func flip() -> Bool { below(2) == 0 }
}

/// What holds of models and their contexts, whatever is done.
@MainActor @Suite struct ModelLawTests {
  private func context() throws -> ModelContext {
    try ModelContainer(for: Trip.self, Thing.self, Author.self, Team.self).mainContext
  }
  private func trips(_ context: ModelContext) throws -> [Trip] {
    try context.fetch(FetchDescriptor<Trip>())
  }
  private func things(_ context: ModelContext) throws -> [Thing] {
    try context.fetch(FetchDescriptor<Thing>())
  }

  /// Trips of few days and notes, so that many are equal.
  private func filled(_ count: Int, _ dice: inout Dice) throws -> ModelContext {
    let context = try context()
    for number in 0..<count {
      let trip = Trip("\(number)", days: dice.below(4))
      trip.note = [nil, "a", "b"][dice.below(3)]
      context.insert(trip)
    }
    return context
  }

  @Test("a relation says the same from both sides after each change", arguments: 0..<20)
  func inverses(seed: Int) throws {
    var dice = Dice(seed)
    let context = try context()
    let (trips, things) = (
      (0..<4).map { Trip("\($0)") }, (0..<6).map { Thing("\($0)") }
    )
    for trip in trips where dice.flip() { context.insert(trip) }
    for _ in 0..<40 {
      let (trip, thing) = (trips[dice.below(4)], things[dice.below(6)])
      switch dice.below(6) {
      case 0: thing.trip = trip
      case 1: thing.trip = nil
      case 2: if !trip.things.contains(thing) { trip.things.append(thing) }
      case 3: trip.things.removeAll { $0 === thing }
      case 4: trip.things = [thing]
      default: trip.things = []
      }
      for trip in trips {
        #expect(Set(trip.things) == Set(things.filter { $0.trip === trip }))
        #expect(Set(trip.things).count == trip.things.count)
        // What belongs to a trip that was put in was put in with it.
        if trip.modelContext != nil {
          #expect(trip.things.allSatisfy { $0.modelContext === context })
        }
      }
    }
  }

  @Test("each comes after those that come first, and pages make the whole", arguments: 0..<15)
  func sorted(seed: Int) throws {
    var dice = Dice(seed + 100)
    let context = try filled(17, &dice)
    let (first, second): (SortOrder, SortOrder) = (
      dice.flip() ? .forward : .reverse, dice.flip() ? .forward : .reverse
    )
    var question = FetchDescriptor<Trip>(sortBy: [
      SortDescriptor(\.days, order: first), SortDescriptor(\.note, order: second),
      SortDescriptor(\.persistentModelID),
    ])
    let whole = try context.fetch(question)
    #expect(try Set(whole) == Set(trips(context)) && whole.count == 17)
    for (one, next) in zip(whole, whole.dropFirst()) {
      #expect(first == .forward ? one.days <= next.days : one.days >= next.days)
      guard one.days == next.days else { continue }
      let (note, other) = (one.note ?? "", next.note ?? "")
      #expect(second == .forward ? note <= other : note >= other)
      if note == other { #expect(one.persistentModelID < next.persistentModelID) }
    }
    for size in [1, 3, 5, 17, 20] {
      question.fetchLimit = size
      var together: [Trip] = []
      for page in 0...17 / size {
        question.fetchOffset = page * size
        let part = try context.fetch(question)
        #expect(
          try part.count == min(size, 17 - page * size)
            && context.fetchCount(question) == part.count)
        together += part
      }
      #expect(together == whole)
    }
    (question.fetchOffset, question.fetchLimit) = (-3, 0)
    #expect(try context.fetch(question) == whole)
  }

  @Test("a filter gives what Swift's gives, in the order in which it came", arguments: 0..<6)
  func filters(seed: Int) throws {
    var dice = Dice(seed + 200)
    let context = try filled(20, &dice)
    let all = try trips(context)
    let least = dice.below(4)
    let word: String? = dice.flip() ? nil : "a"
    for (filter, same) in [
      (#Predicate<Trip> { $0.days >= least }, { (trip: Trip) in trip.days >= least }),
      (#Predicate<Trip> { $0.note == word }, { $0.note == word }),
      (
        #Predicate<Trip> { $0.note == nil || $0.days < least },
        { $0.note == nil || $0.days < least }
      ),
      (#Predicate<Trip> { $0.note != nil && $0.days == 2 }, { $0.note != nil && $0.days == 2 }),
      (#Predicate<Trip> { !($0.days == least) }, { $0.days != least }),
      (#Predicate<Trip> { $0.name.contains("1") }, { $0.name.contains("1") }),
      (#Predicate<Trip> { $0.things.isEmpty }, { $0.things.isEmpty }),
      (#Predicate<Trip> { ($0.note ?? "z") == "z" }, { ($0.note ?? "z") == "z" }),
    ] as [(Predicate<Trip>, (Trip) -> Bool)] {
      let question = FetchDescriptor(predicate: filter)
      #expect(try context.fetch(question) == all.filter(same))
      #expect(try context.fetchCount(question) == all.count(where: same))
      #expect(
        try context.fetchIdentifiers(question) == all.filter(same).map(\.persistentModelID))
    }
  }

  @Test("deleting by a filter leaves what it does not mean", arguments: 0..<4)
  func deletions(least: Int) throws {
    var dice = Dice(least + 300)
    let context = try filled(20, &dice)
    let stay = try trips(context).filter { $0.days < least }
    let filter = #Predicate<Trip> { $0.days >= least }
    try context.delete(model: Trip.self, where: filter)
    #expect(try trips(context) == stay)
    try context.delete(model: Trip.self, where: filter)
    #expect(try trips(context) == stay)
    try context.delete(model: Trip.self)
    #expect(try trips(context).isEmpty)
  }

  @Test("what came and went since a save is taken back, whatever it was", arguments: 0..<30)
  func rollbacks(seed: Int) throws {
    var dice = Dice(seed + 400)
    let context = try filled(6, &dice)
    for _ in 0..<5 { context.insert(Thing("\(dice.below(9))")) }
    try context.save()
    let before = (Set(try trips(context)), Set(try things(context)))
    for number in 0..<15 {
      let (trips, things) = (try trips(context), try things(context))
      switch dice.below(4) {
      case 0: context.insert(Trip("new \(number)"))
      case 1: context.insert(Thing("new"))
      case 2: if !trips.isEmpty { context.delete(trips[dice.below(trips.count)]) }
      default: if !things.isEmpty { context.delete(things[dice.below(things.count)]) }
      }
    }
    context.rollback()
    #expect(try Set(trips(context)) == before.0 && Set(things(context)) == before.1)
    #expect(!context.hasChanges && context.insertedModelsArray.isEmpty)
    #expect(before.0.allSatisfy { !$0.isDeleted && $0.modelContext === context })
    // Again there is nothing to be taken back.
    context.rollback()
    #expect(try Set(trips(context)) == before.0)
  }

  @Test("a model that comes and goes between saves was never there")
  func passing() throws {
    let context = try context()
    let trip = Trip("Oslo")
    context.insert(trip)
    context.delete(trip)
    context.rollback()
    #expect(try trips(context).isEmpty)
    context.insert(trip)
    context.delete(trip)
    context.insert(trip)
    #expect(try trips(context) == [trip] && !trip.isDeleted)
    try context.save()
    context.delete(trip)
    context.insert(trip)
    #expect(context.insertedModelsArray.isEmpty && context.deletedModelsArray.isEmpty)
    context.rollback()
    #expect(try trips(context) == [trip] && trip.modelContext === context)
  }

  @Test("a model has changes from being written until its own context is saved")
  func changes() throws {
    let container = try ModelContainer(for: Trip.self, Thing.self)
    let (context, other) = (container.mainContext, ModelContext(container))
    let (trip, beside) = (Trip("Oslo"), Trip("Bergen"))
    trip.days = 2
    #expect(!trip.hasChanges)
    context.insert(trip)
    other.insert(beside)
    try context.save()
    try other.save()
    #expect(!trip.hasChanges && !context.hasChanges)
    for days in 3..<6 {
      trip.days = days
      beside.days = days
      #expect(trip.hasChanges && beside.hasChanges && context.hasChanges && other.hasChanges)
      try context.save()
      #expect(!trip.hasChanges && beside.hasChanges && !context.hasChanges && other.hasChanges)
      try other.save()
      #expect(!beside.hasChanges && trip.days == days)
    }
  }

  @Test("what is seen does not depend on whether it is saved by itself", arguments: [true, false])
  func autosave(isEnabled: Bool) throws {
    let container = try ModelContainer(for: Trip.self, Thing.self)
    let (context, other) = (container.mainContext, ModelContext(container))
    context.autosaveEnabled = isEnabled
    #expect(other.autosaveEnabled && context.autosaveEnabled == isEnabled)
    let trip = Trip("Oslo")
    context.insert(trip)
    trip.days = 9
    #expect(try trips(other) == [trip] && trips(other)[0].days == 9)
    context.delete(trip)
    #expect(try trips(other).isEmpty)
  }

  @Test(
    "a unique value belongs to the one that was put in last, at the same place", arguments: 0..<10)
  func unique(seed: Int) throws {
    var dice = Dice(seed + 500)
    let context = try context()
    var wanted: [Trip] = []
    for number in 0..<25 {
      let trip = Trip("\(dice.below(6))", days: number)
      if let place = wanted.firstIndex(where: { $0.name == trip.name }) {
        wanted[place] = trip
      } else {
        wanted.append(trip)
      }
      context.insert(trip)
      #expect(try trips(context) == wanted)
      #expect(wanted.allSatisfy { $0.modelContext === context && !$0.isDeleted })
    }
  }

  @Test("relations have one, none or several, and adding and taking are opposites")
  func relations() {
    let all = (0..<3).map { Trip("\($0)") }
    for some in [[], [all[0]], [all[0], all[1]]] as [[Trip]] {
      for trip in all {
        let (with, without) = (some.relating(to: trip), some.separating(from: trip))
        #expect(with.contains(trip) && !without.contains(trip))
        #expect(with.relating(to: trip) == with && without.separating(from: trip) == without)
        #expect(with.separating(from: trip) == without)
        #expect(some.relatedModels.count == some.count)
        // A model of another type has no part in it.
        #expect(some.relating(to: Thing("a")) == some && some.separating(from: Thing("a")) == some)
        #expect(Optional(some).relating(to: trip) == with)
      }
    }
    #expect(Trip?.none.relatedModels.isEmpty && Trip?.some(all[0]).relatedModels.count == 1)
    #expect(Trip?.none.separating(from: all[0]) == nil)
  }

  @Test(
    "an option of an attribute is itself and no other",
    arguments: [
      Schema.Attribute.Option.unique, .externalStorage, .allowsCloudEncryption,
      .preserveValueOnDeletion, .spotlight, .ephemeral, .transformable(by: "A"),
      .transformable(by: "B"),
    ])
  func options(option: Schema.Attribute.Option) {
    let all: [Schema.Attribute.Option] = [
      .unique, .externalStorage, .allowsCloudEncryption, .preserveValueOnDeletion, .spotlight,
      .ephemeral, .transformable(by: "A"), .transformable(by: "B"),
    ]
    #expect(all.filter { $0 == option }.count == 1)
    #expect(Schema.Attribute(option, .unique).options == [option, .unique])
  }

  @Test("versions are in order by their parts, the first counting most")
  func versions() {
    let numbers = [0, 1, 2, 10]
    let all = numbers.flatMap { major in
      numbers.flatMap { minor in numbers.map { Schema.Version(major, minor, $0) } }
    }
    for (place, one) in all.enumerated() {
      for (other, two) in all.enumerated() {
        #expect((one < two) == (place < other) && (one == two) == (place == other))
      }
    }
  }
}
