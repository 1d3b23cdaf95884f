public import Foundation
import ViewEngine

/// A store of models, in memory: every film begins with an empty one.
public final class ModelContainer: Equatable {
  /// The types of its models.
  public let schema: Schema
  /// How it was asked for.
  public let configurations: Set<ModelConfiguration>
  /// The context of views.
  @MainActor @preconcurrency public private(set) lazy var mainContext = ModelContext(self)
  let store = ModelStore()
  /// Who follows the models.
  let followers = Followers()

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - schema: The types of models.
  ///   - migrationPlan: How older stores are read.
  ///   - configurations: How it is kept.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  /// - Note: Accepted; no effect. `migrationPlan`: there are no older stores.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { (self.schema, self.configurations) = (schema, Set(configurations)) }
  /// Creates a container.
  ///
  /// - Parameters:
  ///   - schema: The types of models.
  ///   - migrationPlan: How older stores are read.
  ///   - configurations: How it is kept.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  /// - Note: Accepted; no effect. `migrationPlan`: there are no older stores.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: nil, configurations: configurations) }
  /// Creates a container.
  ///
  /// - Parameters:
  ///   - forTypes: The types of models.
  ///   - migrationPlan: How older stores are read.
  ///   - configurations: How it is kept.
  /// - Throws: Nothing here; on a device, what is wrong with the store.
  /// - Note: Accepted; no effect. `migrationPlan`: there are no older stores.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(forTypes), configurations: configurations) }

  /// Creates a container, which cannot fail here.
  init(of schema: Schema) { (self.schema, configurations) = (schema, []) }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  /// Deletes all models.
  public func deleteAllData() { store.removeAll() }
  /// Deletes all models.
  public func erase() throws { deleteAllData() }
}

/// How a store is asked for; a film's is in memory whatever is said.
public struct ModelConfiguration: Hashable, Sendable {
  /// The name.
  public let name: String
  /// Whether it was to be in memory only.
  public let isStoredInMemoryOnly: Bool
  /// Whether it was to be read only.
  public let allowsSave: Bool
  /// The file in which it would be.
  public let url: URL

  /// Where other devices would find the same models.
  public struct CloudKitDatabase: Sendable {
    /// Where the app's rights say.
    public static let automatic = Self()
    /// Nowhere.
    public static let none = Self()
    /// In a place of that name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The place.
    /// - Note: Accepted; no effect. `name`: a film's models are its own.
    public static func `private`(_ name: String) -> Self { Self() }
  }
  /// Which apps have the models in common.
  public struct GroupContainer: Sendable {
    /// Those that the app's rights name.
    public static let automatic = Self()
    /// None.
    public static let none = Self()
    /// Those of a group.
    ///
    /// - Parameter name: The group's name.
    /// - Returns: The group.
    /// - Note: Accepted; no effect. `name`: a film's models are its own.
    public static func identifier(_ name: String) -> Self { Self() }
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - schema: The types of models.
  ///   - isStoredInMemoryOnly: Whether nothing is written to a disk.
  ///   - allowsSave: Whether changes can be saved.
  ///   - groupContainer: Which apps have the models in common.
  ///   - cloudKitDatabase: Where other devices find them.
  /// - Note: Accepted; no effect. `schema`, `groupContainer`, `cloudKitDatabase`: the container has the types, and a film's models are its own.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    url = URL(fileURLWithPath: "/dev/null")
  }
  /// Creates a configuration of a file.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - schema: The types of models.
  ///   - url: The file; a film neither reads nor writes it.
  ///   - allowsSave: Whether changes can be saved.
  ///   - cloudKitDatabase: Where other devices find the models.
  /// - Note: Accepted; no effect. `schema`, `cloudKitDatabase`: the container has the types, and a film's models are its own.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (isStoredInMemoryOnly, self.allowsSave, self.url) = (false, allowsSave, url)
  }
}
