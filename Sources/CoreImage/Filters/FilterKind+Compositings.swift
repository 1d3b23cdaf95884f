internal import Foundation

/// Filters that put one image and another together.
extension FilterKind {
  /// By Porter's and Duff's rules, and plain sums and products, of colours that are multiplied by their opacities.
  static let compositings: [FilterKind] = [
    together("CISourceOverCompositing") { top, bottom in top + bottom * (1 - top.w) },
    together("CISourceAtopCompositing") { top, bottom in
      let covered = top * bottom.w
      return covered + bottom * (1 - top.w)
    },
    together("CISourceInCompositing") { top, bottom in top * bottom.w },
    together("CISourceOutCompositing") { top, bottom in top * (1 - bottom.w) },
    together("CIAdditionCompositing") { top, bottom in
      let sum = top + bottom
      return sum.opacity(min(sum.w, 1))
    },
    together("CIMultiplyCompositing") { top, bottom in top * bottom },
    together("CIMaximumCompositing") { pointwiseMax($0, $1) },
    together("CIMinimumCompositing") { pointwiseMin($0, $1) },
  ]

  /// By the formulas of W3C's Compositing and Blending, with linear light.
  static let blendings: [FilterKind] = [
    blending("CIMultiplyBlendMode") { bottom, top in bottom * top },
    blending("CIScreenBlendMode") { bottom, top in bottom + top - bottom * top },
    blending("CIOverlayBlendMode") { bottom, top in hardLight(top, bottom) },
    blending("CIHardLightBlendMode") { bottom, top in hardLight(bottom, top) },
    blending("CIDarkenBlendMode") { bottom, top in min(bottom, top) },
    blending("CILightenBlendMode") { bottom, top in max(bottom, top) },
    blending("CIDifferenceBlendMode") { bottom, top in abs(bottom - top) },
    blending("CIExclusionBlendMode") { bottom, top in
      let product = bottom * top
      return bottom + top - product - product
    },
    blending("CIColorDodgeBlendMode") { bottom, top in
      bottom <= 0 ? 0 : top >= 1 ? 1 : min(1, bottom / (1 - top))
    },
    blending("CIColorBurnBlendMode") { bottom, top in
      bottom >= 1 ? 1 : top <= 0 ? 0 : 1 - min(1, (1 - bottom) / top)
    },
    blending("CISoftLightBlendMode") { bottom, top in softLight(bottom, top) },
  ]

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
