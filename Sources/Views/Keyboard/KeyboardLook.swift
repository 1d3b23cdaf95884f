import Foundation
@_spi(Engine) import ViewEngine

/// The colours of the keyboard, light or dark: about those of iOS 18.
struct KeyboardLook {
  let isDark: Bool

  /// The radius of a key's corners in points, and how far its shadow lies below.
  static let (radius, drop) = (CGFloat(5), CGFloat(1))
  /// The sizes of letters in points: small ones, capitals, words, and what is held up while a key is pressed.
  static let (small, capital, word, held) = (CGFloat(25), CGFloat(22.5), CGFloat(16), CGFloat(34))
  /// How much smaller the words of a key may be that has no room for them.
  static let leastScale: CGFloat = 0.5
  /// The sizes of a pad's digits and of the letters below them, in points.
  static let (digit, below) = (CGFloat(25), CGFloat(10))

  init(_ scheme: ColorScheme) { isDark = scheme == .dark }

  private static func grey(_ red: Int, _ green: Int, _ blue: Int) -> Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// What is behind the keys.
  var ground: Color { isDark ? Self.grey(43, 43, 45) : Self.grey(209, 212, 218) }
  /// The keys of letters.
  var letters: Color { isDark ? Self.grey(106, 106, 108) : .white }
  /// The keys that type no letter.
  var others: Color { isDark ? Self.grey(70, 70, 72) : Self.grey(171, 177, 187) }
  /// A letter's key while it is down, where nothing is held up for it.
  var pressed: Color { others }
  /// The line of shadow below keys.
  var shadow: Color { .black.opacity(isDark ? 0.4 : 0.3) }
  /// What stands on keys.
  var ink: Color { isDark ? .white : .black }
  /// The shift key while it is down, and its arrow.
  var shift: (plate: Color, ink: Color) { (isDark ? Self.grey(215, 215, 217) : .white, .black) }
  /// The signs below the keys.
  var signs: Color { isDark ? Self.grey(190, 190, 194) : Self.grey(80, 85, 92) }
  /// The lines between proposals.
  var line: Color { isDark ? Self.grey(74, 74, 77) : Self.grey(184, 188, 196) }
  /// The return key where it does something that the field's screen is for.
  var tint: Color { isDark ? Self.grey(10, 132, 255) : Self.grey(0, 122, 255) }
}
