/// Cookies as headers write them, by RFC 6265, 5.2.
enum CookieText {
  /// The cookies that a field sets; several stand in one field behind commas.
  ///
  /// - Parameters:
  ///   - text: The field's value.
  ///   - url: The address that sets them.
  /// - Returns: Those that are right, in order.
  static func cookies(_ text: String, from url: URL) -> [CookieValues] {
    pieces(text).compactMap { cookie($0, from: url) }
  }

  /// A text cut at the commas behind which a name and a sign of equality follow: dates have commas, too.
  private static func pieces(_ text: String) -> [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    for place in text.indices where text[place] == "," || text[place].isNewline {
      let rest = text[text.index(after: place)...]
      guard let sign = rest.firstIndex(where: { "=;,".contains($0) }), rest[sign] == "=",
        !rest[..<sign].trimmed.contains(" "), !rest[..<sign].trimmed.isEmpty
      else { continue }
      result.append(text[start..<place])
      start = text.index(after: place)
    }
    return result + [text[start...]]
  }

  private static func cookie(_ text: Substring, from url: URL) -> CookieValues? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let pair = parts.first, let sign = pair.firstIndex(of: "="),
      let host = url.host?.lowercased()
    else { return nil }
    let name = pair[..<sign].trimmed
    guard !name.isEmpty else { return nil }
    var cookie = CookieValues(
      name, pair[pair.index(after: sign)...].trimmed, domain: host, path: folder(of: url))
    var age: Double?
    for part in parts.dropFirst() {
      let sign = part.firstIndex(of: "=") ?? part.endIndex
      let value = part[sign...].dropFirst().trimmed
      switch part[..<sign].trimmed.lowercased() {
      case "expires": cookie.expires = date(value) ?? cookie.expires
      case "max-age": age = Double(value) ?? age
      case "domain":
        let domain = (value.hasPrefix(".") ? String(value.dropFirst()) : value).lowercased()
        if !domain.isEmpty { cookie.domain = "." + domain }
      case "path": if value.hasPrefix("/") { cookie.path = value }
      case "secure": cookie.isSecure = true
      case "httponly": cookie.isHTTPOnly = true
      case "samesite": cookie.sameSite = HTTPCookieStringPolicy(rawValue: value.lowercased())
      case "version": cookie.version = value == "1" ? 1 : 0
      case "comment": cookie.comment = value
      case "discard": cookie.discards = true
      default: break
      }
    }
    if let age { cookie.expires = age > 0 ? CookieClock.now + age : .distantPast }
    // A host says nothing for others.
    return cookie.matches(host: host) ? cookie : nil
  }

  /// The path up to its last slash, by RFC 6265, 5.1.4.
  private static func folder(of url: URL) -> String {
    let path = url.path(percentEncoded: true)
    guard path.hasPrefix("/"), let last = path.lastIndex(of: "/"), last > path.startIndex else {
      return "/"
    }
    return String(path[..<last])
  }

  /// A date, in whatever order it is written, by RFC 6265, 5.1.1.
  static func date(_ text: String) -> Date? {
    var (day, month, year, time) = (Int?.none, Int?.none, Int?.none, [Int]?.none)
    for token in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != ":" }) {
      let hours = token.split(separator: ":").compactMap { Int($0) }
      if time == nil, hours.count == 3, token.contains(":") {
        time = hours
      } else if day == nil, token.count <= 2, let number = Int(token) {
        day = number
      } else if month == nil,
        let place = months.firstIndex(of: String(token.prefix(3)).lowercased())
      {
        month = place + 1
      } else if year == nil, (2...4).contains(token.count), let number = Int(token) {
        year = number < 70 ? number + 2000 : number < 100 ? number + 1900 : number
      }
    }
    guard let day, let month, let year, let time, (1...31).contains(day), year >= 1601,
      time[0] < 24, time[1] < 60, time[2] < 60
    else { return nil }
    let seconds = (daysSince1970(year, month, day) * 24 + time[0]) * 3600 + time[1] * 60 + time[2]
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The days from 1970 to a day of the Gregorian calendar, whose years begin in March here.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, 1...12.
  ///   - day: The day, from 1.
  /// - Returns: How many there are.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let shifted = (month + 9) % 12
    let leaps = year / 4 - year / 100 + year / 400
    return year * 365 + leaps + (shifted * 153 + 2) / 5 + day - 1 - 719_468
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
