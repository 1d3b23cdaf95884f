internal import Foundation

/// Filters in which one image says where another is seen.
extension FilterKind {
  static let maskings: [FilterKind] = [
    masking("CIBlendWithMask") { luminance($0) },
    masking("CIBlendWithAlphaMask") { $0.w },
    masking("CIBlendWithRedMask") { $0.x },
    masking("CIBlendWithBlueMask") { $0.z },
    // White, as opaque as the image is bright.
    FilterKind("CIMaskToAlpha", [.image]) {
      $0.image()?.recolored { Pixel(1, 1, 1, unit(luminance($0))) }
    },
  ]

  /// A filter that shows the image where the mask is white, and the background where it is black.
  private static func masking(
    _ name: String, _ share: @escaping @Sendable (_ mask: Pixel) -> Float
  ) -> FilterKind {
    FilterKind(name, [.image, .background, .mask]) { inputs in
      guard let image = inputs.image() else { return nil }
      guard let mask = inputs.image(kCIInputMaskImageKey) else { return image }
      let background = inputs.image(kCIInputBackgroundImageKey) ?? .empty
      let shown = image.combined(with: mask, extent: image.extent) { color, mask in
        color * unit(share(mask))
      }
      let area = background.extent
      let hidden = background.combined(with: mask, extent: area) { color, mask in
        color * unit(1 - share(mask))
      }
      return shown.combined(with: hidden, extent: image.extent.around(area)) { $0 + $1 }
    }
  }
}

/// Filters that move and cut, and those that look at an area.
extension FilterKind {
  static let placings: [FilterKind] = [
    FilterKind("CIAffineTransform", [.image, .other(kCIInputTransformKey)]) {
      $0.image()?.transformed(by: $0.transform(kCIInputTransformKey))
    },
    FilterKind("CIAffineClamp", [.image, .other(kCIInputTransformKey)]) {
      $0.image()?.transformed(by: $0.transform(kCIInputTransformKey)).clamped
    },
    FilterKind("CICrop", [.image, .other("inputRectangle", CIVector(cgRect: .infinite))]) {
      $0.image()?.cropped(to: $0.rect("inputRectangle"))
    },
    FilterKind("CIClamp", [.image, .other(kCIInputExtentKey, CIVector(cgRect: .infinite))]) {
      $0.image()?.cropped(to: $0.rect(kCIInputExtentKey)).clamped
    },
    // An estimate: four pixels are mixed, where Core Image weighs more of them.
    FilterKind(
      "CILanczosScaleTransform",
      [.image, .number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1)]
    ) { $0.image()?.scaled($0.number(kCIInputScaleKey), $0.number(kCIInputAspectRatioKey)) },
    FilterKind("CIAreaAverage", [.image, .vector(kCIInputExtentKey, 0, 0, 640, 80)]) {
      $0.image()?.mean(of: $0.rect(kCIInputExtentKey))
    },
  ]
}
