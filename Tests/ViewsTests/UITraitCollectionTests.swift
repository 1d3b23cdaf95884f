import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Traits that code puts together")
struct UITraitCollectionTests {
  private static let (light, dark) = (
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
  )
  private static let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  @Test("what was not said is unspecified")
  func unspecified() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified && none.userInterfaceLevel == .unspecified)
    #expect(none.horizontalSizeClass == .unspecified && none.verticalSizeClass == .unspecified)
    #expect(none.layoutDirection == .unspecified && none.userInterfaceIdiom == .unspecified)
    #expect(none.preferredContentSizeCategory == .unspecified && none.displayScale == 0)
    #expect(UITraitCollection(userInterfaceStyle: .unspecified) == none)
    #expect(Self.dark != none)
  }

  @Test("of traits from others all count, and of two that say the same the later")
  func joined() {
    let all = UITraitCollection(traitsFrom: [
      Self.light, UITraitCollection(userInterfaceLevel: .elevated), Self.dark,
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(all.userInterfaceStyle == .dark && all.userInterfaceLevel == .elevated)
    #expect(all.preferredContentSizeCategory == .extraLarge && all.displayScale == 2)
    #expect(all.horizontalSizeClass == .regular && all.verticalSizeClass == .unspecified)
    #expect(all.layoutDirection == .rightToLeft && all.userInterfaceIdiom == .pad)
    #expect(all.containsTraits(in: Self.dark) && !all.containsTraits(in: Self.light))
    #expect(all.containsTraits(in: nil) && !Self.dark.containsTraits(in: all))
  }

  @Test("a colour by traits is what it is in light or dark, wherever it is asked for")
  func resolved() {
    for color in [Self.own, .systemRed, .label, .systemBackground, .brown] {
      for (traits, scheme) in [(Self.light, ColorScheme.light), (Self.dark, .dark)] {
        let fixed = color.resolvedColor(with: traits)
        var environment = UIScreen.environment
        environment.colorScheme = scheme
        let wanted = color.color.resolve(in: environment)
        for place in [ColorScheme.light, .dark] {
          environment.colorScheme = place
          #expect(fixed.color.resolve(in: environment) == wanted)
        }
      }
    }
    #expect(
      Self.own.resolvedColor(with: Self.light) == UIColor.red.resolvedColor(with: Self.light))
    #expect(UIColor.label.resolvedColor(with: Self.dark) == UIColor(Color.white))
    let none = UITraitCollection()
    #expect(
      UIColor.label.resolvedColor(with: none) == UIColor.label.resolvedColor(with: Self.light))
  }

  @Test("in the dark a background over the page is the lighter one")
  func raised() {
    let raised = UITraitCollection(traitsFrom: [
      Self.dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    let background = UIColor.systemBackground
    #expect(
      background.resolvedColor(with: raised) == UIColor.systemGray6.resolvedColor(with: Self.dark))
    #expect(background.resolvedColor(with: raised) != background.resolvedColor(with: Self.dark))
    #expect(raised.hasDifferentColorAppearance(comparedTo: Self.dark))
  }

  @Test(
    "a size of text is the same by UIKit's name and by SwiftUI's",
    arguments: DynamicTypeSize.allCases)
  func categories(size: DynamicTypeSize) {
    let category = UIContentSizeCategory(size)
    #expect(DynamicTypeSize(category) == size)
    #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    #expect((category < .large) == (size < .large))
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }

  @Test("a style is the same by UIKit's name and by SwiftUI's")
  func styles() {
    for scheme in ColorScheme.allCases {
      #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme)
    }
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UIUserInterfaceStyle(nil) == .unspecified)
  }
}
