import CryptoKit
import Foundation
import Testing

/// Keys that are derived from others.
@Suite("Keys as RFC 5869 prints them")
struct DerivedKeyTests {
  /// A case of the standard's appendix A.
  struct Case: Sendable {
    var secret: [UInt8]
    var salt: [UInt8]
    var info: [UInt8]
    /// What is extracted, in hexadecimal digits.
    var extracted: String
    /// The key, in hexadecimal digits.
    var key: String
  }

  private static func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] {
    [UInt8](repeating: byte, count: count)
  }

  private func digits<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func bytes(of digits: String) -> [UInt8] {
    let digits = Array(digits)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  /// By SHA-256: cases 1 to 3.
  static let long: [Case] = [
    Case(
      secret: bytes(0x0B, 22), salt: Array(0...12), info: Array(0xF0...0xF9),
      extracted: "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5",
      key: "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
        + "34007208d5b887185865"
    ),
    Case(
      secret: Array(0...0x4F), salt: Array(0x60...0xAF), info: Array(0xB0...0xFF),
      extracted: "06a6b88c5853361a06104c9ceb35b45cef760014904671014a193f40c15fc244",
      key: "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c"
        + "59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71"
        + "cc30c58179ec3e87c14c01d5c1f3434f1d87"
    ),
    Case(
      secret: bytes(0x0B, 22), salt: [], info: [],
      extracted: "19ef24a32c717b167f33a91d6f648bdf96596776afdb6377ac434c1c293ccb04",
      key: "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"
        + "9d201395faa4b61a96c8"
    ),
  ]

  /// By SHA-1: cases 4 to 7.
  static let short: [Case] = [
    Case(
      secret: bytes(0x0B, 11), salt: Array(0...12), info: Array(0xF0...0xF9),
      extracted: "9b6c18c432a7bf8f0e71c8eb88f4b30baa2ba243",
      key: "085a01ea1b10f36933068b56efa5ad81a4f14b822f5b091568a9cdd4f155fda2"
        + "c22e422478d305f3f896"
    ),
    Case(
      secret: Array(0...0x4F), salt: Array(0x60...0xAF), info: Array(0xB0...0xFF),
      extracted: "8adae09a2a307059478d309b26c4115a224cfaf6",
      key: "0bd770a74d1160f7c9f12cd5912a06ebff6adcae899d92191fe4305673ba2ffe"
        + "8fa3f1a4e5ad79f3f334b3b202b2173c486ea37ce3d397ed034c7f9dfeb15c5e"
        + "927336d0441f4c4300e2cff0d0900b52d3b4"
    ),
    Case(
      secret: bytes(0x0B, 22), salt: [], info: [],
      extracted: "da8c8a73c7fa77288ec6f5e7c297786aa0d32d01",
      key: "0ac1af7002b3d761d1e55298da9d0506b9ae52057220a306e07b6b87e8df21d0"
        + "ea00033de03984d34918"
    ),
    Case(
      secret: bytes(0x0C, 22), salt: [], info: [],
      extracted: "2adccada18779e7c2077ad2eb19d3f3e731385dd",
      key: "2c91117204d745f3500d636a62f64f0ab3bae548aa53d423b0d1f27ebba6f5e5"
        + "673a081d70cce7acfc48"
    ),
  ]

  private func expect<H: HashFunction>(_ function: H.Type, _ example: Case) {
    let secret = SymmetricKey(data: example.secret)
    let extracted = HKDF<H>.extract(inputKeyMaterial: secret, salt: example.salt)
    #expect(digits(extracted) == example.extracted)
    let expected = bytes(of: example.key)
    let key = HKDF<H>.deriveKey(
      inputKeyMaterial: secret, salt: example.salt, info: example.info,
      outputByteCount: expected.count)
    #expect(key == SymmetricKey(data: expected) && key.bitCount == 8 * expected.count)
    // In its two steps.
    let expanded = HKDF<H>.expand(
      pseudoRandomKey: extracted, info: example.info, outputByteCount: expected.count)
    #expect(expanded == key)
    if example.salt.isEmpty {
      let bare = HKDF<H>.deriveKey(
        inputKeyMaterial: secret, info: example.info, outputByteCount: expected.count)
      #expect(bare == key)
    }
    // A shorter key is the beginning of a longer one.
    for count in [0, 1, 19, 20, 31, 32, expected.count] {
      let part = HKDF<H>.expand(
        pseudoRandomKey: extracted, info: example.info, outputByteCount: count)
      #expect(part == SymmetricKey(data: expected.prefix(count)))
    }
  }

  @Test("SHA-256", arguments: long)
  func longKeys(example: Case) { expect(SHA256.self, example) }

  @Test("SHA-1", arguments: short)
  func shortKeys(example: Case) { expect(Insecure.SHA1.self, example) }

  @Test("the longest key is of 255 digests, each another one")
  func longest() {
    let secret = SymmetricKey(data: [1, 2, 3] as [UInt8])
    let extracted = HKDF<SHA256>.extract(inputKeyMaterial: secret, salt: [] as [UInt8])
    let key = HKDF<SHA256>.expand(
      pseudoRandomKey: extracted, info: [] as [UInt8], outputByteCount: 255 * 32)
    #expect(key.bitCount == 255 * 256)
  }

  @Test("another secret, salt or purpose gives another key")
  func different() {
    func key(_ secret: UInt8, _ salt: UInt8, _ info: UInt8) -> SymmetricKey {
      HKDF<SHA384>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: [secret]), salt: [salt], info: [info],
        outputByteCount: 16)
    }
    let keys = [key(0, 0, 0), key(1, 0, 0), key(0, 1, 0), key(0, 0, 1), key(1, 1, 1)]
    #expect(Set(keys).count == 5)
    #expect(key(1, 1, 1) == keys[4])
  }
}
