import Foundation
import ServeWire
import Synchronization
import Testing

@testable import ServeGateway

/// The gateway, asked over the network as a stranger would.
@Suite("Gateway", .serialized)
struct GatewayTests {
  /// What the tool would hear.
  private final class Heard: Sendable {
    private let messages = Mutex<[WireMessage]>([])
    func note(_ message: WireMessage) { messages.withLock { $0.append(message) } }
    /// Waits until so many were heard.
    func first(_ count: Int) -> [WireMessage] {
      for _ in 0..<500 {
        let all = messages.withLock { $0 }
        if all.count >= count { return all }
        usleep(10000)
      }
      return messages.withLock { $0 }
    }
  }

  private static func open() throws -> (gateway: Gateway, port: UInt16, heard: Heard) {
    let heard = Heard()
    let gateway = Gateway { heard.note($0) }
    let port = try gateway.listen(
      address: "127.0.0.1", port: 0, token: "secret",
      files: [("", "text/html", Array("<p>page".utf8)), ("a.js", "text/javascript", [])])
    return (gateway, port, heard)
  }

  /// Writes lines and reads what comes, until there is `count` of it or the end.
  private static func ask(
    _ port: UInt16, _ text: String, bytes more: [UInt8] = [], atLeast count: Int = .max
  ) -> String {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(number) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isOpen else { return "no connection" }
    let bytes = Array(text.replacing("\n", with: "\r\n").utf8) + more
    _ = send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while answer.count < count {
      let got = recv(number, &part, part.count, 0)
      guard got > 0 else { break }
      answer += part.prefix(got)
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private static func request(_ path: String, _ port: UInt16, _ lines: String = "") -> String {
    "GET \(path) HTTP/1.1\nHost: 127.0.0.1:\(port)\nConnection: close\n\(lines)\n"
  }

  @Test("gives the page's files, and no others")
  func files() throws {
    let (_, port, _) = try Self.open()
    let page = Self.ask(port, Self.request("/secret/", port))
    #expect(page.hasPrefix("HTTP/1.1 200 OK"))
    #expect(page.hasSuffix("<p>page"))
    #expect(page.contains("default-src 'none'"))
    for path in [
      "/secret/../../etc/passwd", "/secret/%2e%2e/etc/passwd", "/secret//etc/passwd",
      "/secret/b.js",
    ] {
      #expect(Self.ask(port, Self.request(path, port)).hasPrefix("HTTP/1.1 404"))
    }
    #expect(Self.ask(port, Self.request("/wrong/", port)).hasPrefix("HTTP/1.1 403"))
    let other = "GET /secret/ HTTP/1.1\nHost: evil.example\nConnection: close\n\n"
    #expect(Self.ask(port, other).hasPrefix("HTTP/1.1 421"))
  }

  private static let upgrade = """
    Upgrade: websocket
    Sec-WebSocket-Version: 13
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

    """
  private static func socketRequest(_ port: UInt16, origin: String) -> String {
    "GET /secret/socket HTTP/1.1\nHost: 127.0.0.1:\(port)\nConnection: Upgrade\n\(upgrade)"
      + "Origin: \(origin)\n\n"
  }

  @Test("opens the socket for its page, passes words on, and tells when the page is gone")
  func opens() throws {
    let (_, port, heard) = try Self.open()
    // Two letters, masked as a page's are: with zeros.
    let answer = Self.ask(
      port, Self.socketRequest(port, origin: "http://127.0.0.1:\(port)"),
      bytes: [0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69, 0x88, 0x80, 0, 0, 0, 0])
    #expect(answer.hasPrefix("HTTP/1.1 101 Switching Protocols"))
    #expect(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    #expect(
      heard.first(3) == [
        .opened(connection: 1), .text(connection: 1, text: "hi"), .closed(connection: 1),
      ])
  }

  @Test("keeps the socket from other sites", arguments: ["http://evil.example", "null"])
  func foreign(origin: String) throws {
    let (_, port, heard) = try Self.open()
    #expect(Self.ask(port, Self.socketRequest(port, origin: origin)).hasPrefix("HTTP/1.1 403"))
    #expect(heard.first(0).isEmpty)
  }

  @Test("says why it cannot listen")
  func taken() throws {
    let (_, port, _) = try Self.open()
    let second = Gateway { _ in }
    #expect(throws: Gateway.Refusal(reason: "Address already in use")) {
      try second.listen(address: "127.0.0.1", port: port, token: "", files: [])
    }
  }
}
