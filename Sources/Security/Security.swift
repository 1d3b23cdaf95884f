// What the module of this name gives scenes: a keychain that lasts as long as the film, and bytes by chance.
import Foundation
import Synchronization

/// What came of something: 0 for nothing wrong.
public typealias OSStatus = Int32
/// A text, by the name of Core Foundation.
public typealias CFString = String
/// A dictionary, by the name of Core Foundation.
public typealias CFDictionary = [String: Any]
/// A value, by the name of Core Foundation.
public typealias CFTypeRef = AnyObject

/// Yes, as Core Foundation has it.
public let kCFBooleanTrue: Bool? = true
/// No, as Core Foundation has it.
public let kCFBooleanFalse: Bool? = false

/// Nothing went wrong.
public let errSecSuccess: OSStatus = 0
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// An item of its name is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// No item is there.
public let errSecItemNotFound: OSStatus = -25300
/// The keychain may be asked by nobody now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The user cancelled.
public let errSecUserCanceled: OSStatus = -128
/// Who asks is not whom he says.
public let errSecAuthFailed: OSStatus = -25293
/// It is not done here.
public let errSecUnimplemented: OSStatus = -4

/// What a status means, in words.
///
/// - Parameters:
///   - status: The status.
///   - reserved: Nothing.
/// - Returns: The words; `nil` for a status without any.
/// - Note: Accepted; no effect. `reserved`: it means nothing anywhere.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecUserCanceled: "User canceled the operation."
  case errSecUnimplemented: "Function or operation not implemented."
  default: nil
  }
}

/// A source of bytes by chance.
public struct SecRandomRef: Sendable {}
/// The source of bytes by chance that there is.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with bytes by chance: the scene's, which is the same in each film.
///
/// - Parameters:
///   - rnd: The source.
///   - count: How many bytes.
///   - bytes: Where they go.
/// - Returns: Nothing wrong.
/// - Note: Accepted; no effect. `rnd`: there is one source.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for place in 0..<count {
    unsafe bytes.storeBytes(of: nextByte(), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}

/// How many bytes the film was given.
private let givenCount = Mutex<UInt64>(0)

/// A byte of a sequence that is the same in each film.
///
/// - Note: Source: the mixing of SplitMix64.
private func nextByte() -> UInt8 {
  var mixed = givenCount.withLock { count in
    count += 1
    return count &* 0x9E37_79B9_7F4A_7C15
  }
  mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
  return UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31))
}
