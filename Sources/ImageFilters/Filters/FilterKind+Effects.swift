internal import Foundation

/// Filters that give colours a look.
extension FilterKind {
  static let effects: [FilterKind] = [
    invert, monochrome, sepia, posterize, falseColor, vignette, vignetteEffect,
    recoloring("CIMaximumComponent") {
      Pixel(repeating: max($0.x, $0.y, $0.z)).opacity($0.w)
    },
    recoloring("CIMinimumComponent") {
      Pixel(repeating: min($0.x, $0.y, $0.z)).opacity($0.w)
    },
  ]

  /// What is left to full light, component by component.
  private static let invert = recoloring("CIColorInvert") {
    (Pixel(repeating: 1) - $0).opacity($0.w)
  }

  /// An estimate: the colour's brightness in shades of one colour.
  private static let monochrome = coloring(
    "CIColorMonochrome",
    [
      .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
      .number(kCIInputIntensityKey, 1),
    ]
  ) { inputs in
    let shade = inputs.straightColor(kCIInputColorKey)
    let intensity = inputs.float(kCIInputIntensityKey)
    return { mix($0, shade * luminance($0), intensity).opacity($0.w) }
  }

  /// An estimate: the customary matrix of brown tones on encoded components, of which what is beyond white is cut off.
  private static let sepia = coloring("CISepiaTone", [.number(kCIInputIntensityKey, 1)]) {
    let intensity = $0.float(kCIInputIntensityKey)
    let warm = Pixel(0.393, 0.769, 0.189, 0)
    let plain = Pixel(0.349, 0.686, 0.168, 0)
    let cool = Pixel(0.272, 0.534, 0.131, 0)
    return { color in
      let code = TransferCurve.code(color)
      let tones = Pixel(dot(code, warm), dot(code, plain), dot(code, cool), color.w)
      let brown = TransferCurve.light(pointwiseMin(tones, Pixel(repeating: 1)))
      return mix(color, brown, intensity).opacity(color.w)
    }
  }

  /// An estimate: each component in so many steps from black to white.
  private static let posterize = coloring("CIColorPosterize", [.number("inputLevels", 6)]) {
    let steps = max($0.float("inputLevels") - 1, 1)
    return { (($0 * steps).rounded(.toNearestOrAwayFromZero) / steps).opacity($0.w) }
  }

  /// The colours between two, by brightness.
  private static let falseColor = coloring(
    "CIFalseColor",
    [
      .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
      .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
    ]
  ) { inputs in
    let (dark, bright) = (inputs.straightColor("inputColor0"), inputs.straightColor("inputColor1"))
    return { mix(dark, bright, luminance($0)).opacity($0.w) }
  }

  /// An estimate: corners darken by the square of their distance from the middle, the sooner the larger the radius.
  private static let vignette = FilterKind(
    "CIVignette", [.image, .number(kCIInputRadiusKey, 1), .number(kCIInputIntensityKey, 0)]
  ) { inputs in
    guard let image = inputs.image() else { return nil }
    let area = image.extent
    guard !area.isEndless, !area.isNull else { return image }
    let (radius, intensity) = (inputs.float(kCIInputRadiusKey), inputs.float(kCIInputIntensityKey))
    let (middleX, middleY) = (Float(area.midX), Float(area.midY))
    let width = Float(area.width / 2)
    let height = Float(area.height / 2)
    let corner = width * width + height * height
    return image.recolored { x, y, color in
      let (dx, dy) = (x - middleX, y - middleY)
      let square = dx * dx + dy * dy
      let shade = unit(square / corner * radius)
      let light = max(1 - intensity * shade, 0)
      return (color * light).opacity(color.w)
    }
  }

  /// An estimate: what is beyond a circle darkens within a part of its radius.
  private static let vignetteEffect = FilterKind(
    "CIVignetteEffect",
    [
      .image, .point(kCIInputCenterKey, 150, 150), .number(kCIInputRadiusKey, 150),
      .number(kCIInputIntensityKey, 1), .number("inputFalloff", 0.5),
    ]
  ) { inputs in
    let center = inputs.point(kCIInputCenterKey)
    let (middleX, middleY) = (Float(center.x), Float(center.y))
    let radius = max(inputs.float(kCIInputRadiusKey), 1)
    let soft = max(radius * inputs.float("inputFalloff"), 1)
    let intensity = inputs.float(kCIInputIntensityKey)
    return inputs.image()?
      .recolored { x, y, color in
        let (dx, dy) = (x - middleX, y - middleY)
        let square = dx * dx + dy * dy
        let shade = unit((square.squareRoot() - radius) / soft)
        let light = max(1 - intensity * shade, 0)
        return (color * light).opacity(color.w)
      }
  }
}
