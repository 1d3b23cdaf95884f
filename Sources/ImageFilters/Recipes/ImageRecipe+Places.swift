internal import Foundation
internal import Geometry

extension ImageRecipe {
  /// The part within a rectangle, whose edges go to the nearest pixels.
  func cropped(to rect: CGRect) -> ImageRecipe {
    let rect = rect.standardized
    guard !rect.isNull, !rect.isEndless else { return self }
    let box = PixelBox(
      left: Int(rect.minX.rounded()), bottom: Int(rect.minY.rounded()),
      right: Int(rect.maxX.rounded()), top: Int(rect.maxY.rounded()))
    let whole = CGRect(x: box.left, y: box.bottom, width: box.width, height: box.height)
    return ImageRecipe(extent: extent.common(with: whole), isSharp: isSharp) { block($0) }
  }

  /// The image whose edge pixels go on without end.
  var clamped: ImageRecipe {
    guard !extent.isNull else { return self }
    return ImageRecipe(extent: .infinite, isSharp: isSharp) { clampedBlock($0) }
  }

  /// The image whose pixels a transform takes whole.
  var sharp: ImageRecipe { ImageRecipe(extent: extent, isSharp: true) { block($0) } }

  /// The image moved, turned or scaled.
  ///
  /// Between pixels four are mixed, or the nearest is taken from what is sharp; a pixel whose middle is outside
  /// has nothing.
  ///
  /// - Parameter transform: From this image's coordinates to the new one's.
  /// - Returns: The recipe; this image where the transform has no inverse.
  func transformed(by transform: CGAffineTransform) -> ImageRecipe {
    guard transform.determinant != 0, transform.determinant.isFinite, !transform.isIdentity
    else { return self }
    let area = extent.isEndless || extent.isNull ? extent : extent.applying(transform)
    if let (x, y) = transform.wholeSteps {
      return ImageRecipe(extent: area, isSharp: isSharp) { box in
        PixelBlock(box, block(box.moved(by: -x, -y)).pixels)
      }
    }
    let back = transform.inverted()
    let (source, isSharp) = (self, self.isSharp)
    return ImageRecipe(extent: area, isSharp: isSharp) { box in
      let middles = CGRect(x: box.left, y: box.bottom, width: box.width, height: box.height)
      let needed = PixelBox(covering: middles.applying(back)).grown(by: 1, 1)
      let pixels = source.clampedBlock(needed)
      var block = PixelBlock(box)
      block.repaint { x, y, _ in
        let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
        guard source.extent.isEndless || source.extent.holds(place) else { return Pixel() }
        let (x, y) = (Double(place.x), Double(place.y))
        return isSharp
          ? pixels.nearest(Int(x.rounded(.down)), Int(y.rounded(.down))) : pixels.mixed(x, y)
      }
      return block
    }
  }
}

extension PixelBlock {
  /// The pixels of another place in this one: as many as the box has.
  init(_ box: PixelBox, _ pixels: [Pixel]) {
    self.init(box)
    if pixels.count == self.pixels.count { self.pixels = pixels }
  }
}

extension CGRect {
  /// Whether a place is inside, but for rounding.
  fileprivate func holds(_ place: CGPoint) -> Bool {
    let slack: CGFloat = 1e-6
    return place.x >= minX - slack && place.x <= maxX + slack && place.y >= minY - slack
      && place.y <= maxY + slack
  }
}

extension CGAffineTransform {
  /// How many whole pixels it moves things, if it does nothing else.
  fileprivate var wholeSteps: (x: Int, y: Int)? {
    guard a == 1, b == 0, c == 0, d == 1, tx == tx.rounded(), ty == ty.rounded(),
      abs(tx) < CGFloat(PixelBox.farthest), abs(ty) < CGFloat(PixelBox.farthest)
    else { return nil }
    return (Int(tx), Int(ty))
  }
}

extension ImageRecipe {
  /// The image larger or smaller.
  ///
  /// - Parameters:
  ///   - scale: The factor upwards.
  ///   - aspect: The factor across, over that.
  /// - Returns: The recipe.
  func scaled(_ scale: Double, _ aspect: Double) -> ImageRecipe {
    transformed(by: CGAffineTransform(scaleX: CGFloat(scale * aspect), y: CGFloat(scale)))
  }
}
