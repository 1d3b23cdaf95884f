import Motion
public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What is asked and told of a split view controller.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {
  /// Which column is on top where there is room for one.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: The column that would be.
  /// - Returns: The column that is.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the first controller is on top where there is room for one, instead of the second.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - secondaryViewController: The second controller.
  ///   - primaryViewController: The first controller.
  /// - Returns: Whether it is.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before other columns are shown.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - displayMode: Which ones.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

/// A split view controller: columns side by side where the width is regular, else one stack of pages.
@MainActor @preconcurrency open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// As the controllers say.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }
  /// A column.
  public enum Column: Int, Sendable, CaseIterable {
    /// The first one.
    case primary
    /// The one between, where there are three.
    case supplementary
    /// The last one.
    case secondary
    /// What is shown where there is room for one.
    case compact
  }
  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system thinks best: one beside the last where the width is greater than the height, else the last one.
    case automatic
    /// The last one.
    case secondaryOnly
    /// One beside the last.
    case oneBesideSecondary
    /// One over the last; here beside it.
    case oneOverSecondary
    /// Two beside the last.
    case twoBesideSecondary
    /// Two over the last; here beside it.
    case twoOverSecondary
    /// Two that push the last aside; here beside it.
    case twoDisplaceSecondary
  }
  /// How the last column gives way to the others.
  public enum SplitBehavior: Int, Sendable {
    /// As the system thinks best.
    case automatic
    /// It is narrower.
    case tile
    /// It lies below them.
    case overlay
    /// It goes aside.
    case displace
  }

  /// How many columns there are.
  public let style: Style
  /// What is asked and told.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]
  /// The column that is on top where there is room for one.
  private var top = Column.secondary
  /// The stack of pages where there is room for one.
  private var stack: UINavigationController?
  private var wasCompact: Bool?

  /// The usual widths of the first column and of the one after it, and the least one of the last, in points: those of SwiftUI's split
  /// views here.
  private static let (primary, supplementary, least) = (CGFloat(320), CGFloat(375), CGFloat(320))
  /// The width of primary columns that is left to the system.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Creates a split view controller.
  ///
  /// - Parameter style: How many columns there are.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a split view controller of two columns.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive of views; there are none.
  ///   - nibBundleOrNil: The bundle of that archive.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Columns

  /// Sets the controller of a column; one that is no navigation controller gets one around it.
  ///
  /// - Parameters:
  ///   - vc: The controller; `nil` for none.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard let vc else {
      columns[column] = nil
      return arrange()
    }
    let isStack = vc is UINavigationController || column == .compact
    columns[column] = isStack ? vc : UINavigationController(rootViewController: vc)
    arrange()
  }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// The controllers of all columns, the first one first.
  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0] } }
    set {
      columns = [:]
      let order = newValue.count > 2 ? Self.order : [.primary, .secondary]
      for (column, controller) in zip(order, newValue) {
        // Before iOS 14 controllers were shown as they are.
        columns[column] = controller
      }
      arrange()
    }
  }
  private static let order: [Column] = [.primary, .supplementary, .secondary]

  /// Shows a column.
  open func show(_ column: Column) {
    top = column
    if let stack, isCollapsed { return push(column, on: stack) }
    if column == .primary, !isShown(.primary) {
      preferredDisplayMode =
        columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
    }
  }
  /// Shows a column no more.
  open func hide(_ column: Column) {
    if isCollapsed {
      stack?.popViewController(animated: true)
    } else if column == .primary {
      preferredDisplayMode = columns[.supplementary] == nil ? .secondaryOnly : .oneBesideSecondary
    } else if column == .supplementary {
      preferredDisplayMode = .secondaryOnly
    }
  }
  /// Shows a controller in the last column, or on top of the stack.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it.
  /// - Note: Accepted; no effect. `sender`: it does not matter who asks.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard isCollapsed, let stack else { return setViewController(vc, for: .secondary) }
    let pages = (vc as? UINavigationController)?.viewControllers ?? [vc]
    stack.setViewControllers(stack.viewControllers + pages, animated: true)
  }

  // MARK: What is shown

  /// Whether there is room for one column.
  open var isCollapsed: Bool {
    (viewIfLoaded?.placeEnvironment ?? UIScreen.environment).horizontalSizeClass != .regular
  }
  /// Which columns are to be shown.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      delegate?.splitViewController(self, willChangeTo: displayMode)
      changed()
    }
  }
  /// Which columns are shown.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }
  /// How the last column is to give way to the others.
  ///
  /// - Note: Accepted; no effect. `preferredSplitBehavior`: columns stand beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How the last column gives way to the others: it is narrower.
  open var splitBehavior: SplitBehavior { .tile }
  /// Whether a finger brings the first column from the edge.
  ///
  /// - Note: Accepted; no effect. `presentsWithGesture`: no finger does.
  open var presentsWithGesture = true
  /// Whether a button shows the last column alone.
  ///
  /// - Note: Accepted; no effect. `showsSecondaryOnlyButton`: ``displayModeButtonItem`` does.
  open var showsSecondaryOnlyButton = false
  /// The width of the first column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the first column, as a share of all.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth = CGFloat.infinity {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the column between, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width that the first column has, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The button that shows and hides the first column.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if isShown(.primary) { hide(.primary) } else { show(.primary) }
    })

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.split = self
    self.view = view
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  private func isShown(_ column: Column) -> Bool {
    let count =
      switch displayMode {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    let others = [Column.primary, .supplementary].filter { columns[$0] != nil }
    return column == .secondary || others.suffix(count).contains(column)
  }

  private func width(of column: Column) -> CGFloat {
    let all = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    guard column == .primary else {
      return preferredSupplementaryColumnWidth > 0
        ? preferredSupplementaryColumnWidth : Self.supplementary
    }
    var width = Self.primary
    if preferredPrimaryColumnWidthFraction > 0 {
      width = all * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth > 0 { width = preferredPrimaryColumnWidth }
    return min(max(width, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
  }

  // MARK: Places

  /// Puts the controllers' views where they belong.
  fileprivate func arrange() {
    guard let view = viewIfLoaded as? SplitView else { return }
    let isCompact = isCollapsed
    wasCompact = isCompact
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    stack = nil
    if isCompact {
      put(compact(), in: view)
    } else {
      for column in Self.order { if let controller = columns[column] { put(controller, in: view) } }
    }
    view.setNeedsLayout()
  }

  private func put(_ controller: UIViewController, in view: UIView) {
    addChild(controller)
    controller.view.autoresizingMask = []
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  /// The controller of all that is shown where there is room for one column.
  private func compact() -> UIViewController {
    if let own = columns[.compact] { return own }
    let stack = UINavigationController()
    self.stack = stack
    var shown: [UIViewController] = []
    let last = topColumn
    for column in Self.order where column.rawValue <= last.rawValue {
      shown += pages(of: column)
    }
    stack.setViewControllers(shown, animated: false)
    return stack
  }

  private var topColumn: Column {
    guard let first = columns[.primary], let second = columns[.secondary] else { return .secondary }
    if style == .unspecified {
      let hides = delegate?.splitViewController(self, collapseSecondary: second, onto: first)
      return hides == true ? .primary : .secondary
    }
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
      ?? top
  }

  private func pages(of column: Column) -> [UIViewController] {
    guard let controller = columns[column] else { return [] }
    return (controller as? UINavigationController)?.viewControllers ?? [controller]
  }

  /// Shows the pages of a column on top of the stack.
  private func push(_ column: Column, on stack: UINavigationController) {
    let below = Self.order.filter { $0.rawValue < column.rawValue }.flatMap { pages(of: $0) }
    let wanted = (below + pages(of: column)).reduce(into: [UIViewController]()) { list, page in
      if !list.contains(where: { $0 === page }) { list.append(page) }
    }
    stack.setViewControllers(wanted, animated: true)
  }

  private func changed() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    // By SwiftUI's motion of a split view's columns here.
    UIView.animate(.smooth(duration: 0.35)) { view.layoutIfNeeded() }
  }

  /// Lays the columns out, those that are not shown beside the view.
  fileprivate func layOut(in bounds: CGRect) {
    if wasCompact != isCollapsed { arrange() }
    guard !isCollapsed else {
      for child in children where child.view.frame != bounds { child.view.frame = bounds }
      return
    }
    let isMirrored = view.placeEnvironment.layoutDirection == .rightToLeft
    var start: CGFloat = 0
    for column in [Column.primary, .supplementary] {
      guard let controller = columns[column] else { continue }
      let width = min(width(of: column), max(bounds.width - Self.least / 2, 0))
      let isThere = isShown(column)
      let x = isThere ? start : start - width
      stand(controller, x, width, bounds, isMirrored)
      if isThere { start += width }
    }
    if let last = columns[.secondary] {
      stand(last, start, max(bounds.width - start, 0), bounds, isMirrored)
    }
  }

  private func stand(
    _ controller: UIViewController, _ x: CGFloat, _ width: CGFloat, _ bounds: CGRect,
    _ isMirrored: Bool
  ) {
    let start = isMirrored ? bounds.width - x - width : x
    let frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
    if controller.view.frame != frame { controller.view.frame = frame }
  }
}

/// The view of a split view controller.
private final class SplitView: UIView {
  weak var split: UISplitViewController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .separator
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.layOut(in: bounds)
  }
}

extension UIViewController {
  /// The split view controller in which the controller is.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
