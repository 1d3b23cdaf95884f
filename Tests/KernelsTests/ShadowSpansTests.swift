import KernelInterface
import Testing

/// Rows of blurred rounded rectangles.
@Suite struct ShadowSpansTests {
  /// Tables that rise to 1 and fall again, with one node for the corners.
  private func rows(
    _ area: (Int, Int, Int, Int), hidden: SIMD4<Int32> = .zero,
    sides: (leftEnd: Int, rightStart: Int) = (21, 66)
  ) -> [UInt8] {
    let (width, height, leftEnd, rightStart) = (90, 30, sides.leftEnd, sides.rightStart)
    var layout = ShadowLayout(
      width: width, height: height, nodes: 1, leftEnd: leftEnd, rightStart: rightStart)
    layout.hidden.0 = hidden
    let across = (0..<width + 8).map { x -> Float in
      if x < 21 { return Float(x) / 21 }
      return x < 66 ? 1 : max(0, Float(90 - x) / 25)
    }
    let down = (0..<height).map { Float(min($0, 29 - $0) + 1) / 15 }
    let weights = down.map { 1 - $0 }
    let left = (0..<layout.leftStride).map { x -> Float in x < 21 ? 0.3 - Float(x) / 70 : 0 }
    let right = (0..<layout.rightStride).map { index -> Float in
      let x = index - 8 + rightStart
      return x < 66 || x >= width ? 0 : Float(x - 66) / 90
    }
    let part = ShadowArea(columns: area.0..<area.2, rows: area.1..<area.3, x: 0, y: 0)
    return agreed { table in
      var memory = Memory(RoomSize(numbers: 0, places: 0, spans: 300, coverage: 6000))
      return memory.coverage(stride: width, rows: height) {
        let tables = ShadowTables(
          layout: layout, across: across.span, down: down.span, weights: weights.span,
          left: left.span, right: right.span)
        return table.shadowSpans(of: tables, in: part, room: &$0)
      }
    }
  }

  /// Sides apart, and both as wide as the whole.
  @Test(
    "are a product of profiles less what the corners take away", arguments: [(21, 66), (90, 0)])
  func statement(leftEnd: Int, rightStart: Int) {
    let found = rows((0, 0, 90, 30), sides: (leftEnd, rightStart))
    for y in 0..<30 {
      let down = Double(min(y, 29 - y) + 1) / 15
      for x in 0..<90 {
        let across = x < 21 ? Double(x) / 21 : (x < 66 ? 1 : Double(90 - x) / 25)
        let left = x < 21 ? 0.3 - Double(x) / 70 : 0
        let right = x >= 66 ? Double(x - 66) / 90 : 0
        let exact = across * down - (left + right) * (1 - down)
        #expect(abs(Double(found[90 * y + x]) - min(max(exact, 0), 1) * 255) < 0.51)
      }
    }
  }

  @Test func partsGiveTheSameAsTheWhole() {
    let whole = rows((0, 0, 90, 30))
    #expect(whole[15 * 90 + 40] == 255)
    for (x, y) in [(1, 1), (13, 9), (21, 15), (40, 15), (66, 28), (88, 29)] {
      let parts = [(0, 0, x, y), (x, 0, 90, y), (0, y, x, 30), (x, y, 90, 30)].map { rows($0) }
      for index in whole.indices {
        #expect(whole[index] == parts.map { $0[index] }.max(), "\(index) cut at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [
    SIMD4<Int32>(10, 4, 80, 20), SIMD4(30, 0, 33, 30), SIMD4(0, 0, 90, 30), SIMD4(70, 5, 90, 6),
    SIMD4(0, 25, 5, 30),
  ]) func whatIsNotHiddenStays(_ hidden: SIMD4<Int32>) {
    for area in [(0, 0, 90, 30), (5, 2, 77, 29), (31, 3, 32, 28)] {
      let (whole, part) = (rows(area), rows(area, hidden: hidden))
      for y in 0..<30 {
        for x in 0..<90 {
          let index = y * 90 + x
          let isHidden =
            x >= Int(hidden.x) && x < Int(hidden.z) && y >= Int(hidden.y) && y < Int(hidden.w)
          #expect(part[index] == whole[index] || (isHidden && part[index] == 0), "\(x), \(y)")
        }
      }
    }
  }
}
