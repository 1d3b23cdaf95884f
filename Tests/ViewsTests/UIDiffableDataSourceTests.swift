import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Data sources that show snapshots", .serialized)
struct UIDiffableDataSourceTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func source() -> UITableViewDiffableDataSource<Int, String> {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    return UITableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
  }
  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("what is not shown yet is there at once")
  func before() throws {
    let source = source()
    source.apply(snapshot(["a", "b"]))
    let stage = try Rehearsal(.of(200, 400)) { Hosted(view: table) }
    #expect(stage.list.words.sorted() == ["a", "b"])
    #expect(stage.list.texts.allSatisfy { $0.opacity == 1 })
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    #expect(source.indexPath(for: "a") == IndexPath(row: 0, section: 0))
    #expect(source.sectionIdentifier(for: 0) == 0 && source.index(for: 0) == 0)
  }

  @Test("rows move to their places, others come and go, within 0.3 s", arguments: [true, false])
  func rows(isAnimated: Bool) throws {
    let source = source()
    source.apply(snapshot(["a", "b", "c"]))
    let stage = try Rehearsal(.of(200, 400)) { Hosted(view: table) }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    var isDone = false
    try stage.now {
      source.apply(snapshot(["c", "d", "a"]), animatingDifferences: isAnimated) { isDone = true }
    }
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(isDone == !isAnimated)
    try stage.advance(to: 0.15)
    let place = try #require(stage.text("a")).place.y
    #expect((place < 125) == isAnimated)
    try stage.advance(to: 1)
    #expect(isDone && stage.list.words.sorted() == ["a", "c", "d"])
    #expect(source.snapshot().itemIdentifiers == ["c", "d", "a"])
    let places = try ["c", "d", "a"].map { try #require(stage.text($0)).place.y }
    #expect(places == places.sorted())
  }

  @Test("all cells are made again where code says so")
  func reload() throws {
    let source = source()
    source.apply(snapshot(["a"]))
    let stage = try Rehearsal(.of(200, 400)) { Hosted(view: table) }
    try stage.now { source.applySnapshotUsingReloadData(snapshot(["b", "c"])) }
    #expect(stage.list.words.sorted() == ["b", "c"])
  }

  @Test("a collection's items and headers are those of its providers")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 200, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
      cell.accessibilityIdentifier = item
    }
    var headers = 0
    let titles = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in headers += 1 }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    source.apply(snapshot(["a", "b"]))
    let stage = try Rehearsal(.of(200, 400)) { Hosted(view: view) }
    #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["a", "b"] && headers == 1)
    let first = try #require(view.visibleCells.first)
    try stage.now { source.apply(snapshot(["b", "c", "a"])) }
    try stage.advance(to: 1)
    #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["b", "c", "a"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === first)
    try stage.now { view.moveSection(0, toSection: 0) }
    #expect(view.numberOfSections == 1)
  }
}
