import Foundation
import Geometry
import MediaSupport
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A cell with a name.
private final class NameCell: UICollectionViewCell { var name = "" }

/// Names in sections; it counts which cells are shown.
@MainActor private final class Names: UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var shown = 0
  init(_ sections: [[String]]) { self.sections = sections }

  func collection(height: CGFloat) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 10)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (2, 2)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    view.register(NameCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown += 1 }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown -= 1 }
}

@MainActor @Suite("Laws of updates of a collection", .serialized)
struct UICollectionUpdateLawTests {
  private func names(_ counts: [Int]) -> [[String]] {
    counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
  }
  private func cells(_ view: UICollectionView) -> [String: UICollectionViewCell] {
    var cells: [String: UICollectionViewCell] = [:]
    for case let cell as NameCell in view.visibleCells { cells[cell.name] = cell }
    return cells
  }
  private func read(_ view: UICollectionView) -> [String] {
    view.visibleCells.map { ($0 as? NameCell)?.name ?? "-" }
  }
  /// Deletes items by their places before and inserts others by those after.
  private func change(
    _ data: Names, _ view: UICollectionView, _ dice: inout SplitMix, _ step: Int
  ) {
    var (gone, come): ([IndexPath], [IndexPath]) = ([], [])
    for section in data.sections.indices {
      let old = data.sections[section]
      var new: [String] = []
      for (item, name) in old.enumerated() {
        if dice.roll(4) == 0 {
          gone.append(IndexPath(item: item, section: section))
        } else {
          new.append(name)
        }
      }
      for number in 0..<dice.roll(4) {
        new.insert("n\(step)-\(section)-\(number)", at: dice.roll(new.count + 1))
      }
      for (item, name) in new.enumerated() where name.hasPrefix("n\(step)-") {
        come.append(IndexPath(item: item, section: section))
      }
      data.sections[section] = new
    }
    view.performBatchUpdates {
      view.insertItems(at: come)
      view.deleteItems(at: gone)
    }
    view.layoutIfNeeded()
  }

  @Test("after a batch there are the names of the data, in order", arguments: 0..<20)
  func batches(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 500)
    let data = Names(names([7, 0, 12]))
    let view = data.collection(height: 1000)
    for step in 0..<5 {
      change(data, view, &dice, step)
      #expect(read(view) == data.sections.flatMap { $0 })
      #expect((0..<3).map { view.numberOfItems(inSection: $0) } == data.sections.map(\.count))
      #expect(data.shown == view.visibleCells.count)
      for path in view.indexPathsForVisibleItems {
        let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        #expect(view.cellForItem(at: path)?.frame == frame)
      }
    }
  }

  @Test("items that stay keep their cells", arguments: 0..<20)
  func kept(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 600)
    let data = Names(names([8, 5]))
    let view = data.collection(height: 1000)
    let before = cells(view)
    #expect(before.count == 13)
    change(data, view, &dice, 0)
    let after = cells(view)
    for (name, cell) in before {
      let isThere = data.sections.joined().contains(name)
      #expect(isThere == (after[name] != nil))
      if isThere { #expect(after[name] === cell) }
    }
  }

  @Test("sections that come and go take their items with them", arguments: 0..<15)
  func sections(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 700)
    let data = Names(names([3, 1, 4, 2]))
    let view = data.collection(height: 1000)
    for step in 0..<4 {
      let gone = dice.roll(data.sections.count)
      data.sections.remove(at: gone)
      let come = dice.roll(data.sections.count + 1)
      data.sections.insert((0..<dice.roll(5)).map { "s\(step)-\($0)" }, at: come)
      view.performBatchUpdates {
        view.deleteSections(IndexSet(integer: gone))
        view.insertSections(IndexSet(integer: come))
      }
      view.layoutIfNeeded()
      #expect(view.numberOfSections == 4 && read(view) == data.sections.flatMap { $0 })
    }
  }

  @Test("an item that moves takes its cell with it", arguments: 0..<15)
  func moves(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 800)
    let data = Names(names([9]))
    let view = data.collection(height: 1000)
    let before = cells(view)
    for _ in 0..<5 {
      let (from, place) = (dice.roll(9), dice.roll(9))
      let name = data.sections[0].remove(at: from)
      data.sections[0].insert(name, at: place)
      view.moveItem(
        at: IndexPath(item: from, section: 0), to: IndexPath(item: place, section: 0))
      view.layoutIfNeeded()
      #expect(read(view) == data.sections[0])
    }
    let after = cells(view)
    #expect(before.count == 9 && before.allSatisfy { after[$0.key] === $0.value })
  }

  @Test("batches in each other are one", arguments: 0..<8)
  func nested(seed: Int) {
    let data = Names(names([6]))
    let view = data.collection(height: 1000)
    data.sections[0].remove(at: seed % 6)
    data.sections[0].insert("new", at: 0)
    view.performBatchUpdates {
      view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: seed % 6, section: 0)]) }
      #expect(read(view).count == 6 && !read(view).contains("new"))
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    view.layoutIfNeeded()
    #expect(read(view) == data.sections[0])
  }

  @Test("a collection without room takes the data as they are")
  func unseen() {
    let data = Names(names([4]))
    let view = data.collection(height: 0)
    data.sections = names([2, 7])
    var isDone: Bool?
    view.performBatchUpdates(nil) { isDone = $0 }
    #expect(isDone == true && view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 1) == 7 && view.visibleCells.isEmpty)
  }
}
