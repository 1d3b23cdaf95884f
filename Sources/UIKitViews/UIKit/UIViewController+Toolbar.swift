import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

extension UIViewController {
  /// The items of the bar at the bottom of the controller's page, where its navigation controller shows one.
  public var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the items of the bar at the bottom of the controller's page.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items, first to last; `nil` for none.
  ///   - animated: Whether they come by and by.
  /// - Note: Accepted; no effect. `animated`: they come at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    for item in ownToolbarItems ?? [] { item.shown = nil }
    ownToolbarItems = toolbarItems
    for item in toolbarItems ?? [] {
      item.shown = { [weak self] in self?.navigationController?.pagesChanged() }
    }
    navigationController?.pagesChanged()
  }

  /// The items as SwiftUI's views.
  ///
  /// - Parameter tint: Their tint; `nil` for the usual one.
  /// - Returns: The views, first to last.
  func toolbarViews(tint: UIColor?) -> [AnyView] {
    (ownToolbarItems ?? []).map { $0.view(tint: tint) }
  }
}

extension UIBarButtonItem {
  /// The item as a view in a bar of a tint; `nil` for the usual one.
  func view(tint: UIColor?) -> AnyView {
    guard let tint, tintColor == nil else { return view }
    return AnyView(view.tint(tint.color))
  }
}

extension UINavigationController {
  /// Whether pages have no bar at the bottom: unless code says otherwise.
  public var isToolbarHidden: Bool {
    get { pages.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Sets whether pages have no bar at the bottom.
  ///
  /// - Parameters:
  ///   - hidden: Whether they have none.
  ///   - animated: Whether it goes and comes along an animation.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    pages.isToolbarHidden = hidden
    var transaction = Transaction(animation: animated ? .easeInOut(duration: 0.2) : nil)
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { pagesChanged() }
  }
}
