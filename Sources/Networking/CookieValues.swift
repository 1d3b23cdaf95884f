/// What a cookie is made of.
struct CookieValues: Hashable, Sendable {
  var name: String
  var value: String
  var domain: String
  var path: String
  var version = 0
  var expires: Date?
  var discards = false
  var isSecure = false
  var isHTTPOnly = false
  var comment: String?
  var commentURL: URL?
  var ports: [Int]?
  var sameSite: HTTPCookieStringPolicy?

  /// Whether it ends with the session.
  var isSessionOnly: Bool { discards || expires == nil }

  /// Creates the values of a cookie without properties.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - value: Its value.
  ///   - domain: The hosts that it goes to.
  ///   - path: The addresses that it goes to.
  init(_ name: String, _ value: String, domain: String, path: String) {
    (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
  }

  /// Creates the values of a cookie from its properties; `nil` where some lack.
  init?(_ properties: [HTTPCookiePropertyKey: Any]) {
    let origin =
      properties[.originURL] as? URL
      ?? Self.text(properties[.originURL])
      .flatMap { URL(string: $0) }
    guard let name = Self.text(properties[.name]), let value = Self.text(properties[.value]),
      let path = Self.text(properties[.path]) ?? origin.map({ $0.path.isEmpty ? "/" : $0.path }),
      let domain = Self.text(properties[.domain]) ?? origin?.host, !domain.isEmpty
    else { return nil }
    self.init(name, value, domain: domain.lowercased(), path: path)
    version = Self.text(properties[.version]) == "1" ? 1 : 0
    isSecure = Self.isTrue(properties[.secure])
    isHTTPOnly = Self.isTrue(properties[.httpOnly])
    comment = Self.text(properties[.comment])
    commentURL =
      properties[.commentURL] as? URL
      ?? Self.text(properties[.commentURL]).flatMap { URL(string: $0) }
    ports = Self.text(properties[.port])?.split(separator: ",").compactMap { Int($0) }
    sameSite =
      properties[.sameSitePolicy] as? HTTPCookieStringPolicy
      ?? Self.text(properties[.sameSitePolicy]).map {
        HTTPCookieStringPolicy(rawValue: $0.lowercased())
      }
    if let age = Self.text(properties[.maximumAge]).flatMap({ Double($0) }) {
      expires = CookieClock.now + age
    } else {
      expires =
        properties[.expires] as? Date ?? Self.text(properties[.expires]).flatMap(CookieText.date)
    }
    discards = Self.isTrue(properties[.discard])
  }

  private static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let number as Int: "\(number)"
    default: nil
    }
  }
  private static func isTrue(_ value: Any?) -> Bool {
    switch value {
    case let isTrue as Bool: isTrue
    case let text as String: text.lowercased() != "false" && text.lowercased() != "no"
    default: false
    }
  }

  /// Its properties by their names.
  var properties: [HTTPCookiePropertyKey: Any] {
    var result: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .domain: domain, .path: path, .version: "\(version)",
    ]
    result[.expires] = expires
    if isSessionOnly { result[.discard] = "TRUE" }
    if isSecure { result[.secure] = "TRUE" }
    if isHTTPOnly { result[.httpOnly] = "TRUE" }
    result[.comment] = comment
    result[.commentURL] = commentURL
    result[.port] = ports.map { $0.map(String.init).joined(separator: ",") }
    result[.sameSitePolicy] = sameSite?.rawValue
    return result
  }

  // MARK: Where it goes

  /// Whether it goes to an address, by RFC 6265, 5.4.
  func matches(_ url: URL) -> Bool {
    guard let host = url.host?.lowercased() else { return false }
    let scheme = url.scheme?.lowercased()
    if isSecure && scheme != "https" && scheme != "wss" { return false }
    if let ports, !ports.isEmpty, let port = url.port, !ports.contains(port) { return false }
    return matches(host: host) && matches(path: url.path)
  }

  /// Whether it goes to a host: to its own, and with a dot in front to those below.
  func matches(host: String) -> Bool {
    guard domain.hasPrefix(".") else { return host == domain }
    return host == domain.dropFirst() || host.hasSuffix(domain)
  }

  private func matches(path other: String) -> Bool {
    let other = other.isEmpty ? "/" : other
    guard other.hasPrefix(path) else { return false }
    return other == path || path.hasSuffix("/") || other.dropFirst(path.count).first == "/"
  }
}
