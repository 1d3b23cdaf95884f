public import Foundation
@_spi(Engine) public import ViewEngine

/// Why someone did not sign in.
public struct ASAuthorizationError: LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Nobody knows why.
    case unknown = 1000
    /// The person thought better of it.
    case canceled = 1001
    /// The answer made no sense.
    case invalidResponse = 1002
    /// The request was not heard.
    case notHandled = 1003
    /// It did not work.
    case failed = 1004
    /// The request may be asked only with a window.
    case notInteractive = 1005
  }
  /// What kind it is.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The person thought better of it.
  public static var canceled: Code { .canceled }
  /// It did not work.
  public static var failed: Code { .failed }
  /// Nobody knows why.
  public static var unknown: Code { .unknown }
  /// What it is, for people.
  public var errorDescription: String? {
    switch code {
    case .canceled: "Nobody signs in: a film has no store of passwords."
    default: "Signing in did not work."
    }
  }
}

/// Who is told how signing in ended.
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Someone has signed in; in a film nobody does.
  ///
  /// - Parameters:
  ///   - controller: Who tells it.
  ///   - authorization: Who it is.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody has signed in.
  ///
  /// - Parameters:
  ///   - controller: Who tells it.
  ///   - error: Why.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Who says over which window a person is asked.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

/// Asks a person to sign in: in a film nobody answers, which the tool says.
public final class ASAuthorizationController: NSObject {
  /// How a person is asked.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only if it can be answered at once.
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }
  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who is told how it ended.
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says over which window the person is asked.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller.
  ///
  /// - Parameter authorizationRequests: What is asked for.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Asks; as nobody answers, the delegate is told that it was cancelled.
  public func performRequests() { performRequests(options: []) }
  /// Asks; as nobody answers, the delegate is told that it was cancelled.
  ///
  /// - Note: Accepted; no effect. `options`: nobody is asked.
  public func performRequests(options requestOptions: RequestOptions) {
    IneffectiveSettings.note("ASAuthorizationController.performRequests")
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
  /// Takes the question back.
  public func cancel() {}
}

/// Who has signed in, and how; in a film nobody does.
public enum ASAuthorizationResult {
  /// With a password that the system keeps.
  case password(ASPasswordCredential)
  /// With a new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// With a passkey that there was.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// With Apple.
  case appleID(ASAuthorizationAppleIDCredential)
}

/// Asks the person in front of a view to sign in: in a film nobody answers, which the tool says.
@MainActor @preconcurrency public struct AuthorizationController {
  nonisolated init() {}
  /// Asks.
  ///
  /// - Parameters:
  ///   - requests: What is asked for.
  ///   - options: How.
  /// - Returns: Never.
  /// - Throws: `ASAuthorizationError` of ``ASAuthorizationError/Code/canceled``: nobody answers.
  /// - Note: Accepted; no effect. `requests`, `options`: nobody is asked.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    IneffectiveSettings.note("AuthorizationController.performRequests")
    throw ASAuthorizationError(.canceled)
  }
  /// Asks for one thing.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - options: How.
  /// - Returns: Never.
  /// - Throws: `ASAuthorizationError` of ``ASAuthorizationError/Code/canceled``: nobody answers.
  /// - Note: Accepted; no effect. `request`, `options`: nobody is asked.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request], options: options)
  }
}

extension EnvironmentValues {
  /// What asks the person in front of a view to sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
