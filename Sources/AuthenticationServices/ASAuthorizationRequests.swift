public import Foundation

/// Something that a person is asked for, so that the app knows who it is.
public class ASAuthorizationRequest: NSObject {
  override init() {}
}

/// What proves who someone is.
public protocol ASAuthorizationCredential {}

// MARK: Passwords

/// Makes requests for a password that the system keeps.
public final class ASAuthorizationPasswordProvider: NSObject {
  /// Creates a provider.
  public override init() {}
  /// Makes a request.
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A request for a password that the system keeps.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name with its password.
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential, Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - user: The name.
  ///   - password: The password.
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

// MARK: Passkeys

/// Makes requests for passkeys of this device.
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  /// Whose keys they are: the name of a site.
  public let relyingPartyIdentifier: String
  /// Creates a provider for a site.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  /// Makes a request for a new key.
  ///
  /// - Parameters:
  ///   - challenge: What the key has to sign.
  ///   - name: The person's name.
  ///   - userID: The person's number.
  /// - Returns: The request.
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      site: relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
  }
  /// Makes a request for a key that there is.
  ///
  /// - Parameter challenge: What the key has to sign.
  /// - Returns: The request.
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
      site: relyingPartyIdentifier, challenge: challenge)
  }
}

/// A request for a new passkey.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
  ASAuthorizationRequest
{
  /// Whose key it is: the name of a site.
  public let relyingPartyIdentifier: String
  /// What the key has to sign.
  public var challenge: Data
  /// The person's name.
  public var name: String
  /// The person's number.
  public var userID: Data
  init(site: String, challenge: Data, name: String, userID: Data) {
    (relyingPartyIdentifier, self.challenge) = (site, challenge)
    (self.name, self.userID) = (name, userID)
    super.init()
  }
}

/// A request for a passkey that there is.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
  ASAuthorizationRequest
{
  /// Whose key it is: the name of a site.
  public let relyingPartyIdentifier: String
  /// What the key has to sign.
  public var challenge: Data
  init(site: String, challenge: Data) {
    (relyingPartyIdentifier, self.challenge) = (site, challenge)
    super.init()
  }
}

/// A new passkey; in a film none is made.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, Sendable
{
  /// The key's number.
  public let credentialID: Data
  init(credentialID: Data) { self.credentialID = credentialID }
}

/// What a passkey signed; in a film none signs.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential, Sendable
{
  /// The key's number.
  public let credentialID: Data
  /// The person's number.
  public let userID: Data
  init(credentialID: Data, userID: Data) {
    (self.credentialID, self.userID) = (credentialID, userID)
  }
}
