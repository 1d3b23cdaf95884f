public import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels
internal import Raster

/// Display lists read from a flat text: one operation a line, its name and its numbers.
///
/// - Frames: `frame`, `clear`.
/// - The transform, kept and put back: `save`, `restore`, `concat a b c d tx ty`.
/// - Filled: `rect x y w h`, `rrect x y w h r`, `continuous x y w h r`, `ellipse x y w h`, `circle x y r`, each
///   with its paint; `path evenodd PAINT steps…`.
/// - Stroked: `srrect x y w h r width PAINT`, `spoly width PAINT n x y …`,
///   `spath width cap join miter phase n dashes… PAINT steps…`.
/// - Others: `glyphs size PAINT n (id x y)…`, `picture x y w h smooth`, `shadow x y w h r dx dy sigma COLOR`,
///   `blurimage sigma`.
/// - Layers: `group x y w h opacity` to `endgroup`, cut and changed by what was said before it: `cliprrect`,
///   `clippath evenodd steps…`, `blend n`, `isolated`, `filter blur sigma opaque`,
///   `filter shadow COLOR sigma dx dy`, `filter colors` with 20 numbers, and what is between `mask` and
///   `endmask`.
///
/// Paints are `solid r g b a`, `backdrop sigma saturation r g b a`,
/// `glass sigma saturation r g b a bevel bend rim light glow shade reach drop spacing n (x y w h r r g b a presence)…`,
/// `pattern x y w h` and `linear x0 y0 x1 y1`, `radial x y r0 r1`,
/// `elliptical x y rx ry f0 f1` or `angular x y from to` with `n (offset r g b a)…`, after `perceptual` mixed
/// in Oklab; components are 0...255. Steps are `M`, `L`, `Q`, `C` with places, and `Z`. Sizes are pixels of a
/// picture of 1920 by 1080.
public struct BenchList: Sendable {
  /// One frame: its background and what is drawn on it.
  public struct Frame: Sendable {
    /// What the frame is cleared to.
    public var background: ResolvedColor
    /// The frame's commands.
    public var list: DisplayList
  }

  /// Pixels across and down.
  public static let size = (width: 1920, height: 1080)

  /// The frames in their order.
  public private(set) var frames: [Frame] = []

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The list.
  ///   - outlines: The glyphs that it draws, as ``GlyphOutlines/init(benchText:)`` reads them.
  ///   - source: The list whose first frame `blurimage` blurs, where it is used.
  /// - Throws: ``BenchError`` naming the line that cannot be read.
  public init(text: String, outlines: GlyphOutlines?, source: BenchList? = nil) throws(BenchError) {
    var picture: ImageReference?
    if let source, let first = source.frames.first {
      picture = ImageReference(
        name: "source",
        pixmap: Rasterizer().render(
          first.list, width: Self.size.width, height: Self.size.height,
          background: first.background))
    }
    var reader = BenchReader(outlines: outlines, picture: picture)
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard !line.isEmpty else { continue }
      guard reader.read(line) else {
        throw .unreadable(line: number, text: String(line.prefix(80)))
      }
    }
    frames = reader.finished()
  }
}

/// Why a measurement could not be made.
public enum BenchError: Error, CustomStringConvertible {
  /// A line of a list is not an operation with its numbers.
  case unreadable(line: Int, text: String)
  /// A list has no frames.
  case empty

  public var description: String {
    switch self {
    case .unreadable(let line, let text): "line \(line) of the list cannot be read: \(text)"
    case .empty: "the list has no frames"
    }
  }
}
