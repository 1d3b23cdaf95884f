import DisplayList
import Foundation
import Testing

@testable import AppKitViews
@testable import ViewEngine
@testable import Views

/// The Mac's colours against lists that others have taken from it.
@MainActor @Suite("The Mac's own colours")
struct NSSystemColorTests {
  private func codes(_ color: NSColor, _ scheme: ColorScheme) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let own = color.color.resolve(in: environment)
    return [own.red, own.green, own.blue].map { Int(($0 * 255).rounded()) }
      + [Int((own.opacity * 100).rounded())]
  }

  @Test(
    "hues in light and in the dark",
    arguments: [
      (.systemRed, [255, 59, 48], [255, 69, 58]),
      (.systemOrange, [255, 149, 0], [255, 159, 10]),
      (.systemYellow, [255, 204, 0], [255, 214, 10]),
      (.systemGreen, [40, 205, 65], [50, 215, 75]),
      (.systemMint, [0, 199, 190], [102, 212, 207]),
      (.systemTeal, [89, 173, 196], [106, 196, 220]),
      (.systemCyan, [85, 190, 240], [90, 200, 245]),
      (.systemBlue, [0, 122, 255], [10, 132, 255]),
      (.systemIndigo, [88, 86, 214], [94, 92, 230]),
      (.systemPurple, [175, 82, 222], [191, 90, 242]),
      (.systemPink, [255, 45, 85], [255, 55, 95]),
      (.systemBrown, [162, 132, 94], [172, 142, 104]),
      (.systemGray, [142, 142, 147], [152, 152, 157]),
    ] as [(NSColor, [Int], [Int])])
  func hues(color: NSColor, light: [Int], dark: [Int]) {
    #expect(codes(color, .light) == light + [100])
    #expect(codes(color, .dark) == dark + [100])
  }

  @Test(
    "grounds are bright in light and dim in the dark, and opaque",
    arguments: [
      .windowBackgroundColor, .controlBackgroundColor, .textBackgroundColor,
      .unemphasizedSelectedContentBackgroundColor, .gridColor,
    ] as [NSColor])
  func grounds(color: NSColor) {
    let (light, dark) = (codes(color, .light), codes(color, .dark))
    #expect(light[0] > 200 && dark[0] < 80)
    #expect(light[3] == 100 && dark[3] == 100)
    #expect(light[0] == light[1] && light[1] == light[2])
    #expect(dark[0] == dark[1] && dark[1] == dark[2])
  }

  @Test(
    "words are dark on light and light on dark",
    arguments: [
      .labelColor, .secondaryLabelColor, .tertiaryLabelColor, .quaternaryLabelColor, .textColor,
      .placeholderTextColor, .controlTextColor, .disabledControlTextColor, .headerTextColor,
      .windowFrameTextColor, .selectedTextColor, .unemphasizedSelectedTextColor,
      .selectedControlTextColor,
    ] as [NSColor])
  func words(color: NSColor) {
    #expect(codes(color, .light)[..<3] == [0, 0, 0])
    #expect(codes(color, .dark)[..<3] == [255, 255, 255])
  }

  @Test("fills are the fainter the larger the shape")
  func fills() {
    let fills: [NSColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    for scheme in [ColorScheme.light, .dark] {
      let opacities = fills.map { codes($0, scheme)[3] }
      #expect(opacities == [10, 8, 5, 3])
    }
  }

  @Test("plain colours are the same in light and in the dark")
  func plain() {
    let colors: [NSColor] = [
      .black, .darkGray, .gray, .lightGray, .white, .clear, .red, .green, .blue, .cyan, .yellow,
      .magenta, .orange, .purple, .brown, .controlAccentColor, .findHighlightColor, .shadowColor,
      .alternateSelectedControlTextColor,
    ]
    for color in colors { #expect(codes(color, .light) == codes(color, .dark)) }
    #expect(Set(colors).count == colors.count)
  }

  @Test("rows have two grounds in turn")
  func rows() {
    let grounds = NSColor.alternatingContentBackgroundColors
    #expect(grounds.count == 2)
    #expect(codes(grounds[0], .light) == [255, 255, 255, 100])
    #expect(codes(grounds[1], .dark) == [255, 255, 255, 5])
  }

  @Test("what is chosen is blue while the keys go there, and grey else")
  func chosen() {
    let (own, other) = (
      codes(.selectedContentBackgroundColor, .light),
      codes(.unemphasizedSelectedContentBackgroundColor, .light)
    )
    #expect(own[2] > own[0] + 100)
    #expect(other[2] == other[0])
    #expect(codes(.linkColor, .dark) == [65, 156, 255, 100])
    #expect(codes(.keyboardFocusIndicatorColor, .light)[3] == 25)
  }
}
