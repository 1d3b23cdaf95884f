/// The objects that views of a project look for in their environment and that nobody put there, made up where there is a way.
@MainActor final class MadeUpObjects: GraphPart {
  /// How an object of a type is made.
  private struct Maker {
    /// What that is called, for people.
    let call: String
    let make: @MainActor () -> AnyObject
  }
  private static var makers: [ObjectIdentifier: Maker] = [:]

  /// What was made, by its type: one object each, as an app has.
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private var calls: Set<String> = []

  init() {}

  var shortcomings: [String] {
    calls.sorted().map { "no view puts what another looks for into the environment: `\($0)`" }
  }

  /// Declares how an object is made.
  ///
  /// - Parameters:
  ///   - type: The type by which it is looked for.
  ///   - call: How it is made, for people.
  ///   - make: Makes it.
  static func declare<T: AnyObject>(
    _ type: T.Type, _ call: String, _ make: @escaping @MainActor () -> T
  ) { makers[ObjectIdentifier(type)] = Maker(call: call, make: make) }

  /// The object of a type, made when it is first asked for; `nil` if nobody declared how.
  func object<T: AnyObject>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    if let known = objects[key] { return known as? T }
    guard let maker = Self.makers[key] else { return nil }
    let made = maker.make()
    objects[key] = made
    calls.insert(maker.call)
    return made as? T
  }
}

/// Declares what views find in their environment where nobody put an object of its type: what is compiled behind a project's
/// file calls it.
///
/// - Parameters:
///   - type: The type.
///   - call: How the object is made, for people: the film's result counts a warning if it is.
///   - make: Makes it.
@MainActor public func _declareObject<T: AnyObject>(
  _ type: T.Type, _ call: String, make: @escaping @MainActor () -> T
) { MadeUpObjects.declare(type, call, make) }
