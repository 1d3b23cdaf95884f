public import Foundation
public import Geometry

extension CIImage {
  /// The image moved, turned or scaled.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(recipe.transformed(by: matrix))
  }
  /// The image moved, turned or scaled.
  ///
  /// - Parameters:
  ///   - matrix: From this image's coordinates to the new one's.
  ///   - highQualityDownsample: Whether small images are mixed of more pixels.
  /// - Returns: The image.
  /// - Note: Accepted; no effect. `highQualityDownsample`: four pixels are mixed.
  public func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage { transformed(by: matrix) }
  /// The part of the image within a rectangle, whose edges go to the nearest pixels.
  public func cropped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect)) }
  /// The image over another.
  public func composited(over dest: CIImage) -> CIImage { CIImage(recipe.over(dest.recipe)) }
  /// The image whose edge pixels go on without end.
  public func clampedToExtent() -> CIImage { CIImage(recipe.clamped) }
  /// The part of the image within a rectangle, whose edge pixels go on without end.
  public func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.cropped(to: rect).clamped) }
  /// The image whose transforms take the nearest pixel.
  public func samplingNearest() -> CIImage { CIImage(recipe.sharp) }
  /// The image whose transforms mix four pixels, as they do anyway.
  public func samplingLinear() -> CIImage {
    CIImage(ImageRecipe(extent: extent) { [recipe] in recipe.block($0) })
  }
  /// The image with each colour multiplied by its opacity once more, as Core Image counts it.
  public func premultiplyingAlpha() -> CIImage {
    CIImage(recipe.recolored { ($0 * $0.w).opacity($0.w) })
  }
  /// The image with each colour divided by its opacity once more, as Core Image counts it.
  public func unpremultiplyingAlpha() -> CIImage {
    CIImage(recipe.recolored { $0.w > 0 ? ($0 / $0.w).opacity($0.w) : $0 })
  }
  /// The image opaque within a rectangle, and nothing beyond.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(recipe.cropped(to: extent).recolored { $0.opacity(1) })
  }

  /// The image blurred by a Gaussian, three deviations larger at each side.
  ///
  /// - Parameter sigma: The standard deviation, in pixels.
  /// - Returns: The image.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(recipe.blurred(deviation: sigma))
  }
  /// The image changed by a filter, this one being its input.
  ///
  /// - Parameters:
  ///   - filterName: The filter's name, such as `CISepiaTone`.
  ///   - params: Values by their keys.
  /// - Returns: What the filter gives; nothing for a name that is unknown.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }
  /// The image changed by a filter as it is by default, this one being its input.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// The image turned as a file of that orientation is shown, with its lower left corner at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }
  /// The image turned as a file of that orientation is shown.
  ///
  /// - Parameter orientation: The number that files have, 1...8.
  /// - Returns: The image; this one for other numbers.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard let number = UInt32(exactly: orientation),
      let orientation = CGImagePropertyOrientation(rawValue: number)
    else { return self }
    return oriented(orientation)
  }
  /// The transform by which ``oriented(_:)`` turns the image.
  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    guard !extent.isEndless, !extent.isNull else { return .identity }
    let turn = orientation.turn
    let area = extent.applying(turn)
    return turn.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
  }
}

/// How a file's picture is to be turned before it is shown.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As stored.
  case up = 1
  /// Mirrored: left and right exchanged.
  case upMirrored = 2
  /// Turned by half a turn.
  case down = 3
  /// Top and bottom exchanged.
  case downMirrored = 4
  /// Mirrored, then turned by a quarter anticlockwise.
  case leftMirrored = 5
  /// Turned by a quarter clockwise.
  case right = 6
  /// Mirrored, then turned by a quarter clockwise.
  case rightMirrored = 7
  /// Turned by a quarter anticlockwise.
  case left = 8

  /// The turn about the origin, y pointing up.
  fileprivate var turn: CGAffineTransform {
    func matrix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    }
    return switch self {
    case .up: .identity
    case .upMirrored: matrix(-1, 0, 0, 1)
    case .down: matrix(-1, 0, 0, -1)
    case .downMirrored: matrix(1, 0, 0, -1)
    case .leftMirrored: matrix(0, -1, -1, 0)
    case .right: matrix(0, -1, 1, 0)
    case .rightMirrored: matrix(0, 1, 1, 0)
    case .left: matrix(0, 1, -1, 0)
    }
  }
}
