/// A picture or symbol that a scene asked for and that is not there.
public struct MissingImage: Hashable, Sendable {
  /// The name that the scene used.
  public let name: String
  /// Whether it was asked for as one of the system's symbols.
  public let isSystem: Bool
  /// How many views asked for it.
  public let count: Int
}

/// The images that views asked for in vain.
struct MissingImages {
  private struct Key: Hashable {
    var name: String
    var isSystem: Bool
  }

  /// The serials of the nodes that asked, so that each is counted once.
  private var askers: [Key: Set<Int>] = [:]

  /// Notes that the node with `serial` asked for `name`.
  mutating func note(_ name: String, isSystem: Bool, by serial: Int) {
    askers[Key(name: name, isSystem: isSystem), default: []].insert(serial)
  }

  /// Each image once, by name; a symbol before a picture of the same name.
  var list: [MissingImage] {
    askers.map { MissingImage(name: $0.name, isSystem: $0.isSystem, count: $1.count) }
      .sorted { ($0.name, $0.isSystem ? 0 : 1) < ($1.name, $1.isSystem ? 0 : 1) }
  }
}
