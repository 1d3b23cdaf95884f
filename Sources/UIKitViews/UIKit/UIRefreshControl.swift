public import Foundation
@_spi(Engine) import ViewEngine

/// What is pulled to load again: it is kept, and no film shows it.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  private static let shared = proxy("UIRefreshControl", UIRefreshControl())
  /// What all of them are asked for.
  public static func appearance() -> UIRefreshControl { shared }

  /// Whether it loads.
  public private(set) var isRefreshing = false
  /// Its words.
  ///
  /// - Note: Accepted; no effect. `attributedTitle`: it is not drawn.
  open var attributedTitle: NSAttributedString?

  /// Says that it loads.
  ///
  /// - Note: Accepted; no effect. `beginRefreshing`: only ``isRefreshing`` is another.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that it has loaded.
  ///
  /// - Note: Accepted; no effect. `endRefreshing`: only ``isRefreshing`` is another.
  open func endRefreshing() { isRefreshing = false }
}
