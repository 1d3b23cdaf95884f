import Synchronization

/// What an app gives its intents, by type and name.
public final class AppDependencyManager: Sendable {
  /// The app's.
  public static let shared = AppDependencyManager()
  private let providers = Mutex<[String: @Sendable () -> any Sendable]>([:])

  private static func name<Value>(_ type: Value.Type, _ key: String?) -> String {
    "\(String(reflecting: type)) \(key ?? "")"
  }
  /// Gives something.
  ///
  /// - Parameters:
  ///   - key: What it is known by beside its type; `nil` for nothing.
  ///   - dependency: What it is; asked for when an intent reads it.
  public func add<Value: Sendable>(
    key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) { providers.withLock { $0[Self.name(Value.self, key)] = dependency } }
  /// Gives what a closure makes.
  ///
  /// - Parameters:
  ///   - key: What it is known by beside its type; `nil` for nothing.
  ///   - provider: Makes it; asked when an intent reads it.
  public func add<Value: Sendable>(
    key: String? = nil, dependency provider: @escaping @Sendable () -> Value
  ) { providers.withLock { $0[Self.name(Value.self, key)] = provider } }

  /// What was given under a type and a name; `nil` for nothing.
  func value<Value: Sendable>(_ type: Value.Type, key: String?) -> Value? {
    providers.withLock { $0[Self.name(type, key)] }?() as? Value
  }
}

/// Something that the app gave its intents.
@propertyWrapper public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let manager: AppDependencyManager
  /// Creates what reads it.
  ///
  /// - Parameters:
  ///   - key: What it is known by beside its type; `nil` for nothing.
  ///   - manager: To whom it was given.
  public init(key: String? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager) = (key, manager)
  }
  /// What the app gave: it has to be given before it is read.
  public var wrappedValue: Value {
    guard let value = manager.value(Value.self, key: key) else {
      fatalError("@Dependency: give AppDependencyManager.shared a \(Value.self) first")
    }
    return value
  }
}
