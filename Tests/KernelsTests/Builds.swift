import KernelInterface
import Kernels
import KernelsV3
import Testing

/// The tables of both builds.
let builds: [any KernelTable.Type] = [Kernels.Table.self, KernelsV3.Table.self]

/// What both builds answer, which must be the same.
func agreed<Answer: Equatable>(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: (any KernelTable.Type) -> Answer
) -> Answer {
  let (baseline, v3) = (body(Kernels.Table.self), body(KernelsV3.Table.self))
  #expect(baseline == v3, "the builds differ", sourceLocation: sourceLocation)
  return baseline
}

/// Both builds' changes to a copy of pixels, or of any other values, which must be the same.
func changed<Value: Equatable>(
  _ values: [Value], sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (any KernelTable.Type, inout MutableSpan<Value>) -> Void
) -> [Value] {
  agreed(sourceLocation: sourceLocation) { table in
    var result = values
    var span = result.mutableSpan
    body(table, &span)
    return result
  }
}

/// Both builds' painting on rows of pixels, which must be the same.
func painted(
  _ pixels: [UInt32], stride: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (any KernelTable.Type, inout PixelRows) -> Void
) -> [UInt32] {
  agreed(sourceLocation: sourceLocation) { table in
    var result = pixels
    var rows = PixelRows(result.mutableSpan, stride: stride)
    body(table, &rows)
    return result
  }
}

/// Memory in which a kernel finds coverage, filled with what no kernel may take for an answer.
struct Memory {
  private var numbers: [Float]
  private var places: [Int32]
  private var spans: [CoverageSpan]
  private(set) var bytes: [UInt8]

  init(_ size: RoomSize) {
    numbers = [Float](repeating: .nan, count: size.numbers)
    places = [Int32](repeating: -1, count: size.places)
    spans = [CoverageSpan](
      repeating: CoverageSpan(y: -9, x: -9, count: 99, offset: 99_999), count: size.spans)
    bytes = [UInt8](repeating: 7, count: size.coverage)
  }

  /// Lends the memory.
  mutating func lend<Answer>(_ body: (inout CoverageRoom) -> Answer) -> Answer {
    Self.lend(&numbers, &places, &spans, &bytes, body)
  }

  /// The coverage that a kernel writes for rows of pixels, one byte for each.
  mutating func coverage(
    stride: Int, rows: Int, _ body: (inout CoverageRoom) -> Int
  ) -> [UInt8] {
    let count = lend(body)
    var result = [UInt8](repeating: 0, count: stride * rows)
    for span in spans[..<count] {
      for index in 0..<Int(span.count) {
        result[Int(span.y) * stride + Int(span.x) + index] =
          span.hasBytes ? bytes[Int(span.offset) + index] : UInt8(-span.offset)
      }
    }
    return result
  }

  private static func lend<Answer>(
    _ numbers: inout [Float], _ places: inout [Int32], _ spans: inout [CoverageSpan],
    _ bytes: inout [UInt8], _ body: (inout CoverageRoom) -> Answer
  ) -> Answer {
    var room = CoverageRoom(
      numbers: numbers.mutableSpan, places: places.mutableSpan, spans: spans.mutableSpan,
      coverage: bytes.mutableSpan)
    return body(&room)
  }
}

/// A share of 255 of a byte, to nearest, in integers.
func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

/// The four components of a pixel.
func components(_ word: UInt32) -> [Int] { (0..<4).map { Int(word >> (8 * UInt32($0))) & 255 } }

/// The pixel of four components.
func pixel(_ components: [Int]) -> UInt32 {
  components.reversed().reduce(0) { $0 << 8 | UInt32($1) }
}

/// Premultiplied pixels that cover the corners and much between.
func samplePixels(_ count: Int, seed: UInt64) -> [UInt32] {
  var state = seed
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let alpha =
      Int(state >> 33) % 4 == 0 ? [0, 255, 128, 1][Int(state >> 40) % 4] : Int(state >> 50) & 255
    let parts = (0..<3).map { alpha * Int((state >> UInt64(8 * $0)) & 255) / 255 }
    return UInt32(parts[0] | parts[1] << 8 | parts[2] << 16 | alpha << 24)
  }
}

/// Numbers without order, −1...1.
func sampleNumbers(_ count: Int, seed: UInt64) -> [Float] {
  var state = seed
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(Int32(truncatingIfNeeded: state >> 32)) / 2_147_483_648
  }
}

/// The greatest distance of numbers from those that are expected of them.
func distance(_ found: some Sequence<Double>, _ wanted: some Sequence<Double>) -> Double {
  zip(found, wanted).reduce(0) { max($0, abs($1.0 - $1.1)) }
}

/// The components of pixels, one after the other.
func levels(_ pixels: some Sequence<UInt32>) -> [Double] {
  pixels.flatMap { components($0).map { Double($0) } }
}

/// The area of closed polygons within each pixel, from 64 lines a pixel row.
func areas(
  of polygons: [[SIMD2<Double>]], width: Int, height: Int, isEvenOdd: Bool = false
) -> [Double] {
  var result = [Double](repeating: 0, count: width * height)
  for line in 0..<64 * height {
    let y = (Double(line) + 0.5) / 64
    var crossings: [(x: Double, way: Int)] = []
    for corners in polygons {
      for (index, a) in corners.enumerated() {
        let b = corners[(index + 1) % corners.count]
        guard (a.y <= y) != (b.y <= y) else { continue }
        crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y <= y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var turns = 0
    for (from, to) in zip(crossings, crossings.dropFirst()) {
      turns += from.way
      guard isEvenOdd ? turns % 2 != 0 : turns != 0 else { continue }
      addLine(from.x, to.x, to: &result, from: line / 64 * width, width: width)
    }
  }
  return result
}

/// Adds a 64th of what a line covers of a row's pixels.
func addLine(
  _ x0: Double, _ x1: Double, to areas: inout [Double], from start: Int, width: Int
) {
  let (low, high) = (max(x0, 0), min(x1, Double(width)))
  guard low < high else { return }
  for x in Int(low)..<min(Int(high) + 1, width) {
    areas[start + x] += max(min(high, Double(x + 1)) - max(low, Double(x)), 0) / 64
  }
}
