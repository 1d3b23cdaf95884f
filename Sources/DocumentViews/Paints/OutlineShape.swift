internal import Foundation
internal import Geometry
internal import Motion
internal import ViewEngine
internal import Views

/// A path as a shape: from its frame's top left corner, in points, whatever the frame's size.
///
/// Paths of as many elements of the same kinds become one another.
struct OutlineShape: Shape {
  var path: Path

  func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }

  /// The coordinates of all points.
  nonisolated var animatableData: AnimatableArray<Double> {
    get {
      var numbers: [Double] = []
      path.forEach { $0.points.forEach { numbers += [Double($0.x), Double($0.y)] } }
      return AnimatableArray(numbers)
    }
    set {
      // A path at rest stays what it is, a rectangle or a circle.
      guard newValue.elements != animatableData.elements else { return }
      var rest = newValue.elements[...]
      func moved(_ point: CGPoint) -> CGPoint {
        guard let x = rest.popFirst(), let y = rest.popFirst() else { return point }
        return CGPoint(x: x, y: y)
      }
      var elements: [Path.Element] = []
      path.forEach { elements.append($0.mapped(moved)) }
      path = Path(elements: elements)
    }
  }
}

extension Path.Element {
  /// Its points, in the order of the path.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .closeSubpath: []
    }
  }

  /// The same with other points, which are asked for in the order of ``points``.
  fileprivate func mapped(_ point: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): return .move(to: point(end))
    case .line(let end): return .line(to: point(end))
    case .quadCurve(let end, let control):
      let control = point(control)
      return .quadCurve(to: point(end), control: control)
    case .curve(let end, let first, let second):
      let (first, second) = (point(first), point(second))
      return .curve(to: point(end), control1: first, control2: second)
    case .closeSubpath: return .closeSubpath
    }
  }
}
