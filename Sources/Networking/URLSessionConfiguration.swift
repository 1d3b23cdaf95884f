/// How a session loads; a film has no network, so that little of it counts.
open class URLSessionConfiguration: NSObject, NSCopying {
  /// Whether two ways to a network are used together.
  public enum MultipathServiceType: Int, Sendable {
    /// One is.
    case none = 0
    /// The other when the one fails.
    case handover = 1
    /// The faster.
    case interactive = 2
    /// Both.
    case aggregate = 3
  }

  /// The usual one.
  open class var `default`: URLSessionConfiguration {
    let result = URLSessionConfiguration()
    result.httpCookieStorage = HTTPCookieStorage.shared
    result.urlCredentialStorage = URLCredentialStorage.shared
    result.urlCache = URLCache.shared
    return result
  }
  /// One that keeps nothing after its session.
  open class var ephemeral: URLSessionConfiguration {
    let result = URLSessionConfiguration()
    result.httpCookieStorage = HTTPCookieStorage()
    result.urlCredentialStorage = URLCredentialStorage()
    result.urlCache = URLCache()
    return result
  }
  /// One that goes on without the app, which a film is not left by.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let result = URLSessionConfiguration.default
    result.identifier = identifier
    result.sessionSendsLaunchEvents = true
    return result
  }

  /// Creates one that keeps nothing.
  public override init() {}

  /// The name of one that goes on without the app.
  open private(set) var identifier: String?

  // MARK: Requests

  /// After how many seconds without an answer a request fails.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// After how many seconds a request fails in all.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// The fields that every request's header has, if it does not say otherwise.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Whether requests may be sent before earlier ones are answered.
  open var httpShouldUsePipelining = false
  /// How many requests an address has at a time.
  open var httpMaximumConnectionsPerHost = 6
  /// Classes of the project's own that are asked before anything else, the first one first.
  open var protocolClasses: [AnyClass]? = []
  /// What requests are for.
  open var networkServiceType = NSURLRequest.NetworkServiceType.default

  // MARK: What is kept

  /// Where answers may come from.
  open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  /// Where answers are kept.
  open var urlCache: URLCache?
  /// Where cookies are kept; `nil` for nowhere.
  open var httpCookieStorage: HTTPCookieStorage?
  /// Which cookies are kept.
  open var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy {
    get { httpCookieStorage?.cookieAcceptPolicy ?? .onlyFromMainDocumentDomain }
    set { httpCookieStorage?.cookieAcceptPolicy = newValue }
  }
  /// Whether requests have the cookies that are kept.
  open var httpShouldSetCookies = true
  /// Where it is kept who the person is.
  open var urlCredentialStorage: URLCredentialStorage?

  // MARK: Networks

  /// Whether a request waits for a network.
  open var waitsForConnectivity = false
  /// Whether a mobile network may be used.
  open var allowsCellularAccess = true
  /// Whether a network that costs something may be used.
  open var allowsExpensiveNetworkAccess = true
  /// Whether a network may be used on which little is to be sent.
  open var allowsConstrainedNetworkAccess = true
  /// Whether a network may be used that is slower than others.
  open var allowsUltraConstrainedNetworkAccess = false
  /// Whether names must be asked for in secret.
  open var requiresDNSSECValidation = false
  /// Whether two ways to a network are used together.
  open var multipathServiceType = MultipathServiceType.none
  /// What is asked instead of the network.
  open var connectionProxyDictionary: [AnyHashable: Any]?
  /// The oldest way to speak in secret.
  open var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
  /// The newest way to speak in secret.
  open var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13

  // MARK: Without the app

  /// Whether the device may choose when it loads.
  open var isDiscretionary = false
  /// Whether the app is opened when all is loaded.
  open var sessionSendsLaunchEvents = false
  /// Whether connections stay when the app is left.
  open var shouldUseExtendedBackgroundIdleMode = false
  /// The name of a place that the app shares with others.
  open var sharedContainerIdentifier: String?

  /// One of the same values.
  ///
  /// - Note: Accepted; no effect. `with`: there are no zones.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> URLSessionConfiguration {
    let result = URLSessionConfiguration()
    result.identifier = identifier
    result.timeoutIntervalForRequest = timeoutIntervalForRequest
    result.timeoutIntervalForResource = timeoutIntervalForResource
    result.httpAdditionalHeaders = httpAdditionalHeaders
    result.httpShouldUsePipelining = httpShouldUsePipelining
    result.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
    result.protocolClasses = protocolClasses
    result.networkServiceType = networkServiceType
    result.requestCachePolicy = requestCachePolicy
    result.urlCache = urlCache
    result.httpCookieStorage = httpCookieStorage
    result.httpShouldSetCookies = httpShouldSetCookies
    result.urlCredentialStorage = urlCredentialStorage
    copyNetworks(to: result)
    return result
  }

  private func copyNetworks(to other: URLSessionConfiguration) {
    other.waitsForConnectivity = waitsForConnectivity
    other.allowsCellularAccess = allowsCellularAccess
    other.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    other.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    other.allowsUltraConstrainedNetworkAccess = allowsUltraConstrainedNetworkAccess
    other.requiresDNSSECValidation = requiresDNSSECValidation
    other.multipathServiceType = multipathServiceType
    other.connectionProxyDictionary = connectionProxyDictionary
    other.tlsMinimumSupportedProtocolVersion = tlsMinimumSupportedProtocolVersion
    other.tlsMaximumSupportedProtocolVersion = tlsMaximumSupportedProtocolVersion
    other.isDiscretionary = isDiscretionary
    other.sessionSendsLaunchEvents = sessionSendsLaunchEvents
    other.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
    other.sharedContainerIdentifier = sharedContainerIdentifier
  }
}
