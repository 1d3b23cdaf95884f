import Foundation
import KernelInterface
import Pixels
import Testing

/// The image of a unit circle under a linear map, by the numbers that rows and columns are cut with.
@Suite struct EllipseArcTests {
  @Test func anEllipseKnowsItsOwnReach() {
    // A circle of radius 2 under a shear.
    let arc = EllipseArc(ux: 2, uy: 0, vx: 1, vy: 2)
    #expect(abs(arc.area - 4) < 1e-12)
    #expect(abs(1 / arc.inverseHeight - 2) < 1e-12)
    #expect(abs(1 / arc.inverseWidth - 5.0.squareRoot()) < 1e-12)
  }

  struct Map: Sendable, CustomTestStringConvertible {
    var ux, uy, vx, vy: Double
    var testDescription: String { "\(ux) \(uy) \(vx) \(vy)" }
    var arc: EllipseArc { EllipseArc(ux: ux, uy: uy, vx: vx, vy: vy) }
    /// A place of the ellipse at an angle of the circle.
    func place(_ angle: Double) -> (x: Double, y: Double) {
      let (c, s) = (Foundation.cos(angle), Foundation.sin(angle))
      return (ux * c + vx * s, uy * c + vy * s)
    }
  }
  static let maps = [
    Map(ux: 5, uy: 0, vx: 0, vy: 5), Map(ux: 40, uy: 0, vx: 0, vy: 9),
    Map(ux: 12, uy: 7, vx: -3, vy: 20), Map(ux: 3, uy: 30, vx: 30, vy: 4),
    Map(ux: -8, uy: 1, vx: 0.5, vy: 6),
  ]
  private static let angles = stride(from: 0.0, to: 6.28, by: 0.13).map { $0 }

  @Test(arguments: maps) func itsHeightAndWidthAreTheFarthestPlaces(_ map: Map) {
    let places = stride(from: 0.0, to: 6.2832, by: 0.0005).map { map.place($0) }
    let (w, h) = (places.map { abs($0.x) }.max() ?? 0, places.map { abs($0.y) }.max() ?? 0)
    #expect(abs(1 / map.arc.inverseWidth - w) < 1e-4)
    #expect(abs(1 / map.arc.inverseHeight - h) < 1e-4)
  }

  @Test(arguments: maps) func everyPlaceObeysTheEquationOfItsRow(_ map: Map) {
    let arc = map.arc
    for angle in Self.angles {
      let (x, y) = map.place(angle)
      let share = 1 - (y * arc.inverseHeight) * (y * arc.inverseHeight)
      let reach = arc.columnReach * max(share, 0).squareRoot()
      #expect(abs(abs(x - arc.columnShear * y) - reach) < 1e-6)
    }
  }

  @Test(arguments: maps) func everyPlaceObeysTheEquationOfItsColumn(_ map: Map) {
    let arc = map.arc
    for angle in Self.angles {
      let (x, y) = map.place(angle)
      let share = 1 - (x * arc.inverseWidth) * (x * arc.inverseWidth)
      let reach = arc.rowReach * max(share, 0).squareRoot()
      #expect(abs(abs(y - arc.rowShear * x) - reach) < 1e-6)
    }
  }

  @Test(arguments: maps) func theInverseTakesPlacesToTheCircle(_ map: Map) {
    let i = map.arc.inverse
    for angle in Self.angles {
      let (x, y) = map.place(angle)
      let (u, v) = (i.0 * x + i.1 * y, i.2 * x + i.3 * y)
      #expect(abs(u * u + v * v - 1) < 1e-12)
    }
  }

  @Test(arguments: maps) func areasGrowByTheDeterminant(_ map: Map) {
    let arc = map.arc
    #expect(abs(arc.area - abs(map.ux * map.vy - map.uy * map.vx)) < 1e-12)
    #expect(abs(arc.area * arc.inverseArea - 1) < 1e-12)
    #expect(abs(arc.columnReach / arc.inverseHeight - arc.area) < 1e-9)
    #expect(abs(arc.rowReach / arc.inverseWidth - arc.area) < 1e-9)
  }

  /// Chords over steps of 1/bend of √(1 − s²) are within 0.03 pixels of their arcs.
  @Test(arguments: maps) func soManyChordsAreNearEnough(_ map: Map) {
    let arc = map.arc
    let size = max(1 / arc.inverseHeight, arc.columnReach)
    // A step of 1/bend in s is at most twice that in the angle.
    let angle = 2 / arc.bend
    #expect(size * angle * angle / 8 <= 0.0301)
  }

  @Test(arguments: maps) func plainRowsAreFewerThanPairs(_ map: Map) {
    let arc = map.arc
    let height = 1 / arc.inverseHeight
    #expect(arc.plainHeight >= 0 && arc.pairHeight >= arc.plainHeight)
    #expect(arc.pairHeight <= height)
  }

  // MARK: Small values

  @Test(arguments: [-1.0, 0, 0.25, 0.5, 1, 7, .nan]) func onlyTheUnitRangeOfAnOpacityCounts(
    _ share: Double
  ) {
    let opacity = Opacity(share)
    let wanted = share.isNaN ? 0 : min(max(share, 0), 1)
    #expect(abs(Double(opacity.parts) / 65536 - wanted) <= 0.5 / 65536)
    #expect(opacity.isFull == (share >= 1))
    #expect(Opacity.full == Opacity(1))
  }

  @Test(arguments: [(100.25, -3.75), (0, 0), (-0.5, 4000.125)])
  func aRoundShapeKeepsItsCentreByAPixelAndAPart(_ center: (Double, Double)) {
    let shape = RoundShape(
      center: SIMD2(center.0, center.1), direction: SIMD2(1, 0), half: SIMD2(3, 0), radius: 5)
    #expect(Double(shape.column) + Double(shape.x) == center.0)
    #expect(Double(shape.row) + Double(shape.y) == center.1)
    #expect(shape.x >= 0 && shape.x < 1 && shape.y >= 0 && shape.y < 1)
    #expect(!shape.isCircle)
    let circle = RoundShape(center: .zero, direction: SIMD2(1, 0), half: .zero, radius: 5)
    #expect(circle.isCircle)
  }

  @Test func aShadowsTablesHaveRoomForEightZeros() {
    let layout = ShadowLayout(width: 100, height: 60, nodes: 7, leftEnd: 30, rightStart: 80)
    #expect(layout.leftStride == 38 && layout.rightStride == 36)
    #expect(layout.hidden.0 == .zero && layout.hidden.1 == .zero)
  }

  @Test func aLevelCourseHasNoNegativeZero() {
    #expect(LinearCourse(offset: 1, across: -0.0, down: 2).across.sign == .plus)
    #expect(LinearCourse(offset: 1, across: -3, down: 2).across == -3)
  }

  // MARK: Pictures

  @Test(arguments: [(0, 0), (1, 1), (4, 2), (5, 3), (1023, 1)]) func everyPixelHasAWordOfItsOwn(
    _ size: (Int, Int)
  ) {
    var pixmap = Pixmap(width: size.0, height: size.1)
    #expect(pixmap.stride >= size.0 && pixmap.stride < size.0 + 4 && pixmap.stride % 4 == 0)
    #expect(pixmap.words.count == pixmap.stride * size.1)
    for y in 0..<size.1 { for x in 0..<size.0 { pixmap[x, y] = UInt32(y * size.0 + x + 1) } }
    var seen = Set<UInt32>()
    for y in 0..<size.1 { for x in 0..<size.0 { seen.insert(pixmap[x, y]) } }
    #expect(seen.count == size.0 * size.1)
    let copy = pixmap
    #expect(copy == pixmap && copy.hashValue == pixmap.hashValue)
  }
}
