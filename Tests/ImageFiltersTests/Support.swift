import Foundation
import MediaSupport
import Pixels
import UIKitViews

@testable import ImageFilters

/// Small pictures, and what is made of them.
enum Sample {
  /// A picture by a seed, all opaque unless it is said.
  static func picture(_ width: Int, _ height: Int, seed: UInt64 = 1, isOpaque: Bool = true)
    -> Pixmap
  {
    var numbers = SplitMix(seed: seed)
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha: UInt32 = isOpaque ? 255 : UInt32(numbers.next() % 256)
        func component() -> UInt32 { UInt32(numbers.next() % 256) * alpha / 255 }
        let color = component() | component() << 8 | component() << 16
        picture[x, y] = color | alpha << 24
      }
    }
    return picture
  }

  /// An image by a seed.
  static func image(_ width: Int, _ height: Int, seed: UInt64 = 1) -> CIImage {
    CIImage(ImageRecipe.picture(picture(width, height, seed: seed)))
  }

  /// An image of one colour, with an end.
  static func plain(_ color: CIColor, _ width: Int = 8, _ height: Int = 8) -> CIImage {
    CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
  }
}

extension CIImage {
  /// The pixels of a box, of the whole image unless it is said.
  func pixels(_ box: PixelBox? = nil) -> [Pixel] {
    recipe.block(box ?? PixelBox(covering: extent)).pixels
  }

  /// The pixel of a place.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    recipe.block(PixelBox(left: x, bottom: y, right: x + 1, top: y + 1))[x, y]
  }

  /// The image as a picture.
  var picture: Pixmap { recipe.block(PixelBox(covering: extent)).picture }
}

/// Whether all components of all pixels are the same but for rounding.
func near(_ one: [Pixel], _ other: [Pixel], within error: Float = 1e-4) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { near($0, $1, within: error) }
}

/// Whether all components are the same but for rounding.
func near(_ one: Pixel, _ other: Pixel, within error: Float = 1e-4) -> Bool {
  let difference = one - other
  return (0..<4).allSatisfy { abs(difference[$0]) <= error }
}

/// A filter of Core Image's name, applied.
func filtered(_ image: CIImage, _ name: String, _ values: [String: Any] = [:]) -> CIImage {
  image.applyingFilter(name, parameters: values)
}

/// An image's pixels, each changed.
func each(_ image: CIImage, _ change: (Pixel) -> Pixel) -> [Pixel] {
  image.pixels().map(change)
}

/// Pixels half-way between others.
func halves(_ one: [Pixel], _ other: [Pixel]) -> [Pixel] {
  zip(one, other).map { mix($0, $1, 0.5) }
}
