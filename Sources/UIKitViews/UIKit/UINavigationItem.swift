import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The navigation item of a controller's page: what its bar shows.
@MainActor @preconcurrency public final class UINavigationItem {
  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the page below.
    case automatic
    /// Large, where the bar prefers large titles.
    case always
    /// Small.
    case never
  }

  weak var controller: UIViewController?
  /// Creates an item of no controller's page.
  public init() {}
  /// Creates an item of no controller's page, with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The title; the controller's own unless set.
  public var title: String? { didSet { changed() } }
  /// How the bar looks over content; as the bar itself says unless set.
  public var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How the bar looks at the start of content; as the bar itself says unless set.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How the bar looks where it is low.
  ///
  /// - Note: Accepted; no effect. `compactAppearance`: bars are as high as they are.
  public var compactAppearance: UINavigationBarAppearance?
  /// A line above the title.
  ///
  /// - Note: Accepted; no effect. `prompt`: bars have no line above their titles.
  public var prompt: String? { didSet { IneffectiveSettings.note("UINavigationItem.prompt") } }
  /// A view in the place of the title.
  public var titleView: UIView? { didSet { changed() } }
  /// What is searched on the page: its field stands under the title.
  public var searchController: UISearchController? {
    didSet {
      searchController?.changed = { [weak self] in self?.changed() }
      changed()
    }
  }
  /// Whether that field gives way to what is scrolled.
  public var hidesSearchBarWhenScrolling = true { didSet { changed() } }
  /// How large the title is.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// Whether there is no way back on the bar.
  public var hidesBackButton = false { didSet { changed() } }
  /// Sets whether there is no way back on the bar.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether there is none.
  ///   - animated: Whether it goes and comes by and by.
  /// - Note: Accepted; no effect. `animated`: it goes and comes at once.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// What the way back to this page is called, on the page above.
  public var backButtonTitle: String? { didSet { changed() } }
  /// What the way back to a page says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The page's title.
    case `default`
    /// "Back".
    case generic
    /// Nothing besides its arrow.
    case minimal
  }
  /// What the way back to this page says, on the page above.
  public var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The way back to this page, on the page above: of it the words count.
  public var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether the way back stands beside buttons at the leading edge.
  public var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The button at the leading edge, the first of several.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the leading edge, the outermost first.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The button at the trailing edge, the first of several.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the trailing edge, the outermost first.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Sets the button at the leading edge.
  ///
  /// - Parameters:
  ///   - item: The button; `nil` for none.
  ///   - animated: Whether it comes by and by.
  /// - Note: Accepted; no effect. `animated`: it comes at once.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the button at the trailing edge.
  ///
  /// - Parameters:
  ///   - item: The button; `nil` for none.
  ///   - animated: Whether it comes by and by.
  /// - Note: Accepted; no effect. `animated`: it comes at once.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the trailing edge.
  ///
  /// - Parameters:
  ///   - items: The buttons, the outermost first; `nil` for none.
  ///   - animated: Whether they come by and by.
  /// - Note: Accepted; no effect. `animated`: they come at once.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func changed() { controller?.navigationController?.pagesChanged() }

  // MARK: As SwiftUI has it

  /// Whether buttons at the leading edge take the place of the way back.
  var replacesBackButton: Bool {
    !leftItemsSupplementBackButton && leftBarButtonItems?.isEmpty == false
  }
  /// What the way back to this page is called, where that is not its title.
  var backTitle: String? {
    switch backButtonDisplayMode {
    case .default: backButtonTitle ?? backBarButtonItem?.title
    case .generic: "Back"
    case .minimal: ""
    }
  }

  /// What the bar shows besides its title, first to last; items say of themselves when they change.
  func toolbar() -> PageToolbar? {
    var entries: [_ToolbarEntry] = []
    for item in leftBarButtonItems ?? [] {
      entries.append(_ToolbarEntry(.topBarLeading, item.view))
    }
    if let titleView { entries.append(_ToolbarEntry(.principal, BarView.item(titleView))) }
    for item in (rightBarButtonItems ?? []).reversed() {
      entries.append(_ToolbarEntry(.topBarTrailing, item.view))
    }
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.shown = { [weak self] in self?.changed() }
    }
    return entries.isEmpty ? nil : PageToolbar(entries)
  }
}
