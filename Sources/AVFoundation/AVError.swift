public import Foundation

/// Why something of films and sounds cannot be had.
public struct AVError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Anything else.
    case unknown = -11800
    /// The session does not run.
    case sessionNotRunning = -11803
    /// The device is not there.
    case deviceNotConnected = -11814
    /// It cannot be written in another form.
    case exportFailed = -11820
    /// It cannot be read.
    case decodeFailed = -11821
    /// It is no film or sound.
    case invalidSourceMedia = -11822
    /// There is such a file.
    case fileAlreadyExists = -11823
    /// It has no picture at that time.
    case noImageAtTime = -11832
    /// Nothing of it can be read.
    case operationNotSupportedForAsset = -11838
    /// The app may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The file is none that can be read.
    case fileFailedToParse = -11853
    /// What is in it is not there.
    case contentIsUnavailable = -11863
  }
  /// The name of these errors for Foundation.
  public static let errorDomain = "AVFoundationErrorDomain"

  /// What kind it is.
  public let code: Code
  /// What was asked for.
  private let words: String

  /// Creates an error.
  ///
  /// - Parameter code: What kind it is.
  public init(_ code: Code) { self.init(code, "AVFoundation: error \(code.rawValue)") }
  /// Creates an error with words.
  ///
  /// - Parameters:
  ///   - code: What kind it is.
  ///   - words: What it is, for people.
  init(_ code: Code, _ words: String) { (self.code, self.words) = (code, words) }

  /// The error of something whose file would have to be read.
  ///
  /// - Parameter name: What asked for it, by Apple's name.
  /// - Returns: The error, which says so.
  static func unread(_ name: String) -> Self {
    Self(.contentIsUnavailable, "\(name): no film or sound is opened in a film of a scene")
  }

  /// Its number for Foundation.
  public var errorCode: Int { code.rawValue }
  /// What it is, for people.
  public var errorDescription: String? { words }
  /// What it is, for Foundation.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
