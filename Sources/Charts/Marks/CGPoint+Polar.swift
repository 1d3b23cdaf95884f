import ElementaryFunctions
import Foundation
import Geometry

extension CGPoint {
  /// This point, moved by `distance` towards `angle`, which is clockwise from the right.
  func moved(by distance: CGFloat, towards angle: Angle) -> CGPoint {
    let direction = ElementaryFunctions.sincos(angle.radians)
    return CGPoint(
      x: x + distance * CGFloat(direction.cos), y: y + distance * CGFloat(direction.sin))
  }
}
