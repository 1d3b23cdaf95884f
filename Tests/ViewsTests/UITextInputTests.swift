import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Places in the texts of UIKit's fields", .serialized)
struct UITextInputTests {
  private func stage(_ view: UIView) throws -> Rehearsal {
    try Rehearsal(KeyboardStage.phone) { Hosted(view: view).frame(width: 200, height: 100) }
  }
  private let middle = CGPoint(x: 195, y: 428.5)
  private func field(_ text: String) -> UITextField {
    let field = UITextField()
    field.text = text
    return field
  }

  @Test("places are counted as Foundation counts, and none is beyond the text")
  func places() throws {
    let field = field("a😀b")
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.offset(from: start, to: end) == 4 && field.offset(from: end, to: start) == -4)
    #expect(field.position(from: start, offset: 5) == nil)
    #expect(field.position(from: end, offset: -5) == nil)
    let (first, third) = (
      try #require(field.position(from: start, offset: 1)),
      try #require(field.position(from: end, offset: -1))
    )
    let range = try #require(field.textRange(from: first, to: third))
    #expect(field.text(in: range) == "😀" && !range.isEmpty)
    #expect(field.textRange(from: third, to: first) == range)
    #expect(field.compare(first, to: third) == .orderedAscending)
    #expect(field.compare(third, to: first) == .orderedDescending)
    #expect(field.compare(third, to: range.end) == .orderedSame)
    let whole = try #require(field.textRange(from: start, to: end))
    field.text = ""
    #expect(field.text(in: whole) == nil && field.textRange(from: start, to: end) == nil)
  }

  @Test("the caret is behind the last letter unless code puts it elsewhere")
  func carets() throws {
    let field = field("abc")
    #expect(field.selectedTextRange?.range == NSRange(location: 3, length: 0))
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    #expect(field.selectedTextRange?.start == place && field.selectedTextRange?.isEmpty == true)
    field.selectAll(nil)
    #expect(field.selectedTextRange?.range == NSRange(location: 0, length: 3))
    field.text = "abcd"
    #expect(field.selectedTextRange?.range == NSRange(location: 4, length: 0))
  }

  @Test(
    "letters are typed where code has put the caret, in fields and text views", arguments: [0, 1])
  func typed(kind: Int) throws {
    let (field, view) = (field("ad"), UITextView(frame: .zero))
    view.text = "ad"
    let input: any UITextInput = kind == 0 ? field : view
    let stage = try stage(kind == 0 ? field : view)
    try stage.tap(middle.x, middle.y, at: 0.5)
    func letters() -> String? { kind == 0 ? field.text : view.text }
    try stage.now {
      let place = input.position(from: input.beginningOfDocument, offset: 1)
      input.selectedTextRange = place.flatMap { input.textRange(from: $0, to: $0) }
    }
    try stage.type("bc")
    #expect(letters() == "abcd")
    #expect(input.selectedTextRange?.start.offset == 3)
    try stage.type("\u{8}")
    #expect(letters() == "abd" && input.selectedTextRange?.start.offset == 2)
    try stage.now { input.selectedTextRange = UITextRange(NSRange(location: 0, length: 2)) }
    try stage.type("x")
    #expect(letters() == "xd")
    #expect(stage.list.words.contains("xd"))
  }

  @Test("code that sets text and caret while letters are typed has its way")
  func formatted() throws {
    let field = field("")
    field.addAction(
      UIAction { [weak field] _ in
        guard let field else { return }
        let digits = (field.text ?? "").filter(\.isNumber)
        field.text = "(\(digits))"
        let place = field.position(from: field.endOfDocument, offset: -1)
        field.selectedTextRange = place.flatMap { field.textRange(from: $0, to: $0) }
      }, for: .editingChanged)
    let stage = try stage(field)
    try stage.tap(middle.x, middle.y, at: 0.5)
    try stage.type("123")
    #expect(field.text == "(123)")
  }

  /// Counts what the keyboard's key for taking letters away does.
  private final class Code: UITextField {
    var count = 0
    var inserted: [String] = []
    override func deleteBackward() {
      count += 1
      super.deleteBackward()
    }
    override func insertText(_ text: String) {
      inserted.append(text)
      super.insertText(text)
    }
  }

  @Test("a subclass is told of letters and of the key that takes them away, without a text, too")
  func keys() throws {
    let code = Code()
    let stage = try stage(code)
    try stage.tap(middle.x, middle.y, at: 0.5)
    try stage.type("7")
    #expect(code.inserted == ["7"] && code.hasText)
    try stage.type("\u{8}\u{8}")
    #expect(code.count == 2 && code.text == "" && !code.hasText)
    code.insertText("ab")
    code.deleteBackward()
    #expect(code.text == "a")
    code.replace(UITextRange(NSRange(location: 0, length: 1)), withText: "xyz")
    #expect(code.text == "xyz")
  }

  // MARK: The storage

  @Test("what code changes in a text view's storage is seen, and the storage follows the text")
  func storage() throws {
    let view = UITextView(frame: .zero)
    view.isEditable = false
    view.text = "one"
    let storage = view.textStorage
    let stage = try stage(view)
    try stage.now { storage.append(NSAttributedString(string: " two")) }
    #expect(view.text == "one two" && stage.list.words.joined().contains("two"))
    try stage.now {
      storage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    }
    #expect(stage.list.colors.contains { ($0.red, $0.green, $0.blue) == (1, 0, 0) })
    try stage.now { view.text = "three" }
    #expect(storage.string == "three" && view.textStorage === storage)
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "T")
    #expect(view.text == "three")
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.endEditing()
    #expect(view.text == "ree")
    storage.setAttributedString(NSAttributedString(string: "four"))
    storage.insert(NSAttributedString(string: "twenty-"), at: 0)
    #expect(view.text == "twenty-four")
  }
}
