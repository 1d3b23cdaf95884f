public import Foundation

/// A property of an entity: a value, or what leads to other objects.
open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
  /// Whether it may be empty; nothing is checked.
  ///
  /// - Note: Accepted; no effect. `isOptional`: objects are not validated.
  open var isOptional = true
  /// Whether it is kept out of the store.
  ///
  /// - Note: Accepted; no effect. `isTransient`: all values are in memory.
  open var isTransient = false
  /// The property's name in older stores.
  ///
  /// - Note: Accepted; no effect. `renamingIdentifier`: there are no older stores.
  open var renamingIdentifier: String?
  /// What code says of it for itself.
  open var userInfo: [AnyHashable: Any]?
  /// The entity that it belongs to.
  open internal(set) weak var entity: NSEntityDescription?

  /// Creates a property.
  public override init() { super.init() }
}

/// What kind of values a property holds.
public enum NSAttributeType: UInt, Sendable {
  /// Not said.
  case undefinedAttributeType = 0
  /// A whole number of 16 bits.
  case integer16AttributeType = 100
  /// A whole number of 32 bits.
  case integer32AttributeType = 200
  /// A whole number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A `Double`.
  case doubleAttributeType = 500
  /// A `Float`.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// Whatever a transformer makes of it.
  case transformableAttributeType = 1800
  /// The name of an object.
  case objectIDAttributeType = 2000
  /// Several values as one.
  case compositeAttributeType = 2100
}

/// A property that holds a value.
open class NSAttributeDescription: NSPropertyDescription {
  /// What kind of values it holds.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The class of its values, where it is transformed.
  ///
  /// - Note: Accepted; no effect. `attributeValueClassName`: values are kept as they are.
  open var attributeValueClassName: String?
  /// The value of new objects.
  open var defaultValue: Any?
  /// The transformer that makes bytes of its values.
  ///
  /// - Note: Accepted; no effect. `valueTransformerName`: values are kept as they are.
  open var valueTransformerName: String?
  /// Whether its values are kept beside the store.
  ///
  /// - Note: Accepted; no effect. `allowsExternalBinaryDataStorage`: all values are in memory.
  open var allowsExternalBinaryDataStorage = false
}

/// What becomes of the objects that a property leads to when its object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// They stay as they are.
  case noActionDeleteRule
  /// What leads back is empty.
  case nullifyDeleteRule
  /// They are deleted as well.
  case cascadeDeleteRule
  /// The object stays as long as there are any.
  case denyDeleteRule
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the others.
  open var destinationEntity: NSEntityDescription? {
    get {
      destination ?? destinationName.flatMap { entity?.managedObjectModel?.entitiesByName[$0] }
    }
    set { destination = newValue }
  }
  private weak var destination: NSEntityDescription?
  /// The property of the others that leads back.
  open var inverseRelationship: NSRelationshipDescription? {
    get { inverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set { inverse = newValue }
  }
  private weak var inverse: NSRelationshipDescription?
  /// The names of both, where the model is made of names.
  var (destinationName, inverseName): (String?, String?)
  /// The greatest number of them: 1 for one, 0 for any number.
  open var maxCount = 0
  /// The least number of them; nothing is checked.
  ///
  /// - Note: Accepted; no effect. `minCount`: objects are not validated.
  open var minCount = 0
  /// What becomes of the others when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the others stand in an order.
  open var isOrdered = false
  /// Whether there may be more than one.
  open var isToMany: Bool { maxCount != 1 }
}
