public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The application: one scene, whose first window is the stage.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The state of an application.
  public enum State: Int, Sendable {
    /// On the screen and taking events: always, on film.
    case active
    /// On the screen, and not taking events.
    case inactive
    /// Not on the screen.
    case background
  }

  /// The application of the scene.
  public static let shared = UIApplication()

  let scene = UIWindowScene()

  /// The next responder: the delegate, where that is one.
  open override var next: UIResponder? { delegate as? UIResponder }
  /// The scenes: one of one window.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The windows: that of the stage, and those that code has made, the lowest first.
  open var windows: [UIWindow] { scene.windows }
  /// The window that takes events.
  open var keyWindow: UIWindow? { scene.keyWindow }
  /// The state: active.
  open var applicationState: State { .active }
  /// Whether the device stays awake while nothing is touched; a film's never sleeps.
  open var isIdleTimerDisabled = false
  /// The number at the application's icon, which no film shows.
  open var applicationIconBadgeNumber = 0
  /// The delegate; a film starts a scene, not an application, so that there is none unless code sets it.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Sends an action: to an object, or to whichever takes what is typed.
  ///
  /// `#selector(UIResponder.resignFirstResponder)` sent to nobody takes the caret from its field, and the keyboard goes.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; `nil` for the field that has the caret.
  ///   - sender: Who sends it.
  ///   - event: What it is sent for.
  /// - Returns: Whether somebody took it.
  /// - Note: Accepted; no effect. `for`: methods take their sender alone.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target else {
      guard action.description == "resignFirstResponder" else { return false }
      return UIResponder.dismissTyping()
    }
    action.perform(on: target as AnyObject, from: (sender ?? self) as AnyObject)
    return true
  }

  /// Opens an address; a film has nothing that shows it, and the tool says so.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How it is opened.
  ///   - completion: Called with whether it was.
  /// - Note: Accepted; no effect. `url`, `options`: a film has no browser.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    IneffectiveSettings.note("UIApplication.open")
    completion?(false)
  }
  /// Whether something shows what is at an address: nothing does.
  ///
  /// - Note: Accepted; no effect. `url`: a film has no other app.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Whether messages from afar come to the device: in a film none does.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks for messages from afar.
  ///
  /// - Note: Accepted; no effect. `registerForRemoteNotifications`: nobody sends a film any, and the delegate is not told.
  open func registerForRemoteNotifications() {}
  /// Asks for messages from afar no longer.
  ///
  /// - Note: Accepted; no effect. `unregisterForRemoteNotifications`: nobody sends a film any.
  open func unregisterForRemoteNotifications() {}

  /// What is chosen at the application's icon, which no film shows.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether the application has other icons: no film shows one.
  open var supportsAlternateIcons: Bool { true }
  /// The name of the icon that it has instead of its own.
  open private(set) var alternateIconName: String?
  /// Gives the application another icon, which no film shows.
  ///
  /// - Parameters:
  ///   - alternateIconName: The icon's name; `nil` for its own.
  ///   - completionHandler: Called when it has the icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) {
    self.alternateIconName = alternateIconName
    completionHandler(nil)
  }

  /// How addresses are opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that knows the address may.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }
  /// How an application is to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the app that asks.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app says besides.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document is opened where it is.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// What an application was started for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To show an address.
    public static let url = Self(rawValue: "url")
    /// For a message from afar.
    public static let remoteNotification = Self(rawValue: "remoteNotification")
    /// For something that is chosen at its icon.
    public static let shortcutItem = Self(rawValue: "shortcutItem")
  }

  /// The address of the application's page in the device's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// It has come to take events; a film begins when it has.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// It is about to take none.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The device has little memory left, which a film's has not.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// It has left the screen.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// It is about to come to the screen.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// It is about to end.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// The fetch failed.
  case failed
}

/// A scene of an application.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not in use.
    case unattached = -1
    /// On the screen and taking events: always, on film.
    case foregroundActive = 0
    /// On the screen, and not taking events.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// The next responder: the application.
  open override var next: UIResponder? { UIApplication.shared }
  /// The state: active.
  open var activationState: ActivationState { .foregroundActive }
  /// The delegate; nobody calls it in a film.
  open weak var delegate: (any UISceneDelegate)?
  /// The session that the scene has.
  public let session = UISceneSession()
}

/// A scene that has windows.
open class UIWindowScene: UIScene {
  private lazy var window = StageWindow(windowScene: self)
  /// The windows that code has made, in the order in which it did.
  private var others: [KnownWindow] = []
  /// The window that code has made the one that takes events.
  private weak var key: UIWindow?

  /// The windows: that of the stage, and those that code has made for the scene, the lowest first.
  open var windows: [UIWindow] {
    let made = others.filter { $0.graph === ViewGraph.current }.compactMap(\.window)
    let order = made.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }
    return [window] + order.map(\.element)
  }
  /// The window that takes events.
  open var keyWindow: UIWindow? { windows.contains { $0 === key } ? key : window }

  /// Notes a window that code has made.
  final func note(_ window: UIWindow) {
    others.removeAll { $0.window == nil || $0.window === window }
    others.append(KnownWindow(window: window, graph: ViewGraph.current))
  }
  /// A window of it is gone.
  final func forget(_ window: UIWindow) {
    others.removeAll { $0.window == nil || $0.window === window }
  }
  /// Makes a window the one that takes events; `nil` for that of the stage.
  final func setKey(_ window: UIWindow?) { key = window }
  /// The screen on which the windows are.
  open var screen: UIScreen { .main }
  /// How the interface stands: as its screen does.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// How a scene's interface is to stand.
  public enum GeometryPreferences: Sendable {
    /// On a telephone or tablet: in some of the ways.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
  /// Asks for the interface to stand otherwise, which it does not.
  ///
  /// - Parameters:
  ///   - geometryPreferences: How.
  ///   - errorHandler: Called where that is not done.
  /// - Note: Accepted; no effect. `geometryPreferences`, `errorHandler`: the interface stands as the stage does.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { IneffectiveSettings.note("UIWindowScene.requestGeometryUpdate") }
  /// The state of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// A window that code has made, and the film in which it did.
private struct KnownWindow {
  weak var window: UIWindow?
  weak var graph: ViewGraph?
}

/// The state of the status bar.
@MainActor @preconcurrency public final class UIStatusBarManager {
  /// Where the bar is, in points; empty without one.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: Screen.current.size.width, height: Screen.current.safeAreaInsets.top)
  }
  /// Whether there is none.
  public var isStatusBarHidden: Bool { Screen.current.safeAreaInsets.top == 0 }
}
