import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Fields and text views of UIKit's", .serialized)
struct UITypingTests {
  /// Notes what it is told, and refuses some letters.
  @MainActor private final class Delegate: UITextFieldDelegate, UITextViewDelegate {
    let journal = Journal()
    var refused: Set<String> = []
    var mayBegin = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { journal.note("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { !refused.contains(string) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      journal.note("return")
      return textField.resignFirstResponder()
    }
    func textViewDidBeginEditing(_ textView: UITextView) { journal.note("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { journal.note("end") }
    func textViewDidChange(_ textView: UITextView) { journal.note(textView.text ?? "") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !refused.contains(text) }
  }

  private func stage(_ view: UIView) throws -> Rehearsal {
    try Rehearsal(KeyboardStage.phone) { Hosted(view: view).frame(width: 200, height: 100) }
  }
  /// The middle of the stage's free part.
  private let middle = CGPoint(x: 195, y: 428.5)

  @Test(
    "what typing changes is at the end, counted as Foundation counts",
    arguments: [
      ("", "a", 0, 0, "a"), ("a", "", 0, 1, ""), ("ab", "abc", 2, 0, "c"), ("😀", "😀b", 2, 0, "b"),
      ("a😀", "a", 1, 2, ""), ("ab", "ab", 2, 0, ""),
    ] as [(String, String, Int, Int, String)])
  func change(old: String, new: String, location: Int, length: Int, replacement: String) {
    let change = TypedChange(from: old, to: new)
    #expect(change.range == NSRange(location: location, length: length))
    #expect(change.replacement == replacement)
  }

  @Test("a field that is tapped takes what is typed, and tells")
  func typed() throws {
    let (field, delegate, listener) = (UITextField(), Delegate(), ControlListener())
    field.delegate = delegate
    delegate.refused = ["x"]
    listener.listen(to: field, for: .editingChanged)
    let stage = try stage(field)
    try stage.tap(middle.x, middle.y, at: 0.5)
    #expect(field.isFirstResponder)
    #expect(delegate.journal.lines == ["begin"])
    try stage.type("axb")
    #expect(field.text == "ab")
    #expect(listener.count == 2)
    #expect(stage.list.words.contains("ab"))
    try stage.type("\n")
    try stage.advance(to: stage.time + 1)
    #expect(delegate.journal.lines == ["begin", "return", "end"])
    #expect(!field.isFirstResponder)
  }

  @Test("a field takes the caret when code asks for it, if its delegate lets it")
  func asked() throws {
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    let stage = try stage(field)
    delegate.mayBegin = false
    #expect(!field.becomeFirstResponder())
    delegate.mayBegin = true
    try stage.now { _ = field.becomeFirstResponder() }
    try stage.advance(to: 0.5)
    #expect(field.isEditing)
    try stage.now { _ = field.resignFirstResponder() }
    try stage.advance(to: 1)
    #expect(!field.isEditing)
    #expect(delegate.journal.lines == ["begin", "end"])
    #expect(!field.resignFirstResponder())
  }

  @Test("a field shows its text, its dots, or what is seen while there is none")
  func shown() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let stage = try stage(field)
    #expect(stage.list.words.contains("Name"))
    try stage.now { field.text = "Ada" }
    #expect(stage.list.words.contains("Ada"))
    #expect(!stage.list.words.contains("Name"))
    try stage.now { field.isSecureTextEntry = true }
    #expect(stage.list.words.contains("•••"))
    let height = field.intrinsicContentSize.height
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height > height)
    #expect(field.sizeThatFits(CGSize(width: 90, height: 0)).width == 90)
  }

  @Test("words that stand for a text have attributes, those of one kind instead of the other's")
  func attributedPlaceholder() throws {
    let field = UITextField()
    #expect(field.attributedPlaceholder == nil)
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    let stage = try stage(field)
    let plain = stage.frame
    try stage.now {
      field.attributedPlaceholder = NSAttributedString(
        string: "Name", attributes: [.foregroundColor: UIColor.red])
    }
    #expect(stage.list.words.contains("Name") && stage.frame != plain)
    #expect(field.placeholder == "Name")
    try stage.now { field.placeholder = "Name" }
    #expect(stage.frame == plain)
    try stage.now { field.attributedPlaceholder = NSAttributedString(string: "Word") }
    #expect(stage.list.words.contains("Word") && field.placeholder == "Word")
    try stage.now { field.attributedPlaceholder = nil }
    #expect(field.placeholder == nil && !stage.list.words.contains("Word"))
  }

  @Test("a text view takes what is typed, lines too, and tells")
  func lines() throws {
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    view.text = "a"
    delegate.refused = ["x"]
    let stage = try stage(view)
    try stage.tap(middle.x, middle.y, at: 0.5)
    try stage.type("x\nb")
    #expect(view.text == "a\nb")
    #expect(delegate.journal.lines == ["begin", "a\n", "a\nb"])
    #expect(view.isFirstResponder)
    try stage.now { _ = view.resignFirstResponder() }
    try stage.advance(to: stage.time + 1)
    #expect(delegate.journal.lines.last == "end")
  }

  @Test("a text view that is not typed into shows its text, and takes no caret")
  func readOnly() throws {
    let view = UITextView()
    view.text = "Words"
    view.isEditable = false
    let stage = try stage(view)
    #expect(stage.list.words.contains("Words"))
    try stage.tap(middle.x, middle.y, at: 0.5)
    #expect(!view.isFirstResponder)
    #expect(!view.becomeFirstResponder())
  }

  @Test("a text view that does not scroll is as large as its text")
  func sizes() {
    let view = UITextView()
    view.text = "One"
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let one = view.intrinsicContentSize
    view.text = "One\nTwo"
    #expect(view.intrinsicContentSize.height > one.height)
    view.text = "One"
    view.textContainerInset = .zero
    #expect(view.intrinsicContentSize.height == one.height - 16)
    #expect(view.intrinsicContentSize.width == one.width)
    view.font = .systemFont(ofSize: 24)
    #expect(view.intrinsicContentSize.width > one.width)
  }
}
