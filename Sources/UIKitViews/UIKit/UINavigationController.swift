public import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A navigation controller: pages on one another, each a controller's, as those of SwiftUI's
/// `NavigationStack`, moved by code.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  let pages = ControllerPages()
  /// Ends the transition under way before its time.
  var finishTransition: (() -> Void)?
  /// The delegate, which has transitions of its own for pages, and is told which is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var isPushing = false

  /// The bar, which says whether titles are large.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(of: "UINavigationController.navigationBar")
    bar.changed = { [weak self, weak bar] in
      self?.pages.prefersLargeTitles = bar?.prefersLargeTitles ?? false
      self?.pagesChanged()
    }
    bar.placed = { [weak self] in self?.barFrame ?? .zero }
    return bar
  }()
  /// The frame of the bar in the controller's view: of one line before it is laid out.
  private var barFrame: CGRect {
    let edge = viewIfLoaded?.safeAreaInsets.top ?? 0
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return CGRect(
      x: 0, y: edge, width: width, height: pages.barEnd.map { max($0 - edge, 0) } ?? Self.barLine)
  }
  /// The height of a bar of one line, in points.
  private static let barLine: CGFloat = 44

  /// The bar at the bottom of pages, of which the tint counts; its items are those of the controllers.
  // Code written for UIKit names it with and without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public private(set) lazy var toolbar: UIToolbar! = {
    let bar = UIToolbar(frame: .zero)
    bar.tintChanged = { [weak self, weak bar] in
      self?.pages.toolbarTint = bar?.ownTint
      self?.pagesChanged()
    }
    return bar
  }()

  /// The recogniser of the finger that takes the page on top back from the leading edge.
  ///
  /// It can be disabled, and its delegate is asked whether a finger that goes down there may; its state does not change.
  /// Where the bar, or its button for the way back, is not there, it recognises nothing.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  private lazy var barHiding = BarHiding(self)
  /// Whether a finger that swipes upwards hides the bars, and one that swipes downwards shows them.
  open var hidesBarsOnSwipe = false { didSet { barHiding.follow() } }
  /// Whether a tap hides and shows the bars.
  open var hidesBarsOnTap = false { didSet { barHiding.follow() } }
  /// Whether the bars are hidden where the height is compact.
  ///
  /// - Note: Accepted; no effect. `hidesBarsWhenVerticallyCompact`: bars stay.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bars are hidden while a keyboard is there.
  ///
  /// - Note: Accepted; no effect. `hidesBarsWhenKeyboardAppears`: bars stay.
  open var hidesBarsWhenKeyboardAppears = false
  /// The recogniser of the swipe that hides the bars.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The recogniser of the tap that hides the bars.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// Creates a navigation controller with its first page.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Creates a navigation controller without pages.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive of views; there are none.
  ///   - nibBundleOrNil: The bundle of that archive.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a stack of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    pages.back = { [weak self] in self?.popViewController(animated: true) }
    pages.model.allowsSwipe = { [weak self] in self?.allowsSwipe ?? false }
    pages.model.swipeBegan = { [weak self] in self?.swipeBegan() }
    pages.model.swipeReturns = { [weak self] in
      guard let self else { return {} }
      return swipeReturns()
    }
    view = UIHostingView(AnyView(ControllerStack(pages: pages)), UIScreen.main.bounds)
    interactivePopGestureRecognizer?.view = view
    if hidesBarsOnSwipe || hidesBarsOnTap { barHiding.follow() }
  }

  /// Whether a finger may take the page on top back now.
  private var allowsSwipe: Bool {
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled else { return false }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
  }

  /// The controllers of the page on top and of that below, where their comings and goings are told.
  private var topTwo: (top: UIViewController, below: UIViewController)? {
    guard appearance == .appeared, let top = topViewController,
      let below = pages.controllers.dropLast().last
    else { return nil }
    return (top, below)
  }

  /// A finger begins to take the page on top back: if it goes on, the pop ends what is told here.
  private func swipeBegan() {
    finishTransition?()
    guard let (top, below) = topTwo else { return }
    top.beginDisappearing(true)
    below.beginAppearing(true)
  }

  /// The page on top comes again.
  ///
  /// - Returns: What is called when it has come.
  private func swipeReturns() -> @MainActor @Sendable () -> Void {
    guard let (top, below) = topTwo else { return {} }
    below.beginDisappearing(true, evenAppearing: true)
    top.beginAppearing(true)
    // Called once more, later, it tells nobody anything.
    let finish: @MainActor @Sendable () -> Void = {
      below.endDisappearing(true)
      top.endAppearing(true)
    }
    finishTransition = { finish() }
    return finish
  }

  /// The controllers of the pages, the lowest first.
  public var viewControllers: [UIViewController] {
    get { pages.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller of the page on top.
  public var topViewController: UIViewController? { pages.controllers.last }
  /// The controller of the page on top.
  public var visibleViewController: UIViewController? { topViewController }
  /// Whether the navigation bars are hidden.
  public var isNavigationBarHidden: Bool {
    get { pages.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Sets whether the navigation bars are hidden.
  ///
  /// - Parameters:
  ///   - hidden: Whether they are hidden.
  ///   - animated: Whether they go and come along an animation.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    pages.isBarHidden = hidden
    var transaction = Transaction(animation: animated ? .easeInOut(duration: 0.2) : nil)
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { pagesChanged() }
  }

  /// Pushes a page.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the page.
  ///   - animated: Whether the page comes by its transition, or at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [viewController], animated: animated)
  }
  /// Pops the page on top.
  ///
  /// - Parameter animated: Whether it is seen to go.
  /// - Returns: Its controller; `nil` for the first page, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let top = topViewController
    setViewControllers(Array(viewControllers.dropLast()), animated: animated)
    return top
  }
  /// Pops the pages above a controller's.
  ///
  /// - Parameters:
  ///   - viewController: The controller; one of no page changes nothing.
  ///   - animated: Whether they are seen to go.
  /// - Returns: Their controllers.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = viewControllers[(index + 1)...]
    setViewControllers(Array(viewControllers[...index]), animated: animated)
    return Array(gone)
  }
  /// Pops all pages but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets the pages, the lowest first.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers of the pages; the last one's is shown.
  ///   - animated: Whether another page on top comes by its transition, or at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    // What is on its way has come before anything else goes.
    finishTransition?()
    let (old, new) = (topViewController, viewControllers.last)
    let isPush = new.map { top in !pages.controllers.contains { $0 === top } } ?? false
    let gone = pages.controllers.filter { known in !viewControllers.contains { $0 === known } }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.parentMove = .into
    }
    gone.forEach { $0.willMove(toParent: nil) }
    for controller in gone { controller.parentMove = .out }
    let before = pages.controllers
    let isShown = appearance != .disappeared && old !== new
    let arrived = { [weak self] in
      gone.forEach { $0.removeFromParent() }
      if isPush, let self { new?.didMove(toParent: self) }
      // Those whose classes keep this to themselves are told otherwise.
      for controller in gone + viewControllers { controller.parentMove = nil }
      if isShown, let self, let new {
        delegate?.navigationController(self, didShow: new, animated: animated)
      }
    }
    if isShown, let new {
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    if isShown, animated, viewIfLoaded?.node != nil, let old, let new {
      let change = PageChange(
        before: before, after: viewControllers, from: old, to: new, isPush: isPush)
      return go(change, arrived)
    }

    pages.controllers = viewControllers
    if isShown { old?.beginDisappearing(animated) }
    if isShown { new?.beginAppearing(animated) }
    move(animated) { [weak self] in
      if isShown { old?.endDisappearing(animated) }
      if isShown, self?.appearance == .appeared { new?.endAppearing(animated) }
      arrived()
    }
  }

  /// Shows the pages; `ended` is called when they are in place.
  func move(_ animated: Bool, _ ended: @escaping () -> Void) {
    var isOver = false
    let finish = { [weak self] in
      if isOver { return }
      isOver = true
      self?.finishTransition = nil
      ended()
    }
    guard animated, viewIfLoaded?.node != nil else {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { pagesMoved() }
      return finish()
    }
    finishTransition = finish
    withAnimation(.page, completionCriteria: .removed) {
      pagesMoved()
    } completion: {
      finish()
    }
  }

  /// Shows the pages as they are now, and the bar of tabs around them, which one of them may hide.
  func pagesMoved() {
    pages.changed()
    tabBarController?.tabs.changed()
  }

  /// Shows the bars again, as a title is another.
  func pagesChanged() { pages.changed() }

  override var followers: [UIViewController] { topViewController.map { [$0] } ?? [] }
}
