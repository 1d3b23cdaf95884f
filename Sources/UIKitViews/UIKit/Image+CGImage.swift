public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
public import Views

extension Image {
  /// Shows one of Core Graphics' pictures.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels to the point.
  ///   - orientation: How the picture is turned before it is shown.
  ///   - label: What the image says to someone who cannot see it.
  @MainActor @preconcurrency public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(cgImage.source(scale: scale, orientation))
    // A named image reads its label in the same way.
    self.label = Image("", label: label).label
  }
  /// Shows one of Core Graphics' pictures as a decoration, hidden from accessibility.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: Pixels to the point.
  ///   - orientation: How the picture is turned before it is shown.
  @MainActor @preconcurrency public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(cgImage.source(scale: scale, orientation))
    isDecorative = true
  }
}

extension CGImage {
  /// This picture at so many pixels to the point, turned.
  func shown(scale: CGFloat, _ orientation: Image.Orientation) -> DrawnPicture {
    let size = CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
    var list = DisplayList()
    if size.width > 0, size.height > 0 {
      picture.draw(
        into: &list, in: CGRect(origin: .zero, size: size), orientation.transform(of: size))
    }
    let shown = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    return DrawnPicture(list, size: shown, scale: Double(scale))
  }

  /// What shows this picture at so many pixels to the point, turned.
  ///
  /// - Parameters:
  ///   - scale: Pixels to the point.
  ///   - orientation: How the picture is turned before it is shown.
  /// - Returns: Pixels where it has them, which `interpolation` decides about; else its drawing.
  func source(scale: CGFloat, _ orientation: Image.Orientation) -> Image.Source {
    guard orientation == .up, scale > 0, let reference else {
      return .drawn(shown(scale: scale, orientation))
    }
    return .picture(
      AssetPicture(reference.pixmap, named: reference.name, scale: Double(scale)))
  }
}

extension Image.Orientation {
  /// Whether the width of what is shown is the stored picture's height.
  fileprivate var isSideways: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .left, .leftMirrored, .right, .rightMirrored: true
    }
  }

  /// Where a point of a stored picture of `size` is shown.
  fileprivate func transform(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
