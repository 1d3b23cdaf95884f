internal import ElementaryFunctions
internal import Foundation

/// Filters that change colours as photographers do, with linear light.
extension FilterKind {
  static let adjustments: [FilterKind] = [
    controls, exposure, gamma, vibrance, hue, matrix, polynomial, clamp, whitePoint,
    recoloring("CILinearToSRGBToneCurve") { TransferCurve.code($0) },
    recoloring("CISRGBToneCurveToLinear") { TransferCurve.light($0) },
  ]

  /// Half-way between black and white, about which contrast turns.
  private static let middle: Float = 0.5

  /// By the formulas of Core Image's reference: saturation between the grey and the colour, then what is added, then
  /// the distance from the middle.
  private static let controls = coloring(
    "CIColorControls",
    [
      .number(kCIInputSaturationKey, 1), .number(kCIInputBrightnessKey, 0),
      .number(kCIInputContrastKey, 1),
    ]
  ) { inputs in
    let saturation = inputs.float(kCIInputSaturationKey)
    let brightness = inputs.float(kCIInputBrightnessKey)
    let contrast = inputs.float(kCIInputContrastKey)
    return { color in
      let colorful = mix(Pixel(repeating: luminance(color)), color, saturation)
      let offset = colorful + Pixel(repeating: brightness - middle)
      return (offset * contrast + Pixel(repeating: middle)).opacity(color.w)
    }
  }

  /// By the formula of Core Image's reference: the light times a power of two.
  private static let exposure = coloring("CIExposureAdjust", [.number(kCIInputEVKey, 0)]) {
    let factor = Float(ElementaryFunctions.exp2($0.number(kCIInputEVKey)))
    return { ($0 * factor).opacity($0.w) }
  }

  /// Each component to a power.
  private static let gamma = coloring("CIGammaAdjust", [.number("inputPower", 1)]) {
    let power = $0.float("inputPower")
    @Sendable func raised(_ light: Float) -> Float {
      light > 0 ? ElementaryFunctions.pow(light, power) : 0
    }
    return { Pixel(raised($0.x), raised($0.y), raised($0.z), $0.w) }
  }

  /// An estimate: saturation grows by what a colour lacks of it, so that pure colours stay.
  private static let vibrance = coloring("CIVibrance", [.number(kCIInputAmountKey, 0)]) {
    let amount = $0.float(kCIInputAmountKey)
    return { color in
      let most = max(color.x, color.y, color.z)
      let least = min(color.x, color.y, color.z)
      let pure = most > 0 ? (most - least) / most : 0
      let gray = Pixel(repeating: luminance(color))
      return mix(gray, color, 1 + amount * (1 - pure)).opacity(color.w)
    }
  }

  /// An estimate: the cube of colours is turned about the line of greys; red becomes green by a third of a turn.
  private static let hue = coloring("CIHueAdjust", [.number(kCIInputAngleKey, 0)]) {
    let (sine, cosine) = ElementaryFunctions.sincos($0.number(kCIInputAngleKey))
    let part = (1 - cosine) / 3
    let side = sine / 3.0.squareRoot()
    let (own, next, last) = (Float(cosine + part), Float(part - side), Float(part + side))
    let red = Pixel(own, next, last, 0)
    let green = Pixel(last, own, next, 0)
    let blue = Pixel(next, last, own, 0)
    return { Pixel(dot($0, red), dot($0, green), dot($0, blue), $0.w) }
  }

  /// By the formula of Core Image's reference: products with four vectors, and a fifth is added.
  private static let matrix = coloring(
    "CIColorMatrix",
    [
      .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
      .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
      .vector("inputBiasVector", 0, 0, 0, 0),
    ]
  ) { inputs in
    let (red, green) = (inputs.vector("inputRVector"), inputs.vector("inputGVector"))
    let (blue, alpha) = (inputs.vector("inputBVector"), inputs.vector("inputAVector"))
    let bias = inputs.vector("inputBiasVector")
    return { color in
      let products = Pixel(
        dot(color, red), dot(color, green), dot(color, blue), dot(color, alpha))
      let result = products + bias
      return result.opacity(min(max(result.w, 0), 1))
    }
  }

  /// By the formula of Core Image's reference: each component by a polynomial of the third degree.
  private static let polynomial = coloring(
    "CIColorPolynomial",
    [
      .vector("inputRedCoefficients", 0, 1, 0, 0), .vector("inputGreenCoefficients", 0, 1, 0, 0),
      .vector("inputBlueCoefficients", 0, 1, 0, 0), .vector("inputAlphaCoefficients", 0, 1, 0, 0),
    ]
  ) { inputs in
    let red = inputs.vector("inputRedCoefficients")
    let green = inputs.vector("inputGreenCoefficients")
    let blue = inputs.vector("inputBlueCoefficients")
    let alpha = inputs.vector("inputAlphaCoefficients")
    @Sendable func value(_ x: Float, _ terms: Pixel) -> Float {
      let high = terms.z + x * terms.w
      return terms.x + x * (terms.y + x * high)
    }
    return {
      Pixel(value($0.x, red), value($0.y, green), value($0.z, blue), value($0.w, alpha))
    }
  }

  /// Each component between two bounds.
  private static let clamp = coloring(
    "CIColorClamp",
    [.vector("inputMinComponents", 0, 0, 0, 0), .vector("inputMaxComponents", 1, 1, 1, 1)]
  ) { inputs in
    let least = inputs.vector("inputMinComponents")
    let most = inputs.vector("inputMaxComponents")
    return { pointwiseMin(pointwiseMax($0, least), most) }
  }

  /// The light times a colour, which white becomes.
  private static let whitePoint = coloring("CIWhitePointAdjust", [.color(kCIInputColorKey, .white)])
  {
    let white = $0.straightColor(kCIInputColorKey).opacity(1)
    return { $0 * white }
  }
}
