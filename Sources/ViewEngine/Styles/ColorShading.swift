import DisplayList
import Motion

/// A colour as its own gradient has it at a height, from 0 at the top to 1 at the bottom.
struct ColorShade: ShapeStyle, Hashable {
  let color: Color
  let height: Double
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    color.resolve(in: environment).shaded(at: height)
  }
}

/// The shades of a colour's own gradient, measured in recordings of the system's colours (macOS 26, light): seven of
/// them within 3 levels by one line for all components, yellow by another.
extension ResolvedColor {
  /// A component on encoded sRGB's scale, changed.
  private struct Shade {
    var factor: Float
    var addend: Float
    func callAsFunction(_ value: Float) -> Float { min(max(value * factor + addend, 0), 1) }
  }
  private static let lighter = Shade(factor: 0.83, addend: 0.22)
  private static let darker = Shade(factor: 1.08, addend: -0.135)
  /// The lightness in Oklab above which the gradient goes darker: yellow has 0.87, orange 0.75.
  private static let greatestLightness: Float = 0.8
  /// The part of the height over which the shade fades.
  private static let reach = 2.0 / 3

  /// Oklab's lightness, 0...1.
  private var lightness: Float {
    var opaque = self
    opaque.opacity = 1
    let cones = opaque.animatableData
    let (l, m, s) = (cones.first, cones.second.first, cones.second.second.first)
    return (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s) / Self.unit
  }

  /// This colour as its own gradient has it at a height, from 0 at the top to 1 at the bottom.
  func shaded(at height: Double) -> Self {
    let isLight = lightness > Self.greatestLightness
    let share = Float(max(0, 1 - (isLight ? 1 - height : height) / Self.reach))
    let shade = isLight ? Self.darker : Self.lighter
    func shaded(_ value: Float) -> Float { value + (shade(value) - value) * share }
    return Self(red: shaded(red), green: shaded(green), blue: shaded(blue), opacity: opacity)
  }
}
