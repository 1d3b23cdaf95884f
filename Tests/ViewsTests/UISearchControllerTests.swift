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
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    journal.note("scope \(selectedScope)")
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

  private func stage(_ own: UISearchController? = nil) throws -> Rehearsal {
    let search = own ?? search
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

  @Test("a title that is not to be hidden stays above the field")
  func keepsTitle() throws {
    search.hidesNavigationBarDuringPresentation = false
    let stage = try stage()
    try tap(stage, "Search")
    #expect(search.isActive && stage.list.words.contains("Cancel"))
    #expect(stage.list.words.contains("People"))
  }

  @Test("the field of a bar has the bar's text, and gives it its colours")
  func field() throws {
    let stage = try stage()
    let field = search.searchBar.searchTextField
    try stage.now {
      field.text = "Ada"
      field.textColor = .red
      field.backgroundColor = .green
    }
    #expect(search.searchBar.text == "Ada" && ear.journal.lines.last == "update Ada")
    #expect(stage.list.words.contains("Ada"))
    let colors = stage.list.colors
    #expect(colors.contains { ($0.red, $0.green, $0.blue) == (1, 0, 0) })
    #expect(colors.contains { ($0.red, $0.green, $0.blue) == (0, 1, 0) })
    try stage.now {
      field.text = ""
      field.attributedPlaceholder = NSAttributedString(
        string: "Whom?", attributes: [.foregroundColor: UIColor.blue])
    }
    #expect(stage.list.words.contains("Whom?"))
    #expect(stage.list.colors.contains { ($0.red, $0.green, $0.blue) == (0, 0, 1) })
    field.placeholder = "Find"
    #expect(search.searchBar.placeholder == "Find" && field.attributedPlaceholder == nil)
    field.font = .systemFont(ofSize: 30)
    #expect(!field.becomeFirstResponder())
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("UISearchBar.searchTextField.font"))
    #expect(told.contains("UISearchBar.searchTextField.becomeFirstResponder()"))
  }

  // MARK: Results and scopes

  /// A page that says what it is, and what it is told.
  private final class Results: UIViewController {
    let journal = Journal()
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
      label.text = "results"
      view.addSubview(label)
      view.backgroundColor = .systemBackground
    }
    override func viewWillAppear(_ animated: Bool) { journal.note("comes") }
    override func viewDidDisappear(_ animated: Bool) { journal.note("gone") }
  }

  @Test("results of a controller of their own are there while something is searched for")
  func results() throws {
    let results = Results()
    let search = UISearchController(searchResultsController: results)
    #expect(results.parent === search && search.searchResultsController === results)
    let stage = try stage(search)
    try stage.now { search.isActive = true }
    try stage.advance(to: 1)
    #expect(!stage.list.words.contains("results") && !search.showsSearchResultsController)
    try stage.now { search.searchBar.text = "Ada" }
    #expect(stage.list.words.contains("results") && search.showsSearchResultsController)
    #expect(results.view.bounds.size == page.view.bounds.size)
    #expect(results.view.safeAreaInsets.top == page.view.safeAreaInsets.top)
    #expect(results.journal.lines == ["comes"])
    try stage.now { search.isActive = false }
    try stage.advance(to: 3)
    #expect(!stage.list.words.contains("results") && results.journal.lines == ["comes", "gone"])
  }

  @Test("code may show them before anything is searched for")
  func resultsByCode() throws {
    let search = UISearchController(searchResultsController: Results())
    let stage = try stage(search)
    try stage.now {
      search.isActive = true
      search.showsSearchResultsController = true
    }
    try stage.advance(to: 1)
    #expect(stage.list.words.contains("results"))
    try stage.now { search.showsSearchResultsController = false }
    #expect(!stage.list.words.contains("results"))
  }

  @Test("a choice of where is searched stands below the field while that is active")
  func scopes() throws {
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    let stage = try stage()
    #expect(!stage.list.words.contains("Mine"))
    try tap(stage, "Search")
    #expect(Set(stage.list.words).isSuperset(of: ["All", "Mine"]))
    ear.journal.clear()
    let mine = try #require(stage.text("Mine"))
    try stage.tap(Double(mine.place.x) + 5, Double(mine.place.y) - 5, at: 5)
    try stage.advance(to: 6)
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    #expect(ear.journal.lines == ["scope 1", "update "])
    // Code tells nobody.
    try stage.now { search.searchBar.selectedScopeButtonIndex = 0 }
    #expect(ear.journal.lines == ["scope 1", "update "])
  }

  @Test("the choice stands below the field of a bar in a place of its own where it is to be shown")
  func scopesAlone() throws {
    let bar = UISearchBar()
    (bar.scopeButtonTitles, bar.delegate) = (["All", "Mine"], ear)
    let stage = try Rehearsal(.of(300, 200)) { Hosted(view: bar) }
    #expect(!stage.list.words.contains("Mine") && bar.intrinsicContentSize.height == 56)
    try stage.now { bar.showsScopeBar = true }
    #expect(bar.intrinsicContentSize.height == 100)
    let mine = try #require(stage.text("Mine"))
    try stage.tap(Double(mine.place.x) + 5, Double(mine.place.y) - 5, at: 1)
    #expect(ear.journal.lines == ["scope 1"])
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
