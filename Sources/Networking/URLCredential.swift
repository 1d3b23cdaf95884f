/// Who a device is asked to trust: a value that nobody makes without a network.
public final class SecTrust: Sendable {
  package init() {}
}

/// Who a device says that it is: a value that nobody makes without a network.
public final class SecIdentity: Sendable {
  package init() {}
}

/// Who asks: a name and a password, an identity, or trust in the other side.
open class URLCredential: NSObject, NSCopying {
  /// How long it is kept.
  public enum Persistence: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// As long as the session.
    case forSession = 1
    /// For ever.
    case permanent = 2
    /// For ever, on all the person's devices.
    case synchronizable = 3
  }

  /// The name; `nil` where it is not by a name.
  public let user: String?
  /// The password.
  public let password: String?
  /// How long it is kept.
  public let persistence: Persistence
  /// The identity; `nil` where it is not by one.
  public let identity: SecIdentity?
  /// Certificates beside the identity.
  public let certificates: [Any]

  /// Creates one by a name and a password.
  ///
  /// - Parameters:
  ///   - user: The name.
  ///   - password: The password.
  ///   - persistence: How long it is kept.
  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
    (identity, certificates) = (nil, [])
  }
  /// Creates one by trust in the other side.
  ///
  /// - Parameter trust: The trust.
  /// - Note: Accepted; no effect. `trust`: there is no other side.
  public init(trust: SecTrust) {
    (user, password, persistence, identity, certificates) = (nil, nil, .none, nil, [])
  }
  /// Creates one by an identity.
  ///
  /// - Parameters:
  ///   - identity: The identity.
  ///   - certArray: Certificates beside it.
  ///   - persistence: How long it is kept.
  public init(identity: SecIdentity, certificates certArray: [Any]?, persistence: Persistence) {
    (user, password, self.persistence, self.identity) = (nil, nil, persistence, identity)
    certificates = certArray ?? []
  }

  /// Whether it has a password.
  open var hasPassword: Bool { password != nil }
  /// The credential itself, which nobody changes.
  ///
  /// - Note: Accepted; no effect. `with`: there are no zones.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether something is a credential of the same name and password.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? URLCredential else { return false }
    return other === self
      || user != nil && (other.user, other.password) == (user, password)
        && other.persistence == persistence
  }
  open override var hash: Int { user?.hashValue ?? 0 }
}
