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
