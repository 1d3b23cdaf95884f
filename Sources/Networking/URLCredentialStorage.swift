import Synchronization

/// The credentials that are kept, for as long as the film lasts.
open class URLCredentialStorage: NSObject {
  private typealias Kept = [URLProtectionSpace: [String: URLCredential]]
  private static let common = Sent(URLCredentialStorage())
  /// The storage that all share.
  open class var shared: URLCredentialStorage { common.take() }

  private let kept = Mutex(Sent((Kept(), [URLProtectionSpace: URLCredential]())))

  /// All credentials, by what they are for and by names.
  open var allCredentials: [URLProtectionSpace: [String: URLCredential]] {
    kept.withLock { $0 }.take().0
  }
  /// The credentials for something, by names.
  open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
    allCredentials[space]
  }
  /// Keeps a credential.
  ///
  /// - Parameters:
  ///   - credential: The credential.
  ///   - space: What it is for.
  open func set(_ credential: URLCredential, for space: URLProtectionSpace) {
    change { $0.0[space, default: [:]][credential.user ?? ""] = credential }
  }
  /// Keeps a credential no longer.
  ///
  /// - Parameters:
  ///   - credential: The credential.
  ///   - space: What it is for.
  ///   - options: Which copies go.
  /// - Note: Accepted; no effect. `options`: there are no copies on other devices.
  open func remove(
    _ credential: URLCredential, for space: URLProtectionSpace, options: [String: Any]? = nil
  ) {
    change {
      $0.0[space]?[credential.user ?? ""] = nil
      if $0.0[space]?.isEmpty == true { $0.0[space] = nil }
      if $0.1[space] == credential { $0.1[space] = nil }
    }
  }
  /// The credential that is used for something, if nothing else is said.
  open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
    kept.withLock { $0 }.take().1[space]
  }
  /// Sets the credential that is used for something, if nothing else is said.
  ///
  /// - Parameters:
  ///   - credential: The credential.
  ///   - space: What it is for.
  open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
    set(credential, for: space)
    change { $0.1[space] = credential }
  }

  private func change(_ body: (inout (Kept, [URLProtectionSpace: URLCredential])) -> Void) {
    var values = kept.withLock { $0 }.take()
    body(&values)
    let changed = Sent(values)
    kept.withLock { $0 = changed }
  }
}
