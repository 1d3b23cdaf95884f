public import Foundation

/// What went wrong with a page.
public struct WKError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something.
    case unknown = 1
    /// The page's process ended.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// A program of the page's stopped.
    case javaScriptExceptionOccurred = 4
    /// What a program gave has no type here.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// The reason.
  public let code: Code
  /// The domain of such errors.
  public static let errorDomain = "WKErrorDomain"
  public var errorCode: Int { code.rawValue }

  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
}
