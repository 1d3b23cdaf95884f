internal import Pixels

/// Red, green, blue and opacity: linear light of sRGB, multiplied by the opacity unless it is said.
typealias Pixel = SIMD4<Float>

/// The pixels of a box, rows from the lowest.
struct PixelBlock: Sendable {
  /// Where they are.
  let box: PixelBox
  /// The pixels, row by row.
  var pixels: [Pixel]

  /// Creates a block of one colour; of transparent black unless it is said.
  init(_ box: PixelBox, filledWith pixel: Pixel = Pixel()) {
    self.box = box
    pixels = [Pixel](repeating: pixel, count: box.width * box.height)
  }

  /// The pixel of a place; beyond the box nothing is there.
  subscript(x: Int, y: Int) -> Pixel {
    get {
      guard x >= box.left, x < box.right, y >= box.bottom, y < box.top else { return Pixel() }
      return pixels[(y - box.bottom) * box.width + x - box.left]
    }
    set { pixels[(y - box.bottom) * box.width + x - box.left] = newValue }
  }

  /// The pixel of a place, or the nearest one that is there; the box is not empty.
  func nearest(_ x: Int, _ y: Int) -> Pixel {
    self[min(max(x, box.left), box.right - 1), min(max(y, box.bottom), box.top - 1)]
  }

  /// The colour at a place between the middles of pixels, mixed of four.
  func mixed(_ x: Double, _ y: Double) -> Pixel {
    let (column, row) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, up) = (Float(x - 0.5 - column), Float(y - 0.5 - row))
    let (i, j) = (Int(column), Int(row))
    let low = mix(nearest(i, j), nearest(i + 1, j), right)
    let high = mix(nearest(i, j + 1), nearest(i + 1, j + 1), right)
    return mix(low, high, up)
  }

  /// Sets each pixel to what `paint` says of its place and what is there.
  mutating func repaint(_ paint: (_ x: Int, _ y: Int, Pixel) -> Pixel) {
    var index = 0
    for y in box.bottom..<box.top {
      for x in box.left..<box.right {
        pixels[index] = paint(x, y, pixels[index])
        index += 1
      }
    }
  }

  /// Copies what both have from another block.
  mutating func copy(_ other: PixelBlock) {
    let common = box.intersection(other.box)
    guard !common.isEmpty else { return }
    for y in common.bottom..<common.top {
      for x in common.left..<common.right { self[x, y] = other[x, y] }
    }
  }
}

extension PixelBlock {
  /// The pixels of a picture, whose lowest row is row 0.
  ///
  /// - Parameters:
  ///   - picture: The picture, rows from the top.
  ///   - box: Which of its pixels; those beyond it are transparent.
  init(_ picture: Pixmap, in box: PixelBox) {
    self.init(box)
    let there = box.intersection(
      PixelBox(left: 0, bottom: 0, right: picture.width, top: picture.height))
    guard !there.isEmpty else { return }
    for y in there.bottom..<there.top {
      for x in there.left..<there.right {
        self[x, y] = TransferCurve.light(ofWord: picture[x, picture.height - 1 - y])
      }
    }
  }

  /// The pixels as a picture, rows from the top, each component to nearest.
  var picture: Pixmap {
    var picture = Pixmap(width: box.width, height: box.height)
    var index = 0
    for row in 0..<box.height {
      for column in 0..<box.width {
        picture[column, box.height - 1 - row] = TransferCurve.word(ofLight: pixels[index])
        index += 1
      }
    }
    return picture
  }
}

/// The brightness of a colour, by the weights that Core Image's documentation gives.
func luminance(_ color: Pixel) -> Float {
  color.x * 0.2125 + color.y * 0.7154 + color.z * 0.0721
}

/// A number within 0...1.
func unit(_ value: Float) -> Float { min(max(value, 0), 1) }

/// The sum of four products.
func dot(_ first: Pixel, _ second: Pixel) -> Float {
  let products = first * second
  return products.x + products.y + products.z + products.w
}

/// A colour between two, from 0 for the first to 1 for the second.
func mix(_ first: Pixel, _ second: Pixel, _ share: Float) -> Pixel {
  first + (second - first) * share
}

extension SIMD4<Float> {
  /// A pixel of straight components, whose colour is not multiplied by its opacity.
  var straight: Pixel {
    guard w > 0, w != 1 else { return self }
    return Pixel(x / w, y / w, z / w, w)
  }
  /// A straight pixel with its colour multiplied by its opacity.
  var multiplied: Pixel { w == 1 ? self : Pixel(x * w, y * w, z * w, w) }
  /// The colour with another opacity.
  func opacity(_ opacity: Float) -> Pixel { Pixel(x, y, z, opacity) }
}
