import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// A line through points of the plot, or the area between two lines.
struct SeriesShape: Shape {
  /// The points, as shares of the plot from its leading and top edges.
  var upper: KeyedPoints
  /// The other border of an area, from first to last.
  var lower: KeyedPoints?
  var method: InterpolationMethod

  nonisolated var animatableData: AnimatablePair<KeyedPoints, KeyedPoints> {
    get { AnimatablePair(upper, lower ?? .zero) }
    set {
      upper = newValue.first
      if lower != nil { lower = newValue.second }
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let line = LineCourse(method)
    line.add(to: &path, Self.points(of: upper, in: rect), isStart: true)
    if let lower {
      line.add(to: &path, Self.points(of: lower, in: rect).reversed(), isStart: false)
      path.closeSubpath()
    }
    return path
  }

  private static func points(of keyed: KeyedPoints, in rect: CGRect) -> [CGPoint] {
    keyed.points.map {
      CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
    }
  }

  /// The frame of the points, as shares of the plot.
  var bounds: CGRect {
    let points = upper.points + (lower?.points ?? [])
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
