internal import Foundation

/// Filters that put one image and another together.
extension FilterKind {
  /// By Porter's and Duff's rules, and plain sums and products, of colours that are multiplied by their opacities.
  static let compositings: [FilterKind] = [
    together("CISourceOverCompositing", over),
    together("CISourceAtopCompositing", atop),
    together("CISourceInCompositing", inside),
    together("CISourceOutCompositing", outside),
    together("CIAdditionCompositing", sum),
    together("CIMultiplyCompositing", product),
    together("CIMaximumCompositing") { pointwiseMax($0, $1) },
    together("CIMinimumCompositing") { pointwiseMin($0, $1) },
  ]

  /// By the formulas of W3C's Compositing and Blending, with linear light.
  static let blendings: [FilterKind] = [
    blending("CIMultiplyBlendMode") { bottom, top in bottom * top },
    blending("CIScreenBlendMode", screen),
    blending("CIOverlayBlendMode") { bottom, top in hardLight(top, bottom) },
    blending("CIHardLightBlendMode", hardLight),
    blending("CIDarkenBlendMode") { bottom, top in min(bottom, top) },
    blending("CILightenBlendMode") { bottom, top in max(bottom, top) },
    blending("CIDifferenceBlendMode") { bottom, top in abs(bottom - top) },
    blending("CIExclusionBlendMode", exclusion),
    blending("CIColorDodgeBlendMode", colorDodge),
    blending("CIColorBurnBlendMode", colorBurn),
    blending("CISoftLightBlendMode", softLight),
  ]

  private static func over(_ top: Pixel, _ bottom: Pixel) -> Pixel {
    let shown = bottom * (1 - top.w)
    return top + shown
  }
  private static func atop(_ top: Pixel, _ bottom: Pixel) -> Pixel {
    let covered = top * bottom.w
    let shown = bottom * (1 - top.w)
    return covered + shown
  }
  private static func inside(_ top: Pixel, _ bottom: Pixel) -> Pixel { top * bottom.w }
  private static func outside(_ top: Pixel, _ bottom: Pixel) -> Pixel { top * (1 - bottom.w) }
  private static func product(_ top: Pixel, _ bottom: Pixel) -> Pixel { top * bottom }
  private static func sum(_ top: Pixel, _ bottom: Pixel) -> Pixel {
    let sum = top + bottom
    return sum.opacity(min(sum.w, 1))
  }

  private static func screen(_ bottom: Float, _ top: Float) -> Float {
    bottom + top - bottom * top
  }
  private static func exclusion(_ bottom: Float, _ top: Float) -> Float {
    let product = bottom * top
    return bottom + top - product - product
  }
  private static func colorDodge(_ bottom: Float, _ top: Float) -> Float {
    if bottom <= 0 { return 0 }
    return top >= 1 ? 1 : min(1, bottom / (1 - top))
  }
  private static func colorBurn(_ bottom: Float, _ top: Float) -> Float {
    if bottom >= 1 { return 1 }
    return top <= 0 ? 0 : 1 - min(1, (1 - bottom) / top)
  }

  /// A filter of two images, pixel by pixel; one that is missing leaves the other.
  private static func together(
    _ name: String, _ mix: @escaping @Sendable (_ top: Pixel, _ bottom: Pixel) -> Pixel
  ) -> FilterKind {
    FilterKind(name, [.image, .background]) { inputs in
      guard let top = inputs.image() else { return inputs.image(kCIInputBackgroundImageKey) }
      guard let bottom = inputs.image(kCIInputBackgroundImageKey) else { return top }
      return top.combined(with: bottom, extent: top.extent.around(bottom.extent), mix)
    }
  }

  /// A filter that mixes straight components where both images are.
  private static func blending(
    _ name: String, _ blend: @escaping @Sendable (_ bottom: Float, _ top: Float) -> Float
  ) -> FilterKind {
    together(name) { top, bottom in
      let (over, under) = (top.straight, bottom.straight)
      let both = top.w * bottom.w
      let mixed = Pixel(
        blend(under.x, over.x), blend(under.y, over.y), blend(under.z, over.z), 1)
      let above = top * (1 - bottom.w)
      let below = bottom * (1 - top.w)
      let alone = above + below
      return alone + mixed * both
    }
  }

  private static func hardLight(_ bottom: Float, _ top: Float) -> Float {
    let double = top + top
    return double <= 1 ? bottom * double : bottom + (double - 1) - bottom * (double - 1)
  }

  private static func softLight(_ bottom: Float, _ top: Float) -> Float {
    let lift = top + top - 1
    if lift <= 0 { return bottom + lift * bottom * (1 - bottom) }
    let low = ((16 * bottom - 12) * bottom + 4) * bottom
    let curve = bottom <= 0.25 ? low : max(bottom, 0).squareRoot()
    return bottom + lift * (curve - bottom)
  }
}
