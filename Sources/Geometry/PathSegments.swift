internal import Foundation

/// A segment of a path, a line or a curve, with its points made explicit.
struct PathSegment {
  /// The form of a segment.
  enum Form { case line, quad, cubic, closing }

  var form: Form
  var curve: CubicSegment
  /// Whether the segment is the first after a move.
  var startsPart: Bool
}

extension Path {
  /// The segments in order, lines of closing included where they have a length.
  var segments: [PathSegment] {
    var result: [PathSegment] = []
    var (start, pen) = (Vector2.zero, Vector2.zero)
    var startsPart = true
    func add(_ form: PathSegment.Form, _ curve: CubicSegment) {
      result.append(PathSegment(form: form, curve: curve, startsPart: startsPart))
      (startsPart, pen) = (false, curve.end)
    }
    for element in elements {
      switch element {
      case .move(let end):
        (start, pen, startsPart) = (Vector2(end), Vector2(end), true)
      case .line(let end):
        add(.line, CubicSegment(lineFrom: pen, to: Vector2(end)))
      case .quadCurve(let end, let control):
        add(.quad, CubicSegment(from: pen, quadControl: Vector2(control), to: Vector2(end)))
      case .curve(let end, let control1, let control2):
        add(.cubic, CubicSegment(pen, Vector2(control1), Vector2(control2), Vector2(end)))
      case .closeSubpath:
        if pen != start { add(.closing, CubicSegment(lineFrom: pen, to: start)) }
        (pen, startsPart) = (start, true)
      }
    }
    return result
  }
}
