import KernelInterface
import Testing

@Suite("Round shapes' spans") struct RoundSpansTests {
  @Test("have the coverage that painting them has", arguments: RoundPaintTests.shapes)
  func painting(shape: RoundShape) {
    let (stride, height) = (RoundPaintTests.stride, RoundPaintTests.height)
    for (columns, rows) in [(0..<stride, 0..<height), (17..<52, 9..<40), (30..<31, 0..<height)] {
      let area = RoundArea(
        column: Int(shape.column), row: Int(shape.row), columns: columns, rows: rows)
      let found = agreed { table in
        var memory = Memory(table.roundRoom(width: stride, rows: rows.count))
        return memory.coverage(stride: stride, rows: height) {
          table.roundSpans(of: shape, in: area, limit: stride, room: &$0)
        }
      }
      let nothing = [UInt32](repeating: 0, count: stride * height)
      let pixels = painted(nothing, stride: stride) { table, target in
        var memory = Memory(table.roundRoom(width: stride, rows: rows.count))
        memory.lend {
          table.paintRound(0xff00_0000, over: shape, in: area, room: &$0, onto: &target)
        }
      }
      #expect(found == pixels.map { UInt8($0 >> 24) })
    }
  }
}
