import Digest

/// What says that bytes come from somebody who knows a key.
///
/// - Note: Source: RFC 2104, section 2.
struct KeyedDigest {
  private let algorithm: MessageHash.Algorithm
  /// The key as long as a block.
  private let key: [UInt8]
  private var inner: MessageHash

  /// Creates the code of no bytes.
  ///
  /// - Parameters:
  ///   - algorithm: How bytes become a digest.
  ///   - key: The key.
  init(_ algorithm: MessageHash.Algorithm, key: [UInt8]) {
    self.algorithm = algorithm
    let short =
      key.count > algorithm.blockByteCount ? MessageHash.digest(of: key, by: algorithm) : key
    self.key = short + [UInt8](repeating: 0, count: algorithm.blockByteCount - short.count)
    inner = MessageHash(algorithm)
    inner.update(self.key.map { $0 ^ 0x36 })
  }

  /// Adds bytes.
  mutating func update(_ bytes: [UInt8]) { inner.update(bytes) }

  /// The code of what was added.
  var code: [UInt8] {
    MessageHash.digest(of: key.map { $0 ^ 0x5C } + inner.digest, by: algorithm)
  }

  /// The code of bytes.
  func code(of bytes: [UInt8]) -> [UInt8] {
    var copy = self
    copy.update(bytes)
    return copy.code
  }
}
