public import Foundation

/// What a store is asked to do.
open class NSPersistentStoreRequest: NSObject {
  /// Creates a request.
  public override init() { super.init() }
}

/// A request for objects, whatever is wished of them.
protocol ObjectsRequest: NSPersistentStoreRequest {
  var entityName: String? { get }
  var entity: NSEntityDescription? { get }
  var predicate: NSPredicate? { get }
  var sortDescriptors: [NSSortDescriptor]? { get }
  var fetchLimit: Int { get }
  var fetchOffset: Int { get }
  var includesSubentities: Bool { get }
  var resultType: NSFetchRequestResultType { get }
}

/// What a request for objects gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects.
  public static let managedObjectResultType = Self([])
  /// Their names.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Their values by their keys.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// How many there are.
  public static let countResultType = Self(rawValue: 4)
}

/// Which objects are asked for, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, ObjectsRequest {
  /// The name of their entity.
  open private(set) var entityName: String?
  /// Their entity.
  open var entity: NSEntityDescription?
  /// Which are meant; `nil` for all.
  open var predicate: NSPredicate?
  /// By what they are in order; without any they come as they were put in.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of them; 0 for all.
  open var fetchLimit = 0
  /// How many of the first are left out.
  open var fetchOffset = 0
  /// What is given.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of entities below count.
  open var includesSubentities = true
  /// Of which properties the values are given, where values are asked for; `nil` for all.
  open var propertiesToFetch: [Any]?
  /// By which properties objects are one result, where values are asked for; `nil` for each by itself.
  open var propertiesToGroupBy: [Any]?
  /// Which results are meant, by their keys, where values are asked for; `nil` for all.
  open var havingPredicate: NSPredicate?
  /// How many are read at a time.
  ///
  /// - Note: Accepted; no effect. `fetchBatchSize`: all objects are in memory.
  open var fetchBatchSize = 0
  /// Whether changes count that are not saved yet.
  ///
  /// - Note: Accepted; no effect. `includesPendingChanges`: changes always count.
  open var includesPendingChanges = true
  /// Whether values are read with the objects.
  ///
  /// - Note: Accepted; no effect. `includesPropertyValues`: all values are in memory.
  open var includesPropertyValues = true
  /// Whether objects come without values.
  ///
  /// - Note: Accepted; no effect. `returnsObjectsAsFaults`: all values are in memory.
  open var returnsObjectsAsFaults = true
  /// Whether each of equal results is given once, where values are asked for.
  open var returnsDistinctResults = false
  /// Which stores are asked.
  ///
  /// - Note: Accepted; no effect. `affectedStores`: a film has one.
  open var affectedStores: [NSPersistentStore]?
  /// Which other objects are read ahead.
  ///
  /// - Note: Accepted; no effect. `relationshipKeyPathsForPrefetching`: all objects are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether objects are read again.
  ///
  /// - Note: Accepted; no effect. `shouldRefreshRefetchedObjects`: all values are in memory.
  open var shouldRefreshRefetchedObjects = false

  /// Creates a request that says nothing yet.
  public override init() { super.init() }
  /// Creates a request for objects of an entity.
  ///
  /// - Parameter entityName: The entity's name.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

/// How a deletion of many objects at once tells what it did.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// The names of what was deleted.
  case resultTypeObjectIDs
  /// How many were deleted.
  case resultTypeCount
}

/// Deletes many objects at once in the store, of which contexts and views are not told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let request: any ObjectsRequest
  let objectIDs: [NSManagedObjectID]?
  /// What it tells.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a deletion of all that is asked for.
  ///
  /// - Parameter fetch: What is asked for.
  public init<T>(fetchRequest fetch: NSFetchRequest<T>) { (request, objectIDs) = (fetch, nil) }
  /// Creates a deletion of objects.
  ///
  /// - Parameter objects: Their names.
  public init(objectIDs objects: [NSManagedObjectID]) {
    (request, objectIDs) = (NSFetchRequest<NSManagedObject>(), objects)
  }
}

/// What a deletion of many objects did.
open class NSBatchDeleteResult: NSObject {
  /// What it tells.
  public let resultType: NSBatchDeleteRequestResultType
  /// That.
  public let result: Any?

  init(_ type: NSBatchDeleteRequestResultType, _ deleted: [NSManagedObjectID]) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = true
    case .resultTypeObjectIDs: result = deleted
    case .resultTypeCount: result = deleted.count
    }
  }
}

extension NSManagedObject {
  /// A request for the objects of the class's entity.
  ///
  /// - Returns: The request.
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }
}
