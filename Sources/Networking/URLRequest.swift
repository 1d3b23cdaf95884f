/// Requests' common names.
public enum NSURLRequest {
  /// Where an answer may come from; in a film there is no cache.
  public enum CachePolicy: UInt, Sendable {
    /// As the protocol says.
    case useProtocolCachePolicy = 0
    /// From its source.
    case reloadIgnoringLocalCacheData = 1
    /// From the cache, else from its source.
    case returnCacheDataElseLoad = 2
    /// From the cache.
    case returnCacheDataDontLoad = 3
    /// From its source, past every cache.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// From the cache if its source agrees.
    case reloadRevalidatingCacheData = 5

    /// From its source.
    public static let reloadIgnoringCacheData = Self.reloadIgnoringLocalCacheData
  }
}

/// A request for what an address holds.
public struct URLRequest: Hashable, Sendable {
  /// Where an answer may come from.
  public typealias CachePolicy = NSURLRequest.CachePolicy

  /// The address.
  public var url: URL?
  /// Where an answer may come from.
  public var cachePolicy: CachePolicy
  /// After how many seconds without an answer it fails; a film's answers come as late as they are said to.
  public var timeoutInterval: TimeInterval
  /// What is asked of the address: `GET`, unless it is said.
  public var httpMethod: String? = "GET"
  /// What is sent along.
  public var httpBody: Data?
  /// The header's fields.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// Whether cookies go along.
  public var httpShouldHandleCookies = true
  /// Whether a mobile network may be used.
  public var allowsCellularAccess = true

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - cachePolicy: Where an answer may come from.
  ///   - timeoutInterval: After how many seconds without an answer it fails.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }

  /// The value of a field of the header; names count in any case.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }

  /// Sets a field of the header.
  ///
  /// - Parameters:
  ///   - value: Its value; `nil` to take it away.
  ///   - field: Its name.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = (allHTTPHeaderFields ?? [:]).filter { $0.key.lowercased() != field.lowercased() }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds a value to a field of the header, after those that it has.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: The field's name.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value,
      forHTTPHeaderField: field)
  }
}
