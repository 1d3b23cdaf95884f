internal import DisplayList
internal import Foundation
internal import Geometry

// Strokes of known shapes that are known shapes again: between two rounded rectangles.

extension Preparation {
  /// Adds the stroke of a rectangle, a rounded rectangle or a circle by its two outlines; `nil` if the
  /// path, the pen or the map is another, or nothing of it can be seen.
  mutating func addRing(_ path: Path, _ style: StrokeStyle, _ map: DeviceTransform) -> Shape? {
    let reach = style.lineWidth / 2
    guard style.dash.isEmpty, reach > 0, reach.isFinite, map.isSimilar,
      abs(map.determinant) > DeviceTransform.leastArea, let (rect, radius) = Self.corners(of: path),
      rect.width > 0, rect.height > 0
    else { return nil }
    var outerRadius = radius + reach
    if radius == 0 {
      switch style.lineJoin {
      case .round: break
      case .miter where style.miterLimit >= 1.5: outerRadius = 0
      default: return nil
      }
    }
    let outer = rect.insetBy(dx: -reach, dy: -reach)
    let size = CGSize(width: outerRadius, height: outerRadius)
    let box = outlineBounds(outer, (size, size, size, size), map)
    let window = box.intersection(visible)
    guard !window.isEmpty, Self.isMeasurable(box) else { return nil }
    let number = addOutline(outer, (size, size, size, size), map, window)
    guard rect.width > 2 * reach, rect.height > 2 * reach else {
      return Shape(content: .outline(number), bounds: window)
    }
    let rest = max(radius - reach, 0)
    let inner = CGSize(width: rest, height: rest)
    let hole = addOutline(
      rect.insetBy(dx: reach, dy: reach), (inner, inner, inner, inner), map, window)
    return Shape(content: .ring(number, hole), bounds: window)
  }

  /// The rectangle and the corners' radius of a path whose corners are all alike and round.
  static func corners(of path: Path) -> (CGRect, CGFloat)? {
    switch path.kind {
    case .rect(let rect): (rect.standardized, 0)
    case .ellipse(let rect) where rect.width == rect.height:
      (rect.standardized, abs(rect.width) / 2)
    case .roundedRect(let rect, let size, .circular) where size.width == size.height:
      (rect, size.width)
    default: nil
    }
  }
}
