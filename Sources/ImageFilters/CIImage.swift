public import Foundation
public import UIKitViews
internal import ViewEngine

/// An image as Core Image has it: a recipe for pixels, which a context computes when it is asked.
///
/// Coordinates are in pixels, y points up, and a picture has its lower left corner at the origin. Filters compute
/// with the linear light of sRGB.
public final class CIImage: NSObject, Sendable {
  let recipe: ImageRecipe

  init(_ recipe: ImageRecipe) { self.recipe = recipe }

  /// Creates an image of nothing.
  public override convenience init() { self.init(ImageRecipe.empty) }
  /// Creates an image of a picture.
  public convenience init(cgImage image: CGImage) {
    self.init(image.pixels.map { ImageRecipe.picture($0) } ?? .empty)
  }
  /// Creates an image of a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - options: How it is read.
  /// - Note: Accepted; no effect. `options`: all colours are those of sRGB.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }
  /// Creates an image of a file's bytes: PNG, JPEG, WebP or GIF.
  ///
  /// - Parameter data: The bytes of the whole file; `nil` comes of others.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }
  /// Creates an image of a file's bytes: PNG, JPEG, WebP or GIF.
  ///
  /// - Parameters:
  ///   - data: The bytes of the whole file; `nil` comes of others.
  ///   - options: How it is read.
  /// - Note: Accepted; no effect. `options`: all colours are those of sRGB.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard !data.isEmpty, let picture = Assets.current.coding?.decode([UInt8](data)) else {
      return nil
    }
    self.init(ImageRecipe.picture(picture))
  }
  /// Creates an image of one colour, without end.
  public convenience init(color: CIColor) { self.init(ImageRecipe.color(color.light.multiplied)) }

  /// An image of nothing.
  public static func empty() -> CIImage { CIImage(ImageRecipe.empty) }

  /// An image of black, without end.
  public static var black: CIImage { CIImage(color: .black) }
  /// An image of white, without end.
  public static var white: CIImage { CIImage(color: .white) }
  /// An image of grey, without end.
  public static var gray: CIImage { CIImage(color: .gray) }
  /// An image of red, without end.
  public static var red: CIImage { CIImage(color: .red) }
  /// An image of green, without end.
  public static var green: CIImage { CIImage(color: .green) }
  /// An image of blue, without end.
  public static var blue: CIImage { CIImage(color: .blue) }
  /// An image of what is not seen, without end.
  public static var clear: CIImage { CIImage(color: .clear) }

  /// The area in which it has pixels; infinite for colours and gradients.
  public var extent: CGRect { recipe.extent }

  /// The picture, if it is made of one: here the image as it is computed, `nil` where it has no end.
  public var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }
}

/// How an image is read or shown.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colour space of its colours.
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  /// Whether light beyond white is kept.
  public static let toneMapHDRtoSDR = Self(rawValue: "CIImageToneMapHDRtoSDR")
  /// What is told of it beside the pixels.
  public static let properties = Self(rawValue: "CIImageProperties")
  /// Whether it is turned as its file says.
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
  /// Whether the nearest pixel is taken instead of mixing four.
  public static let nearestSampling = Self(rawValue: "CIImageNearestSampling")
}
