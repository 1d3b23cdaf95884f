import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("What a text says of how it is read aloud")
struct SpokenAttributeTests {
  @Test("attributes hold what they were given, and look like nothing")
  func attributes() throws {
    var text = AttributedString("A1")
    text.accessibilitySpeechAdjustedPitch = 0.5
    text.accessibilitySpeechSpellsOutCharacters = true
    text.accessibilityTextCustom = ["code"]
    let plain = AttributedString("A1")
    #expect(text.accessibilitySpeechAdjustedPitch == 0.5)
    #expect(text.accessibilitySpeechSpellsOutCharacters == true)
    #expect(text.accessibilityTextCustom == ["code"] && text != plain)
    #expect(try Rehearsal { Text(text) }.frame == Rehearsal { Text(plain) }.frame)
  }

  @Test("each change of a setting has a name of its own")
  func names() {
    let names = [
      UIAccessibility.assistiveTouchStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.grayscaleStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    #expect(Set(names).count == names.count)
    #expect(names[0].rawValue == "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  }
}
