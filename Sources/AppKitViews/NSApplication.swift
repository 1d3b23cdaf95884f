import Foundation
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// The application: one scene of one window, the stage.
@MainActor @preconcurrency open class NSApplication: NSResponder {
  /// How an application shows itself.
  public enum ActivationPolicy: Int, Sendable {
    /// In the dock.
    case regular
    /// Without a place in the dock.
    case accessory
    /// Not at all.
    case prohibited
  }

  /// The application of the scene.
  public static let shared = NSApplication()

  /// The windows: one, as large as the stage.
  open var windows: [NSWindow] { [.stage] }
  /// The window that takes the keys.
  open var keyWindow: NSWindow? { .stage }
  /// The main window.
  open var mainWindow: NSWindow? { .stage }
  /// Whether the application is in front: always, on film.
  open var isActive: Bool { true }
  /// Whether the application is hidden: never, on film.
  open var isHidden: Bool { false }
  /// The appearance that the scene has.
  open var effectiveAppearance: NSAppearance { NSAppearance(UIScreen.environment.colorScheme) }
  /// The delegate; a film starts a scene, not an application, so that there is none unless code sets it.
  open weak var delegate: (any NSApplicationDelegate)?

  /// Brings the application to the front, where it is in a film.
  ///
  /// - Parameter flag: Whether others may be in front now.
  /// - Note: Accepted; no effect. `ignoringOtherApps`: a film has one application.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// Brings the application to the front, where it is in a film.
  ///
  /// - Note: Accepted; no effect.
  open func activate() {}
  /// Sets how the application shows itself; a film shows it all the same.
  ///
  /// - Parameter activationPolicy: How.
  /// - Returns: Whether it can: it can.
  /// - Note: Accepted; no effect. `activationPolicy`: a film has no dock.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
  /// Ends the application; a film goes on, and the tool says so.
  ///
  /// - Parameter sender: Who asks.
  /// - Note: Accepted; no effect. `sender`: a film ends when it is as long as was asked for.
  open func terminate(_ sender: Any?) { IneffectiveSettings.note("NSApplication.terminate") }
  /// Sends an action to an object.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nobody takes what is sent to `nil`.
  ///   - sender: Who sends it.
  /// - Returns: Whether somebody took it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    guard let target else { return false }
    action.perform(on: target as AnyObject, from: (sender ?? self) as AnyObject)
    return true
  }

  /// It has come to the front; a film begins when it has.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("NSApplicationDidBecomeActiveNotification")
  /// It is about to leave the front.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("NSApplicationWillResignActiveNotification")
  /// It is about to end.
  public nonisolated static let willTerminateNotification =
    Notification.Name("NSApplicationWillTerminateNotification")
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The application of the scene.
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }

/// The delegate of an application; a film starts a scene, and calls no delegate.
@MainActor @preconcurrency public protocol NSApplicationDelegate: AnyObject {
  /// The application has started.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The application is about to start.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The application is about to end.
  func applicationWillTerminate(_ notification: Notification)
  /// Whether the application ends with its last window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(
    _ sender: NSApplication
  ) -> Bool { false }
}

/// An application's delegate, made by SwiftUI: it is there to be asked, and nobody calls it.
///
/// Swift cannot make an object of a class that it only knows by a type: the loader of scenes writes `AppDelegate.self` as
/// `AppDelegate.init`.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate by `make`.
  public init(_ make: @MainActor () -> DelegateType) { wrappedValue = make() }
}
