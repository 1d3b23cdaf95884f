import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Items of a collection that a hand moves", .serialized)
struct CollectionMovementTests {
  private final class Words: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var words = ["a", "b", "c", "d"]
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = words[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { words[indexPath.item] != "d" }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private let words = Words()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = words
  }
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  /// The words as they are seen, first to last.
  private var seen: [String] { view.visibleCells.map { $0.accessibilityLabel ?? "" } }

  @Test("follow it, and the others make room by and by")
  func moved() throws {
    let view = view
    let stage = try Rehearsal(.small) { Hosted(view: view) }
    #expect(!view.beginInteractiveMovementForItem(at: path(3)))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    let cell = try #require(view.cellForItem(at: path(0)))
    try stage.now {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 70))
    }
    #expect(cell.center == CGPoint(x: 30, y: 70) && seen == ["b", "c", "a", "d"])
    #expect(words.words == ["a", "b", "c", "d"])
    let other = try #require(view.cellForItem(at: path(0)))
    #expect(other.frame.minX == 0)
    let start = try #require(other.layer.presentation()).position.x
    #expect(start == 75)
    try stage.now { view.endInteractiveMovement() }
    #expect(words.words == ["b", "c", "a", "d"] && view.tiler.movement == nil)
    try stage.advance(to: 2)
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(cell.layer.zPosition == 0 && seen == ["b", "c", "a", "d"])
  }

  @Test("go back where the movement is called off")
  func cancelled() throws {
    let view = view
    let stage = try Rehearsal(.small) { Hosted(view: view) }
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    try stage.now { view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 75)) }
    #expect(seen == ["a", "c", "d", "b"])
    try stage.now { view.cancelInteractiveMovement() }
    #expect(seen == ["a", "b", "c", "d"] && words.words == ["a", "b", "c", "d"])
  }

  @Test("a place among the others is a permutation of the data", arguments: 0..<5, 0..<5)
  func permutation(origin: Int, place: Int) {
    let movement = CollectionMovement(
      origin: path(origin), place: path(place), center: .zero)
    let items = (0..<5).map { movement.dataPath(of: path($0)).item }
    var expected = Array(0..<5)
    expected.insert(expected.remove(at: origin), at: place)
    #expect(items == expected)
    let other = IndexPath(item: 2, section: 1)
    #expect(movement.dataPath(of: other) == other)
  }
}
