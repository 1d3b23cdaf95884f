/// What was measured of a task: nothing is measured in a film, so that there are no transactions.
open class URLSessionTaskMetrics: NSObject {
  /// Where an answer came from.
  public enum ResourceFetchType: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// From the network.
    case networkLoad = 1
    /// From a server that sent it without being asked.
    case serverPush = 2
    /// From what was kept.
    case localCache = 3
  }
  /// How a name was looked up.
  public enum DomainResolutionProtocol: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// By datagrams.
    case udp = 1
    /// By a connection.
    case tcp = 2
    /// By a connection that nobody can read.
    case tls = 3
    /// By the protocol of the web.
    case https = 4
  }

  /// Each request with its answer.
  public let transactionMetrics: [URLSessionTaskTransactionMetrics]
  /// From when to when it took: no time at all.
  public let taskInterval: DateInterval
  /// How often it was sent elsewhere: never.
  public let redirectCount = 0

  /// Creates what was measured where nothing was.
  public override convenience init() { self.init([]) }
  /// Creates what was measured.
  ///
  /// - Parameter transactionMetrics: Each request with its answer.
  init(_ transactionMetrics: [URLSessionTaskTransactionMetrics]) {
    self.transactionMetrics = transactionMetrics
    taskInterval = DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)
  }
}

/// What was measured of a request with its answer: nothing is, so that no time is known and no byte is counted.
open class URLSessionTaskTransactionMetrics: NSObject {
  /// The request.
  public let request: URLRequest
  /// The answer.
  public let response: URLResponse?
  /// Where the answer came from: nobody knows.
  public let resourceFetchType = URLSessionTaskMetrics.ResourceFetchType.unknown
  /// How the name was looked up: nobody knows.
  public let domainResolutionProtocol = URLSessionTaskMetrics.DomainResolutionProtocol.unknown

  /// Creates what was measured.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - response: The answer.
  init(_ request: URLRequest, _ response: URLResponse?) {
    (self.request, self.response) = (request, response)
  }

  // MARK: Times

  /// When it began.
  public var fetchStartDate: Date? { nil }
  /// When the name was looked up.
  public var domainLookupStartDate: Date? { nil }
  /// When the name was known.
  public var domainLookupEndDate: Date? { nil }
  /// When the connection began.
  public var connectStartDate: Date? { nil }
  /// When it began to be closed to others.
  public var secureConnectionStartDate: Date? { nil }
  /// When it was closed to others.
  public var secureConnectionEndDate: Date? { nil }
  /// When the connection was there.
  public var connectEndDate: Date? { nil }
  /// When the request began to be sent.
  public var requestStartDate: Date? { nil }
  /// When the request was sent.
  public var requestEndDate: Date? { nil }
  /// When the answer began to come.
  public var responseStartDate: Date? { nil }
  /// When the answer had come.
  public var responseEndDate: Date? { nil }

  // MARK: Bytes

  /// How many bytes of the request's header were sent.
  public var countOfRequestHeaderBytesSent: Int64 { 0 }
  /// How many bytes of the request's body were sent.
  public var countOfRequestBodyBytesSent: Int64 { 0 }
  /// How many bytes the request's body had before it was packed.
  public var countOfRequestBodyBytesBeforeEncoding: Int64 { 0 }
  /// How many bytes of the answer's header came.
  public var countOfResponseHeaderBytesReceived: Int64 { 0 }
  /// How many bytes of the answer's body came.
  public var countOfResponseBodyBytesReceived: Int64 { 0 }
  /// How many bytes the answer's body had after it was unpacked.
  public var countOfResponseBodyBytesAfterDecoding: Int64 { 0 }

  // MARK: Connection

  /// The name of the network's protocol.
  public var networkProtocolName: String? { nil }
  /// The address at this end.
  public var localAddress: String? { nil }
  /// The port at this end.
  public var localPort: Int? { nil }
  /// The address at the other end.
  public var remoteAddress: String? { nil }
  /// The port at the other end.
  public var remotePort: Int? { nil }
  /// By which protocol the connection was closed to others.
  public var negotiatedTLSProtocolVersion: tls_protocol_version_t? { nil }
  /// By which ciphers the connection was closed to others.
  public var negotiatedTLSCipherSuite: tls_ciphersuite_t? { nil }
  /// Whether it went through somebody else.
  public var isProxyConnection: Bool { false }
  /// Whether the connection was there before.
  public var isReusedConnection: Bool { false }
  /// Whether it went by a mobile network.
  public var isCellular: Bool { false }
  /// Whether it cost something.
  public var isExpensive: Bool { false }
  /// Whether little was to be sent.
  public var isConstrained: Bool { false }
  /// Whether it went by several ways.
  public var isMultipath: Bool { false }
}
