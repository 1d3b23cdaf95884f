internal import DisplayList
internal import Foundation

/// Glyphs as coverage masks: kept for text that only moves, made anew for text under any other map.
///
/// A kept mask belongs to a glyph at a size and at a place within the pixel, in steps of 1/16; so a
/// mask is the same whether it was kept or made anew.
struct GlyphMasks {
  /// Steps of a pixel at which masks are kept.
  static let phases = 16
  /// Glyphs of more pixels to the em are painted as paths.
  static let largestSize = 160.0

  /// A mask without its place: bytes at `offset` of the pool.
  struct Mask {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var stride: Int
    var offset: Int
  }

  private struct Key: Hashable {
    var glyph: UInt32
    var font: UInt32
    var size: UInt64
    var phase: UInt32
  }

  private var fonts: [GlyphOutlines: UInt32] = [:]
  private var outlines: [UInt64: GlyphOutline] = [:]
  private var masks: [Key: Mask] = [:]
  /// Bytes of all kept masks.
  private(set) var pool: [UInt8] = []
  private var sums: [Float] = []

  /// Forgets all when too much is kept; called between frames.
  mutating func trim() {
    guard pool.count > 16_000_000 || outlines.count > 60_000 else { return }
    self = GlyphMasks()
  }

  /// Takes over another's bytes, for painting only.
  mutating func borrow(_ bytes: [UInt8]) { pool = bytes }

  /// The font's number in the keys.
  mutating func number(of font: GlyphOutlines) -> UInt32 {
    if let known = fonts[font] { return known }
    let number = UInt32(fonts.count)
    fonts[font] = number
    return number
  }

  mutating func outline(of glyph: UInt32, _ font: GlyphOutlines, number: UInt32) -> GlyphOutline {
    let key = UInt64(number) << 32 | UInt64(glyph)
    if let known = outlines[key] { return known }
    let outline = GlyphOutline(font.outline(of: glyph))
    outlines[key] = outline
    return outline
  }

  /// The kept mask of a glyph, made if there is none.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - font: Its font.
  ///   - number: The font's number.
  ///   - size: Pixels to the em.
  ///   - phase: Place of the origin within its pixel, in 16ths right and down.
  ///   - kernels: The kernels to use.
  /// - Returns: The mask, whose bytes are in ``pool``.
  mutating func mask(
    of glyph: UInt32, _ font: GlyphOutlines, number: UInt32, size: Double,
    phase: (x: Int, y: Int), kernels: KernelSet
  ) -> Mask {
    let key = Key(
      glyph: glyph, font: number, size: size.bitPattern, phase: UInt32(phase.y << 8 | phase.x))
    if let known = masks[key] { return known }
    let outline = outline(of: glyph, font, number: number)
    let scale = Float(size / font.unitsPerEm)
    let steps = Float(Self.phases)
    var bytes = pool
    pool = []
    let mask = Self.draw(
      outline, (scale, 0, 0, scale, Float(phase.x) / steps, Float(phase.y) / steps),
      kernels: kernels, sums: &sums, into: &bytes)
    pool = bytes
    masks[key] = mask
    return mask
  }

  /// Draws a glyph's mask under a map to pixels, at the end of `bytes`.
  mutating func draw(
    _ outline: GlyphOutline, _ map: (Float, Float, Float, Float, Float, Float),
    kernels: KernelSet, into bytes: inout [UInt8]
  ) -> Mask {
    Self.draw(outline, map, kernels: kernels, sums: &sums, into: &bytes)
  }

  private static func draw(
    _ outline: GlyphOutline, _ map: (Float, Float, Float, Float, Float, Float),
    kernels: KernelSet, sums: inout [Float], into bytes: inout [UInt8]
  ) -> Mask {
    let (a, b, c, d, tx, ty) = map
    let box = outline.bounds
    let (ax0, ax1) = (a * box.x0, a * box.x1)
    let (cy0, cy1) = (c * box.y0, c * box.y1)
    let (bx0, bx1) = (b * box.x0, b * box.x1)
    let (dy0, dy1) = (d * box.y0, d * box.y1)
    let x0 = (min(ax0, ax1) + min(cy0, cy1) + tx).rounded(.down)
    let x1 = (max(ax0, ax1) + max(cy0, cy1) + tx).rounded(.up)
    let y0 = (min(bx0, bx1) + min(dy0, dy1) + ty).rounded(.down)
    let y1 = (max(bx0, bx1) + max(dy0, dy1) + ty).rounded(.up)
    guard !outline.isEmpty, x1 > x0, y1 > y0, x1 - x0 < 4096, y1 - y0 < 4096 else {
      return Mask(left: 0, top: 0, width: 0, height: 0, stride: 0, offset: bytes.count)
    }
    let (width, height) = (Int(x1 - x0), Int(y1 - y0))
    let stride = (width + 2 + 7) & ~7
    if sums.count < stride * height {
      sums = [Float](repeating: 0, count: stride * height)
    }
    kernels.accumulateOutline(
      outline.lines, outline.cubics, (a, b, c, d, tx - x0, ty - y0), 0.02, width, height,
      &sums, stride)
    let offset = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: stride * height))
    kernels.resolveDense(&sums, height, stride, &bytes, offset)
    return Mask(
      left: Int(x0), top: Int(y0), width: width, height: height, stride: stride, offset: offset)
  }
}
