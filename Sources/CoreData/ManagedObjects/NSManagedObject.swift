public import Foundation
public import OpenCombine

/// An object that a context keeps: an instance of an entity, whose values are found by their keys.
///
/// It publishes before it changes, so that views follow that observe it.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The object's name in its store.
  public internal(set) var objectID: NSManagedObjectID
  /// What kind of object it is.
  public let entity: NSEntityDescription
  /// The context that it is in; `nil` for none.
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  /// Publishes before the object changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// Whether it was put in since the last save.
  public internal(set) var isInserted = false
  /// Whether it was deleted since the last save.
  public internal(set) var isDeleted = false

  /// Values by their keys, those that lead to others as lists of objects; `nil` as long as nobody asked.
  private var values: [String: Any]?
  /// The values before the first change since the last save.
  private var committed: [String: Any]?

  /// Creates an object.
  ///
  /// - Parameters:
  ///   - entity: What kind of object it is.
  ///   - context: The context that it is put into; `nil` for none.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    values = entity.attributesByName.compactMapValues(\.defaultValue)
    super.init()
    context?.insert(self)
  }

  /// Creates an object of the class's entity.
  ///
  /// - Parameter moc: The context that it is put into.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.model.entity(of: Self.self), insertInto: moc)
  }

  /// The entity of the class's objects, in the models of the project.
  open class func entity() -> NSEntityDescription {
    let known = NSManagedObjectModel.known
    let model = NSManagedObjectModel("", known.flatMap(\.entities))
    return model.entity(of: self)
  }

  open override var hash: Int { objectID.number }
  open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  open override var description: String { "<\(type(of: self)): \(objectID)>" }

  // MARK: What happens to it

  /// Called once, when it is put into a context for the first time.
  open func awakeFromInsert() {}
  /// Called when a context gets it from its store.
  open func awakeFromFetch() {}
  /// Called before it is deleted.
  open func prepareForDeletion() {}
  /// Called before it is saved.
  open func willSave() {}
  /// Called when it was saved.
  open func didSave() {}
  /// Called when it is put in, to find mistakes: nobody calls it in a film.
  open func validateForInsert() throws {}
  /// Called when it is saved, to find mistakes: nobody calls it in a film.
  open func validateForUpdate() throws {}
  /// Called when it is deleted, to find mistakes: nobody calls it in a film.
  open func validateForDelete() throws {}

  /// Whether it was changed since the last save, and was there before.
  open var isUpdated: Bool { committed != nil && !isInserted && !isDeleted }
  /// Whether anything of it is not saved.
  open var hasChanges: Bool { isInserted || isDeleted || committed != nil }
  /// Whether its values are not read yet, which they are whenever somebody asks.
  open var isFault: Bool { values == nil }
  /// Tells that a value is about to change that the object keeps in its own way.
  ///
  /// - Parameter key: The value's key.
  /// - Note: Accepted; no effect. `forKey`: views follow the whole object.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Tells that a value has changed; views were told before.
  ///
  /// - Parameter key: The value's key.
  /// - Note: Accepted; no effect. `forKey`: views were told before the change.
  open func didChangeValue(forKey key: String) {}
  /// Tells that a value is about to be read.
  ///
  /// - Parameter key: The value's key.
  /// - Note: Accepted; no effect. `forKey`: all values are in memory.
  open func willAccessValue(forKey key: String?) {}
  /// Tells that a value was read.
  ///
  /// - Parameter key: The value's key.
  /// - Note: Accepted; no effect. `forKey`: all values are in memory.
  open func didAccessValue(forKey key: String?) {}

  // MARK: Values

  /// All values, read from the context's source if nobody asked before.
  var all: [String: Any] {
    if let values { return values }
    let read = managedObjectContext?.values(of: objectID) ?? [:]
    values = read
    return read
  }

  /// Changes a value; views are told before, and the context keeps what was.
  func put(_ key: String, _ value: Any?) {
    var new = all
    new[key] = value
    replace(new)
  }

  /// Changes all values at once.
  func replace(_ new: [String: Any]) {
    let old = all
    objectWillChange.send()
    if committed == nil, managedObjectContext != nil { committed = old }
    guard let context = managedObjectContext else { return values = new }
    context.changing(self) { values = new }
  }

  /// Notes that what it holds is saved, or that there is nothing to be saved.
  func settle() { (committed, isInserted) = (nil, false) }

  /// Takes back what was changed since the last save.
  func revert() {
    objectWillChange.send()
    if let committed { values = committed }
    (committed, isDeleted) = (nil, false)
  }

  /// Forgets its values, which are read again from the context's source.
  func forget() {
    objectWillChange.send()
    (values, committed) = (nil, nil)
  }

  /// The values that were changed since the last save.
  ///
  /// - Returns: The values by their keys; `NSNull` for none.
  open func changedValues() -> [String: Any] {
    guard let committed else { return [:] }
    let (now, before) = (said(all), said(committed))
    return now.filter { key, value in !KeyedValues.isSame(value, before[key]) }
  }

  /// The values of the last save.
  ///
  /// - Parameter keys: Which; `nil` for all.
  /// - Returns: The values by their keys; `NSNull` for none.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = said(committed ?? all)
    guard let keys else { return saved }
    return saved.filter { keys.contains($0.key) }
  }

  /// Values as code sees them: others as one object, a set or an ordered set.
  private func said(_ values: [String: Any]) -> [String: Any] {
    entity.propertiesByName.mapValues { property in
      guard let relationship = property as? NSRelationshipDescription else {
        return values[property.name] ?? NSNull()
      }
      let others = values[property.name] as? [NSManagedObject] ?? []
      if !relationship.isToMany { return others.first ?? NSNull() }
      return relationship.isOrdered ? NSOrderedSet(array: others) : NSSet(array: others)
    }
  }
}

extension NSManagedObject {
  /// Objects in the order in which they were made.
  static func ordered(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.sorted { $0.objectID.number < $1.objectID.number }
  }
}
