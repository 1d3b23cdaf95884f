import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A text with attributes as SwiftUI's.
@MainActor package struct AttributedWords {
  /// A part of the text that has the same attributes.
  private struct Run {
    let words: String
    let attributes: [NSAttributedString.Key: Any]
  }
  private let runs: [Run]
  /// How lines stand, as the text's beginning says; `nil` where it does not.
  let paragraph: NSParagraphStyle?

  /// Reads a text.
  package init(_ string: NSAttributedString) {
    var runs: [Run] = []
    var place = 0
    while place < string.length {
      var range = NSRange(location: place, length: 1)
      let attributes = unsafe withUnsafeMutablePointer(to: &range) {
        unsafe string.attributes(at: place, effectiveRange: $0)
      }
      let end = max(range.location + range.length, place + 1)
      let part = NSRange(location: place, length: end - place)
      runs.append(
        Run(words: string.attributedSubstring(from: part).string, attributes: attributes))
      place = end
    }
    self.runs = runs
    paragraph = runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// Takes parts and their attributes.
  init(_ parts: [(words: String, attributes: [NSAttributedString.Key: Any])]) {
    runs = parts.map { Run(words: $0.words, attributes: $0.attributes) }
    paragraph = runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle
  }

  /// The attributes of the text's beginning.
  var first: [NSAttributedString.Key: Any] { runs.first?.attributes ?? [:] }

  /// The text, in a font and a colour where it says none.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - color: The colour.
  /// - Returns: The text.
  package func text(_ font: UIFont, _ color: UIColor) -> Text {
    runs.reduce(Text(verbatim: "")) { text, run in
      text + part(run, font, color)
    }
  }
  private func part(_ run: Run, _ font: UIFont, _ color: UIColor) -> Text {
    let attributes = run.attributes
    if let picture = (attributes[.attachment] as? NSTextAttachment)?.text { return picture }
    for key in NSAttributedString.Key.unseen where attributes[key] != nil {
      IneffectiveSettings.note("NSAttributedString.Key '\(key.rawValue)'")
    }
    let own = UIFont.attribute(attributes[.font]) ?? font
    let shade = UIColor.attribute(attributes[.foregroundColor]) ?? color
    var text = Text(verbatim: run.words).font(own.font).foregroundColor(shade.color)
    if let kern = Self.number(attributes[.kern]) { text = text.kerning(kern) }
    if let space = Self.number(attributes[.tracking]) { text = text.tracking(space) }
    if let lean = Self.number(attributes[.obliqueness]), lean != 0 { text = text.italic() }
    if let rise = Self.number(attributes[.baselineOffset]) { text = text.baselineOffset(rise) }
    if let style = Self.line(attributes[.underlineStyle]) {
      let color = UIColor.attribute(attributes[.underlineColor])?.color
      text = text.underline(pattern: style.pattern, color: color)
    }
    if let style = Self.line(attributes[.strikethroughStyle]) {
      let color = UIColor.attribute(attributes[.strikethroughColor])?.color
      text = text.strikethrough(pattern: style.pattern, color: color)
    }
    return text
  }

  /// The number that an attribute is.
  nonisolated static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
  /// The line that an attribute is; `nil` for none.
  nonisolated static func line(_ value: Any?) -> NSUnderlineStyle? {
    let style =
      value as? NSUnderlineStyle
      ?? number(value).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
    return style?.hasLine == true ? style : nil
  }
}

extension NSTextAlignment {
  /// The alignment of SwiftUI's lines, and of their block in a frame, from top.
  var lines: (line: TextAlignment, frame: Alignment) {
    switch self {
    case .center: (.center, .top)
    case .right: (.trailing, .topTrailing)
    case .left, .justified, .natural: (.leading, .topLeading)
    }
  }
}
