import Observation
import Synchronization
import Views

/// What leads from a model to its context, and tells views of reading and writing.
public final class ModelLink {
  private static let last = Atomic(0)

  /// The model's number among all, in the order in which they were made.
  let number: Int
  /// The context that it was put into.
  var context: ModelContext?
  var (isDeleted, hasChanges) = (false, false)
  private let registrar = ObservationRegistrar()

  /// Creates the link of a new model.
  public init() { number = Self.last.add(1, ordering: .relaxed).newValue }

  /// Notes that what was changed in a context is saved.
  func settle(in context: ModelContext) {
    if self.context === context { hasChanges = false }
  }

  /// Notes that a property is read.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - path: Its property.
  public func read<M: PersistentModel, V>(_ model: M, _ path: KeyPath<M, V>) {
    registrar.access(model, keyPath: path)
  }

  /// Writes a property, and what leads back from the models that it leads to.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - path: Its property.
  ///   - old: The value before.
  ///   - new: The value that is written.
  ///   - write: Writes it.
  public func write<M: PersistentModel, V>(
    _ model: M, _ path: ReferenceWritableKeyPath<M, V>, from old: V, to new: V,
    _ write: () -> Void
  ) {
    hasChanges = context != nil
    func change() { registrar.withMutation(of: model, keyPath: path, write) }
    if let context { context.changing(M.self, change) } else { change() }
    guard let before = old as? any ModelRelation, let after = new as? any ModelRelation else {
      return
    }
    let inverse = Schema.inverse(of: path, in: M.self)
    let (gone, come) = (before.relatedModels, after.relatedModels)
    for other in gone where !come.contains(where: { $0 === other }) {
      inverse?.separate(other, model)
    }
    for other in come where !gone.contains(where: { $0 === other }) {
      inverse?.relate(other, model)
      if other.modelContext == nil { context?.insert(other) }
    }
  }
}
