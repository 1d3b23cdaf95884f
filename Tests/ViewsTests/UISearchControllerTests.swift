import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Notes what a search tells.
@MainActor
private final class Ear: UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  let journal = Journal()
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    journal.note("typed \(searchText)")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
  func willPresentSearchController(_ searchController: UISearchController) {
    journal.note("will begin")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    journal.note("ended")
  }
  func updateSearchResults(for searchController: UISearchController) {
    journal.note("update \(searchController.searchBar.text ?? "")")
  }
}

@MainActor @Suite("Searches of UIKit's pages", .serialized)
struct UISearchControllerTests {
  private let page = UIViewController()
  private let search = UISearchController()
  private let ear = Ear()

  private func stage() throws -> Rehearsal {
    page.title = "People"
    search.searchBar.placeholder = "Find people"
    (search.searchBar.delegate, search.delegate) = (ear, ear)
    search.searchResultsUpdater = ear
    page.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: page)
    return try Rehearsal(.of(300, 500)) { ControllerPreview { stack } }
  }
  private func tap(_ stage: Rehearsal, _ name: String) throws {
    let place = try stage.graph.resolve(.name(name))
    let now = stage.graph.timeline.now.seconds
    try stage.tap(Double(place.x), Double(place.y), at: now + 0.1)
    try stage.advance(to: now + 2)
  }

  @Test("a field stands under the title, takes its place when tapped, and gives it back")
  func tapped() throws {
    let stage = try stage()
    #expect(stage.list.words.contains("People") && stage.list.words.contains("Find people"))
    try tap(stage, "Search")
    #expect(search.isActive && stage.list.words.contains("Cancel"))
    #expect(!stage.list.words.contains("People"))
    try tap(stage, "Cancel")
    #expect(!search.isActive && stage.list.words.contains("People"))
    #expect(ear.journal.lines == ["will begin", "update ", "cancel", "ended"])
  }

  @Test("code sets text and whether it is active; results follow")
  func byCode() throws {
    let stage = try stage()
    try stage.now { search.isActive = true }
    try stage.advance(to: 1)
    #expect(stage.list.words.contains("Cancel"))
    try stage.now { search.searchBar.text = "Ada" }
    #expect(stage.list.words.contains("Ada") && ear.journal.lines.last == "update Ada")
    try stage.now { search.isActive = false }
    #expect(search.searchBar.text == "" && !ear.journal.lines.contains("cancel"))
  }

  @Test("a bar stands in a view, too")
  func alone() throws {
    let bar = UISearchBar()
    (bar.placeholder, bar.delegate) = ("Find", ear)
    let stage = try Rehearsal(.of(300, 100)) { Hosted(view: bar) }
    #expect(stage.list.words == ["Find"] && bar.intrinsicContentSize.height == 56)
    try stage.now { bar.showsCancelButton = true }
    try tap(stage, "Cancel")
    #expect(ear.journal.lines == ["cancel"])
  }
}
