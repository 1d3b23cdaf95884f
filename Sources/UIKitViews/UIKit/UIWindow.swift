public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A window: what lies over the stage at a height of its own, or the stage itself.
///
/// One that code makes for a scene is shown while it is not hidden, above all that views present, even where nobody keeps it.
@MainActor @preconcurrency open class UIWindow: UIView {
  private var ownRoot: UIViewController?
  /// The place of the window over the stage while it is shown.
  private weak var stage: WindowStage?

  /// The root controller, whose view fills the window; that of the stage's window stands for what the stage shows.
  open var rootViewController: UIViewController? {
    get { ownRoot }
    set {
      let new = newValue?.standsForStage == true ? nil : newValue
      guard new !== ownRoot else { return }
      let old = ownRoot
      ownRoot = new
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { seat(new) }
      windowChanged()
    }
  }
  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.forget(self)
      sceneChanged()
      windowChanged()
    }
  }
  /// The height of the window among others; one below ``Level/normal`` lies below the stage, and is not seen.
  open var windowLevel = Level.normal {
    didSet {
      windowChanged()
      guard let graph = stage?.graph else { return }
      let overlays = graph.overlays
      graph.overlays = overlays
      graph.needsLayout = true
    }
  }

  /// Whether it is hidden until code shows it.
  var beginsHidden: Bool { true }

  /// Creates a window, which is hidden.
  ///
  /// - Parameter frame: Where it is, in points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = beginsHidden
  }
  /// Creates a window of a scene, as large as its screen, which is hidden.
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = beginsHidden
    self.windowScene = windowScene
    // The scene knows a window as one of the stage that is there when it is made.
    sceneChanged()
  }
  /// Creates a window of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The next responder: the window's scene.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  /// What the device covers at the screen's sides, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = Screen.current.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  /// The screen on which the window is.
  open var screen: UIScreen { .main }
  /// Whether the window takes the events of keys.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }
  /// Shows the window, and makes it the one that takes the events of keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes the window the one that takes the events of keys.
  open func makeKey() { windowScene?.setKey(self) }
  /// Whether the window and all in it are hidden.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden, isKeyWindow { windowScene?.setKey(nil) }
      windowChanged()
    }
  }
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    windowChanged()
  }

  /// Puts the root controller's view below all else in the window.
  private func seat(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    controller.makeGround()
    (view as? UIHostingView)?.tellTouched()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  // MARK: The stage

  /// Whether there is something of the window to show.
  var isShown: Bool { !isHidden && windowScene != nil && windowLevel >= .normal }
  /// The height of the window over the stage: above all that views present.
  var level: Double { 1 + Double(windowLevel.rawValue) }
  /// Tells the scene of the window.
  func sceneChanged() { windowScene?.note(self) }

  /// Shows the window over the stage, or takes it away.
  final func windowChanged() {
    let graph = ViewGraph.current
    if let stage, stage.graph !== graph || !isShown {
      stage.remove()
      self.stage = nil
    }
    guard stage == nil, isShown, let graph else { return }
    // The stage's layout keeps it.
    let new = WindowStage(self, graph)
    stage = new
  }

  /// The colour scheme that the window has of its own; `nil` for that of the stage.
  final var ownColorScheme: ColorScheme? {
    switch overrideUserInterfaceStyle {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
  /// The window's environment is its stage's, which knows.
  override var overriddenStyle: UIUserInterfaceStyle { .unspecified }
  /// Shows the window light or dark.
  override func overriddenStyleChanged() {
    guard let stage else { return }
    let graph = stage.graph
    graph.enqueue { [weak graph, weak stage] in
      guard let graph else { return }
      var environment = graph.rootEnvironment
      environment.renew(graph.takeSerial())
      stage?.stageChanged(environment)
    }
  }

  /// The height of a window among others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of an app.
    public static let normal = Self(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Self(rawValue: 1000)
    /// That of alerts.
    public static let alert = Self(rawValue: 2000)
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// The height that lies above another by a number.
    ///
    /// - Parameters:
    ///   - lhs: The other.
    ///   - rhs: The number.
    /// - Returns: The height.
    public static func + (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue + rhs) }
    /// The height that lies below another by a number.
    ///
    /// - Parameters:
    ///   - lhs: The other.
    ///   - rhs: The number.
    /// - Returns: The height.
    public static func - (lhs: Self, rhs: CGFloat) -> Self { Self(lhs.rawValue - rhs) }
  }
}

/// The window of the stage, or of a tree of views on it: what code puts into it lies over the stage.
final class StageWindow: UIWindow {
  private lazy var stageController = StageController()

  override var beginsHidden: Bool { false }

  override var rootViewController: UIViewController? {
    get { super.rootViewController ?? stageController }
    set { super.rootViewController = newValue }
  }
  override var isKeyWindow: Bool {
    guard let key = windowScene?.keyWindow else { return true }
    return key is StageWindow
  }
  override var isShown: Bool { super.isShown && !subviews.isEmpty }
  override var level: Double { 0 }
  override func sceneChanged() {}
  /// Touches go through to the stage where nothing else is in the window.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    // Within the update, so that the view is out of the window by then.
    ViewGraph.current?.enqueue { [weak self] in self?.windowChanged() }
  }

  override var stagePicture: DrawnPicture? {
    windowScene != nil ? UIScreen.picture : nil
  }
  /// Shows all of the stage light or dark, where its views have no preference.
  override func overriddenStyleChanged() { ViewGraph.current?.windowColorScheme = ownColorScheme }
}

/// The controller that stands for what the stage shows.
private final class StageController: UIViewController {
  override func loadView() { view = StageView(frame: UIScreen.main.bounds) }
  override var standsForStage: Bool { true }
}

/// The view that stands for what the stage shows.
private final class StageView: UIView {
  override var stagePicture: DrawnPicture? { UIScreen.picture }
}

extension UIScreen {
  /// What the stage shows now, with what is behind its views; `nil` where there is none.
  static var picture: DrawnPicture? {
    guard let graph = ViewGraph.current else { return nil }
    let frame = CGRect(origin: .zero, size: graph.stage.size)
    var list = DisplayList()
    let ground = UIColor.systemBackground.color.resolve(in: environment)
    list.fill(Path(frame), with: .solid(ground))
    graph.draw(into: &list)
    return DrawnPicture(list, size: frame.size, scale: Double(graph.stage.scale))
  }
}
