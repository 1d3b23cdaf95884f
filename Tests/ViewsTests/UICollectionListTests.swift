import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Lists of collections")
struct UICollectionListTests {
  /// A list of 300 × 600 points with rows of words, by registrations.
  @MainActor private final class Listed: UICollectionViewDataSource {
    let view: UICollectionView
    var rows: [[String]]
    var cells: [String: UICollectionViewListCell] = [:]
    private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>
    private let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    init(
      _ rows: [[String]], _ list: UICollectionLayoutListConfiguration,
      fill: @escaping @MainActor (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) {
      self.rows = rows
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      registration = UICollectionView.CellRegistration { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        fill(cell, text)
      }
      header = UICollectionView.SupplementaryRegistration(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "header"
        cell.contentConfiguration = content
      }
      view.dataSource = self
    }
    func show() throws -> Rehearsal {
      let view = view
      return try Rehearsal(.of(300, 600)) { Hosted(view: view) }
    }
    func frame(_ text: String) -> CGRect { cells[text]?.frame ?? .zero }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { rows[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let text = rows[indexPath.section][indexPath.item]
      let cell = collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: text)
      cells[text] = cell
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private nonisolated static let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
    .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
  ]

  @Test("rows follow each other without gaps, between the margins", arguments: appearances)
  func rows(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
    let list = UICollectionLayoutListConfiguration(appearance: appearance)
    let listed = Listed([["a", "b", "c"]], list)
    _ = try listed.show()
    let frames = ["a", "b", "c"].map(listed.frame)
    let margin = frames[0].minX
    #expect(list.style == .insetGrouped ? margin >= 16 : margin == 0)
    #expect(frames.allSatisfy { $0.minX == margin && $0.maxX == 300 - margin })
    #expect(frames[1].minY == frames[0].maxY && frames[2].minY == frames[1].maxY)
    #expect(frames.allSatisfy { $0.height > 43 }, "\(frames)")
    #expect(listed.view.backgroundColor == list.ground)
  }

  @Test("a row is as high as its words are")
  func heights() throws {
    let long = String(repeating: "many words ", count: 20)
    let listed = Listed(
      [["a", long, "c"]], UICollectionLayoutListConfiguration(appearance: .plain))
    _ = try listed.show()
    #expect(listed.frame(long).height > 2 * listed.frame("a").height)
    #expect(listed.frame("c").minY == listed.frame(long).maxY)
    #expect(listed.view.contentSize.height == listed.frame("c").maxY)
  }

  @Test("a header stands above its section's first row")
  func headers() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let listed = Listed([["a"], ["b"]], list)
    _ = try listed.show()
    for (section, name) in ["a", "b"].enumerated() {
      let header = try #require(
        listed.view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section)))
      #expect(header.frame.maxY == listed.frame(name).minY && header.frame.height > 10)
    }
    #expect(listed.frame("b").minY > listed.frame("a").maxY)
  }

  @Test("accessories stand at the row's sides, and leave the content the rest")
  func accessories() throws {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let listed = Listed([["a"]], UICollectionLayoutListConfiguration(appearance: .plain)) {
      cell, _ in
      cell.accessories = [
        .disclosureIndicator(), .delete(),
        .customView(configuration: .init(customView: dot, placement: .leading())),
      ]
    }
    _ = try listed.show()
    let cell = try #require(listed.cells["a"])
    // What is there while a list is edited is not.
    #expect(cell.accessories.filter { $0.isShown }.count == 2)
    #expect(
      dot.superview === cell && dot.frame.minX == 16)
    #expect(dot.frame.midY == cell.bounds.midY)
    #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX < 300)
  }

  @Test("a swipe shows the buttons of the list's provider")
  func swipes() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    var pressed: [Int] = []
    list.trailingSwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .normal, title: "A") { _, _, done in
        pressed.append(path.item)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    let listed = Listed([["a", "b"]], list)
    let stage = try listed.show()
    let y = Double(listed.frame("b").midY)
    try stage.drag(
      from: CGPoint(x: 280, y: y), to: CGPoint(x: 190, y: y), at: 0.1, steps: 60)
    try stage.advance(to: 2)
    #expect(listed.frame("b").minX == -74 && listed.frame("a").minX == 0)
    try stage.tap(280, y, at: 2)
    try stage.advance(to: 4)
    #expect(pressed == [1] && listed.frame("b").minX == 0)
  }

  @Test("a cell is told its state before it is shown, and when it is another")
  func states() throws {
    var told: [Bool] = []
    let listed = Listed([["a"]], UICollectionLayoutListConfiguration(appearance: .plain)) {
      cell, _ in
      cell.configurationUpdateHandler = { _, state in told.append(state.isSelected) }
    }
    let stage = try listed.show()
    #expect(told == [false])
    try stage.now {
      listed.view.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }
    #expect(told == [false, true])
  }
}
