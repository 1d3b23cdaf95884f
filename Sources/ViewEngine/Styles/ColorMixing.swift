public import DisplayList
import ElementaryFunctions
import Geometry
public import Motion

extension ResolvedColor {
  /// Creates a colour from components of a space.
  init(space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    switch space {
    case .sRGB:
      self.init(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .sRGBLinear:
      self.init(
        red: Self.encode(Float(red)), green: Self.encode(Float(green)),
        blue: Self.encode(Float(blue)), opacity: Float(opacity))
    case .displayP3:
      // Both spaces have D65 white, so one matrix between their linear components does: that of
      // the two standards' primaries.
      let linear = [red, green, blue].map { Double(Self.decode(Float($0))) }
      let (r, g, b) = (linear[0], linear[1], linear[2])
      self.init(
        space: .sRGBLinear,
        red: 1.2249401762 * r - 0.2249401762 * g,
        green: -0.0420569547 * r + 1.0420569547 * g,
        blue: -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b,
        opacity: opacity)
    }
  }

  /// Linear light of an encoded component (IEC 61966-2-1), odd about 0.
  static func decode(_ value: Float) -> Float {
    let size = Double(abs(value))
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return Float(value < 0 ? -linear : linear)
  }

  /// The encoded component of linear light (IEC 61966-2-1), odd about 0.
  static func encode(_ value: Float) -> Float {
    let size = Double(abs(value))
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return Float(value < 0 ? -encoded : encoded)
  }

  /// Mixes this colour with another in the components of `space`, premultiplied.
  func mixed(with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace) -> Self
  {
    switch space {
    case .perceptual:
      var result = self
      result.animatableData = animatableData.interpolated(
        towards: other.animatableData, amount: fraction)
      return result
    default:
      func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(fraction) }
      let alpha = mix(opacity, other.opacity)
      guard alpha > 0 else { return .clear }
      return ResolvedColor(
        red: mix(red * opacity, other.red * other.opacity) / alpha,
        green: mix(green * opacity, other.green * other.opacity) / alpha,
        blue: mix(blue * opacity, other.blue * other.opacity) / alpha, opacity: alpha)
    }
  }
}

/// Colours move through Oklab's cone responses, cube roots times opacity, times 128: the midpoint of
/// red and blue is a purple of even lightness, and what is transparent has no hue of its own. The
/// matrices from linear sRGB and back are Oklab's (B. Ottosson, 2020).
extension ResolvedColor: Animatable {
  /// The factor of fractions in animatable data; see `unitScale`.
  static let unit: Float = 128

  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
      let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
      let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
      let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
      let scale = Self.unit * opacity
      return AnimatablePair(
        l * scale, AnimatablePair(m * scale, AnimatablePair(s * scale, opacity * Self.unit)))
    }
    set {
      let alpha = newValue.second.second.second / Self.unit
      let scale = alpha == 0 ? 1 / Self.unit : 1 / (Self.unit * alpha)
      func cube(_ value: Float) -> Float { value * value * value }
      let l = cube(newValue.first * scale)
      let m = cube(newValue.second.first * scale)
      let s = cube(newValue.second.second.first * scale)
      self = ResolvedColor(
        red: Self.encode(4.0767416954 * l - 3.3077116013 * m + 0.2309699357 * s),
        green: Self.encode(-1.2684379816 * l + 2.6097574234 * m - 0.3413193822 * s),
        blue: Self.encode(-0.0041960864 * l - 0.7034186125 * m + 1.7076146603 * s),
        opacity: alpha)
    }
  }
}

private func cubeRoot(_ value: Float) -> Float { Float(cbrt(Double(value))) }
