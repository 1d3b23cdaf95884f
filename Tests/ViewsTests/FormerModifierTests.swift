import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Names of former systems and of UIKit's for what texts and views have")
struct FormerModifierTests {
  @Test("the older way to remove traits is the newer one")
  func traits() throws {
    let former = Mirror(reflecting: Color.red.accessibility(removeTraits: .isButton))
    let modifier = former.children.compactMap { $0.value as? AccessibilityModifier }.first
    let notes = try #require(modifier).notes
    #expect(notes.removed == .isButton && notes.added == [])
  }

  @Test(
    "a line below letters has the pattern of UIKit's",
    arguments: [
      (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash),
      ([.single, .patternDashDot], .dashDot), ([.single, .patternDashDotDot], .dashDotDot),
    ] as [(NSUnderlineStyle, Text.LineStyle.Pattern)])
  func lines(style: NSUnderlineStyle, pattern: Text.LineStyle.Pattern) {
    #expect(Text.LineStyle(nsUnderlineStyle: style) == Text.LineStyle(pattern: pattern))
  }

  @Test(
    "what is no single line is none of SwiftUI's",
    arguments: [[], .thick, .double] as [NSUnderlineStyle])
  func others(style: NSUnderlineStyle) { #expect(Text.LineStyle(nsUnderlineStyle: style) == nil) }
}
