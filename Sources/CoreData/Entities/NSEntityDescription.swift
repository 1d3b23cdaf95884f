public import Foundation

/// A kind of objects that a store keeps: its name, class and properties.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?
  /// The name of the class of its objects, with that of its module or without.
  open var managedObjectClassName = "NSManagedObject"
  /// Whether it only says what others have in common.
  open var isAbstract = false
  /// The properties that it has of itself.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  /// Those that have its properties as well, and more.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// That whose properties it has as well.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The model that it belongs to.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// Which properties together tell objects apart.
  ///
  /// - Note: Accepted; no effect. `uniquenessConstraints`: equal objects stand side by side.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity's name in older stores.
  ///
  /// - Note: Accepted; no effect. `renamingIdentifier`: there are no older stores.
  open var renamingIdentifier: String?
  /// What code says of it for itself.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an entity.
  public override init() { super.init() }

  /// All properties by their names, those of entities above included.
  open var propertiesByName: [String: NSPropertyDescription] {
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    return all
  }
  /// The properties that hold values.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// The properties that lead to other objects.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The properties that lead to other objects, in the order of their names.
  var relationships: [NSRelationshipDescription] {
    relationshipsByName.values.sorted { $0.name < $1.name }
  }

  /// Whether its objects count as those of another entity.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The class of its objects.
  var objectClass: NSManagedObject.Type {
    let name = managedObjectClassName
    // A scene is one module of this name, whatever its project's are called.
    let names = [name, "SceneFile." + (name.split(separator: ".").last ?? "")]
    for name in names {
      if let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
    }
    return NSManagedObject.self
  }

  /// The entity of a name.
  ///
  /// - Parameters:
  ///   - entityName: The name.
  ///   - context: Whose model is asked.
  /// - Returns: The entity; `nil` if there is none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model.entitiesByName[entityName] }

  /// Makes an object of an entity.
  ///
  /// - Parameters:
  ///   - entityName: The entity's name, which the context's model has.
  ///   - context: The context that it is put into.
  /// - Returns: The object.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.model.entity(called: entityName)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}
