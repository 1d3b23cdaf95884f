internal import Foundation

extension NSManagedObject {
  /// The property of a key, without which the film ends.
  private func property(_ key: String) -> NSPropertyDescription {
    if let property = entity.propertiesByName[key] { return property }
    let known = entity.propertiesByName.keys.sorted().joined(separator: ", ")
    fatalError("the entity '\(entity.name ?? "")' has no '\(key)', but: \(known)")
  }

  /// The value for a key.
  ///
  /// - Parameter key: The name of a property; one that the entity has not ends the film.
  /// - Returns: The value; of what leads to several objects an `NSSet` or `NSOrderedSet`.
  public func value(forKey key: String) -> Any? {
    if key == "objectID" { return objectID }
    guard let relationship = property(key) as? NSRelationshipDescription else { return all[key] }
    let others = related(relationship)
    if !relationship.isToMany { return others.first }
    return relationship.isOrdered ? NSOrderedSet(array: others) : NSSet(array: others)
  }

  /// The value at a path of keys.
  ///
  /// - Parameter keyPath: The names of properties, with dots between.
  /// - Returns: The value; of several objects a list.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(of: self, at: keyPath.split(separator: ".").map(String.init)[...])
  }

  /// Changes the value for a key.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The name of a property; one that the entity has not ends the film.
  public func setValue(_ value: Any?, forKey key: String) {
    let value = KeyedValues.unwrapped(value)
    switch property(key) {
    case let relationship as NSRelationshipDescription:
      relate(relationship, to: Self.objects(value))
    case let attribute as NSAttributeDescription
    where attribute.attributeType == .dateAttributeType:
      // Scalars of dates are seconds since the reference date.
      let seconds = value as? Double
      put(key, seconds.map { Date(timeIntervalSinceReferenceDate: $0) } ?? value)
    default: put(key, value)
    }
  }

  /// Changes several values.
  ///
  /// - Parameter keyedValues: The values by their keys.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The value for a key, as the object keeps it.
  ///
  /// - Parameter key: The name of a property.
  /// - Returns: The value.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Changes the value for a key, as the object keeps it.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The name of a property.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  /// The objects that a value names.
  private static func objects(_ value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (KeyedValues.elements(value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  // MARK: Relations

  /// The objects that a property leads to.
  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    all[relationship.name] as? [NSManagedObject] ?? []
  }

  /// Has a property lead to other objects, and what leads back lead back.
  func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    var new: [NSManagedObject] = []
    for object in objects where !new.contains(object) { new.append(object) }
    let old = related(relationship)
    guard old != new else { return }
    put(relationship.name, new)
    let come = new.filter { !old.contains($0) }
    if let context = managedObjectContext {
      for other in come where other.managedObjectContext == nil { context.insert(other) }
    }
    guard let inverse = relationship.inverseRelationship else { return }
    for other in old where !new.contains(other) { other.lose(self, inverse) }
    for other in come {
      let others = other.related(inverse)
      if others.contains(self) { continue }
      if inverse.isToMany {
        other.put(inverse.name, others + [self])
      } else {
        // It belonged to another one.
        for former in others { former.lose(other, relationship) }
        other.put(inverse.name, [self])
      }
    }
  }

  /// Has a property lead no more to an object, and nothing else.
  func lose(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let others = related(relationship)
    guard others.contains(object) else { return }
    put(relationship.name, others.filter { $0 != object })
  }

  // MARK: What the loader writes

  /// The value of a property that is declared with `@NSManaged`.
  ///
  /// - Parameter key: The property's name.
  /// - Returns: The value; what cannot be of the property's type ends the film.
  public func _managedValue<Value>(_ key: String) -> Value {
    let stored = value(forKey: key)
    if let value = ManagedValue.converted(stored, to: Value.self) { return value }
    let name = "\(entity.name ?? "").\(key)"
    guard let stored else {
      fatalError("'\(name)' has no value, and its type \(Value.self) has no empty one")
    }
    fatalError("the value of '\(name)' is a \(type(of: stored)), not a \(Value.self)")
  }

  /// Changes the value of a property that is declared with `@NSManaged`.
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - value: The value.
  public func _setManagedValue<Value>(_ key: String, _ value: Value) {
    setValue(value, forKey: key)
  }

  /// Does what a function that is declared with `@NSManaged` says by its name: `addToTags`.
  ///
  /// - Parameters:
  ///   - function: The name.
  ///   - arguments: An object or several, and where they stand in an order.
  public func _callManaged(_ function: String, _ arguments: Any...) {
    guard let (verb, relationship) = meaning(of: function) else {
      fatalError("'\(function)' of '\(entity.name ?? "")' says nothing about a relationship")
    }
    var others = related(relationship)
    let objects = arguments.flatMap { Self.objects($0) }
    let place = arguments.lazy.compactMap { $0 as? Int }.first
    let places = arguments.lazy.compactMap { $0 as? NSIndexSet }.first.map { $0.map { $0 } }
    switch verb {
    case "addTo": others += objects
    case "insertInto": others.insert(contentsOf: objects, at: place ?? places?.first ?? 0)
    case "removeFrom":
      if let place { others.remove(at: place) }
      for place in (places ?? []).sorted(by: >) { others.remove(at: place) }
      others.removeAll(where: objects.contains)
    default:
      for (place, object) in zip(place.map { [$0] } ?? places ?? [], objects) {
        others[place] = object
      }
    }
    relate(relationship, to: others)
  }

  /// What a function does, and to which relationship.
  private func meaning(of function: String) -> (verb: String, NSRelationshipDescription)? {
    for verb in ["addTo", "removeFrom", "insertInto", "replace"] where function.hasPrefix(verb) {
      let name = function.dropFirst(verb.count)
      let key = name.prefix(1).lowercased() + name.dropFirst()
      if let found = entity.relationshipsByName[key] ?? entity.relationshipsByName[String(name)] {
        return (verb, found)
      }
    }
    return nil
  }
}

/// Values as the properties of classes have them.
enum ManagedValue {
  /// A value as one of a type; `nil` if it is none.
  static func converted<Value>(_ stored: Any?, to type: Value.Type) -> Value? {
    guard let stored else {
      if let none = stored as? Value { return none }
      return empty.lazy.compactMap { $0 as? Value }.first
    }
    if let value = stored as? Value { return value }
    if let date = stored as? Date, let value = date.timeIntervalSinceReferenceDate as? Value {
      return value
    }
    if let set = stored as? NSSet, let value = set.allObjects as? Value {
      return value
    }
    if let set = stored as? NSOrderedSet {
      return set.array as? Value ?? NSSet(array: set.array) as? Value
    }
    // Numbers of one type are those of another.
    return (stored as AnyObject) as? Value
  }

  /// What scalars and texts are where nothing was written.
  private static var empty: [Any] {
    [
      Int16(0), Int32(0), Int64(0), 0, 0.0, Float(0), false, "", Data(), Set<AnyHashable>(),
      NSSet(), NSOrderedSet(), [Any](),
    ]
  }
}
