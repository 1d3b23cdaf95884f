@_spi(Engine) public import ViewEngine

/// An app: its scenes, the first of which shows what an app shows when it starts.
///
/// A film shows views; an app is there so that the file that declares it compiles, with what it holds.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

/// A scene: a part of an app with windows of its own.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes that it is made of.
  associatedtype Body: Scene
  /// The scenes that it is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that is made of no others.
protocol PrimitiveScene: Scene where Body == Never {}
extension PrimitiveScene {
  public var body: Never { preconditionFailure("a scene of the engine's own is made of no others") }
}

/// Builds an app's scenes.
@MainActor @preconcurrency @resultBuilder public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  ///
  /// - Parameters:
  ///   - first: The first one, which is shown.
  ///   - rest: The others.
  /// - Returns: The first one, in the place of all.
  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> _SceneGroup<First> {
    // A film knows the first: none of the others is shown when an app starts.
    repeat _ = each rest
    return _SceneGroup(first: first)
  }
  /// A scene or none.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }
  /// A scene of newer systems.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes, of which the first one is shown.
public struct _SceneGroup<First: Scene>: PrimitiveScene {
  public typealias Body = Never
  let first: First
}

/// A scene or none.
public struct _OptionalScene<Content: Scene>: PrimitiveScene {
  public typealias Body = Never
  let content: Content?
}

/// A group of windows that show the same views.
public struct WindowGroup<Content: View>: PrimitiveScene {
  public typealias Body = Never
  /// What a window shows.
  let content: Content

  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a group of windows with an identity.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - content: What a window shows.
  /// - Note: Accepted; no effect. `id`: a film has one window.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a group of windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: What a window shows.
  /// - Note: Accepted; no effect. `titleKey`: no title of a window is shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a group of windows with a title and an identity.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - id: The identity.
  ///   - content: What a window shows.
  /// - Note: Accepted; no effect. `titleKey`, `id`: a film has one window, whose title is not shown.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The windows of an app's settings, which a telephone does not have.
public struct Settings<Content: View>: PrimitiveScene {
  public typealias Body = Never
  let content: Content
  /// Creates the windows of settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A window of its own, which a telephone does not have.
public struct Window<Content: View>: PrimitiveScene {
  public typealias Body = Never
  let content: Content
  /// Creates a window.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - id: The identity.
  ///   - content: What it shows.
  /// - Note: Accepted; no effect. `titleKey`, `id`: a film has one window, whose title is not shown.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Scene {
  /// Calls a closure when a value changes; in a film that shows no app, nothing does.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the closure is called at once, too.
  ///   - action: The closure, given the value before and after.
  /// - Returns: The scene.
  /// - Note: Accepted; no effect. `of`, `initial`, `action`: a film shows views, not an app.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  /// Calls a closure when a value changes; in a film that shows no app, nothing does.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: The closure, given the value afterwards.
  /// - Returns: The scene.
  /// - Note: Accepted; no effect. `of`, `perform`: a film shows views, not an app.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }
  /// Sets the commands of an app's menus, which a telephone does not have.
  ///
  /// - Note: Accepted; no effect. `content`: a telephone has no menus.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// Hands an object down to the scene's views; in a film that shows no app, nothing is handed down.
  ///
  /// - Note: Accepted; no effect. `object`: a film shows views, not an app.
  public func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }
  /// Sets a value of the environment for the scene's views; in a film that shows no app, none is set.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: What it is to be.
  /// - Returns: The scene.
  /// - Note: Accepted; no effect. `keyPath`, `value`: a film shows views, not an app.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
  /// Sets the size of new windows, which a telephone does not have.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height.
  /// - Returns: The scene.
  /// - Note: Accepted; no effect. `width`, `height`: the stage has a size of its own.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
}
