import Digest
import Testing

@Suite("SHA256")
struct SHA256Tests {
  /// Messages and digests of the standard's own examples.
  static let vectors: [(message: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]

  @Test("gives the standard's digests", arguments: vectors)
  func standard(vector: (message: String, digest: String)) {
    #expect(SHA256.hexadecimal(of: Array(vector.message.utf8)) == vector.digest)
  }

  @Test("digests a million letters a")
  func million() {
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.hexadecimal(of: letters)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("does not care how the bytes are cut", arguments: [1, 3, 55, 56, 63, 64, 65, 127])
  func pieces(size: Int) {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(SHA256.hexadecimal(hash.finalize()) == SHA256.hexadecimal(of: bytes))
  }

  @Test("tells apart messages that differ in one bit or in length", arguments: 50..<70)
  func sensitivity(length: Int) {
    let bytes = [UInt8](repeating: 0, count: length)
    var other = bytes
    other[length / 2] = 1
    let digests = [bytes, other, bytes + [0]].map { SHA256.hexadecimal(of: $0) }
    #expect(Set(digests).count == 3)
  }
}
