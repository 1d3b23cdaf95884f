import ViewEngine

/// The models of a container, in memory, in the order in which they were put in.
final class ModelStore {
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  /// Grows with each model that comes or goes.
  private let revision = Revision()

  /// All models of a type.
  func all<T: PersistentModel>(_ type: T.Type) -> [T] {
    revision.read()
    return (models[ObjectIdentifier(type)] ?? []).compactMap { $0 as? T }
  }

  /// All models of all types, in no order.
  var all: [any PersistentModel] { models.values.flatMap { $0 } }

  /// Puts a model in; one with the same value where that tells models apart gives its place up, and is returned.
  func insert(_ model: any PersistentModel) -> (any PersistentModel)? {
    let type = ObjectIdentifier(Swift.type(of: model))
    var all = models[type] ?? []
    guard !all.contains(where: { $0 === model }) else { return nil }
    let unique = Swift.type(of: model).schemaMetadata.filter {
      $0.attribute?.options.contains(.unique) ?? false
    }
    let place = all.firstIndex { known in
      unique.contains { Self.isSame($0.value(known), $0.value(model)) }
    }
    var former: (any PersistentModel)?
    if let place {
      former = all[place]
      all[place] = model
    } else {
      all.append(model)
    }
    revision.write { models[type] = all }
    return former
  }

  /// Takes a model out; says whether it was there.
  func remove(_ model: any PersistentModel) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: model))
    guard let place = models[type]?.firstIndex(where: { $0 === model }) else { return false }
    revision.write { _ = models[type]?.remove(at: place) }
    return true
  }

  /// Takes all models out.
  func removeAll() { revision.write { models = [:] } }

  /// The model with an identifier.
  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    for all in models.values {
      if let model = all.first(where: { $0.persistentModelID == id }) { return model }
    }
    return nil
  }

  private static func isSame(_ lhs: Any?, _ rhs: Any?) -> Bool {
    guard let lhs = lhs as? any Hashable, let rhs = rhs as? any Hashable else { return false }
    return AnyHashable(lhs) == AnyHashable(rhs)
  }
}
