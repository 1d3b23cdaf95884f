import DisplayList
import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Initialisers in the order of arguments that earlier systems had.
@MainActor @Suite("Initialisers of earlier systems")
struct FormerInitialiserTests {
  private func frame(@ViewBuilder _ view: () -> some View) throws -> String {
    try Rehearsal(width: 300, view).frame
  }

  @Test("a stepper is the same whether its label comes last or not")
  func stepper() throws {
    let value = Binding.constant(2)
    let label = { Text(verbatim: "Two") }
    #expect(
      try frame { Stepper(value: value, step: 2, onEditingChanged: { _ in }, label: label) }
        == frame { Stepper(value: value, step: 2, label: label) })
    #expect(
      try frame { Stepper(value: value, in: 0...2, onEditingChanged: { _ in }, label: label) }
        == frame { Stepper(value: value, in: 0...2, label: label) })
    #expect(
      try frame { Stepper(onIncrement: nil, onDecrement: {}, label: label) }
        == frame { Stepper(label: label, onIncrement: nil, onDecrement: {}) })
  }

  @Test("a link's title may be a text of the scene's, as its page is a view")
  func link() throws {
    let title = "Harbour"
    func page(_ link: some View) -> some View { NavigationStack { List { link } } }
    #expect(
      try frame { page(NavigationLink(title, destination: Text("There"))) }
        == frame { page(NavigationLink("Harbour") { Text("There") }) })
  }

  @Test("a button's title may be a text of the scene's beside an image of the assets")
  func button() throws {
    let (title, image) = ("Harbour", ImageResource(name: "harbour", bundle: .main))
    for role in [nil, ButtonRole.destructive] {
      let plain = try frame {
        Button(role: role) {
        } label: {
          Label(title, image: image)
        }
      }
      #expect(try frame { Button(title, image: image, role: role) {} } == plain)
      #expect(try frame { Button("Harbour", image: image, role: role) {} } == plain)
    }
    #expect(
      try frame { Button(title, image: image) {} } == frame { Button("Harbour", image: image) {} })
  }

  @Test("a page's title may be a binding")
  func title() throws {
    func page(_ view: some View) -> some View { NavigationStack { view } }
    #expect(
      try frame { page(Color.red.navigationTitle(.constant("A"))) }
        == frame { page(Color.red.navigationTitle("A")) })
  }

  @Test(
    "colours have names for those who cannot see them",
    arguments: [
      (UIColor.red, "red"), (.black, "black"), (.white, "white"), (.clear, "clear"),
      (UIColor(white: 0.3, alpha: 1), "dark gray"), (UIColor(white: 0.6, alpha: 1), "gray"),
      (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
      (UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1), "light green"),
    ])
  func names(color: UIColor, name: String) { #expect(color.accessibilityName == name) }

  @Test("a checker of spelling finds all words right")
  func spelling() {
    let range = UITextChecker().rangeOfMisspelledWord(
      in: "wrod", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false,
      language: "en")
    #expect(range.location == NSNotFound)
    #expect(UITextChecker().guesses(forWordRange: range, in: "", language: "en") == nil)
  }
}
