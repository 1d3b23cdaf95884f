import Digest

/// How a code is made.
public typealias CCHmacAlgorithm = UInt32
/// By SHA-1.
public let kCCHmacAlgSHA1 = 0
/// By MD5.
public let kCCHmacAlgMD5 = 1
/// By SHA-256.
public let kCCHmacAlgSHA256 = 2
/// By SHA-384.
public let kCCHmacAlgSHA384 = 3
/// By SHA-512.
public let kCCHmacAlgSHA512 = 4

/// The state of a code.
public struct CCHmacContext {
  fileprivate var digest: KeyedDigest?
  /// Creates what has not begun.
  public init() {}
}

/// The code of bytes that says who made them.
///
/// - Parameters:
///   - algorithm: How it is made; an algorithm that is not there ends the film.
///   - key: The key.
///   - keyLength: How many bytes the key has.
///   - data: The bytes.
///   - dataLength: How many there are.
///   - macOut: Where the code is put.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  var context = CCHmacContext()
  unsafe CCHmacInit(&context, algorithm, key, keyLength)
  unsafe CCHmacUpdate(&context, data, dataLength)
  unsafe CCHmacFinal(&context, macOut)
}

/// Begins a code.
///
/// - Parameters:
///   - ctx: Its state, which is made anew.
///   - algorithm: How it is made; an algorithm that is not there ends the film.
///   - key: The key.
///   - keyLength: How many bytes the key has.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer?, _ keyLength: Int
) {
  unsafe ctx?.pointee.digest = KeyedDigest(
    hash(of: algorithm, "CCHmac"), key: bytes(key, keyLength))
}

/// Adds bytes to a code.
///
/// - Parameters:
///   - ctx: Its state.
///   - data: The bytes.
///   - dataLength: How many there are.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int
) {
  unsafe ctx?.pointee.digest?.update(bytes(data, dataLength))
}

/// Ends a code.
///
/// - Parameters:
///   - ctx: Its state; one that has not begun ends the film.
///   - macOut: Where the code is put.
public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?
) {
  guard let digest = unsafe ctx?.pointee.digest else {
    fatalError("CCHmacFinal: the code has not begun; call CCHmacInit")
  }
  let code = digest.code
  unsafe put(code, at: macOut?.bindMemory(to: UInt8.self, capacity: code.count))
}

/// The digest that codes are made by.
///
/// - Parameters:
///   - algorithm: Its number.
///   - name: What asks for it.
/// - Returns: The digest.
private func hash(of algorithm: UInt32, _ name: String) -> MessageHash.Algorithm {
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: .sha1
  case kCCHmacAlgMD5: .md5
  case kCCHmacAlgSHA256: .sha256
  case kCCHmacAlgSHA384: .sha384
  case kCCHmacAlgSHA512: .sha512
  default:
    fatalError(
      "\(name): there is no algorithm \(algorithm); there are those by SHA-1, MD5, SHA-256, SHA-384, SHA-512"
    )
  }
}
