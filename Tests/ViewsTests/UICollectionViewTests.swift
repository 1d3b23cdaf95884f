import Foundation
import Geometry
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A cell that counts how often it is used again.
private final class WordCell: UICollectionViewCell {
  var word = ""
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// The data of a collection: words in sections; it writes down what it is told.
@MainActor
private final class Words: UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var made: [UICollectionViewCell] = []
  var lines: [String] = []
  var size: CGSize?

  init(_ sections: [[String]]) { self.sections = sections }

  func collection(
    _ layout: UICollectionViewLayout, width: CGFloat = 100, height: CGFloat = 100
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
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
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    if !made.contains(cell) { made.append(cell) }
    (cell as? WordCell)?.word = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  private func note(_ word: String, _ path: IndexPath) {
    lines.append("\(word) \(path.section).\(path.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("highlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("unhighlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("should select", indexPath)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("select", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("deselect", indexPath) }
}

/// A flow that rests at multiples of 70, and whose items come from the left and go there.
private final class RestingFlow: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 70).rounded() * 70) }
  private func beside(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: -30, y: 0, width: 30, height: 30)
    return attributes
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { beside(itemIndexPath) }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { beside(itemIndexPath) }
}

/// A flow that is mirrored where words are.
private final class FlippingFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor @Suite("A collection of UIKit's", .serialized)
struct UICollectionViewTests {
  private let names = (0..<60).map { "w\($0)" }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
  private func flow(_ size: CGFloat = 30) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: size, height: size)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (5, 5)
    return flow
  }
  private func picture(_ view: UICollectionView) -> [String] {
    view.visibleCells.map { "\(($0 as? WordCell)?.word ?? "-") \($0.frame)" }
  }

  @Test("only items near the visible bounds have cells, where the layout says")
  func tiles() {
    let words = Words([names])
    let view = words.collection(flow())
    for offset in [0, 20, 300, 600, 0] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      for path in view.indexPathsForVisibleItems {
        let frame = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        #expect(frame?.intersects(view.bounds) == true)
        #expect(view.cellForItem(at: path)?.frame == frame)
        #expect(view.cellForItem(at: path).flatMap { view.indexPath(for: $0) } == path)
      }
      let seen = names.indices.filter {
        view.collectionViewLayout.layoutAttributesForItem(at: item($0))?.frame
          .intersects(view.bounds) == true
      }
      #expect(view.indexPathsForVisibleItems.map(\.item) == seen)
    }
    #expect(words.made.count <= 15)
    #expect(words.made.contains { (($0 as? WordCell)?.reuses ?? 0) > 0 })
    #expect(view.contentSize == CGSize(width: 100, height: 20 * 35 - 5))
  }

  @Test("after inserts and deletes it is the same as one that was always so", arguments: 0..<10)
  func updates(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed))
    let words = Words([Array(names.prefix(20)), Array(names.suffix(5))])
    let view = words.collection(flow(), height: 150)
    for step in 0..<4 {
      let section = dice.roll(2)
      view.performBatchUpdates {
        let gone = dice.roll(words.sections[section].count)
        words.sections[section].remove(at: gone)
        view.deleteItems(at: [item(gone, section)])
        let place = dice.roll(words.sections[section].count + 1)
        words.sections[section].insert("n\(step)", at: place)
        view.insertItems(at: [item(place, section)])
      }
      view.layoutIfNeeded()
    }
    let fresh = words.collection(flow(), height: 150)
    #expect(picture(view) == picture(fresh) && view.contentSize == fresh.contentSize)
  }

  @Test("sections, moves and cells that are made again")
  func more() throws {
    let words = Words([["a", "b"], ["c"]])
    let view = words.collection(flow(), height: 200)
    let cell = try #require(view.cellForItem(at: item(0)))
    words.sections = [["b", "a"], ["c"]]
    view.moveItem(at: item(0), to: item(1))
    #expect(view.cellForItem(at: item(1)) === cell && cell.frame.minX == 35)
    words.sections = [["b", "a"]]
    view.deleteSections(IndexSet(integer: 1))
    #expect(view.numberOfSections == 1 && view.visibleCells.count == 2)
    words.sections = [["n"], ["b", "x"]]
    view.insertSections(IndexSet(integer: 0))
    view.reloadItems(at: [item(1, 1)])
    #expect(picture(view).map { $0.prefix(1) } == ["n", "b", "x"])
    words.sections = [["n"], ["y"]]
    view.reloadSections(IndexSet(integer: 1))
    #expect(picture(view).map { $0.prefix(1) } == ["n", "y"])
  }

  @Test("an item that has come fades in within 0.3 s, while others make room")
  func fading() throws {
    let words = Words([["a", "b"]])
    let view = words.collection(flow())
    let stage = try Rehearsal(.small) { Hosted(view: view) }
    let moved = try #require(view.cellForItem(at: item(1)))
    try stage.now {
      words.sections = [["a", "n", "b"]]
      view.insertItems(at: [item(1)])
    }
    let new = try #require(view.cellForItem(at: item(1)))
    #expect(new.layer.presentation()?.opacity == 0)
    try stage.advance(to: 0.15)
    #expect(abs((new.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    #expect(abs((moved.layer.presentation()?.frame.minX ?? 0) - 52.5) < 0.5)
    try stage.advance(to: 0.4)
    #expect(moved.layer.presentation()?.frame.minX == 70 && new.alpha == 1)
  }

  @Test("a layout says where scrolling rests, where items come from and where they go")
  func layouts() throws {
    let words = Words([names])
    let layout = RestingFlow()
    layout.itemSize = CGSize(width: 30, height: 30)
    let view = words.collection(layout)
    let stage = try Rehearsal(.small) { Hosted(view: view) }
    try stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), at: 0.1, steps: 60)
    try stage.advance(to: 5)
    let rest = view.contentOffset.y
    #expect(rest > 0 && rest.truncatingRemainder(dividingBy: 70) == 0)
    try stage.now { view.contentOffset.y = 0 }
    let gone = try #require(view.cellForItem(at: item(0)))
    try stage.now {
      words.sections = [["n"] + names.dropFirst()]
      view.performBatchUpdates {
        view.deleteItems(at: [item(0)])
        view.insertItems(at: [item(0)])
      }
    }
    let new = try #require(view.cellForItem(at: item(0)))
    #expect(new !== gone && new.layer.presentation()?.frame.minX == -30)
    #expect(gone.frame.minX == -30 && gone.layer.presentation()?.frame.minX == 0)
    try stage.advance(to: 6)
    #expect(new.frame.minX == 0 && new.alpha == 1 && gone.superview == nil)
  }

  @Test("the delegate's sizes count, headers stand above their sections, and are used again")
  func delegated() {
    let words = Words([["a"], ["b"]])
    words.size = CGSize(width: 40, height: 60)
    let layout = flow()
    layout.headerReferenceSize = CGSize(width: 1, height: 25)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = words.collection(layout, height: 300)
    #expect(view.cellForItem(at: item(0))?.frame == CGRect(x: 2, y: 26, width: 40, height: 60))
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: item(0, 1))
    #expect(header?.frame == CGRect(x: 0, y: 89, width: 100, height: 25))
    let other = UICollectionView.elementKindSectionFooter
    #expect(view.supplementaryView(forElementKind: other, at: item(0)) == nil)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(header?.superview == nil)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    let again = view.subviews.contains { $0 === header }
    #expect(again)
  }

  @Test("scrolled to the side, and to an item")
  func sideways() {
    let words = Words([names])
    let layout = flow()
    layout.scrollDirection = .horizontal
    let view = words.collection(layout)
    #expect(view.contentSize == CGSize(width: 20 * 35 - 5, height: 100))
    let frame = view.layoutAttributesForItem(at: item(30))?.frame ?? .zero
    for (position, offset) in [
      (UICollectionView.ScrollPosition.left, frame.minX),
      (.centeredHorizontally, frame.midX - 50), (.right, frame.maxX - 100),
    ] as [(UICollectionView.ScrollPosition, CGFloat)] {
      view.scrollToItem(at: item(30), at: position, animated: false)
      #expect(view.contentOffset == CGPoint(x: offset, y: 0))
    }
    view.layoutIfNeeded()
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    #expect(view.indexPathForItem(at: middle) == item(30))
  }

  @Test("a layout that says so is mirrored where words run from right to left")
  func mirrored() {
    func frames(_ direction: LayoutDirection, _ layout: UICollectionViewFlowLayout) -> [CGRect] {
      layout.itemSize = CGSize(width: 30, height: 30)
      var stage = Stage(size: CGSize(width: 100, height: 100))
      stage.layoutDirection = direction
      return withExtendedLifetime(ViewGraph(AnyView(EmptyView()), stage: stage)) {
        let words = Words([["a", "b", "c", "d"]])
        return words.collection(layout).visibleCells.map(\.frame)
      }
    }
    let there = frames(.leftToRight, FlippingFlow())
    let mirrored = frames(.rightToLeft, FlippingFlow())
    #expect(there.map(\.minX) == mirrored.map { 100 - $0.maxX } && there != mirrored)
    #expect(frames(.rightToLeft, UICollectionViewFlowLayout()) == there)
  }

  @Test("a finger chooses an item and tells of it, in order")
  func chosen() throws {
    let words = Words([["a", "b"]])
    let view = words.collection(flow(45))
    let stage = try Rehearsal(.small) { Hosted(view: view) }
    try stage.tap(20, 20, at: 0.1)
    #expect(
      words.lines == ["highlight 0.0", "unhighlight 0.0", "should select 0.0", "select 0.0"])
    words.lines = []
    try stage.tap(70, 20, at: 1)
    #expect(words.lines.suffix(3) == ["should select 0.1", "deselect 0.0", "select 0.1"])
    #expect(view.indexPathsForSelectedItems == [item(1)])
    #expect(view.cellForItem(at: item(1))?.isSelected == true)
    view.allowsMultipleSelection = true
    try stage.tap(20, 20, at: 2)
    try stage.tap(70, 20, at: 3)
    #expect(view.indexPathsForSelectedItems == [item(0)])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test("cells of a registration are filled, and have the size that they take")
  func registered() throws {
    final class Data: UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, CGFloat> {
        cell, _, width in
        cell.contentConfiguration = UIHostingConfiguration { Tile.of(1, width, 50) }
          .margins(.all, 0)
      }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: CGFloat(20 + 10 * indexPath.item))
      }
    }
    let layout = flow()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let data = Data()
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.size.height) == [50, 50])
    let other = flow(20)
    view.setCollectionViewLayout(other, animated: true)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width) == [20, 20] && layout.collectionView == nil)
  }
}
