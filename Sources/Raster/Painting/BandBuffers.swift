internal import Kernels
internal import Pixels

/// Room that painting a band needs, kept from band to band and frame to frame.
struct BandBuffers {
  /// Chords of a convex outline's sides, or shares of pixels.
  var chords: [Float] = []
  /// Which of them each row has.
  var chordRows: [Int32] = []
  /// Sums of paths: the band's rows.
  var pathSums: [Float] = []
  var touched: [UInt64] = []
  var spans: [CoverageSpan] = []
  var coverage: [UInt8] = []
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

  /// Makes room for bands of `rows` rows of `width` pixels.
  mutating func makeRoom(width: Int, rows: Int) {
    func grow<Element>(_ array: inout [Element], to count: Int, _ element: Element) {
      if array.count < count { array = [Element](repeating: element, count: count) }
    }
    sumStride = (width + 2 + 31) & ~15
    touchedStride = sumStride / 1024 + 1
    grow(&chords, to: max(convexNumbers(rows: rows), roundNumbers(rows: rows)), 0)
    grow(
      &chordRows,
      to: max(
        convexPlaces(rows: rows), roundPlaces(rows: rows),
        roundSpanPlaces(width: width, rows: rows)), 0)
    grow(&pathSums, to: sumStride * rows, 0)
    grow(&touched, to: touchedStride * rows, 0)
    grow(
      &spans, to: (sumStride / 16 + 4) * rows, CoverageSpan(y: 0, x: 0, count: 0, offset: 0))
    grow(&coverage, to: (sumStride + 24) * rows + 80, 0)
    grow(&source, to: width + 16, 0)
    grow(&moreSource, to: width + 16, 0)
    grow(&places, to: width + 16, 0)
  }

  /// Makes room for runs beyond those of one shape: glyph rows.
  mutating func makeRoomForSpans(_ count: Int) {
    if spans.count < count {
      spans += [CoverageSpan](
        repeating: CoverageSpan(y: 0, x: 0, count: 0, offset: 0), count: count)
    }
  }
}
