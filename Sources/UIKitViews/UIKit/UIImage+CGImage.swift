public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIImage {
  /// Creates an image of nothing.
  public convenience init() { self.init(drawn: DrawnPicture(DisplayList(), size: .zero)) }
  /// Creates an image of a picture, one pixel to the point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// Creates an image of a picture.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels to the point.
  ///   - orientation: How the picture is turned before it is shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    switch cgImage.source(scale: scale, orientation.image) {
    case .picture(let pixels): self.init(picture: pixels)
    case .drawn(let drawing): self.init(drawn: drawing)
    case .system, .named: self.init()
    }
  }

  /// The orientation of an image: how its picture is turned before it is shown.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up
    /// Turned by half a turn.
    case down
    /// Turned by a quarter anticlockwise.
    case left
    /// Turned by a quarter clockwise.
    case right
    /// Mirrored: left and right exchanged.
    case upMirrored
    /// Mirrored upside down: top and bottom exchanged.
    case downMirrored
    /// Mirrored, then turned by a quarter anticlockwise.
    case leftMirrored
    /// Mirrored, then turned by a quarter clockwise.
    case rightMirrored

    /// The same of SwiftUI's images.
    fileprivate var image: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// How the picture is turned before it is shown: never, as an image is made of a picture that is turned already.
  public var imageOrientation: Orientation { .up }

  /// Pixels to the point.
  public var scale: CGFloat { ownArt.pixelsPerPoint.map { CGFloat($0) } ?? UIScreen.main.scale }

  /// The image as it is drawn over a rectangle at the origin.
  func drawn(over size: CGSize) -> DrawnPicture {
    var list = DisplayList()
    if size.width > 0, size.height > 0 {
      paint(ownArt, into: &list, in: CGRect(origin: .zero, size: size))
    }
    return DrawnPicture(list, size: size, scale: Double(scale))
  }

  /// The picture; a symbol is drawn in its tint, or black.
  public var cgImage: CGImage? {
    let art = ownArt
    guard art.size.width > 0, art.size.height > 0 else { return nil }
    var list = DisplayList()
    paint(art, into: &list, in: CGRect(origin: .zero, size: art.size))
    return CGImage(DrawnPicture(list, size: art.size, scale: Double(scale)))
  }

  /// Draws the image into the context into which UIKit draws, stretched over `rect`.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsStack.current else { return }
    guard image.resizing != nil, rect.width > 0, rect.height > 0 else {
      if let cgImage { context.paint(cgImage, in: rect) }
      return
    }
    context.paint(CGImage(drawn(over: rect.size)), in: rect)
  }
  /// Draws the image over what is drawn, stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - blendMode: How it goes over what is there.
  ///   - alpha: The opacity, 0...1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
  /// Draws the image into the context into which UIKit draws, from its top left at `point`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  private var ownArt: ImageArt {
    art(UIScreen.environment, ViewGraph.current?.stage.assets ?? Assets())
  }

  private func paint(_ art: ImageArt, into list: inout DisplayList, in rect: CGRect) {
    let levels = levels(tint ?? .black, in: UIScreen.environment)
    var image = image
    image.renderingMode = renderingMode == .alwaysTemplate ? .template : .original
    art.draw(
      into: &list, in: rect, levels: levels, image: image, .identity)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
