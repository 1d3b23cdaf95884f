import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// The window of the views on the stage: there to be asked for; a film has one, as large as the stage.
@MainActor @preconcurrency open class NSWindow: NSResponder {
  /// A place in an order.
  public enum OrderingMode: Int, Sendable {
    /// Above.
    case above = 1
    /// Below.
    case below = -1
    /// Nowhere.
    case out = 0
  }

  /// The only one.
  static let stage = NSWindow()

  /// The frame on the screen: all of it.
  open var frame: CGRect { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }
  /// The title, which no film shows.
  open var title = ""
  /// The screen on which the window is.
  open var screen: NSScreen? { .main }
  /// Whether it takes the keys: the only window does.
  open var isKeyWindow: Bool { true }
  /// Whether it is the application's main one: the only window is.
  open var isMainWindow: Bool { true }
  /// Whether it is on the screen: always, on film.
  open var isVisible: Bool { true }
  /// Pixels to the point.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The appearance of the window.
  open var effectiveAppearance: NSAppearance { NSAppearance(UIScreen.environment.colorScheme) }
  /// Makes a responder the one that takes what is typed: of views here none does.
  ///
  /// - Parameter responder: The responder; `nil` for none.
  /// - Returns: Whether it was.
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    responder?.becomeFirstResponder() ?? true
  }

  /// The transform between places that count from the upper and from the lower left.
  var turn: CGAffineTransform { frame.turningOver }
}

/// The screen of the device on which the scene is filmed; where there is none, the stage.
@MainActor @preconcurrency public final class NSScreen {
  private init() {}
  private static let stage = NSScreen()
  /// The screen with the window that takes the keys.
  public static var main: NSScreen? { stage }
  /// All screens: one.
  public static var screens: [NSScreen] { [stage] }

  /// The screen, from its lower left, in points.
  public var frame: CGRect { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }
  /// What of it no menu bar covers: all.
  public var visibleFrame: CGRect { frame }
  /// Pixels to the point.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// How many frames it shows in a second.
  public var maximumFramesPerSecond: Int { 60 }
}
