import Foundation
import Views

/// A text with attributes in HTML.
enum HTMLWriter {
  /// A text in HTML: paragraphs, with bold, slanted, underlined and struck letters, links and colours.
  static func html(_ text: NSAttributedString) -> String {
    var paragraphs = [""]
    var place = 0
    while place < text.length {
      var range = NSRange(location: place, length: 1)
      let attributes = unsafe withUnsafeMutablePointer(to: &range) {
        unsafe text.attributes(at: place, effectiveRange: $0)
      }
      let end = max(range.location + range.length, place + 1)
      let part = text.attributedSubstring(from: NSRange(location: place, length: end - place))
      let lines = part.string.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        if number > 0 { paragraphs.append("") }
        paragraphs[paragraphs.count - 1] += marked(line, attributes)
      }
      place = end
    }
    // A line that ends the text has nothing behind it.
    if paragraphs.last == "" { paragraphs.removeLast() }
    let body = paragraphs.map { "<p>\($0)</p>\n" }.joined()
    let head = "<!DOCTYPE html>\n<html>\n<head><meta charset=\"utf-8\"></head>\n"
    return "\(head)<body>\n\(body)</body>\n</html>\n"
  }

  private static func marked(
    _ line: Substring, _ attributes: [NSAttributedString.Key: Any]
  ) -> String {
    guard !line.isEmpty else { return "" }
    var html = escaped(line).replacingOccurrences(of: "\u{2028}", with: "<br>")
    let traits = UIFont.attribute(attributes[.font])?.fontDescriptor.symbolicTraits ?? []
    if traits.contains(.traitBold) { html = "<b>\(html)</b>" }
    if traits.contains(.traitItalic) { html = "<i>\(html)</i>" }
    if has(attributes[.underlineStyle]) { html = "<u>\(html)</u>" }
    if has(attributes[.strikethroughStyle]) { html = "<s>\(html)</s>" }
    if let color = UIColor.attribute(attributes[.foregroundColor]), let word = word(color) {
      html = "<span style=\"color: \(word)\">\(html)</span>"
    }
    if let link = attributes[.link] {
      let address = (link as? URL)?.absoluteString ?? "\(link)"
      html = "<a href=\"\(escaped(address[...]))\">\(html)</a>"
    }
    return html
  }

  private static func has(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return style.hasLine }
    return (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0
  }

  private static func escaped(_ text: Substring) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// The web's word for a colour; `nil` for black, which letters have by themselves.
  private static func word(_ color: UIColor) -> String? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    if parts == [0, 0, 0], alpha == 1 { return nil }
    return "rgba(\(parts[0]), \(parts[1]), \(parts[2]), \(alpha))"
  }
}
