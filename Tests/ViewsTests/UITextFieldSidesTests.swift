import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("What is beside a field's text, and attributes of text views", .serialized)
struct UITextFieldSidesTests {
  private func stage(_ view: UIView) throws -> Rehearsal {
    try Rehearsal(KeyboardStage.phone) { Hosted(view: view).frame(width: 200, height: 100) }
  }
  private func side(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 7, y: 7, width: width, height: height))
  }
  private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test("a side is there as its mode says, and no other", arguments: [0, 1, 2, 3])
  func modes(number: Int) throws {
    let mode = try #require(UITextField.ViewMode(rawValue: number))
    let (field, left, right) = (UITextField(), side(20, 10), side(30, 20))
    (field.leftView, field.leftViewMode) = (left, mode)
    (field.rightView, field.rightViewMode) = (right, mode)
    let stage = try stage(field)
    func seen() -> [Bool] { [left, right].map { $0.superview === field } }
    let isIdle = mode == .always || mode == .unlessEditing
    #expect(seen() == [isIdle, isIdle])
    try stage.now { _ = field.becomeFirstResponder() }
    try stage.advance(to: 0.5)
    #expect(field.isEditing)
    let isTyping = mode == .always || mode == .whileEditing
    #expect(seen() == [isTyping, isTyping])
  }

  @Test("sides are at the edges, in the middle, and the text has what they leave")
  func places() throws {
    let (field, left, right) = (UITextField(), side(20, 10), side(30, 20))
    #expect(field.textRect(forBounds: Self.bounds) == Self.bounds)
    field.leftView = left
    field.rightView = right
    #expect(field.textRect(forBounds: Self.bounds) == Self.bounds)
    (field.leftViewMode, field.rightViewMode) = (.always, .always)
    #expect(
      field.textRect(forBounds: Self.bounds) == CGRect(x: 20, y: 0, width: 150, height: 100))
    #expect(field.editingRect(forBounds: Self.bounds) == field.textRect(forBounds: Self.bounds))
    _ = try stage(field)
    #expect(left.frame == CGRect(x: 0, y: 45, width: 20, height: 10))
    #expect(right.frame == CGRect(x: 170, y: 40, width: 30, height: 20))
    field.leftView = nil
    #expect(left.superview == nil)
    #expect(field.leftViewRect(forBounds: Self.bounds) == .zero)
  }

  @Test("a text moves by the width of what is before it, and back")
  func moved() throws {
    let field = UITextField()
    field.text = "Words"
    let stage = try stage(field)
    let plain = stage.frame
    try stage.now { (field.leftView, field.leftViewMode) = (side(40, 10), .always) }
    #expect(stage.frame != plain)
    try stage.now { field.leftViewMode = .never }
    #expect(stage.frame == plain)
  }

  @Test("a text view's attributes are seen, and gone with another text")
  func attributes() throws {
    let view = UITextView()
    view.isEditable = false
    view.text = "Words"
    let stage = try stage(view)
    let plain = stage.frame
    try stage.now {
      view.attributedText = NSAttributedString(
        string: "Words", attributes: [.foregroundColor: UIColor.red])
    }
    #expect(stage.frame != plain && view.text == "Words")
    try stage.now { view.text = "Words" }
    #expect(stage.frame == plain && view.attributedText.string == "Words")
    try stage.now { view.attributedText = nil }
    #expect(view.text == "")
    let count = view.text.count
    #expect(count == 0)
  }

  @Test("views in the keyboard's place are kept, and the film says that they are not shown")
  func inputViews() {
    let (picker, bar) = (UIView(), UIView())
    let field = UITextField()
    (field.inputView, field.inputAccessoryView) = (picker, bar)
    #expect(field.inputView === picker && field.inputAccessoryView === bar)
    let editor = UITextView()
    (editor.inputView, editor.inputAccessoryView) = (picker, bar)
    #expect(editor.inputView === picker && editor.inputAccessoryView === bar)
    editor.keyboardAppearance = .dark
    let told = IneffectiveSettings.shortcomings.joined()
    for name in ["UITextField.inputView", "UITextView.inputAccessoryView"] {
      #expect(told.contains("`\(name)`"))
    }
    #expect(told.contains("UITextView.keyboardAppearance"))
    #expect(!told.contains("UITextField.keyboardAppearance"))
  }

  @Test("a field's text stands where it says: one way, twice as far the other")
  func aligned() throws {
    let field = UITextField()
    field.text = "Ada"
    let stage = try stage(field)
    func place() throws -> CGFloat { try #require(stage.list.texts.first).place.x }
    let start = try place()
    try stage.now { field.textAlignment = .center }
    let middle = try place()
    try stage.now { field.textAlignment = .right }
    let end = try place()
    #expect(middle > start + 1 && abs(end - start - 2 * (middle - start)) <= 1)
  }

  @Test("a button clears the text where the mode and the delegate let it")
  func clear() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let listener = ControlListener()
    listener.listen(to: field, for: .editingChanged)
    field.clearButtonMode = .always
    #expect(field.subviews.isEmpty)
    let whole = field.textRect(forBounds: field.bounds)
    field.text = "Ada"
    let button = try #require(field.subviews.first as? UIButton)
    field.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 176, y: 10.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds).width == whole.width - 29)
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "" && field.subviews.isEmpty && listener.count == 1)
    field.text = "Ada"
    field.clearButtonMode = .whileEditing
    #expect(field.subviews.isEmpty)
  }

  @Test("attributes of the text are the field's font, colour and alignment")
  func ownAttributes() {
    let field = UITextField()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.attributedText = NSAttributedString(
      string: "Ada",
      attributes: [
        .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .paragraphStyle: style,
      ])
    #expect(field.text == "Ada" && field.font?.pointSize == 9 && field.textColor == .red)
    #expect(field.textAlignment == .center)
    #expect((field.defaultTextAttributes[.foregroundColor] as? UIColor) == .red)
    field.defaultTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(field.textColor == .blue && field.font?.pointSize == 9)
  }
}
