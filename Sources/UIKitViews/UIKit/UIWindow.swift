public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The window of the views on the stage: there to be asked for; views on no stage have none.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The controller over which others are presented; its view stands for what the stage shows.
  public lazy var rootViewController: UIViewController? = StageController()
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The height of the window among others.
  ///
  /// - Note: Accepted; no effect. `windowLevel`: the stage has one window.
  open var windowLevel = Level.normal

  /// Creates a window.
  ///
  /// - Parameter frame: Where it is, in points of the screen.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window of a scene, as large as its screen.
  ///
  /// - Parameter windowScene: The scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
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
  /// Whether the window takes the events: the only one does.
  open var isKeyWindow: Bool { true }
  /// Shows the window: one that code makes is not shown, as the stage has its own.
  open func makeKeyAndVisible() { isHidden = false }
  /// Makes the window the one that takes events: the only one does.
  open func makeKey() {}

  override var stagePicture: DrawnPicture? {
    windowScene != nil ? UIScreen.picture : nil
  }
  /// Shows all of the stage light or dark, where its views have no preference.
  override func overriddenStyleChanged() {
    ViewGraph.current?.windowColorScheme =
      switch overrideUserInterfaceStyle {
      case .unspecified: nil
      case .light: .light
      case .dark: .dark
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
  }
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
