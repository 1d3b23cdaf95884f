/// The digest of bytes that arrive in pieces, by an algorithm that is chosen by name.
package struct MessageHash: Sendable {
  /// How bytes become a digest.
  package enum Algorithm: Hashable, Sendable, CaseIterable {
    case md5, sha1, sha256, sha384, sha512

    /// The bytes of a digest.
    package var byteCount: Int {
      switch self {
      case .md5: 16
      case .sha1: 20
      case .sha256: 32
      case .sha384: 48
      case .sha512: 64
      }
    }
    /// The bytes that are mixed in at a time.
    package var blockByteCount: Int { self == .sha384 || self == .sha512 ? 128 : 64 }
  }

  private enum State: Sendable {
    case md5(PaddedHash<MD5Block>)
    case sha1(PaddedHash<SHA1Block>)
    case sha256(SHA256)
    case long(PaddedHash<SHA512Block>)
  }
  private let algorithm: Algorithm
  private var state: State

  /// Creates the digest of no bytes.
  package init(_ algorithm: Algorithm) {
    self.algorithm = algorithm
    state =
      switch algorithm {
      case .md5: .md5(PaddedHash(MD5Block()))
      case .sha1: .sha1(PaddedHash(SHA1Block()))
      case .sha256: .sha256(SHA256())
      case .sha384: .long(PaddedHash(SHA512Block.cut))
      case .sha512: .long(PaddedHash(SHA512Block.whole))
      }
  }

  /// Adds bytes to what is digested.
  package mutating func update(_ bytes: [UInt8]) {
    switch state {
    case .md5(var hash):
      hash.update(bytes)
      state = .md5(hash)
    case .sha1(var hash):
      hash.update(bytes)
      state = .sha1(hash)
    case .sha256(var hash):
      hash.update(bytes)
      state = .sha256(hash)
    case .long(var hash):
      hash.update(bytes)
      state = .long(hash)
    }
  }

  /// The digest of what was added; more may be added to it.
  package var digest: [UInt8] {
    switch state {
    case .md5(let hash): hash.finalize()
    case .sha1(let hash): hash.finalize()
    case .sha256(let hash): hash.finalize()
    case .long(let hash): Array(hash.finalize().prefix(algorithm.byteCount))
    }
  }

  /// The digest of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - algorithm: How they become a digest.
  /// - Returns: The digest.
  package static func digest(of bytes: [UInt8], by algorithm: Algorithm) -> [UInt8] {
    var hash = MessageHash(algorithm)
    hash.update(bytes)
    return hash.digest
  }
}
