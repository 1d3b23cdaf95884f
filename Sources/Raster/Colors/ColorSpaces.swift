internal import DisplayList
internal import ElementaryFunctions

// Encoded sRGB to premultiplied pixels, and to Oklab and back for perceptual gradients.

extension ResolvedColor {
  /// The colour as a premultiplied pixel, each component to nearest.
  func premultiplied(opacity factor: Double = 1) -> UInt32 {
    let (r, g, b, a) = premultipliedComponents(opacity: factor)
    func byte(_ value: Float) -> UInt32 { UInt32(value.rounded()) }
    return byte(r) | (byte(g) << 8) | (byte(b) << 16) | (byte(a) << 24)
  }

  /// Premultiplied components, 0...255; what is beyond sRGB is clamped, what is no number is 0.
  func premultipliedComponents(opacity factor: Double = 1) -> (Float, Float, Float, Float) {
    func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let alpha = unit(opacity * Float(factor)) * 255
    return (unit(red) * alpha, unit(green) * alpha, unit(blue) * alpha, alpha)
  }
}

/// A colour in Oklab, with alpha.
///
/// Source: B. Ottosson, A perceptual color space for image processing, 2020.
struct Oklab {
  var components: SIMD4<Double>

  init(_ color: ResolvedColor) {
    let r = linear(Double(color.red))
    let g = linear(Double(color.green))
    let b = linear(Double(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    components = SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, Double(color.opacity))
  }

  init(components: SIMD4<Double>) { self.components = components }

  /// The encoded colour; components beyond sRGB stay beyond.
  var color: ResolvedColor {
    let (lightness, a, b) = (components.x, components.y, components.z)
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return ResolvedColor(
      red: Float(encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3)),
      green: Float(encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3)),
      blue: Float(encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)),
      opacity: Float(components.w))
  }
}

/// The light that an encoded sRGB component stands for.
private func linear(_ value: Double) -> Double {
  let size = abs(value)
  let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -light : light
}

private func encoded(_ light: Double) -> Double {
  let size = abs(light)
  let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -value : value
}
