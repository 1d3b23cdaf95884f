@_spi(Engine) import ViewEngine
import Views

/// The type of `#colorLiteral(…)` where nothing else says which.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal, from encoded sRGB components.
  ///
  /// - Parameters:
  ///   - red: Red, 0...1.
  ///   - green: Green, 0...1.
  ///   - blue: Blue, 0...1.
  ///   - alpha: The opacity, 0...1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      Color(
        .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour that is asked for where it is drawn, and may differ between light and dark.
  ///
  /// - Parameter dynamicProvider: Gives the colour for traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(Color(ProvidedColor(provider: ColorProvider(dynamicProvider))))
  }
}

/// What gives a colour for traits; each is like itself only.
private final class ColorProvider: Sendable {
  let color: @Sendable (UITraitCollection) -> UIColor
  init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
}

/// A colour that a provider gives for the environment in which it is drawn.
private struct ProvidedColor: ShapeStyle, Hashable {
  let provider: ColorProvider

  nonisolated func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    provider.color(UITraitCollection(environment)).color.resolve(in: environment)
  }
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.provider === rhs.provider }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(provider)) }
}
