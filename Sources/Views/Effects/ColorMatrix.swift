import ElementaryFunctions
@_spi(Engine) import ViewEngine

/// The 4×5 matrices of colour effects, over straight encoded components.
///
/// Source of the weights and forms: W3C Filter Effects Module Level 1, section 9.6.
enum ColorMatrix {
  /// The matrix of an effect, row by row, by its amount; a hue rotation's is in radians.
  static func matrix(_ kind: ColorEffect.Kind, _ amount: Double) -> [Double] {
    switch kind {
    case .brightness: scaled(1, plus: amount)
    // The middle, 0.5, stays.
    case .contrast: scaled(amount, plus: 0.5 - amount / 2)
    case .saturation: saturation(amount)
    case .grayscale: saturation(1 - min(max(amount, 0), 1))
    case .hueRotation: hueRotation(amount)
    case .invert: scaled(1 - 2 * amount, plus: amount)
    case .luminanceToAlpha: luminanceToAlpha
    }
  }

  /// Black, as opaque as the colour was light.
  private static let luminanceToAlpha: [Double] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, luma.red, luma.green, luma.blue, 0, 0,
  ]

  private static func scaled(_ factor: Double, plus offset: Double) -> [Double] {
    [
      factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0,
    ]
  }

  /// The weights of encoded components in luma: those of BT.709.
  static let luma = (red: 0.2126, green: 0.7152, blue: 0.0722)
  /// The sine's weights in green's row, blue's being negative: figures of the module, not of luma.
  private static let greenTurn = (red: 0.143, green: 0.140, blue: 0.283)

  private static func saturation(_ s: Double) -> [Double] {
    let (r, g, b) = ((1 - s) * luma.red, (1 - s) * luma.green, (1 - s) * luma.blue)
    return [r + s, g, b, 0, 0, r, g + s, b, 0, 0, r, g, b + s, 0, 0, 0, 0, 0, 1, 0]
  }

  private static func hueRotation(_ angle: Double) -> [Double] {
    let (c, s) = (cos(angle), sin(angle))
    let (r, g, b) = (luma.red, luma.green, luma.blue)
    return [
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
      r - c * r + s * greenTurn.red, g + c * (1 - g) + s * greenTurn.green,
      b - c * b - s * greenTurn.blue, 0, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }
}
