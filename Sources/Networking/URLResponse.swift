/// An answer to a request.
open class URLResponse: NSObject, NSCopying {
  /// The address that answers.
  public let url: URL?
  /// What kind of thing it holds.
  public let mimeType: String?
  /// How many bytes it holds; −1 where that is not known.
  public let expectedContentLength: Int64
  /// How its text is encoded.
  public let textEncodingName: String?

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - mimeType: What kind of thing it holds.
  ///   - expectedContentLength: How many bytes it holds; −1 where that is not known.
  ///   - textEncodingName: How its text is encoded.
  public init(
    url: URL, mimeType: String? = nil, expectedContentLength: Int = -1,
    textEncodingName: String? = nil
  ) {
    (self.url, self.mimeType, self.textEncodingName) = (url, mimeType, textEncodingName)
    self.expectedContentLength = Int64(expectedContentLength)
  }

  /// The answer itself, which nobody changes.
  ///
  /// - Note: Accepted; no effect. `with`: there are no zones.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A name for a file with what it holds.
  open var suggestedFilename: String? {
    guard let name = url?.lastPathComponent, !name.isEmpty, name != "/" else { return "Unknown" }
    return name
  }
}

/// An answer by the network's protocol.
open class HTTPURLResponse: URLResponse {
  /// The status: 200 for what is there.
  public let statusCode: Int
  /// The header's fields.
  public let allHeaderFields: [AnyHashable: Any]

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - statusCode: The status.
  ///   - httpVersion: The protocol's version.
  ///   - headerFields: The header's fields.
  /// - Note: Accepted; no effect. `httpVersion`: nothing is sent.
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    let kind = MediaKind(Self.value(of: "Content-Type", in: headerFields ?? [:]) ?? "")
    super.init(
      url: url, mimeType: kind.name,
      expectedContentLength: Self.value(of: "Content-Length", in: headerFields ?? [:])
        .flatMap { Int($0) } ?? -1,
      textEncodingName: kind.parameters["charset"])
  }

  /// The value of a field; names count in any case.
  ///
  /// - Parameters:
  ///   - field: Its name.
  ///   - fields: The fields.
  /// - Returns: The value; `nil` where it lacks.
  private static func value(of field: String, in fields: [String: String]) -> String? {
    let name = field.lowercased()
    return fields.filter { $0.key.lowercased() == name }.min { $0.key < $1.key }?.value
  }

  /// The value of a field of the header; names count in any case.
  open func value(forHTTPHeaderField field: String) -> String? {
    Self.value(of: field, in: allHeaderFields as? [String: String] ?? [:])
  }

  /// The name that the header gives a file, else the address's.
  open override var suggestedFilename: String? {
    let disposition = value(forHTTPHeaderField: "Content-Disposition") ?? ""
    return MediaKind(disposition).parameters["filename"] ?? super.suggestedFilename
  }

  /// What a status means, in words.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    if let words = StatusWords.byCode[statusCode] { return words }
    return switch statusCode {
    case 100..<200: "informational"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    default: "server error"
    }
  }
}

/// A kind of thing as a header writes it: a name, and parameters behind semicolons.
private struct MediaKind {
  let name: String?
  private(set) var parameters: [String: String] = [:]

  init(_ text: String) {
    let parts = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    name = parts.first?.lowercased()
    for part in parts.dropFirst() {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let value = part[part.index(after: sign)...].trimmingCharacters(in: ["\"", " "])
      parameters[part[..<sign].lowercased()] = value
    }
  }
}

/// What statuses mean, in the words of Foundation.
private enum StatusWords {
  static let byCode = [
    100: "continue", 101: "switching protocols",
    200: "no error", 201: "created", 202: "accepted", 203: "non-authoritative information",
    204: "no content", 205: "reset content", 206: "partial content",
    300: "multiple choices", 301: "moved permanently", 302: "found", 303: "see other",
    304: "not modified", 305: "needs proxy", 307: "temporarily redirected",
    400: "bad request", 401: "unauthorized", 402: "payment required", 403: "forbidden",
    404: "not found", 405: "method not allowed", 406: "unacceptable",
    407: "proxy authentication required", 408: "request timed out", 409: "conflict",
    410: "no longer exists", 411: "length required", 412: "precondition failed",
    413: "request too large", 414: "requested URL too long", 415: "unsupported media type",
    416: "requested range not satisfiable", 417: "expectation failed",
    500: "internal server error", 501: "unimplemented", 502: "bad gateway",
    503: "service unavailable", 504: "gateway timed out", 505: "unsupported version",
  ]
}
