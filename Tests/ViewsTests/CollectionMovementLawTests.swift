import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Letters in a grid of three columns, which remember what they are asked.
private final class Letters: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
  var lines: [String] = []
  /// The first place that the delegate lets an item have.
  var first = 0

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = letters[indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    lines.append("can \(indexPath.item)")
    return letters[indexPath.item] != "x"
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lines.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    lines.append(
      "target \(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
    return IndexPath(item: max(proposedIndexPath.item, first), section: 0)
  }
}

/// A delegate of the older form.
private final class OldDelegate: UICollectionViewDelegateFlowLayout {
  var lines: [String] = []
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    lines.append("target \(currentIndexPath.item) \(proposedIndexPath.item)")
    return proposedIndexPath
  }
}

@MainActor @Suite("Laws of items that a hand moves", .serialized)
struct CollectionMovementLawTests {
  private let letters = Letters()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 150, height: 150), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = letters
    view.delegate = letters
  }
  private func stage() throws -> Rehearsal {
    let view = view
    return try Rehearsal(.of(150, 150)) { Hosted(view: view) }
  }
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  /// The middle of a place.
  private func middle(_ item: Int) -> CGPoint {
    CGPoint(x: 25 + 50 * CGFloat(item % 3), y: 25 + 50 * CGFloat(item / 3))
  }
  /// The letters as they are seen, first to last.
  private var seen: [String] { view.visibleCells.map { $0.accessibilityLabel ?? "" } }
  private func moved(_ letters: [String], _ from: Int, _ to: Int) -> [String] {
    var letters = letters
    letters.insert(letters.remove(at: from), at: to)
    return letters
  }

  @Test(
    "any sequence of moves keeps the letters, shown in the data's order; called off, it is nothing",
    arguments: 1...6)
  func sequences(seed: Int) throws {
    let stage = try stage()
    // Numbers that look like chance and are the same in every run.
    var state = UInt64(seed)
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for step in 0..<6 {
      let (before, from) = (letters.letters, next(9))
      let cell = try #require(view.cellForItem(at: path(from)))
      #expect(view.beginInteractiveMovementForItem(at: path(from)))
      var to = from
      for _ in 0..<1 + next(4) {
        to = next(9)
        try stage.now { view.updateInteractiveMovementTargetPosition(middle(to)) }
        #expect(seen == moved(before, from, to) && letters.letters == before)
        #expect(view.cellForItem(at: path(to)) === cell && cell.center == middle(to))
        #expect(Set(view.visibleCells.map(ObjectIdentifier.init)).count == 9)
      }
      let isKept = next(3) > 0
      try stage.now {
        if isKept { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
      }
      #expect(letters.letters == (isKept ? moved(before, from, to) : before))
      #expect(seen == letters.letters && view.tiler.movement == nil)
      try stage.advance(to: Double(step + 1) * 2)
      for (index, cell) in view.visibleCells.enumerated() {
        #expect(cell.center == middle(index) && cell.layer.zPosition == 0)
      }
    }
    #expect(letters.letters.sorted() == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
  }

  @Test("it is asked whether an item may go, then where to, then told where from and where to")
  func order() throws {
    let stage = try stage()
    letters.lines = []
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    try stage.now { view.updateInteractiveMovementTargetPosition(middle(5)) }
    // Where it is already, nobody is asked.
    try stage.now { view.updateInteractiveMovementTargetPosition(middle(5)) }
    try stage.now { view.updateInteractiveMovementTargetPosition(CGPoint(x: 149, y: 99)) }
    try stage.now { view.updateInteractiveMovementTargetPosition(middle(0)) }
    try stage.now { view.endInteractiveMovement() }
    #expect(letters.lines == ["can 1", "target 1 1 5", "target 1 5 0", "move 1 0"])
    #expect(letters.letters.prefix(3) == ["b", "a", "c"])
  }

  @Test("the delegate has the last word of where an item goes")
  func guarded() throws {
    let stage = try stage()
    letters.first = 2
    #expect(view.beginInteractiveMovementForItem(at: path(6)))
    try stage.now { view.updateInteractiveMovementTargetPosition(middle(0)) }
    #expect(seen == moved(letters.letters, 6, 2))
    // It is seen where the hand is nevertheless.
    let cell = try #require(view.cellForItem(at: path(2)))
    #expect(cell.center == middle(0))
    try stage.now { view.endInteractiveMovement() }
    #expect(letters.lines.last == "move 6 2")
    try stage.advance(to: 2)
    #expect(cell.center == middle(2))
  }

  @Test("a delegate of the older form is asked by its place now")
  func older() throws {
    let delegate = OldDelegate()
    view.delegate = delegate
    let stage = try stage()
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    try stage.now { view.updateInteractiveMovementTargetPosition(middle(4)) }
    try stage.now { view.updateInteractiveMovementTargetPosition(middle(8)) }
    #expect(delegate.lines == ["target 0 4", "target 4 8"])
    try stage.now { view.cancelInteractiveMovement() }
  }

  @Test("one item at a time, which is seen, and may go")
  func refused() throws {
    letters.letters[3] = "x"
    let stage = try stage()
    #expect(!view.beginInteractiveMovementForItem(at: path(3)))
    #expect(!view.beginInteractiveMovementForItem(at: path(40)))
    #expect(view.beginInteractiveMovementForItem(at: path(2)))
    #expect(!view.beginInteractiveMovementForItem(at: path(4)))
    #expect(view.tiler.movement?.origin == path(2))
    try stage.now { view.cancelInteractiveMovement() }
    // Nothing is moved: nobody is told.
    letters.lines = []
    try stage.now {
      view.updateInteractiveMovementTargetPosition(middle(7))
      view.endInteractiveMovement()
      view.cancelInteractiveMovement()
    }
    #expect(letters.lines.isEmpty && seen == letters.letters)
  }

  @Test("an item that ends where it began has not been moved")
  func back() throws {
    let stage = try stage()
    #expect(view.beginInteractiveMovementForItem(at: path(4)))
    for item in [8, 0, 4] {
      try stage.now { view.updateInteractiveMovementTargetPosition(middle(item)) }
    }
    letters.lines = []
    try stage.now { view.endInteractiveMovement() }
    #expect(letters.lines.isEmpty && seen == letters.letters)
  }

  @Test("beside all items it follows the hand, and keeps its place among them")
  func beside() throws {
    let stage = try stage()
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    let cell = try #require(view.cellForItem(at: path(0)))
    try stage.now {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: -40, y: 400))
    }
    #expect(cell.center == CGPoint(x: -40, y: 400) && seen == letters.letters)
    #expect(cell.layer.zPosition > 0)
    try stage.now { view.endInteractiveMovement() }
    try stage.advance(to: 2)
    #expect(cell.center == middle(0) && letters.lines == ["can 0"])
  }

  @Test("places of any movement are those of the one after the other, taken back")
  func inverse() {
    for (origin, place) in [(0, 4), (4, 0), (2, 3), (3, 3), (1, 8)] {
      let there = CollectionMovement(origin: path(origin), place: path(place), center: .zero)
      let back = CollectionMovement(origin: path(place), place: path(origin), center: .zero)
      for item in 0..<9 {
        #expect(there.dataPath(of: back.dataPath(of: path(item))) == path(item))
        #expect(back.dataPath(of: there.dataPath(of: path(item))) == path(item))
      }
    }
  }
}
