import Foundation
import Geometry

extension CGRect {
  /// This rectangle as it is in a mirror that stands upright in the middle of `frame`.
  package func mirrored(in frame: CGRect) -> CGRect {
    CGRect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension CGAffineTransform {
  /// What this transform does, seen in a mirror that stands upright in the middle of `frame`.
  package func mirrored(in frame: CGRect) -> CGAffineTransform {
    let sum = frame.minX + frame.maxX
    return CGAffineTransform(
      a: a, b: -b, c: -c, d: d, tx: sum - sum * a - tx, ty: ty + sum * b)
  }

  /// The reflection in a mirror that stands upright in the middle of `frame`.
  package static func reflection(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
  }
}

/// How a shape follows the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is the same in both.
  case fixed
  /// The shape's path is mirrored in one direction.
  case mirrors(in: LayoutDirection)
  /// The shape's path is mirrored from right to left.
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}
