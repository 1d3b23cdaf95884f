import Foundation
import Geometry

extension CGRect {
  /// The reflection that exchanges the upper and the lower edge.
  package var turningOver: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: minY + maxY)
  }
}
