import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import AuthenticationServices
@testable import ViewEngine

/// How the button looks, and what requests and errors hold.
@MainActor @Suite("Looks and values of signing in")
struct SignInStateTests {
  private final class Listener: ASAuthorizationControllerDelegate {}

  private func button(_ label: SignInWithAppleButton.Label = .signIn) -> SignInWithAppleButton {
    SignInWithAppleButton(label) { _ in
    } onCompletion: { _ in
    }
  }

  @Test("the button's words are on it")
  func labels() throws {
    let labels: [(SignInWithAppleButton.Label, String)] = [
      (.signIn, "Sign in"), (.continue, "Continue"), (.signUp, "Sign up"),
    ]
    for (label, words) in labels {
      let found = try list(on: .of(300, 50)) { button(label) }.words.joined()
      #expect(found.contains(words))
    }
  }

  @Test("the ground is black or white, letters are the other, and an outline is one thing more")
  func styles() throws {
    func look(_ style: SignInWithAppleButton.Style) throws -> DisplayList {
      try list(on: .of(300, 50)) { button().signInWithAppleButtonStyle(style) }
    }
    let (black, white) = ([0, 0, 0, 100], [255, 255, 255, 100])
    let (dark, light) = (try look(.black), try look(.white))
    #expect(dark.colors.first?.code == black && dark.colors.last?.code == white)
    #expect(light.colors.first?.code == white && light.colors.last?.code == black)
    #expect(try look(.whiteOutline).commands.count > light.commands.count)
    let plain = try list(on: .of(300, 50)) { button() }
    #expect(plain.description == dark.description)
  }

  @Test("the button is as high as there is room, but never lower than 30 points")
  func heights() throws {
    #expect(try answer(200, 10) { button() }.height == 30)
    #expect(try answer(200, 80) { button() }.height == 80)
  }

  @Test("errors have the system's numbers, and only a cancelled one speaks of films")
  func errors() {
    let codes = (999...1006).compactMap(ASAuthorizationError.Code.init(rawValue:))
    #expect(codes.map(\.rawValue) == Array(1000...1005))
    for code in codes {
      let words = ASAuthorizationError(code).localizedDescription
      #expect(words.contains("film") == (code == .canceled))
    }
  }

  @Test("nobody is kept by a controller, and nothing is asked for until it is said")
  func references() {
    let controller = ASAuthorizationController(authorizationRequests: [])
    var listener: Listener? = Listener()
    controller.delegate = listener
    listener = nil
    let isGone = controller.delegate == nil
    #expect(isGone)
    let request = ASAuthorizationAppleIDRequest()
    #expect(request.requestedScopes == nil && request.nonce == nil && request.state == nil)
    let person = ASAuthorizationAppleIDCredential(user: "ada")
    #expect(person.user == "ada" && person.email == nil)
  }
}
