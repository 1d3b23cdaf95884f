public import Foundation
@_spi(Engine) import ViewEngine
import Views

extension UIImage {
  /// An image that shows others one after another, again and again, where a `UIImageView` shows it.
  ///
  /// - Parameters:
  ///   - images: The images; elsewhere the first is shown.
  ///   - duration: How long they are shown together, in seconds.
  /// - Returns: The image; `nil` without any.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.copied()
    (image.images, image.duration) = (images, max(duration, 0))
    return image
  }

  /// The image that is shown some seconds after it began: this one where it does not move.
  func shown(after seconds: Double) -> UIImage {
    Self.shown(of: images, over: duration, after: seconds) ?? self
  }

  /// Which of several images is shown.
  ///
  /// - Parameters:
  ///   - images: The images.
  ///   - duration: How long they are shown together, in seconds.
  ///   - seconds: Since they began.
  /// - Returns: One of them; `nil` without any.
  static func shown(
    of images: [UIImage]?, over duration: Double, after seconds: Double
  ) -> UIImage? {
    guard let images, !images.isEmpty else { return nil }
    guard images.count > 1, duration > 0, seconds > 0 else { return images.first }
    let share = seconds.truncatingRemainder(dividingBy: duration) / duration
    return images[min(Int(share * Double(images.count)), images.count - 1)]
  }
}
