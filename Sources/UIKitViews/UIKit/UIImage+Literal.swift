import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The type of `#imageLiteral(…)` where nothing else says which.
public typealias _ImageLiteralType = UIImage

extension UIImage: @preconcurrency _ExpressibleByImageLiteral {
  /// Finds the image of a literal among the scene's assets.
  ///
  /// - Parameter path: Its name, as ``init(named:)`` takes it.
  public convenience init(imageLiteralResourceName path: String) {
    self.init(resource: ImageResource(name: path, bundle: .main))
  }
}
