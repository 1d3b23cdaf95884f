import Foundation
import Testing

@testable import KernelInterface

/// Where things lie in the memory that kernels are lent: counts, strides and parts of lists.
@Suite struct LayoutTests {
  @Test(arguments: 1...16) func boxesAreAsManyAsAreTouched(_ box: Int) {
    for lead in 0..<box {
      for width in [0, 1, 2, 15, 16, 17, 100] {
        let row = BoxRow(start: 0, stride: 128, width: width, rows: 4, box: box, lead: lead)
        // A pixel of column x lies in box (lead + x) / box; transparent columns before count too.
        let touched = Set((0..<lead + width).map { $0 / box })
        #expect(row.boxes == touched.count)
      }
    }
  }

  @Test func aBoxRowKeepsWhatItIsGiven() {
    let row = BoxRow(start: 9, stride: 128, width: 31, rows: 4, box: 5, lead: 2)
    #expect(row.start == 9 && row.stride == 128 && row.width == 31 && row.rows == 4)
    #expect(row.box == 5 && row.lead == 2 && row.boxes == 7)
    let mix = RowMix(upper: 10, lower: 20, plane: 64, share: 0.25)
    #expect(mix.upper == 10 && mix.lower == 20 && mix.plane == 64 && mix.share == 0.25)
    let blocks = BlockRow(start: 4, stride: 96, rows: 16, count: 6)
    #expect(blocks.start == 4 && blocks.stride == 96 && blocks.rows == 16 && blocks.count == 6)
  }

  @Test func sidesDivideTheirPieces() {
    for (first, left, right) in [(0, 0, 0), (3, 4, 5), (7, 0, 2), (7, 2, 0)] {
      let sides = OutlineSides(first: first, leftCount: left, rightCount: right)
      #expect(sides.middle - sides.first == left && sides.end - sides.middle == right)
      // A ring's inner shape may follow its outer one at once.
      let inner = OutlineSides(first: sides.end, leftCount: right, rightCount: left)
      let ring = RingSides(outer: sides, inner: inner)
      #expect(ring.outer.end == ring.inner.first)
      #expect(ring.inner.end - ring.outer.first == 2 * (left + right))
    }
  }

  @Test(arguments: [Int32(-1), 0, 1, 40]) func aPieceIsALineWhereItHasNoArc(_ arc: Int32) {
    let piece = OutlinePiece(top: 1, bottom: 2, xTop: 3, xBottom: 4, a: 5, b: 6, arc: arc)
    #expect(piece.isLine == (arc == OutlinePiece.noArc))
    #expect(piece.top == 1 && piece.bottom == 2 && piece.xTop == 3 && piece.xBottom == 4)
    #expect(piece.a == 5 && piece.b == 6 && piece.arc == arc)
  }

  @Test func groupsAndPiecesHaveTheNumbersTheyName() {
    // Eight lines of seven numbers; a start, and base and slope of four components.
    #expect(GlyphPlace.groupNumbers == 8 * 7)
    #expect(RoundCourse.pieceNumbers == 1 + 2 * 4)
    #expect(RoundCourse(u: 1, v: 2, du: 3, dv: 4, scale: 5).offset == 0)
    #expect(RoundCourse(u: 1, v: 2, du: 3, dv: 4, scale: 5, offset: 6).offset == 6)
  }

  @Test func aMapKeepsColumnsAndRowsApart() {
    let map = ImageMap(
      stride: 12, width: 10, height: 7, from: (u: 1, v: 2), step: (u: 3, v: 4), repeats: true)
    #expect(map.u == 1 && map.v == 2 && map.du == 3 && map.dv == 4)
    #expect(map.stride == 12 && map.width == 10 && map.height == 7 && map.repeats)
  }

  /// Numbers of a side's tables: its columns, and eight zeros after the left, before and after the right one.
  @Test(arguments: [(0, 100), (30, 80), (50, 50), (100, 100)])
  func aShadowsTablesHoldItsSides(_ ends: (Int, Int)) {
    let layout = ShadowLayout(
      width: 100, height: 60, nodes: 7, leftEnd: ends.0, rightStart: ends.1)
    #expect(layout.leftStride == ends.0 + 8)
    #expect(layout.rightStride == 8 + (100 - ends.1) + 8)
  }

  // MARK: Lent memory

  @Test func whatIsWrittenInLentRoomIsThereAfterwards() {
    var numbers = [Float](repeating: 0, count: 4)
    var places = [Int32](repeating: 0, count: 3)
    let none = CoverageSpan(y: 0, x: 0, count: 0, offset: 0)
    var spans = [CoverageSpan](repeating: none, count: 2)
    var coverage = [UInt8](repeating: 0, count: 5)
    do {
      var room = CoverageRoom(
        numbers: numbers.mutableSpan, places: places.mutableSpan, spans: spans.mutableSpan,
        coverage: coverage.mutableSpan)
      #expect(room.numbers.count == 4 && room.places.count == 3)
      #expect(room.spans.count == 2 && room.coverage.count == 5)
      room.numbers[3] = 1.5
      room.places[0] = -2
      room.spans[1] = CoverageSpan(y: 1, x: 2, count: 3, offset: CoverageSpan.fullOffset)
      room.coverage[4] = 99
    }
    #expect(numbers == [0, 0, 0, 1.5] && places == [-2, 0, 0] && coverage == [0, 0, 0, 0, 99])
    #expect(spans[1].isFull && spans[1].x == 2 && spans[0].count == 0)
  }

  @Test func rowsOfPixelsAreWrittenInPlace() {
    var pixels = [UInt32](repeating: 0, count: 12)
    do {
      var rows = PixelRows(pixels.mutableSpan, stride: 4)
      for row in 0..<3 { rows.pixels[row * rows.stride + row] = UInt32(row + 1) }
    }
    #expect(pixels == [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0])
    let pair = RowPair(upper: 4, lower: 8, width: 4)
    #expect(pixels[pair.upper + 1] == 2 && pixels[pair.lower + 2] == 3 && pair.width == 4)
  }

  @Test func listsLendWhatTheyAreMadeOf() {
    func piece(_ arc: Int32) -> OutlinePiece {
      OutlinePiece(top: 0, bottom: 1, xTop: 0, xBottom: 0, a: 0, b: 0, arc: arc)
    }
    let pieces = [piece(-1), piece(0), piece(1)]
    let arcs = [EllipseArc(ux: 2, uy: 0, vx: 0, vy: 2), EllipseArc(ux: 3, uy: 0, vx: 0, vy: 1)]
    let lists = OutlineLists(pieces: pieces.span, arcs: arcs.span)
    #expect(lists.pieces.count == 3 && lists.arcs.count == 2)
    #expect(lists.pieces[0].isLine && !lists.pieces[2].isLine)
    #expect(lists.arcs[Int(lists.pieces[2].arc)].area == 3)
  }

  // MARK: Gradients

  /// Components are counted modulo 2⁶⁴: however a row is divided, a pixel's value is one.
  @Test func componentsAddUpInAnyOrder() {
    let component = LinearPiece.Component(
      origin: .max - 5, across: 1 << 61, down: -(1 << 60) + 12345)
    func value(_ x: Int64, _ y: Int64) -> Int64 {
      component.origin &+ component.across &* x &+ component.down &* y
    }
    for (x, y) in [(Int64(0), Int64(0)), (7, 3), (100, 2000)] {
      var walked = component.origin
      for _ in 0..<y { walked &+= component.down }
      for _ in 0..<x { walked &+= component.across }
      #expect(walked == value(x, y))
    }
    let piece = LinearPiece(
      start: 0.5, red: component, green: .init(origin: 1, across: 2, down: 3),
      blue: .init(origin: 4, across: 5, down: 6), alpha: .init(origin: 7, across: 8, down: 9))
    #expect(piece.start == 0.5 && piece.red.origin == .max - 5)
    #expect(piece.green.origin == 1 && piece.green.across == 2 && piece.green.down == 3)
    #expect(piece.blue.origin == 4 && piece.alpha.across == 8 && piece.alpha.down == 9)
  }
}
