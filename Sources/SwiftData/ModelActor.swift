/// What runs the code of an actor of models, and has its context.
public protocol ModelExecutor: AnyObject {
  /// The context.
  var modelContext: ModelContext { get }
}

/// The usual executor of an actor of models: a film has one thread, on which all actors run.
public final class DefaultSerialModelExecutor: ModelExecutor {
  public let modelContext: ModelContext

  /// Creates an executor.
  ///
  /// - Parameter modelContext: The context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that has a context of models of its own, as `@ModelActor` makes one.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the actor's code.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context of the actor's models.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The model with a name; `nil` where it is none of that type.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - type: The type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
