@_spi(Engine) public import ViewEngine
public import Views

private enum FoundContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
  /// The context of the container above; `nil` without one.
  var foundContext: ModelContext? {
    get { self[FoundContextKey.self] }
    set { self[FoundContextKey.self] = newValue }
  }
  /// The context of the container above; without one, that of a container of its own, which no view follows.
  public var modelContext: ModelContext {
    get { foundContext ?? .unattached }
    set { foundContext = newValue }
  }
}

extension ModelContext {
  /// The context where no view has a container.
  static var unattached: ModelContext {
    guard let container = try? ModelContainer(for: Schema()) else {
      preconditionFailure("a container in memory is always made")
    }
    return ModelContext(container)
  }
}

/// Makes a container when the view comes, and hands it down.
private struct ContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var container: ModelContainer?

  func body(content: Content) -> some View {
    let container = container ?? made
    content.environment(\.foundContext, container?.mainContext)
  }

  private var made: ModelContainer? {
    let result = Result { try ModelContainer(for: Schema(types), configurations: []) }
    let made = try? result.get()
    container = made
    onSetup(result)
    return made
  }
}

extension View {
  /// Gives the views below a container, and its context.
  ///
  /// - Parameter container: The container.
  /// - Returns: This view.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.foundContext, container.mainContext)
  }
  /// Gives the views below a context.
  ///
  /// - Parameter modelContext: The context.
  /// - Returns: This view.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.foundContext, modelContext)
  }
  /// Gives the views below a new container of models of a type.
  ///
  /// - Parameters:
  ///   - modelType: The type.
  ///   - inMemory: Whether nothing is written to a disk.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone.
  ///   - onSetup: Called with the container when it is there.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `inMemory`, `isAutosaveEnabled`, `isUndoEnabled`: a film's models are in memory, and nobody undoes.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [modelType], onSetup: onSetup) }
  /// Gives the views below a new container of models of several types.
  ///
  /// - Parameters:
  ///   - modelTypes: The types.
  ///   - inMemory: Whether nothing is written to a disk.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone.
  ///   - onSetup: Called with the container when it is there.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `inMemory`, `isAutosaveEnabled`, `isUndoEnabled`: a film's models are in memory, and nobody undoes.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(ContainerModifier(types: modelTypes, onSetup: onSetup)) }
}

extension Scene {
  /// Gives an app's views a container.
  ///
  /// - Parameter container: The container.
  /// - Returns: The scene.
  /// - Note: Accepted; no effect. `container`: a film shows views, not an app.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  /// Gives an app's views a new container of models of a type.
  ///
  /// - Parameters:
  ///   - modelType: The type.
  ///   - inMemory: Whether nothing is written to a disk.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone.
  ///   - onSetup: Called with the container when it is there.
  /// - Returns: The scene.
  /// - Note: Accepted; no effect. `for`, `inMemory`, `isAutosaveEnabled`, `isUndoEnabled`, `onSetup`: a film shows views, not an app.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  /// Gives an app's views a new container of models of several types.
  ///
  /// - Parameters:
  ///   - modelTypes: The types.
  ///   - inMemory: Whether nothing is written to a disk.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be undone.
  ///   - onSetup: Called with the container when it is there.
  /// - Returns: The scene.
  /// - Note: Accepted; no effect. `for`, `inMemory`, `isAutosaveEnabled`, `isUndoEnabled`, `onSetup`: a film shows views, not an app.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
