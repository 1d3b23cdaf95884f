import Network
import Testing

@Suite("Addresses of the network")
struct AddressTests {
  @Test(
    "four numbers with dots are an address, which is written as it was read",
    arguments: ["0.0.0.0", "127.0.0.1", "192.168.1.20", "255.255.255.255"])
  func four(text: String) throws {
    let address = try #require(IPv4Address(text))
    #expect(address.debugDescription == text && address.rawValue.count == 4)
    #expect(IPv4Address(address.rawValue) == address)
    #expect(NWEndpoint.Host(text) == .ipv4(address))
  }

  @Test(
    "what is no address is none",
    arguments: [
      "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "a.b.c.d", "1..2.3", ":", "1:2", ":::", "g::",
    ])
  func wrong(text: String) {
    #expect(IPv4Address(text) == nil && IPv6Address(text) == nil)
    #expect(NWEndpoint.Host(text) == .name(text, nil))
  }

  @Test(
    "groups of digits are an address, which is written in its shortest form",
    arguments: [
      ("::", "::"), ("::1", "::1"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"),
      ("fe80::0001:2%en0", "fe80::1:2"), ("1:0:0:2:0:0:0:3", "1:0:0:2::3"),
      ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"), ("1:0:3:4:5:6:7:8", "1:0:3:4:5:6:7:8"),
      ("::ffff:1.2.3.4", "::ffff:102:304"), ("1::", "1::"),
    ])
  func sixteen(text: String, shortest: String) throws {
    let address = try #require(IPv6Address(text))
    #expect(address.debugDescription == shortest && address.rawValue.count == 16)
    #expect(IPv6Address(shortest) == address && IPv6Address(address.rawValue) == address)
  }

  @Test("an address says whom it reaches")
  func kinds() throws {
    #expect(IPv4Address.loopback.isLoopback && !IPv4Address.any.isLoopback)
    #expect(try #require(IPv4Address("169.254.1.1")).isLinkLocal)
    #expect(try #require(IPv4Address("239.1.1.1")).isMulticast)
    #expect(!IPv4Address.broadcast.isMulticast && IPv6Address.loopback.isLoopback)
    #expect(try #require(IPv6Address("fe90::1")).isLinkLocal)
    #expect(try #require(IPv6Address("ff02::1")).isMulticast && !IPv6Address.any.isMulticast)
    #expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
    #expect(IPv6Address.loopback.asIPv4 == nil)
  }

  @Test("ports have numbers, and some have names")
  func ports() {
    #expect(NWEndpoint.Port("https") == 443 && NWEndpoint.Port("8080") == 8080)
    #expect(NWEndpoint.Port("nothing") == nil && NWEndpoint.Port("70000") == nil)
    #expect(NWEndpoint.Port(rawValue: 22) == .ssh && NWEndpoint.Port.any.rawValue == 0)
  }

  @Test("ends are written as people write them")
  func ends() throws {
    let url = try #require(URL(string: "wss://example.com"))
    let ends: [(NWEndpoint, String)] = [
      (.hostPort(host: "example.com", port: 80), "example.com:80"),
      (.hostPort(host: "1.2.3.4", port: .https), "1.2.3.4:443"),
      (.hostPort(host: "::1", port: 7), "::1.7"),
      (
        .service(name: "Lamp", type: "_hap._tcp", domain: "local.", interface: nil),
        "Lamp._hap._tcplocal."
      ),
      (.unix(path: "/tmp/a"), "/tmp/a"), (.url(url), "wss://example.com"),
    ]
    for (end, text) in ends {
      #expect(end.debugDescription == text && end.interface == nil && end.txtRecord == nil)
    }
    #expect(Set(ends.map(\.0)).count == ends.count)
  }

  @Test("what a service says of itself is by keys")
  func records() {
    var record = NWTXTRecord(["a": "1"])
    record["b"] = "2"
    record["a"] = nil
    #expect(record.dictionary == ["b": "2"] && record["b"] == "2" && NWTXTRecord()["b"] == nil)
  }

  @Test("an error says what it is in words, and is equal to itself")
  func errors() {
    #expect(NWError.posix(.ENETDOWN).localizedDescription.contains("Network is down"))
    #expect(NWError.posix(.ENETDOWN).localizedDescription.contains("error 100"))
    #expect(NWError.dns(kDNSServiceErr_PolicyDenied).debugDescription.contains("-65570"))
    #expect(Set([NWError.tls(1), .tls(1), .dns(1), .posix(.ECANCELED)]).count == 3)
  }
}
