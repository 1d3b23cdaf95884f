/// A control that has a body of its own and that a scene knows by name: a button, a list.
package protocol NamedControl: View {}

/// The types that a scene writes itself, as against those of the house.
@MainActor package enum SceneTypes {
  private static var known: [ObjectIdentifier: String?] = [:]
  /// The modules in which the house's own views stand, as types' full names begin.
  private static let ownModules = ["ViewEngine.", "Views.", "UIKitViews.", "DocumentViews."]

  /// Whether a scene wrote the type.
  package static func contains(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !ownModules.contains { name.hasPrefix($0) }
  }

  /// The name of a view's type if it tells a person where something is.
  static func name<V: View>(of type: V.Type) -> String? {
    if let name = known[ObjectIdentifier(type)] { return name }
    let tells = type is any NamedControl.Type || contains(type)
    let name = tells ? traceName(of: type) : nil
    known[ObjectIdentifier(type)] = name
    return name
  }
}
