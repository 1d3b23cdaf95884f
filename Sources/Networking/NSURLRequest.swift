/// A request for what an address holds, as an object.
open class NSURLRequest: NSObject, NSCopying {
  /// Where an answer may come from; in a film there is no cache of answers.
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

  /// What a request is for.
  public enum NetworkServiceType: UInt, Sendable {
    /// Nothing in particular.
    case `default` = 0
    /// Talking.
    case voip = 1
    /// Pictures that move.
    case video = 2
    /// What may come later.
    case background = 3
    /// What is heard.
    case voice = 4
    /// What a person waits for.
    case responsiveData = 6
    /// Sound and pictures as they are wanted.
    case avStreaming = 8
    /// Sound and pictures as they happen.
    case responsiveAV = 9
    /// The signs of a call.
    case callSignaling = 11
  }

  /// Who wants a request.
  public enum Attribution: UInt, Sendable {
    /// The app.
    case developer = 0
    /// The person.
    case user = 1
  }

  /// The request as a value.
  package var value: URLRequest

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
    value = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }

  init(_ value: URLRequest) { self.value = value }

  /// A copy, which is the same for ever.
  ///
  /// - Note: Accepted; no effect. `with`: there are no zones.
  open func copy(with zone: NSZone? = nil) -> Any { NSURLRequest(value) }
  /// A copy that can be changed.
  open override func mutableCopy() -> Any { NSMutableURLRequest(value) }
  /// Whether something is a request of the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSURLRequest)?.value == value
  }
  open override var hash: Int { value.hashValue }

  /// The address.
  public var url: URL? { value.url }
  /// What is asked of the address.
  public var httpMethod: String? { value.httpMethod }
  /// What is sent along.
  public var httpBody: Data? { value.httpBody }
  /// The header's fields.
  public var allHTTPHeaderFields: [String: String]? { value.allHTTPHeaderFields }
  /// Where an answer may come from.
  public var cachePolicy: CachePolicy { value.cachePolicy }
  /// After how many seconds without an answer it fails.
  public var timeoutInterval: TimeInterval { value.timeoutInterval }
  /// The document that it is a part of.
  public var mainDocumentURL: URL? { value.mainDocumentURL }
  /// What it is for.
  public var networkServiceType: NetworkServiceType { value.networkServiceType }
  /// The value of a field of the header; names count in any case.
  public func value(forHTTPHeaderField field: String) -> String? {
    value.value(forHTTPHeaderField: field)
  }
}

/// A request that can be changed, as an object.
open class NSMutableURLRequest: NSURLRequest {
  /// The address.
  public override var url: URL? {
    get { value.url }
    set { value.url = newValue }
  }
  /// What is asked of the address.
  public override var httpMethod: String? {
    get { value.httpMethod }
    set { value.httpMethod = newValue }
  }
  /// What is sent along.
  public override var httpBody: Data? {
    get { value.httpBody }
    set { value.httpBody = newValue }
  }
  /// The header's fields.
  public override var allHTTPHeaderFields: [String: String]? {
    get { value.allHTTPHeaderFields }
    set { value.allHTTPHeaderFields = newValue }
  }
  /// Where an answer may come from.
  public override var cachePolicy: CachePolicy {
    get { value.cachePolicy }
    set { value.cachePolicy = newValue }
  }
  /// After how many seconds without an answer it fails.
  public override var timeoutInterval: TimeInterval {
    get { value.timeoutInterval }
    set { value.timeoutInterval = newValue }
  }
  /// The document that it is a part of.
  public override var mainDocumentURL: URL? {
    get { value.mainDocumentURL }
    set { value.mainDocumentURL = newValue }
  }
  /// What it is for.
  public override var networkServiceType: NetworkServiceType {
    get { value.networkServiceType }
    set { value.networkServiceType = newValue }
  }

  /// Sets a field of the header.
  ///
  /// - Parameters:
  ///   - text: Its value; `nil` to take it away.
  ///   - field: Its name.
  open func setValue(_ text: String?, forHTTPHeaderField field: String) {
    value.setValue(text, forHTTPHeaderField: field)
  }
  /// Adds a value to a field of the header, after those that it has.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - field: The field's name.
  open func addValue(_ text: String, forHTTPHeaderField field: String) {
    value.addValue(text, forHTTPHeaderField: field)
  }
}

extension URLRequest {
  /// Creates the value of a request that is an object.
  public init(_ request: NSURLRequest) { self = request.value }
}
