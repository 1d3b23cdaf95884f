public import DisplayList
import ElementaryFunctions
public import Foundation

/// A colour: one of the system's, which follow the colour scheme, or one made of components.
public struct Color: Hashable, Sendable {
  /// A colour's components.
  public typealias Resolved = ResolvedColor

  /// The colour space of the components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Encoded sRGB; components beyond 0...1 are wider colours.
    case sRGB
    /// sRGB's primaries, linear light.
    case sRGBLinear
    /// Encoded Display P3.
    case displayP3
  }

  package indirect enum Source: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case faded(Color, Double)
    case mixed(Color, Color, Double, Gradient.ColorSpace)
    case accent
    case asset(String)
    case resolvedBy(ColorStyle)
  }
  let source: Source

  package init(_ source: Source) { self.source = source }

  /// Creates a colour from its components.
  public init(_ resolved: Resolved) { source = .fixed(resolved) }

  /// Creates a colour from red, green and blue.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - red: Red, 0...1; beyond that, colours are wider than the space.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - opacity: The opacity, 0...1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    source = .fixed(
      ResolvedColor(space: space, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - space: The colour space of the component.
  ///   - white: How light it is, from 0 for black to 1 for white.
  ///   - opacity: The opacity, 0...1.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, in sRGB.
  ///
  /// - Parameters:
  ///   - hue: The place on the colour circle in turns, 0...1: red, yellow, green, cyan, blue,
  ///     magenta.
  ///   - saturation: From 0 for a grey to 1 for the pure hue.
  ///   - brightness: From 0 for black to 1 for the brightest.
  ///   - opacity: The opacity, 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates the colour that a style stands for, of which `.mint` and the like are some.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self = color as? Color ?? Color(.resolvedBy(ColorStyle(style: color)))
  }

  /// Creates a colour of the scene's assets.
  ///
  /// - Parameters:
  ///   - name: Its name among the assets of the project.
  ///   - bundle: The bundle of the colour.
  /// - Note: Accepted; no effect. `bundle`: colours come from the assets of the project.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Creates a colour of the scene's assets.
  ///
  /// - Parameter resource: What stands for it in code.
  public init(_ resource: ColorResource) { source = .asset(resource.name) }

  /// Multiplies this colour's opacity by `opacity`, 0...1.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// Mixes this colour with another.
  ///
  /// - Parameters:
  ///   - rhs: The colour at `fraction` 1.
  ///   - fraction: 0...1.
  ///   - colorSpace: The numbers in which the colours are mixed.
  /// - Returns: The mixture.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
  }

  /// The colour's components, by the colour scheme of `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch source {
    case .fixed(let color): color
    case .system(let system): system.resolved(in: environment)
    case .faded(let color, let opacity):
      color.resolve(in: environment).opacity(min(max(opacity, 0), 1))
    case .mixed(let first, let second, let fraction, let space):
      first.resolve(in: environment).mixed(
        with: second.resolve(in: environment), by: fraction, in: space)
    case .accent:
      environment.drawing.tint?.color(in: environment)
        ?? (environment.drawing.assetColors ?? .current).accent(in: environment)
    case .asset(let name):
      (environment.drawing.assetColors ?? .current).resolve(name, in: environment)
    case .resolvedBy(let style): style.resolve(in: environment)
    }
  }

  /// The colour's components, where they are the same in every environment; `nil` where they are not.
  package var constant: Resolved? {
    switch source {
    case .fixed(let color): color
    case .faded(let color, let opacity):
      color.constant?.opacity(min(max(opacity, 0), 1))
    case .mixed(let first, let second, let fraction, let space):
      if let first = first.constant, let second = second.constant {
        first.mixed(with: second, by: fraction, in: space)
      } else {
        nil
      }
    case .system, .accent, .asset, .resolvedBy: nil
    }
  }

  /// The system's red, which differs between light and dark.
  public static let red = Color(.system(.red))
  /// The system's orange, which differs between light and dark.
  public static let orange = Color(.system(.orange))
  /// The system's yellow, which differs between light and dark.
  public static let yellow = Color(.system(.yellow))
  /// The system's green, which differs between light and dark.
  public static let green = Color(.system(.green))
  /// The system's mint, which differs between light and dark.
  public static let mint = Color(.system(.mint))
  /// The system's teal, which differs between light and dark.
  public static let teal = Color(.system(.teal))
  /// The system's cyan, which differs between light and dark.
  public static let cyan = Color(.system(.cyan))
  /// The system's blue, which differs between light and dark.
  public static let blue = Color(.system(.blue))
  /// The system's indigo, which differs between light and dark.
  public static let indigo = Color(.system(.indigo))
  /// The system's purple, which differs between light and dark.
  public static let purple = Color(.system(.purple))
  /// The system's pink, which differs between light and dark.
  public static let pink = Color(.system(.pink))
  /// The system's brown, which differs between light and dark.
  public static let brown = Color(.system(.brown))
  /// The system's grey, which differs between light and dark.
  public static let gray = Color(.system(.gray))
  /// The colour of main text: black on light, white on dark.
  public static let primary = Color(.system(.primary))
  /// The colour of less important text.
  public static let secondary = Color(.system(.secondary))
  /// White, in light and dark.
  public static let white = Color(.fixed(.white))
  /// Black, in light and dark.
  public static let black = Color(.fixed(.black))
  /// Nothing visible.
  public static let clear = Color(.fixed(.clear))
  /// The tint in force, by itself the system's blue.
  public static let accentColor = Color(.accent)
}

/// A style of a scene's own that stands for a colour.
package struct ColorStyle: Hashable, Sendable {
  private let style: any Hashable & ShapeStyle & Sendable
  private let resolved: @Sendable (EnvironmentValues) -> ResolvedColor

  init<S: Hashable & ShapeStyle>(style: S) where S.Resolved == ResolvedColor {
    self.style = style
    resolved = { style.resolve(in: $0) }
  }

  /// The colour by the colour scheme of `environment`.
  func resolve(in environment: EnvironmentValues) -> ResolvedColor { resolved(environment) }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.style) == AnyHashable(rhs.style)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}

/// The system's colours, in light and dark, as published for iOS 17.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary
  case gray2, gray3, gray4, gray5, gray6
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case separator, opaqueSeparator, placeholder
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  /// The colour by the colour scheme and the system's version, and on sheets.
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    let isRaised = environment.isElevated && environment.colorScheme == .dark
    let palette = environment.systemLook.palette
    return isRaised
      ? raised.resolved(in: .dark, palette) : resolved(in: environment.colorScheme, palette)
  }

  /// The colour that stands for this one on sheets in the dark: of backgrounds, the one above.
  private var raised: SystemColor {
    switch self {
    case .background, .groupedBackground: .gray6
    case .secondaryBackground, .secondaryGroupedBackground: .gray5
    case .tertiaryBackground, .tertiaryGroupedBackground: .gray4
    default: self
    }
  }

  private func resolved(in scheme: ColorScheme, _ palette: SystemPalette) -> ResolvedColor {
    let (light, dark) = codes(palette)
    let code = scheme == .light ? light : dark
    return ResolvedColor(
      red: Float(code.rgb >> 16 & 0xff) / 255, green: Float(code.rgb >> 8 & 0xff) / 255,
      blue: Float(code.rgb & 0xff) / 255, opacity: code.opacity)
  }

  private struct Code {
    let rgb: UInt32
    var opacity: Float = 1
  }

  private func codes(_ palette: SystemPalette) -> (light: Code, dark: Code) {
    func codes(_ tone: SystemPalette.Tone) -> (light: Code, dark: Code) {
      (
        Code(rgb: tone.light, opacity: tone.lightOpacity),
        Code(rgb: tone.dark, opacity: tone.darkOpacity)
      )
    }
    return switch self {
    case .red: codes(palette.red)
    case .orange: codes(palette.orange)
    case .yellow: codes(palette.yellow)
    case .green: codes(palette.green)
    case .mint: codes(palette.mint)
    case .teal: codes(palette.teal)
    case .cyan: codes(palette.cyan)
    case .blue: codes(palette.blue)
    case .indigo: codes(palette.indigo)
    case .purple: codes(palette.purple)
    case .pink: codes(palette.pink)
    case .brown: codes(palette.brown)
    case .gray: (Code(rgb: 0x8e8e93), Code(rgb: 0x8e8e93))
    case .gray2: (Code(rgb: 0xaeaeb2), Code(rgb: 0x636366))
    case .gray3: (Code(rgb: 0xc7c7cc), Code(rgb: 0x48484a))
    case .gray4: (Code(rgb: 0xd1d1d6), Code(rgb: 0x3a3a3c))
    case .gray5: (Code(rgb: 0xe5e5ea), Code(rgb: 0x2c2c2e))
    case .gray6: (Code(rgb: 0xf2f2f7), Code(rgb: 0x1c1c1e))
    case .primary: (Code(rgb: 0x000000), Code(rgb: 0xffffff))
    case .secondary: (Code(rgb: 0x3c3c43, opacity: 0.6), Code(rgb: 0xebebf5, opacity: 0.6))
    case .tertiary: (Code(rgb: 0x3c3c43, opacity: 0.3), Code(rgb: 0xebebf5, opacity: 0.3))
    case .quaternary: (Code(rgb: 0x3c3c43, opacity: 0.18), Code(rgb: 0xebebf5, opacity: 0.16))
    case .background: (Code(rgb: 0xffffff), Code(rgb: 0x000000))
    case .secondaryBackground: (Code(rgb: 0xf2f2f7), Code(rgb: 0x1c1c1e))
    case .tertiaryBackground: (Code(rgb: 0xffffff), Code(rgb: 0x2c2c2e))
    case .groupedBackground: (Code(rgb: 0xf2f2f7), Code(rgb: 0x000000))
    case .secondaryGroupedBackground: (Code(rgb: 0xffffff), Code(rgb: 0x1c1c1e))
    case .tertiaryGroupedBackground: (Code(rgb: 0xf2f2f7), Code(rgb: 0x2c2c2e))
    case .separator: codes(palette.separator)
    case .fill: (Code(rgb: 0x787880, opacity: 0.2), Code(rgb: 0x787880, opacity: 0.36))
    case .secondaryFill:
      (Code(rgb: 0x787880, opacity: 0.16), Code(rgb: 0x787880, opacity: 0.32))
    case .tertiaryFill: (Code(rgb: 0x767680, opacity: 0.12), Code(rgb: 0x767680, opacity: 0.24))
    case .quaternaryFill:
      (Code(rgb: 0x747480, opacity: 0.08), Code(rgb: 0x767680, opacity: 0.18))
    case .opaqueSeparator: (Code(rgb: 0xc6c6c8), Code(rgb: 0x38383a))
    case .placeholder: (Code(rgb: 0x3c3c43, opacity: 0.3), Code(rgb: 0xebebf5, opacity: 0.3))
    }
  }
}
