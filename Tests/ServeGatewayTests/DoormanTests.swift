import NIOHTTP1
import Testing

@testable import ServeGateway

/// Who is let in.
@Suite("Doorman")
struct DoormanTests {
  private let doorman = Doorman(token: "secret", address: "127.0.0.1", port: 8080)

  private func verdict(
    _ uri: String, host: [String] = ["127.0.0.1:8080"], origin: [String] = [],
    method: HTTPMethod = .GET
  ) -> Doorman.Verdict {
    let lines = host.map { ("Host", $0) } + origin.map { ("Origin", $0) }
    return doorman.judge(
      HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: HTTPHeaders(lines)))
  }

  private func status(_ verdict: Doorman.Verdict) -> UInt? {
    if case .refused(let status, _) = verdict { status.code } else { nil }
  }

  @Test("gives the page to whoever knows the token, by either name of this machine")
  func page() {
    #expect(verdict("/secret/") == .file(""))
    #expect(verdict("/secret/live.js?1", host: ["localhost:8080"]) == .file("live.js"))
    // A name is looked up among what the page has: there is no way up from it.
    #expect(verdict("/secret/../etc/passwd") == .file("../etc/passwd"))
  }

  @Test(
    "refuses other names, no name and two names of this machine",
    arguments: [
      ["evil.example:8080"], ["127.0.0.1"], ["127.0.0.1:80"], [],
      ["127.0.0.1:8080", "localhost:8080"],
      ["evil.example"], ["127.0.0.1:8080.evil.example"],
    ])
  func host(names: [String]) { #expect(status(verdict("/secret/", host: names)) == 421) }

  @Test(
    "refuses what has no token, or another one",
    arguments: [
      "/", "/secret", "/secre/", "/secrets/", "/Secret/", "//secret/", "/x/secret/", "*", "",
    ])
  func token(uri: String) { #expect(status(verdict(uri)) == 403) }

  @Test("on every interface goes by any address in numbers, and by no other name")
  func everywhere() {
    for address in ["0.0.0.0", "::"] {
      let doorman = Doorman(token: "secret", address: address, port: 8080)
      func verdict(_ host: String, _ origin: String? = nil) -> Doorman.Verdict {
        let lines = [("Host", host)] + (origin.map { [("Origin", $0)] } ?? [])
        let uri = origin == nil ? "/secret/" : "/secret/socket"
        return doorman.judge(
          HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: HTTPHeaders(lines)))
      }
      for host in [
        "192.168.1.7:8080", "10.0.0.2", "127.0.0.1:9000", "[fe80::1]:8080", "localhost:1",
      ] {
        #expect(verdict(host) == .file(""), "\(host)")
        #expect(verdict(host, "http://\(host)") == .socket, "\(host)")
      }
      for host in [
        "evil.example:8080", "evil.example", "1.2.3.4.evil.example:8080", "10.0.0.2:x", "[evil]:80",
        "fe80::1", "", ":8080", "0x7f.1", "10.0.0.256",
      ] { #expect(status(verdict(host)) == 421, "\(host)") }
      #expect(status(verdict("10.0.0.2:8080", "http://10.0.0.3:8080")) == 403)
      #expect(status(verdict("10.0.0.2:8080", "http://evil.example")) == 403)
    }
  }

  @Test("reads only")
  func methods() {
    #expect(status(verdict("/secret/", method: .POST)) == 405)
    #expect(verdict("/secret/", method: .HEAD) == .file(""))
  }

  @Test("gives the socket to the page alone")
  func socket() {
    #expect(verdict("/secret/socket", origin: ["http://127.0.0.1:8080"]) == .socket)
    for origins in [
      [], ["http://evil.example"], ["null"], ["https://127.0.0.1:8080"], ["http://127.0.0.1:8081"],
      ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ] {
      #expect(status(verdict("/secret/socket", origin: origins)) == 403)
    }
  }

  @Test("knows no other name of an interface that others reach")
  func interface() {
    #expect(Doorman(token: "", address: "192.0.2.1", port: 1).hosts == ["192.0.2.1:1"])
    #expect(Doorman(token: "", address: "::1", port: 1).hosts == ["[::1]:1", "localhost:1"])
  }
}
