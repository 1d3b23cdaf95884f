import KernelInterface
import Testing

/// Convex outlines of lines and arcs, and what lies between two: coverage against the area in doubles.
@Suite("Outlines' coverage") struct OutlineCoverageTests {
  private static let (width, height) = (90, 70)

  /// The coverage of the outlines' rows, in bands of so many.
  private func coverage(
    band: Int = height, _ outlines: SampleOutline...,
    body: (any KernelTable.Type, OutlineWindow, OutlineLists, inout CoverageRoom) -> Int
  ) -> [UInt8] {
    let (pieces, arcs) = lists(outlines)
    return agreed { table in
      var result = [UInt8](repeating: 0, count: Self.width * Self.height)
      for top in stride(from: 0, to: Self.height, by: band) {
        let rows = top..<min(top + band, Self.height)
        let window = OutlineWindow(rows: rows, width: Self.width, room: Self.width, x: 0, y: 0)
        var memory = Memory(table.outlineRoom(width: Self.width, rows: rows.count))
        let part = memory.coverage(stride: Self.width, rows: Self.height) {
          body(table, window, OutlineLists(pieces: pieces.span, arcs: arcs.span), &$0)
        }
        for index in rows.lowerBound * Self.width..<rows.upperBound * Self.width {
          result[index] = part[index]
        }
      }
      return result
    }
  }

  /// The pieces of outlines, and the arcs to which they refer.
  private func lists(_ outlines: [SampleOutline]) -> ([OutlinePiece], [EllipseArc]) {
    var (pieces, arcs): ([OutlinePiece], [EllipseArc]) = ([], [])
    for outline in outlines {
      pieces += (outline.left + outline.right).map { piece in
        var piece = piece
        if piece.arc >= 0 { piece.arc += Int32(arcs.count) }
        return piece
      }
      arcs += outline.arcs
    }
    return (pieces, arcs)
  }

  private func sides(_ outline: SampleOutline, from first: Int = 0) -> OutlineSides {
    OutlineSides(first: first, leftCount: outline.left.count, rightCount: outline.right.count)
  }

  /// How much of each pixel lies inside, from 64 lines a row.
  private func truth(_ outline: SampleOutline) -> [Double] {
    var areas = [Double](repeating: 0, count: Self.width * Self.height)
    for line in 0..<64 * Self.height {
      guard let (from, to) = outline.extent((Double(line) + 0.5) / 64) else { continue }
      addLine(from, to, to: &areas, from: line / 64 * Self.width, width: Self.width)
    }
    return areas
  }

  private func convex(_ outline: SampleOutline, band: Int = height) -> [UInt8] {
    coverage(band: band, outline) { table, window, lists, room in
      table.convexSpans(of: sides(outline), in: window, of: lists, room: &room)
    }
  }

  private func ring(_ outer: SampleOutline, _ inner: SampleOutline) -> RingSides {
    let count = outer.left.count + outer.right.count
    return RingSides(outer: sides(outer), inner: sides(inner, from: count))
  }

  @Test("is the area within, pixel by pixel", arguments: SampleOutline.all)
  func area(outline: SampleOutline) {
    let found = convex(outline).map { Double($0) / 255 }
    #expect(distance(found, truth(outline)) < 0.0075)
  }

  @Test("does not depend on the division into bands", arguments: SampleOutline.all)
  func bands(outline: SampleOutline) {
    let whole = convex(outline)
    for band in [1, 7, 16] { #expect(convex(outline, band: band) == whole) }
  }

  @Test("of a ring is the area between its outlines", arguments: SampleOutline.rings)
  func rings(outer: SampleOutline, inner: SampleOutline) {
    let found = coverage(outer, inner) { table, window, lists, room in
      table.ringSpans(of: ring(outer, inner), in: window, of: lists, room: &room)
    }
    let exact = zip(truth(outer), truth(inner)).map { $0 - $1 }
    #expect(distance(found.map { Double($0) / 255 }, exact) < 0.0125)
  }

  /// The pixels of the window's size that a kernel paints on.
  private func painted(
    _ outlines: SampleOutline...,
    body: (
      any KernelTable.Type, OutlineWindow, OutlineLists, inout CoverageRoom, inout PixelRows
    ) -> Void
  ) -> [UInt32] {
    let (pieces, arcs) = lists(outlines)
    let window = OutlineWindow(
      rows: 0..<Self.height, width: Self.width, room: Self.width, x: 0, y: 0)
    return KernelsTests.painted(
      samplePixels(Self.width * Self.height, seed: 3), stride: Self.width
    ) { table, rows in
      var memory = Memory(table.outlineRoom(width: Self.width, rows: Self.height))
      memory.lend {
        body(table, window, OutlineLists(pieces: pieces.span, arcs: arcs.span), &$0, &rows)
      }
    }
  }

  @Test("of a ring in one colour is painted as its spans are", arguments: SampleOutline.rings)
  func paintedRings(outer: SampleOutline, inner: SampleOutline) {
    let backdrop = samplePixels(Self.width * Self.height, seed: 3)
    let coverage = coverage(outer, inner) { table, window, lists, room in
      table.ringSpans(of: ring(outer, inner), in: window, of: lists, room: &room)
    }
    for color: UInt32 in [0xff20_4060, 0x8010_3050] {
      let found = painted(outer, inner) { table, window, lists, room, rows in
        table.paintRing(
          color, over: ring(outer, inner), in: window, of: lists, room: &room, onto: &rows)
      }
      let wanted = backdrop.indices.map {
        pixel(SourceOverTests.over(color, Int(coverage[$0]), backdrop[$0]))
      }
      #expect(found == wanted)
    }
  }

  /// Gradients of two pieces between constants: across, backwards, down, and at an angle.
  private static let courses = [
    LinearCourse(offset: -0.1, across: 0.011, down: 0.002),
    LinearCourse(offset: 1.1, across: -0.013, down: 0.001),
    LinearCourse(offset: -0.2, across: 0, down: 0.02),
    LinearCourse(offset: 0.2, across: 0.0001, down: 0.0103),
  ]

  @Test(
    "is painted with a gradient as its spans are, wherever blocks of columns end",
    arguments: SampleOutline.all, 0..<4)
  func gradients(outline: SampleOutline, number: Int) {
    let course = Self.courses[number]
    let pieces = LinearGradientTests.pieces(
      [SIMD4(255, 0, 30, 255), SIMD4(20, 250, 100, 255), SIMD4(0, 90, 200, 255)], on: course)
    for x in [0, 3, 1024 - 40, 1024 - 12, 1024 - 84, 2040] {
      let atOnce = painted(outline) { table, window, lists, room, rows in
        let gradient = LinearGradient(
          pieces: pieces.span, course: course, isOpaque: true, x: x, y: 5)
        table.paintLinear(
          gradient, over: sides(outline), in: window, of: lists, room: &room, onto: &rows)
      }
      let bySpans = painted(outline) { table, window, lists, room, rows in
        let gradient = LinearGradient(
          pieces: pieces.span, course: course, isOpaque: true, x: x, y: 5)
        let count = table.convexSpans(of: sides(outline), in: window, of: lists, room: &room)
        table.paintLinear(
          gradient, over: room.spans.span.extracting(first: count), coverage: room.coverage.span,
          onto: &rows)
      }
      #expect(atOnce == bySpans, "\(x)")
    }
  }
}
