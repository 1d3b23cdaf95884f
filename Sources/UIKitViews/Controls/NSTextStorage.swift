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

  public override func beginEditing() { depth += 1 }
  public override func endEditing() {
    depth = max(depth - 1, 0)
    tell()
  }
  public override func replaceCharacters(in range: NSRange, with str: String) {
    editing { super.replaceCharacters(in: range, with: str) }
  }
  public override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    editing { super.replaceCharacters(in: range, with: attrString) }
  }
  public override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) { editing { super.setAttributes(attrs, range: range) } }
  public override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { editing { super.addAttribute(name, value: value, range: range) } }
  public override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { editing { super.addAttributes(attrs, range: range) } }
  public override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    editing { super.removeAttribute(name, range: range) }
  }
  public override func insert(_ attrString: NSAttributedString, at loc: Int) {
    editing { super.insert(attrString, at: loc) }
  }
  public override func append(_ attrString: NSAttributedString) {
    editing { super.append(attrString) }
  }
  public override func deleteCharacters(in range: NSRange) {
    editing { super.deleteCharacters(in: range) }
  }
  public override func setAttributedString(_ attrString: NSAttributedString) {
    editing { super.setAttributedString(attrString) }
  }
}
