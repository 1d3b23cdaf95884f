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

  // MARK: What no film shows

  /// Whether words stand in the bar of the title.
  public enum TitleVisibility: Int, Sendable {
    /// They do.
    case visible
    /// They do not.
    case hidden
  }
  /// What a window has around its content.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let borderless = Self([])
    /// A bar with a title.
    public static let titled = Self(rawValue: 1)
    /// What closes it.
    public static let closable = Self(rawValue: 2)
    /// What puts it into the dock.
    public static let miniaturizable = Self(rawValue: 4)
    /// What resizes it.
    public static let resizable = Self(rawValue: 8)
    /// Its content is below the bar, too.
    public static let fullSizeContentView = Self(rawValue: 1 << 15)
  }
  /// Whether words stand in the bar of the title.
  ///
  /// - Note: Accepted; no effect. `titleVisibility`: a film shows no bar.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the bar of the title is clear.
  ///
  /// - Note: Accepted; no effect. `titlebarAppearsTransparent`: a film shows no bar.
  open var titlebarAppearsTransparent = false
  /// What the window has around its content.
  ///
  /// - Note: Accepted; no effect. `styleMask`: a film shows the content alone.
  open var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  /// Whether the window can be dragged at its ground.
  ///
  /// - Note: Accepted; no effect. `isMovableByWindowBackground`: a film's window stays.
  open var isMovableByWindowBackground = false
  /// Whether the window hides what is behind it.
  ///
  /// - Note: Accepted; no effect. `isOpaque`: a film has nothing behind its window.
  open var isOpaque = true
  /// Whether the window has a shadow.
  ///
  /// - Note: Accepted; no effect. `hasShadow`: a film shows the content alone.
  open var hasShadow = true
  /// The ground of the window.
  ///
  /// - Note: Accepted; no effect. `backgroundColor`: the stage has its own.
  open var backgroundColor: NSColor? = .windowBackgroundColor

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
