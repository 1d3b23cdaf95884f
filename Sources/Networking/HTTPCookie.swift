/// The name of a property of a cookie.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Its name.
  public static let name = Self("Name")
  /// Its value.
  public static let value = Self("Value")
  /// The address that sets it.
  public static let originURL = Self("OriginURL")
  /// Its form: 0 or 1.
  public static let version = Self("Version")
  /// The hosts that it goes to.
  public static let domain = Self("Domain")
  /// The addresses that it goes to.
  public static let path = Self("Path")
  /// Whether it goes in secret only.
  public static let secure = Self("Secure")
  /// When it ends.
  public static let expires = Self("Expires")
  /// Words about it.
  public static let comment = Self("Comment")
  /// An address about it.
  public static let commentURL = Self("CommentURL")
  /// Whether it ends with the session.
  public static let discard = Self("Discard")
  /// After how many seconds it ends.
  public static let maximumAge = Self("Max-Age")
  /// The ports that it goes to.
  public static let port = Self("Port")
  /// Whether it goes along when another site asks.
  public static let sameSitePolicy = Self("SameSite")
  /// When it was made.
  static let created = Self("Created")
  /// Whether programs on pages may read it.
  static let httpOnly = Self("HttpOnly")
}

/// Whether a cookie goes along when another site asks.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  /// The policy as headers write it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// When the person follows a link.
  public static let sameSiteLax = Self(rawValue: "lax")
  /// Never.
  public static let sameSiteStrict = Self(rawValue: "strict")
}

/// A cookie: what a host has a device say at the next request.
open class HTTPCookie: NSObject {
  /// Which cookies are kept.
  public enum AcceptPolicy: UInt, Sendable {
    /// All.
    case always = 0
    /// None.
    case never = 1
    /// Those of the host that the person asked.
    case onlyFromMainDocumentDomain = 2
  }

  /// What it is made of.
  let values: CookieValues

  init(_ values: CookieValues) { self.values = values }

  /// Creates a cookie; it needs a name, a value, a path, and a domain or an address.
  public convenience init?(properties: [HTTPCookiePropertyKey: Any]) {
    guard let values = CookieValues(properties) else { return nil }
    self.init(values)
  }

  /// Its name.
  open var name: String { values.name }
  /// Its value.
  open var value: String { values.value }
  /// The hosts that it goes to: with a dot in front, to those below, too.
  open var domain: String { values.domain }
  /// The addresses that it goes to.
  open var path: String { values.path }
  /// Its form: 0 or 1.
  open var version: Int { values.version }
  /// When it ends; `nil` for with the session.
  open var expiresDate: Date? { values.isSessionOnly ? nil : values.expires }
  /// Whether it ends with the session.
  open var isSessionOnly: Bool { values.isSessionOnly }
  /// Whether it goes in secret only.
  open var isSecure: Bool { values.isSecure }
  /// Whether programs on pages may not read it.
  open var isHTTPOnly: Bool { values.isHTTPOnly }
  /// Words about it.
  open var comment: String? { values.comment }
  /// An address about it.
  open var commentURL: URL? { values.commentURL }
  /// The ports that it goes to; `nil` for all.
  open var portList: [NSNumber]? { values.ports.map { $0.map { NSNumber(value: $0) } } }
  /// Whether it goes along when another site asks.
  open var sameSitePolicy: HTTPCookieStringPolicy? { values.sameSite }
  /// What it is made of, by names.
  open var properties: [HTTPCookiePropertyKey: Any]? { values.properties }

  /// The fields of a request's header that say cookies.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    guard !cookies.isEmpty else { return [:] }
    return ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }
  /// The cookies that an answer sets.
  ///
  /// - Parameters:
  ///   - headerFields: The fields of its header.
  ///   - URL: The address that it comes from.
  /// - Returns: Those that are right, in order.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String], for URL: URL
  ) -> [HTTPCookie] {
    headerFields.filter { $0.key.lowercased() == "set-cookie" }.sorted { $0.key < $1.key }
      .flatMap { CookieText.cookies($0.value, from: URL) }.map { HTTPCookie($0) }
  }

  /// Whether something is a cookie of the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HTTPCookie)?.values == values
  }
  open override var hash: Int { values.hashValue }
  open override var description: String {
    "<HTTPCookie name:\"\(name)\" value:\"\(value)\" domain:\"\(domain)\" path:\"\(path)\">"
  }
}
