public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A picture, by Core Graphics' name: pixels, or what code drew, which stays sharp at every size.
public final class CGImage: Hashable, Sendable {
  /// What it shows; its size is in points.
  let picture: DrawnPicture
  /// Pixels to the point.
  private var scale: CGFloat { CGFloat(picture.scale) }

  /// Creates a picture of what code drew.
  package init(_ picture: DrawnPicture) { self.picture = picture }

  /// The width in pixels.
  public var width: Int { Int((picture.size.width * scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((picture.size.height * scale).rounded()) }
  /// The size in pixels, with fractions.
  var pixelSize: CGSize {
    CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
  }

  /// The same picture, which nothing changes.
  public func copy() -> CGImage? { self }

  /// A part of the picture.
  ///
  /// - Parameter rect: The part, in pixels from the top left.
  /// - Returns: The part; `nil` if none of it is in the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(origin: .zero, size: pixelSize)
    let part = rect.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    var list = DisplayList()
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    var layer = Layer()
    layer.clip = Layer.Clip(Path(CGRect(origin: .zero, size: size)))
    let place = CGRect(
      x: -part.minX / scale, y: -part.minY / scale, width: picture.size.width,
      height: picture.size.height)
    list.layer(layer) { picture.draw(into: &$0, in: place, .identity) }
    return CGImage(DrawnPicture(list, size: size, scale: picture.scale))
  }

  /// This picture, no larger than so many pixels across and down.
  ///
  /// - Parameter pixels: The greatest number; one that is smaller stays as it is.
  /// - Returns: The picture.
  package func fitting(_ pixels: CGFloat) -> CGImage {
    let size = pixelSize
    let factor = pixels / max(size.width, size.height, 1)
    guard factor < 1 else { return self }
    let rect = CGRect(
      x: 0, y: 0, width: max((size.width * factor).rounded(), 1),
      height: max((size.height * factor).rounded(), 1))
    var list = DisplayList()
    picture.draw(into: &list, in: rect, .identity)
    return CGImage(DrawnPicture(list, size: rect.size))
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
  /// Paints the picture, stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - list: Where the commands go.
  ///   - rect: The rectangle.
  ///   - transform: From its coordinates to those of the list.
  package func draw(
    into list: inout DisplayList, in rect: CGRect, _ transform: CGAffineTransform
  ) { picture.draw(into: &list, in: rect, transform) }
}
