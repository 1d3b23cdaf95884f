import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// The lines that attributes put below texts and through them.
@MainActor @Suite struct AttributedLineTests {
  private func drawn(_ attributes: [NSAttributedString.Key: Any]) throws -> String {
    let text = NSAttributedString(string: "Hi", attributes: attributes)
    return try Rehearsal { AttributedWords(text).text(.systemFont(ofSize: 20), .black) }.frame
  }

  @Test(
    "a style is a line where its lowest bits say so, and broken as the others say",
    arguments: [
      ([], false, .solid), (.single, true, .solid), (.thick, true, .solid),
      (.double, true, .solid), (.patternDot, false, .dot), ([.single, .patternDot], true, .dot),
      ([.single, .patternDash], true, .dash), ([.thick, .patternDashDot], true, .dashDot),
      ([.single, .patternDashDotDot, .byWord], true, .dashDotDot), (.byWord, false, .solid),
    ] as [(NSUnderlineStyle, Bool, Text.LineStyle.Pattern)])
  func style(style: NSUnderlineStyle, hasLine: Bool, pattern: Text.LineStyle.Pattern) {
    #expect(style.hasLine == hasLine)
    #expect(style.pattern == pattern)
  }

  @Test("a line has its own colour, or that of the letters, which it does not change")
  func colors() throws {
    for (style, color) in [
      (NSAttributedString.Key.underlineStyle, NSAttributedString.Key.underlineColor),
      (.strikethroughStyle, .strikethroughColor),
    ] {
      let none = try drawn([:])
      let plain = try drawn([style: NSUnderlineStyle.single.rawValue])
      let red = try drawn([style: NSUnderlineStyle.single.rawValue, color: UIColor.red])
      #expect(plain != none && red != plain)
      #expect(try drawn([color: UIColor.red]) == none)
      #expect(try drawn([style: 0, color: UIColor.red]) == none)
      #expect(try drawn([style: NSUnderlineStyle.single]) == plain)
    }
  }
}
