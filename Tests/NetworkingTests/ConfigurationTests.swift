import Networking
import Testing

/// Requests, answers, configurations and credentials by their values.
@Suite("Values of URL loading")
struct ConfigurationTests {
  private let page: URL

  init() throws { page = try #require(URL(string: "https://example.com/a/b.json")) }

  @Test("a request has all that Foundation's has, by which it is equal to another")
  func request() {
    let request = URLRequest(url: page)
    #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
    #expect(request.networkServiceType == .default && request.attribution == .developer)
    #expect(!request.httpShouldUsePipelining && request.httpBodyStream == nil)
    let stream = InputStream(data: Data([1]))
    var others: Set<URLRequest> = [request]
    for change: (inout URLRequest) -> Void in [
      { $0.allowsExpensiveNetworkAccess = false }, { $0.allowsConstrainedNetworkAccess = false },
      { $0.networkServiceType = .video }, { $0.attribution = .user },
      { $0.httpShouldUsePipelining = true }, { $0.mainDocumentURL = URL(fileURLWithPath: "/") },
      { $0.httpBodyStream = stream }, { $0.httpBodyStream = InputStream(data: Data([1])) },
    ] {
      var other = request
      change(&other)
      others.insert(other)
    }
    #expect(others.count == 9)
    #expect(others.contains { $0.httpBodyStream === stream })
  }

  @Test("a request that is an object is changed, and copied")
  func object() {
    let request = NSMutableURLRequest(url: page, cachePolicy: .returnCacheDataDontLoad)
    request.httpMethod = "POST"
    request.httpBody = Data([2])
    request.timeoutInterval = 3
    request.mainDocumentURL = page
    request.networkServiceType = .voice
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    let value = URLRequest(request)
    #expect(value.httpMethod == "POST" && value.httpBody == Data([2]) && value.url == page)
    #expect(value.timeoutInterval == 3 && value.value(forHTTPHeaderField: "Accept") == "a,b")
    #expect(value.cachePolicy == .returnCacheDataDontLoad && value.networkServiceType == .voice)
    let copy = request.copy() as? NSURLRequest
    #expect(copy?.isEqual(request) == true && copy?.hash == request.hash)
    request.url = nil
    request.cachePolicy = .reloadIgnoringCacheData
    request.allHTTPHeaderFields = nil
    #expect(copy?.isEqual(request) == false && copy?.url == page)
    #expect((copy?.mutableCopy() as? NSMutableURLRequest)?.httpMethod == "POST")
  }

  @Test("an answer's kind and encoding stand in one field, and a file's name in another")
  func kinds() throws {
    let fields = [
      "content-type": "Text/HTML; charset=\"utf-8\"",
      "Content-Disposition": "attachment; filename=\"list.csv\"",
    ]
    let answer = try #require(
      HTTPURLResponse(url: page, statusCode: 200, httpVersion: nil, headerFields: fields))
    #expect(answer.mimeType == "text/html" && answer.textEncodingName == "utf-8")
    #expect(answer.suggestedFilename == "list.csv" && answer.copy() as? URLResponse === answer)
    let host = try #require(URL(string: "https://example.com"))
    #expect(URLResponse(url: host).suggestedFilename == "Unknown")
  }

  @Test("a configuration keeps what it is told, and a copy of it, too")
  func configuration() throws {
    let one = URLSessionConfiguration.ephemeral
    #expect(one.protocolClasses?.isEmpty == true && one.httpShouldSetCookies)
    #expect(one.tlsMinimumSupportedProtocolVersion == .TLSv12 && one.identifier == nil)
    one.protocolClasses = [MockProtocol.self]
    one.tlsMinimumSupportedProtocolVersion = .TLSv13
    one.multipathServiceType = .handover
    one.networkServiceType = .background
    one.isDiscretionary = true
    one.sessionSendsLaunchEvents = true
    one.httpShouldSetCookies = false
    one.connectionProxyDictionary = ["HTTPEnable": 1]
    one.httpAdditionalHeaders = ["A": "b"]
    one.waitsForConnectivity = true
    one.httpCookieAcceptPolicy = .never
    let copy = try #require(one.copy() as? URLSessionConfiguration)
    one.protocolClasses = nil
    one.isDiscretionary = false
    #expect(copy.protocolClasses?.count == 1 && copy.isDiscretionary && copy !== one)
    #expect(copy.tlsMinimumSupportedProtocolVersion == .TLSv13)
    #expect(copy.multipathServiceType == .handover && copy.networkServiceType == .background)
    #expect(copy.sessionSendsLaunchEvents && !copy.httpShouldSetCookies)
    #expect(copy.connectionProxyDictionary?["HTTPEnable"] as? Int == 1)
    #expect(copy.httpAdditionalHeaders?["A"] as? String == "b" && copy.waitsForConnectivity)
    #expect(copy.httpCookieStorage === one.httpCookieStorage)
    #expect(copy.httpCookieStorage?.cookieAcceptPolicy == .never)
  }

  @Test("the usual configuration shares its cookies and credentials, others have their own")
  func storages() {
    let usual = URLSessionConfiguration.default
    #expect(usual.httpCookieStorage === HTTPCookieStorage.shared)
    #expect(usual.urlCredentialStorage === URLCredentialStorage.shared)
    let other = URLSessionConfiguration.ephemeral
    #expect(other.httpCookieStorage !== HTTPCookieStorage.shared)
    #expect(other.urlCredentialStorage !== URLCredentialStorage.shared)
    #expect(URLSessionConfiguration.background(withIdentifier: "b").identifier == "b")
  }

  @Test("credentials are kept for what they are for")
  func credentials() {
    let storage = URLCredentialStorage()
    let space = URLProtectionSpace(
      host: "example.com", port: 443, protocol: NSURLProtectionSpaceHTTPS, realm: "r",
      authenticationMethod: nil)
    let same = URLProtectionSpace(
      host: "example.com", port: 443, protocol: "https", realm: "r",
      authenticationMethod: NSURLAuthenticationMethodDefault)
    #expect(space == same && space.hash == same.hash && space.receivesCredentialSecurely)
    #expect(!space.isProxy() && space.serverTrust == nil)
    let proxy = URLProtectionSpace(
      proxyHost: "example.com", port: 443, type: NSURLProtectionSpaceHTTPProxy, realm: "r",
      authenticationMethod: nil)
    #expect(proxy.isProxy() && proxy != space && !proxy.receivesCredentialSecurely)
    let ann = URLCredential(user: "ann", password: "1", persistence: .forSession)
    #expect(ann.hasPassword)
    #expect(ann == URLCredential(user: "ann", password: "1", persistence: .forSession))
    #expect(ann != URLCredential(user: "ann", password: "2", persistence: .forSession))
    storage.set(ann, for: space)
    storage.setDefaultCredential(
      URLCredential(user: "ben", password: "2", persistence: .forSession), for: same)
    #expect(storage.credentials(for: same)?.keys.sorted() == ["ann", "ben"])
    #expect(storage.defaultCredential(for: space)?.user == "ben")
    storage.remove(ann, for: same)
    #expect(storage.credentials(for: space)?.keys.sorted() == ["ben"])
    storage.remove(URLCredential(user: "ben", password: "2", persistence: .forSession), for: space)
    #expect(storage.allCredentials.isEmpty && storage.defaultCredential(for: space) == nil)
  }
}
