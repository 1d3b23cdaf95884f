import Foundation
import Networking
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Documents that hold texts with attributes.
@MainActor @Suite("Documents of texts", .serialized)
struct TextDocumentTests {
  private typealias Key = NSAttributedString.Key
  private func read(_ html: String) throws -> NSAttributedString {
    try unsafe NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
  }
  /// The attributes of the first place at which some words are.
  private func attributes(_ words: String, in text: NSAttributedString) -> [Key: Any] {
    let place = (text.string as NSString).range(of: words).location
    guard place != NSNotFound else { return [:] }
    return unsafe text.attributes(at: place, effectiveRange: nil)
  }
  private func font(_ words: String, in text: NSAttributedString) -> UIFont? {
    attributes(words, in: text)[.font] as? UIFont
  }
  private func numbers(_ value: Any?) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe (value as? UIColor)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 255).rounded() }
  }

  @Test(
    "letters are as the web has them",
    arguments: [
      ("a  b\n c", "a b c"), ("<p>a</p><p>b</p>", "a\nb\n"), ("a<br>b", "a\u{2028}b"),
      ("a <b> b </b> c", "a b c"), ("<div>a<div>b</div></div>c", "a\nb\nc"),
      ("a &amp; b &lt;&#99;&#x64;&nbsp;&hellip; &none; &", "a & b <cd\u{A0}… &none; &"),
      ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"),
      ("<ol start=3><li>a</li><li>b</li></ol>", "\t3.\ta\n\t4.\tb\n"),
      ("<ul><li>a<ul><li>b</ul></ul>", "\t•\ta\n\t\t◦\tb\n"),
      ("<pre>a\n  b</pre>", "a\n  b\n"), ("<!-- c -->a<!doctype x>b", "ab"),
      ("<style>p > a { color: red }</style><script>1 < 2</script>a", "a"),
      ("<head><title>t</title></head><body>a</body>", "a"), ("a < b", "a < b"),
      ("<p>a<p>b", "a\nb"), ("</p>a</b>", "a"), ("", ""), ("<b", ""),
    ] as [(String, String)])
  func letters(html: String, text: String) throws { #expect(try read(html).string == text) }

  @Test("elements say how letters look, and what is inside has it all")
  func elements() throws {
    let text = try read(
      "one <b>two <i>three</i></b> <u>four</u> <s>five</s> <a href='https://a.b/?c&amp;d'>six</a>"
        + "<h1>seven</h1><code>eight</code><font color=red size=5>nine</font>x<sup>ten</sup>")
    let usual = try #require(font("one", in: text))
    #expect(usual.pointSize == 12 && usual.fontDescriptor.symbolicTraits.isEmpty)
    #expect(font("two", in: text)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(font("three", in: text)?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(attributes("four", in: text)[.underlineStyle] as? Int == 1)
    #expect(attributes("five", in: text)[.strikethroughStyle] as? Int == 1)
    #expect((attributes("six", in: text)[.link] as? URL)?.absoluteString == "https://a.b/?c&d")
    #expect(font("seven", in: text)?.pointSize == 24)
    #expect(font("eight", in: text)?.fontDescriptor.symbolicTraits == .traitMonoSpace)
    #expect(numbers(attributes("nine", in: text)[.foregroundColor]) == [255, 0, 0, 255])
    #expect(font("nine", in: text)?.pointSize == 18)
    let rise = try #require(attributes("ten", in: text)[.baselineOffset] as? CGFloat)
    #expect(abs(rise - 10 / 3.0) < 0.001)
    // Spaces before a mark look as what they stand behind.
    let lined = try read("a <u>b</u> c<u> d</u>")
    let lines = (0..<lined.length).map {
      unsafe lined.attributes(at: $0, effectiveRange: nil)[.underlineStyle] != nil
    }
    #expect(lines == [false, false, true, false, false, true, true])
    #expect(numbers(attributes("one", in: text)[.foregroundColor]) == [0, 0, 0, 255])
  }

  @Test("style sheets count by names, classes and identifiers, and an element's own most")
  func sheets() throws {
    let text = try read(
      """
      <style>/* c */ body { font-family: -apple-system; font-size: 16px }
      p.x, .y { color: #0f0; font-weight: 700 } #z { color: rgb(0, 0, 255) }</style>
      <body><p class="x">one</p><p class="a y" id=z>two</p>
      <p style="color: #ff000080; text-align: right; font-size: 150%" class=x>three</p>
      <p dir="rtl" align="center">four</p></body>
      """)
    #expect(text.string == "one\ntwo\nthree\nfour\n")
    #expect(font("four", in: text) == .systemFont(ofSize: 16))
    #expect(font("one", in: text) == .systemFont(ofSize: 16, weight: .bold))
    #expect(numbers(attributes("one", in: text)[.foregroundColor]) == [0, 255, 0, 255])
    #expect(numbers(attributes("two", in: text)[.foregroundColor]) == [0, 0, 255, 255])
    #expect(numbers(attributes("three", in: text)[.foregroundColor]) == [255, 0, 0, 128])
    #expect(font("three", in: text)?.pointSize == 24)
    let styles = ["three", "four"].map {
      attributes($0, in: text)[.paragraphStyle] as? NSParagraphStyle
    }
    #expect(styles[0]?.alignment == .right && styles[1]?.alignment == .center)
    #expect(styles[1]?.baseWritingDirection == .rightToLeft)
    _ = try read("<style>p > a { color: red }</style><img src=x>a")
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("HTML: <img>") && told.contains("HTML: selectors"))
  }

  @Test(
    "colours are read in all forms of the web",
    arguments: [
      ("red", [255, 0, 0, 255]), ("#f80", [255, 136, 0, 255]), ("#102030", [16, 32, 48, 255]),
      ("#f808", [255, 136, 0, 136]), (" RGB(1, 2, 3) ", [1, 2, 3, 255]),
      ("rgba(1 2 3 / 0.2)", [1, 2, 3, 51]), ("rgb(100%, 0%, 0%)", [255, 0, 0, 255]),
      ("transparent", [0, 0, 0, 0]), ("#12345", nil), ("nothing", nil), ("rgb(1)", nil),
    ] as [(String, [CGFloat]?)])
  func colors(word: String, parts: [CGFloat]?) {
    let color = HTMLColor.color(word)
    #expect(color.map { numbers($0) } == parts)
  }

  @Test("plain letters are read and written as they are, in the encoding that is said")
  func plain() throws {
    var known: NSDictionary?
    let read = try unsafe NSAttributedString(
      data: Data([0xE4]), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
      documentAttributes: &known)
    #expect(read.string == "ä")
    #expect(known?["DocumentType"] as? NSAttributedString.DocumentType == .plain)
    let whole = NSRange(location: 0, length: 1)
    #expect(try read.data(from: whole) == Data("ä".utf8))
    let latin = try read.data(
      from: whole, documentAttributes: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
    #expect(latin == Data([0xE4]))
    #expect(throws: CocoaError.self) {
      try unsafe NSAttributedString(data: Data([0xE4]), documentAttributes: nil)
    }
  }

  @Test("what is HTML by its beginning is read so, and RTF is refused, both ways")
  func kinds() throws {
    let html = try unsafe NSAttributedString(
      data: Data(" <!DOCTYPE html><b>a</b>".utf8), documentAttributes: nil)
    #expect(html.string == "a")
    for options: [NSAttributedString.DocumentReadingOptionKey: Any] in [
      [:], [.documentType: NSAttributedString.DocumentType.rtf],
    ] {
      let error = #expect(throws: CocoaError.self) {
        try unsafe NSAttributedString(
          data: Data("{\\rtf1 a}".utf8), options: options, documentAttributes: nil)
      }
      #expect(error?.code.rawValue == 65806)
    }
    let error = #expect(throws: CocoaError.self) {
      try html.data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(error?.code.rawValue == 66062)
  }

  @Test("a text that is written in HTML and read again has the same letters, traits and links")
  func roundTrip() throws {
    let text = NSMutableAttributedString(
      string: "a < b & \"c\"\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]))
    let address = try #require(URL(string: "https://a.b/?c&d"))
    text.append(NSAttributedString(string: " link\n", attributes: [.link: address]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let again = try read(String(decoding: data, as: UTF8.self))
    #expect(again.string == text.string)
    #expect(font("a <", in: again)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(font("red", in: again)?.fontDescriptor.symbolicTraits.isEmpty == true)
    #expect(
      numbers(attributes("red", in: again)[.foregroundColor])
        == numbers(attributes("red", in: text)[.foregroundColor]))
    #expect(attributes("link", in: again)[.link] as? URL == address)
  }

  @Test("SwiftUI's texts take UIKit's attributes, and give them back")
  func attributed() throws {
    let text = try read("a <b>b</b> <u>c</u> <a href='https://a.b'>d</a>")
    let value = AttributedString(text)
    #expect(String(value.characters) == text.string)
    let again = NSAttributedString(value)
    #expect(again.string == text.string)
    for word in ["a", "b", "c"] {
      #expect(font(word, in: again) == font(word, in: text))
    }
    #expect(attributes("c", in: again)[.underlineStyle] as? NSUnderlineStyle == .single)
    #expect(attributes("d", in: again)[.link] as? URL == URL(string: "https://a.b"))
    let fonts = value.runs.compactMap {
      $0[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
    }
    #expect(fonts.count == value.runs.count)
    #expect(try AttributedString(text, including: \.uiKit) == value)
  }

  @Test("texts begin without letters, and can be added to")
  func empty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test("lines begin at the side that their style says, and sides are left and right")
  func directions() throws {
    func place(_ direction: NSWritingDirection, _ alignment: NSTextAlignment) throws -> CGFloat {
      let style = NSMutableParagraphStyle()
      (style.baseWritingDirection, style.alignment) = (direction, alignment)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      label.attributedText = NSAttributedString(
        string: "Hi", attributes: [.paragraphStyle: style])
      let stage = try Rehearsal(.small) { Hosted(view: label) }
      let places = stage.list.commands.compactMap { command -> CGFloat? in
        guard case .glyphs(_, _, let transform) = command else { return nil }
        return CGPoint.zero.applying(transform).x
      }
      return try #require(places.min())
    }
    let (left, right) = (
      try place(.natural, .natural), try place(.rightToLeft, .natural)
    )
    #expect(right > left + 50)
    #expect(try place(.leftToRight, .natural) == left)
    for direction in [NSWritingDirection.natural, .leftToRight, .rightToLeft] {
      #expect(try place(direction, .left) == left && place(direction, .right) == right)
    }
    let style = NSMutableParagraphStyle()
    (style.paragraphSpacingBefore, style.hyphenationFactor) = (3, 0.5)
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    #expect(copy.paragraphSpacingBefore == 3 && copy.hyphenationFactor == 0.5)
    #expect((style.copy() as? NSParagraphStyle)?.paragraphSpacingBefore == 3)
  }
}
