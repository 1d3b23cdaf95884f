public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// What stands for a task that goes on where the application is not seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// How often the application may fetch what is new where it is not seen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, nor may the user let it.
  case restricted
  /// The user does not let it.
  case denied
  /// It may.
  case available
}

extension UIApplication {
  /// Begins a task that goes on where the application is not seen; it always is, so that time does not run out.
  ///
  /// - Parameters:
  ///   - taskName: What the task is called.
  ///   - handler: Called where time runs out.
  /// - Returns: What stands for the task.
  /// - Note: Accepted; no effect. `withName`, `expirationHandler`: a film's application is always seen.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Ends such a task.
  ///
  /// - Note: Accepted; no effect. `identifier`: a film's application is always seen.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How long such tasks may still go on, in seconds: as long as they like.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the application may fetch what is new where it is not seen.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// In which direction the interface is read.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether files can be read that are locked with the device: a film's device is not locked.
  public var isProtectedDataAvailable: Bool { true }
  /// Told when somebody takes a picture of the screen, which nobody does.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Told when a day begins, or the clock is set, which a film's is not.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}
