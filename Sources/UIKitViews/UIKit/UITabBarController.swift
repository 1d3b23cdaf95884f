public import Foundation
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What is asked and told of the tabs of a tab bar controller.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab is chosen that is tapped.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The tab's controller.
  /// - Returns: Whether it is.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tab was chosen by a tap.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The tab's controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animator by which one page takes the other's place; `nil` for at once.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - fromVC: The controller of the page that is shown before.
  ///   - toVC: The controller of the page that is shown after.
  /// - Returns: The animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves such a transition as a hand does; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - animationController: The animator.
  /// - Returns: What moves it.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A tab bar controller: pages, each a controller's, of which one is shown, with the bar of SwiftUI's `TabView`.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  let tabs = ControllerTabs.Model()
  /// Ends the transition under way before its time.
  private var finishTransition: (() -> Void)?
  /// The delegate, which is asked and told of tabs that are tapped.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar, which can be hidden.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(of: "UITabBarController.tabBar")
    bar.changed = { [weak self, weak bar] in
      guard let self else { return }
      (tabs.look, tabs.tint) = (bar?.look, bar?.tintColor)
      tabsChanged()
    }
    bar.listed = { [weak self] in
      (self?.tabs.controllers.map(\.shownTabItem) ?? [], self?.tabs.index ?? 0)
    }
    bar.placed = { [weak self] in
      guard let self, let view = viewIfLoaded, let height = tabs.barHeight else { return .zero }
      let size = view.bounds.size
      return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }
    return bar
  }()
  /// The controller of the tabs for which there is no room in the bar.
  ///
  /// - Note: Accepted; no effect. `moreNavigationController`: all tabs stand in the bar.
  public private(set) lazy var moreNavigationController = UINavigationController()

  /// Creates a controller without tabs.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive of views; there are none.
  ///   - nibBundleOrNil: The bundle of that archive.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    tabs.tapped = { [weak self] in self?.tapped($0) }
    view = UIHostingView(AnyView(ControllerTabs(model: tabs)), UIScreen.main.bounds)
  }

  /// The controllers of the tabs, the first one first.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the controllers of the tabs; the one that is chosen stays so, if it is among them.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers.
  ///   - animated: Whether the bar changes by and by.
  /// - Note: Accepted; no effect. `animated`: the bar changes at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (new, old) = (viewControllers ?? [], selectedViewController)
    let gone = tabs.controllers.filter { known in !new.contains { $0 === known } }
    gone.forEach { $0.willMove(toParent: nil) }
    let added = new.filter { $0.parent !== self }
    for controller in added { addChild(controller) }
    tabs.controllers = new
    let place = new.firstIndex { $0 === old }
    tabs.index = place ?? min(max(tabs.index, 0), max(new.count - 1, 0))
    change(from: old)
    gone.forEach { $0.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }
  /// The number of the tab that is shown, from 0.
  open var selectedIndex: Int {
    get { tabs.index }
    set {
      guard tabs.controllers.indices.contains(newValue), newValue != tabs.index else { return }
      finishTransition?()
      let (old, before) = (selectedViewController, tabs.index)
      tabs.index = newValue
      if !goOwnWay(from: old, at: before) { change(from: old) }
    }
  }
  /// The controller of the tab that is shown; `nil` without tabs.
  open var selectedViewController: UIViewController? {
    get { tabs.controllers.indices.contains(tabs.index) ? tabs.controllers[tabs.index] : nil }
    set {
      guard let place = tabs.controllers.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = place
    }
  }

  /// Shows the tab that is chosen now, and tells the controllers, the one that comes first.
  private func change(from old: UIViewController?) {
    let new = selectedViewController
    let isShown = appearance != .disappeared && old !== new
    if isShown {
      new?.beginAppearing(false)
      old?.beginDisappearing(false)
    }
    tabsChanged()
    guard isShown else { return }
    old?.endDisappearing(false)
    if appearance == .appeared { new?.endAppearing(false) }
  }
  /// Goes by the delegate's animator from the page that was chosen to the one that is now.
  ///
  /// - Parameters:
  ///   - old: The controller of the page that was chosen.
  ///   - before: Its number.
  /// - Returns: Whether the delegate has one.
  private func goOwnWay(from old: UIViewController?, at before: Int) -> Bool {
    guard appearance == .appeared, let old, let new = selectedViewController,
      let graph = viewIfLoaded?.node?.graph, UIView.areAnimationsEnabled,
      let own = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let interactor = delegate?.tabBarController(self, interactionControllerFor: own)
    let transition = PageTransition(from: old, to: new, in: self, own, interactor)
    let context = transition.context
    tabs.container = transition.container
    (modal.transition, old.modal.transition, new.modal.transition) = (context, context, context)
    new.beginAppearing(true)
    old.beginDisappearing(true)
    tabsChanged()
    transition.begin(in: graph) { [self] completed in
      (modal.transition, old.modal.transition, new.modal.transition) = (nil, nil, nil)
      (finishTransition, tabs.container) = (nil, nil)
      if !completed {
        tabs.index = before
        new.beginDisappearing(true, evenAppearing: true)
        old.beginAppearing(true)
      }
      tabsChanged()
      (completed ? old : new).endDisappearing(true)
      if appearance == .appeared { (completed ? new : old).endAppearing(true) }
    }
    finishTransition = { context.completeTransition(true) }
    return true
  }
  /// A tab was tapped.
  private func tapped(_ index: Int) {
    guard tabs.controllers.indices.contains(index) else { return }
    let controller = tabs.controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      return tabsChanged()
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows the tabs as they are now.
  func tabsChanged() {
    if let selectedViewController { tabs.seen.insert(ObjectIdentifier(selectedViewController)) }
    tabs.isBarHidden = tabBar.isHidden
    for controller in tabs.controllers {
      controller.shownTabItem.shown = { [weak self] in self?.tabsChanged() }
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { tabs.changed() }
  }

  override var followers: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

extension UIViewController {
  /// The tab bar controller on which the controller is.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// Whether a page of a navigation controller, this one or one in it, keeps the bar of tabs away.
  var hidesTabBar: Bool {
    guard let stack = self as? UINavigationController else {
      return children.contains { $0.hidesTabBar }
    }
    return stack.topViewController.map { stack.pages.isBottomless($0) } ?? false
  }
  /// The tab that is shown: the controller's own, or that of a navigation controller's first page.
  var shownTabItem: UITabBarItem {
    guard !hasTabBarItem, let stack = self as? UINavigationController,
      let first = stack.viewControllers.first
    else { return tabBarItem }
    return first.shownTabItem
  }
  /// The words of the tab: its own, or the controller's title.
  var shownTabTitle: String? {
    shownTabItem.title ?? title
      ?? (self as? UINavigationController)?.viewControllers.first?.shownTabTitle
  }
}
