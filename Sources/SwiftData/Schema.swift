public import Networking

/// Which types of models a store keeps.
public final class Schema {
  /// The types.
  let models: [any PersistentModel.Type]
  /// The version.
  public let version: Version

  /// Creates a schema of types.
  ///
  /// - Parameters:
  ///   - models: The types; those that their properties lead to belong to it as well.
  ///   - version: The version.
  public init(_ models: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
    (self.models, self.version) = (models, version)
  }
  /// Creates a schema of types.
  ///
  /// - Parameters:
  ///   - models: The types.
  ///   - version: The version.
  public convenience init(
    _ models: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(models, version: version) }
  /// Creates the schema of a version.
  ///
  /// - Parameter versionedSchema: Who lists the types.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// A version of a schema.
  public struct Version: Hashable, Comparable, Sendable {
    private let numbers: [Int]
    /// Creates a version.
    ///
    /// - Parameters:
    ///   - major: Grows with what older programs cannot read.
    ///   - minor: Grows with what they can.
    ///   - patch: Grows with what was mended.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    public static func < (lhs: Version, rhs: Version) -> Bool {
      lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
    }
  }

  /// What is said of a property that holds a value.
  public struct Attribute {
    /// What can be said.
    public enum Option: Hashable, Sendable {
      /// No two models have the same value: a later one takes the place of the one before.
      case unique
      /// The value is kept beside the store.
      case externalStorage
      /// The value is encrypted.
      case allowsCloudEncryption
      /// The value is kept when the model is deleted.
      case preserveValueOnDeletion
      /// The value is found by searches of the system.
      case spotlight
      /// The value is never saved.
      case ephemeral
      /// The value is kept as a transformer makes bytes of it; here it is kept as it is.
      case transformable(by: String)

      /// The value is kept as a transformer makes bytes of it; here it is kept as it is.
      ///
      /// - Parameter transformerType: The transformer.
      /// - Returns: The option.
      /// - Note: Accepted; no effect. `by`: values are kept as they are.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Self {
        .transformable(by: "\(transformerType)")
      }
    }
    let options: [Option]

    /// Creates what is said of a property.
    ///
    /// - Parameters:
    ///   - options: What is said; only `.unique` is seen in a film.
    ///   - originalName: The property's name in older stores.
    ///   - hashModifier: What tells versions of the property apart.
    /// - Note: Accepted; no effect. `originalName`, `hashModifier`: there are no older stores.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
  }

  /// What is said of a property whose values are other models.
  public struct Relationship {
    /// What can be said.
    public enum Option: Hashable, Sendable {
      /// No two models lead to the same one.
      case unique
    }
    /// What becomes of the others when a model is deleted.
    public enum DeleteRule: Hashable, Sendable {
      /// They stay as they are.
      case noAction
      /// What leads back is empty.
      case nullify
      /// They are deleted as well.
      case cascade
      /// The model stays as long as there are any.
      case deny
    }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    /// Creates what is said of a property.
    ///
    /// - Parameters:
    ///   - options: Nothing that a film shows.
    ///   - deleteRule: What becomes of the others when a model is deleted.
    ///   - minimumModelCount: The least number of them.
    ///   - maximumModelCount: The greatest number of them.
    ///   - originalName: The property's name in older stores.
    ///   - inverse: The property of the others that leads back.
    ///   - hashModifier: What tells versions of the property apart.
    /// - Note: Accepted; no effect. `options`, `minimumModelCount`, `maximumModelCount`, `originalName`, `hashModifier`: nothing is checked, and there are no older stores.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) { (self.deleteRule, self.inverse) = (deleteRule, inverse) }
  }
}

/// A version of a schema.
public protocol VersionedSchema {
  /// The types of its models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of older versions become those of newer ones; a film's store is always new.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from a version to the next; a film's store never takes one.
public enum MigrationStage {
  /// What follows from the two versions alone.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// What code does before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
