public import Foundation

extension Path {
  /// The bounding rectangle: the smallest upright one around the path; control points do not count.
  ///
  /// It is `CGRect.null` for a path without steps.
  public var boundingRect: CGRect {
    switch kind {
    case .empty: return .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _),
      .unevenRoundedRect(let rect, _, _):
      return rect.standardized
    case .general(let elements):
      var low = Vector2(repeating: .infinity)
      var high = Vector2(repeating: -.infinity)
      func include(_ place: Vector2) {
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
      for case .move(let place) in elements { include(Vector2(place)) }
      for segment in segments {
        include(segment.curve.start)
        include(segment.curve.end)
        guard segment.form == .quad || segment.form == .cubic else { continue }
        for component in 0..<2 {
          segment.curve.forEachExtremum(of: component) { include(segment.curve.point(at: $0)) }
        }
      }
      guard low.x <= high.x, low.y <= high.y else { return .null }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }

  /// Whether `place` lies inside the path.
  ///
  /// - Parameters:
  ///   - place: A place in the path's coordinates.
  ///   - eoFill: Whether places wound an even number of times count as outside.
  /// - Returns: Whether filling the path would paint the place. Open parts count as closed.
  public func contains(_ place: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = winding(around: Vector2(place))
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The winding number: how many times the path goes around `place`, clockwise on the screen
  /// counted as positive.
  private func winding(around place: Vector2) -> Int {
    var winding = 0
    var start: Vector2?
    var pen = Vector2.zero
    // A ray to the right; each monotone piece crosses it at most once.
    func count(_ curve: CubicSegment, from t0: Double, to t1: Double) {
      let (a, b) = (curve.point(at: t0), curve.point(at: t1))
      guard (a.y <= place.y) != (b.y <= place.y) else { return }
      let t = curve.parameter(of: 1, at: place.y, from: t0, to: t1)
      if curve.point(at: t).x > place.x { winding += b.y > a.y ? 1 : -1 }
    }
    func closePart() {
      if let start, pen != start { count(CubicSegment(lineFrom: pen, to: start), from: 0, to: 1) }
    }
    for segment in segments {
      if segment.startsPart {
        closePart()
        start = segment.curve.start
      }
      var t0 = 0.0
      for t1 in segment.curve.extrema(of: 1) + [1] {
        count(segment.curve, from: t0, to: t1)
        t0 = t1
      }
      pen = segment.curve.end
    }
    closePart()
    return winding
  }
}
