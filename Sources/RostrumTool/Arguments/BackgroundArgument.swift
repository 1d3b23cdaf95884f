import ArgumentParser

/// A background colour, behind the scene: `#RRGGBB`, `#RRGGBBAA`, `#RGB`, a name, or `clear`.
struct BackgroundArgument: Hashable, Sendable, ExpressibleByArgument {
  /// Straight components, 0...255.
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  /// The names that are accepted, with their RRGGBBAA: iOS's colours in light mode.
  static let names: [(name: String, rgba: UInt32)] = [
    ("clear", 0x0000_0000), ("white", 0xFFFF_FFFF), ("black", 0x0000_00FF),
    ("gray", 0x8E8E_93FF), ("red", 0xFF3B_30FF), ("orange", 0xFF95_00FF),
    ("yellow", 0xFFCC_00FF), ("green", 0x34C7_59FF), ("mint", 0x00C7_BEFF),
    ("teal", 0x30B0_C7FF), ("cyan", 0x32AD_E6FF), ("blue", 0x007A_FFFF),
    ("indigo", 0x5856_D6FF), ("purple", 0xAF52_DEFF), ("pink", 0xFF2D_55FF),
    ("brown", 0xA284_5EFF),
  ]

  /// As a user would write it: `#rrggbbaa`.
  var text: String {
    "#"
      + [red, green, blue, alpha].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  init(rgba: UInt32) {
    (red, green) = (UInt8(rgba >> 24), UInt8(rgba >> 16 & 255))
    (blue, alpha) = (UInt8(rgba >> 8 & 255), UInt8(rgba & 255))
  }

  init?(argument: String) {
    if let named = Self.names.first(where: { $0.name == argument.lowercased() }) {
      self.init(rgba: named.rgba)
      return
    }
    guard argument.hasPrefix("#") else { return nil }
    var digits = String(argument.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "ff" }
    guard digits.count == 8, digits.allSatisfy(\.isHexDigit), let rgba = UInt32(digits, radix: 16)
    else { return nil }
    self.init(rgba: rgba)
  }
}
