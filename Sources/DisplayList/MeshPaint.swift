public import Foundation

/// A mesh gradient: colours at the corners of a grid of patches whose sides are curves.
///
/// Places are in the command's own coordinates. Each patch is a bicubic Bézier surface without twist; where patches lie over
/// one another, later ones, by rows, hide earlier ones.
public struct MeshPaint: Hashable, Sendable {
  /// A corner of the grid.
  public struct Vertex: Hashable, Sendable {
    /// Where it is.
    public var position: CGPoint
    /// The control points of the curves to the vertices before it and after it in its row.
    public var (leading, trailing): (CGPoint, CGPoint)
    /// The control points of the curves to the vertices above it and below it.
    public var (top, bottom): (CGPoint, CGPoint)
    /// The colour there.
    public var color: ResolvedColor

    /// Creates a vertex.
    ///
    /// - Parameters:
    ///   - position: Where it is.
    ///   - leading: The control point of the curve to the vertex before it.
    ///   - top: That of the curve to the vertex above it.
    ///   - trailing: That of the curve to the vertex after it.
    ///   - bottom: That of the curve to the vertex below it.
    ///   - color: The colour there.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
      color: ResolvedColor
    ) {
      (self.position, self.color) = (position, color)
      (self.leading, self.trailing, self.top, self.bottom) = (leading, trailing, top, bottom)
    }
  }

  /// What the mesh is meant to fill: beyond it, colours are those of its edge.
  public var frame: CGRect
  /// How many vertices a row has; 2 or more.
  public var width: Int
  /// How many rows of vertices there are; 2 or more.
  public var height: Int
  /// The vertices by rows, `width × height`.
  public var vertices: [Vertex]
  /// The colour where no patch is, and beneath them.
  public var background: ResolvedColor
  /// Whether colours follow cubic curves from vertex to vertex, not straight lines.
  public var smoothsColors: Bool
  /// In which numbers colours between vertices are mixed.
  public var interpolation: GradientPaint.Interpolation

  /// Creates a mesh gradient; with fewer vertices than it should have it paints its background.
  ///
  /// - Parameters:
  ///   - frame: What the mesh is meant to fill.
  ///   - width: How many vertices a row has.
  ///   - height: How many rows there are.
  ///   - vertices: The vertices by rows.
  ///   - background: The colour where no patch is.
  ///   - smoothsColors: Whether colours follow cubic curves.
  ///   - interpolation: In which numbers colours are mixed.
  public init(
    frame: CGRect, width: Int, height: Int, vertices: [Vertex], background: ResolvedColor,
    smoothsColors: Bool = true, interpolation: GradientPaint.Interpolation = .device
  ) {
    (self.frame, self.width, self.height, self.vertices) = (frame, width, height, vertices)
    (self.background, self.smoothsColors) = (background, smoothsColors)
    self.interpolation = interpolation
  }

  /// Whether there are patches.
  public var hasPatches: Bool {
    width >= 2 && height >= 2 && vertices.count >= width * height
  }

  /// Whether the outer sides surely lie on the frame's edges or beyond them, so that no background is seen.
  public var fillsFrame: Bool {
    guard hasPatches else { return false }
    for column in 0..<width {
      let (first, last) = (vertices[column], vertices[(height - 1) * width + column])
      for y in [first.position.y, first.leading.y, first.trailing.y] where y > frame.minY {
        return false
      }
      for y in [last.position.y, last.leading.y, last.trailing.y] where y < frame.maxY {
        return false
      }
    }
    for row in 0..<height {
      let (first, last) = (vertices[row * width], vertices[row * width + width - 1])
      for x in [first.position.x, first.top.x, first.bottom.x] where x > frame.minX {
        return false
      }
      for x in [last.position.x, last.top.x, last.bottom.x] where x < frame.maxX { return false }
    }
    return true
  }
}
