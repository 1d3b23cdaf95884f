import CommonCrypto
import Foundation
import Testing

@Suite("Digests and codes by C's names")
struct CommonCryptoTests {
  typealias Digest =
    @Sendable (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
    UnsafeMutablePointer<UInt8>?

  private func words(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func digest(_ text: String, _ length: Int32, _ digest: Digest) -> String {
    let data = Data(text.utf8)
    var bytes = [UInt8](repeating: 0, count: Int(length))
    data.withUnsafeBytes { _ = digest($0.baseAddress, CC_LONG(data.count), &bytes) }
    return words(bytes)
  }

  @Test("digests are the standards'")
  func digests() {
    #expect(
      digest("abc", CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) }
        == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      digest("abc", CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) }
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest("abc", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest("", CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      digest("abc", CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }
        .hasPrefix("cb00753f45a35e8b"))
    #expect(
      digest("abc", CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }
        .hasSuffix("2a9ac94fa54ca49f"))
  }

  @Test("bytes in pieces have the digest of the whole")
  func pieces() {
    func state<State>(
      _ state: State, _ length: Int32, _ start: (inout State) -> Int32,
      _ add: (inout State, [UInt8]) -> Int32, _ end: (inout State, inout [UInt8]) -> Int32
    ) -> String {
      var state = state
      var bytes = [UInt8](repeating: 0, count: Int(length))
      #expect(start(&state) == 1)
      #expect(add(&state, Array("a".utf8)) == 1 && add(&state, Array("bc".utf8)) == 1)
      #expect(end(&state, &bytes) == 1)
      return words(bytes)
    }
    #expect(
      state(CC_MD5_CTX(), 16, { CC_MD5_Init(&$0) }, { CC_MD5_Update(&$0, $1, CC_LONG($1.count)) }) {
        CC_MD5_Final(&$1, &$0)
      } == digest("abc", 16) { CC_MD5($0, $1, $2) })
    #expect(
      state(
        CC_SHA1_CTX(), 20, { CC_SHA1_Init(&$0) }, { CC_SHA1_Update(&$0, $1, CC_LONG($1.count)) }
      ) { CC_SHA1_Final(&$1, &$0) } == digest("abc", 20) { CC_SHA1($0, $1, $2) })
    #expect(
      state(
        CC_SHA256_CTX(), 32, { CC_SHA256_Init(&$0) },
        { CC_SHA256_Update(&$0, $1, CC_LONG($1.count)) }
      ) { CC_SHA256_Final(&$1, &$0) } == digest("abc", 32) { CC_SHA256($0, $1, $2) })
    #expect(
      state(
        CC_SHA512_CTX(), 48, { CC_SHA384_Init(&$0) },
        { CC_SHA384_Update(&$0, $1, CC_LONG($1.count)) }
      ) { CC_SHA384_Final(&$1, &$0) } == digest("abc", 48) { CC_SHA384($0, $1, $2) })
    #expect(
      state(
        CC_SHA512_CTX(), 64, { CC_SHA512_Init(&$0) },
        { CC_SHA512_Update(&$0, $1, CC_LONG($1.count)) }
      ) { CC_SHA512_Final(&$1, &$0) } == digest("abc", 64) { CC_SHA512($0, $1, $2) })
  }

  private func code(_ algorithm: Int, _ length: Int32, key: [UInt8], _ message: String) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(length))
    let message = Array(message.utf8)
    CCHmac(CCHmacAlgorithm(algorithm), key, key.count, message, message.count, &bytes)
    return words(bytes)
  }

  @Test("codes are those of RFC 2202 and 4231, with keys longer than a block, too")
  func codes() {
    let jefe = Array("Jefe".utf8)
    let question = "what do ya want for nothing?"
    #expect(
      code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, key: jefe, question)
        == "750c783e6ab0b503eaa86e310a5db738")
    #expect(
      code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, key: jefe, question)
        == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(
      code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: jefe, question)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      code(
        kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: Array(repeating: 0xAA, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First")
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(
      code(kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH, key: jefe, question).hasPrefix("af45d2e3"))
    #expect(
      code(kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH, key: jefe, question).hasPrefix("164b7a7b"))
  }

  @Test("a code in pieces is that of the whole")
  func codeInPieces() {
    let key = Array("Jefe".utf8)
    var context = CCHmacContext()
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count)
    for piece in ["what do ya want ", "for nothing?"].map({ Array($0.utf8) }) {
      CCHmacUpdate(&context, piece, piece.count)
    }
    CCHmacFinal(&context, &bytes)
    let whole = code(
      kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: key, "what do ya want for nothing?")
    #expect(words(bytes) == whole)
  }

  /// Makes a key of `password` and `salt`, by so many rounds.
  private func key(_ function: Int, rounds: UInt32, count: Int) -> (Int, String) {
    var key = [UInt8](repeating: 0, count: max(count, 1))
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
      CCPseudoRandomAlgorithm(function), rounds, &key, count)
    return (Int(status), words(key))
  }

  @Test("keys of passwords are those of RFC 6070, and its kin's by SHA-256")
  func keys() {
    #expect(
      key(kCCPRFHmacAlgSHA1, rounds: 1, count: 20)
        == (kCCSuccess, "0c60c80f961f0e71f3a9b524af6012062fe037a6"))
    #expect(
      key(kCCPRFHmacAlgSHA1, rounds: 2, count: 20)
        == (kCCSuccess, "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957"))
    #expect(
      key(kCCPRFHmacAlgSHA256, rounds: 1, count: 32)
        == (kCCSuccess, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"))
    let long = key(kCCPRFHmacAlgSHA256, rounds: 1, count: 40).1
    #expect(long.hasPrefix(key(kCCPRFHmacAlgSHA256, rounds: 1, count: 32).1) && long.count == 80)
    #expect(key(kCCPRFHmacAlgSHA256, rounds: 0, count: 32).0 == kCCParamError)
    #expect(key(9, rounds: 1, count: 32).0 == kCCParamError)
  }
}
