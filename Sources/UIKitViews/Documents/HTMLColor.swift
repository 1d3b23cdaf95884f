import Foundation
import Views

/// The colours of the web's words.
enum HTMLColor {
  /// The colours that have names in HTML from its beginning, and a few that are often used.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080,
    "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
    "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "tomato": 0xFF6347,
    "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B, "darkgray": 0xA9A9A9,
    "lightgray": 0xD3D3D3, "indigo": 0x4B0082, "violet": 0xEE82EE, "crimson": 0xDC143C,
  ]

  /// The colour of a word: a name, `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` or `rgba(…)`; `nil` for what is none.
  static func color(_ text: String) -> UIColor? {
    let word = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if word == "transparent" { return UIColor(white: 0, alpha: 0) }
    if let number = names[word] { return color(number, alpha: 1) }
    if word.hasPrefix("#") { return digits(String(word.dropFirst())) }
    guard word.hasPrefix("rgb"), let open = word.firstIndex(of: "("), word.hasSuffix(")") else {
      return nil
    }
    let parts = word[word.index(after: open)...].dropLast()
      .split { ", /".contains($0) }.map { number(String($0)) }
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    let alpha = parts.count > 3 ? parts[3] ?? 1 : 1
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: min(alpha, 1))
  }

  private static func number(_ word: String) -> CGFloat? {
    guard word.hasSuffix("%") else { return Double(word).map { CGFloat($0) } }
    return Double(word.dropLast()).map { CGFloat($0) * 255 / 100 }
  }

  private static func digits(_ word: String) -> UIColor? {
    // Each digit of a short form stands for two.
    let whole = word.count <= 4 ? word.map { "\($0)\($0)" }.joined() : word
    guard let number = UInt32(whole, radix: 16) else { return nil }
    if whole.count == 6 { return color(number, alpha: 1) }
    guard whole.count == 8 else { return nil }
    return color(number >> 8, alpha: CGFloat(number & 0xFF) / 255)
  }

  private static func color(_ number: UInt32, alpha: CGFloat) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
