public import Foundation

/// What says that bytes come from somebody who knows a key.
///
/// - Note: Source: RFC 2104, section 2.
public struct HMAC<H: HashFunction>: Sendable {
  /// The key as long as a block.
  private let key: [UInt8]
  private var inner: H

  /// Creates the code of no bytes.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = H.hash(data: bytes)._bytes }
    self.key = bytes + [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner = H()
    inner.update(data: self.key.map { $0 ^ 0x36 })
  }

  /// Adds bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The code of what was added.
  public func finalize() -> HashedAuthenticationCode<H> {
    var outer = H()
    outer.update(data: key.map { $0 ^ 0x5C })
    outer.update(data: inner.finalize()._bytes)
    return HashedAuthenticationCode(_bytes: outer.finalize()._bytes)
  }

  /// The code of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - key: The key.
  /// - Returns: The code.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> HashedAuthenticationCode<H> {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Whether a code is that of bytes.
  ///
  /// - Parameters:
  ///   - authenticationCode: The code.
  ///   - authenticatedData: The bytes.
  ///   - key: The key.
  /// - Returns: Whether it is.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: HashedAuthenticationCode<H>, authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool { authenticationCode == self.authenticationCode(for: authenticatedData, using: key) }
  /// Whether bytes are the code of others.
  ///
  /// - Parameters:
  ///   - authenticationCode: The bytes that may be the code.
  ///   - authenticatedData: The others.
  ///   - key: The key.
  /// - Returns: Whether they are.
  public static func isValidAuthenticationCode<C: DataProtocol, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    Array(authenticationCode) == self.authenticationCode(for: authenticatedData, using: key)._bytes
  }
}

extension HMAC {
  /// The key.
  public typealias Key = SymmetricKey
  /// The code.
  public typealias MAC = HashedAuthenticationCode<H>
}

/// A code that says that bytes come from somebody who knows a key.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, Sendable,
  CustomStringConvertible
{
  public let _bytes: [UInt8]
  /// How many bytes there are.
  public var byteCount: Int { _bytes.count }
  public func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
  /// What it is of, and its bytes in hexadecimal digits.
  public var description: String { "HMAC with \(H.self): \(hexadecimal(_bytes))" }
}

/// What makes keys of a secret.
///
/// - Note: Source: RFC 5869, sections 2.2 and 2.3.
public enum HKDF<H: HashFunction>: Sendable {
  /// Makes a key.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret.
  ///   - salt: What everybody may know.
  ///   - info: What the key is for.
  ///   - outputByteCount: How many bytes it has, at most 255 digests.
  /// - Returns: The key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  /// Makes a key of a secret that nobody salted.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret.
  ///   - info: What the key is for.
  ///   - outputByteCount: How many bytes it has, at most 255 digests.
  /// - Returns: The key.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }
  /// Makes what a secret is spread over.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The secret.
  ///   - salt: What everybody may know.
  /// - Returns: What keys are made of.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt
  ) -> HashedAuthenticationCode<H> {
    // Without salt the standard takes as many zeros as a digest has bytes, which a code's key has anyway.
    HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
  }
  /// Makes a key of what a secret was spread over.
  ///
  /// - Parameters:
  ///   - prk: What keys are made of.
  ///   - info: What the key is for.
  ///   - outputByteCount: How many bytes it has, at most 255 digests.
  /// - Returns: The key.
  public static func expand<Info: DataProtocol>(
    pseudoRandomKey prk: HashedAuthenticationCode<H>, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    guard outputByteCount <= 255 * H.Digest.byteCount else {
      fatalError("HKDF: \(outputByteCount) bytes are more than 255 digests")
    }
    var (bytes, last, count): ([UInt8], [UInt8], UInt8) = ([], [], 0)
    while bytes.count < outputByteCount {
      count += 1
      last =
        HMAC<H>.authenticationCode(
          for: last + Array(info) + [count], using: SymmetricKey(prk._bytes)
        )._bytes
      bytes += last
    }
    return SymmetricKey(Array(bytes.prefix(outputByteCount)))
  }
}
