internal import Foundation
internal import Pixels

/// How an image is made: which area it has, and the pixels of any box, when they are asked for.
///
/// Nothing is computed before a context asks; what lies beyond the extent is transparent.
struct ImageRecipe: Sendable {
  /// Makes the pixels of a box.
  typealias Maker = @Sendable (PixelBox) -> PixelBlock

  /// The area; endless for colours and gradients.
  let extent: CGRect
  /// Whether transforms take the nearest pixel instead of mixing, as for codes.
  let isSharp: Bool
  private let make: Maker

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - extent: The area.
  ///   - isSharp: Whether transforms take the nearest pixel.
  ///   - make: Makes pixels; it is asked for boxes within the area only.
  init(extent: CGRect, isSharp: Bool = false, _ make: @escaping Maker) {
    (self.extent, self.isSharp, self.make) = (extent, isSharp, make)
  }

  /// The pixels of a box; those beyond the extent are transparent.
  func block(_ box: PixelBox) -> PixelBlock {
    let inner = box.intersection(PixelBox(covering: extent))
    if inner == box { return box.isEmpty ? PixelBlock(box) : make(box) }
    var whole = PixelBlock(box)
    if !inner.isEmpty { whole.copy(make(inner)) }
    return whole
  }

  /// The pixels of a box, those beyond the extent being as the nearest within.
  func clampedBlock(_ box: PixelBox) -> PixelBlock {
    let area = PixelBox(covering: extent)
    guard !area.isEmpty, box.intersection(area) != box else { return block(box) }
    func near(_ low: Int, _ high: Int, _ least: Int, _ most: Int) -> (Int, Int) {
      let first = min(max(low, least), most - 1)
      return (first, max(min(high, most), first + 1))
    }
    let (left, right) = near(box.left, box.right, area.left, area.right)
    let (bottom, top) = near(box.bottom, box.top, area.bottom, area.top)
    let inner = block(PixelBox(left: left, bottom: bottom, right: right, top: top))
    var whole = PixelBlock(box)
    whole.repaint { x, y, _ in inner.nearest(x, y) }
    return whole
  }
}

extension ImageRecipe {
  /// No image.
  static let empty = ImageRecipe(extent: .null) { PixelBlock($0) }

  /// A picture, with its lower left corner at the origin.
  static func picture(_ picture: Pixmap) -> ImageRecipe {
    ImageRecipe(extent: CGRect(x: 0, y: 0, width: picture.width, height: picture.height)) {
      PixelBlock(picture, in: $0)
    }
  }

  /// One colour everywhere.
  static func color(_ pixel: Pixel) -> ImageRecipe {
    ImageRecipe(extent: .infinite) { PixelBlock($0, filledWith: pixel) }
  }

  /// A colour that follows from the place of a pixel's middle.
  ///
  /// - Parameters:
  ///   - extent: The area.
  ///   - paint: The colour, multiplied by its opacity.
  /// - Returns: The recipe.
  static func painted(
    extent: CGRect = .infinite, _ paint: @escaping @Sendable (_ x: Float, _ y: Float) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent) { box in
      var block = PixelBlock(box)
      block.repaint { x, y, _ in paint(Float(x) + 0.5, Float(y) + 0.5) }
      return block
    }
  }

  /// Squares that are black or white, one a pixel, the first row on top.
  static func modules(_ rows: [[Bool]]) -> ImageRecipe {
    let (width, height) = (rows.first?.count ?? 0, rows.count)
    return ImageRecipe(extent: CGRect(x: 0, y: 0, width: width, height: height), isSharp: true) {
      var block = PixelBlock($0)
      block.repaint { x, y, _ in
        rows[height - 1 - y][x] ? Pixel(0, 0, 0, 1) : Pixel(1, 1, 1, 1)
      }
      return block
    }
  }

  /// This image with each colour changed.
  ///
  /// - Parameter change: The new colour of a pixel; both straight.
  /// - Returns: The recipe.
  func recolored(_ change: @escaping @Sendable (Pixel) -> Pixel) -> ImageRecipe {
    ImageRecipe(extent: extent, isSharp: isSharp) { box in
      var block = self.block(box)
      for index in block.pixels.indices {
        block.pixels[index] = change(block.pixels[index].straight).multiplied
      }
      return block
    }
  }

  /// This image with each colour changed by its place.
  ///
  /// - Parameter change: The new colour of a pixel by the place of its middle; both straight.
  /// - Returns: The recipe.
  func recolored(
    _ change: @escaping @Sendable (_ x: Float, _ y: Float, Pixel) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent, isSharp: isSharp) { box in
      var block = self.block(box)
      block.repaint { change(Float($0) + 0.5, Float($1) + 0.5, $2.straight).multiplied }
      return block
    }
  }

  /// This image and others together, pixel by pixel.
  ///
  /// - Parameters:
  ///   - other: Another image.
  ///   - extent: The area of what comes of them.
  ///   - mix: The new pixel of this image's and the other's; all multiplied by their opacities.
  /// - Returns: The recipe.
  func combined(
    with other: ImageRecipe, extent: CGRect,
    _ mix: @escaping @Sendable (Pixel, Pixel) -> Pixel
  ) -> ImageRecipe {
    ImageRecipe(extent: extent) { box in
      var block = self.block(box)
      let others = other.block(box)
      for index in block.pixels.indices {
        block.pixels[index] = mix(block.pixels[index], others.pixels[index])
      }
      return block
    }
  }

  /// This image over another.
  func over(_ other: ImageRecipe) -> ImageRecipe {
    combined(with: other, extent: extent.around(other.extent)) { top, bottom in
      top + bottom * (1 - top.w)
    }
  }

  /// The mean of a part, as one pixel at the origin.
  func mean(of rect: CGRect) -> ImageRecipe {
    let area = extent.common(with: rect)
    guard !area.isEndless, !area.isNull else { return .empty }
    return ImageRecipe(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { box in
      let pixels = block(PixelBox(covering: area)).pixels
      var sum = SIMD4<Double>()
      for pixel in pixels { sum += SIMD4<Double>(pixel) }
      return PixelBlock(box, filledWith: Pixel(sum / Double(max(pixels.count, 1))))
    }
  }
}
