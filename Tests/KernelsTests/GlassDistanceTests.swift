import KernelInterface
import Testing

/// Rows of distances, each held against the distance by its definition.
@Suite("Glass distances") struct GlassDistanceTests {
  private static let shapes = [
    // A circle, a capsule, a rounded rectangle that is turned, and a rectangle.
    RoundShape(center: SIMD2(20.3, 9.6), direction: SIMD2(1, 0), half: .zero, radius: 8),
    RoundShape(center: SIMD2(30, 12), direction: SIMD2(1, 0), half: SIMD2(14, 0), radius: 6),
    RoundShape(center: SIMD2(31.5, 10), direction: SIMD2(0.8, 0.6), half: SIMD2(9, 4), radius: 5),
    RoundShape(center: SIMD2(25, 11), direction: SIMD2(1, 0), half: SIMD2(12, 7), radius: 0),
  ]
  private static let part = FieldPart(start: 3, stride: 70, count: 67)
  private static let room = [Float](repeating: 7, count: 3 + 4 * 70)

  /// The distance of a place from a rectangle with round corners, and the way there.
  private func truth(_ shape: RoundShape, _ x: Double, _ y: Double) -> Double {
    let place = SIMD2(
      x - Double(shape.column) - Double(shape.x), y - Double(shape.row) - Double(shape.y))
    let (cosine, sine) = (Double(shape.cosine), Double(shape.sine))
    let own = SIMD2(
      abs(place.x * cosine + place.y * sine) - Double(shape.halfWidth),
      abs(place.y * cosine - place.x * sine) - Double(shape.halfHeight))
    let outside = SIMD2(max(own.x, 0), max(own.y, 0))
    let length = (outside * outside).sum().squareRoot()
    return length + min(max(own.x, own.y), 0) - Double(shape.radius)
  }

  @Test("are those from a rectangle, less the radius", arguments: 0..<4, [0, 4, 9, 17])
  func round(number: Int, row: Int) {
    let shape = Self.shapes[number]
    let field = changed(Self.room) {
      $0.roundDistances(
        of: shape, turn: 0, row: row - Int(shape.row), from: -Int(shape.column), to: Self.part,
        of: &$1)
    }
    for x in 0..<67 {
      let wanted = truth(shape, Double(x) + 0.5, Double(row) + 0.5)
      #expect(abs(Double(field[3 + x]) - wanted) < 1e-4)
    }
    // Nothing beside the row is written.
    for plane in 0..<3 { #expect(field[3 + plane * 70 + 67] == 7) }
    #expect(field[..<3].allSatisfy { $0 == 7 } && field[213...].allSatisfy { $0 == 7 })
  }

  @Test("have the ways in which they grow, of length one", arguments: 0..<3)
  func ways(number: Int) {
    let shape = Self.shapes[number]
    let field = changed(Self.room) {
      $0.roundDistances(
        of: shape, turn: 0, row: 3 - Int(shape.row), from: -Int(shape.column), to: Self.part,
        of: &$1)
    }
    for x in 0..<67 where field[3 + x] > 0.1 {
      let (u, v) = (Double(field[73 + x]), Double(field[143 + x]))
      let place = SIMD2(Double(x) + 0.5, 3.5)
      let step = 1e-3
      let across =
        (truth(shape, place.x + step, place.y) - truth(shape, place.x - step, place.y)) / 2e-3
      let down =
        (truth(shape, place.x, place.y + step) - truth(shape, place.x, place.y - step)) / 2e-3
      #expect(abs(u - across) < 1e-2 && abs(v - down) < 1e-2)
    }
  }

  @Test("have ways that turn in all of the rim, where corners are sharp")
  func turn() {
    let shape = Self.shapes[3]
    func steepest(_ turn: Float) -> Float {
      let field = changed(Self.room) {
        $0.roundDistances(
          of: shape, turn: turn, row: 6 - Int(shape.row), from: -Int(shape.column), to: Self.part,
          of: &$1)
      }
      return (13..<36).map { abs(field[73 + $0 + 1] - field[73 + $0]) }.max() ?? 0
    }
    #expect(steepest(7) < 0.25)
    #expect(steepest(0) == 0)
  }

  /// A star, whose inside is what its line winds around, be it once or twice.
  private static let star: [SIMD2<Double>] = [
    SIMD2(30, 1), SIMD2(38, 26), SIMD2(15, 10), SIMD2(45, 10), SIMD2(22, 26),
  ]
  private static let lines = star.indices.flatMap { index -> [Float] in
    let (a, b) = (star[index], star[(index + 1) % 5])
    return [Float(a.x), Float(a.y), Float(b.x), Float(b.y)]
  }

  /// The distance of a place from a line.
  private func distance(_ place: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let way = b - a
    let share = min(max(((place - a) * way).sum() / (way * way).sum(), 0), 1)
    let rest = place - a - way * share
    return (rest * rest).sum().squareRoot()
  }

  @Test("from outlines are those from their nearest line", arguments: [2, 8, 14, 22])
  func lines(row: Int) {
    let field = changed(Self.room) {
      $0.lineDistances(
        of: Self.lines.span, at: (0.5, Float(row) + 0.5), within: 9, to: Self.part, of: &$1)
    }
    for x in 0..<67 {
      let place = SIMD2(Double(x) + 0.5, Double(row) + 0.5)
      let nearest =
        Self.star.indices.map {
          distance(place, Self.star[$0], Self.star[($0 + 1) % 5])
        }.min() ?? 0
      #expect(abs(abs(Double(field[3 + x])) - min(nearest, 9)) < 1e-4)
      guard nearest > 0.01, nearest < 8.9 else { continue }
      let way = SIMD2(Double(field[73 + x]), Double(field[143 + x]))
      #expect(abs((way * way).sum() - 1) < 1e-3)
    }
    // The middle of the star is inside, the gaps between its points are not.
    if row == 14 { #expect(field[3 + 30] < 0 && field[3 + 5] > 0) }
    if row == 22 { #expect(field[3 + 30] > 0 && field[3 + 25] < 0) }
  }

  @Test("from a circle of many lines are those of the circle")
  func manyLines() {
    let shape = Self.shapes[0]
    var numbers: [Float] = []
    let (x, y) = (
      Double(shape.column) + Double(shape.x), Double(shape.row) + Double(shape.y)
    )
    // A polygon by turns of a rotation: places on the circle without a sine of the system's.
    let (cosine, sine) = (0.998_629_534_754_573_9, 0.052_335_956_242_943_83)
    var way = SIMD2(8.0, 0)
    for _ in 0..<120 {
      let next = SIMD2(way.x * cosine - way.y * sine, way.x * sine + way.y * cosine)
      numbers += [Float(x + way.x), Float(y + way.y), Float(x + next.x), Float(y + next.y)]
      way = next
    }
    let field = changed(Self.room) {
      $0.lineDistances(of: numbers.span, at: (0.5, 9.5), within: 20, to: Self.part, of: &$1)
    }
    for column in 0..<40 {
      #expect(abs(Double(field[3 + column]) - truth(shape, Double(column) + 0.5, 9.5)) < 0.01)
    }
  }

  // MARK: Melting

  /// A field of 20 pixels with two shapes' distances and ways, facing each other or alike.
  private func melted(_ a: Float, _ b: Float, facing: Bool, spacing: Float, lag: Float = 0)
    -> [Float]
  {
    let parts = (
      FieldPart(start: 0, stride: 20, count: 19), FieldPart(start: 160, stride: 20, count: 19)
    )
    var field = [Float](repeating: 0, count: 240)
    for x in 0..<20 {
      (field[x], field[20 + x]) = (a, 1)
      (field[160 + x], field[180 + x]) = (b, facing ? -1 : 1)
    }
    let look = GlassLook(tint: (200, 100, 50, 255), presence: 1)
    return changed(field) {
      $0.spread(GlassLook(tint: (0, 0, 0, 0), presence: 0.5), over: parts.0, of: &$1)
      $0.melt(
        GlassMelting(spacing: spacing, lag: lag, look: look), at: parts.1, into: parts.0, of: &$1)
    }
  }

  @Test("melt to the nearer one where shapes are far from each other or look the same way")
  func union() {
    #expect(melted(3, 20, facing: true, spacing: 10)[0] == 3)
    #expect(melted(20, -4, facing: true, spacing: 10)[0] == -4)
    #expect(melted(5, 5, facing: false, spacing: 10)[0] == 5)
    #expect(melted(5, 7, facing: true, spacing: 0)[0] == 5)
    #expect(melted(5, 2, facing: true, spacing: 0, lag: 4)[0] == 5)
  }

  @Test("melt into a bridge between shapes that face each other, from half the spacing on")
  func bridge() {
    // In the middle between two edges both distances are half the gap.
    #expect(melted(2.5, 2.5, facing: true, spacing: 10)[0] < 0.01)
    #expect(melted(2.4, 2.4, facing: true, spacing: 10)[0] < 0)
    #expect(melted(2.6, 2.6, facing: true, spacing: 10)[0] > 0)
    // At an edge the other one is felt from the spacing on.
    #expect(melted(0, 10.1, facing: true, spacing: 10)[0] == 0)
    #expect(melted(0, 9, facing: true, spacing: 10)[0] < 0)
  }

  @Test("melt looks as they melt")
  func looks() {
    let far = melted(20, -4, facing: true, spacing: 10)
    #expect(far[60] == 200 && far[120] == 255 && far[140] == 1)
    let middle = melted(2, 2, facing: true, spacing: 10)
    #expect(abs(middle[60] - 100) < 0.01 && abs(middle[140] - 0.75) < 1e-3)
    // Ways that face each other have none between them.
    #expect(abs(middle[20]) < 1e-3)
    #expect(middle[19] == 2 && middle[79] == 0)
  }
}
