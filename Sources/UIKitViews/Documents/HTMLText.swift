import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A text in HTML as a text with attributes, as UIKit reads it.
///
/// Letters are of a serif, black and 12 points high unless something else is said. Elements that say how letters look, lists,
/// and rules of style sheets by names, classes and identifiers count; pictures, tables, margins and other rules do not, which
/// the tool says.
struct HTMLText {
  /// An element that has begun.
  private struct Element {
    let name: String
    /// How letters looked before it.
    let before: HTMLStyle
    /// What it is for those that it lists: the number of the last; `nil` for lists without numbers, and for what is none.
    var count: Int?
  }

  private let text = NSMutableAttributedString(string: "")
  private var style = HTMLStyle()
  private var opened: [Element] = []
  private var sheet = HTMLSheet()
  /// Whether nothing of the line is there yet, so that no space begins it.
  private var isAtStart = true
  /// The look of a space that is to come before the next letter; `nil` for none.
  private var owedSpace: HTMLStyle?

  /// Elements that are lines of their own.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
    "section", "article", "header", "footer", "center", "address", "dl", "dt", "dd", "hr",
    "table", "tr", "body", "html", "main", "nav", "figure", "form",
  ]
  /// Elements that have no end.
  private static let empty: Set<String> = [
    "br", "hr", "img", "meta", "link", "input", "wbr", "col", "source", "base",
  ]
  /// Elements of which nothing is seen.
  private static let unseen: Set<String> = ["style", "script", "title", "head", "template"]
  /// Elements that stand on a telephone and not here.
  private static let missing: Set<String> = [
    "img", "table", "video", "audio", "iframe", "input", "svg",
  ]

  /// A text in HTML as a text with attributes.
  static func attributed(_ html: String) -> NSAttributedString {
    var reader = HTMLText()
    for token in HTMLTokens(html) {
      switch token {
      case .letters(let letters): reader.take(letters)
      case .start(let name, let values): reader.begin(name, values)
      case .end(let name): reader.end(name)
      }
    }
    if reader.sheet.isPartial { IneffectiveSettings.note("NSAttributedString of HTML: selectors") }
    return reader.text
  }

  // MARK: Letters

  private mutating func take(_ letters: Substring) {
    if opened.last?.name == "style" { return sheet.read(letters) }
    if opened.contains(where: { Self.unseen.contains($0.name) }) { return }
    let whole = HTMLEntities.resolved(letters)
    if style.isPlain { return add(whole.replacingOccurrences(of: "\r\n", with: "\n"), style) }
    var words = ""
    for letter in whole {
      // A space that may not be broken is a letter.
      if letter.isWhitespace, letter != "\u{A0}" {
        if !isAtStart, owedSpace == nil { owedSpace = style }
      } else {
        // Of spaces around a mark the first one stays, and looks as what it stands behind.
        if let owedSpace, words.isEmpty {
          add(" ", owedSpace)
        } else if owedSpace != nil {
          words.append(" ")
        }
        (owedSpace, isAtStart) = (nil, false)
        words.append(letter)
      }
    }
    add(words, style)
  }

  /// Adds letters.
  ///
  /// - Parameters:
  ///   - words: The letters.
  ///   - style: How they look.
  private mutating func add(_ words: String, _ style: HTMLStyle) {
    guard !words.isEmpty else { return }
    text.append(NSAttributedString(string: words, attributes: style.attributes))
    isAtStart = words.last?.isNewline ?? isAtStart
  }

  /// Ends a line that has begun.
  private mutating func endLine() {
    owedSpace = nil
    if !isAtStart { add("\n", style) }
    isAtStart = true
  }

  // MARK: Elements

  private mutating func begin(_ name: String, _ values: [String: String]) {
    if Self.missing.contains(name) {
      IneffectiveSettings.note("NSAttributedString of HTML: <\(name)>")
    }
    if name == "br" {
      owedSpace = nil
      add("\u{2028}", style)
      isAtStart = true
      return
    }
    // Items end where the next begins, and paragraphs at lines of others.
    if ["li", "p", "dt", "dd", "tr", "td", "th"].contains(name), opened.last?.name == name {
      end(name)
    } else if Self.blocks.contains(name), opened.last?.name == "p" {
      end("p")
    }
    if Self.blocks.contains(name) { endLine() }
    if name == "td" || name == "th", !isAtStart { add("\t", style) }
    guard !Self.empty.contains(name) else { return }
    opened.append(Element(name: name, before: style, count: Self.count(name, values)))
    style.take(element: name, values)
    if let side = values["align"] { style.take("text-align", side) }
    if let side = values["dir"] { style.take(direction: side.lowercased()) }
    for rule in sheet.rules(of: name, values) { style.take(rule.property, rule.value) }
    for rule in HTMLSheet.rules((values["style"] ?? "")[...]) {
      style.take(rule.property, rule.value)
    }
    if name == "li" { mark() }
  }

  /// The number before the first of a list with numbers; `nil` for other elements.
  private static func count(_ name: String, _ values: [String: String]) -> Int? {
    name == "ol" ? (values["start"].flatMap { Int($0) } ?? 1) - 1 : nil
  }

  /// Puts the sign before an item of a list.
  private mutating func mark() {
    let lists = opened.indices.filter { ["ul", "ol"].contains(opened[$0].name) }
    var sign = ["•", "◦", "▪"][min(max(lists.count - 1, 0), 2)]
    if let list = lists.last, let count = opened[list].count {
      opened[list].count = count + 1
      sign = "\(count + 1)."
    }
    add(String(repeating: "\t", count: max(lists.count, 1)) + sign + "\t", style)
    isAtStart = true
  }

  private mutating func end(_ name: String) {
    guard let place = opened.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name), name != "body", name != "html" { endLine() }
    style = opened[place].before
    opened.removeSubrange(place...)
  }
}
