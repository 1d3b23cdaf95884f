public import Foundation
public import UIKitViews

extension CIImage {
  /// Creates an image of one of UIKit's, in its pixels; `nil` where it has none.
  @MainActor @preconcurrency public convenience init?(image: UIImage) {
    if let origin = image.ciImage {
      self.init(origin.recipe)
    } else {
      guard let pixels = image.cgImage?.pixels else { return nil }
      self.init(ImageRecipe.picture(pixels))
    }
  }
  /// Creates an image of one of UIKit's, in its pixels; `nil` where it has none.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - options: How it is read.
  /// - Note: Accepted; no effect. `options`: all colours are those of sRGB.
  @MainActor @preconcurrency public convenience init?(
    image: UIImage, options: [CIImageOption: Any]?
  ) { self.init(image: image) }
}

extension UIImage {
  /// Creates an image of one of Core Image's, one pixel to the point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// Creates an image of one of Core Image's, which is computed at once.
  ///
  /// - Parameters:
  ///   - ciImage: The image; one without end has no size.
  ///   - scale: Pixels to the point.
  ///   - orientation: How it is turned before it is shown.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    origin = ciImage
  }

  /// The image of Core Image's that this one was made of; `nil` for others.
  public var ciImage: CIImage? { origin as? CIImage }
}

extension UIColor {
  /// Creates a colour of one of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour as Core Image has it.
  public var ciColor: CIColor { CIColor(color: self) }
}
