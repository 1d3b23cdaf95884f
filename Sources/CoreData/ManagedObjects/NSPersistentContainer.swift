public import Foundation

/// A store with the context of views, by the name of a data model.
open class NSPersistentContainer: NSObject {
  /// The name.
  public let name: String
  /// The context of views.
  public let viewContext: NSManagedObjectContext
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// How stores are opened: a film's is in memory whatever they say.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the project's data model of that name.
  ///
  /// - Parameter name: The name.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: .named(name))
  }

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - model: The entities.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Where stores would lie; a film writes nothing there.
  ///
  /// - Returns: The folder.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/dev/null") }

  /// Opens the stores.
  ///
  /// - Parameter block: Called with each, at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.add(description)
      block(description, nil)
    }
  }

  /// A new context beside that of views, which is saved to the store.
  ///
  /// - Returns: The context.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does something with a new context: at once, as a film has one thread.
  ///
  /// - Parameter block: What is done.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  /// Does something with a new context.
  ///
  /// - Parameter block: What is done.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container whose objects other devices would have, too; a film's are its own.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
  /// Makes what other devices would need to know: nothing.
  ///
  /// - Parameter options: What is wished.
  /// - Throws: Nothing here.
  /// - Note: Accepted; no effect. `options`: a film's objects are its own.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
}

/// What is wished when other devices are told of objects.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is sent.
  public static let dryRun = Self(rawValue: 2)
  /// What would be sent is printed.
  public static let printSchema = Self(rawValue: 4)
}

/// In which place other devices would find objects.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The place's name.
  public let containerIdentifier: String

  /// Creates options.
  ///
  /// - Parameter containerIdentifier: The place's name.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// How a store is opened; a film's is in memory whatever is said.
open class NSPersistentStoreDescription: NSObject {
  /// Where it would lie.
  open var url: URL?
  /// How it would be kept.
  open var type = NSSQLiteStoreType
  /// Which of the entities it would have.
  ///
  /// - Note: Accepted; no effect. `configuration`: a film's store has all.
  open var configuration: String?
  /// Whether it is opened later.
  ///
  /// - Note: Accepted; no effect. `shouldAddStoreAsynchronously`: it is there at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether older stores become newer ones.
  ///
  /// - Note: Accepted; no effect. `shouldMigrateStoreAutomatically`: there are no older stores.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is found out how.
  ///
  /// - Note: Accepted; no effect. `shouldInferMappingModelAutomatically`: there are no older stores.
  open var shouldInferMappingModelAutomatically = true
  /// Whether nothing can be saved.
  ///
  /// - Note: Accepted; no effect. `isReadOnly`: nobody keeps a film from saving.
  open var isReadOnly = false
  /// Where other devices find the objects.
  ///
  /// - Note: Accepted; no effect. `cloudKitContainerOptions`: a film's objects are its own.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// How many seconds may pass until it is open.
  ///
  /// - Note: Accepted; no effect. `timeout`: it is there at once.
  open var timeout: TimeInterval = 240
  /// What is wished of the file by SQLite's words.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// What else is wished.
  open private(set) var options: [String: NSObject] = [:]

  /// Creates a description.
  ///
  /// - Parameter url: Where the store would lie.
  public init(url: URL) { self.url = url }
  /// Creates a description that says nothing.
  public override convenience init() { self.init(url: URL(fileURLWithPath: "/dev/null")) }

  /// Wishes something.
  ///
  /// - Parameters:
  ///   - option: What; `nil` to take it back.
  ///   - key: Its name.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Wishes something of the file.
  ///
  /// - Parameters:
  ///   - value: What; `nil` to take it back.
  ///   - name: Its name in SQLite's words.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
}

/// A store in a file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file of bytes.
public let NSBinaryStoreType = "Binary"
/// Whether the store keeps what was changed when.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether the store tells of changes by others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Whether older stores become newer ones.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether it is found out how.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether nothing can be saved.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
