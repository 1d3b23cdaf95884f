public import Foundation
internal import ViewEngine

/// A store that was opened.
open class NSPersistentStore: NSObject {
  /// How a store would be kept.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a file.
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    /// In a file of bytes.
    public static let binary = Self(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }

  /// How it would be kept.
  public let type: String
  /// Where it would lie.
  open var url: URL?
  /// What it is called.
  // Code written for Core Data names it with and without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var identifier: String! = "film"
  /// Which of the entities it would have: a film's store has all.
  open internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// What else was wished.
  open internal(set) var options: [AnyHashable: Any]?
  /// Whether nothing can be saved.
  ///
  /// - Note: Accepted; no effect. `isReadOnly`: nobody keeps a film from saving.
  open var isReadOnly = false
  /// What code says of it for itself.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadata: [String: Any]! = [:]
  /// Who has opened it.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(_ type: String, _ url: URL?) { (self.type, self.url) = (type, url) }
}

extension NSPersistentStoreCoordinator {
  /// Opens a store, of which a film has one, in memory.
  ///
  /// - Parameters:
  ///   - type: How it would be kept.
  ///   - configuration: Which of the entities it would have.
  ///   - storeURL: Where it would lie.
  ///   - options: What else is wished.
  /// - Returns: The store.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  /// - Note: Accepted; no effect. `configuration`, `options`: a film's store is in memory.
  @discardableResult public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  /// Opens a store as it is described.
  ///
  /// - Parameters:
  ///   - storeDescription: The description.
  ///   - block: Told that it is open, at once.
  public func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    add(storeDescription)
    block(storeDescription, nil)
  }

  /// Moves a store, whose objects stay: the older form.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - URL: Where it would lie from now on.
  ///   - options: What else is wished.
  ///   - storeType: How it would be kept from now on.
  /// - Returns: The store in the new place.
  /// - Throws: Nothing here; on a device, what is wrong with the stores.
  @discardableResult public func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try migratePersistentStore(
      store, to: URL, options: options,
      type: NSPersistentStore.StoreType(rawValue: storeType))
  }
  /// Takes all objects out of a store that was opened, of which contexts are not told: the older form.
  ///
  /// - Parameters:
  ///   - url: Where it would lie.
  ///   - storeType: How it would be kept.
  ///   - options: What else is wished.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(
      at: url, type: NSPersistentStore.StoreType(rawValue: storeType), options: options)
  }

  /// Puts a store's file in the place of another; a film has none, which the tool says.
  ///
  /// - Parameters:
  ///   - destinationURL: Where the other would lie.
  ///   - destinationOptions: What else is wished of it.
  ///   - sourceURL: Where the one would lie.
  ///   - sourceOptions: What else is wished of that.
  ///   - type: How they would be kept.
  /// - Throws: Nothing here; on a device, what is wrong with the stores.
  /// - Note: Accepted; no effect. `at`, `destinationOptions`, `withPersistentStoreFrom`, `sourceOptions`, `type`: a film's one
  /// store stays as it is.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws { IneffectiveSettings.note("NSPersistentStoreCoordinator.replacePersistentStore") }
  /// Puts a store's file in the place of another: the older form.
  ///
  /// - Parameters:
  ///   - destinationURL: Where the other would lie.
  ///   - destinationOptions: What else is wished of it.
  ///   - sourceURL: Where the one would lie.
  ///   - sourceOptions: What else is wished of that.
  ///   - storeType: How they would be kept.
  /// - Throws: Nothing here; on a device, what is wrong with the stores.
  /// - Note: Accepted; no effect. `at`, `destinationOptions`, `withPersistentStoreFrom`, `sourceOptions`, `ofType`: a film's one
  /// store stays as it is.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws { IneffectiveSettings.note("NSPersistentStoreCoordinator.replacePersistentStore") }

  /// The store that would lie in a place; `nil` where none does.
  public func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }
  /// Where a store would lie.
  public func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }
  /// Says where a store would lie.
  ///
  /// - Parameters:
  ///   - url: Where.
  ///   - store: The store.
  /// - Returns: Whether that is possible: it is.
  @discardableResult public func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }
  /// What code says of a store for itself.
  public func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
  /// Says something of a store.
  ///
  /// - Parameters:
  ///   - metadata: What.
  ///   - store: The store.
  public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// Does something at once.
  ///
  /// - Parameter block: What is done.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}
