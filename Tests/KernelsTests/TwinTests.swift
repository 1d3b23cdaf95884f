import Kernels
import KernelsV3
import Pixels
import Testing

/// The two builds of every kernel that computes with floats give the same bits.
@Suite struct TwinTests {
  static let numbers = (0..<4096).map { Float(($0 &* 7919) % 4099) / 517 - 2 }

  @Test func gradients() {
    let count = 777
    let two: [Float] = [
      -.infinity, 10, 0, 20, 0, 30, 0, 255, 0, 0, 10, 90, 20, 30, 30, -20, 255, 0, 1, 100, 0, 50,
      0, 10, 0, 255, 0,
    ]
    var many: [Float] = []
    for piece in 0..<7 {
      many.append(piece == 0 ? -.infinity : Float(piece) / 7)
      many += [Float(piece), 3, 5, 7, 9, 11, 200, 2]
    }
    let ramps = [(two, 3), (many, 7)]
    for (ramp, pieces) in ramps {
      var (ta, tb) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
      var (pa, pb) = ([UInt32](repeating: 0, count: count), [UInt32](repeating: 0, count: count))
      for course in 0..<2 {
        var a = ta.mutableSpan
        var b = tb.mutableSpan
        switch course {
        case 0:
          Kernels.radialCourse(
            u: -9, v: 3, du: 0.031, dv: 0.01, scale: 0.2, offset: -0.1, count: count, into: &a)
          KernelsV3.radialCourse(
            u: -9, v: 3, du: 0.031, dv: 0.01, scale: 0.2, offset: -0.1, count: count, into: &b)
        default:
          Kernels.angularCourse(
            u: -9, v: -3, du: 0.031, dv: 0.01, scale: 0.16, count: count, into: &a)
          KernelsV3.angularCourse(
            u: -9, v: -3, du: 0.031, dv: 0.01, scale: 0.16, count: count, into: &b)
        }
        #expect(ta == tb)
        var first = pa.mutableSpan
        var second = pb.mutableSpan
        Kernels.shade(ta.span, count: count, ramp: ramp.span, pieces: pieces, into: &first, at: 0)
        KernelsV3.shade(
          tb.span, count: count, ramp: ramp.span, pieces: pieces, into: &second, at: 0)
        #expect(pa == pb)
      }
    }
  }

  @Test func weightedSums() {
    let weights = (0..<31).map { Float($0) / 311 }
    var (a, b) = ([Float](repeating: 0, count: 500), [Float](repeating: 0, count: 500))
    var first = a.mutableSpan
    var second = b.mutableSpan
    Kernels.addWeighted(
      Self.numbers.span, from: 3, step: 4, weights: weights.span, into: &first, at: 1, count: 490)
    KernelsV3.addWeighted(
      Self.numbers.span, from: 3, step: 4, weights: weights.span, into: &second, at: 1, count: 490)
    #expect(a == b)
    var wanted: Float = 0
    for (tap, weight) in weights.enumerated() { wanted += weight * Self.numbers[10 + 4 * tap] }
    #expect(abs(a[8] - wanted) < 1e-3)
  }

  @Test func colorMatrices() {
    let matrix: [Float] = [
      0.3, 0.6, 0.1, 0, 0, 0, 1, 0, 0, 0.1, 0.2, 0, 0.7, 0.1, 0, 0, 0, 0, 0.9, 0,
    ]
    var (a, b) = (samplePixels(500, seed: 4), samplePixels(500, seed: 4))
    var first = a.mutableSpan
    var second = b.mutableSpan
    Kernels.applyColorMatrix(matrix.span, from: 1, count: 490, in: &first)
    KernelsV3.applyColorMatrix(matrix.span, from: 1, count: 490, in: &second)
    #expect(a == b)
  }

  @Test(arguments: 0..<20) func blends(function: Int) {
    let (source, backdrop) = (samplePixels(400, seed: 6), samplePixels(400, seed: 7))
    var (a, b) = (backdrop, backdrop)
    var first = a.mutableSpan
    var second = b.mutableSpan
    Kernels.blend(
      Int32(function), source.span, from: 0, coverage: [UInt8]().span, from: -1,
      constant: 255, opacity: Opacity(0.8),
      at: 0, count: 400, onto: &first)
    KernelsV3.blend(
      Int32(function), source.span, from: 0, coverage: [UInt8]().span, from: -1,
      constant: 255, opacity: Opacity(0.8),
      at: 0, count: 400, onto: &second)
    #expect(a == b)
    // Premultiplied colour never exceeds its alpha.
    #expect(a.allSatisfy { word in components(word)[0...2].allSatisfy { $0 <= Int(word >> 24) } })
  }

  @Test func picturesAreSampledAlike() {
    let source = samplePixels(32 * 20, seed: 8)
    for repeats in [false, true] {
      var (a, b) = ([UInt32](repeating: 0, count: 200), [UInt32](repeating: 0, count: 200))
      var first = a.mutableSpan
      var second = b.mutableSpan
      Kernels.sampleBilinear(
        source.span, stride: 32, width: 30, height: 20, u: -90000, v: 40000, du: 20123, dv: 3411,
        repeats: repeats, into: &first, count: 200)
      KernelsV3.sampleBilinear(
        source.span, stride: 32, width: 30, height: 20, u: -90000, v: 40000, du: 20123, dv: 3411,
        repeats: repeats, into: &second, count: 200)
      #expect(a == b)
    }
  }

  @Test func glyphs() {
    // A steep triangle and one inside it that runs the other way, in lines of a column or two rows.
    let corners: [[SIMD2<Float>]] = [
      [SIMD2(1.3, 0.2), SIMD2(17.8, 3.1), SIMD2(9.4, 20.6)],
      [SIMD2(6, 5), SIMD2(9.1, 14.7), SIMD2(12.3, 5.5)],
    ]
    var chain: [SIMD4<Float>] = []
    var area: Float = 0
    for outline in corners {
      for (index, from) in outline.enumerated() {
        let to = outline[(index + 1) % 3]
        area += (from.x * to.y - to.x * from.y) / 2
        let parts = Int(max(abs(to.x - from.x), abs(to.y - from.y) / 2)) + 1
        for part in 0..<parts {
          let (a, b) = (Float(part) / Float(parts), Float(part + 1) / Float(parts))
          let (start, end) = (from + (to - from) * a, from + (to - from) * b)
          chain.append(SIMD4(start.x, start.y, end.x, end.y))
        }
      }
    }
    let (width, height, groups) = (18, 21, (chain.count + 7) / 8)
    var results: [[UInt8]] = []
    for isV3 in [false, true] {
      var lines = [Float](repeating: 0, count: groups * Kernels.eightLines)
      var sums = [Float](repeating: 0, count: Kernels.glyphSums(width: width, height: height))
      var bytes = [UInt8](repeating: 0, count: 24 * 24)
      var lineSpan = lines.mutableSpan
      if isV3 {
        KernelsV3.orientLines(chain.span, into: &lineSpan, from: 0)
      } else {
        Kernels.orientLines(chain.span, into: &lineSpan, from: 0)
      }
      var sumSpan = sums.mutableSpan
      var byteSpan = bytes.mutableSpan
      if isV3 {
        KernelsV3.accumulateLines(
          lines.span, from: 0, groups: groups, x: 0, y: 0, width: width, height: height,
          sums: &sumSpan)
        KernelsV3.resolveColumns(
          &sumSpan, width: width, height: height, coverage: &byteSpan, at: 0)
      } else {
        Kernels.accumulateLines(
          lines.span, from: 0, groups: groups, x: 0, y: 0, width: width, height: height,
          sums: &sumSpan)
        Kernels.resolveColumns(
          &sumSpan, width: width, height: height, coverage: &byteSpan, at: 0)
      }
      #expect(sums.allSatisfy { $0 == 0 })
      results.append(bytes)
    }
    #expect(results[0] == results[1])
    let covered = results[0].reduce(0) { $0 + Float($1) } / 255
    #expect(abs(covered - abs(area)) < 0.15)
  }
}
