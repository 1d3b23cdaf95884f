internal import DisplayList
internal import Foundation
internal import KernelInterface

/// Glyphs as coverage masks: kept for text that only moves, made anew for text under any other map.
///
/// A kept mask belongs to a glyph at a size and at a place within the pixel, in steps of 1/16; so a
/// mask is the same whether it was kept or made anew.
struct GlyphMasks {
  /// Steps of a pixel at which masks are kept.
  static let phases = 16
  /// Glyphs of more pixels to the em are painted as paths.
  static let largestSize = 160.0

  /// Bytes of masks, and outlines, beyond which all are forgotten.
  private static let mostBytes = 16_000_000
  private static let mostOutlines = 60_000
  /// Greatest distance of a glyph's lines from its curves, in pixels.
  private static let tolerance: Float = 0.02

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

  /// This frame's lines of an outline under one map.
  private struct Flat {
    /// The map; no numbers while there are no lines.
    var map = SIMD4<Float>(repeating: .nan)
    var start = 0
    var groups = 0
    var low = SIMD2<Float>()
    var high = SIMD2<Float>()
  }

  private struct Known {
    let outline: GlyphOutline
    var flat = Flat()
  }

  private var fonts: [GlyphOutlines: UInt32] = [:]
  private var numbers: [UInt64: Int] = [:]
  private var known: [Known] = []
  /// The lines that this frame's glyphs share: kept while it is drawn.
  private var lines: [Float] = []
  /// The lines of one outline, in its order.
  private var chain: [SIMD4<Float>] = []
  private var masks: [Key: Mask] = [:]
  /// Bytes of all kept masks.
  private(set) var pool: [UInt8] = []
  private var sums: [Float] = []

  /// Forgets all when too much is kept; called between frames.
  mutating func trim() {
    lines.removeAll(keepingCapacity: true)
    for number in known.indices { known[number].flat = Flat() }
    guard pool.count > Self.mostBytes || known.count > Self.mostOutlines else { return }
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

  /// The place of a glyph among those known.
  private mutating func place(of glyph: UInt32, _ font: GlyphOutlines, number: UInt32) -> Int {
    let key = UInt64(number) << 32 | UInt64(glyph)
    if let place = numbers[key] { return place }
    known.append(Known(outline: GlyphOutline(font.outline(of: glyph))))
    numbers[key] = known.count - 1
    return known.count - 1
  }

  /// The bounds of a glyph's outline, in font units with y downwards; `nil` if there is none.
  mutating func bounds(
    of glyph: UInt32, _ font: GlyphOutlines, number: UInt32
  ) -> (low: SIMD2<Double>, high: SIMD2<Double>)? {
    let outline = known[place(of: glyph, font, number: number)].outline
    guard !outline.isEmpty else { return nil }
    let bounds = outline.bounds
    return (
      SIMD2(Double(bounds.x0), Double(bounds.y0)), SIMD2(Double(bounds.x1), Double(bounds.y1))
    )
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
    let scale = Float(size / font.unitsPerEm)
    let steps = Float(Self.phases)
    var bytes = pool
    pool = []
    let mask = draw(
      glyph, font, number: number,
      (scale, 0, 0, scale, Float(phase.x) / steps, Float(phase.y) / steps), kernels: kernels,
      into: &bytes)
    pool = bytes
    masks[key] = mask
    return mask
  }

  /// Draws a glyph's mask under a map to pixels, at the end of `bytes`.
  mutating func draw(
    _ glyph: UInt32, _ font: GlyphOutlines, number: UInt32,
    _ map: (Float, Float, Float, Float, Float, Float), kernels: KernelSet,
    into bytes: inout [UInt8]
  ) -> Mask {
    let (a, b, c, d, tx, ty) = map
    let place = place(of: glyph, font, number: number)
    var flat = known[place].flat
    if flat.map != SIMD4(a, b, c, d) {
      flat = flatten(place, a, b, c, d, kernels: kernels)
      known[place].flat = flat
    }
    let (x0, x1) = ((flat.low.x + tx).rounded(.down), (flat.high.x + tx).rounded(.up))
    let (y0, y1) = ((flat.low.y + ty).rounded(.down), (flat.high.y + ty).rounded(.up))
    guard flat.groups > 0, x1 > x0, y1 > y0, x1 - x0 < 2048, y1 - y0 < 2048 else {
      return Mask(left: 0, top: 0, width: 0, height: 0, stride: 0, offset: bytes.count)
    }
    let (width, height) = (Int(x1 - x0), Int(y1 - y0))
    let stride = (width + 7) & ~7
    let room = kernels.glyphSums(width: width, height: height)
    if sums.count < room { sums = [Float](repeating: 0, count: room) }
    let offset = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: stride * ((height + 7) & ~7)))
    let own = GlyphPlace(x: tx - x0, y: ty - y0, width: width, height: height)
    let end = flat.start + flat.groups * GlyphPlace.groupNumbers
    let lines = lines
    var sumSpan = sums.mutableSpan
    var byteSpan = bytes.mutableSpan
    kernels.accumulateLines(lines.span.extracting(flat.start..<end), at: own, sums: &sumSpan)
    kernels.resolveColumns(of: own, sums: &sumSpan, into: &byteSpan, at: offset)
    return Mask(
      left: Int(x0), top: Int(y0), width: width, height: height, stride: stride, offset: offset)
  }

  /// Writes a glyph's lines under a linear map, to be shared by all of this frame's.
  private mutating func flatten(
    _ place: Int, _ a: Float, _ b: Float, _ c: Float, _ d: Float, kernels: KernelSet
  ) -> Flat {
    var flat = Flat(map: SIMD4(a, b, c, d), start: lines.count)
    guard known[place].outline.reach(a, b, c, d) < 8192 else { return flat }
    chain.removeAll(keepingCapacity: true)
    (flat.low, flat.high) = known[place].outline.appendLines(
      a, b, c, d, tolerance: Self.tolerance, to: &chain)
    guard !chain.isEmpty else { return flat }
    flat.groups = (chain.count + 7) / 8
    lines.append(contentsOf: repeatElement(0, count: flat.groups * GlyphPlace.groupNumbers))
    let chain = chain
    var target = lines.mutableSpan
    kernels.orientLines(chain.span, into: &target, from: flat.start)
    return flat
  }
}
