import AuthenticationServices
import Foundation
import Rostrum
import Testing

@testable import ViewEngine

@MainActor @Suite("Signing in")
struct AuthorizationTests {
  private final class Listener: ASAuthorizationControllerDelegate {
    var errors: [ASAuthorizationError.Code?] = []
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { errors.append((error as? ASAuthorizationError)?.code) }
  }

  private let site = ASAuthorizationPlatformPublicKeyCredentialProvider(
    relyingPartyIdentifier: "example.org")

  @Test("requests hold what was asked for")
  func requests() {
    let new = site.createCredentialRegistrationRequest(
      challenge: Data([1]), name: "Ada", userID: Data([2]))
    #expect(new.relyingPartyIdentifier == "example.org" && new.challenge == Data([1]))
    #expect(new.name == "Ada" && new.userID == Data([2]))
    let old = site.createCredentialAssertionRequest(challenge: Data([3]))
    #expect(old.challenge == Data([3]) && old.relyingPartyIdentifier == "example.org")
    let controller = ASAuthorizationController(
      authorizationRequests: [new, old, ASAuthorizationPasswordProvider().createRequest()])
    #expect(controller.authorizationRequests.count == 3)
  }

  @Test("nobody does: the delegate is told that it was cancelled, once for each time")
  func delegate() {
    let (listener, controller) = (Listener(), ASAuthorizationController(authorizationRequests: []))
    controller.delegate = listener
    #expect(listener.errors.isEmpty)
    controller.performRequests()
    controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    #expect(listener.errors == [.canceled, .canceled])
  }

  @Test("nobody does: what awaits is told that it was cancelled, and the tool says so")
  func environment() async {
    let controller = EnvironmentValues().authorizationController
    await #expect(throws: ASAuthorizationError(.canceled)) {
      _ = try await controller.performRequest(ASAuthorizationPasswordProvider().createRequest())
    }
    do {
      _ = try await controller.performRequests([])
      Issue.record("nobody signs in")
    } catch let error as ASAuthorizationError where error.code == .canceled {
      #expect(error.localizedDescription.contains("film"))
    } catch { Issue.record("\(error)") }
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("AuthorizationController.performRequests"))
  }
}
