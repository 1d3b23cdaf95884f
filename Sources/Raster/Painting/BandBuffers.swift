internal import KernelInterface

/// Room that painting a band needs, kept from band to band and frame to frame.
struct BandBuffers {
  /// Where coverage is found.
  var coverage = CoverageBuffers()
  /// Sums of paths: the band's rows.
  var pathSums: [Float] = []
  var touched: [UInt64] = []
  /// Masks of glyphs.
  var masks: [MaskPlace] = []
  /// Colours of one run, from a shader.
  var source: [UInt32] = []
  /// Colours of the same run from a second level of a picture.
  var moreSource: [UInt32] = []
  /// Rows of a blurred picture.
  var blurredRows = BlurredPicture.Rows()
  /// Places on a gradient's course.
  var places: [Float] = []
  /// Rows of the target and of the layers on it, outermost first.
  var layers: [[UInt32]] = [[]]

  /// Numbers of ``pathSums`` a row.
  private(set) var sumStride = 0
  /// Words of ``touched`` a row.
  private(set) var touchedStride = 0

  /// Makes room for bands.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - rows: Rows of a band.
  ///   - kernels: The kernels that paint them.
  mutating func makeRoom(width: Int, rows: Int, kernels: KernelSet) {
    sumStride = (width + 2 + 31) & ~15
    touchedStride = sumStride / 1024 + 1
    coverage.makeRoom(kernels.outlineRoom(width: width, rows: rows))
    coverage.makeRoom(kernels.roundRoom(width: width, rows: rows))
    // Paths have a span for every 16 sums, shadows up to 32 bytes a row more than columns.
    coverage.makeRoom(
      RoomSize(
        numbers: 0, places: 0, spans: (sumStride / 16 + 4) * rows,
        coverage: (sumStride + 24) * rows + 80))
    grow(&pathSums, to: sumStride * rows, 0)
    grow(&touched, to: touchedStride * rows, 0)
    grow(&source, to: width + 16, 0)
    grow(&moreSource, to: width + 16, 0)
    grow(&places, to: width + 16, 0)
  }
}

/// Memory in which coverage is found.
struct CoverageBuffers {
  /// Numbers about a shape's sides.
  private var numbers: [Float] = []
  /// Places in a row, and of those numbers.
  private var places: [Int32] = []
  /// Coverage spans.
  var spans: [CoverageSpan] = []
  /// The bytes to which the spans refer.
  var bytes: [UInt8] = []

  /// Makes room for more, if there is not enough.
  mutating func makeRoom(_ size: RoomSize) {
    grow(&numbers, to: size.numbers, 0)
    grow(&places, to: size.places, 0)
    grow(&spans, to: size.spans, CoverageSpan(y: 0, x: 0, count: 0, offset: 0))
    grow(&bytes, to: size.coverage, 0)
  }

  /// Lends the room to a kernel.
  @inline(__always)
  mutating func lend<Result>(_ body: (inout CoverageRoom) -> Result) -> Result {
    Self.lend(&numbers, &places, &spans, &bytes, body)
  }

  /// Lends the room to a kernel, and rows to paint on.
  @inline(__always)
  mutating func lend(
    onto words: inout [UInt32], stride: Int,
    _ body: (inout CoverageRoom, inout PixelRows) -> Void
  ) {
    var rows = PixelRows(words.mutableSpan, stride: stride)
    Self.lend(&numbers, &places, &spans, &bytes) { body(&$0, &rows) }
  }

  @inline(__always)
  private static func lend<Result>(
    _ numbers: inout [Float], _ places: inout [Int32], _ spans: inout [CoverageSpan],
    _ bytes: inout [UInt8], _ body: (inout CoverageRoom) -> Result
  ) -> Result {
    var room = CoverageRoom(
      numbers: numbers.mutableSpan, places: places.mutableSpan, spans: spans.mutableSpan,
      coverage: bytes.mutableSpan)
    return body(&room)
  }
}

private func grow<Element>(_ array: inout [Element], to count: Int, _ element: Element) {
  if array.count < count { array = [Element](repeating: element, count: count) }
}
