public import Foundation
import Motion
import SceneGraph
import ViewEngine
import Views

/// Where models are put in, asked for and deleted.
///
/// All contexts of a container see the same at once: a film's store has no disk.
public final class ModelContext: Equatable {
  /// The container.
  public let container: ModelContainer
  /// Whether changes are saved by themselves: a film has nothing to save them to.
  ///
  /// - Note: Accepted; no effect. `autosaveEnabled`: every change is seen at once, saved or not.
  public var autosaveEnabled = true
  /// Whether something was changed since the last save.
  public private(set) var hasChanges = false
  private var (inserted, deleted): ([any PersistentModel], [any PersistentModel]) = ([], [])

  /// Creates a context.
  ///
  /// - Parameter container: The container.
  public init(_ container: ModelContainer) { self.container = container }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  private var store: ModelStore { container.store }

  /// Performs a change of models of a type: with the animation that views ask for who follow them, where there is no other.
  func changing(_ type: any PersistentModel.Type, _ change: () -> Void) {
    hasChanges = true
    guard let animation = container.followers.animation(for: AnyHashable(ObjectIdentifier(type)))
    else { return change() }
    withAnimation(animation, change)
  }

  // MARK: Changes

  /// Puts a model in, and those that it leads to.
  ///
  /// - Parameter model: The model; one that is there already stays.
  public func insert<T: PersistentModel>(_ model: T) {
    guard model.modelContext == nil || model.isDeleted else { return }
    model._$model.context = self
    model._$model.isDeleted = false
    Self.note(model, in: &inserted, against: &deleted)
    changing(T.self) {
      if let former = store.insert(model) { forget(former) }
    }
    for property in T.schemaMetadata {
      guard let relation = property.value(model) as? any ModelRelation else { continue }
      for other in relation.relatedModels where other.modelContext == nil { insert(other) }
    }
  }

  /// Deletes a model, and what is deleted with it; one with others that deny it stays, which the film's result tells.
  ///
  /// - Parameter model: The model.
  public func delete<T: PersistentModel>(_ model: T) {
    guard model.modelContext != nil, !model.isDeleted else { return }
    guard !isDenied(model) else {
      return IneffectiveSettings.note("delete of a \(T.self) with models that deny it")
    }
    model._$model.isDeleted = true
    Self.note(model, in: &deleted, against: &inserted)
    changing(T.self) { _ = store.remove(model) }
    for property in T.schemaMetadata {
      guard let relation = property.value(model) as? any ModelRelation else { continue }
      let inverse = Schema.inverse(of: property.path, in: T.self)
      for other in relation.relatedModels {
        switch property.relationship?.deleteRule ?? .nullify {
        case .cascade: delete(other)
        case .nullify: inverse?.separate(other, model)
        // One that leads to others by a rule that denies does not come here.
        case .noAction, .deny: break
        }
      }
    }
  }

  /// Notes what became of a model since the last save: what is put in and deleted, or the other way round, is as it was.
  private static func note(
    _ model: any PersistentModel, in list: inout [any PersistentModel],
    against opposite: inout [any PersistentModel]
  ) {
    if let place = opposite.firstIndex(where: { $0 === model }) {
      opposite.remove(at: place)
    } else {
      list.append(model)
    }
  }

  private func isDenied<T: PersistentModel>(_ model: T) -> Bool {
    T.schemaMetadata.contains { property in
      guard property.relationship?.deleteRule == .deny else { return false }
      return (property.value(model) as? any ModelRelation)?.relatedModels.isEmpty == false
    }
  }

  /// Deletes all models of a type that are meant.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - predicate: Which are meant; `nil` for all.
  ///   - includeSubclasses: Whether those of types below count.
  /// - Throws: What the predicate throws.
  /// - Note: Accepted; no effect. `includeSubclasses`: models of types below are asked for by their own.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  private func forget(_ model: any PersistentModel) {
    model._$model.isDeleted = true
    model._$model.context = nil
  }

  // MARK: Questions

  /// The models that are asked for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor.models(of: store.all(T.self))
  }
  /// How many there are of what is asked for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  /// The names of the models that are asked for.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
  /// Calls a closure with each model that is asked for.
  ///
  /// - Parameters:
  ///   - fetch: What is asked for.
  ///   - batchSize: How many are read at a time.
  ///   - allowEscapingMutations: Whether changes of models are kept.
  ///   - block: Called with each.
  /// - Throws: What the predicate or the closure throws.
  /// - Note: Accepted; no effect. `batchSize`, `allowEscapingMutations`: all models are in memory.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { try self.fetch(fetch).forEach(block) }

  /// The model with a name.
  ///
  /// - Parameter persistentModelID: The name, which a model of this container has.
  /// - Returns: The model.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = store.model(persistentModelID) else {
      fatalError("no \(persistentModelID.entityName) with that identifier in the store")
    }
    return model
  }
  /// The model with a name, if there is one.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? { store.model(persistentModelID) as? T }

  // MARK: Saving

  /// Models that were put in since the last save.
  public var insertedModelsArray: [any PersistentModel] { inserted }
  /// Models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// Keeps what was changed: it can no more be taken back.
  public func save() throws {
    for model in inserted + store.all { model._$model.settle(in: self) }
    (inserted, deleted, hasChanges) = ([], [], false)
  }
  /// Tells of what was changed: all know of it at once here.
  public func processPendingChanges() {}
  /// Takes models out that were put in since the last save, and puts those back that were deleted.
  ///
  /// Changed properties stay.
  public func rollback() {
    for model in inserted where !model.isDeleted {
      _ = store.remove(model)
      forget(model)
    }
    for model in deleted {
      model._$model.isDeleted = false
      _ = store.insert(model)
    }
    (inserted, deleted, hasChanges) = ([], [], false)
  }
  /// Does something and saves.
  ///
  /// - Parameter block: What is done.
  /// - Throws: What the closure throws.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}
