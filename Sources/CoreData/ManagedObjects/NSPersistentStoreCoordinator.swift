public import Foundation

/// A store of objects, in memory: every film begins with an empty one.
open class NSPersistentStoreCoordinator: NSObject {
  /// The entities of its objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were opened.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// What it is called.
  ///
  /// - Note: Accepted; no effect. `name`: nobody sees it.
  open var name: String?

  private var rows: [NSManagedObjectID: [String: Any]] = [:]
  /// All objects, in the order in which they were saved.
  private var order: [NSManagedObjectID] = []
  /// Where stores would lie that were opened.
  private var places: Set<URL> = []
  private struct Link { weak var context: NSManagedObjectContext? }
  private var links: [Link] = []

  /// Creates a store of objects.
  ///
  /// - Parameter model: Their entities.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens a store, of which a film has one, in memory.
  ///
  /// - Parameters:
  ///   - storeType: How it would be kept.
  ///   - configuration: Which of the entities it would have.
  ///   - storeURL: Where it would lie.
  ///   - options: What else is wished.
  /// - Returns: The store.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  /// - Note: Accepted; no effect. `configurationName`, `options`: a film's store is in memory.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(storeType, storeURL)
    store.configurationName = configuration ?? store.configurationName
    return opened(store)
  }
  private func opened(_ store: NSPersistentStore) -> NSPersistentStore {
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    if let url = store.url { places.insert(url) }
    return store
  }

  /// Opens a store as it is described.
  func add(_ description: NSPersistentStoreDescription) {
    let store = NSPersistentStore(description.type, description.url)
    store.configurationName = description.configuration ?? store.configurationName
    store.options = description.options
    store.isReadOnly = description.isReadOnly
    _ = opened(store)
  }

  /// Closes a store.
  ///
  /// - Parameter store: The store, whose objects stay.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Does what a request asks of the store itself, of which contexts are not told.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - context: Who asks.
  /// - Returns: What became of it.
  /// - Throws: What the request's predicate says.
  @discardableResult open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    guard let request = request as? NSBatchDeleteRequest else {
      return try context.result(of: request)
    }
    let deleted = request.objectIDs ?? context.identifiers(request.request)
    var changes = ObjectChanges()
    changes.deleted = deleted
    keep(changes)
    return NSBatchDeleteResult(request.resultType, deleted)
  }

  /// Moves a store, whose objects stay.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - storeURL: Where it would lie from now on.
  ///   - options: What else is wished.
  ///   - storeType: How it would be kept from now on.
  /// - Returns: The store in the new place.
  /// - Throws: Nothing here; on a device, what is wrong with the stores.
  /// - Note: Accepted; no effect. `options`: a film's store is in memory.
  @discardableResult open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    let moved = NSPersistentStore(storeType.rawValue, storeURL)
    moved.configurationName = store.configurationName
    moved.metadata = store.metadata
    try remove(store)
    return opened(moved)
  }

  /// Takes all objects out of a store that was opened, of which contexts are not told.
  ///
  /// - Parameters:
  ///   - url: Where it would lie; of a store that nobody opened there are none.
  ///   - storeType: How it would be kept.
  ///   - options: What else is wished.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  /// - Note: Accepted; no effect. `type`, `options`: a film's store is in memory.
  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    guard places.contains(url) else { return }
    (rows, order) = ([:], [])
  }

  func join(_ context: NSManagedObjectContext) {
    links.removeAll { $0.context == nil || $0.context === context }
    links.append(Link(context: context))
  }

  private func keep(_ changes: ObjectChanges) {
    for (id, row) in changes.inserted where rows.updateValue(row, forKey: id) == nil {
      order.append(id)
    }
    for (id, row) in changes.updated where rows[id] != nil { rows[id] = row }
    for id in changes.deleted { rows[id] = nil }
    if !changes.deleted.isEmpty { order.removeAll { rows[$0] == nil } }
  }
}

extension NSPersistentStoreCoordinator: ObjectSource {
  var model: NSManagedObjectModel { managedObjectModel }

  func identifiers(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    order.filter { $0.entity.isKindOf(entity: entity) }
  }

  func row(of id: NSManagedObjectID) -> [String: Any]? { rows[id] }

  func take(_ changes: ObjectChanges, from context: NSManagedObjectContext) {
    keep(changes)
    for id in changes.inserted.map(\.id) { id.isTemporaryID = false }
    for other in links.compactMap(\.context)
    where other !== context && other.automaticallyMergesChangesFromParent {
      other.merge(changes)
    }
  }
}
