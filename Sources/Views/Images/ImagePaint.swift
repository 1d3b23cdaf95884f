import DisplayList
public import Foundation
import Geometry
import Pixels
@_spi(Engine) public import ViewEngine

/// An image paint: a style that repeats an image over what it paints.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image that is repeated, in fractions of its size.
  public var sourceRect: CGRect
  /// What the image's size is multiplied by.
  public var scale: CGFloat

  /// Creates a style of an image's tiles; symbols and what code draws have no pixels to repeat: the foreground is painted instead.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part of it that is repeated, in fractions of its size.
  ///   - scale: What its size is multiplied by.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    let graph = environment.drawing.graphLink
    let assets = MainActor.assumeIsolated { graph?.target?.stage.assets }
    guard let assets, case .picture(let picture)? = image.found(in: environment, assets) else {
      MainActor.assumeIsolated { IneffectiveSettings.note("ImagePaint without pixels") }
      return TileStyle(nil, part: .zero, size: .zero)
    }
    let factor = scale / CGFloat(picture.scale * image.density)
    return TileStyle(
      picture.image, part: sourceRect,
      size: CGSize(
        width: CGFloat(picture.image.pixmap.width) * factor,
        height: CGFloat(picture.image.pixmap.height) * factor))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part of it that is repeated, in fractions of its size.
  ///   - scale: What its size is multiplied by.
  /// - Returns: The style.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
