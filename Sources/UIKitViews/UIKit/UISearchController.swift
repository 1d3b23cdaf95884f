public import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What brings results in line with what is searched for.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins, and when its text is another.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller, which is told when the search begins and ends.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search controller: the search of a page, whose field stands under the title as SwiftUI's does.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// The controller of results of its own, which stand over the page while something is searched for.
  public let searchResultsController: UIViewController?
  /// Whether the results are there; code that sets it decides until it is set otherwise.
  open var showsSearchResultsController: Bool {
    get { shownResults != nil }
    set {
      showsResults = newValue
      changed?()
    }
  }
  private var showsResults: Bool?
  /// What brings results in line with the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// What is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the page is darkened while the search is active.
  ///
  /// - Note: Accepted; no effect. `obscuresBackgroundDuringPresentation`: pages stay as they are.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the title gives way to the field.
  open var hidesNavigationBarDuringPresentation = true { didSet { changed?() } }
  /// Whether the button that ends the search comes by itself.
  ///
  /// - Note: Accepted; no effect. `automaticallyShowsCancelButton`: it does.
  open var automaticallyShowsCancelButton = true
  /// Called when the page's bar is to be another.
  var changed: (@MainActor () -> Void)?
  private var isSearching = false
  /// How long the field takes to the title's place in seconds, as SwiftUI's does.
  private static let duration = 0.4

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The controller of results of its own; `nil` where the page shows them.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    guard let searchResultsController else { return }
    addChild(searchResultsController)
    searchResultsController.didMove(toParent: self)
  }
  /// Creates a search of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether the search is active: code that sets it moves the bar, too.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      // As long as where a finger begins and ends it.
      withAnimation(.smooth(duration: Self.duration)) { activate(newValue) }
      if !newValue { searchBar.text = "" }
    }
  }

  /// The controller of results while these are there: while the search is active and has a text.
  var shownResults: UIViewController? {
    let isShown = isSearching && (showsResults ?? !(searchBar.text ?? "").isEmpty)
    return isShown ? searchResultsController : nil
  }

  private func activate(_ isActive: Bool) {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    isSearching = isActive
    changed?()
    if isActive {
      searchResultsUpdater?.updateSearchResults(for: self)
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// The bar has begun or ended the search by a finger.
  func barSaid(_ isActive: Bool) {
    guard isActive != isSearching else { return }
    if !isActive { searchBar.delegate?.searchBarCancelButtonClicked(searchBar) }
    activate(isActive)
  }

  /// Another choice of where is searched was made.
  func scopeChanged() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// The text, or what the field shows, is another.
  func searchChanged() {
    changed?()
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

extension UINavigationItem {
  /// A title with the page's search field alone; `nil` without one.
  var searchTitle: NavigationTitle? {
    guard let searchController else { return nil }
    var title = NavigationTitle()
    var wish = searchController.searchBar.wish
    wish.keepsTitle = !searchController.hidesNavigationBarDuringPresentation
    title.add(wish, isAlwaysShown: !hidesSearchBarWhenScrolling)
    return title
  }
}
