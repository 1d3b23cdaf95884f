public import Foundation
public import Networking
import ViewEngine

/// What asks the web for what is known of pages: a film has no network, so that it fails each time.
open class LPMetadataProvider: NSObject {
  /// Whether pictures are asked for as well.
  ///
  /// - Note: Accepted; no effect. `shouldFetchSubresources`: there is no network.
  open var shouldFetchSubresources = true
  /// After how many seconds it is given up.
  ///
  /// - Note: Accepted; no effect. `timeout`: there is no network.
  open var timeout: TimeInterval = 30

  /// Creates what has asked nothing.
  public override init() {}

  /// Asks what is known of a page; nobody answers.
  ///
  /// - Parameters:
  ///   - URL: Where the page is.
  ///   - completionHandler: Called with ``LPError/metadataFetchFailed``, later on the main queue.
  /// - Note: Accepted; no effect. `for`: there is no network.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  /// Asks what is known of a page; nobody answers.
  ///
  /// - Parameters:
  ///   - request: What asks for the page.
  ///   - completionHandler: Called with ``LPError/metadataFetchFailed``, later on the main queue.
  /// - Note: Accepted; no effect. `for`: there is no network.
  open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { refuse(completionHandler) }

  /// Asks what is known of a page; nobody answers.
  ///
  /// - Parameter URL: Where the page is.
  /// - Returns: Never; what is known.
  /// - Throws: ``LPError/metadataFetchFailed``.
  /// - Note: Accepted; no effect. `for`: there is no network.
  open func startFetchingMetadata(for URL: URL) async throws -> sending LPLinkMetadata {
    throw refusal()
  }
  /// Asks what is known of a page; nobody answers.
  ///
  /// - Parameter request: What asks for the page.
  /// - Returns: Never; what is known.
  /// - Throws: ``LPError/metadataFetchFailed``.
  /// - Note: Accepted; no effect. `for`: there is no network.
  open func startFetchingMetadata(for request: URLRequest) async throws -> sending LPLinkMetadata {
    throw refusal()
  }

  /// Asks no more.
  open func cancel() {}

  private func refuse(_ handler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
    let error = refusal()
    DispatchQueue.main.async { handler(nil, error) }
  }
  private func refusal() -> LPError {
    IneffectiveSettings.note("LPMetadataProvider, as there is no network,")
    return LPError(.metadataFetchFailed)
  }
}

/// Why nothing is known of a page.
public struct LPError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something went wrong.
    case unknown = 1
    /// The page could not be asked for.
    case metadataFetchFailed = 2
    /// It was given up.
    case metadataFetchCancelled = 3
    /// It took too long.
    case metadataFetchTimedOut = 4
    /// It may not be asked for.
    case metadataFetchNotAllowed = 5
  }
  /// The reason.
  public let code: Code
  /// The domain of such errors.
  public static let errorDomain = LPErrorDomain
  public var errorCode: Int { code.rawValue }
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }

  /// Something went wrong.
  public static let unknown = Code.unknown
  /// The page could not be asked for.
  public static let metadataFetchFailed = Code.metadataFetchFailed
  /// It was given up.
  public static let metadataFetchCancelled = Code.metadataFetchCancelled
  /// It took too long.
  public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
}

/// The domain of errors of what asks for pages.
public let LPErrorDomain = "LPErrorDomain"
