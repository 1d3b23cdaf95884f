internal import Dispatch
public import Foundation
internal import ViewEngine

extension NSManagedObjectContext {
  /// Whether anything is not saved.
  public var hasChanges: Bool {
    !(inserted.isEmpty && deleted.isEmpty) || updated.contains(where: \.hasChanges)
  }
  /// Objects that were put in since the last save.
  public var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  /// Objects that were changed since the last save.
  public var updatedObjects: Set<NSManagedObject> { Set(updated) }
  /// Objects that were deleted since the last save.
  public var deletedObjects: Set<NSManagedObject> { Set(deleted) }

  // MARK: Questions

  /// The objects that are asked for.
  ///
  /// - Parameter request: Which, and in which order.
  /// - Returns: The objects; for requests of another kind of results, those.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    switch request.resultType {
    case .managedObjectIDResultType: return identifiers(request).compactMap { $0 as? T }
    case .countResultType:
      return [NSNumber(value: identifiers(request).count)].compactMap { $0 as? T }
    case .dictionaryResultType:
      return values(request).compactMap { $0 as? T }
    default: return objects(request).compactMap { $0 as? T }
    }
  }

  /// How many objects there are of what is asked for.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The number.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    request.resultType == .dictionaryResultType ? values(request).count : objects(request).count
  }

  /// Does what a request asks.
  ///
  /// - Parameter request: The request.
  /// - Returns: What became of it.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> Any {
    try persistentStoreCoordinator?.execute(request, with: self) ?? result(of: request)
  }

  /// What a request for objects gives.
  func result(of request: NSPersistentStoreRequest) throws -> Any {
    (request as? any ObjectsRequest).map { objects($0) } ?? []
  }

  /// The objects of a request.
  func objects(_ request: any ObjectsRequest) -> [NSManagedObject] {
    let entity = request.entity ?? model.entity(called: request.entityName ?? "")
    let all = identifiers(of: entity).map { object(with: $0) }
      .filter { request.includesSubentities || $0.entity.name == entity.name }
    let found = all.filtered(by: request.predicate).sorted(by: request.sortDescriptors ?? [])
    // Of values, results are counted and not objects.
    return request.resultType == .dictionaryResultType ? found : cut(found, as: request)
  }

  /// Those of some results that are not left out.
  private func cut<Result>(_ found: [Result], as request: any ObjectsRequest) -> [Result] {
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// The values of a request by their keys.
  private func values<T>(_ request: NSFetchRequest<T>) -> [NSDictionary] {
    let entity = request.entity ?? model.entity(called: request.entityName ?? "")
    let values = GroupedValues(
      request.propertiesToFetch, groupedBy: request.propertiesToGroupBy,
      having: request.havingPredicate, isDistinct: request.returnsDistinctResults, of: entity)
    return cut(values.results(of: objects(request)), as: request)
  }

  /// The names of the objects of a request.
  func identifiers(_ request: any ObjectsRequest) -> [NSManagedObjectID] {
    objects(request).map(\.objectID)
  }

  // MARK: Saving

  /// Keeps what was changed: in the context above, or in the store.
  ///
  /// - Throws: Nothing here; on a device, what is wrong with the objects or the store.
  public func save() throws {
    let all = inserted + updated + deleted
    guard hasChanges else { return settle() }
    for object in all { object.willSave() }
    let (changes, info) = (changes, info)
    source?.take(changes, from: self)
    settle()
    for object in all { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
  }

  private var info: [AnyHashable: Any] {
    [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
  }

  /// Takes what another context saved.
  ///
  /// - Parameter notification: What that context told when it was saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    Self.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
  }

  /// Has contexts take what was saved.
  ///
  /// - Parameters:
  ///   - changeNotificationData: Objects, or their names, by what became of them.
  ///   - contexts: The contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func names(_ key: String) -> [NSManagedObjectID] {
      let all = KeyedValues.elements(changeNotificationData[key]) ?? []
      return all.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
    }
    var changes = ObjectChanges()
    changes.inserted = names(NSInsertedObjectsKey).map { ($0, [:]) }
    changes.updated = names(NSUpdatedObjectsKey).map { ($0, [:]) }
    changes.deleted = names(NSDeletedObjectsKey)
    for context in contexts { context.merge(changes) }
  }

  /// Reads an object again.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether its changes stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !object.isInserted, !(flag && object.hasChanges) else { return }
    following(object.entity) { object.forget() }
  }
  /// Reads all objects again that were not changed: they are as they were saved.
  public func refreshAllObjects() {}
  /// Tells what was changed, which a film's views know at once.
  public func processPendingChanges() {}
  /// Gives objects the names that they have in the store, which are those that they have.
  ///
  /// - Parameter objects: The objects.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  // MARK: Queues

  /// Does something later, on the one thread that a film has.
  ///
  /// - Parameter block: What is done.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Does something at once.
  ///
  /// - Parameter block: What is done.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// When a task of a context is done.
  public enum ScheduledTaskType: Sendable {
    /// At once, if it may be.
    case immediate
    /// After those that wait.
    case enqueued
  }

  /// Does something.
  ///
  /// - Parameters:
  ///   - schedule: When.
  ///   - block: What is done.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  /// - Note: Accepted; no effect. `schedule`: nothing waits, as a film has one thread.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }

  /// How a context is used.
  public struct ConcurrencyType: Sendable {
    let value: NSManagedObjectContextConcurrencyType
    /// On a queue of its own.
    public static let privateQueue = Self(value: .privateQueueConcurrencyType)
    /// On the main queue.
    public static let mainQueue = Self(value: .mainQueueConcurrencyType)
  }

  /// Creates a context.
  ///
  /// - Parameter type: How it is used.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.value) }
}

extension Notification.Name {
  /// A context was saved.
  public static var NSManagedObjectContextDidSave: Self {
    Self("NSManagingContextDidSaveChangesNotification")
  }
  /// Objects of a context changed; no film posts it.
  public static var NSManagedObjectContextObjectsDidChange: Self {
    Self("NSObjectsChangedInManagingContextNotification")
  }
  /// A store was changed by others; no film posts it.
  public static var NSPersistentStoreRemoteChange: Self {
    Self("NSPersistentStoreRemoteChangeNotification")
  }
}

extension NSManagedObjectContext {
  /// A context was saved.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  /// Objects of a context changed; no film posts it.
  public static var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }
}

/// Under this key, objects that were put in.
public let NSInsertedObjectsKey = "inserted"
/// Under this key, objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// Under this key, objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
