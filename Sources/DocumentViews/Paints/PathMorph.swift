internal import Foundation
internal import Geometry

/// Makes paths alike, so that one can become the other: as many subpaths, each of as many cubic curves.
///
/// The outlines stay what they are: lines become straight curves, and the longest curves are halved until there are
/// enough. A subpath that others have too many of grows out of a point.
enum PathMorph {
  /// A part of a path from one move to the next.
  private struct Subpath {
    var start: CGPoint
    var curves: [Curve] = []
    var isClosed = false

    /// Where the pen is at the end.
    var end: CGPoint { curves.last?.end ?? start }
    /// The middle of its points: where what is not there yet comes from.
    var middle: CGPoint {
      let points = [start] + curves.map(\.end)
      let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
      return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    mutating func line(to end: CGPoint) { curves.append(Curve(from: self.end, to: end)) }

    /// Halves the longest curve, the first of several, until there are so many.
    mutating func refine(to count: Int) {
      if curves.isEmpty, count > 0 { line(to: start) }
      while curves.count < count {
        var (longest, length) = (0, -CGFloat.infinity)
        var from = start
        for (index, curve) in curves.enumerated() {
          let own = curve.reach(from: from)
          if own > length { (longest, length) = (index, own) }
          from = curve.end
        }
        let before = longest == 0 ? start : curves[longest - 1].end
        curves.replaceSubrange(longest...longest, with: curves[longest].halves(from: before))
      }
    }
  }

  /// A cubic curve from where the one before it ends.
  private struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      (self.control1, self.control2, self.end) = (control1, control2, end)
    }
    /// A straight one.
    init(from start: CGPoint, to end: CGPoint) {
      self.init(
        start.toward(end, share: 1.0 / 3), start.toward(end, share: 2.0 / 3), end)
    }

    /// How long its control polygon is, at most, along both axes: enough to say which curve is longest.
    func reach(from start: CGPoint) -> CGFloat {
      zip([start, control1, control2], [control1, control2, end])
        .reduce(0) { $0 + abs($1.1.x - $1.0.x) + abs($1.1.y - $1.0.y) }
    }

    func halves(from start: CGPoint) -> [Curve] {
      let (a, b, c) = (
        start.toward(control1), control1.toward(control2), control2.toward(end)
      )
      let (d, e) = (a.toward(b), b.toward(c))
      return [Curve(a, d, d.toward(e)), Curve(e, c, end)]
    }
  }

  /// Each path with one that has the same outline and is like those of all others.
  static func alike(_ paths: [Path]) -> [Path: Path] {
    let all = paths.map(subpaths)
    let count = all.map(\.count).max() ?? 0
    let padded = all.map { subpaths in
      let middle = subpaths.last?.middle ?? .zero
      return subpaths + Array(repeating: Subpath(start: middle), count: count - subpaths.count)
    }
    var result: [Path: Path] = [:]
    for (index, path) in paths.enumerated() {
      let parts = (0..<count).map { number in
        var subpath = padded[index][number]
        subpath.refine(to: padded.map { $0[number].curves.count }.max() ?? 0)
        // What is closed in one of them only is drawn there by its last line.
        subpath.isClosed = padded.allSatisfy { $0[number].isClosed }
        return subpath
      }
      result[path] = self.path(parts)
    }
    return result
  }

  private static func subpaths(_ path: Path) -> [Subpath] {
    var parts: [Subpath] = []
    path.forEach { element in
      if case .move(let start) = element { return parts.append(Subpath(start: start)) }
      // After a close the pen is where the subpath began.
      if parts.last?.isClosed ?? true { parts.append(Subpath(start: parts.last?.start ?? .zero)) }
      let last = parts.count - 1
      let from = parts[last].end
      switch element {
      case .move: break
      case .line(let end): parts[last].line(to: end)
      case .quadCurve(let end, let control):
        parts[last].curves.append(
          Curve(
            from.toward(control, share: 2.0 / 3), end.toward(control, share: 2.0 / 3), end))
      case .curve(let end, let first, let second):
        parts[last].curves.append(Curve(first, second, end))
      case .closeSubpath:
        if from != parts[last].start { parts[last].line(to: parts[last].start) }
        parts[last].isClosed = true
      }
    }
    return parts
  }

  private static func path(_ parts: [Subpath]) -> Path {
    var elements: [Path.Element] = []
    for part in parts {
      elements.append(.move(to: part.start))
      elements += part.curves.map {
        .curve(to: $0.end, control1: $0.control1, control2: $0.control2)
      }
      if part.isClosed { elements.append(.closeSubpath) }
    }
    return Path(elements: elements)
  }
}

extension CGPoint {
  /// The point on the way to another.
  fileprivate func toward(_ other: CGPoint, share: CGFloat = 0.5) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
