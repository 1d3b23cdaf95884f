import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The application: one scene of one window, the stage.
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

  private let scene = UIWindowScene()

  /// The scenes: one of one window.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The windows: one, as large as the screen.
  open var windows: [UIWindow] { scene.windows }
  /// The window that takes events.
  open var keyWindow: UIWindow? { scene.keyWindow }
  /// The state: active.
  open var applicationState: State { .active }
  /// Whether the device stays awake while nothing is touched; a film's never sleeps.
  open var isIdleTimerDisabled = false
  /// The number at the application's icon, which no film shows.
  open var applicationIconBadgeNumber = 0
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

  /// The state: active.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene that has windows.
open class UIWindowScene: UIScene {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// The windows: one, as large as the screen.
  open var windows: [UIWindow] { [window] }
  /// The window that takes events.
  open var keyWindow: UIWindow? { window }
  /// The screen on which the windows are.
  open var screen: UIScreen { .main }
}

extension UIWindow {
  /// Whether it takes the events: the only window does.
  public var isKeyWindow: Bool { true }
  /// What the device covers at the screen's sides, in points.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = Screen.current.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
