public import Foundation

/// Why people could not show who they are.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// They were somebody else.
    case authenticationFailed = -1
    /// They ended it.
    case userCancel = -2
    /// They would rather type a password.
    case userFallback = -3
    /// The system ended it.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device knows no faces or fingers.
    case biometryNotAvailable = -6
    /// Nobody has shown the device a face or a finger.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app ended it.
    case appCancel = -9
    /// The context is no longer valid.
    case invalidContext = -10
    /// It would have to ask, and must not.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code
  /// The domain of such errors.
  public static let errorDomain = "com.apple.LocalAuthentication"
  public var errorCode: Int { code.rawValue }

  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }

  /// They were somebody else.
  public static let authenticationFailed = Code.authenticationFailed
  /// They ended it.
  public static let userCancel = Code.userCancel
  /// They would rather type a password.
  public static let userFallback = Code.userFallback
  /// The system ended it.
  public static let systemCancel = Code.systemCancel
  /// The device has no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device knows no faces or fingers.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// Nobody has shown the device a face or a finger.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many attempts.
  public static let biometryLockout = Code.biometryLockout
}
