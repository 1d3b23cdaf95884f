import ServeWire
import Testing

/// What the tool and its gateway say to each other.
@Suite("Words between tool and gateway")
struct WireTests {
  private static let all: [WireMessage] = [
    .listen(address: "::1", port: 65535, token: "ab"),
    .file(name: "", type: "text/html", bytes: [0, 255]),
    .open, .binary(connection: .max, bytes: []), .binary(connection: 7, bytes: [1, 2, 3]),
    .listening(port: 80), .refused(reason: "Ä"), .opened(connection: 1),
    .text(connection: 2, text: "{\"is\":\"…\"}"), .closed(connection: 3),
  ]

  @Test("are read as they were written, in one part or in bytes")
  func roundTrip() throws {
    let bytes = Self.all.flatMap(\.bytes)
    var reader = WireReader()
    #expect(try reader.read(bytes) == Self.all)
    var slow = WireReader()
    var read: [WireMessage] = []
    for byte in bytes { read += try slow.read([byte]) }
    #expect(read == Self.all)
  }

  @Test(
    "are refused when they are none",
    arguments: [
      [0, 0, 0, 0], [255, 255, 255, 255], [0, 0, 0, 1, 99], [0, 0, 0, 2, 6, 1],
      [0, 0, 0, 9, 5, 0, 0, 0, 200, 65, 66, 67, 68],
    ] as [[UInt8]])
  func damage(bytes: [UInt8]) {
    var reader = WireReader()
    #expect(throws: WireReader.Damage.self) { try reader.read(bytes) }
  }
}
