import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Coverage against the exact area of a fine polygon in each pixel.
@Suite struct CoverageTests {
  static let side = 48
  static let turn = CGAffineTransform(rotationAngle: 0.61)
  static let shear = CGAffineTransform(a: 0.9, b: 0.35, c: -0.6, d: 0.7, tx: 0, ty: 0)

  static let paths: [Path] = [
    Path(CGRect(x: -15.3, y: -9.7, width: 30.2, height: 19.1)),
    Path(ellipseIn: CGRect(x: -12.2, y: -12.2, width: 24.4, height: 24.4)),
    Path(ellipseIn: CGRect(x: -16.1, y: -7.3, width: 32.2, height: 14.6)),
    Path(ellipseIn: CGRect(x: -1.3, y: -1.3, width: 2.6, height: 2.6)),
    Path(
      roundedRect: CGRect(x: -16, y: -9, width: 32, height: 18), cornerRadius: 5, style: .circular),
    Path(
      roundedRect: CGRect(x: -16, y: -7, width: 32, height: 14), cornerRadius: 7, style: .circular),
    Path(
      roundedRect: CGRect(x: -16, y: -9, width: 32, height: 18), cornerRadius: 6,
      style: .continuous),
    Path(
      roundedRect: CGRect(x: -16, y: -9, width: 32, height: 18),
      cornerRadii: RectangleCornerRadii(topLeading: 9, bottomTrailing: 4), style: .circular),
  ]

  @Test(arguments: paths, [CGAffineTransform.identity, turn, shear])
  func coverageIsArea(_ path: Path, _ map: CGAffineTransform) {
    let place = map.concatenating(CGAffineTransform(translationX: 24.21, y: 23.64))
    var list = DisplayList()
    list.fill(path, with: .solid(.black), transform: place)
    let picture = Rasterizer().render(list, width: Self.side, height: Self.side)
    let truth = Self.truth(path, place)
    var (sum, count, worst, bias) = (0.0, 0.0, 0.0, 0.0)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let error = Double(picture[x, y] >> 24) / 255 - truth[y * Self.side + x]
        worst = max(worst, abs(error))
        if truth[y * Self.side + x] > 0, truth[y * Self.side + x] < 1 {
          (sum, count, bias) = (sum + abs(error), count + 1, bias + error)
        }
      }
    }
    // Rounding to 255 steps alone gives a mean of 0.001 and a worst of 0.002.
    #expect(worst <= 0.01)
    #expect(sum / max(count, 1) <= 0.002)
    #expect(abs(bias) / max(count, 1) <= 0.001)
  }

  /// The exact area of a fine polygon within each pixel: cut to the row, then to the column.
  private static func truth(_ path: Path, _ map: CGAffineTransform) -> [Double] {
    let outline = polygon(path, map)
    var result = [Double](repeating: 0, count: side * side)
    for y in 0..<side {
      let row = cut(cut(outline, 1, above: Double(y)), 1, below: Double(y + 1))
      guard !row.isEmpty else { continue }
      for x in 0..<side {
        let cell = cut(cut(row, 0, above: Double(x)), 0, below: Double(x + 1))
        var area = 0.0
        for (index, a) in cell.enumerated() {
          let b = cell[(index + 1) % cell.count]
          area += (a.x * b.y - a.y * b.x) / 2
        }
        result[y * side + x] = abs(area)
      }
    }
    return result
  }

  /// Fine lines around a path; a true ellipse's, not its cubics'.
  private static func polygon(_ path: Path, _ map: CGAffineTransform) -> [SIMD2<Double>] {
    guard case .ellipse(let rect) = path.kind else {
      return FlattenedPath(path, transform: map, tolerance: 0.0005).points
    }
    return (0..<600).map { step in
      let angle = Double(step) / 300 * .pi
      let place = CGPoint(
        x: Double(rect.midX) + Double(rect.width) / 2 * Foundation.cos(angle),
        y: Double(rect.midY) + Double(rect.height) / 2 * Foundation.sin(angle)
      ).applying(map)
      return SIMD2(Double(place.x), Double(place.y))
    }
  }

  /// The part of a convex polygon where a component is at least, or at most, a bound.
  private static func cut(
    _ polygon: [SIMD2<Double>], _ component: Int, above: Double? = nil, below: Double? = nil
  ) -> [SIMD2<Double>] {
    let bound = above ?? below ?? 0
    func depth(_ place: SIMD2<Double>) -> Double {
      above != nil ? place[component] - bound : bound - place[component]
    }
    var result: [SIMD2<Double>] = []
    for (index, a) in polygon.enumerated() {
      let b = polygon[(index + 1) % polygon.count]
      let (da, db) = (depth(a), depth(b))
      if da >= 0 { result.append(a) }
      if (da >= 0) != (db >= 0) { result.append(a + (b - a) * (da / (da - db))) }
    }
    return result
  }

  @Test func abuttingRectanglesOnPixelEdgesLeaveNoSeam() {
    var (one, two) = (DisplayList(), DisplayList())
    one.fill(Path(CGRect(x: 2, y: 3, width: 20, height: 10)), with: .solid(.black))
    two.fill(Path(CGRect(x: 2, y: 3, width: 9, height: 10)), with: .solid(.black))
    two.fill(Path(CGRect(x: 11, y: 3, width: 11, height: 10)), with: .solid(.black))
    let rasterizer = Rasterizer()
    #expect(
      rasterizer.render(one, width: 30, height: 20) == rasterizer.render(two, width: 30, height: 20)
    )
  }

  @Test func abuttingPartsOfOnePathAddUp() {
    var path = Path(CGRect(x: 2, y: 3, width: 9.4, height: 10))
    path.addRect(CGRect(x: 11.4, y: 3, width: 10.6, height: 10))
    var list = DisplayList()
    list.fill(path, with: .solid(.black))
    let picture = Rasterizer().render(list, width: 30, height: 20)
    #expect((2..<22).allSatisfy { picture[$0, 5] >> 24 == 255 })
  }

  @Test(arguments: [
    Path(ellipseIn: CGRect(x: -8, y: -8, width: 16, height: 16)),
    Path(CGRect(x: -8, y: -8, width: 16, height: 16)),
  ])
  func aShapeMovedInSixteenthsChangesItsEdgeSteadily(_ path: Path) {
    var last = -1
    for step in 0...16 {
      var list = DisplayList()
      list.fill(
        path, with: .solid(.black),
        transform: CGAffineTransform(translationX: 12 + CGFloat(step) / 16, y: 12))
      let picture = Rasterizer().render(list, width: 32, height: 24)
      // The column that the right edge moves through.
      let alpha = Int(picture[20, 11] >> 24)
      #expect(alpha > last)
      last = alpha
    }
  }

  @Test func evenOddLeavesTheOverlapEmpty() {
    var path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    var list = DisplayList()
    list.fill(path, rule: .evenOdd, with: .solid(.black))
    list.fill(
      path, rule: .nonZero, with: .solid(.black),
      transform: CGAffineTransform(translationX: 20, y: 0))
    let picture = Rasterizer().render(list, width: 40, height: 20)
    #expect(picture[10, 10] == 0 && picture[2, 10] >> 24 == 255)
    #expect(picture[30, 10] >> 24 == 255)
  }
}
