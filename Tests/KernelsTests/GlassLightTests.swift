import KernelInterface
import Testing

/// What comes through glass, pixel by pixel.
@Suite("Light through glass") struct GlassLightTests {
  private static let ground = samplePixels(80 * 12, seed: 21).map { $0 | 0xff00_0000 }
  private static let place = GroundPlace(stride: 80, width: 78, height: 12, x: 5, y: 6)
  private static let clear = GlassLook(tint: (0, 0, 0, 0), presence: 1)

  /// The row of a field in which every pixel has the same distance and way.
  private func row(
    _ lens: GlassLens, distance: Float, way: (Float, Float) = (0, 0),
    ground: [UInt32] = GlassLightTests.ground
  ) -> [UInt32] {
    let part = FieldPart(start: 0, stride: 64, count: 60)
    var field = [Float](repeating: distance, count: 64)
    field += [Float](repeating: way.0, count: 64) + [Float](repeating: way.1, count: 64)
    return changed([UInt32](repeating: 9, count: 64)) {
      $0.shineThrough(
        lens, at: part, of: field.span, ground: ground.span, place: Self.place, into: &$1)
    }
  }

  private var plain: GlassLens {
    var lens = GlassLens()
    lens.look = Self.clear
    return lens
  }

  @Test("deep inside is the ground, beyond the edge nothing")
  func plainGlass() {
    let inside = row(plain, distance: -30)
    #expect(inside[..<60] == Self.ground[6 * 80 + 5..<6 * 80 + 65])
    #expect(inside[60...].allSatisfy { $0 == 9 })
    #expect(row(plain, distance: 2)[..<60].allSatisfy { $0 == 0 })
  }

  @Test("at the edge pixels are covered in part", arguments: [-0.5, -0.25, 0, 0.3, 0.5])
  func coverage(distance: Float) {
    let white = [UInt32](repeating: .max, count: 80 * 12)
    let alpha = Int(row(plain, distance: distance, ground: white)[0] >> 24)
    #expect(abs(alpha - Int((0.5 - distance) * 255)) <= 1)
  }

  @Test("in the rim light comes from further inside, by a quarter circle")
  func bends() {
    var lens = plain
    (lens.bevel, lens.bend) = (10, 8)
    // At the end of the rim none of it, in its middle 1 − √¾ of it.
    let end = row(lens, distance: -10.5, way: (-1, 0))
    #expect(end[..<60] == Self.ground[6 * 80 + 5..<6 * 80 + 65])
    let smooth = (0..<80 * 12).map { UInt32($0 % 80 * 3) | 0xff00_0000 }
    let middle = row(lens, distance: -5, way: (-1, 0), ground: smooth)
    let wanted = 3 * (5 + 8 * (1 - (0.75 as Double).squareRoot()))
    #expect(abs(Double(middle[0] & 255) - wanted) <= 1)
    // The other way, it stops at the ground's edge.
    #expect(row(lens, distance: -0.5, way: (1, 0), ground: smooth)[0] & 255 < 3)
  }

  @Test("the edge that faces the upper left is lit most, then the one opposite")
  func lamp() {
    let black = [UInt32](repeating: 0xff00_0000, count: 80 * 12)
    var lens = plain
    (lens.bevel, lens.rim, lens.light) = (10, 4, 0.8)
    func level(_ way: (Float, Float)) -> Int {
      Int(row(lens, distance: -0.6, way: way, ground: black)[0] & 255)
    }
    let (upper, lower, aside) = (level((-0.6, -0.8)), level((0.6, 0.8)), level((0.8, -0.6)))
    #expect(upper > lower && lower > 3 * aside && aside > 0)
    // Further in there is no line, only the glow.
    #expect(row(lens, distance: -4.5, ground: black)[0] & 255 == 0)
    lens.glow = 0.5
    #expect(row(lens, distance: -4.5, ground: black)[0] & 255 > 10)
  }

  @Test("a shadow lies beyond the edge, further down than up, and nowhere beneath the glass")
  func shadow() {
    var lens = plain
    (lens.shade, lens.shadeReach, lens.shadeDrop) = (0.5, 20, 4)
    func alpha(_ distance: Float, _ down: Float) -> Int {
      Int(row(lens, distance: distance, way: (0, down))[0] >> 24)
    }
    #expect(alpha(1, 0) > alpha(5, 0) && alpha(5, 0) > alpha(12, 0) && alpha(19.9, 0) == 0)
    #expect(alpha(5, 1) > alpha(5, 0) && alpha(5, 0) > alpha(5, -1))
    #expect(row(lens, distance: 5, way: (0, 0))[0] & 0xff_ffff == 0)
    #expect(row(lens, distance: -30)[..<60] == Self.ground[6 * 80 + 5..<6 * 80 + 65])
  }

  @Test("looks of the field are those of the lens, where all are alike")
  func looks() {
    var lens = plain
    (lens.bevel, lens.bend, lens.glow, lens.shade, lens.shadeReach) = (9, 6, 0.3, 0.4, 8)
    let part = FieldPart(start: 0, stride: 64, count: 60)
    var field = (0..<64).map { Float($0) / 3 - 15 }
    field += [Float](repeating: 0.6, count: 64) + [Float](repeating: -0.8, count: 64)
    field += [Float](repeating: 0, count: 5 * 64)
    let look = GlassLook(tint: (90, 20, 60, 120), presence: 0.7)
    lens.look = look
    func draw(_ lens: GlassLens) -> [UInt32] {
      changed([UInt32](repeating: 9, count: 64)) { table, pixels in
        var own = field
        var numbers = own.mutableSpan
        table.spread(look, over: part, of: &numbers)
        table.shineThrough(
          lens, at: part, of: own.span, ground: Self.ground.span, place: Self.place, into: &pixels)
      }
    }
    let alike = draw(lens)
    lens.look = nil
    #expect(draw(lens) == alike)
    // What is half there is premultiplied as all else is.
    #expect(
      alike[..<60].allSatisfy { word in components(word)[..<3].allSatisfy { $0 <= Int(word >> 24) }
      })
    #expect(Int(alike[0] >> 24) == 179 || Int(alike[0] >> 24) == 178)
  }
}
