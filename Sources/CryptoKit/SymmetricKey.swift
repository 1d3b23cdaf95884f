public import Foundation

/// A key that both sides know.
public struct SymmetricKey: Hashable, Sendable {
  /// The bytes.
  let bytes: [UInt8]

  /// Creates a key of bytes.
  public init<D: DataProtocol>(data: D) { bytes = Array(data) }
  /// Creates a key of a digest.
  public init<D: Digest>(data: D) { bytes = data._bytes }
  /// Creates a key of a code of bytes.
  public init<H: HashFunction>(data: HashedAuthenticationCode<H>) { bytes = data._bytes }
  init(_ bytes: [UInt8]) { self.bytes = bytes }
  /// Creates a key by chance, which a film does not have: this ends the film, which says so.
  ///
  /// Every film of a scene is the same, so that what it drew would be a key that everybody knows.
  ///
  /// - Parameter size: How long it is.
  public init(size: SymmetricKeySize) {
    fatalError(
      "SymmetricKey(size: \(size.bitCount) bits): a film has no secret chance; SymmetricKey(data:) takes bytes"
    )
  }

  /// How many bits it has.
  public var bitCount: Int { bytes.count * 8 }
  /// Lets code see the bytes.
  ///
  /// - Parameter body: The code.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes(body)
  }
}

/// How long a key is.
public struct SymmetricKeySize: Hashable, Sendable {
  /// How many bits it has.
  public let bitCount: Int
  /// Creates a length.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = Self(bitCount: 128)
  /// 192 bits.
  public static let bits192 = Self(bitCount: 192)
  /// 256 bits.
  public static let bits256 = Self(bitCount: 256)
}
