import Foundation
import Geometry
import MediaSupport
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Items in one section; it is asked and told of choosing.
@MainActor private final class Choices: UICollectionViewDataSource, UICollectionViewDelegate {
  var count: Int
  var lines: [String] = []
  /// The items that may not be highlighted, chosen, and chosen no more.
  var dull: Set<Int> = []
  var closed: Set<Int> = []
  var kept: Set<Int> = []
  init(_ count: Int) { self.count = count }

  func collection(height: CGFloat = 100) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "choice")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "choice", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { !dull.contains(indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !closed.contains(indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { !kept.contains(indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { lines.append("+\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { lines.append("-\(indexPath.item)") }
}

@MainActor @Suite("Choosing items of a collection", .serialized)
struct UICollectionSelectionTests {
  private func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func chosen(_ view: UICollectionView) -> [Int] {
    (view.indexPathsForSelectedItems ?? []).map(\.item)
  }
  /// The visible items whose cells say that they are chosen.
  private func marked(_ view: UICollectionView) -> [Int] {
    view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isSelected == true }
      .map(\.item)
  }
  private func tap(_ item: Int, _ view: UICollectionView) throws {
    let cell = try #require(view.cellForItem(at: self.item(item)))
    for touch in [RowTouch.began, .ended, .tapped(.zero)] { view.touched(cell, touch) }
  }

  @Test("taps choose one item, and the delegate is told what goes first", arguments: 0..<12)
  func single(seed: Int) throws {
    var dice = SplitMix(seed: UInt64(seed) + 10)
    let data = Choices(5)
    let view = data.collection()
    (data.dull, data.closed) = ([dice.roll(5)], [dice.roll(5)])
    var (model, lines): (Int?, [String]) = (nil, [])
    for _ in 0..<15 {
      let tapped = dice.roll(5)
      try tap(tapped, view)
      if !data.dull.contains(tapped), !data.closed.contains(tapped) {
        if let model, model != tapped { lines.append("-\(model)") }
        lines.append("+\(tapped)")
        model = tapped
      }
      #expect(chosen(view) == (model.map { [$0] } ?? []) && marked(view) == chosen(view))
    }
    #expect(data.lines == lines)
  }

  @Test("with several, a tap adds an item or takes it away", arguments: 0..<12)
  func several(seed: Int) throws {
    var dice = SplitMix(seed: UInt64(seed) + 20)
    let data = Choices(5)
    let view = data.collection()
    view.allowsMultipleSelection = true
    (data.closed, data.kept) = ([dice.roll(5)], [dice.roll(5)])
    var (model, lines): (Set<Int>, [String]) = ([], [])
    for _ in 0..<20 {
      let tapped = dice.roll(5)
      try tap(tapped, view)
      if model.contains(tapped), !data.kept.contains(tapped) {
        model.remove(tapped)
        lines.append("-\(tapped)")
      } else if !model.contains(tapped), !data.closed.contains(tapped) {
        model.insert(tapped)
        lines.append("+\(tapped)")
      }
      #expect(chosen(view) == model.sorted() && marked(view) == model.sorted())
    }
    #expect(data.lines == lines)
  }

  @Test("code chooses without telling the delegate", arguments: [false, true])
  func code(isMultiple: Bool) {
    let data = Choices(5)
    let view = data.collection()
    view.allowsMultipleSelection = isMultiple
    for number in [3, 1, 4] {
      view.selectItem(at: item(number), animated: false, scrollPosition: [])
    }
    #expect(chosen(view) == (isMultiple ? [1, 3, 4] : [4]) && marked(view) == chosen(view))
    view.deselectItem(at: item(4), animated: true)
    #expect(chosen(view) == (isMultiple ? [1, 3] : []) && marked(view) == chosen(view))
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil && marked(view).isEmpty && data.lines.isEmpty)
  }

  @Test("without choosing, and where a touch may not highlight, nothing happens")
  func closed() throws {
    let data = Choices(5)
    let view = data.collection()
    data.dull = [2]
    let cell = try #require(view.cellForItem(at: item(2)))
    view.touched(cell, .began)
    #expect(!cell.isHighlighted)
    let other = try #require(view.cellForItem(at: item(1)))
    view.touched(other, .began)
    #expect(other.isHighlighted)
    view.touched(other, .ended)
    #expect(!other.isHighlighted && chosen(view).isEmpty)
    view.allowsSelection = false
    try tap(1, view)
    #expect(chosen(view).isEmpty && data.lines.isEmpty)
    view.allowsSelection = true
    try tap(1, view)
    #expect(chosen(view) == [1] && data.lines == ["+1"])
  }

  @Test("cells that are used again show what their items are", arguments: 0..<8)
  func reused(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 30)
    let data = Choices(40)
    let collection = data.collection()
    collection.allowsMultipleSelection = true
    let model = Set((0..<15).map { _ in dice.roll(40) })
    for number in model {
      collection.selectItem(at: item(number), animated: false, scrollPosition: [])
    }
    for _ in 0..<8 {
      collection.contentOffset.y = CGFloat(dice.roll(700))
      collection.layoutIfNeeded()
      let visible = collection.indexPathsForVisibleItems.map(\.item)
      #expect(marked(collection) == visible.filter { model.contains($0) })
      #expect(visible.count >= 5)
    }
    #expect(chosen(collection) == model.sorted())
  }

  @Test(
    "choosing with a position scrolls as scrolling to the item does", arguments: [0, 7, 20, 39])
  func scrolls(number: Int) {
    let data = Choices(40)
    let (one, other) = (data.collection(), data.collection())
    for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
      one.selectItem(at: item(number), animated: false, scrollPosition: position)
      other.scrollToItem(at: item(number), at: position, animated: false)
      #expect(one.contentOffset == other.contentOffset)
    }
    #expect(chosen(one) == [number] && chosen(other).isEmpty)
    let before = one.contentOffset
    one.selectItem(at: item(39 - number), animated: false, scrollPosition: [])
    #expect(one.contentOffset == before && chosen(one) == [39 - number])
  }

  @Test("what is chosen goes with its item through updates, and away with the data")
  func updates() {
    let data = Choices(6)
    let view = data.collection(height: 200)
    view.allowsMultipleSelection = true
    for number in [0, 2, 5] {
      view.selectItem(at: item(number), animated: false, scrollPosition: [])
    }
    data.count = 8
    view.insertItems(at: [item(1), item(2)])
    #expect(chosen(view) == [0, 4, 7] && marked(view) == [0, 4, 7])
    data.count = 7
    view.deleteItems(at: [item(4)])
    #expect(chosen(view) == [0, 6] && marked(view) == [0, 6])
    view.moveItem(at: item(0), to: item(3))
    #expect(chosen(view) == [3, 6] && marked(view) == [3, 6])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == nil && marked(view).isEmpty)
    #expect(data.lines.isEmpty)
  }
}
