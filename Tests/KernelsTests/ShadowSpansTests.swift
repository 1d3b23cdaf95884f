import Kernels
import KernelsV3
import Pixels
import Testing

/// Rows of blurred rounded rectangles, and the functions of the normal distribution they come from.
@Suite struct ShadowSpansTests {
  @Test func integralsAndDensitiesAreThoseOfTheNormalDistribution() {
    let count = 2001
    var integrals = [Float](repeating: 0, count: count)
    var densities = [Float](repeating: 0, count: count)
    var first = integrals.mutableSpan
    var second = densities.mutableSpan
    KernelsV3.normalIntegrals(from: -10, step: 0.01, count: count, into: &first, at: 0)
    KernelsV3.addNormalDensities(
      from: -10, step: 0.01, count: count, factor: 1, to: &second, at: 0)
    #expect(integrals[0] < 1e-9 && integrals[count - 1] == 1)
    #expect(abs(densities[1000] - 0.39894228) < 1e-6)
    // Simpson's rule leads from one to the other.
    for index in stride(from: 1, to: count - 1, by: 2) {
      let step =
        (densities[index - 1] + 4 * densities[index] + densities[index + 1]) * (0.01 / 3)
      #expect(abs(integrals[index + 1] - integrals[index - 1] - step) < 1.5e-6)
    }
    var baseline = [Float](repeating: 0, count: count)
    var third = baseline.mutableSpan
    Kernels.normalIntegrals(from: -10, step: 0.01, count: count, into: &third, at: 0)
    #expect(baseline == integrals)
    var other = [Float](repeating: 0, count: count)
    var fourth = other.mutableSpan
    Kernels.addNormalDensities(
      from: -10, step: 0.01, count: count, factor: 1, to: &fourth, at: 0)
    #expect(other == densities)
  }

  /// Tables that rise to 1 and fall again, with one node for the corners.
  private func rows(
    _ area: (Int, Int, Int, Int), hidden: SIMD4<Int32> = .zero, isV3: Bool = false
  ) -> [UInt8] {
    let (width, height, leftEnd, rightStart) = (90, 30, 21, 66)
    var layout = ShadowLayout(
      width: width, height: height, nodes: 1, leftEnd: leftEnd, rightStart: rightStart)
    layout.hidden.0 = hidden
    let across = (0..<width + 8).map { x -> Float in
      x < leftEnd ? Float(x) / 21 : (x < rightStart ? 1 : max(0, Float(90 - x) / 25))
    }
    let down = (0..<height).map { Float(min($0, 29 - $0) + 1) / 15 }
    let weights = down.map { 1 - $0 }
    let left = (0..<layout.leftStride).map { $0 < leftEnd ? 0.3 - Float($0) / 70 : 0 }
    let right = (0..<layout.rightStride).map { $0 < 8 ? 0 : Float($0 - 8) / 90 }
    var spans = [CoverageSpan](
      repeating: CoverageSpan(y: 0, x: 0, count: 0, offset: 0), count: 300)
    var bytes = [UInt8](repeating: 7, count: 6000)
    var spansSpan = spans.mutableSpan
    var bytesSpan = bytes.mutableSpan
    let count =
      isV3
      ? KernelsV3.shadowSpans(
        layout, across: across.span, down: down.span, weights: weights.span, left: left.span,
        right: right.span, area: area, x: 0, y: 0, spans: &spansSpan, coverage: &bytesSpan)
      : Kernels.shadowSpans(
        layout, across: across.span, down: down.span, weights: weights.span, left: left.span,
        right: right.span, area: area, x: 0, y: 0, spans: &spansSpan, coverage: &bytesSpan)
    return dense(spans, count, bytes, width: width, rows: height)
  }

  @Test func partsGiveTheSameAsTheWhole() {
    let whole = rows((0, 0, 90, 30))
    #expect(whole == rows((0, 0, 90, 30), isV3: true))
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

/// Runs as a picture of bytes.
private func dense(
  _ spans: [CoverageSpan], _ count: Int, _ bytes: [UInt8], width: Int, rows: Int
) -> [UInt8] {
  var result = [UInt8](repeating: 0, count: width * rows)
  for span in spans[..<count] {
    for index in 0..<Int(span.count) {
      result[Int(span.y) * width + Int(span.x) + index] =
        span.offset < 0 ? UInt8(-span.offset) : bytes[Int(span.offset) + index]
    }
  }
  return result
}
