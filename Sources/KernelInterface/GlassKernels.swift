/// Kernels of glass: rows of distances from its panes, and the light that comes through them.
///
/// A field is planes of floats, one number a pixel: the distance from the edge, negative inside, in pixels; and how the
/// way away from the glass goes across and downwards. Where panes differ, their looks are planes after these.
public protocol GlassKernels: SendableMetatype {
  /// Writes a row of distances from a shape with round corners.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - turn: Ways away from the shape are those of one whose corners are rounder, with this radius at least: they
  ///     turn in all of the rim, and nowhere suddenly.
  ///   - row: The row, counted from the pixel to which the shape is relative.
  ///   - column: The first pixel's column, counted likewise.
  ///   - part: Where in the field the row lies.
  ///   - field: Receives three planes.
  static func roundDistances(
    of shape: RoundShape, turn: Float, row: Int, from column: Int, to part: FieldPart,
    of field: inout MutableSpan<Float>)

  /// Writes a row of distances from closed outlines of lines, whose inside is where they wind around a place.
  ///
  /// - Parameters:
  ///   - lines: Four numbers a line: its two ends, in pixels.
  ///   - place: The middle of the row's first pixel.
  ///   - reach: Distances beyond this one are this one.
  ///   - part: Where in the field the row lies.
  ///   - field: Receives three planes; a fourth is room.
  static func lineDistances(
    of lines: Span<Float>, at place: (x: Float, y: Float), within reach: Float,
    to part: FieldPart, of field: inout MutableSpan<Float>)

  /// Fills planes after those of distances with a pane's look.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - part: Where in the field the row lies.
  ///   - field: Receives five planes: the tint's components, 0...255, and the presence.
  static func spread(
    _ look: GlassLook, over part: FieldPart, of field: inout MutableSpan<Float>)

  /// Melts a pane into those before it: a smooth union of distances, with the ways and looks between.
  ///
  /// - Parameters:
  ///   - pane: The pane, and how it melts.
  ///   - other: Where in the field the pane's row lies.
  ///   - part: Where in the field the row of those before it lies.
  ///   - field: The field.
  static func melt(
    _ pane: GlassMelting, at other: FieldPart, into part: FieldPart,
    of field: inout MutableSpan<Float>)

  /// Writes the pixels of a row of glass, with its light and its shadow.
  ///
  /// - Parameters:
  ///   - lens: What the glass does with light.
  ///   - part: Where in the field the row lies.
  ///   - field: The field.
  ///   - ground: What shows through: premultiplied pixels.
  ///   - place: Where the row lies on the ground.
  ///   - pixels: Receives premultiplied pixels, from its start on.
  static func shineThrough(
    _ lens: GlassLens, at part: FieldPart, of field: Span<Float>, ground: Span<UInt32>,
    place: GroundPlace, into pixels: inout MutableSpan<UInt32>)
}

/// Where a row lies in a field of planes.
public struct FieldPart: Sendable, BitwiseCopyable {
  /// Planes of distances and ways.
  public static var ways: Int { 3 }
  /// Planes in all: with tints and presence, too.
  public static var planes: Int { 8 }

  /// Index of the first number of the first plane.
  public var start: Int
  /// Numbers from plane to plane.
  public var stride: Int
  /// Pixels of the row.
  public var count: Int

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - start: Index of the first number of the first plane.
  ///   - stride: Numbers from plane to plane.
  ///   - count: Pixels of the row.
  @inlinable
  public init(start: Int, stride: Int, count: Int) {
    (self.start, self.stride, self.count) = (start, stride, count)
  }
}

/// How a pane differs from others.
public struct GlassLook: Sendable, Equatable, BitwiseCopyable {
  /// The tint's premultiplied red, 0...255.
  public var red: Float
  /// Its green.
  public var green: Float
  /// Its blue.
  public var blue: Float
  /// Its opacity, 0...255.
  public var alpha: Float
  /// How much of the pane is there, 0...1.
  public var presence: Float

  /// Creates a look.
  ///
  /// - Parameters:
  ///   - tint: The tint's premultiplied components, 0...255.
  ///   - presence: How much of the pane is there, 0...1.
  @inlinable
  public init(tint: (Float, Float, Float, Float), presence: Float) {
    (red, green, blue, alpha) = tint
    self.presence = presence
  }
}

/// How a pane melts into others.
public struct GlassMelting: Sendable, BitwiseCopyable {
  /// The distance from which on shapes reach for each other, in pixels.
  public var spacing: Float
  /// Pixels by which the pane is smaller while it appears.
  public var lag: Float
  /// The pane's look; `nil` if all are alike.
  public var look: GlassLook?

  /// Creates a melting.
  ///
  /// - Parameters:
  ///   - spacing: The distance from which on shapes reach for each other, in pixels.
  ///   - lag: Pixels by which the pane is smaller while it appears.
  ///   - look: The pane's look; `nil` if all are alike.
  @inlinable
  public init(spacing: Float, lag: Float, look: GlassLook?) {
    (self.spacing, self.lag, self.look) = (spacing, lag, look)
  }
}

/// What glass does with light; lengths in pixels.
public struct GlassLens: Sendable, BitwiseCopyable {
  /// Width of the rim that bends light.
  public var bevel: Float = 0
  /// How far what shows at the edge lies inside.
  public var bend: Float = 0
  /// Width of the line of light along the edge.
  public var rim: Float = 0
  /// Strength of that light, 0...1.
  public var light: Float = 0
  /// Strength of light in all of the rim, 0...1.
  public var glow: Float = 0
  /// Opacity of the shadow at the edge, 0...1.
  public var shade: Float = 0
  /// How far the shadow reaches.
  public var shadeReach: Float = 0
  /// How far down it lies.
  public var shadeDrop: Float = 0
  /// The look of all panes; `nil` if the field has it.
  public var look: GlassLook?

  /// Creates a lens that changes nothing.
  @inlinable
  public init() {}
}

/// Where a row lies on a picture.
public struct GroundPlace: Sendable, BitwiseCopyable {
  /// Pixels from row to row of the picture.
  public var stride: Int
  /// Its pixels across.
  public var width: Int
  /// Its pixels down.
  public var height: Int
  /// The picture's column of the row's first pixel.
  public var x: Int
  /// The picture's row.
  public var y: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - stride: Pixels from row to row of the picture.
  ///   - width: Its pixels across.
  ///   - height: Its pixels down.
  ///   - x: The picture's column of the row's first pixel.
  ///   - y: The picture's row.
  @inlinable
  public init(stride: Int, width: Int, height: Int, x: Int, y: Int) {
    (self.stride, self.width, self.height, self.x, self.y) = (stride, width, height, x, y)
  }
}
