import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIView {
  /// The environment of the view's place; the stage's while it has none.
  var placeEnvironment: EnvironmentValues { node?.environment ?? UIScreen.environment }

  /// Stands in a frame, whatever the view's transform is.
  func stand(in frame: CGRect) {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard bounds.size != frame.size || center != middle else { return }
    bounds.size = frame.size
    center = middle
  }
}
