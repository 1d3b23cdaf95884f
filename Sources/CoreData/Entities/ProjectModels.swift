internal import Foundation

/// The data models of a scene's project, as the loader writes them from their files.
open class _ProjectModels {
  /// What the loader calls the scene's class.
  static let className = "_RostrumDataModels"

  /// The models.
  open class var models: [NSManagedObjectModel] { [] }
}

/// An entity, as the loader writes it.
public struct _ModelEntity {
  let entity: NSEntityDescription
  let parent: String?

  /// Creates an entity.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - className: The name of the class of its objects.
  ///   - parent: The entity whose properties it has as well; `nil` for none.
  ///   - isAbstract: Whether it only says what others have in common.
  ///   - properties: The properties.
  public init(
    _ name: String, class className: String, parent: String? = nil, isAbstract: Bool = false,
    _ properties: [_ModelProperty]
  ) {
    entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (name, className)
    entity.isAbstract = isAbstract
    entity.properties = properties.map(\.property)
    self.parent = parent
  }
}

/// A property, as the loader writes it.
public struct _ModelProperty {
  let property: NSPropertyDescription

  /// A property that holds a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: What kind of values.
  ///   - value: That of new objects.
  /// - Returns: The property.
  public static func attribute(
    _ name: String, _ type: NSAttributeType, _ value: Any? = nil
  ) -> Self {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, value)
    return Self(property: attribute)
  }

  /// A property that leads to other objects.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - destination: The entity of the others.
  ///   - inverse: The property of the others that leads back; `nil` for none.
  ///   - rule: What becomes of the others when an object is deleted.
  ///   - isToMany: Whether there may be more than one.
  ///   - isOrdered: Whether they stand in an order.
  /// - Returns: The property.
  public static func relationship(
    _ name: String, to destination: String, inverse: String?, _ rule: NSDeleteRule,
    isToMany: Bool, isOrdered: Bool
  ) -> Self {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    (relationship.destinationName, relationship.inverseName) = (destination, inverse)
    relationship.deleteRule = rule
    (relationship.maxCount, relationship.isOrdered) = (isToMany ? 0 : 1, isOrdered)
    return Self(property: relationship)
  }
}

extension NSManagedObjectModel {
  /// Creates a model, as the loader writes it.
  ///
  /// - Parameters:
  ///   - name: What its file is called.
  ///   - entities: The entities.
  public convenience init(_named name: String, _ entities: [_ModelEntity]) {
    self.init(name, entities.map(\.entity))
    for child in entities {
      guard let parent = entities.first(where: { $0.entity.name == child.parent }),
        child.parent != nil
      else { continue }
      parent.entity.subentities.append(child.entity)
    }
  }
}
