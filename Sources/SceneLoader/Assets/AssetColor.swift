internal import Foundation
internal import ViewEngine

/// A colour as catalogues write it: components in a colour space, or the name of one of the system's.
struct AssetColor: Decodable, Sendable {
  /// The colour as views have it.
  let color: Color

  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try values.decodeIfPresent(String.self, forKey: .reference) {
      guard let color = Self.system(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .reference, in: values, debugDescription: "no system colour is '\(name)'")
      }
      self.color = color
      return
    }
    let words = try values.decode([String: String].self, forKey: .components)
    func component(_ name: String) throws -> Double {
      guard let word = words[name], let number = Self.number(word, isAlpha: name == "alpha") else {
        throw DecodingError.dataCorruptedError(
          forKey: .components, in: values,
          debugDescription: "'\(name)' is \(words[name].map { "'\($0)'" } ?? "not there"); "
            + "accepted is 0.5, 128 or 0x80")
      }
      return number
    }
    let opacity = try words["alpha"] == nil ? 1 : component("alpha")
    let space = try values.decodeIfPresent(String.self, forKey: .space) ?? "srgb"
    switch space {
    case "gray-gamma-22", "extended-gray":
      color = Color(.sRGB, white: try component("white"), opacity: opacity)
    default:
      guard let space = Self.spaces[space] else {
        let all = (Self.spaces.keys + ["gray-gamma-22", "extended-gray"]).sorted()
        throw DecodingError.dataCorruptedError(
          forKey: .space, in: values,
          debugDescription: "'\(space)'; accepted are \(all.joined(separator: ", "))")
      }
      color = Color(
        space, red: try component("red"), green: try component("green"),
        blue: try component("blue"), opacity: opacity)
    }
  }

  private static let spaces: [String: Color.RGBColorSpace] = [
    "srgb": .sRGB, "extended-srgb": .sRGB, "extended-linear-srgb": .sRGBLinear,
    "display-p3": .displayP3,
  ]

  /// `0xFF` and `255` are 1, as is `1.000`; an opacity of `1` is whole.
  private static func number(_ word: String, isAlpha: Bool) -> Double? {
    if word.hasPrefix("0x") || word.hasPrefix("0X") {
      return UInt8(word.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(word), number.isFinite else { return nil }
    return word.contains(".") || isAlpha && number <= 1 ? number : number / 255
  }

  /// A colour of the system's by the name that catalogues have for it, as `systemBlueColor`.
  private static func system(_ name: String) -> Color? {
    guard name.hasSuffix("Color") else { return nil }
    return systemColors[String(name.dropLast("Color".count))]
  }

  private static let systemColors: [String: Color] = {
    var found: [String: Color] = [
      "white": .white, "black": .black, "clear": .clear, "darkGray": Color(white: 1.0 / 3),
      "lightGray": Color(white: 2.0 / 3),
    ]
    let system: [String: SystemColor] = [
      "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
      "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue,
      "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink,
      "systemBrown": .brown, "systemGray": .gray, "systemGray2": .gray2, "systemGray3": .gray3,
      "systemGray4": .gray4, "systemGray5": .gray5, "systemGray6": .gray6, "label": .primary,
      "secondaryLabel": .secondary, "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary,
      "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
      "tertiarySystemBackground": .tertiaryBackground,
      "systemGroupedBackground": .groupedBackground,
      "secondarySystemGroupedBackground": .secondaryGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiaryGroupedBackground, "separator": .separator,
      "opaqueSeparator": .opaqueSeparator, "systemFill": .fill,
      "secondarySystemFill": .secondaryFill, "tertiarySystemFill": .tertiaryFill,
      "quaternarySystemFill": .quaternaryFill, "placeholderText": .placeholder,
      "link": .blue, "tint": .blue,
    ]
    for (name, color) in system { found[name] = Color(.system(color)) }
    return found
  }()
}
