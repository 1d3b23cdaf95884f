/// A request for what an address holds.
public struct URLRequest: Hashable, Sendable {
  /// Where an answer may come from.
  public typealias CachePolicy = NSURLRequest.CachePolicy
  /// What a request is for.
  public typealias NetworkServiceType = NSURLRequest.NetworkServiceType
  /// Who wants a request.
  public typealias Attribution = NSURLRequest.Attribution

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
  /// The document that it is a part of.
  public var mainDocumentURL: URL?
  /// The header's fields.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// Whether cookies go along.
  public var httpShouldHandleCookies = true
  /// Whether a mobile network may be used.
  public var allowsCellularAccess = true
  /// Whether a network that costs something may be used.
  public var allowsExpensiveNetworkAccess = true
  /// Whether a network may be used on which little is to be sent.
  public var allowsConstrainedNetworkAccess = true
  /// Whether a network may be used that is slower than others.
  public var allowsUltraConstrainedNetworkAccess = false
  /// Whether it may be sent before earlier ones are answered.
  public var httpShouldUsePipelining = false
  /// Whether its address is known for the protocol's third version.
  public var assumesHTTP3Capable = false
  /// Whether names must be asked for in secret.
  public var requiresDNSSECValidation = false
  /// What it is for.
  public var networkServiceType = NetworkServiceType.default
  /// Who wants it.
  public var attribution = Attribution.developer
  /// A stream of what is sent along.
  var body: StreamedBody?
  /// What a protocol's class keeps with it, by keys.
  var properties: [String: KeptProperty] = [:]

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
