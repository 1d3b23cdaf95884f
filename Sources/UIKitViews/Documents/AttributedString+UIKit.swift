public import Foundation
@_spi(Engine) import ViewEngine
import Views

extension AttributedString {
  /// Takes a text with UIKit's attributes; SwiftUI's texts show fonts, colours, lines and links of it.
  ///
  /// - Parameter nsStr: The text.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    var place = 0
    while place < nsStr.length {
      var range = NSRange(location: place, length: 1)
      let attributes = unsafe withUnsafeMutablePointer(to: &range) {
        unsafe nsStr.attributes(at: place, effectiveRange: $0)
      }
      let end = max(range.location + range.length, place + 1)
      let part = NSRange(location: place, length: end - place)
      append(
        AttributedString(
          nsStr.attributedSubstring(from: part).string,
          attributes: AttributeContainer(uiKit: attributes)))
      place = end
    }
  }
  /// Takes a text with UIKit's attributes.
  ///
  /// - Parameters:
  ///   - nsStr: The text.
  ///   - scope: Which attributes count.
  /// - Throws: Nothing here; on a device, what an attribute's value says.
  /// - Note: Accepted; no effect. `including`: all that are known count.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(nsStr) }
}

extension AttributeContainer {
  fileprivate init(uiKit attributes: [NSAttributedString.Key: Any]) {
    typealias Own = AttributeScopes.UIKitAttributes
    typealias Other = AttributeScopes.SwiftUIAttributes
    self.init()
    if let font = UIFont.attribute(attributes[.font]) {
      self[Own.FontAttribute.self] = font
      self[Other.FontAttribute.self] = font.font
    }
    if let color = UIColor.attribute(attributes[.foregroundColor]) {
      self[Own.ForegroundColorAttribute.self] = color
      self[Other.ForegroundColorAttribute.self] = color.color
    }
    self[Own.BackgroundColorAttribute.self] = UIColor.attribute(attributes[.backgroundColor])
    if let kern = AttributedWords.number(attributes[.kern]) {
      self[Own.KernAttribute.self] = kern
      self[Other.KerningAttribute.self] = kern
    }
    if let rise = AttributedWords.number(attributes[.baselineOffset]) {
      self[Own.BaselineOffsetAttribute.self] = rise
      self[Other.BaselineOffsetAttribute.self] = rise
    }
    if let line = AttributedWords.line(attributes[.underlineStyle]) {
      self[Own.UnderlineStyleAttribute.self] = line
      self[Other.UnderlineStyleAttribute.self] = Text.LineStyle(nsUnderlineStyle: line)
    }
    if let line = AttributedWords.line(attributes[.strikethroughStyle]) {
      self[Own.StrikethroughStyleAttribute.self] = line
      self[Other.StrikethroughStyleAttribute.self] = Text.LineStyle(nsUnderlineStyle: line)
    }
    if let link = attributes[.link] {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
        link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }
  }
}

extension NSAttributedString {
  /// Takes a text with UIKit's attributes, or SwiftUI's where it has none of those.
  ///
  /// - Parameter attrStr: The text.
  public convenience init(_ attrStr: AttributedString) {
    typealias Own = AttributeScopes.UIKitAttributes
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes = AttributeScopes.uiKitAttributes(of: run)
      attributes[.backgroundColor] = run[Own.BackgroundColorAttribute.self]
      attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
