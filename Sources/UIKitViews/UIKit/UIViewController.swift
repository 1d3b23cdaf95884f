public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A view controller: makes a view and is told when it appears and disappears.
@MainActor @preconcurrency open class UIViewController: UIResponder, UIContentContainer {
  /// The appearance of a controller's view: whether it comes, is there, or goes.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  private var loadedView: UIView?
  private(set) var appearance = Appearance.disappeared
  private var isAppearingTold = false
  private var isAnimated = false
  /// Whether the view has had a place on the stage.
  private var hasPlace = false
  /// The methods of extensions that run now.
  var extensionsUnderWay: Set<ObjectIdentifier> = []
  /// The title of the page that the controller is on.
  open var title: String? {
    didSet {
      navigationController?.pagesChanged()
      tabBarController?.tabsChanged()
    }
  }
  /// The navigation item: what the bar of the page shows.
  public let navigationItem = UINavigationItem()
  /// The tab of the controller's page: what the bar of tabs has for it.
  open var tabBarItem: UITabBarItem {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem()
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.tabsChanged()
    }
  }
  private var ownTabBarItem: UITabBarItem?
  /// Whether the controller was asked for a tab of its own.
  var hasTabBarItem: Bool { ownTabBarItem != nil }
  /// Whether the bars at the bottom, that of tabs and that of items, go when the controller's page is pushed.
  ///
  /// It is read when the pages of the navigation controller change; bars stay away until the page is popped.
  open var hidesBottomBarWhenPushed = false
  /// The items of the bar at the bottom of the controller's page.
  var ownToolbarItems: [UIBarButtonItem]?
  /// The controller around this one.
  public private(set) weak var parent: UIViewController?
  /// The controllers in this one.
  public private(set) var children: [UIViewController] = []
  /// The preferred transition of the controller's page; `nil` for the usual one.
  open var preferredTransition: Transition?

  /// Creates a view controller; there are no archives of views, so both arguments do nothing.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an archive of views; there are none.
  ///   - nibBundleOrNil: The bundle of that archive.
  /// - Note: Accepted; no effect. `nibName`, `bundle`: views are made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    navigationItem.controller = self
  }
  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: The view

  /// The view, made when it is asked for.
  ///
  /// It is never `nil`; code that asks, as `controller.view!` and `guard let view = controller.view`, is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      guard let loadedView else {
        fatalError("loadView() of \(type(of: self)) sets no view")
      }
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The view if it was made.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view if it was not made.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView != nil { viewDidLoad() }
  }
  /// Makes the view: one of the stage's size, unless a subclass sets another.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// What is kept free at the sides of the view besides what the screen's corners and bars cover, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaInsetsChanged() } }
  }

  /// The edges at which the view goes on below bars.
  ///
  /// - Note: Accepted; no effect. `edgesForExtendedLayout`: it goes on below all bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet {
      if edgesForExtendedLayout != .all {
        IneffectiveSettings.note("UIViewController.edgesForExtendedLayout")
      }
    }
  }
  /// Whether it does so below bars that nothing shows through.
  ///
  /// - Note: Accepted; no effect. `extendedLayoutIncludesOpaqueBars`: it does, as content shows through all bars.
  open var extendedLayoutIncludesOpaqueBars = false

  /// What bars of a controller around cover at the top and bottom of the view while they are whole, with what the screen
  /// covers beside them, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaInsetsChanged() } }
  }
  /// Whether a scroll view in the view is content that bars follow; one that lays pages side by side is none.
  var hasScrolledContent: Bool { true }
  /// How much of the top is free because the bar has given way to what is scrolled.
  var barGiven: CGFloat = 0 {
    didSet { if barGiven != oldValue { viewIfLoaded?.safeAreaInsetsChanged() } }
  }
  /// The scroll view that the bar at the top follows, where code has named one.
  weak var topScrollView: UIScrollView?
  /// The scroll view that the bar at the bottom follows, where code has named one.
  weak var bottomScrollView: UIScrollView?

  // MARK: What a subclass is told

  /// Called when the view was made.
  open func viewDidLoad() {
    callExtension { (own: any _ExtendedViewDidLoad) in own._extendedViewDidLoad() }
  }
  /// Called before the view comes.
  open func viewWillAppear(_ animated: Bool) {
    callExtension { (own: any _ExtendedViewWillAppear) in own._extendedViewWillAppear(animated) }
  }
  /// Called when the view has its place and size, before its views are laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has come, at the end of the transition.
  open func viewDidAppear(_ animated: Bool) {
    callExtension { (own: any _ExtendedViewDidAppear) in own._extendedViewDidAppear(animated) }
  }
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {
    callExtension { (own: any _ExtendedViewWillLayoutSubviews) in
      own._extendedViewWillLayoutSubviews()
    }
  }
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {
    callExtension { (own: any _ExtendedViewDidLayoutSubviews) in
      own._extendedViewDidLayoutSubviews()
    }
  }
  /// Sets the constraints of the view; called before its layout, as ``UIView/updateConstraints()`` is.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when it has become light or dark where the view is.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the controller gets another one around it.
  open func willMove(toParent parent: UIViewController?) {
    parentMove = parent == nil ? .out : .into
  }
  /// Called when the controller has another one around it.
  ///
  /// - Note: Accepted; no effect. `toParent`: it is for subclasses.
  open func didMove(toParent parent: UIViewController?) { parentMove = nil }
  /// Whether the controller is on its way into another one or out of it.
  var parentMove: ParentMove?

  /// Whether what the controller shows can be changed by people.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  var ownEditButton: UIBarButtonItem?
  /// Sets whether what the controller shows can be changed by people; a subclass shows it.
  ///
  /// - Parameters:
  ///   - editing: Whether it can.
  ///   - animated: Whether that is seen by and by; a subclass does so.
  /// - Note: Accepted; no effect. `animated`: the button changes at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    labelEditButton()
  }

  /// The next responder: the view around the controller's.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? viewIfLoaded?.window }

  // MARK: Controllers in controllers

  /// Adds a child controller; its view is added by hand.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// The navigation controller on which the controller is.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  // MARK: What the system asks of a controller

  /// Whether the status bar is to be hidden; the stage's says otherwise.
  open var prefersStatusBarHidden: Bool { false }
  /// Which colours the status bar is to have; the stage's are as its content is light or dark.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar is to come and go.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Asks for the status bar again, which the stage draws by itself.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator is to go; the stage's stays.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface turns with the device, which stands still.
  open var shouldAutorotate: Bool { true }
  /// In which ways the interface may stand; it stands as the stage does.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Asks for those ways again; the interface stands as the stage does.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// In which way it is to stand first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Called before the view gets another size because the device is turned, which it is not.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - coordinator: What goes on beside it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when memory is short, which it is not.
  open func didReceiveMemoryWarning() {}
  /// Whether the controller's view is light or dark, with all in it, whatever is around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overriddenStyleChanged() }
  }

  // MARK: Controllers over controllers

  /// What the controller knows of those over and under it.
  final let modal = ModalState()
  /// How it comes over another, and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented from inside in a context takes this controller's place.
  open var definesPresentationContext = false
  /// How it is presented over another.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether no hand can push it away.
  open var isModalInPresentation = false
  /// The transitioning delegate, which has animators of its own for how it comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the status bar is as this controller says while it is over another.
  ///
  /// - Note: Accepted; no effect. `modalPresentationCapturesStatusBarAppearance`: the stage draws its bar by itself.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The size that it would like to have, in points; zero for none.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      modal.presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a controller in it would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a controller in it: that of what is around.
  ///
  /// - Parameters:
  ///   - container: The controller.
  ///   - parentSize: The size of what is around.
  /// - Returns: The size in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The presentation of a controller that has one of its own, as an alert; `nil` for what its style says.
  func ownPresentation(_ parts: PresentationParts) -> ModalPresentation? { nil }
  /// Whether its view stands for what the stage shows.
  var standsForStage: Bool { false }
  /// Makes what is behind all in the view, where the system has it, before the controller is presented.
  func makeGround() {}

  /// Presents a controller over this one.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller.
  ///   - flag: Whether it is seen to come.
  ///   - completion: Called when it has come.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what is presented over this controller, or this one.
  ///
  /// - Parameters:
  ///   - flag: Whether it is seen to go.
  ///   - completion: Called when it has gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    letGo(animated: flag, completion: completion)
  }

  /// Shows a controller as what is around this one has it: a page on a stack, else over this one.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it.
  /// - Note: Accepted; no effect. `sender`: it does not matter who asks.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let stack = self as? UINavigationController ?? navigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller in the last column of a split view, else over this one.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Coming and going

  /// The controllers that come and go with this one.
  var followers: [UIViewController] { children.filter { $0.viewIfLoaded?.node != nil } }

  final func beginAppearing(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    (isAppearingTold, isAnimated) = (false, animated)
    viewWillAppear(animated)
    followers.forEach { $0.beginAppearing(animated) }
    if hasPlace { tellIsAppearing() }
  }

  /// Called when the view has its first place on the stage.
  final func viewWasPlaced() {
    hasPlace = true
    if appearance == .appearing { tellIsAppearing() }
  }

  private func tellIsAppearing() {
    guard !isAppearingTold else { return }
    isAppearingTold = true
    viewIsAppearing(isAnimated)
    // One that is itself the root of a tree of views has its own place, or will.
    for follower in followers where follower.hasPlace || follower.view.superview != nil {
      follower.tellIsAppearing()
    }
  }

  final func endAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    tellIsAppearing()
    appearance = .appeared
    viewDidAppear(animated)
    followers.forEach { $0.endAppearing(animated) }
  }

  /// Tells that the view will disappear.
  ///
  /// - Parameters:
  ///   - animated: Whether it is seen to go.
  ///   - evenAppearing: Whether also where it has not yet come, as a finger has let it go again.
  final func beginDisappearing(_ animated: Bool, evenAppearing: Bool = false) {
    guard appearance == .appeared || evenAppearing && appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    followers.forEach { $0.beginDisappearing(animated, evenAppearing: evenAppearing) }
  }

  final func endDisappearing(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    followers.forEach { $0.endDisappearing(animated) }
  }

  /// Called when the view was put into one that is on the stage.
  final func viewWasShown() {
    guard !modal.isManaged, parent == nil || parent?.appearance == .appeared else { return }
    beginAppearing(false)
    endAppearing(false)
  }

  /// Called when the view was taken out of one that is on the stage.
  final func viewWasHidden() {
    guard !modal.isManaged else { return }
    beginDisappearing(false)
    endDisappearing(false)
  }
}
