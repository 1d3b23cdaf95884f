public import SceneInputs
public import ViewEngine

extension Color: SceneInputValue {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` of sRGB, or the name of one of SwiftUI's colours.
  public init?(sceneInput text: String) {
    switch InputColor(text) {
    case .components(let red, let green, let blue, let alpha):
      let (red, green, blue) = (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
      self.init(.sRGB, red: red, green: green, blue: blue, opacity: Double(alpha) / 255)
    case .named(let name):
      guard let color = Self.named[name] else { return nil }
      self = color
    case nil: return nil
    }
  }

  /// What is read, in words.
  public static var acceptedSceneInput: String { InputColor.accepted }

  /// The name of one of SwiftUI's colours; other colours have no text.
  public var sceneInputText: String? {
    InputColor.names.first { Self.named[$0] == self }
  }

  /// The colours of ``InputColor/names``.
  private static let named: [String: Color] = [
    "clear": .clear, "white": .white, "black": .black, "gray": .gray, "red": .red,
    "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
    "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink,
    "brown": .brown, "primary": .primary, "secondary": .secondary,
  ]
}
