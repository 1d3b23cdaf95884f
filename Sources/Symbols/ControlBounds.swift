internal import Foundation
internal import Geometry

/// The extent of outlines: exact for lines and arcs cut at quarter turns, else by their ends and the
/// extremes of their curves.
struct ControlBounds {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  mutating func add(_ elements: [Path.Element], outset: Double) {
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        add(end, outset)
        pen = end
      case .quadCurve(let end, let control):
        for i in 0...16 {
          let t = Double(i) / 16
          add(
            CGPoint(
              x: mix(mix(pen.x, control.x, t), mix(control.x, end.x, t), t),
              y: mix(mix(pen.y, control.y, t), mix(control.y, end.y, t), t)), outset)
        }
        pen = end
      case .curve(let end, let first, let second):
        for i in 0...16 {
          let t = Double(i) / 16
          func along(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let (ab, bc, cd) = (mix(a, b, t), mix(b, c, t), mix(c, d, t))
            return mix(mix(ab, bc, t), mix(bc, cd, t), t)
          }
          add(
            CGPoint(
              x: along(pen.x, first.x, second.x, end.x),
              y: along(pen.y, first.y, second.y, end.y)), outset)
        }
        pen = end
      case .closeSubpath: break
      }
    }
  }

  private func mix(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> CGFloat { a + (b - a) * t }

  private mutating func add(_ place: CGPoint, _ outset: Double) {
    (left, right) = (min(left, place.x - outset), max(right, place.x + outset))
    (top, bottom) = (min(top, place.y - outset), max(bottom, place.y + outset))
  }
}

extension Outline {
  /// The outline made larger about its middle, so that each side moves out by `amount`.
  ///
  /// A filled symbol covers what its stroked sister's pen does.
  func grown(by amount: Double) -> Outline {
    var bounds = ControlBounds()
    bounds.add(elements, outset: 0)
    let (x, y) = ((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2)
    let (across, down) = ((bounds.right - bounds.left) / 2, (bounds.bottom - bounds.top) / 2)
    guard across > 0, down > 0 else { return self }
    return moved(-x, -y).scaled((across + amount) / across, (down + amount) / down).moved(x, y)
  }
}
