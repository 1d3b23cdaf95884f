/// A namespace of identities that belongs to one view: what is matched in it is matched nowhere
/// else.
@propertyWrapper @MainActor @preconcurrency public struct Namespace: ConnectedProperty {
  /// A namespace's identity.
  public struct ID: Hashable, Sendable {
    package let serial: Int

    package init(serial: Int) { self.serial = serial }
  }

  /// The storage of a namespace.
  private final class Storage {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var id = ID(serial: 0)

  /// Creates a namespace.
  public init() {}

  /// The namespace's identity.
  public var wrappedValue: ID { id }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    let storage = slot as? Storage ?? Storage(ID(serial: node.graph.takeSerial()))
    (slot, id) = (storage, storage.id)
  }
}

/// The key of a match: an identity in a namespace.
package struct MatchedKey: Hashable {
  package let id: AnyHashable
  package let namespace: Namespace.ID

  package init(id: AnyHashable, namespace: Namespace.ID) {
    (self.id, self.namespace) = (id, namespace)
  }
}
