public import Foundation

/// What came of a person's signing in; in a film nothing does.
public final class ASAuthorization: NSObject {
  /// What a person is asked to tell.
  public struct Scope: Hashable, Sendable {
    private let name: String
    /// The name.
    public static let fullName = Self(name: "name")
    /// The address for mail.
    public static let email = Self(name: "email")
  }
  /// What proves who it is: nothing.
  public let credential: any Sendable
  init(credential: any Sendable) { self.credential = credential }
}

/// What is asked of a person who signs in.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What the person is asked to tell; `nil` for nothing.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// What the answer has to repeat.
  public var nonce: String?
  /// What comes back with the answer.
  public var state: String?
  override init() {}
}

/// Who signed in; in a film nobody does.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  Sendable
{
  /// What stands for the person.
  public let user: String
  /// The address for mail.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?
  /// What proves to a server who it is; nobody signs in, so that there is none.
  public let identityToken: Data?
  /// What a server exchanges for proofs of its own; nobody signs in, so that there is none.
  public let authorizationCode: Data?
  /// What was given with what was asked.
  public let state: String?
  /// What the person let the app know.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// Whether it is a person.
  public let realUserStatus: ASUserDetectionStatus
  init(user: String) {
    (self.user, email, fullName, state) = (user, nil, nil, nil)
    (identityToken, authorizationCode) = (nil, nil)
    (authorizedScopes, realUserStatus) = ([], .unknown)
  }
}

/// Whether somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// The system does not say.
  case unsupported
  /// It is not known.
  case unknown
  /// It seems so.
  case likelyReal
}
