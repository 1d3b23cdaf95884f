public import Foundation
internal import Motion
internal import OpenCombine
internal import SceneGraph
internal import ViewEngine

/// How a context is used; a film has one thread for all.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// As its creator says.
  case confinementConcurrencyType
  /// On a queue of its own.
  case privateQueueConcurrencyType
  /// On the main queue.
  case mainQueueConcurrencyType
}

/// Where objects are put in, asked for, changed and deleted.
///
/// Each context has objects of its own, which others see when it is saved: a context below another is saved to that.
open class NSManagedObjectContext: NSObject {
  /// How it is used.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The store that it is saved to, where there is no context above.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.join(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The context that it is saved to.
  open var parent: NSManagedObjectContext?
  /// What it is called.
  ///
  /// - Note: Accepted; no effect. `name`: nobody sees it.
  open var name: String?
  /// Whether what others save is seen here at once.
  open var automaticallyMergesChangesFromParent = false
  /// What counts where two contexts changed the same object: here that which is saved last.
  ///
  /// - Note: Accepted; no effect. `mergePolicy`: what is saved last counts.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Who undoes changes: nobody.
  ///
  /// - Note: Accepted; no effect. `undoManager`: nobody undoes in a film.
  open var undoManager: AnyObject?
  /// Who makes the changes, for histories of stores.
  ///
  /// - Note: Accepted; no effect. `transactionAuthor`: a film's store has no history.
  open var transactionAuthor: String?
  /// Whether deleted objects that are still asked for have no values.
  ///
  /// - Note: Accepted; no effect. `shouldDeleteInaccessibleFaults`: all values are in memory.
  open var shouldDeleteInaccessibleFaults = true
  /// What code keeps with it.
  public let userInfo = NSMutableDictionary()

  /// Objects that were put in since the last save, in order.
  private(set) var inserted: [NSManagedObject] = []
  /// Objects that were changed since the last save, in order.
  private(set) var updated: [NSManagedObject] = []
  /// Objects that were deleted since the last save, in order.
  private(set) var deleted: [NSManagedObject] = []
  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// What grows with each change of objects of an entity, by the name of the one above all.
  private var revisions: [String: Revision] = [:]
  /// Who follows the objects.
  let followers = Followers()
  private struct Listening { weak var listener: (any ObjectsListener)? }
  private var listening: [Listening] = []

  /// Creates a context.
  ///
  /// - Parameter ct: How it is used.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  var source: (any ObjectSource)? { parent ?? coordinator }
  /// The entities of its objects.
  var model: NSManagedObjectModel { source?.model ?? NSManagedObjectModel() }

  // MARK: Following

  private func revision(of entity: NSEntityDescription) -> Revision {
    let name = entity.root.name ?? ""
    if let known = revisions[name] { return known }
    let new = Revision()
    revisions[name] = new
    return new
  }

  /// Performs a change of objects of an entity, with the animation of the views that ask for one who follow them.
  func following(
    _ entity: NSEntityDescription, _ object: NSManagedObject? = nil, _ change: () -> Void
  ) {
    let revision = revision(of: entity)
    let animation = entity.names.lazy.compactMap { self.followers.animation(for: $0) }.first
    if let animation {
      withAnimation(animation) { revision.write(change) }
    } else {
      revision.write(change)
    }
    for listener in listening.compactMap(\.listener) { listener.objectChanged(object) }
  }

  /// Has somebody told of every change.
  func listen(_ listener: any ObjectsListener) {
    listening.removeAll { $0.listener == nil || $0.listener === listener }
    listening.append(Listening(listener: listener))
  }

  /// Performs a change of an object's values.
  func changing(_ object: NSManagedObject, _ change: () -> Void) {
    if !object.isInserted, !object.isDeleted, !updated.contains(object) { updated.append(object) }
    following(object.entity, object, change)
  }

  // MARK: Objects

  /// Puts an object in.
  ///
  /// - Parameter object: The object; one that is there already stays.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    (object.isInserted, object.isDeleted) = (true, false)
    registered[object.objectID] = object
    following(object.entity) { inserted.append(object) }
    object.awakeFromInsert()
  }

  /// Deletes an object, and what is deleted with it; one with others that deny it stays, which the film's result tells.
  ///
  /// - Parameter object: The object.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    let relationships = object.entity.relationships
    let isDenied = relationships.contains {
      $0.deleteRule == .denyDeleteRule && !object.related($0).isEmpty
    }
    if isDenied {
      return IneffectiveSettings.note(
        "delete of a \(object.entity.name ?? "") with objects that deny it")
    }
    object.prepareForDeletion()
    // Views that are leaving show it as it was.
    _ = object.all
    object.objectWillChange.send()
    following(object.entity) {
      object.isDeleted = true
      if object.isInserted { inserted.removeAll { $0 == object } } else { deleted.append(object) }
      updated.removeAll { $0 == object }
    }
    for relationship in relationships {
      for other in object.related(relationship) where !other.isDeleted {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: delete(other)
        case .nullifyDeleteRule:
          if let inverse = relationship.inverseRelationship { other.lose(object, inverse) }
        // One that leads to others by a rule that denies does not come here.
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
    }
  }

  /// The object of a name, whether it is there or not.
  ///
  /// - Parameter objectID: The name.
  /// - Returns: The object of this context.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[objectID] { return known }
    let entity = objectID.entity
    let object = entity.objectClass.init(entity: entity, insertInto: nil)
    object.objectID = objectID
    object.managedObjectContext = self
    object.forget()
    registered[objectID] = object
    object.awakeFromFetch()
    return object
  }

  /// The object of a name, if it is known here.
  ///
  /// - Parameter objectID: The name.
  /// - Returns: The object; `nil` if nobody asked for it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// The object of a name.
  ///
  /// - Parameter objectID: The name.
  /// - Returns: The object.
  /// - Throws: An error of Cocoa's domain if it is not there.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let known = registered[objectID]
    let isThere = known.map { !$0.isDeleted } ?? (source?.row(of: objectID) != nil)
    // 133000 is NSManagedObjectReferentialIntegrityError.
    guard isThere else { throw NSError(domain: NSCocoaErrorDomain, code: 133_000) }
    return object(with: objectID)
  }

  /// Forgets all objects and changes.
  open func reset() {
    let entities = changes.entities
    (inserted, updated, deleted, registered) = ([], [], [], [:])
    for entity in entities { following(entity) {} }
  }

  /// The names of all objects that count as those of an entity; whoever asks follows them.
  func identifiers(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    revision(of: entity).read()
    let below = source?.identifiers(of: entity) ?? []
    let own = inserted.filter { $0.entity.isKindOf(entity: entity) }.map(\.objectID)
    return below.filter { registered[$0]?.isDeleted != true } + own
  }

  /// The values of an object below this one; others as objects of this context.
  func values(of id: NSManagedObjectID) -> [String: Any] { own(source?.row(of: id) ?? [:]) }

  /// Values in which others are objects of this context.
  private func own(_ row: [String: Any]) -> [String: Any] {
    row.mapValues { value in
      guard let ids = value as? [NSManagedObjectID] else { return value }
      return ids.map { object(with: $0) }
    }
  }

  // MARK: Saving

  /// What was changed since the last save.
  var changes: ObjectChanges {
    var changes = ObjectChanges()
    changes.inserted = inserted.map { ($0.objectID, Self.row(of: $0)) }
    changes.updated = updated.map { ($0.objectID, Self.row(of: $0)) }
    changes.deleted = deleted.map(\.objectID)
    return changes
  }

  private static func row(of object: NSManagedObject) -> [String: Any] {
    object.all.mapValues { value in
      guard let others = value as? [NSManagedObject] else { return value }
      return others.filter { !$0.isDeleted }.map(\.objectID)
    }
  }

  /// Notes that nothing is to be saved.
  func settle() {
    for object in inserted + updated + deleted { object.settle() }
    for object in deleted {
      registered[object.objectID] = nil
      (object.managedObjectContext, object.isDeleted) = (nil, false)
    }
    (inserted, updated, deleted) = ([], [], [])
  }

  /// Takes all changes back since the last save.
  open func rollback() {
    let entities = changes.entities
    for object in inserted {
      registered[object.objectID] = nil
      (object.isInserted, object.managedObjectContext) = (false, nil)
    }
    for object in updated + deleted { object.revert() }
    (inserted, updated, deleted) = ([], [], [])
    for entity in entities { following(entity) {} }
  }

  /// Takes what another context saved to the store, or to the context above.
  func merge(_ changes: ObjectChanges) {
    for id in changes.deleted {
      guard let object = registered[id], !object.isDeleted else { continue }
      object.objectWillChange.send()
      object.isDeleted = true
      inserted.removeAll { $0 == object }
      updated.removeAll { $0 == object }
    }
    // What was changed here as well stays as it is.
    for id in changes.updated.map(\.id) {
      guard let object = registered[id], !object.hasChanges else { continue }
      object.forget()
    }
    for entity in changes.entities { following(entity) {} }
  }
}

extension NSManagedObjectContext: ObjectSource {
  func row(of id: NSManagedObjectID) -> [String: Any]? {
    guard let object = registered[id] else { return source?.row(of: id) }
    return object.isDeleted ? nil : Self.row(of: object)
  }

  func take(_ changes: ObjectChanges, from context: NSManagedObjectContext) {
    var new: [NSManagedObject] = []
    for (id, _) in changes.inserted {
      let object = object(with: id)
      object.isInserted = true
      new.append(object)
      following(object.entity) { inserted.append(object) }
    }
    for (object, change) in zip(new, changes.inserted) { object.replace(own(change.row)) }
    for (id, row) in changes.updated { object(with: id).replace(own(row)) }
    for id in changes.deleted {
      let object = object(with: id)
      guard !object.isDeleted else { continue }
      following(object.entity) {
        object.isDeleted = true
        if object.isInserted { inserted.removeAll { $0 == object } } else { deleted.append(object) }
        updated.removeAll { $0 == object }
      }
    }
  }
}
