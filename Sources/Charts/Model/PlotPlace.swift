import Foundation
import Geometry

/// A place along an axis of the plot: a share of it, and some points.
struct PlotEdge: Hashable, Sendable {
  var fraction: Double
  var points: CGFloat = 0

  /// The place on a length.
  func place(on length: CGFloat) -> CGFloat { CGFloat(fraction) * length + points }
}

/// A rectangle of the plot, from its leading and top edges.
struct PlotPlace: Hashable, Sendable {
  var left = PlotEdge(fraction: 0)
  var right = PlotEdge(fraction: 1)
  var top = PlotEdge(fraction: 0)
  var bottom = PlotEdge(fraction: 1)

  /// All of the plot.
  static let whole = PlotPlace()

  /// The rectangle in a plot.
  func rect(in plot: CGRect) -> CGRect {
    let (left, right) = (left.place(on: plot.width), right.place(on: plot.width))
    let (top, bottom) = (top.place(on: plot.height), bottom.place(on: plot.height))
    return CGRect(
      x: plot.minX + min(left, right), y: plot.minY + min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
  }

  /// A frame of a size around a point of the plot.
  static func around(_ x: Double, _ y: Double, _ size: CGSize) -> PlotPlace {
    PlotPlace(
      left: PlotEdge(fraction: x, points: -size.width / 2),
      right: PlotEdge(fraction: x, points: size.width / 2),
      top: PlotEdge(fraction: y, points: -size.height / 2),
      bottom: PlotEdge(fraction: y, points: size.height / 2))
  }
}

extension PlotPlace {
  /// Moves the edges as the ends of a mark are moved.
  ///
  /// - Parameters:
  ///   - ends: How far, in points to the trailing side and downwards.
  ///   - startsAtRight: Whether what the mark covers begins at its trailing edge.
  ///   - startsAtBottom: Whether it begins at its lower edge, as a bar does that stands on zero.
  mutating func move(_ ends: MarkEnds, startsAtRight: Bool, startsAtBottom: Bool) {
    left.points += startsAtRight ? ends.xEnd : ends.xStart
    right.points += startsAtRight ? ends.xStart : ends.xEnd
    top.points += startsAtBottom ? ends.yEnd : ends.yStart
    bottom.points += startsAtBottom ? ends.yStart : ends.yEnd
  }
}
