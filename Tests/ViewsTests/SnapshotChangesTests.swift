import Foundation
import Testing

@testable import UIKitViews

/// Numbers that look like chance and are the same in every run.
private struct Dice {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

@Suite("What differs between two snapshots")
struct SnapshotChangesTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A snapshot of some of five sections and thirty items, in any order.
  private func snapshot(_ dice: inout Dice) -> Snapshot {
    var snapshot = Snapshot()
    var names = ["a", "b", "c", "d", "e"]
    for _ in 0..<(1 + dice.roll(5)) {
      snapshot.appendSections([names.remove(at: dice.roll(names.count))])
    }
    var items = Array(0..<30)
    for _ in 0..<dice.roll(30) {
      let sections = snapshot.sectionIdentifiers
      snapshot.appendItems(
        [items.remove(at: dice.roll(items.count))], toSection: sections[dice.roll(sections.count)])
    }
    return snapshot
  }

  @Test("the changes turn the one into the other, and each item that stays comes from its place")
  func law() {
    for seed in 0..<300 {
      var dice = Dice(seed)
      let (old, new) = (snapshot(&dice), snapshot(&dice))
      let changes = TableChanges(from: old, to: new, .fade)
      let origins = changes.origins(
        before: old.sections.map(\.items.count), after: new.sections.map(\.items.count))
      #expect(origins.rows.map(\.count) == new.sections.map(\.items.count))
      for (section, rows) in origins.rows.enumerated() {
        for (row, origin) in rows.enumerated() {
          let item = new.item(at: IndexPath(row: row, section: section))
          guard let origin else { continue }
          #expect(old.item(at: origin) == item)
        }
      }
      for (section, origin) in origins.sections.enumerated() {
        let id = new.sections[section].id
        #expect(origin == old.indexOfSection(id))
      }
      // What is in a section that was there before, and was itself, does not come anew.
      for section in new.sections where old.indexOfSection(section.id) != nil {
        for item in section.items where old.indexOfItem(item) != nil {
          let path = new.path(of: item)
          #expect(path.flatMap { origins[$0] } == old.path(of: item))
        }
      }
    }
  }

  @Test("the same snapshot has no changes; one item that goes elsewhere is one move")
  func few() {
    var old = Snapshot()
    old.appendSections(["a"])
    old.appendItems(Array(0..<20))
    let none = TableChanges(from: old, to: old, .fade)
    #expect(none.moves.isEmpty && none.deleted.isEmpty && none.inserted.isEmpty)
    var new = old
    new.moveItem(3, afterItem: 17)
    let one = TableChanges(from: old, to: new, .fade)
    #expect(one.moves.map(\.from.row) == [3] && one.moves.map(\.to.row) == [17])
  }

  @Test("the longest rise is as long as the longest found by trying all")
  func rise() {
    for seed in 0..<200 {
      var dice = Dice(seed)
      var numbers = Array(0..<8)
      for index in numbers.indices { numbers.swapAt(index, dice.roll(8)) }
      var longest = 0
      for bits in 0..<256 {
        let part = numbers.indices.filter { bits >> $0 & 1 == 1 }.map { numbers[$0] }
        if part == part.sorted() { longest = max(longest, part.count) }
      }
      let rise = TableChanges.longestRise(numbers)
      #expect(rise.count == longest)
      let part = numbers.filter { rise.contains($0) }
      #expect(part == part.sorted())
    }
  }

  @Test("a snapshot is changed by its own words")
  func building() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 2)
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 5, 3] && snapshot.numberOfItems == 5)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 4, 2, 5])
    snapshot.moveItem(1, beforeItem: 3)
    #expect(
      snapshot.itemIdentifiers == [4, 2, 5, 1, 3] && snapshot.numberOfItems(inSection: "b") == 2)
    snapshot.insertSections(["c"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "c"] && snapshot.indexOfItem(4) == 2)
    snapshot.deleteItems([2, 99])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [4, 5] && snapshot.indexOfItem(1) == nil)
    snapshot.reloadItems([4])
    snapshot.reconfigureItems([5])
    let changes = TableChanges(from: snapshot.settled, to: snapshot, .left)
    #expect(changes.reloaded.count == 2 && changes.reloaded[IndexPath(row: 0, section: 0)] == .left)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }
}
