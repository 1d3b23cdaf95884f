import Synchronization

extension NSNotification.Name {
  /// Posted when cookies of a storage are others.
  public static let NSHTTPCookieManagerCookiesChanged = Self("NSHTTPCookieManagerCookiesChanged")
  /// Posted when other cookies are kept of a storage.
  public static let NSHTTPCookieManagerAcceptPolicyChanged =
    Self("NSHTTPCookieManagerAcceptPolicyChanged")
}

/// The cookies that are kept, for as long as the film lasts.
open class HTTPCookieStorage: NSObject {
  private struct Kept {
    var cookies: [CookieValues] = []
    var dates: [Date] = []
    var policy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  }

  private static let common = Sent(HTTPCookieStorage())
  /// The storage that all share.
  open class var shared: HTTPCookieStorage { common.take() }
  /// The storage of a group of apps: a film's own.
  ///
  /// - Note: Accepted; no effect. `forGroupContainerIdentifier`: there is one app.
  open class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { shared }

  private let kept = Mutex(Kept())

  /// Which cookies are kept.
  open var cookieAcceptPolicy: HTTPCookie.AcceptPolicy {
    get { kept.withLock { $0.policy } }
    set {
      kept.withLock { $0.policy = newValue }
      NotificationCenter.default.post(name: .NSHTTPCookieManagerAcceptPolicyChanged, object: self)
    }
  }

  /// The cookies that have not ended.
  open var cookies: [HTTPCookie]? { alive.map { HTTPCookie($0) } }

  private var alive: [CookieValues] {
    let now = CookieClock.now
    return kept.withLock { $0.cookies }.filter { ($0.expires ?? .distantFuture) > now }
  }

  /// The cookies that go to an address, those of longer paths first.
  open func cookies(for URL: URL) -> [HTTPCookie]? {
    let found = alive.enumerated().filter { $0.element.matches(URL) }
    return found.sorted {
      ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset)
    }.map { HTTPCookie($0.element) }
  }

  /// Keeps a cookie, in place of one of its name, domain and path; one that has ended takes that away.
  open func setCookie(_ cookie: HTTPCookie) {
    guard cookieAcceptPolicy != .never else { return }
    let (values, now) = (cookie.values, CookieClock.now)
    kept.withLock { kept in
      let place = kept.cookies.firstIndex {
        ($0.name, $0.domain, $0.path) == (values.name, values.domain, values.path)
      }
      if let place {
        kept.cookies.remove(at: place)
        kept.dates.remove(at: place)
      }
      guard (values.expires ?? .distantFuture) > now else { return }
      kept.cookies.insert(values, at: place ?? kept.cookies.endIndex)
      kept.dates.insert(now, at: place ?? kept.dates.endIndex)
    }
    tell()
  }
  /// Keeps cookies of an address, as far as it is told to.
  ///
  /// - Parameters:
  ///   - cookies: The cookies.
  ///   - URL: The address.
  ///   - mainDocumentURL: The address that the person asked for.
  open func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) {
    if cookieAcceptPolicy == .onlyFromMainDocumentDomain, let main = mainDocumentURL?.host,
      let host = URL?.host, !host.hasSuffix(main), !main.hasSuffix(host)
    {
      return
    }
    for cookie in cookies { setCookie(cookie) }
  }
  /// Keeps a cookie no longer.
  open func deleteCookie(_ cookie: HTTPCookie) {
    let values = cookie.values
    kept.withLock { kept in
      guard
        let place = kept.cookies.firstIndex(where: {
          ($0.name, $0.domain, $0.path) == (values.name, values.domain, values.path)
        })
      else { return }
      kept.cookies.remove(at: place)
      kept.dates.remove(at: place)
    }
    tell()
  }
  /// Keeps the cookies no longer that were kept since a time.
  open func removeCookies(since date: Date) {
    kept.withLock { kept in
      let stay = kept.dates.indices.filter { kept.dates[$0] < date }
      (kept.cookies, kept.dates) = (stay.map { kept.cookies[$0] }, stay.map { kept.dates[$0] })
    }
    tell()
  }
  /// The cookies that have not ended, in an order.
  open func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie] {
    (cookies ?? []).sorted { left, right in
      for order in sortOrder {
        switch order.compare(left, to: right) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
  }

  /// Keeps the cookies that a task's answer sets.
  ///
  /// - Parameters:
  ///   - cookies: The cookies.
  ///   - task: The task.
  open func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
    setCookies(
      cookies, for: task.currentRequest?.url, mainDocumentURL: task.currentRequest?.mainDocumentURL)
  }
  /// Tells the cookies that go along with a task.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - completionHandler: Called with the cookies.
  open func getCookiesFor(
    _ task: URLSessionTask, completionHandler: ([HTTPCookie]?) -> Void
  ) { completionHandler(task.currentRequest?.url.flatMap { cookies(for: $0) }) }

  private func tell() {
    NotificationCenter.default.post(name: .NSHTTPCookieManagerCookiesChanged, object: self)
  }
}
