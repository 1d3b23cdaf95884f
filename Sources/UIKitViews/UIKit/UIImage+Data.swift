import DisplayList
public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIImage {
  /// Creates an image of a file's bytes, one pixel to the point: PNG, JPEG, WebP or GIF.
  ///
  /// - Parameter data: The bytes of the whole file; `nil` comes of others.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image of a file's bytes: PNG, JPEG, WebP or GIF.
  ///
  /// - Parameters:
  ///   - data: The bytes of the whole file; `nil` comes of others.
  ///   - scale: Pixels to the point, above 0.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty, scale > 0 else { return nil }
    guard let picture = Assets.current.coding?.decode([UInt8](data)) else {
      // Real code goes on without the picture: whoever looks at the film should know why.
      IneffectiveSettings.note("UIImage(data:) of bytes that are no whole PNG, JPEG, WebP or GIF")
      return nil
    }
    self.init(picture: AssetPicture(picture, named: "data", scale: Double(scale)))
  }

  /// Creates an image of a file: PNG, JPEG, WebP or GIF.
  ///
  /// - Parameter path: Where it is; a name that ends in `@2x` or `@3x` has so many pixels to the point.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = Assets.current.coding?.contents(path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: Data(bytes), scale: scale)
  }

  /// The image as a PNG file; `nil` where it has no size.
  public func pngData() -> Data? {
    guard let picture = cgImage?.picture else { return nil }
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    return Assets.current.coding?
      .encode(
        picture.list, Int(width.rounded()), Int(height.rounded()), Double(scale)
      )
      .map { Data($0) }
  }

  /// The image as a file: a PNG here, which every reader of JPEGs takes.
  ///
  /// - Parameter compressionQuality: From 0 to 1.
  /// - Returns: The bytes; `nil` where the image has no size.
  /// - Note: Accepted; no effect. `compressionQuality`: nothing is lost.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}
