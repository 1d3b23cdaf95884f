import CryptoKit
import Foundation
import Testing

/// Codes and keys that the standards print.
@Suite("Codes as the standards print them")
struct PublishedCodeTests {
  private static func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] {
    [UInt8](repeating: byte, count: count)
  }
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  private func digits<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func expect<H: HashFunction>(
    _ function: H.Type, _ code: String, _ key: [UInt8], _ message: [UInt8]
  ) {
    let key = SymmetricKey(data: key)
    let own = HMAC<H>.authenticationCode(for: message, using: key)
    #expect(digits(own) == code)
    #expect(own.byteCount == code.utf8.count / 2)
    // In two pieces, and as bytes of Foundation's.
    var pieces = HMAC<H>(key: key)
    pieces.update(data: message.prefix(message.count / 3))
    pieces.update(data: Data(message.dropFirst(message.count / 3)))
    #expect(pieces.finalize() == own)
    #expect(HMAC<H>.isValidAuthenticationCode(own, authenticating: message, using: key))
    // One bit of the code is not the code's.
    var wrong = Array(own)
    wrong[wrong.count - 1] ^= 1
    #expect(!HMAC<H>.isValidAuthenticationCode(wrong, authenticating: message, using: key))
    #expect(
      !HMAC<H>.isValidAuthenticationCode(wrong.dropLast(), authenticating: message, using: key))
  }

  /// RFC 4231, sections 4.2 to 4.8 without the one that is cut: keys, messages, and codes by SHA-256, SHA-384 and
  /// SHA-512.
  static let long: [(key: [UInt8], message: [UInt8], codes: [String])] = [
    // Case 1.
    (
      bytes(0x0B, 20),
      bytes("Hi There"),
      [
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
        "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59c"
          + "faea9ea9076ede7f4af152e8b2fa9cb6",
        "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
          + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854",
      ]
    ),
    // Case 2.
    (
      bytes("Jefe"),
      bytes("what do ya want for nothing?"),
      [
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e"
          + "8e2240ca5e69e2c78b3239ecfab21649",
        "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
          + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737",
      ]
    ),
    // Case 3.
    (
      bytes(0xAA, 20),
      bytes(0xDD, 50),
      [
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
        "88062608d3e6ad8a0aa2ace014c8a86f0aa635d947ac9febe83ef4e55966144b"
          + "2a5ab39dc13814b94e3ab6e101a34f27",
        "fa73b0089d56a284efb0f0756c890be9b1b5dbdd8ee81a3655f83e33b2279d39"
          + "bf3e848279a722c806b485a47e67c807b946a337bee8942674278859e13292fb",
      ]
    ),
    // Case 4.
    (
      Array(1...25),
      bytes(0xCD, 50),
      [
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
        "3e8a69b7783c25851933ab6290af6ca77a9981480850009cc5577c6e1f573b4e"
          + "6801dd23c4a7d679ccf8a386c674cffb",
        "b0ba465637458c6990e5a8c5f61d4af7e576d97ff94b872de76f8050361ee3db"
          + "a91ca5c11aa25eb4d679275cc5788063a5f19741120c4f2de2adebeb10a298dd",
      ]
    ),
    // Case 6.
    (
      bytes(0xAA, 131),
      bytes("Test Using Larger Than Block-Size Key - Hash Key First"),
      [
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
        "4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c6"
          + "0c2ef6ab4030fe8296248df163f44952",
        "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
          + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598",
      ]
    ),
    // Case 7.
    (
      bytes(0xAA, 131),
      bytes(
        "This is a test using a larger than block-size key and a larger than bl"
          + "ock-size data. The key needs to be hashed before being used by the HMA"
          + "C algorithm."),
      [
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
        "6617178e941f020d351e2f254e8fd32c602420feb0b8fb9adccebb82461e99c5"
          + "a678cc31e799176d3860e6110c46523e",
        "e37b6a775dc87dbaa4dfa9f96e5e3ffddebd71f8867289865df5a32d20cdc944"
          + "b6022cac3c4982b10d5eeb55c3e4de15134676fb6de0446065c97440fa8c6a58",
      ]
    ),
  ]

  @Test("RFC 4231", arguments: long)
  func longCodes(example: (key: [UInt8], message: [UInt8], codes: [String])) {
    expect(SHA256.self, example.codes[0], example.key, example.message)
    expect(SHA384.self, example.codes[1], example.key, example.message)
    expect(SHA512.self, example.codes[2], example.key, example.message)
  }

  /// RFC 2202, section 2: keys, messages and codes by MD5.
  static let fives: [(key: [UInt8], message: [UInt8], code: String)] = [
    (
      bytes(0x0B, 16),
      bytes("Hi There"),
      "9294727a3638bb1c13f48ef8158bfc9d"
    ),
    (
      bytes("Jefe"),
      bytes("what do ya want for nothing?"),
      "750c783e6ab0b503eaa86e310a5db738"
    ),
    (
      bytes(0xAA, 16),
      bytes(0xDD, 50),
      "56be34521d144c88dbb8c733f0e8b3f6"
    ),
    (
      Array(1...25),
      bytes(0xCD, 50),
      "697eaf0aca3a3aea3a75164746ffaa79"
    ),
    (
      bytes(0x0C, 16),
      bytes("Test With Truncation"),
      "56461ef2342edc00f9bab995690efd4c"
    ),
    (
      bytes(0xAA, 80),
      bytes("Test Using Larger Than Block-Size Key - Hash Key First"),
      "6b1ab7fe4bd7bf8f0b62e6ce61b9d0cd"
    ),
    (
      bytes(0xAA, 80),
      bytes(
        "Test Using Larger Than Block-Size Key and Larger Than One Block-Size D"
          + "ata"),
      "6f630fad67cda0ee1fb1f562db3aa53e"
    ),
  ]

  @Test("RFC 2202, MD5", arguments: fives)
  func md5Codes(example: (key: [UInt8], message: [UInt8], code: String)) {
    expect(Insecure.MD5.self, example.code, example.key, example.message)
  }

  /// RFC 2202, section 3: keys, messages and codes by SHA-1.
  static let ones: [(key: [UInt8], message: [UInt8], code: String)] = [
    (
      bytes(0x0B, 20),
      bytes("Hi There"),
      "b617318655057264e28bc0b6fb378c8ef146be00"
    ),
    (
      bytes("Jefe"),
      bytes("what do ya want for nothing?"),
      "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
    ),
    (
      bytes(0xAA, 20),
      bytes(0xDD, 50),
      "125d7342b9ac11cd91a39af48aa17b4f63f175d3"
    ),
    (
      Array(1...25),
      bytes(0xCD, 50),
      "4c9007f4026250c6bc8414f9bf50c86c2d7235da"
    ),
    (
      bytes(0x0C, 20),
      bytes("Test With Truncation"),
      "4c1a03424b55e07fe7f27be1d58bb9324a9a5a04"
    ),
    (
      bytes(0xAA, 80),
      bytes("Test Using Larger Than Block-Size Key - Hash Key First"),
      "aa4ae5e15272d00e95705637ce8a3b55ed402112"
    ),
    (
      bytes(0xAA, 80),
      bytes(
        "Test Using Larger Than Block-Size Key and Larger Than One Block-Size D"
          + "ata"),
      "e8e99d0f45237d786d6bbaa7965c7808bbff1a91"
    ),
  ]

  @Test("RFC 2202, SHA-1", arguments: ones)
  func sha1Codes(example: (key: [UInt8], message: [UInt8], code: String)) {
    expect(Insecure.SHA1.self, example.code, example.key, example.message)
  }
}
