public import Foundation

/// The session of a scene: what is kept of it while it is not shown.
@MainActor @preconcurrency public final class UISceneSession: Hashable {
  /// The role of a scene's session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window on the device.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Its name among the device's sessions.
  public let persistentIdentifier = "film"
  /// The role.
  public var role: Role { configuration.role }
  /// How its scene is made.
  public let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  init() {}

  nonisolated public static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool {
    lhs === rhs
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration {
  /// The configuration's name.
  public let name: String?
  /// The role of its sessions.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; nobody makes one in a film.
  open var delegateClass: AnyClass?
  /// The class of the scene; a film has its own.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - sessionRole: The role of its sessions.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

extension UIScene {
  /// What a scene is made for: in a film for nothing but itself.
  @MainActor @preconcurrency public final class ConnectionOptions {
    /// The addresses that it is to show.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    init() {}
  }
}

/// An address that a scene is to show.
@MainActor @preconcurrency public final class UIOpenURLContext: Hashable {
  /// The address.
  public let url: URL
  init(_ url: URL) { self.url = url }

  nonisolated public static func == (lhs: UIOpenURLContext, rhs: UIOpenURLContext) -> Bool {
    lhs === rhs
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The delegate of a scene; nobody calls it in a film.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// The scene is about to be shown.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: Its session.
  ///   - connectionOptions: What it is made for.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is to show addresses.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The scene has been put away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to take none.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene that has windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// Something was chosen at the app's icon.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: What was chosen.
  ///   - completionHandler: Called with whether the scene did it.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
