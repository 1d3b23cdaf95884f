import CryptoKit
import Foundation
import Testing

@Suite("Digests and codes by CryptoKit's names")
struct CryptoKitTests {
  private func words<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }
  private let abc = Data("abc".utf8)

  @Test("a digest is its bytes, and says its name with them")
  func digests() {
    let digest = SHA256.hash(data: abc)
    #expect(
      digest.description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest == SHA256.hash(data: [UInt8]("abc".utf8)) && digest == Data(digest))
    #expect(digest != SHA256.hash(data: Data()) && Array(digest).count == SHA256.byteCount)
    #expect(words(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      Insecure.SHA1.hash(data: abc).description
        == "SHA1 digest: a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(words(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8b"))
    #expect(words(SHA512.hash(data: abc)).hasSuffix("2a9ac94fa54ca49f"))
  }

  @Test("bytes in pieces have the digest of the whole, before and after more")
  func pieces() {
    var hash = SHA512()
    hash.update(data: Data("a".utf8))
    #expect(hash.finalize() == SHA512.hash(data: Data("a".utf8)))
    hash.update(data: Data("bc".utf8))
    #expect(hash.finalize() == SHA512.hash(data: abc))
  }

  /// Codes by SHA-256: RFC 4231, cases 1, 2 and 6, whose key is longer than a block.
  static let codes: [(key: Data, message: String, code: String)] = [
    (
      Data(repeating: 0x0B, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Data("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      Data(repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ]

  @Test("codes are the standard's", arguments: codes)
  func code(example: (key: Data, message: String, code: String)) {
    let (key, message) = (SymmetricKey(data: example.key), Data(example.message.utf8))
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(code.description == "HMAC with SHA256: \(example.code)")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
    var pieces = HMAC<SHA256>(key: key)
    for byte in message { pieces.update(data: [byte]) }
    #expect(pieces.finalize() == code)
  }

  @Test("keys of a secret are the standard's: RFC 5869, cases 1 and 3")
  func derived() {
    let secret = SymmetricKey(data: Data(repeating: 0x0B, count: 22))
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: Data(0...12), info: Data(0xF0...0xF9), outputByteCount: 42)
    let expected: [UInt8] = [
      0x3C, 0xB2, 0x5F, 0x25, 0xFA, 0xAC, 0xD5, 0x7A, 0x90, 0x43, 0x4F, 0x64, 0xD0, 0x36, 0x2F,
      0x2A, 0x2D, 0x2D, 0x0A, 0x90, 0xCF, 0x1A, 0x5A, 0x4C, 0x5D, 0xB0, 0x2D, 0x56, 0xEC, 0xC4,
      0xC5, 0xBF, 0x34, 0x00, 0x72, 0x08, 0xD5, 0xB8, 0x87, 0x18, 0x58, 0x65,
    ]
    #expect(key == SymmetricKey(data: expected) && key.bitCount == 336)
    let bare = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, info: Data(), outputByteCount: 42)
    let plain: [UInt8] = [
      0x8D, 0xA4, 0xE7, 0x75, 0xA5, 0x63, 0xC1, 0x8F, 0x71, 0x5F, 0x80, 0x2A, 0x06, 0x3C, 0x5A,
      0x31, 0xB8, 0xA1, 0x1F, 0x5C, 0x5E, 0xE1, 0x87, 0x9E, 0xC3, 0x45, 0x4E, 0x5F, 0x3C, 0x73,
      0x8D, 0x2D, 0x9D, 0x20, 0x13, 0x95, 0xFA, 0xA4, 0xB6, 0x1A, 0x96, 0xC8,
    ]
    #expect(bare == SymmetricKey(data: plain))
  }
}
