import Digest

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes that may be large.
public typealias CC_LONG64 = UInt64

/// How many bytes a digest by MD5 has.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// How many bytes MD5 mixes in at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// How many bytes a digest by SHA-1 has.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// How many bytes SHA-1 mixes in at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// How many bytes a digest by SHA-256 has.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// How many bytes SHA-256 mixes in at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// How many bytes a digest by SHA-384 has.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// How many bytes SHA-384 mixes in at a time.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// How many bytes a digest by SHA-512 has.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// How many bytes SHA-512 mixes in at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The digest of bytes by MD5.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many there are.
///   - md: Where the digest is put.
/// - Returns: Where the digest is.
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(data, len, md, by: .md5) }

/// The digest of bytes by SHA-1.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many there are.
///   - md: Where the digest is put.
/// - Returns: Where the digest is.
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(data, len, md, by: .sha1) }

/// The digest of bytes by SHA-256.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many there are.
///   - md: Where the digest is put.
/// - Returns: Where the digest is.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(data, len, md, by: .sha256) }

/// The digest of bytes by SHA-384.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many there are.
///   - md: Where the digest is put.
/// - Returns: Where the digest is.
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(data, len, md, by: .sha384) }

/// The digest of bytes by SHA-512.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many there are.
///   - md: Where the digest is put.
/// - Returns: Where the digest is.
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe digest(data, len, md, by: .sha512) }

private func digest(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ place: UnsafeMutablePointer<UInt8>?,
  by algorithm: MessageHash.Algorithm
) -> UnsafeMutablePointer<UInt8>? {
  unsafe put(MessageHash.digest(of: bytes(data, Int(count)), by: algorithm), at: place)
  return unsafe place
}

/// Bytes that somebody points to.
///
/// - Parameters:
///   - pointer: Where they are; it need not point anywhere if there are none.
///   - count: How many there are.
/// - Returns: The bytes.
func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
}

/// Puts bytes where somebody points to.
///
/// - Parameters:
///   - bytes: The bytes.
///   - pointer: Where they are put; one that points nowhere ends the film.
func put(_ bytes: [UInt8], at pointer: UnsafeMutablePointer<UInt8>?) {
  guard let pointer = unsafe pointer else {
    fatalError("CommonCrypto: a digest of \(bytes.count) bytes needs a place to be put")
  }
  unsafe pointer.update(from: bytes, count: bytes.count)
}
