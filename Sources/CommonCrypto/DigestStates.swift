import Digest

/// The state of a digest by MD5.
public struct CC_MD5_CTX {
  var hash: MessageHash?
  /// Creates what has not begun.
  public init() {}
}

/// The state of a digest by SHA-1.
public struct CC_SHA1_CTX {
  var hash: MessageHash?
  /// Creates what has not begun.
  public init() {}
}

/// The state of a digest by SHA-256.
public struct CC_SHA256_CTX {
  var hash: MessageHash?
  /// Creates what has not begun.
  public init() {}
}

/// The state of a digest by SHA-384 or SHA-512.
public struct CC_SHA512_CTX {
  var hash: MessageHash?
  /// Creates what has not begun.
  public init() {}
}

/// Begins a digest by MD5.
///
/// - Parameter c: Its state, which is made anew.
/// - Returns: 1.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
  unsafe c?.pointee.hash = MessageHash(.md5)
  return 1
}
/// Adds bytes to a digest by MD5.
///
/// - Parameters:
///   - c: Its state.
///   - data: The bytes.
///   - len: How many there are.
/// - Returns: 1.
@discardableResult public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c?.pointee.hash?.update(bytes(data, Int(len)))
  return 1
}
/// Ends a digest by MD5.
///
/// - Parameters:
///   - md: Where the digest is put.
///   - c: Its state.
/// - Returns: 1.
@discardableResult public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 {
  unsafe put(digest(c?.pointee.hash, "CC_MD5_Final"), at: md)
  return 1
}

/// Begins a digest by SHA-1.
///
/// - Parameter c: Its state, which is made anew.
/// - Returns: 1.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
  unsafe c?.pointee.hash = MessageHash(.sha1)
  return 1
}
/// Adds bytes to a digest by SHA-1.
///
/// - Parameters:
///   - c: Its state.
///   - data: The bytes.
///   - len: How many there are.
/// - Returns: 1.
@discardableResult public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c?.pointee.hash?.update(bytes(data, Int(len)))
  return 1
}
/// Ends a digest by SHA-1.
///
/// - Parameters:
///   - md: Where the digest is put.
///   - c: Its state.
/// - Returns: 1.
@discardableResult public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 {
  unsafe put(digest(c?.pointee.hash, "CC_SHA1_Final"), at: md)
  return 1
}

/// Begins a digest by SHA-256.
///
/// - Parameter c: Its state, which is made anew.
/// - Returns: 1.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  unsafe c?.pointee.hash = MessageHash(.sha256)
  return 1
}
/// Adds bytes to a digest by SHA-256.
///
/// - Parameters:
///   - c: Its state.
///   - data: The bytes.
///   - len: How many there are.
/// - Returns: 1.
@discardableResult public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c?.pointee.hash?.update(bytes(data, Int(len)))
  return 1
}
/// Ends a digest by SHA-256.
///
/// - Parameters:
///   - md: Where the digest is put.
///   - c: Its state.
/// - Returns: 1.
@discardableResult public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  unsafe put(digest(c?.pointee.hash, "CC_SHA256_Final"), at: md)
  return 1
}

/// Begins a digest by SHA-384.
///
/// - Parameter c: Its state, which is made anew.
/// - Returns: 1.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  unsafe c?.pointee.hash = MessageHash(.sha384)
  return 1
}
/// Adds bytes to a digest by SHA-384.
///
/// - Parameters:
///   - c: Its state.
///   - data: The bytes.
///   - len: How many there are.
/// - Returns: 1.
@discardableResult public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c?.pointee.hash?.update(bytes(data, Int(len)))
  return 1
}
/// Ends a digest by SHA-384.
///
/// - Parameters:
///   - md: Where the digest is put.
///   - c: Its state.
/// - Returns: 1.
@discardableResult public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
  unsafe put(digest(c?.pointee.hash, "CC_SHA384_Final"), at: md)
  return 1
}

/// Begins a digest by SHA-512.
///
/// - Parameter c: Its state, which is made anew.
/// - Returns: 1.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  unsafe c?.pointee.hash = MessageHash(.sha512)
  return 1
}
/// Adds bytes to a digest by SHA-512.
///
/// - Parameters:
///   - c: Its state.
///   - data: The bytes.
///   - len: How many there are.
/// - Returns: 1.
@discardableResult public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  unsafe c?.pointee.hash?.update(bytes(data, Int(len)))
  return 1
}
/// Ends a digest by SHA-512.
///
/// - Parameters:
///   - md: Where the digest is put.
///   - c: Its state.
/// - Returns: 1.
@discardableResult public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
  unsafe put(digest(c?.pointee.hash, "CC_SHA512_Final"), at: md)
  return 1
}

/// The digest of what was added; one that has not begun ends the film.
///
/// - Parameters:
///   - hash: The state.
///   - name: What asks for it.
/// - Returns: The digest.
private func digest(_ hash: MessageHash?, _ name: String) -> [UInt8] {
  guard let hash else {
    fatalError("\(name): the digest has not begun; call \(name.replacing("Final", with: "Init"))")
  }
  return hash.digest
}
