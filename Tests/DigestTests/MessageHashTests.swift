import Digest
import Testing

@Suite("Digests by the algorithm's name")
struct MessageHashTests {
  /// Digests of `abc`: FIPS 180-4's examples, and RFC 1321's of the appendix A.5.
  static let vectors: [(MessageHash.Algorithm, String)] = [
    (.md5, "900150983cd24fb0d6963f7d28e17f72"),
    (.sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      .sha384,
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    ),
    (
      .sha512,
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    ),
  ]
  /// Digests of nothing, by the same sources and FIPS 180's examples.
  static let empty: [(MessageHash.Algorithm, String)] = [
    (.md5, "d41d8cd98f00b204e9800998ecf8427e"),
    (.sha1, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    (.sha256, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (
      .sha384,
      "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b"
    ),
    (
      .sha512,
      "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
        + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
    ),
  ]
  private func words(_ text: String, _ algorithm: MessageHash.Algorithm) -> String {
    SHA256.hexadecimal(MessageHash.digest(of: Array(text.utf8), by: algorithm))
  }

  @Test("gives the standards' digests", arguments: vectors)
  func standard(algorithm: MessageHash.Algorithm, digest: String) {
    #expect(words("abc", algorithm) == digest)
  }

  @Test("gives the standards' digests of nothing", arguments: empty)
  func nothing(algorithm: MessageHash.Algorithm, digest: String) {
    #expect(words("", algorithm) == digest)
    #expect(digest.utf8.count == algorithm.byteCount * 2)
  }

  @Test("messages of two blocks, by the standards' further examples")
  func long() {
    #expect(
      words(
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890", .md5)
        == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(
      words("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", .sha1)
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    #expect(
      words(
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
          + "lmnopqrsmnopqrstnopqrstu", .sha512)
        == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
  }

  @Test(
    "does not care how the bytes are cut, nor whether it was asked before",
    arguments: MessageHash.Algorithm.allCases, [55, 56, 64, 111, 112, 120, 128, 300])
  func pieces(algorithm: MessageHash.Algorithm, length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var hash = MessageHash(algorithm)
    for start in stride(from: 0, to: length, by: 7) {
      hash.update(Array(bytes[start..<min(start + 7, length)]))
      _ = hash.digest
    }
    #expect(hash.digest == MessageHash.digest(of: bytes, by: algorithm))
    #expect(hash.digest != MessageHash.digest(of: bytes + [0], by: algorithm))
  }
}
