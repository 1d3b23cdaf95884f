internal import Kernels
internal import KernelsV3
internal import Pixels

// What shapes cover of pixels, and what their shadows do.

extension KernelSet {
  @inline(__always)
  func accumulate(
    _ segments: [Float], _ indices: [Int32], _ first: Int, _ end: Int, _ top: Int, _ bottom: Int,
    _ width: Int, _ sums: inout [Float], _ stride: Int, _ touched: inout [UInt64],
    _ touchedStride: Int
  ) {
    var sumsSpan = sums.mutableSpan
    var touchedSpan = touched.mutableSpan
    if isV3 {
      KernelsV3.accumulate(
        segments.span, indices: indices.span, from: first, to: end, top: top, bottom: bottom,
        width: width, sums: &sumsSpan, stride: stride, touched: &touchedSpan,
        touchedStride: touchedStride)
    } else {
      Kernels.accumulate(
        segments.span, indices: indices.span, from: first, to: end, top: top, bottom: bottom,
        width: width, sums: &sumsSpan, stride: stride, touched: &touchedSpan,
        touchedStride: touchedStride)
    }
  }

  @inline(__always)
  func resolveSpans(
    _ sums: inout [Float], _ stride: Int, _ touched: inout [UInt64], _ touchedStride: Int,
    _ rows: Int, _ width: Int, _ isEvenOdd: Bool, _ x: Int, _ y: Int, _ spans: inout [CoverageSpan],
    _ coverage: inout [UInt8]
  ) -> Int {
    var sumsSpan = sums.mutableSpan
    var touchedSpan = touched.mutableSpan
    var spansSpan = spans.mutableSpan
    var coverageSpan = coverage.mutableSpan
    guard isV3 else {
      return Kernels.resolveSpans(
        &sumsSpan, stride: stride, touched: &touchedSpan, touchedStride: touchedStride, rows: rows,
        width: width, isEvenOdd: isEvenOdd, x: x, y: y, spans: &spansSpan, coverage: &coverageSpan)
    }
    return KernelsV3.resolveSpans(
      &sumsSpan, stride: stride, touched: &touchedSpan, touchedStride: touchedStride, rows: rows,
      width: width, isEvenOdd: isEvenOdd, x: x, y: y, spans: &spansSpan, coverage: &coverageSpan)
  }

  @inline(__always)
  func convexSpans(
    _ pieces: [OutlinePiece], _ first: Int, _ leftCount: Int, _ rightCount: Int,
    _ arcs: [EllipseArc], _ top: Int, _ bottom: Int, _ width: Int, _ room: Int, _ x: Int, _ y: Int,
    _ numbers: inout [Float], _ places: inout [Int32], _ spans: inout [CoverageSpan],
    _ coverage: inout [UInt8]
  ) -> Int {
    var numbersSpan = numbers.mutableSpan
    var placesSpan = places.mutableSpan
    var spansSpan = spans.mutableSpan
    var coverageSpan = coverage.mutableSpan
    guard isV3 else {
      return Kernels.convexSpans(
        pieces.span, from: first, leftCount: leftCount, rightCount: rightCount, arcs: arcs.span,
        top: top, bottom: bottom, width: width, room: room, x: x, y: y, numbers: &numbersSpan,
        places: &placesSpan, spans: &spansSpan, coverage: &coverageSpan)
    }
    return KernelsV3.convexSpans(
      pieces.span, from: first, leftCount: leftCount, rightCount: rightCount, arcs: arcs.span,
      top: top, bottom: bottom, width: width, room: room, x: x, y: y, numbers: &numbersSpan,
      places: &placesSpan, spans: &spansSpan, coverage: &coverageSpan)
  }

  @inline(__always)
  func roundSpans(
    _ shape: RoundShape, _ column: Int, _ row: Int, _ columns: Range<Int>, _ rows: Range<Int>,
    _ room: Int, _ numbers: inout [Float], _ places: inout [Int32],
    _ spans: inout [CoverageSpan], _ coverage: inout [UInt8]
  ) -> Int {
    var numbersSpan = numbers.mutableSpan
    var placesSpan = places.mutableSpan
    var spansSpan = spans.mutableSpan
    var coverageSpan = coverage.mutableSpan
    guard isV3 else {
      return Kernels.roundSpans(
        shape, column: column, row: row, columns: columns, rows: rows, room: room,
        numbers: &numbersSpan, places: &placesSpan, spans: &spansSpan, coverage: &coverageSpan)
    }
    return KernelsV3.roundSpans(
      shape, column: column, row: row, columns: columns, rows: rows, room: room,
      numbers: &numbersSpan, places: &placesSpan, spans: &spansSpan, coverage: &coverageSpan)
  }

  @inline(__always)
  func ringSpans(
    _ pieces: [OutlinePiece], _ first: Int, _ leftCount: Int, _ rightCount: Int,
    _ innerFirst: Int, _ innerLeftCount: Int, _ innerRightCount: Int, _ arcs: [EllipseArc],
    _ top: Int, _ bottom: Int, _ width: Int, _ room: Int, _ x: Int, _ y: Int,
    _ numbers: inout [Float], _ places: inout [Int32], _ spans: inout [CoverageSpan],
    _ coverage: inout [UInt8]
  ) -> Int {
    var numbersSpan = numbers.mutableSpan
    var placesSpan = places.mutableSpan
    var spansSpan = spans.mutableSpan
    var coverageSpan = coverage.mutableSpan
    guard isV3 else {
      return Kernels.ringSpans(
        pieces.span, outer: (first, leftCount, rightCount),
        inner: (innerFirst, innerLeftCount, innerRightCount), arcs: arcs.span, top: top,
        bottom: bottom, width: width, room: room, x: x, y: y, numbers: &numbersSpan,
        places: &placesSpan, spans: &spansSpan, coverage: &coverageSpan)
    }
    return KernelsV3.ringSpans(
      pieces.span, outer: (first, leftCount, rightCount),
      inner: (innerFirst, innerLeftCount, innerRightCount), arcs: arcs.span, top: top,
      bottom: bottom, width: width, room: room, x: x, y: y, numbers: &numbersSpan,
      places: &placesSpan, spans: &spansSpan, coverage: &coverageSpan)
  }

  @inline(__always)
  func accumulateLines(
    _ lines: [Float], _ start: Int, _ groups: Int, _ x: Float, _ y: Float, _ width: Int,
    _ height: Int, _ sums: inout [Float]
  ) {
    var sumsSpan = sums.mutableSpan
    if isV3 {
      KernelsV3.accumulateLines(
        lines.span, from: start, groups: groups, x: x, y: y, width: width, height: height,
        sums: &sumsSpan)
    } else {
      Kernels.accumulateLines(
        lines.span, from: start, groups: groups, x: x, y: y, width: width, height: height,
        sums: &sumsSpan)
    }
  }

  @inline(__always)
  func orientLines(_ chain: [SIMD4<Float>], _ lines: inout [Float], _ start: Int) {
    var linesSpan = lines.mutableSpan
    if isV3 {
      KernelsV3.orientLines(chain.span, into: &linesSpan, from: start)
    } else {
      Kernels.orientLines(chain.span, into: &linesSpan, from: start)
    }
  }

  @inline(__always)
  func resolveColumns(
    _ sums: inout [Float], _ width: Int, _ height: Int, _ coverage: inout [UInt8], _ offset: Int
  ) {
    var sumsSpan = sums.mutableSpan
    var coverageSpan = coverage.mutableSpan
    if isV3 {
      KernelsV3.resolveColumns(
        &sumsSpan, width: width, height: height, coverage: &coverageSpan, at: offset)
    } else {
      Kernels.resolveColumns(
        &sumsSpan, width: width, height: height, coverage: &coverageSpan, at: offset)
    }
  }

  @inline(__always)
  func shadowSpans(
    _ layout: ShadowLayout, _ across: [Float], _ down: [Float], _ weights: [Float],
    _ left: [Float], _ right: [Float], _ area: (Int, Int, Int, Int), _ x: Int, _ y: Int,
    _ spans: inout [CoverageSpan], _ coverage: inout [UInt8]
  ) -> Int {
    var spansSpan = spans.mutableSpan
    var coverageSpan = coverage.mutableSpan
    guard isV3 else {
      return Kernels.shadowSpans(
        layout, across: across.span, down: down.span, weights: weights.span, left: left.span,
        right: right.span, area: area, x: x, y: y, spans: &spansSpan, coverage: &coverageSpan)
    }
    return KernelsV3.shadowSpans(
      layout, across: across.span, down: down.span, weights: weights.span, left: left.span,
      right: right.span, area: area, x: x, y: y, spans: &spansSpan, coverage: &coverageSpan)
  }

  @inline(__always)
  func normalIntegrals(
    _ start: Float, _ step: Float, _ count: Int, _ values: inout [Float], _ offset: Int
  ) {
    var valuesSpan = values.mutableSpan
    if isV3 {
      KernelsV3.normalIntegrals(
        from: start, step: step, count: count, into: &valuesSpan, at: offset)
    } else {
      Kernels.normalIntegrals(
        from: start, step: step, count: count, into: &valuesSpan, at: offset)
    }
  }

  @inline(__always)
  func addNormalDensities(
    _ start: Float, _ step: Float, _ count: Int, _ factor: Float, _ values: inout [Float],
    _ offset: Int
  ) {
    var valuesSpan = values.mutableSpan
    if isV3 {
      KernelsV3.addNormalDensities(
        from: start, step: step, count: count, factor: factor, to: &valuesSpan, at: offset)
    } else {
      Kernels.addNormalDensities(
        from: start, step: step, count: count, factor: factor, to: &valuesSpan, at: offset)
    }
  }

  @inline(__always)
  func scaleCoverage(_ coverage: inout [UInt8], _ count: Int, _ factor: UInt32) {
    var coverageSpan = coverage.mutableSpan
    if isV3 {
      KernelsV3.scale(&coverageSpan, count: count, by: factor)
    } else {
      Kernels.scale(&coverageSpan, count: count, by: factor)
    }
  }
}
