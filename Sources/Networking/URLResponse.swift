/// An answer to a request.
open class URLResponse: NSObject {
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

  /// A name for a file with what it holds.
  public var suggestedFilename: String? { url?.lastPathComponent }
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
    super.init(
      url: url, mimeType: headerFields?["Content-Type"],
      expectedContentLength: headerFields?["Content-Length"].flatMap { Int($0) } ?? -1)
  }

  /// The value of a field of the header; names count in any case.
  public func value(forHTTPHeaderField field: String) -> String? {
    for (name, value) in allHeaderFields {
      if let name = name as? String, name.lowercased() == field.lowercased() {
        return value as? String
      }
    }
    return nil
  }

  /// What a status means, in words.
  public class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "status \(statusCode)"
    }
  }
}
