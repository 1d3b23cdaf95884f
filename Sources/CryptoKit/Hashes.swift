public import Foundation
import Digest

/// The digest of 32 bytes by SHA-256.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  /// The bytes that are mixed in at a time.
  public static var blockByteCount: Int { 64 }
  /// How many bytes a digest has.
  public static var byteCount: Int { 32 }
  private var hash = MessageHash(.sha256)

  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { hash.update(Array(data)) }
  public func finalize() -> SHA256Digest { SHA256Digest(_bytes: hash.digest) }
}

/// A digest of ``SHA256``.
public struct SHA256Digest: Digest {
  public static var byteCount: Int { 32 }
  public static var _name: String { "SHA256" }
  public let _bytes: [UInt8]
}

/// The digest of 48 bytes by SHA-384.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  /// The bytes that are mixed in at a time.
  public static var blockByteCount: Int { 128 }
  /// How many bytes a digest has.
  public static var byteCount: Int { 48 }
  private var hash = MessageHash(.sha384)

  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { hash.update(Array(data)) }
  public func finalize() -> SHA384Digest { SHA384Digest(_bytes: hash.digest) }
}

/// A digest of ``SHA384``.
public struct SHA384Digest: Digest {
  public static var byteCount: Int { 48 }
  public static var _name: String { "SHA384" }
  public let _bytes: [UInt8]
}

/// The digest of 64 bytes by SHA-512.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  /// The bytes that are mixed in at a time.
  public static var blockByteCount: Int { 128 }
  /// How many bytes a digest has.
  public static var byteCount: Int { 64 }
  private var hash = MessageHash(.sha512)

  public init() {}
  public mutating func update<D: DataProtocol>(data: D) { hash.update(Array(data)) }
  public func finalize() -> SHA512Digest { SHA512Digest(_bytes: hash.digest) }
}

/// A digest of ``SHA512``.
public struct SHA512Digest: Digest {
  public static var byteCount: Int { 64 }
  public static var _name: String { "SHA512" }
  public let _bytes: [UInt8]
}

/// What digests bytes by algorithms that are broken for whatever has to be safe.
public enum Insecure {
  /// The digest of 16 bytes by MD5.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    /// The bytes that are mixed in at a time.
    public static var blockByteCount: Int { 64 }
    /// How many bytes a digest has.
    public static var byteCount: Int { 16 }
    private var hash = MessageHash(.md5)

    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { hash.update(Array(data)) }
    public func finalize() -> MD5Digest { MD5Digest(_bytes: hash.digest) }
  }

  /// A digest of ``MD5``.
  public struct MD5Digest: Digest {
    public static var byteCount: Int { 16 }
    public static var _name: String { "MD5" }
    public let _bytes: [UInt8]
  }

  /// The digest of 20 bytes by SHA-1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    /// The bytes that are mixed in at a time.
    public static var blockByteCount: Int { 64 }
    /// How many bytes a digest has.
    public static var byteCount: Int { 20 }
    private var hash = MessageHash(.sha1)

    public init() {}
    public mutating func update<D: DataProtocol>(data: D) { hash.update(Array(data)) }
    public func finalize() -> SHA1Digest { SHA1Digest(_bytes: hash.digest) }
  }

  /// A digest of ``SHA1``.
  public struct SHA1Digest: Digest {
    public static var byteCount: Int { 20 }
    public static var _name: String { "SHA1" }
    public let _bytes: [UInt8]
  }
}
