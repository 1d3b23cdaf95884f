import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// When a field has the button that clears it, and what that does.
@MainActor @Suite("The button that clears a field", .serialized)
struct UITextFieldClearButtonTests {
  private final class Guard: UITextFieldDelegate {
    var mayClear = true
    var lines: [String] = []
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      lines.append("clear \(textField.text ?? "")")
      return mayClear
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
      lines.append("begin \(textField.text ?? "")")
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      lines.append("changed \(textField.text ?? "")")
    }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
  }

  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let delegate = Guard()

  private func stage() throws -> Rehearsal {
    let field = field
    return try Rehearsal(KeyboardStage.phone) { Hosted(view: field).frame(width: 200, height: 40) }
  }
  private var button: UIButton? {
    field.subviews.compactMap { $0 as? UIButton }.first {
      $0.accessibilityLabel == "Clear text"
    }
  }
  /// What a mode says of a field with a text.
  private func isThere(_ mode: UITextField.ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
  private static let bounds = CGRect(x: 10, y: 20, width: 200, height: 40)

  @Test("it is there as its mode says, and only with a text", arguments: [0, 1, 2, 3])
  func modes(number: Int) throws {
    let mode = try #require(UITextField.ViewMode(rawValue: number))
    field.clearButtonMode = mode
    let stage = try stage()
    for (time, isEditing) in [(1.0, true), (2.0, false), (3.0, true), (4.0, false)] {
      try stage.now {
        _ = isEditing ? field.becomeFirstResponder() : field.resignFirstResponder()
      }
      try stage.advance(to: time)
      #expect(field.isEditing == isEditing)
      for text in ["", "Ada", nil, "B", ""] {
        try stage.now { field.text = text }
        let isThere = text?.isEmpty == false && isThere(mode, isEditing: isEditing)
        #expect((button != nil) == isThere, "\(mode) \(text ?? "none")")
        // The text has what the button leaves.
        let width = field.textRect(forBounds: Self.bounds).width
        #expect((width == 200) == !isThere && width > 150)
      }
    }
  }

  @Test("there is one at most, however often it comes and goes")
  func one() {
    for _ in 0..<3 {
      field.clearButtonMode = .always
      for text in ["a", "ab", "", "c", "cd"] { field.text = text }
      #expect(field.subviews.count == 1 && button != nil)
      let same = button
      field.text = "e"
      #expect(button === same)
      field.clearButtonMode = .never
      #expect(field.subviews.isEmpty)
    }
  }

  @Test("it lies in the bounds, beyond the text, in the middle of the height")
  func place() {
    field.clearButtonMode = .always
    field.text = "Ada"
    let (place, text) = (
      field.clearButtonRect(forBounds: Self.bounds), field.textRect(forBounds: Self.bounds)
    )
    #expect(place.midY == Self.bounds.midY && place.width == place.height)
    #expect(Self.bounds.minX < text.maxX && text.maxX <= place.minX)
    #expect(place.maxX < Self.bounds.maxX)
    // It is asked for a place whether it is there or not.
    field.clearButtonMode = .never
    #expect(field.clearButtonRect(forBounds: Self.bounds) == place)
    #expect(field.textRect(forBounds: Self.bounds) == Self.bounds)
  }

  @Test("where lines begin at the right it is at the left")
  func mirrored() throws {
    field.clearButtonMode = .always
    field.text = "Ada"
    let (place, text) = (
      field.clearButtonRect(forBounds: Self.bounds), field.textRect(forBounds: Self.bounds)
    )
    let field = field
    let stage = try Rehearsal(KeyboardStage.phone) {
      Hosted(view: field).frame(width: 200, height: 40)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let (other, turned) = (
      field.clearButtonRect(forBounds: Self.bounds), field.textRect(forBounds: Self.bounds)
    )
    #expect(other.minX - Self.bounds.minX == Self.bounds.maxX - place.maxX)
    #expect(turned.minX - Self.bounds.minX == Self.bounds.maxX - text.maxX)
    #expect(turned.width == text.width && other.size == place.size)
    #expect(stage.list.words == ["Ada"])
  }

  @Test("a view at the right takes its place while it is there")
  func besides() {
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.clearButtonMode = .always
    field.text = "Ada"
    #expect(button != nil)
    field.rightView = side
    #expect(button != nil && side.superview == nil)
    field.rightViewMode = .always
    #expect(button == nil && side.superview === field)
    #expect(field.textRect(forBounds: Self.bounds).width == 170)
    field.rightViewMode = .whileEditing
    #expect(button != nil && side.superview == nil)
    field.rightViewMode = .always
    field.rightView = nil
    #expect(button != nil && field.subviews.count == 1)
    // One at the left stands beside it.
    let width = field.textRect(forBounds: Self.bounds).width
    (field.leftView, field.leftViewMode) = (side, .always)
    #expect(button != nil && field.textRect(forBounds: Self.bounds).width == width - 30)
  }

  @Test("a tap clears where the delegate lets it, and is told once", arguments: [true, false])
  func tapped(mayClear: Bool) throws {
    let listener = ControlListener()
    listener.listen(to: field, for: .editingChanged)
    delegate.mayClear = mayClear
    field.delegate = delegate
    field.clearButtonMode = .always
    field.text = "Ada"
    try #require(button).sendActions(for: .touchUpInside)
    #expect(field.text == (mayClear ? "" : "Ada") && (button == nil) == mayClear)
    #expect(listener.count == (mayClear ? 1 : 0))
    #expect(delegate.lines == ["clear Ada"] + (mayClear ? ["changed "] : []))
  }

  @Test("a field that clears itself does so when the editing begins", arguments: [true, false])
  func begins(mayClear: Bool) throws {
    delegate.mayClear = mayClear
    field.delegate = delegate
    field.clearsOnBeginEditing = true
    field.text = "Ada"
    let stage = try stage()
    try stage.now { _ = field.becomeFirstResponder() }
    try stage.advance(to: 1)
    let left = mayClear ? "" : "Ada"
    #expect(field.isEditing && field.text == left)
    #expect(delegate.lines.first == "clear Ada" && delegate.lines.contains("begin \(left)"))
    // Without a text, nobody is asked.
    try stage.now {
      field.text = ""
      _ = field.resignFirstResponder()
    }
    try stage.advance(to: 2)
    delegate.lines = []
    try stage.now { _ = field.becomeFirstResponder() }
    try stage.advance(to: 3)
    #expect(delegate.lines == ["begin "])
  }

  @Test("what is typed brings it, and what is taken away takes it along")
  func typed() throws {
    field.clearButtonMode = .whileEditing
    let stage = try stage()
    try stage.now { _ = field.becomeFirstResponder() }
    try stage.advance(to: 1)
    #expect(field.isEditing && button == nil)
    try stage.type("ab")
    #expect(field.text?.lowercased() == "ab" && button != nil)
    try stage.now { button?.sendActions(for: .touchUpInside) }
    #expect(field.text == "" && button == nil && field.isEditing)
  }
}
