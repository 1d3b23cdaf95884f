import Digest

/// How keys are made of passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// By PBKDF2.
public let kCCPBKDF2 = 2
/// Which code keys are made with.
public typealias CCPseudoRandomAlgorithm = UInt32
/// The one by SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// The one by SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// The one by SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// The one by SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// How something ended.
public typealias CCCryptorStatus = Int32
/// Well.
public let kCCSuccess = 0
/// A value is not as it has to be.
public let kCCParamError = -4300
/// There is too little room.
public let kCCBufferTooSmall = -4301

/// Makes a key of a password.
///
/// - Parameters:
///   - algorithm: How: by PBKDF2.
///   - password: The password.
///   - passwordLen: How many bytes it has.
///   - salt: What everybody may know.
///   - saltLen: How many bytes that has.
///   - prf: With which code.
///   - rounds: How often.
///   - derivedKey: Where the key is put.
///   - derivedKeyLen: How many bytes it has.
/// - Returns: How it ended.
/// - Note: Source: RFC 8018, section 5.2.
@discardableResult public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  guard Int(algorithm) == kCCPBKDF2, let hash = hash(of: prf), rounds > 0, derivedKeyLen > 0,
    let place = unsafe derivedKey
  else { return Int32(kCCParamError) }
  let code = unsafe KeyedDigest(hash, key: bytes(UnsafeRawPointer(password), passwordLen))
  let salt = unsafe bytes(UnsafeRawPointer(salt), saltLen)
  var key: [UInt8] = []
  var number: UInt32 = 0
  while key.count < derivedKeyLen {
    number += 1
    let digits = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    var last = code.code(of: salt + digits)
    var sum = last
    for _ in 1..<rounds {
      last = code.code(of: last)
      for index in sum.indices { sum[index] ^= last[index] }
    }
    key += sum
  }
  unsafe put(Array(key.prefix(derivedKeyLen)), at: place)
  return Int32(kCCSuccess)
}

private func hash(of function: CCPseudoRandomAlgorithm) -> MessageHash.Algorithm? {
  switch Int(function) {
  case kCCPRFHmacAlgSHA1: .sha1
  case kCCPRFHmacAlgSHA256: .sha256
  case kCCPRFHmacAlgSHA384: .sha384
  case kCCPRFHmacAlgSHA512: .sha512
  default: nil
  }
}
