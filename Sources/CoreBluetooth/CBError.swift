public import Foundation

/// Why Bluetooth does not do something.
public struct CBError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something went wrong.
    case unknown = 0
    /// A value is not as it has to be.
    case invalidParameters = 1
    /// A handle belongs to nothing.
    case invalidHandle = 2
    /// The device is not connected.
    case notConnected = 3
    /// There is no room.
    case outOfSpace = 4
    /// It was given up.
    case operationCancelled = 5
    /// The device did not answer in time.
    case connectionTimeout = 6
    /// The device has gone.
    case peripheralDisconnected = 7
    /// The identifier may not be offered.
    case uuidNotAllowed = 8
    /// Others are told already.
    case alreadyAdvertising = 9
    /// The device could not be connected.
    case connectionFailed = 10
    /// There are too many connections.
    case connectionLimitReached = 11
    /// The device is not known.
    case unknownDevice = 12
    /// It cannot be done.
    case operationNotSupported = 13
    /// The other device trusts this one no more.
    case peerRemovedPairingInformation = 14
    /// The devices could not trust one another.
    case encryptionTimedOut = 15
    /// There are too many devices that are trusted.
    case tooManyLEPairedDevices = 16
  }

  /// The reason.
  public let code: Code
  /// The domain of such errors.
  public static let errorDomain = CBErrorDomain
  public var errorCode: Int { code.rawValue }
  /// Creates an error for a reason.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: What else is known.
  /// - Note: Accepted; no effect. `userInfo`: the reason says it all.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// Something went wrong.
  public static let unknown = Code.unknown
  /// The device is not connected.
  public static let notConnected = Code.notConnected
  /// It was given up.
  public static let operationCancelled = Code.operationCancelled
  /// The device did not answer in time.
  public static let connectionTimeout = Code.connectionTimeout
  /// The device has gone.
  public static let peripheralDisconnected = Code.peripheralDisconnected
  /// The device could not be connected.
  public static let connectionFailed = Code.connectionFailed
  /// The other device trusts this one no more.
  public static let peerRemovedPairingInformation = Code.peerRemovedPairingInformation
}

/// Why a value cannot be read or written.
///
/// - Note: Source: Bluetooth Core Specification 5.4, volume 3, part F, section 3.4.1.1.
public struct CBATTError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It can.
    case success = 0x00
    /// A handle belongs to nothing.
    case invalidHandle = 0x01
    /// It cannot be read.
    case readNotPermitted = 0x02
    /// It cannot be written.
    case writeNotPermitted = 0x03
    /// What was asked makes no sense.
    case invalidPdu = 0x04
    /// It is for those that are known.
    case insufficientAuthentication = 0x05
    /// It is not understood.
    case requestNotSupported = 0x06
    /// It has fewer bytes.
    case invalidOffset = 0x07
    /// It is for those that may.
    case insufficientAuthorization = 0x08
    /// Too much waits to be written.
    case prepareQueueFull = 0x09
    /// There is no such value.
    case attributeNotFound = 0x0A
    /// It cannot be read in parts.
    case attributeNotLong = 0x0B
    /// The key is too short.
    case insufficientEncryptionKeySize = 0x0C
    /// It has another number of bytes.
    case invalidAttributeValueLength = 0x0D
    /// Something went wrong.
    case unlikelyError = 0x0E
    /// It is for those that are trusted.
    case insufficientEncryption = 0x0F
    /// It does not stand for itself.
    case unsupportedGroupType = 0x10
    /// There is no room.
    case insufficientResources = 0x11
  }

  /// The reason.
  public let code: Code
  /// The domain of such errors.
  public static let errorDomain = CBATTErrorDomain
  public var errorCode: Int { code.rawValue }
  /// Creates an error for a reason.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: What else is known.
  /// - Note: Accepted; no effect. `userInfo`: the reason says it all.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// It is for those that are known.
  public static let insufficientAuthentication = Code.insufficientAuthentication
  /// It is for those that are trusted.
  public static let insufficientEncryption = Code.insufficientEncryption
  /// There is no room.
  public static let insufficientResources = Code.insufficientResources
}

/// The domain of Bluetooth's errors.
public let CBErrorDomain = "CBErrorDomain"
/// The domain of errors of values.
public let CBATTErrorDomain = "CBATTErrorDomain"
