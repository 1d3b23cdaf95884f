public import Foundation

/// Why nothing comes to a watch.
public struct WCError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something went wrong.
    case genericError = 7001
    /// The device has no sessions.
    case sessionNotSupported = 7002
    /// Nobody is told of what comes.
    case sessionMissingDelegate = 7003
    /// The session was not activated.
    case sessionNotActivated = 7004
    /// There is no watch.
    case deviceNotPaired = 7005
    /// The watch has no app of this one's.
    case watchAppNotInstalled = 7006
    /// The other app does not run.
    case notReachable = 7007
    /// A value is not as it has to be.
    case invalidParameter = 7008
    /// It is too much for one message.
    case payloadTooLarge = 7009
    /// It has values that no property list has.
    case payloadUnsupportedTypes = 7010
    /// The reply did not come.
    case messageReplyFailed = 7011
    /// The reply took too long.
    case messageReplyTimedOut = 7012
    /// The file cannot be read.
    case fileAccessDenied = 7013
    /// It did not arrive.
    case deliveryFailed = 7014
    /// There is no room for it.
    case insufficientSpace = 7015
    /// The session belongs to another watch.
    case sessionInactive = 7016
    /// It took too long.
    case transferTimedOut = 7017
    /// The phone has no app of the watch's.
    case companionAppNotInstalled = 7018
    /// The watch's app has none on a phone.
    case watchOnlyApp = 7019
  }

  /// The reason.
  public let code: Code
  /// The domain of such errors.
  public static let errorDomain = "WCErrorDomain"
  public var errorCode: Int { code.rawValue }

  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The session was not activated.
  public static let sessionNotActivated = Code.sessionNotActivated
  /// Nobody is told of what comes.
  public static let sessionMissingDelegate = Code.sessionMissingDelegate
  /// There is no watch.
  public static let deviceNotPaired = Code.deviceNotPaired
  /// The watch has no app of this one's.
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  /// The other app does not run.
  public static let notReachable = Code.notReachable
}
