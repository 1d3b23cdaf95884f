internal import DisplayList
internal import SceneDocuments
internal import ViewEngine

extension Color {
  /// The colour that a document names.
  init(_ color: DocumentColor) {
    switch color {
    case .named(let name): self = Self.named(name)
    case .components(let red, let green, let blue, let opacity, let space):
      self.init(space.rgb, red: red, green: green, blue: blue, opacity: opacity)
    case .hue(let hue, let saturation, let brightness, let opacity):
      self.init(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    case .faded(let color, let opacity): self = Color(color).opacity(opacity)
    case .adaptive(let light, let dark):
      self.init(AdaptiveColor(light: Color(light), dark: Color(dark)))
    }
  }

  private static func named(_ name: DocumentColor.Name) -> Color {
    switch name {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    case .white: .white
    case .black: .black
    case .clear: .clear
    case .primary: .primary
    case .secondary: .secondary
    case .accentColor: .accentColor
    }
  }
}

extension DocumentColor.Space {
  fileprivate var rgb: Color.RGBColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .displayP3: .displayP3
    case .sRGBLinear: .sRGBLinear
    }
  }
}

/// A colour that is another in light than in dark surroundings.
private struct AdaptiveColor: ShapeStyle, Hashable {
  let light: Color
  let dark: Color
  func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    (environment.colorScheme == .dark ? dark : light).resolve(in: environment)
  }
}
