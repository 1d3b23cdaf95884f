public import Foundation

/// The text of a text view with its attributes, which code changes in parts.
public final class NSTextStorage: NSMutableAttributedString {
  /// Called when something of it is another.
  var edited: (@MainActor () -> Void)?
  /// How many edits are under way that are to be told at once.
  private var depth = 0

  /// Whether letters have attributes.
  var hasAttributes: Bool {
    var place = 0
    while place < length {
      var range = NSRange(location: place, length: 1)
      let found = unsafe withUnsafeMutablePointer(to: &range) {
        unsafe self.attributes(at: place, effectiveRange: $0)
      }
      if !found.isEmpty { return true }
      place = max(range.location + range.length, place + 1)
    }
    return false
  }
  /// The text as it is now.
  var copied: NSAttributedString { NSAttributedString(attributedString: self) }

  /// Takes a text that was set elsewhere, which is no edit.
  func follow(_ text: NSAttributedString) {
    depth += 1
    super.setAttributedString(text)
    depth -= 1
  }

  /// Does something of which one edit is told, however many it consists of.
  private func editing(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
    tell()
  }
  private func tell() {
    guard depth == 0, let edited else { return }
    MainActor.assumeIsolated { edited() }
  }

  /// Begins a group of edits that are told as one.
  public override func beginEditing() { depth += 1 }
  /// Ends a group of edits and tells of them.
  public override func endEditing() {
    depth = max(depth - 1, 0)
    tell()
  }
  /// Replaces a range by plain text.
  ///
  /// - Parameters:
  ///   - range: Of the text, in UTF-16 units.
  ///   - str: What stands there instead.
  public override func replaceCharacters(in range: NSRange, with str: String) {
    editing { super.replaceCharacters(in: range, with: str) }
  }
  /// Replaces a range by text with attributes.
  ///
  /// - Parameters:
  ///   - range: Of the text, in UTF-16 units.
  ///   - attrString: What stands there instead.
  public override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    editing { super.replaceCharacters(in: range, with: attrString) }
  }
  /// Sets all attributes of a range; `nil` removes them.
  ///
  /// - Parameters:
  ///   - attrs: The range's attributes from now on.
  ///   - range: Of the text, in UTF-16 units.
  public override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) { editing { super.setAttributes(attrs, range: range) } }
  /// Adds an attribute to a range.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - value: Its value.
  ///   - range: Of the text, in UTF-16 units.
  public override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { editing { super.addAttribute(name, value: value, range: range) } }
  /// Adds attributes to a range.
  ///
  /// - Parameters:
  ///   - attrs: The attributes with their values.
  ///   - range: Of the text, in UTF-16 units.
  public override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { editing { super.addAttributes(attrs, range: range) } }
  /// Removes an attribute from a range.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - range: Of the text, in UTF-16 units.
  public override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    editing { super.removeAttribute(name, range: range) }
  }
  /// Inserts text at a place.
  ///
  /// - Parameters:
  ///   - attrString: The text.
  ///   - loc: Where it begins, in UTF-16 units.
  public override func insert(_ attrString: NSAttributedString, at loc: Int) {
    editing { super.insert(attrString, at: loc) }
  }
  /// Adds text at the end.
  public override func append(_ attrString: NSAttributedString) {
    editing { super.append(attrString) }
  }
  /// Deletes a range.
  public override func deleteCharacters(in range: NSRange) {
    editing { super.deleteCharacters(in: range) }
  }
  /// Replaces the whole text.
  public override func setAttributedString(_ attrString: NSAttributedString) {
    editing { super.setAttributedString(attrString) }
  }
}
