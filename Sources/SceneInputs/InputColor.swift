/// A colour as an input's text tells it: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` of sRGB, or one of SwiftUI's names.
package enum InputColor: Hashable, Sendable {
  /// Straight components, 0...255.
  case components(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  /// A name of ``names``.
  case named(String)

  /// SwiftUI's colours, whose components follow the colour scheme.
  package static let names = [
    "clear", "white", "black", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan",
    "blue", "indigo", "purple", "pink", "brown", "primary", "secondary",
  ]

  /// What is accepted, in words.
  package static var accepted: String {
    "#RGB, #RRGGBB, #RRGGBBAA, or one of \(names.joined(separator: ", "))"
  }

  /// Reads a colour; `nil` if the text is none.
  package init?(_ text: String) {
    if Self.names.contains(text.lowercased()) {
      self = .named(text.lowercased())
      return
    }
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "ff" }
    guard digits.utf8.count == 8,
      digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let rgba = UInt32(digits, radix: 16)
    else { return nil }
    self = .components(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 255), blue: UInt8(rgba >> 8 & 255),
      alpha: UInt8(rgba & 255))
  }
}
