public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// Pages, each a controller's, from one to the next of which a finger swipes.
///
/// The controllers beside the one that is shown are asked for; their views come when a finger begins to swipe, and those that
/// are not seen go when the pages rest.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Sendable {
    /// As leaves of a book; on film as ``scroll``.
    case pageCurl
    /// Side by side.
    case scroll
  }
  /// Along which axis pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// To the side.
    case horizontal
    /// Downwards.
    case vertical
  }
  /// To which side a page is turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the one behind.
    case forward
    /// To the one before.
    case reverse
  }
  /// What pages are made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points: a number.
    public static let interPageSpacing = Self(rawValue: "interPageSpacing")
    /// Where the back of a book is.
    public static let spineLocation = Self(rawValue: "spineLocation")
  }

  /// How one page follows another.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The data source, which says which pages are beside another.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { scroller.pagesChanged() }
  }
  /// The delegate, which is told of pages that are turned by a finger.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// What shows the pages.
  private(set) lazy var scroller = PageScroller(self, spacing: spacing)
  private let spacing: CGFloat
  override var hasScrolledContent: Bool { false }

  /// Creates pages.
  ///
  /// - Parameters:
  ///   - style: How one follows another.
  ///   - navigationOrientation: Along which axis.
  ///   - options: The space between them, by ``OptionsKey/interPageSpacing``.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    switch options?[.interPageSpacing] {
    case let told as CGFloat: spacing = told
    case let told as Double: spacing = CGFloat(told)
    case let told as Int: spacing = CGFloat(told)
    default: spacing = 0
    }
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { IneffectiveSettings.note("UIPageViewController.pageCurl") }
  }
  /// Creates pages of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    view = scroller
    scroller.frame = UIScreen.main.bounds
  }

  /// The controller of the page that is shown; `nil` for no page.
  open var viewControllers: [UIViewController]? { scroller.current.map { [$0] } }
  /// The recognisers of the finger that turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { scroller.scroll.gestureRecognizers ?? [] }
  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The controller of the page, alone.
  ///   - direction: To which side the page that was shown is turned.
  ///   - animated: Whether that takes 0.3 s.
  ///   - completion: Called when the page is in its place.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    scroller.show(
      viewControllers?.first, isForward: direction == .forward, animated: animated
    ) { completion?($0) }
  }
}

/// The data source of pages: it says which are beside another.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another.
  ///
  /// - Parameters:
  ///   - pageViewController: The pages.
  ///   - viewController: The controller of the other.
  /// - Returns: The controller of the page; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page behind another.
  ///
  /// - Parameters:
  ///   - pageViewController: The pages.
  ///   - viewController: The controller of the other.
  /// - Returns: The controller of the page; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots below the pages; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that is shown first, from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of pages: it is told of those that a finger turns.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a finger begins to turn to a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The pages.
  ///   - pendingViewControllers: The controller of the page that comes.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when pages rest that a finger has turned.
  ///
  /// - Parameters:
  ///   - pageViewController: The pages.
  ///   - finished: Whether they rest, which they do.
  ///   - previousViewControllers: The controller of the page that was shown.
  ///   - completed: Whether another is shown now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
