public import Foundation

/// The delegate of an application; a film starts a scene, and calls no delegate.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The application has started.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: What it was started for.
  /// - Returns: Whether the address can be shown that it was started for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// A scene is about to be made.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The scene's session.
  ///   - options: What it is made for.
  /// - Returns: How the scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes have been put away.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: Their sessions.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The application takes events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to take none.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to come to the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// The application is to open an address.
  ///
  /// - Parameters:
  ///   - app: The application.
  ///   - url: The address.
  ///   - options: How it is to be opened.
  /// - Returns: Whether the application does.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Messages from afar come to the device now.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - deviceToken: By what the device is known to those who send them.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// No messages from afar come to the device.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - error: Why.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A message from afar has come.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userInfo: The message.
  ///   - completionHandler: Called with what came of it.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Something was chosen at the application's icon.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - shortcutItem: What was chosen.
  ///   - completionHandler: Called with whether the application did it.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// How the device may be held while a window is shown.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - window: The window.
  /// - Returns: The ways.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

/// An application's delegate, made by SwiftUI: it is there to be asked, and nobody calls it.
///
/// Swift cannot make an object of a class that it only knows by a type: the loader of scenes writes `AppDelegate.self` as
/// `AppDelegate.init`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate by `make`.
  public init(_ make: @MainActor () -> DelegateType) { wrappedValue = make() }
}
