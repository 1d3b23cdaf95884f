internal import NIOCore
internal import NIOHTTP1

/// A doorman: which requests are let in.
///
/// Whoever knows the token may see the page; a token is drawn anew each time the server starts. The names that a request may
/// have for this host are those that it was told: a page of another site whose name was turned to this machine
/// (DNS rebinding) calls it otherwise. On every interface it may be called by any address in numbers, which no other site's
/// name is, and by any port, as one from outside a container is another. A WebSocket is for the page itself alone, which has
/// come from where `Origin` tells.
struct Doorman: Sendable {
  /// The secret part of the address.
  let token: String
  /// What the server may be called, with its port: `127.0.0.1:8080`.
  let hosts: Set<String>
  /// Whether the server listens on every interface.
  private let isEverywhere: Bool

  /// Creates a doorman.
  ///
  /// - Parameters:
  ///   - token: The secret part of the address.
  ///   - address: The interface's address.
  ///   - port: The port.
  init(token: String, address: String, port: UInt16) {
    self.token = token
    let name = address.contains(":") ? "[\(address)]" : address
    hosts =
      Self.loopbacks.contains(address)
      ? ["\(name):\(port)", "localhost:\(port)"] : ["\(name):\(port)"]
    isEverywhere = Self.wildcards.contains(address)
  }

  private static let wildcards: Set<String> = ["0.0.0.0", "::"]
  private static let loopbacks: Set<String> = ["127.0.0.1", "::1"]

  /// An answer to a request.
  enum Verdict: Equatable, Sendable {
    /// The file of this name, which may be no file of the page.
    case file(String)
    /// The page's WebSocket.
    case socket
    /// No, with a status and a line of text.
    case refused(HTTPResponseStatus, String)
  }

  /// The name of the WebSocket's address below the token.
  static let socketName = "socket"

  /// Judges a request.
  ///
  /// - Parameter head: The request's first lines.
  /// - Returns: What it may have.
  func judge(_ head: HTTPRequestHead) -> Verdict {
    // Several `Host` lines are an attempt at something.
    let named = head.headers["host"]
    guard named.count == 1, isCalled(named[0].lowercased()) else {
      return .refused(.misdirectedRequest, "this server is not called so")
    }
    guard head.method == .GET || head.method == .HEAD else {
      return .refused(.methodNotAllowed, "accepted is GET")
    }
    let path = head.uri.prefix { $0 != "?" && $0 != "#" }
    let words = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, words[0].isEmpty, Self.isSame(String(words[1]), token) else {
      return .refused(.forbidden, "the address lacks the token that 'rostrum serve' printed")
    }
    guard words[2] == Self.socketName else { return .file(String(words[2])) }
    let origins = head.headers["origin"]
    guard origins == ["http://\(named[0].lowercased())"] else {
      return .refused(.forbidden, "the socket is for the page of this server")
    }
    return .socket
  }

  /// Whether the server goes by this name: `127.0.0.1:8080`.
  private func isCalled(_ host: String) -> Bool {
    if hosts.contains(host) { return true }
    guard isEverywhere else { return false }
    var name = host[...]
    if let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") {
      guard UInt16(host[host.index(after: colon)...]) != nil else { return false }
      name = host[..<colon]
    }
    if name == "localhost" { return true }
    if name.hasPrefix("["), name.hasSuffix("]") {
      return Self.isAddress(String(name.dropFirst().dropLast()), .inet6)
    }
    return Self.isAddress(String(name), .inet)
  }

  /// Whether a text is an address in numbers.
  private static func isAddress(_ text: String, _ family: NIOBSDSocket.ProtocolFamily) -> Bool {
    (try? SocketAddress(ipAddress: text, port: 0))?.protocol == family
  }

  /// Compares in a time that says nothing of where they differ.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
