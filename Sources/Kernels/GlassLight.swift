public import KernelInterface

// What comes through glass: deep inside the ground as it is, in the rim the ground from further inside, as a round edge
// bends it, under the light that the edge catches; beyond the edge the shadow.

/// The direction to the lamp: the upper left.
@inline(__always)
private var lamp: (x: Float, y: Float) { (-0.6, -0.8) }

/// The light of an edge that turns its back to the lamp, as a part of that of one that faces it.
@inline(__always)
private var counterlight: Float { 0.6 }

/// The light of an edge that runs along the way to the lamp.
@inline(__always)
private var sidelight: Float { 0.14 }

extension Table {
  @inline(never)
  public static func shineThrough(
    _ lens: GlassLens, at part: FieldPart, of field: Span<Float>, ground: Span<UInt32>,
    place: GroundPlace, into pixels: inout MutableSpan<UInt32>
  ) {
    part.check(lens.look == nil ? FieldPart.planes : FieldPart.ways, in: field.count)
    precondition(part.count <= pixels.count, "more pixels than room")
    precondition(
      place.width > 0 && place.height > 0
        && ground.count >= place.stride * (place.height - 1) + place.width, "ground")
    precondition(
      place.x >= 0 && place.x + part.count <= place.width && place.y >= 0
        && place.y < place.height, "row outside the ground")
    let bevelShare = lens.bevel > 0 ? 1 / lens.bevel : 0
    let rimShare = lens.rim > 0 ? 1 / lens.rim : 0
    let shadeShare = lens.shadeReach > 0 ? 1 / lens.shadeReach : 0
    let row = place.y &* place.stride &+ place.x
    let alike = lens.look.map(tintWord) ?? 0
    for x in 0..<part.count {
      let at = part.start &+ x
      let distance = unsafe field[unchecked: at]
      let across = unsafe field[unchecked: at &+ part.stride]
      let down = unsafe field[unchecked: at &+ 2 &* part.stride]
      let covered = distance < 0.5 ? (distance > -0.5 ? 0.5 - distance : 1) : 0
      var word: UInt32 = 0
      if covered > 0 {
        let look = lens.look ?? look(at, part.stride, field)
        let depth = distance < 0 ? -distance : 0
        if depth < lens.bevel {
          let steep = 1 - depth * bevelShare
          let bend = lens.bend * look.presence * (1 - (1 - steep * steep).squareRoot())
          word = sample(
            ground, place, Float(Int32(truncatingIfNeeded: place.x &+ x)) - across * bend,
            Float(Int32(truncatingIfNeeded: place.y)) - down * bend)
          word = over(lens.look == nil ? tintWord(look) : alike, word)
          let facing = across * lamp.x + down * lamp.y
          let edge = 1 - depth * rimShare
          let lit = (facing > 0 ? facing * facing : counterlight * facing * facing) + sidelight
          let line = edge > 0 ? edge * lens.light * lit : 0
          let shine = byteWord((line + lens.glow * steep * steep * steep) * 255)
          word = over(shine &* 0x0101_0101, word)
        } else {
          word = unsafe ground[unchecked: row &+ x]
          word = over(lens.look == nil ? tintWord(look) : alike, word)
        }
        word = scaledWord(word, by: byteWord(covered * look.presence * 255))
      }
      let away = distance - down * lens.shadeDrop
      if covered < 1, away < lens.shadeReach {
        let presence = lens.look?.presence ?? look(at, part.stride, field).presence
        let near = 1 - (away > 0 ? away : 0) * shadeShare
        let dark = lens.shade * presence * near * near * near * (1 - covered)
        word = word &+ (byteWord(dark * 255) &<< 24)
      }
      unsafe pixels[unchecked: x] = word
    }
  }

  @inline(__always)
  private static func look(_ at: Int, _ stride: Int, _ field: Span<Float>) -> GlassLook {
    let first = at &+ FieldPart.ways &* stride
    return unsafe GlassLook(
      tint: (
        field[unchecked: first], field[unchecked: first &+ stride],
        field[unchecked: first &+ 2 &* stride], field[unchecked: first &+ 3 &* stride]
      ), presence: field[unchecked: first &+ 4 &* stride])
  }

  @inline(__always)
  private static func tintWord(_ look: GlassLook) -> UInt32 {
    byteWord(look.red) | (byteWord(look.green) &<< 8) | (byteWord(look.blue) &<< 16)
      | (byteWord(look.alpha) &<< 24)
  }

  /// The ground at a place, bilinearly in steps of 1/256; beyond its edges it goes on as there.
  @inline(__always)
  private static func sample(
    _ ground: Span<UInt32>, _ place: GroundPlace, _ x: Float, _ y: Float
  ) -> UInt32 {
    let (u, v) = (steps(x, place.width), steps(y, place.height))
    let (column, right) = (u >> 8, UInt32(truncatingIfNeeded: u & 255))
    let (row, lower) = (v >> 8, UInt32(truncatingIfNeeded: v & 255))
    let start = row &* place.stride &+ column
    let (next, below) = (
      column &+ 1 < place.width ? 1 : 0, row &+ 1 < place.height ? place.stride : 0
    )
    return narrowed(
      mixed(
        unsafe ground[unchecked: start], unsafe ground[unchecked: start &+ next], right),
      mixed(
        unsafe ground[unchecked: start &+ below], unsafe ground[unchecked: start &+ below &+ next],
        right), lower)
  }

  /// A place among `count` pixels in 256ths.
  @inline(__always)
  private static func steps(_ value: Float, _ count: Int) -> Int {
    let last = Float(Int32(truncatingIfNeeded: count &- 1))
    let inside = value > 0 ? (value < last ? value : last) : 0
    return Int((inside * 256 + wholeFloat).bitPattern & 0x007f_ffff)
  }
}
