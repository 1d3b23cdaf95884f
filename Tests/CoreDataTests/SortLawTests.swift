import Foundation
import Testing

@testable import CoreData

/// What holds of orders and of parts of lists, whatever is in them.
@Suite struct SortLawTests {
  /// Boxes of few ranks and names, so that many are equal.
  private static func boxes(_ count: Int, _ dice: inout Dice) -> NSManagedObjectContext {
    let context = Boxes.container().viewContext
    for _ in 0..<count {
      let box = Box(context: context)
      box.rank = Int16(dice.below(4))
      box.name = [nil, "a", "b", "c"][dice.below(4)]
      box.isFull = dice.flip()
      box.day = dice.flip() ? Date(timeIntervalSince1970: Double(dice.below(3))) : nil
    }
    return context
  }

  private static let keys = ["rank", "name", "isFull", "day"]
  private static func orders(_ dice: inout Dice) -> [NSSortDescriptor] {
    (0..<1 + dice.below(3)).map { _ in
      NSSortDescriptor(key: keys[dice.below(4)], ascending: dice.flip())
    }
  }

  /// Whether an object comes first by some orders; `nil` where none tells them apart.
  private static func isFirst(_ one: Box, _ other: Box, _ orders: [NSSortDescriptor]) -> Bool? {
    for order in orders {
      switch order.compare(one, to: other) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: break
      }
    }
    return nil
  }

  @Test(
    "each comes after those that come first, and equal ones stay as they were", arguments: 0..<30)
  func stable(seed: Int) throws {
    var dice = Dice(seed + 100)
    let context = Self.boxes(20, &dice)
    let before = try context.fetch(Boxes.request())
    let request = Boxes.request()
    let orders = Self.orders(&dice)
    request.sortDescriptors = orders
    let after = try context.fetch(request)
    #expect(Set(after) == Set(before) && after.count == before.count)
    for (place, one) in after.enumerated() {
      for other in after[(place + 1)...] {
        if let isFirst = Self.isFirst(one, other, orders) {
          #expect(isFirst)
        } else {
          let places = [one, other].map { before.firstIndex(of: $0) ?? -1 }
          #expect(places[0] < places[1])
        }
      }
    }
    // What is in order stays as it is.
    #expect(after.sorted(by: orders) == after)
  }

  @Test("one order compares backwards what the other does forwards", arguments: 0..<10)
  func backwards(seed: Int) throws {
    var dice = Dice(seed + 200)
    let all = try Self.boxes(8, &dice).fetch(Boxes.request())
    for key in Self.keys {
      let up = NSSortDescriptor(key: key, ascending: true)
      let down = NSSortDescriptor(key: key, ascending: false)
      for one in all {
        for other in all {
          #expect(up.compare(one, to: other) == down.compare(other, to: one))
          #expect(up.compare(one, to: other).rawValue == -up.compare(other, to: one).rawValue)
          let isSame = NSPredicate(format: "%K == %@", key, other.value(forKey: key))
          let equal = up.compare(one, to: other) == .orderedSame
          #expect(isSame.evaluate(with: one) == equal, "\(key)")
        }
      }
      #expect(all.allSatisfy { up.compare($0, to: $0) == .orderedSame })
    }
  }

  @Test("an order by a property is that by its key, and by its comparison", arguments: 0..<10)
  func keyPaths(seed: Int) throws {
    var dice = Dice(seed + 300)
    let all = try Self.boxes(12, &dice).fetch(Boxes.request())
    for isUp in [true, false] {
      let named = all.sorted(by: [NSSortDescriptor(key: "name", ascending: isUp)])
      #expect(named == all.sorted(by: [NSSortDescriptor(keyPath: \Box.name, ascending: isUp)]))
      let ranked = all.sorted(by: [NSSortDescriptor(key: "rank", ascending: isUp)])
      #expect(ranked == all.sorted(by: [NSSortDescriptor(keyPath: \Box.rank, ascending: isUp)]))
      let compared = NSSortDescriptor(key: "rank", ascending: isUp) { first, second in
        guard let first = first as? Int16, let second = second as? Int16 else {
          return .orderedSame
        }
        return first < second
          ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
      }
      #expect(ranked == all.sorted(by: [compared]))
      let swift = SortDescriptor(\Box.rank, order: isUp ? .forward : .reverse)
      #expect(ranked == all.sorted(by: [NSSortDescriptor(swift)]))
      #expect(ranked.map(\.rank) == ranked.map(\.rank).sorted { isUp ? $0 < $1 : $0 > $1 })
    }
    #expect(all.sorted(by: []) == all)
  }

  @Test("what is nothing comes first upwards and last downwards")
  func nothingFirst() throws {
    let context = try Boxes.container(ranks: [1, 2, 3]).viewContext
    let all = try context.fetch(Boxes.request())
    all[1].name = nil
    let up = all.sorted(by: [NSSortDescriptor(key: "name", ascending: true)])
    #expect(up.map(\.rank) == [2, 1, 3])
    let down = all.sorted(by: [NSSortDescriptor(key: "name", ascending: false)])
    #expect(down.map(\.rank) == [3, 1, 2])
  }

  @Test("an order may ask through relations")
  func paths() throws {
    let context = try Boxes.container(ranks: [3, 1, 2]).viewContext
    for box in try context.fetch(Boxes.request()) {
      let thing = Thing(context: context)
      (thing.box, thing.title) = (box, "of \(box.rank)")
    }
    _ = Thing(context: context)
    let request = NSFetchRequest<Thing>(entityName: "Thing")
    request.sortDescriptors = [NSSortDescriptor(key: "box.rank", ascending: true)]
    #expect(try context.fetch(request).map(\.title) == ["thing", "of 1", "of 2", "of 3"])
    request.predicate = NSPredicate(format: "box.rank >= 2")
    #expect(try context.fetch(request).map(\.title) == ["of 2", "of 3"])
  }

  @Test("pages are parts of the whole list, which they make together", arguments: 1..<8)
  func pages(size: Int) throws {
    var dice = Dice(size + 400)
    let context = Self.boxes(17, &dice)
    let request = Boxes.request()
    request.sortDescriptors = Self.orders(&dice)
    request.predicate = NSPredicate(format: "rank > 0")
    let whole = try context.fetch(request)
    var together: [Box] = []
    for page in 0...whole.count / size {
      (request.fetchOffset, request.fetchLimit) = (page * size, size)
      let part = try context.fetch(request)
      #expect(part.count == min(size, whole.count - page * size))
      #expect(try context.count(for: request) == part.count)
      together += part
    }
    #expect(together == whole)
    (request.fetchOffset, request.fetchLimit) = (whole.count, size)
    #expect(try context.fetch(request).isEmpty)
    (request.fetchOffset, request.fetchLimit) = (-1, 0)
    #expect(try context.fetch(request) == whole)
  }

  @Test("a predicate and its opposite part the objects between them", arguments: 0..<20)
  func opposites(seed: Int) throws {
    var dice = Dice(seed + 500)
    let context = Self.boxes(15, &dice)
    let formats = [
      "rank > 1", "name == 'a'", "name == nil", "isFull == YES", "day != nil", "name < 'b'",
      "rank IN {1, 3}", "things.@count > 0", "name CONTAINS 'c'", "day == nil OR rank == 2",
    ]
    let format = formats[dice.below(formats.count)]
    let request = Boxes.request()
    let all = try context.fetch(request)
    request.predicate = NSPredicate(format: format)
    let yes = try context.fetch(request)
    request.predicate = NSPredicate(format: "NOT (\(format))")
    let no = try context.fetch(request)
    #expect(yes.count + no.count == all.count && Set(yes).isDisjoint(with: no))
    #expect(all.filter { yes.contains($0) } == yes && all.filter { no.contains($0) } == no)
  }

  @Test("names, counts and dictionaries of a request are those of its objects", arguments: 0..<10)
  func results(seed: Int) throws {
    var dice = Dice(seed + 600)
    let context = Self.boxes(9, &dice)
    let orders = Self.orders(&dice)
    func request<T>(_ type: NSFetchRequestResultType, of result: T.Type) -> NSFetchRequest<T> {
      let request = NSFetchRequest<T>(entityName: "Box")
      (request.resultType, request.sortDescriptors) = (type, orders)
      request.predicate = NSPredicate(format: "rank < 3")
      return request
    }
    let boxes = try context.fetch(request(.managedObjectResultType, of: Box.self))
    let names = try context.fetch(request(.managedObjectIDResultType, of: NSManagedObjectID.self))
    #expect(names == boxes.map(\.objectID))
    let counts = try context.fetch(request(.countResultType, of: NSNumber.self))
    #expect(counts == [NSNumber(value: boxes.count)])
    let asked = request(.dictionaryResultType, of: NSDictionary.self)
    asked.propertiesToFetch = ["rank", "name"]
    let dictionaries = try context.fetch(asked)
    #expect(dictionaries.map { $0["rank"] as? Int16 } == boxes.map(\.rank))
    #expect(dictionaries.map { $0["name"] as? String } == boxes.map(\.name))
    #expect(dictionaries.allSatisfy { $0["isFull"] == nil })
  }
}
