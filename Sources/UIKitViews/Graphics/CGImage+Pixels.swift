import DisplayList
import Foundation
import Geometry
import Pixels
@_spi(Engine) import ViewEngine
import Views

extension CGImage {
  /// Creates a picture of pixels, one to the point.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - name: What display lists call it.
  package convenience init(_ pixels: Pixmap, named name: String) {
    let size = CGSize(width: pixels.width, height: pixels.height)
    var list = DisplayList()
    list.draw(
      ImageReference(name: name, pixmap: pixels), in: CGRect(origin: .zero, size: size))
    self.init(DrawnPicture(list, size: size))
  }

  /// The pixels that the picture consists of; `nil` where code drew it.
  var reference: ImageReference? {
    guard picture.list.commands.count == 1,
      case .picture(let image, let rect, _, let transform)? = picture.list.commands.first,
      transform.isIdentity, rect == CGRect(origin: .zero, size: picture.size),
      image.pixmap.width == width, image.pixmap.height == height
    else { return nil }
    return image
  }

  /// The pixels of the picture; what code drew is drawn in the pixels that it is said to have.
  ///
  /// `nil` where it has no size, or nobody can draw it.
  package var pixels: Pixmap? {
    if let reference { return reference.pixmap }
    guard width > 0, height > 0 else { return nil }
    return Assets.current.coding?.draw(picture.list, width, height, picture.scale)
  }
}
