public import Foundation
public import Motion

/// How an open stroke ends.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// The pen of a stroke.
///
/// Lengths are in the path's units.
public struct StrokeStyle: Hashable, Sendable, Animatable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// Longest miter, as a multiple of the line width; longer ones are bevelled.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// Creates a pen.
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
