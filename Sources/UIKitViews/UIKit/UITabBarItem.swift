public import Foundation

/// The tab of a controller: what the bar of tabs has for it.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  private static let shared = UITabBarItem()
  /// What all tabs are asked for; they do not follow it.
  public static func appearance() -> UITabBarItem { shared }

  /// A tab with the system's words and picture.
  public enum SystemItem: Int, Sendable {
    /// Whatever else there is.
    case more
    /// What is liked.
    case favorites
    /// What is recommended.
    case featured
    /// What is liked best.
    case topRated
    /// What was seen last.
    case recents
    /// People.
    case contacts
    /// What was seen before.
    case history
    /// What is kept.
    case bookmarks
    /// Search.
    case search
    /// What was fetched.
    case downloads
    /// What is newest.
    case mostRecent
    /// What is seen most.
    case mostViewed

    /// The words and the symbol.
    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// The picture while the tab is chosen; that of other times unless set.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// What the badge says; `nil` for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour of the badge.
  ///
  /// - Note: Accepted; no effect. `badgeColor`: badges are the system's red.
  open var badgeColor: UIColor?

  /// Creates a tab that shows nothing.
  public override init() { super.init() }
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - image: Its picture.
  ///   - tag: A number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - image: Its picture.
  ///   - selectedImage: Its picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Creates a tab with the system's words and picture.
  ///
  /// - Parameters:
  ///   - systemItem: Which.
  ///   - tag: A number to find it by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }
  /// Creates a tab of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }
}
