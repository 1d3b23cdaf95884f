/// The protocol of the web.
public let NSURLProtectionSpaceHTTP = "http"
/// The protocol of the web in secret.
public let NSURLProtectionSpaceHTTPS = "https"
/// The protocol of files.
public let NSURLProtectionSpaceFTP = "ftp"
/// A proxy of the web.
public let NSURLProtectionSpaceHTTPProxy = "http"
/// A proxy of the web in secret.
public let NSURLProtectionSpaceHTTPSProxy = "https"
/// A proxy of files.
public let NSURLProtectionSpaceFTPProxy = "ftp"
/// A proxy of anything.
public let NSURLProtectionSpaceSOCKSProxy = "SOCKS"
/// What is usual.
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
/// A name and a password as they are.
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// A name and a digest of a password.
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
/// A form on a page.
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
/// What both sides agree on.
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
/// A name of a company's network.
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
/// An identity.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
/// Trust in the other side.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// What a credential is for: a realm of a host.
open class URLProtectionSpace: NSObject, NSCopying {
  /// The host.
  public let host: String
  /// The port; 0 for the usual one.
  public let port: Int
  /// The protocol; `nil` of a proxy.
  public let `protocol`: String?
  /// The realm's name.
  public let realm: String?
  /// How the host wants to know who asks.
  public let authenticationMethod: String
  /// What kind of proxy it is; `nil` if it is none.
  public let proxyType: String?

  /// Creates a realm of a host.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - port: The port.
  ///   - protocol: The protocol.
  ///   - realm: The realm's name.
  ///   - authenticationMethod: How it wants to know who asks.
  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    proxyType = nil
  }
  /// Creates a realm of a proxy.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - port: The port.
  ///   - type: What kind of proxy it is.
  ///   - realm: The realm's name.
  ///   - authenticationMethod: How it wants to know who asks.
  public init(
    proxyHost host: String, port: Int, type: String?, realm: String?, authenticationMethod: String?
  ) {
    (self.host, self.port, proxyType, self.realm) = (host, port, type, realm)
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    `protocol` = nil
  }

  /// Whether what is sent can be read by nobody else.
  open var receivesCredentialSecurely: Bool {
    `protocol` == NSURLProtectionSpaceHTTPS
      || authenticationMethod == NSURLAuthenticationMethodHTTPDigest
  }
  /// Whether it is a proxy's.
  open override func isProxy() -> Bool { proxyType != nil }
  /// The trust that is asked for: nobody asks for any.
  open var serverTrust: SecTrust? { nil }
  /// Whose identities the other side takes: nobody's.
  open var distinguishedNames: [Data]? { nil }

  /// The realm itself, which nobody changes.
  ///
  /// - Note: Accepted; no effect. `with`: there are no zones.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether something is the same realm.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? URLProtectionSpace else { return false }
    return (host, port, `protocol`, realm, authenticationMethod, proxyType)
      == (
        other.host, other.port, other.protocol, other.realm, other.authenticationMethod,
        other.proxyType
      )
  }
  open override var hash: Int { host.hashValue ^ port }
}
