import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import BenchSupport

/// The truth that coverage is compared with.
@Suite struct ExactAreaTests {
  static let side = 24

  /// Polygons of three to seven corners within the picture, and one that turns back on itself.
  static let polygons: [[SIMD2<Double>]] = (0..<12).map { seed in
    var numbers = PseudoRandom(seed: UInt64(seed))
    let count = 3 + numbers.index(5)
    return (0..<count).map { corner in
      let angle = Double(corner) / Double(count) * 2 * .pi
      let radius = numbers.next(4, 11)
      return SIMD2(12 + radius * Foundation.cos(angle), 12 + radius * Foundation.sin(angle))
    }
  }

  private func area(_ polygon: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      sum += (a.x * b.y - a.y * b.x) / 2
    }
    return abs(sum)
  }

  @Test(arguments: polygons) func sharesAddUpToTheArea(_ polygon: [SIMD2<Double>]) {
    let shares = ExactArea(outline: polygon).shares(side: Self.side)
    #expect(shares.count == Self.side * Self.side)
    #expect(shares.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(abs(shares.reduce(0, +) - area(polygon)) < 1e-9)
  }

  @Test(arguments: polygons) func samplesAgreeWithTheExactArea(_ polygon: [SIMD2<Double>]) {
    let area = ExactArea(outline: polygon)
    let (exact, sampled) = (area.shares(side: Self.side), area.sampledShares(side: Self.side))
    // 64 lines of 64 samples: each edge through a pixel is off by some samples.
    let worst = zip(exact, sampled).map { abs($0 - $1) }.max() ?? 1
    #expect(worst < 0.03)
  }

  @Test(arguments: polygons) func theDirectionAndTheFirstCornerDoNotMatter(
    _ polygon: [SIMD2<Double>]
  ) {
    let shares = ExactArea(outline: polygon).shares(side: Self.side)
    let others = [Array(polygon.reversed()), Array(polygon[2...] + polygon[..<2])]
    for other in others {
      let same = ExactArea(outline: other).shares(side: Self.side)
      #expect(zip(shares, same).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test func partsOfAPixelAreTheirRectangles() {
    let corners = [SIMD2(2.25, 3.5), SIMD2(5.75, 3.5), SIMD2(5.75, 4.5), SIMD2(2.25, 4.5)]
    let shares = ExactArea(outline: corners).shares(side: 8)
    #expect(shares[3 * 8 + 2] == 0.375 && shares[3 * 8 + 3] == 0.5 && shares[4 * 8 + 5] == 0.375)
    #expect(shares[0] == 0 && shares.reduce(0, +) == 3.5)
  }

  @Test func nothingHasNoArea() {
    for outline in [[], [SIMD2(1.0, 1)], [SIMD2(1.0, 1), SIMD2(5, 5)]] {
      #expect(ExactArea(outline: outline).shares(side: 8).allSatisfy { $0 == 0 })
    }
    // Beyond the picture, too.
    let far = [SIMD2(100.0, 100), SIMD2(120, 100), SIMD2(110, 130)]
    #expect(ExactArea(outline: far).shares(side: 8).allSatisfy { $0 == 0 })
  }

  // MARK: Shapes

  static let forms: [MeasuredShape.Form] = [
    .rounded(flat: SIMD2(3, 2), radii: SIMD2(2, 2)), .rounded(flat: .zero, radii: SIMD2(6, 4)),
    .rounded(flat: SIMD2(5, 4), radii: .zero), .line(length: 14, width: 3),
    .polygon([SIMD2(-5, -4), SIMD2(6, -2), SIMD2(0, 7)]),
    .continuous(half: SIMD2(7, 6), radius: 3),
  ]

  private func known(_ form: MeasuredShape.Form) -> Double {
    switch form {
    case .rounded(let flat, let radii):
      4 * flat.x * flat.y + 4 * (flat.x * radii.y + flat.y * radii.x) + .pi * radii.x * radii.y
    case .line(let length, let width): length * width
    case .polygon: 56
    // A continuous corner of this radius leaves a little less than a circular one.
    case .continuous: 4 * 42 - (4 - .pi) * 9
    }
  }

  @Test(arguments: forms.indices, [0.0, 0.3, 1]) func aShapesOutlineHasItsArea(
    _ index: Int, _ angle: Double
  ) {
    let map = CGAffineTransform(translationX: 12, y: 12).rotated(by: angle)
    let shape = MeasuredShape(form: Self.forms[index], map: map)
    let shares = shape.outline.shares(side: Self.side)
    let tolerance = index == 5 ? 0.5 : index == 4 ? 0.6 : 1e-3
    #expect(abs(shares.reduce(0, +) - known(Self.forms[index])) < tolerance)
  }

  @Test(arguments: forms.indices) func whatIsDrawnIsItsOutline(_ index: Int) {
    let map = CGAffineTransform(translationX: 12.3, y: 11.8).rotated(by: 0.4)
    let shape = MeasuredShape(form: Self.forms[index], map: map)
    let picture = Rasterizer().render(shape.list, width: Self.side, height: Self.side)
    let shares = shape.outline.shares(side: Self.side)
    var worst = 0.0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let share = shares[y * Self.side + x]
        worst = max(worst, abs(Double(picture[x, y] >> 24) / 255 - share))
      }
    }
    #expect(worst < 0.012)
  }

  // MARK: Pictures

  @Test func digestsAreThoseOfThePicturesAlone() throws {
    let (one, again) = (
      try PictureDigests(scale: 0.05, frames: [3]), try PictureDigests(scale: 0.05, frames: [3])
    )
    #expect(one.digests == again.digests && one.differences.isEmpty)
    #expect(one.digests.values.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
    let other = try PictureDigests(scale: 0.05, frames: [4])
    for workload in Workload.allCases {
      let isAnimated = [.e2, .g2, .j].contains(workload)
      let isSame = one.digests[workload.rawValue] == other.digests[workload.rawValue]
      #expect(isSame != isAnimated)
    }
  }

  @Test func aBenchDrawsItsFramesLastToFirst() throws {
    let text = "frame 0\nrect 0 0 9 9 solid 255 0 0 255\nframe 1\nclear 0 0 255 255\nsave"
    var bench = try RasterBench(
      BenchList(text: text, outlines: nil), rasterizer: Rasterizer())
    #expect(bench.frameCount == 2)
    var frames: [Int] = []
    bench.run(repeats: 2) { frames.append($0) }
    #expect(frames == [1, 0, 1, 0])
    #expect(bench.picture[4, 4] == 0xff00_00ff && bench.picture[20, 20] == 0)
    #expect(throws: BenchError.self) {
      try RasterBench(BenchList(text: "", outlines: nil), rasterizer: Rasterizer())
    }
  }
}
