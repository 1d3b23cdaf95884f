internal import Foundation

/// What a context saves, and what it gets objects from: a store, or the context above.
protocol ObjectSource: AnyObject {
  /// The entities of its objects.
  var model: NSManagedObjectModel { get }
  /// The names of all objects that count as those of an entity, in the order in which they were put in.
  func identifiers(of entity: NSEntityDescription) -> [NSManagedObjectID]
  /// The values of an object, others by their names; `nil` if it is not there.
  func row(of id: NSManagedObjectID) -> [String: Any]?
  /// Takes what a context saves.
  func take(_ changes: ObjectChanges, from context: NSManagedObjectContext)
}

/// Who is told of every change of a context's objects.
protocol ObjectsListener: AnyObject {
  /// Called after a change: of that object's values, or of which objects there are.
  func objectChanged(_ object: NSManagedObject?)
}

/// What a context saves.
struct ObjectChanges {
  var inserted: [(id: NSManagedObjectID, row: [String: Any])] = []
  var updated: [(id: NSManagedObjectID, row: [String: Any])] = []
  var deleted: [NSManagedObjectID] = []

  /// The entities whose objects changed, with those above, each once.
  var entities: [NSEntityDescription] {
    var seen: Set<ObjectIdentifier> = []
    let all = inserted.map(\.id) + updated.map(\.id) + deleted
    return all.map(\.entity).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension NSEntityDescription {
  /// The entity above all others whose properties it has.
  var root: NSEntityDescription { superentity?.root ?? self }
  /// Its name, and those of the entities above.
  var names: [String] { [name ?? ""] + (superentity?.names ?? []) }
}
