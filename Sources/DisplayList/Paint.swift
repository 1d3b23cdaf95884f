public import Foundation
public import Geometry

/// The paint that fills a shape.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case solid(ResolvedColor)
  /// Colours along a line, circle or turn, placed in the command's own coordinates.
  case gradient(GradientPaint)
  /// Colours at the vertices of a grid of curves, placed in the command's own coordinates.
  case mesh(MeshPaint)
  /// A picture, stretched over `rect` of the command's own coordinates and repeated beyond it.
  case picture(ImageReference, in: CGRect)
  /// What was painted beneath, blurred and tinted.
  case backdrop(BackdropPaint)
  /// Panes of glass over what was painted beneath.
  case glass(GlassPaint)
  /// A shader function of the scene.
  case shader(ShaderPaint)
}

/// A gradient: colours along a geometric course.
///
/// Places are in the command's own coordinates, before its transform. Before the first stop its
/// colour holds, after the last the last one's.
public struct GradientPaint: Hashable, Sendable {
  /// One colour at one place of the course.
  public struct Stop: Hashable, Sendable {
    /// The colour at that place.
    public var color: ResolvedColor
    /// 0...1, not decreasing from stop to stop.
    public var location: Double
    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The colour at that place.
    ///   - location: The place, 0...1.
    public init(color: ResolvedColor, location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The course along which the colours change.
  public enum Course: Hashable, Sendable {
    /// Along the line between two points.
    case linear(from: CGPoint, to: CGPoint)
    /// Outwards from a centre, between two radii in points.
    case radial(center: CGPoint, startRadius: Double, endRadius: Double)
    /// A radial course in a unit circle stretched to `radii` (in points) about `center`; the
    /// fractions say where on each radius it starts and ends.
    case elliptical(center: CGPoint, radii: CGSize, startFraction: Double, endFraction: Double)
    /// Clockwise from `start` to `end`; angle 0 points right.
    case angular(center: CGPoint, start: Angle, end: Angle)
  }

  /// In which numbers colours are mixed between stops; premultiplied in either.
  public enum Interpolation: Hashable, Sendable {
    /// Encoded sRGB components.
    case device
    /// Oklab.
    case perceptual
  }

  /// The colours and their places, in rising order.
  public var stops: [Stop]
  /// The course: how the places lie in the plane.
  public var course: Course
  /// In which numbers colours between stops are mixed.
  public var interpolation: Interpolation

  /// Creates a gradient; without stops it paints nothing.
  ///
  /// - Parameters:
  ///   - stops: The colours and their places, in rising order.
  ///   - course: How the places lie in the plane.
  ///   - interpolation: In which numbers colours between stops are mixed.
  public init(stops: [Stop], course: Course, interpolation: Interpolation = .device) {
    (self.stops, self.course, self.interpolation) = (stops, course, interpolation)
  }
}
