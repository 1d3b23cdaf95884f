import CryptoKit
import Foundation
import Testing

/// What holds for each function that makes digests, and for keys.
@Suite("Functions that make digests")
struct HashFunctionTests {
  /// The name of a function, and how long its digests and blocks are.
  private func expect<H: HashFunction>(
    _ function: H.Type, _ name: String, _ byteCount: Int, block: Int
  ) {
    #expect(H.blockByteCount == block && H.Digest.byteCount == byteCount)
    let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 13) }
    let digest = H.hash(data: message)
    // A digest is a sequence of its bytes, as often as somebody asks.
    #expect(Array(digest).count == byteCount && Array(digest) == digest.map { $0 })
    #expect(digest.contains { $0 != 0 })
    // It says what it is.
    let digits = digest.map { String(format: "%02x", $0) }.joined()
    #expect(digest.description == "\(name) digest: \(digits)")
    #expect("\(digest)" == digest.description)
    // It is compared with digests and with bytes.
    #expect(digest == H.hash(data: Data(message)))
    let (own, short): ([UInt8], [UInt8]) = (Array(digest), Array(digest.dropLast()))
    #expect(digest == Data(own) && !(digest == short))
    #expect(digest != H.hash(data: message.dropLast()))
    #expect(Set([digest, H.hash(data: message), H.hash(data: [] as [UInt8])]).count == 2)
    pieces(function, of: message)
  }

  private func pieces<H: HashFunction>(_ function: H.Type, of message: [UInt8]) {
    let digest = H.hash(data: message)
    for size in [1, 7, H.blockByteCount - 1, H.blockByteCount, H.blockByteCount + 1] {
      var hash = H()
      for start in stride(from: 0, to: message.count, by: size) {
        hash.update(data: message[start..<min(start + size, message.count)])
      }
      #expect(hash.finalize() == digest, "\(H.self) by \(size)")
      #expect(hash.finalize() == digest)
    }
    // What was begun goes two ways.
    var one = H()
    one.update(data: message)
    var other = one
    other.update(data: [0] as [UInt8])
    #expect(one.finalize() == digest && other.finalize() == H.hash(data: message + [0]))
  }

  @Test("each has its name, its sizes and one digest of a message")
  func functions() {
    expect(Insecure.MD5.self, "MD5", 16, block: 64)
    expect(Insecure.SHA1.self, "SHA1", 20, block: 64)
    expect(SHA256.self, "SHA256", 32, block: 64)
    expect(SHA384.self, "SHA384", 48, block: 128)
    expect(SHA512.self, "SHA512", 64, block: 128)
    #expect(Insecure.MD5.byteCount == 16 && Insecure.SHA1.byteCount == 20)
    #expect(SHA256.byteCount == 32 && SHA384.byteCount == 48 && SHA512.byteCount == 64)
  }

  @Test("a key is its bytes, wherever they come from")
  func keys() {
    let bytes: [UInt8] = [1, 2, 3]
    let key = SymmetricKey(data: bytes)
    #expect(key == SymmetricKey(data: Data(bytes)) && key.bitCount == 24)
    #expect(key != SymmetricKey(data: [1, 2]) && key != SymmetricKey(data: [3, 2, 1]))
    let digest = SHA256.hash(data: bytes)
    #expect(SymmetricKey(data: digest) == SymmetricKey(data: Array(digest)))
    let code = HMAC<SHA256>.authenticationCode(for: bytes, using: key)
    #expect(SymmetricKey(data: code) == SymmetricKey(data: Array(code)))
    #expect(SymmetricKey(data: code).bitCount == 256)
    #expect(Set([key, SymmetricKey(data: bytes)]).count == 1)
    #expect(SymmetricKeySize.bits128.bitCount == 128 && SymmetricKeySize.bits192.bitCount == 192)
    #expect(SymmetricKeySize(bitCount: 256) == .bits256)
  }

  /// A code's key is filled with zeros to a block, and one that is longer is its digest.
  @Test("keys that mean the same to a code have one code", arguments: [0, 1, 63, 64])
  func padded(count: Int) {
    let message: [UInt8] = [9, 8, 7]
    func code(_ key: [UInt8]) -> HashedAuthenticationCode<SHA256> {
      HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key))
    }
    let key = [UInt8](repeating: 5, count: count)
    let filled = key + [UInt8](repeating: 0, count: 64 - count)
    #expect(code(key) == code(filled))
    let long = [UInt8](repeating: 5, count: 65)
    #expect(code(long) == code(Array(SHA256.hash(data: long))))
    #expect(code(key + [5]) != code(key))
  }

  @Test("a code says its function, has its length, and is of one message and one key")
  func codes() {
    let key = SymmetricKey(data: [1] as [UInt8])
    let code = HMAC<Insecure.SHA1>.authenticationCode(for: [2] as [UInt8], using: key)
    #expect(code.byteCount == 20 && Array(code).count == 20)
    #expect(code.description.hasPrefix("HMAC with SHA1: "))
    let others = [
      HMAC<Insecure.SHA1>.authenticationCode(for: [3] as [UInt8], using: key),
      HMAC<Insecure.SHA1>.authenticationCode(
        for: [2] as [UInt8], using: SymmetricKey(data: [2] as [UInt8])),
    ]
    #expect(Set(others + [code]).count == 3)
    #expect(HMAC<SHA512>(key: key).finalize().byteCount == 64)
  }

  @Test("bytes are digested where they are, and a key shows its own")
  func pointers() {
    let bytes: [UInt8] = [1, 2, 3]
    var function = SHA256()
    bytes.withUnsafeBytes { function.update(bufferPointer: $0) }
    #expect(function.finalize() == SHA256.hash(data: bytes))
    #expect(SymmetricKey(data: bytes).withUnsafeBytes { Array($0) } == bytes)
  }
}
