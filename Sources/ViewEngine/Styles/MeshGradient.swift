public import DisplayList
import Foundation
import Geometry
import Motion

/// A mesh gradient: colours at the vertices of a grid, whose patches bend with their points.
///
/// Points are in fractions of what is painted. Inside of an animation points, control points and colours move.
public struct MeshGradient: PrimitiveStyle, Equatable {
  public typealias Resolved = Never

  /// A vertex with the control points of the curves to its neighbours, in fractions of what is painted.
  public struct BezierPoint: Equatable, Sendable {
    /// Where it is.
    public var position: SIMD2<Float>
    /// The control point of the curve to the vertex before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex with control points.
    ///
    /// - Parameters:
    ///   - position: Where it is.
    ///   - leadingControlPoint: That of the curve to the vertex before it.
    ///   - topControlPoint: That of the curve to the vertex above it.
    ///   - trailingControlPoint: That of the curve to the vertex after it.
    ///   - bottomControlPoint: That of the curve to the vertex below it.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The places of the vertices, by rows.
  public enum Locations: Equatable, Sendable {
    /// Points through which the curves go as Catmull and Rom's do.
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the vertices, by rows.
  public enum Colors: Equatable, Sendable {
    /// Colours that may follow the colour scheme.
    case colors([Color])
    /// Colours as numbers.
    case resolvedColors([Color.Resolved])
  }

  /// How many vertices a row has.
  public var width: Int
  /// How many rows of vertices there are.
  public var height: Int
  /// The places of the vertices, by rows.
  public var locations: Locations
  /// The colours of the vertices, by rows.
  public var colors: Colors
  /// The colour where no patch is.
  public var background: Color
  /// Whether colours follow cubic curves from vertex to vertex, not straight lines.
  public var smoothsColors: Bool
  /// The numbers in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh gradient; with fewer places or colours than vertices it is its background.
  ///
  /// - Parameters:
  ///   - width: How many vertices a row has, 2 or more.
  ///   - height: How many rows there are, 2 or more.
  ///   - locations: The places of the vertices, by rows.
  ///   - colors: The colours of the vertices, by rows.
  ///   - background: The colour where no patch is.
  ///   - smoothsColors: Whether colours follow cubic curves.
  ///   - colorSpace: The numbers in which colours are mixed.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height) = (width, height)
    (self.locations, self.colors, self.background) = (locations, colors, background)
    (self.smoothsColors, self.colorSpace) = (smoothsColors, colorSpace)
  }
  /// Creates a mesh gradient through points.
  ///
  /// - Parameters:
  ///   - width: How many vertices a row has, 2 or more.
  ///   - height: How many rows there are, 2 or more.
  ///   - points: The places of the vertices, by rows.
  ///   - colors: The colours of the vertices, by rows.
  ///   - background: The colour where no patch is.
  ///   - smoothsColors: Whether colours follow cubic curves.
  ///   - colorSpace: The numbers in which colours are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a mesh gradient through points, of colours as numbers.
  ///
  /// - Parameters:
  ///   - width: How many vertices a row has, 2 or more.
  ///   - height: How many rows there are, 2 or more.
  ///   - points: The places of the vertices, by rows.
  ///   - resolvedColors: The colours of the vertices, by rows.
  ///   - background: The colour where no patch is.
  ///   - smoothsColors: Whether colours follow cubic curves.
  ///   - colorSpace: The numbers in which colours are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  /// Creates a mesh gradient of curves with control points.
  ///
  /// - Parameters:
  ///   - width: How many vertices a row has, 2 or more.
  ///   - height: How many rows there are, 2 or more.
  ///   - bezierPoints: The places and control points of the vertices, by rows.
  ///   - colors: The colours of the vertices, by rows.
  ///   - background: The colour where no patch is.
  ///   - smoothsColors: Whether colours follow cubic curves.
  ///   - colorSpace: The numbers in which colours are mixed.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
  /// Creates a mesh gradient of curves with control points, of colours as numbers.
  ///
  /// - Parameters:
  ///   - width: How many vertices a row has, 2 or more.
  ///   - height: How many rows there are, 2 or more.
  ///   - bezierPoints: The places and control points of the vertices, by rows.
  ///   - resolvedColors: The colours of the vertices, by rows.
  ///   - background: The colour where no patch is.
  ///   - smoothsColors: Whether colours follow cubic curves.
  ///   - colorSpace: The numbers in which colours are mixed.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    let colors: [ResolvedColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    let ground = background.resolve(in: environment)
    let mesh = MeshNumbers(self, colors, background: ground)
    return mesh.map { .mesh($0) } ?? .color(ground)
  }
}
