import Foundation
import Testing

@testable import CoreData

/// Predicates by their formats.
@Suite struct PredicateTests {
  private static let day = Date(timeIntervalSince1970: 1000)
  private static var box: [String: Any] {
    [
      "name": "Été 2", "rank": 3, "isFull": true, "day": day, "tags": ["red", "green"],
      "size": ["width": 2.5], "numbers": [1, 2, 6],
    ]
  }

  @Test(
    "says what is true of an object",
    arguments: [
      "name == 'Été 2'", "name = \"Été 2\"", "name != 'x'", "name <> 'x'", "rank == 3", "rank > 2",
      "rank >= 3", "rank => 3", "rank <= 3", "rank < 3.5", "rank BETWEEN {1, 3}", "rank IN {3, 4}",
      "name CONTAINS 'té'", "name contains[c] 'ÉTÉ'", "name CONTAINS[cd] 'ete'",
      "name BEGINSWITH 'É'", "name ENDSWITH '2'", "name LIKE '?t* 2'", "name LIKE[cd] 'ete*'",
      "name MATCHES '.*[0-9]'", "isFull == YES", "isFull = true", "isFull == 1",
      "NOT name == 'x'", "!(rank == 4)", "rank == 3 AND isFull == TRUE", "rank == 4 || rank == 3",
      "rank == 4 or (rank == 3 && name != nil)", "missing == nil", "missing = NULL",
      "ANY tags == 'red'", "ALL numbers > 0", "NONE tags CONTAINS 'x'", "SOME numbers == 6",
      "tags CONTAINS 'green'", "tags.@count == 2", "numbers.@sum == 9", "numbers.@max = 6",
      "numbers.@avg == 3", "size.width == 2.5", "rank + 1 == 4", "(rank * 2) > 5", "rank - 1 = 2",
      "rank / 2 == 1.5", "rank > -1", "TRUEPREDICATE", "rank = 4 OR rank = 3 AND rank = 3",
      "name in {'a', 'Été 2'}", "SELF.rank == 3",
    ])
  func holds(format: String) {
    #expect(NSPredicate(format: format).evaluate(with: Self.box))
    #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: Self.box))
  }

  @Test(
    "says what is not true of it",
    arguments: [
      "name == 'été 2'", "name CONTAINS 'ete'", "name LIKE 't*'", "name MATCHES '[0-9]'",
      "rank < 3", "missing > 1", "missing < 1", "missing CONTAINS 'a'", "FALSEPREDICATE",
      "ALL numbers > 1", "ANY tags == 'blue'", "rank BETWEEN {4, 9}", "name < 3",
    ])
  func fails(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: Self.box))
  }

  @Test("arguments take the places of their signs, in order")
  func arguments() {
    let holds = NSPredicate(
      format: "%K == %@ AND rank == %d AND day == %@ AND isFull == %i AND rank IN %@", "name",
      "Été 2", 3, Self.day, true, [3, 4])
    #expect(holds.evaluate(with: Self.box))
    let array = NSPredicate(
      format: "day >= %@ AND size.width > %f", argumentArray: [Self.day, 2.0])
    #expect(array.evaluate(with: Self.box))
    let nothing: String? = nil
    #expect(NSPredicate(format: "missing == %@", nothing).evaluate(with: Self.box))
    #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "B").evaluate(with: "abc"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [holds, array])
    #expect(both.evaluate(with: Self.box))
  }

  @Test("objects are known by themselves and by their names")
  func objects() throws {
    let context = Boxes.container().viewContext
    let box = Box(context: context)
    let thing = Thing(context: context)
    thing.box = box
    for value in [box, box.objectID] {
      #expect(NSPredicate(format: "(box = %@)", value).evaluate(with: thing))
    }
    #expect(NSPredicate(format: "ANY things.title == 'thing'").evaluate(with: box))
    #expect(!NSPredicate(format: "box != %@", box).evaluate(with: thing))
  }

  @Test(
    "what cannot be read is told with its place",
    arguments: [
      ("rank ===! 3", 8), ("rank = ", 8), ("rank 3", 6), ("(rank = 3", 10), ("rank = 'x", 8),
      ("rank = %@", 8), ("rank = %q", 8), ("name CONTAINS[x] 'a'", 15), ("rank = 3 rank = 4", 10),
      ("SUBQUERY(a, b, c) = 1", 1), ("a = ;", 5), ("", 1),
    ] as [(String, Int)])
  func mistakes(format: String, place: Int) throws {
    let mistake = try #require(throws: PredicateMistake.self) {
      _ = try PredicateFormat.tree(format, [])
    }
    #expect(mistake.place == place, "\(mistake)")
    #expect("\(mistake)".contains("(format: \"\(format)\")"))
  }
}
