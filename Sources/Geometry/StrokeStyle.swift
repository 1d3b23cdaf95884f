public import Foundation
public import Motion

/// The line cap: how an open stroke ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its end point.
  case butt
  /// The line ends in half a disc about its end point.
  case round
  /// The line ends half its width beyond its end point.
  case square
}
/// The line join: how two segments of a stroke meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges are prolonged until they meet, up to the miter limit.
  case miter
  /// A disc about the corner point.
  case round
  /// The outer corner is cut off straight.
  case bevel
}

/// The stroke style: line width, cap, join and dash pattern.
///
/// Lengths are in the path's units.
public struct StrokeStyle: Hashable, Sendable, Animatable {
  /// The width of the line, in points, half on either side of the path.
  public var lineWidth: CGFloat
  /// The line cap of open ends.
  public var lineCap: CGLineCap
  /// The line join of corners.
  public var lineJoin: CGLineJoin
  /// The miter limit: the longest miter, as a multiple of the line width; longer ones are bevelled.
  public var miterLimit: CGFloat
  /// The dash pattern: lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The dash phase: how far into the pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points; 0 or less draws nothing.
  ///   - lineCap: How ends look.
  ///   - lineJoin: How corners look.
  ///   - miterLimit: Longest miter, as a multiple of the line width.
  ///   - dash: Lengths of painted and unpainted parts in turn, in points.
  ///   - dashPhase: How far into the pattern the line starts, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
