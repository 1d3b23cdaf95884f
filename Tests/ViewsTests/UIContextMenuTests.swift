import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Has a menu for what is pressed, and writes down what it is told.
@MainActor
private final class MenuGuide: UIContextMenuInteractionDelegate, UITableViewDelegate,
  UICollectionViewDelegate
{
  let journal = Journal()
  /// The titles of the menu's actions; none for no menu.
  var titles = ["Copy", "Share"]
  var preview: UIViewController?
  var target: UITargetedPreview?

  func configuration(_ name: String) -> UIContextMenuConfiguration? {
    journal.note("asked \(name)")
    guard !titles.isEmpty else { return nil }
    var provider: UIContextMenuContentPreviewProvider?
    if let preview { provider = { preview } }
    return UIContextMenuConfiguration(
      identifier: NSString(string: name), previewProvider: provider
    ) { [titles, journal] suggested in
      journal.note("made of \(suggested.count)")
      return UIMenu(
        children: titles.map { title in UIAction(title: title) { _ in journal.note(title) } })
    }
  }
  func opens(_ animator: (any UIContextMenuInteractionAnimating)?) {
    journal.note("will open")
    animator?.addCompletion { [journal] in journal.note("is open") }
  }
  func closes(_ animator: (any UIContextMenuInteractionAnimating)?) {
    journal.note("will close")
    animator?.addCompletion { [journal] in journal.note("is closed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration("\(Int(location.x)),\(Int(location.y))") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { target }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { opens(animator) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { closes(animator) }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration("row \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("selected \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { opens(animator) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration("item \(indexPath.item)") }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    journal.note("selected \(indexPath.item)")
  }
}

@MainActor @Suite("Menus that a press on UIKit's views opens", .serialized)
struct UIContextMenuTests {
  private static let page = Stage.of(390, 844)
  private let guide = MenuGuide()

  /// A page with a red view of 100 by 100 in its middle.
  private func stage(
    _ view: UIView = UIView(), size: CGSize = CGSize(width: 100, height: 100)
  ) throws -> Rehearsal {
    let root = UIView()
    view.frame = CGRect(x: 145, y: 372, width: size.width, height: size.height)
    view.backgroundColor = .red
    root.addSubview(view)
    return try Rehearsal(Self.page) { Hosted(view: root) }
  }

  @Test("a press asks where it is after half a second, and opens the menu; a tap beside closes it")
  func opens() throws {
    let view = UIView()
    let interaction = UIContextMenuInteraction(delegate: guide)
    view.addInteraction(interaction)
    let stage = try stage(view)
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 0.49)
    #expect(guide.journal.lines.isEmpty && interaction.menuAppearance == .unknown)
    try stage.advance(to: 0.5)
    #expect(guide.journal.lines == ["asked 50,50", "made of 0", "will open"])
    #expect(interaction.menuAppearance == .rich)
    #expect(interaction.location(in: view) == CGPoint(x: 50, y: 50))
    try stage.finger(.ended, 195, 422)
    try stage.advance(to: 3)
    #expect(stage.list.words == ["Copy", "Share"])
    #expect(guide.journal.lines.last == "is open")
    try stage.tap(20, 20, at: 3)
    #expect(guide.journal.lines.last == "will close")
    try stage.advance(to: 6)
    #expect(guide.journal.lines.last == "is closed" && stage.list.words.isEmpty)
    #expect(interaction.menuAppearance == .unknown && view.manners.openMenu == nil)
  }

  @Test("its rows stand where those of SwiftUI's menu do, and the view stands out as large")
  func twins() throws {
    let view = UIView()
    view.addInteraction(UIContextMenuInteraction(delegate: guide))
    let stage = try stage(view)
    let twin = try Rehearsal(Self.page) {
      Color.red.frame(width: 100, height: 100).contextMenu {
        Button("Copy") {}
        Button("Share") {}
      }
    }
    for other in [stage, twin] {
      try other.finger(.began, 195, 422)
      try other.advance(to: 3)
    }
    let (seen, wanted) = (stage.list.texts, twin.list.texts)
    #expect(seen.map(\.text) == wanted.map(\.text))
    for (seen, wanted) in zip(seen, wanted) {
      #expect(abs(seen.place.x - wanted.place.x) < 0.5 && abs(seen.place.y - wanted.place.y) < 0.5)
    }
  }

  @Test("a button of it closes it, and does what it is for")
  func performs() throws {
    let view = UIView()
    view.addInteraction(UIContextMenuInteraction(delegate: guide))
    let stage = try stage(view)
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 2)
    try stage.finger(.ended, 195, 422)
    let share = try #require(stage.text("Share"))
    try stage.tap(Double(share.place.x) + 5, Double(share.place.y) - 5, at: 3)
    try stage.advance(to: 6)
    #expect(guide.journal.lines.suffix(3) == ["will close", "Share", "is closed"])
    #expect(stage.list.words.isEmpty)
  }

  @Test("where there is no menu, others are recognised; where there is one, they are not")
  func others() throws {
    for titles in [[], ["Copy"]] as [[String]] {
      guide.journal.clear()
      guide.titles = titles
      let view = UIView()
      view.addInteraction(UIContextMenuInteraction(delegate: guide))
      let press = UILongPressGestureRecognizer(
        target: guide.journal, action: Selector("pressed", Journal.pressed))
      press.minimumPressDuration = 0.8
      view.addGestureRecognizer(press)
      let stage = try stage(view)
      try stage.finger(.began, 195, 422)
      try stage.advance(to: 1)
      try stage.finger(.ended, 195, 422)
      #expect(guide.journal.lines.contains("pressed") == titles.isEmpty)
    }
  }

  @Test("it is changed while it is open, and code closes it")
  func byCode() throws {
    let view = UIView()
    let interaction = UIContextMenuInteraction(delegate: guide)
    view.addInteraction(interaction)
    let stage = try stage(view)
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 2)
    try stage.now {
      interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Other") { _ in }]) }
    }
    try stage.advance(to: 4)
    #expect(stage.list.words == ["Other"])
    try stage.now { interaction.dismissMenu() }
    try stage.advance(to: 6)
    #expect(stage.list.words.isEmpty)
  }

  @Test("a controller's view stands out, of the size that it would like to have")
  func preview() throws {
    let (view, page) = (UIView(), UIViewController())
    page.preferredContentSize = CGSize(width: 200, height: 150)
    page.view.backgroundColor = .blue
    guide.preview = page
    view.addInteraction(UIContextMenuInteraction(delegate: guide))
    let stage = try stage(view)
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 3)
    #expect(page.view.bounds.size == CGSize(width: 200, height: 150))
    #expect(page.appearance == .appeared)
    let copy = try #require(stage.text("Copy"))
    #expect(copy.place.y > 422)
  }

  @Test("titles stand above, words below titles, and what is on has a mark")
  func parts() throws {
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      title: "Sort",
      children: [
        UIAction(title: "Name", subtitle: "A to Z", state: .on) { _ in },
        UIAction(title: "Date") { _ in },
      ])
    button.showsMenuAsPrimaryAction = true
    let stage = try stage(button)
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 2)
    let words = ["Sort", "Name", "A to Z", "Date"]
    let places = try words.map { try #require(stage.text($0)).place }
    #expect(places.map(\.y) == places.map(\.y).sorted())
    // All leave room for the mark.
    #expect(places[1].x == places[3].x && places[1].x - places[0].x > 20)
  }

  @Test("a long press opens a button's menu, a tap does what the button is for")
  func button() throws {
    let button = UIButton(type: .system)
    let journal = guide.journal
    button.addAction(UIAction { _ in journal.note("tapped") }, for: .touchUpInside)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let stage = try stage(button)
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 1)
    #expect(journal.lines == ["tapped"] && stage.list.words.isEmpty)
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 3)
    #expect(stage.list.words == ["Copy"])
  }

  // MARK: Rows and items

  @Test("a press on a row opens its menu, and does not choose it", arguments: [true, false])
  func rows(hasMenu: Bool) throws {
    let data = TableData([["a", "b", "c"]])
    let table = data.table(width: 390, height: 844, rowHeight: 50)
    table.delegate = guide
    guide.titles = hasMenu ? ["Copy"] : []
    let stage = try Rehearsal(Self.page) { Hosted(view: table) }
    try stage.finger(.began, 100, 75)
    try stage.advance(to: 0.6)
    #expect(guide.journal.lines.first == "asked row 1")
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == !hasMenu)
    try stage.finger(.ended, 100, 75)
    try stage.advance(to: 3)
    #expect(guide.journal.lines.contains("selected 1") == !hasMenu)
    #expect(stage.list.words.contains("Copy") == hasMenu)
    #expect(guide.journal.lines.contains("will open") == hasMenu)
  }

  @Test("a finger that scrolls opens none, nor one that goes up before")
  func scrolling() throws {
    let data = TableData([(0..<40).map { "\($0)" }])
    let table = data.table(width: 390, height: 844, rowHeight: 50)
    table.delegate = guide
    let stage = try Rehearsal(Self.page) { Hosted(view: table) }
    try stage.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), at: 0, steps: 20, release: false)
    try stage.advance(to: 2)
    try stage.finger(.ended, 100, 300)
    try stage.tap(100, 300, at: 4)
    try stage.advance(to: 6)
    #expect(!guide.journal.lines.contains { $0.hasPrefix("asked") })
  }

  @Test("a press on an item opens its menu")
  func items() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Items()
    (view.dataSource, view.delegate) = (source, guide)
    let stage = try Rehearsal(Self.page) { Hosted(view: view) }
    try stage.finger(.began, 20, 20)
    try stage.advance(to: 2)
    try stage.finger(.ended, 20, 20)
    #expect(guide.journal.lines.first == "asked item 0")
    #expect(!guide.journal.lines.contains("selected 0") && stage.list.words == ["Copy", "Share"])
  }
}

/// Three items.
@MainActor private final class Items: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension Journal {
  fileprivate func pressed() { if lines.last != "pressed" { note("pressed") } }
}
