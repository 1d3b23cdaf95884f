/// Filters that blur and sharpen.
extension FilterKind {
  static let softenings: [FilterKind] = [
    FilterKind("CIGaussianBlur", [.image, .number(kCIInputRadiusKey, 10)]) {
      $0.image()?.blurred(deviation: $0.number(kCIInputRadiusKey))
    },
    // An estimate: the radius is the box's side.
    FilterKind("CIBoxBlur", [.image, .number(kCIInputRadiusKey, 10)]) {
      $0.image()?.softened(ImageRecipe.box($0.number(kCIInputRadiusKey)))
    },
    unsharpMask, sharpenLuminance, bloom,
  ]

  /// The distance from the blurred image, added; that the radius is the blur's deviation is an estimate.
  private static let unsharpMask = FilterKind(
    "CIUnsharpMask", [.image, .number(kCIInputRadiusKey, 2.5), .number(kCIInputIntensityKey, 0.5)]
  ) { inputs in
    let intensity = inputs.float(kCIInputIntensityKey)
    return sharpened(inputs) { color, soft in color + (color - soft) * intensity }
  }

  /// An estimate: as the unsharp mask, for brightness alone.
  private static let sharpenLuminance = FilterKind(
    "CISharpenLuminance",
    [.image, .number(kCIInputSharpnessKey, 0.4), .number(kCIInputRadiusKey, 1.69)]
  ) { inputs in
    let sharpness = inputs.float(kCIInputSharpnessKey)
    return sharpened(inputs) { color, soft in
      color + Pixel(repeating: (luminance(color) - luminance(soft)) * sharpness)
    }
  }

  /// An estimate: the blurred image shines on this one, the less the lighter that is.
  private static let bloom = FilterKind(
    "CIBloom", [.image, .number(kCIInputRadiusKey, 10), .number(kCIInputIntensityKey, 0.5)]
  ) { inputs in
    let intensity = inputs.float(kCIInputIntensityKey)
    return sharpened(inputs) { color, soft in
      let room = pointwiseMax(Pixel(repeating: color.w) - color, Pixel())
      return color + soft * room * intensity
    }
  }

  /// An image mixed with itself, blurred; light is not negative, and opacities stay.
  private static func sharpened(
    _ inputs: FilterInputs, _ change: @escaping @Sendable (Pixel, Pixel) -> Pixel
  ) -> ImageRecipe? {
    guard let image = inputs.image() else { return nil }
    let soft = image.blurred(deviation: inputs.number(kCIInputRadiusKey), isClamped: true)
    return image.combined(with: soft, extent: image.extent) { color, soft in
      pointwiseMax(change(color, soft), Pixel()).opacity(color.w)
    }
  }
}
