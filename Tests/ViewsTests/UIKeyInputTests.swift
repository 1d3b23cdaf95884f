import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Views of a scene's own that take letters", .serialized)
struct UIKeyInputTests {
  /// A view that keeps what is typed.
  private final class Pad: UIView, UIKeyInput {
    var text = ""
    var resigned = 0
    var mayHaveKeys = true
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
    override var canBecomeFirstResponder: Bool { mayHaveKeys }
    var keyboardType = UIKeyboardType.numberPad
    override func resignFirstResponder() -> Bool {
      resigned += 1
      return super.resignFirstResponder()
    }
  }
  /// A view that says nothing of letters.
  private final class Silent: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private func stage(_ views: UIView...) throws -> Rehearsal {
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for view in views { around.addSubview(view) }
    return try Rehearsal(KeyboardStage.phone) {
      Hosted(view: around).frame(width: 200, height: 100)
    }
  }

  @Test("letters, new lines and the key that deletes reach the first responder, and no other")
  func typed() throws {
    let (pad, other) = (Pad(), Pad())
    let stage = try stage(pad, other)
    try stage.now { #expect(pad.becomeFirstResponder()) }
    try stage.now { #expect(pad.isFirstResponder && !other.isFirstResponder) }
    try stage.type("12\n3\u{8}")
    #expect(pad.text == "12\n" && other.text.isEmpty)
    try stage.now { #expect(other.becomeFirstResponder()) }
    try stage.type("4")
    #expect(pad.text == "12\n" && other.text == "4")
    #expect(pad.resigned == 1 && other.resigned == 0)
    try stage.now { #expect(!pad.isFirstResponder && other.resignFirstResponder()) }
    try stage.now { #expect(!other.isFirstResponder) }
    #expect(pad.resigned == 1 && other.resigned == 1)
  }

  @Test("the keyboard rises with the keys that the view asks for, and goes with it")
  func keyboard() throws {
    let pad = Pad()
    let stage = try stage(pad)
    try stage.now { pad.becomeFirstResponder() }
    try stage.advance(to: 2)
    let keyboard = try #require(SoftKeyboard.of(stage.graph))
    #expect(keyboard.height > 0)
    #expect(keyboard.model.face.traits.type == .numberPad && keyboard.model.face.plane == .pad)
    try stage.now { pad.removeFromSuperview() }
    try stage.advance(to: 4)
    #expect(keyboard.height == 0 && pad.resigned == 1)
    try stage.now { #expect(!pad.isFirstResponder) }
  }

  @Test("who may not, and who says nothing of letters, takes none")
  func refused() throws {
    let (pad, silent) = (Pad(), Silent())
    pad.mayHaveKeys = false
    let stage = try stage(pad, silent)
    try stage.now {
      #expect(!pad.becomeFirstResponder() && !silent.becomeFirstResponder())
      #expect(!pad.isFirstResponder && !silent.isFirstResponder)
    }
  }

  @Test("a field that takes the caret takes it from the view")
  func fields() throws {
    let (pad, field) = (Pad(), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    let stage = try stage(pad, field)
    try stage.now { pad.becomeFirstResponder() }
    try stage.now { field.becomeFirstResponder() }
    try stage.type("a")
    #expect(field.text == "a" && pad.text.isEmpty && pad.resigned == 1)
  }

  @Test("each return key of UIKit's has words of its own, those of SwiftUI's labels")
  func labels() {
    let all = (0...11).compactMap { UIReturnKeyType(rawValue: $0)?.label.word }
    #expect(
      all == [
        "return", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergency call", "continue",
      ])
    #expect(UIReturnKeyType.continue.label == SubmitLabel.continue)
    #expect(!SubmitLabel.continue.isProminent && SubmitLabel.join.isProminent)
    let capitals: [(UITextAutocapitalizationType, TextInputAutocapitalization)] = [
      (.none, .never), (.words, .words), (.sentences, .sentences), (.allCharacters, .characters),
    ]
    for (type, same) in capitals { #expect(TextInputAutocapitalization(type) == same) }
  }
}
