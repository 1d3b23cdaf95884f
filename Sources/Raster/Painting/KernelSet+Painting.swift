internal import Kernels
internal import KernelsV3
internal import Pixels

// Colours onto pixels.

extension KernelSet {
  @inline(__always)
  func fill(_ color: UInt32, _ start: Int, _ count: Int, _ pixels: inout [UInt32]) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.fill(color, from: start, count: count, in: &pixelsSpan)
    } else {
      Kernels.fill(color, from: start, count: count, in: &pixelsSpan)
    }
  }

  @inline(__always)
  func copy(_ source: [UInt32], _ first: Int, _ start: Int, _ count: Int, _ pixels: inout [UInt32])
  {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.copy(source.span, from: first, at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.copy(source.span, from: first, at: start, count: count, onto: &pixelsSpan)
    }
  }

  @inline(__always)
  func paintSolid(
    _ color: UInt32, _ spans: [CoverageSpan], _ count: Int, _ coverage: [UInt8],
    _ pixels: inout [UInt32], _ stride: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintSolid(
        color, spans: spans.span, count: count, coverage: coverage.span, onto: &pixelsSpan,
        stride: stride)
    } else {
      Kernels.paintSolid(
        color, spans: spans.span, count: count, coverage: coverage.span, onto: &pixelsSpan,
        stride: stride)
    }
  }

  @inline(__always)
  func paintRing(
    _ color: UInt32, _ pieces: [OutlinePiece], _ outer: DeviceOutline, _ inner: DeviceOutline,
    _ arcs: [EllipseArc], _ rows: Range<Int>, _ room: Int, _ x: Int, _ y: Int,
    _ numbers: inout [Float], _ places: inout [Int32], _ spans: inout [CoverageSpan],
    _ coverage: inout [UInt8], _ pixels: inout [UInt32], _ stride: Int
  ) {
    var numbersSpan = numbers.mutableSpan
    var placesSpan = places.mutableSpan
    var spansSpan = spans.mutableSpan
    var coverageSpan = coverage.mutableSpan
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintRing(
        color, pieces.span, outer: (outer.firstPiece, outer.leftCount, outer.rightCount),
        inner: (inner.firstPiece, inner.leftCount, inner.rightCount), arcs: arcs.span,
        top: rows.lowerBound, bottom: rows.upperBound, width: outer.window.width, room: room, x: x,
        y: y, numbers: &numbersSpan, places: &placesSpan, spans: &spansSpan,
        coverage: &coverageSpan, onto: &pixelsSpan, stride: stride)
    } else {
      Kernels.paintRing(
        color, pieces.span, outer: (outer.firstPiece, outer.leftCount, outer.rightCount),
        inner: (inner.firstPiece, inner.leftCount, inner.rightCount), arcs: arcs.span,
        top: rows.lowerBound, bottom: rows.upperBound, width: outer.window.width, room: room, x: x,
        y: y, numbers: &numbersSpan, places: &placesSpan, spans: &spansSpan,
        coverage: &coverageSpan, onto: &pixelsSpan, stride: stride)
    }
  }

  @inline(__always)
  func paintRound(
    _ shape: RoundShape, _ color: UInt32, _ column: Int, _ row: Int, _ columns: Range<Int>,
    _ rows: Range<Int>, _ numbers: inout [Float], _ places: inout [Int32],
    _ pixels: inout [UInt32], _ stride: Int
  ) {
    var numbersSpan = numbers.mutableSpan
    var placesSpan = places.mutableSpan
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintRound(
        shape, color, column: column, row: row, columns: columns, rows: rows, numbers: &numbersSpan,
        places: &placesSpan, onto: &pixelsSpan, stride: stride)
    } else {
      Kernels.paintRound(
        shape, color, column: column, row: row, columns: columns, rows: rows, numbers: &numbersSpan,
        places: &placesSpan, onto: &pixelsSpan, stride: stride)
    }
  }

  @inline(__always)
  func paintMasks(
    _ color: UInt32, _ masks: [MaskPlace], _ count: Int, _ coverage: [UInt8],
    _ pixels: inout [UInt32], _ stride: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintMasks(
        color, masks: masks.span, count: count, coverage: coverage.span, onto: &pixelsSpan,
        stride: stride)
    } else {
      Kernels.paintMasks(
        color, masks: masks.span, count: count, coverage: coverage.span, onto: &pixelsSpan,
        stride: stride)
    }
  }

  @inline(__always)
  func paintLinear(
    _ pieces: [LinearPiece], _ course: LinearCourse, _ isOpaque: Bool,
    _ spans: [CoverageSpan], _ count: Int, _ coverage: [UInt8], _ x: Int, _ y: Int,
    _ pixels: inout [UInt32], _ stride: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintLinear(
        pieces.span, course: course, isOpaque: isOpaque, spans: spans.span,
        count: count, coverage: coverage.span, x: x, y: y, onto: &pixelsSpan, stride: stride)
    } else {
      Kernels.paintLinear(
        pieces.span, course: course, isOpaque: isOpaque, spans: spans.span,
        count: count, coverage: coverage.span, x: x, y: y, onto: &pixelsSpan, stride: stride)
    }
  }

  @inline(__always)
  func paintSource(
    _ source: [UInt32], _ first: Int, _ coverage: UInt32, _ opacity: Opacity,
    _ rounding: UInt32, _ start: Int, _ count: Int, _ pixels: inout [UInt32]
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintSource(
        source.span, from: first, coverage: coverage, opacity: opacity, rounding: rounding,
        at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.paintSource(
        source.span, from: first, coverage: coverage, opacity: opacity, rounding: rounding,
        at: start, count: count, onto: &pixelsSpan)
    }
  }

  @inline(__always)
  func paintMaskedSource(
    _ source: [UInt32], _ first: Int, _ coverage: [UInt8], _ offset: Int, _ opacity: Opacity,
    _ rounding: UInt32, _ start: Int, _ count: Int, _ pixels: inout [UInt32]
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintMaskedSource(
        source.span, from: first, coverage: coverage.span, from: offset, opacity: opacity,
        rounding: rounding, at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.paintMaskedSource(
        source.span, from: first, coverage: coverage.span, from: offset, opacity: opacity,
        rounding: rounding, at: start, count: count, onto: &pixelsSpan)
    }
  }

  @inline(__always)
  func blend(
    _ function: Int32, _ source: [UInt32], _ first: Int, _ coverage: [UInt8], _ offset: Int,
    _ constant: UInt32, _ opacity: Opacity, _ start: Int, _ count: Int, _ pixels: inout [UInt32]
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.blend(
        function, source.span, from: first, coverage: coverage.span, from: offset,
        constant: constant, opacity: opacity, at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.blend(
        function, source.span, from: first, coverage: coverage.span, from: offset,
        constant: constant, opacity: opacity, at: start, count: count, onto: &pixelsSpan)
    }
  }

  @inline(__always)
  func multiplyByAlpha(
    _ mask: [UInt32], _ first: Int, _ start: Int, _ count: Int, _ pixels: inout [UInt32]
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.multiplyByAlpha(
        of: mask.span, from: first, at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.multiplyByAlpha(
        of: mask.span, from: first, at: start, count: count, onto: &pixelsSpan)
    }
  }

  @inline(__always)
  func tint(_ color: UInt32, _ start: Int, _ count: Int, _ pixels: inout [UInt32]) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.tint(color, from: start, count: count, in: &pixelsSpan)
    } else {
      Kernels.tint(color, from: start, count: count, in: &pixelsSpan)
    }
  }

  @inline(__always)
  func applyColorMatrix(_ matrix: [Float], _ start: Int, _ count: Int, _ pixels: inout [UInt32]) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.applyColorMatrix(matrix.span, from: start, count: count, in: &pixelsSpan)
    } else {
      Kernels.applyColorMatrix(matrix.span, from: start, count: count, in: &pixelsSpan)
    }
  }
}
