public import Foundation

/// The entities of a store.
open class NSManagedObjectModel: NSObject {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// What the model's file is called.
  var name = ""

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Creates the model of a file of the project; its address may lie anywhere, as only its name counts.
  ///
  /// - Parameter url: The address.
  public convenience init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let known = Self.known.first(where: { $0.name == name }) else { return nil }
    self.init(name, known.entities)
  }

  /// Creates a model of entities, as Xcode's file of a model says them.
  convenience init(_ name: String, _ entities: [NSEntityDescription]) {
    self.init()
    self.name = name
    self.entities = entities
    // Observers are not called in initialisers.
    for entity in entities { entity.managedObjectModel = self }
  }

  /// The models of the project as one.
  ///
  /// - Parameter bundles: Where they lie; a scene has one place.
  /// - Returns: The model; `nil` if there is none.
  /// - Note: Accepted; no effect. `from`: a scene has the models of its project.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let known = known
    return known.isEmpty ? nil : NSManagedObjectModel("", known.flatMap(\.entities))
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The models of the scene's project.
  static var known: [NSManagedObjectModel] {
    (NSClassFromString("SceneFile.\(_ProjectModels.className)") as? _ProjectModels.Type)?.models
      ?? []
  }

  /// The model of a name; one without entities if there is none.
  static func named(_ name: String) -> NSManagedObjectModel {
    known.first { $0.name == name } ?? NSManagedObjectModel(name, [])
  }

  /// The entity of a name, without which the film ends.
  func entity(called name: String) -> NSEntityDescription {
    if let entity = entitiesByName[name] { return entity }
    fatalError("no entity '\(name)' \(said)")
  }

  /// The entity of a class's objects, without which the film ends.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let full = String(reflecting: type)
    let last = full.split(separator: ".").last.map(String.init) ?? full
    for name in [full, last] {
      if let entity = entities.first(where: { $0.managedObjectClassName == name }) { return entity }
    }
    fatalError("no entity for the class '\(last)' \(said)")
  }

  /// What a model has, for messages.
  private var said: String {
    let own = entities.compactMap(\.name)
    if !own.isEmpty { return "in the model, which has: \(own.joined(separator: ", "))" }
    let models = Self.known.map { "'\($0.name)'" }
    let others = models.isEmpty ? "which has none" : "which has \(models.joined(separator: ", "))"
    return "as no data model '\(name)' is in the project, \(others)"
  }
}
