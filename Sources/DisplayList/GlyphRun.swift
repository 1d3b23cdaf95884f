public import Foundation
public import Geometry

/// The outlines of one font, by glyph; equal when it is the same object.
///
/// Outlines are in font units with y downwards, so that a size and a place give them points.
public final class GlyphOutlines: Hashable, Sendable {
  /// The font's name, as display lists print it: `Inter-Regular`.
  public let name: String
  /// Font units to the em.
  public let unitsPerEm: Double
  private let outline: @Sendable (UInt32) -> Path

  /// Creates a source of outlines; `outline` may be called from any thread and always gives the same
  /// path for the same glyph.
  ///
  /// - Parameters:
  ///   - name: The font's name, as display lists print it.
  ///   - unitsPerEm: Font units to the em.
  ///   - outline: Gives a glyph's outline in font units, y downwards.
  public init(name: String, unitsPerEm: Double, outline: @escaping @Sendable (UInt32) -> Path) {
    (self.name, self.unitsPerEm, self.outline) = (name, unitsPerEm, outline)
  }

  /// The outline of `glyph` in font units, y downwards; empty for a space.
  public func outline(of glyph: UInt32) -> Path { outline(glyph) }

  public static func == (lhs: GlyphOutlines, rhs: GlyphOutlines) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Glyphs of one font and size, each at its place.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph and the place of its origin on the baseline, in points.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in the font.
    public var id: UInt32
    /// The position of its origin on the baseline, in points.
    public var position: CGPoint
    /// Creates a placed glyph.
    ///
    /// - Parameters:
    ///   - id: The glyph's number in the font.
    ///   - position: Where its origin stands on the baseline, in points.
    public init(id: UInt32, position: CGPoint) { (self.id, self.position) = (id, position) }
  }

  /// The font: where the outlines come from.
  public var font: GlyphOutlines
  /// Points to the em.
  public var size: Double
  /// The glyphs in the order in which they are painted.
  public var glyphs: [Glyph]
  /// The characters that the glyphs stand for, for printing only.
  public var text: String

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - font: Where the outlines come from.
  ///   - size: Points to the em.
  ///   - glyphs: The glyphs in the order in which they are painted.
  ///   - text: The characters that they stand for, for printing only.
  public init(font: GlyphOutlines, size: Double, glyphs: [Glyph], text: String) {
    (self.font, self.size, self.glyphs, self.text) = (font, size, glyphs, text)
  }
}
