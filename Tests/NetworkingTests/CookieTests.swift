import Networking
import Synchronization
import Testing

@Suite("Cookies")
struct CookieTests {
  private let page: URL

  init() throws { page = try #require(URL(string: "https://www.example.com/shop/cart/item")) }

  private func cookies(_ text: String) -> [HTTPCookie] {
    HTTPCookie.cookies(withResponseHeaderFields: ["set-cookie": text], for: page)
  }

  @Test("a header's cookie has the parts that it says, else those of the address")
  func parts() throws {
    let plain = try #require(cookies("a=b").first)
    #expect(plain.name == "a" && plain.value == "b" && plain.domain == "www.example.com")
    #expect(plain.path == "/shop/cart" && plain.isSessionOnly && plain.expiresDate == nil)
    #expect(!plain.isSecure && !plain.isHTTPOnly && plain.sameSitePolicy == nil)
    let whole = try #require(
      cookies(
        "id = x=y ; Expires=Wed, 21 Oct 2065 07:28:00 GMT; Domain=Example.COM; Path=/shop; Secure; "
          + "HttpOnly; SameSite=Lax"
      ).first)
    #expect(whole.name == "id" && whole.value == "x=y" && whole.domain == ".example.com")
    #expect(whole.path == "/shop" && whole.isSecure && whole.isHTTPOnly && !whole.isSessionOnly)
    #expect(whole.sameSitePolicy == .sameSiteLax)
    #expect(whole.expiresDate == Date(timeIntervalSince1970: 3_023_335_680))
  }

  @Test("several cookies stand in one field, whose dates have commas, too")
  func several() {
    let found = cookies("a=1; expires=Thu, 01 Jan 2065 00:00:00 GMT, b=2; path=/, c=3")
    #expect(found.map(\.name) == ["a", "b", "c"] && found.map(\.value) == ["1", "2", "3"])
    #expect(found.map(\.path) == ["/shop/cart", "/", "/shop/cart"])
  }

  @Test(
    "what is no cookie, or another host's, is none",
    arguments: ["", "name", "=value", "a=b; domain=other.com", "a=b; domain=ample.com"])
  func wrong(text: String) { #expect(cookies(text).isEmpty) }

  @Test(
    "dates are read in whatever order they are written",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Nov 6 08:49:37 1994",
      "6 November 1994 08:49:37",
    ])
  func dates(text: String) {
    let cookie = HTTPCookie(properties: [
      .name: "a", .value: "b", .path: "/", .domain: "c", .expires: text,
    ])
    #expect(cookie?.expiresDate == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test("dates that are none are not read", arguments: ["", "soon", "32 Jan 2020 10:00:00"])
  func noDates(text: String) {
    let cookie = HTTPCookie(properties: [
      .name: "a", .value: "b", .path: "/", .domain: "c", .expires: text,
    ])
    #expect(cookie != nil && cookie?.expiresDate == nil)
  }

  @Test("days are counted as Foundation counts them, over leap years")
  func days() {
    for day in stride(from: 0.0, to: 40_000, by: 331) {
      let date = Date(timeIntervalSince1970: day * 86_400)
      let text = date.formatted(
        Date.VerbatimFormatStyle(
          format: "\(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) 00:00:00",
          locale: Locale(identifier: "en_US"), timeZone: .gmt,
          calendar: Calendar(identifier: .gregorian)))
      let read = HTTPCookie(properties: [
        .name: "a", .value: "b", .path: "/", .domain: "c", .expires: text,
      ])
      #expect(read?.expiresDate == date)
    }
  }

  @Test("properties make the cookie that they are of; without a needed one there is none")
  func properties() throws {
    let cookie = try #require(cookies("a=b; secure; max-age=1000; comment=c; version=1").first)
    let again = try #require(HTTPCookie(properties: cookie.properties ?? [:]))
    #expect(again == cookie && again.hash == cookie.hash && again.comment == "c")
    #expect(again.version == 1 && again.isSecure)
    for key in [HTTPCookiePropertyKey.name, .value, .path, .domain] {
      var less = cookie.properties ?? [:]
      less[key] = nil
      #expect(HTTPCookie(properties: less) == nil)
    }
    let own = try #require(
      HTTPCookie(properties: [.name: "n", .value: "v", .originURL: page, .port: "80,81"]))
    #expect(own.domain == "www.example.com" && own.path == page.path)
    #expect(own.portList?.map(\.intValue) == [80, 81])
  }

  @Test(
    "a cookie goes where its domain, path and secrecy let it",
    arguments: [
      ("https://www.example.com/shop", ["here", "all", "secret"]),
      ("http://www.example.com/shop/", ["here", "all"]),
      ("https://www.example.com/shopping", ["all", "secret"]),
      ("https://api.example.com/shop", ["all"]), ("https://example.com/", ["all"]),
      ("https://badexample.com/shop", []),
    ])
  func matching(address: String, names: [String]) throws {
    let storage = HTTPCookieStorage()
    for text in [
      "here=1; path=/shop", "all=1; path=/; domain=example.com", "secret=1; path=/; secure",
    ] {
      cookies(text).forEach(storage.setCookie)
    }
    let url = try #require(URL(string: address))
    #expect(storage.cookies(for: url)?.map(\.name) == names)
  }

  @Test("cookies of longer paths go first")
  func order() throws {
    let storage = HTTPCookieStorage()
    cookies("a=1; path=/, b=2; path=/shop, c=3; path=/").forEach(storage.setCookie)
    let sent = HTTPCookie.requestHeaderFields(with: storage.cookies(for: page) ?? [])
    #expect(sent == ["Cookie": "b=2; a=1; c=3"])
    #expect(HTTPCookie.requestHeaderFields(with: []).isEmpty)
  }

  @Test("a cookie takes another's place, and one that has ended takes it away")
  func replacing() {
    let storage = HTTPCookieStorage()
    cookies("a=1; path=/").forEach(storage.setCookie)
    cookies("a=2; path=/, a=3; path=/shop").forEach(storage.setCookie)
    #expect(storage.cookies?.map(\.value) == ["2", "3"])
    cookies("a=; path=/; max-age=0").forEach(storage.setCookie)
    #expect(storage.cookies?.map(\.value) == ["3"])
    cookies("a=; path=/shop; expires=Thu, 01 Jan 1970 00:00:00 GMT").forEach(storage.setCookie)
    #expect(storage.cookies?.isEmpty == true)
  }

  @Test("which cookies are kept is what the storage is told")
  func policies() throws {
    let storage = HTTPCookieStorage()
    let main = try #require(URL(string: "https://news.org"))
    #expect(storage.cookieAcceptPolicy == .onlyFromMainDocumentDomain)
    storage.setCookies(cookies("a=1"), for: page, mainDocumentURL: main)
    #expect(storage.cookies?.isEmpty == true)
    storage.setCookies(cookies("a=1"), for: page, mainDocumentURL: page)
    #expect(storage.cookies?.count == 1)
    storage.cookieAcceptPolicy = .always
    storage.setCookies(cookies("b=1"), for: page, mainDocumentURL: main)
    #expect(storage.cookies?.count == 2)
    storage.cookieAcceptPolicy = .never
    storage.setCookies(cookies("c=1"), for: page, mainDocumentURL: nil)
    #expect(storage.cookies?.count == 2)
  }

  @Test("cookies are deleted, one by one or since a time, which is told")
  func deleting() throws {
    let storage = HTTPCookieStorage()
    let count = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: .NSHTTPCookieManagerCookiesChanged, object: storage, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    let both = cookies("a=1, b=2")
    both.forEach(storage.setCookie)
    storage.deleteCookie(try #require(both.first))
    #expect(storage.cookies?.map(\.name) == ["b"])
    storage.removeCookies(since: .distantFuture)
    #expect(storage.cookies?.count == 1)
    storage.removeCookies(since: .distantPast)
    #expect(storage.cookies?.isEmpty == true && count.withLock { $0 } == 5)
    NotificationCenter.default.removeObserver(token)
  }
}
