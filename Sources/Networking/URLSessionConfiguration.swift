/// How a session loads; a film has no network, so that little of it counts.
open class URLSessionConfiguration: NSObject {
  /// The usual one.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// One that keeps nothing.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// One that goes on without the app.
  ///
  /// - Note: Accepted; no effect. `withIdentifier`: a film is not left.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }

  /// After how many seconds without an answer a request fails.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// After how many seconds a request fails in all.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// The fields that every request's header has.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Where answers may come from.
  open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  /// Where answers are kept.
  open var urlCache: URLCache?
  /// Whether a request waits for a network.
  open var waitsForConnectivity = false
  /// Whether a mobile network may be used.
  open var allowsCellularAccess = true
  /// How many requests an address has at a time.
  open var httpMaximumConnectionsPerHost = 6
}

/// Where answers are kept: nowhere, as a film's come from files.
open class URLCache: NSObject {
  /// The cache that all share: one that keeps nothing.
  public class var shared: URLCache { URLCache() }

  /// How many bytes of memory it may take.
  open var memoryCapacity: Int
  /// How many bytes of the disk it may take.
  open var diskCapacity: Int

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: How many bytes of memory it may take.
  ///   - diskCapacity: How many bytes of the disk it may take.
  ///   - directory: Where it would lie.
  /// - Note: Accepted; no effect. `directory`: nothing is kept.
  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, directory: URL? = nil) {
    (self.memoryCapacity, self.diskCapacity) = (memoryCapacity, diskCapacity)
  }

  /// The answer that is kept for a request: none is.
  ///
  /// - Note: Accepted; no effect. `for`: nothing is kept.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  /// Keeps an answer, which nothing does.
  ///
  /// - Parameters:
  ///   - cachedResponse: The answer.
  ///   - request: The request.
  /// - Note: Accepted; no effect. `cachedResponse`, `for`: nothing is kept.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}
  /// Forgets the answer to a request: none is kept.
  ///
  /// - Note: Accepted; no effect. `for`: nothing is kept.
  open func removeCachedResponse(for request: URLRequest) {}
  /// Forgets all answers: none is kept.
  open func removeAllCachedResponses() {}
}

/// An answer with its bytes, as caches keep it.
open class CachedURLResponse: NSObject {
  /// The answer.
  public let response: URLResponse
  /// Its bytes.
  public let data: Data

  /// Creates what is kept.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - data: Its bytes.
  public init(response: URLResponse, data: Data) {
    (self.response, self.data) = (response, data)
  }
}
