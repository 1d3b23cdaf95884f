/// Where answers are kept: nowhere, as a film's come from files.
open class URLCache: NSObject {
  /// Whether an answer may be kept.
  public enum StoragePolicy: UInt, Sendable {
    /// It may.
    case allowed = 0
    /// In memory.
    case allowedInMemoryOnly = 1
    /// It may not.
    case notAllowed = 2
  }

  private static let common = Sent(URLCache())
  /// The cache that all share: one that keeps nothing.
  ///
  /// Another one does not take its place, but gives it its capacities.
  open class var shared: URLCache {
    get { common.take() }
    set {
      let (cache, other) = (common.take(), newValue)
      (cache.memoryCapacity, cache.diskCapacity) = (other.memoryCapacity, other.diskCapacity)
    }
  }

  /// How many bytes of memory it may take.
  open var memoryCapacity: Int
  /// How many bytes of the disk it may take.
  open var diskCapacity: Int
  /// How many bytes of memory it takes.
  open var currentMemoryUsage: Int { 0 }
  /// How many bytes of the disk it takes.
  open var currentDiskUsage: Int { 0 }

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
  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: How many bytes of memory it may take.
  ///   - diskCapacity: How many bytes of the disk it may take.
  ///   - path: Where it would lie.
  /// - Note: Accepted; no effect. `diskPath`: nothing is kept.
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
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
  /// Keeps an answer, which nothing does.
  ///
  /// - Parameters:
  ///   - cachedResponse: The answer.
  ///   - dataTask: The task.
  /// - Note: Accepted; no effect. `cachedResponse`, `for`: nothing is kept.
  open func storeCachedResponse(
    _ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask
  ) {}
  /// Tells the answer that is kept for a task: none is.
  ///
  /// - Parameters:
  ///   - dataTask: The task.
  ///   - completionHandler: Called with nothing.
  /// - Note: Accepted; no effect. `for`: nothing is kept.
  open func getCachedResponse(
    for dataTask: URLSessionDataTask, completionHandler: (CachedURLResponse?) -> Void
  ) { completionHandler(nil) }
  /// Forgets the answer to a request: none is kept.
  ///
  /// - Note: Accepted; no effect. `for`: nothing is kept.
  open func removeCachedResponse(for request: URLRequest) {}
  /// Forgets later answers: none is kept.
  ///
  /// - Note: Accepted; no effect. `since`: nothing is kept.
  open func removeCachedResponses(since date: Date) {}
  /// Forgets all answers: none is kept.
  open func removeAllCachedResponses() {}
}

/// An answer with its bytes, as caches keep it.
open class CachedURLResponse: NSObject, NSCopying {
  /// The answer.
  public let response: URLResponse
  /// Its bytes.
  public let data: Data
  /// What the app keeps with it.
  public let userInfo: [AnyHashable: Any]?
  /// Whether it may be kept.
  public let storagePolicy: URLCache.StoragePolicy

  /// Creates what is kept.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - data: Its bytes.
  ///   - userInfo: What the app keeps with it.
  ///   - storagePolicy: Whether it may be kept.
  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy = .allowed
  ) {
    (self.response, self.data) = (response, data)
    (self.userInfo, self.storagePolicy) = (userInfo, storagePolicy)
  }

  /// The answer itself, which nobody changes.
  ///
  /// - Note: Accepted; no effect. `with`: there are no zones.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
