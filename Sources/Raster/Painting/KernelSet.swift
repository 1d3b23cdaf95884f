internal import CProcessor
internal import Kernels
internal import KernelsV3
internal import Pixels

/// The kernels of one instruction set.
///
/// Each method calls the kernel of its name, whose documentation has the parameters; the choice is made
/// once a call, never within one.
struct KernelSet: Sendable {
  private let isV3: Bool

  /// Whether this processor runs the kernels of x86-64-v3.
  static let hasV3 = rostrum_processor_has_v3() != 0

  /// Kernels for any processor of this kind.
  static let baseline = KernelSet(isV3: false)

  /// The same kernels built for x86-64-v3.
  static let v3 = KernelSet(isV3: true)
}

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
  func blend(
    _ function: Int32, _ source: [UInt32], _ first: Int, _ coverage: [UInt8], _ offset: Int,
    _ constant: UInt32, _ start: Int, _ count: Int, _ pixels: inout [UInt32]
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.blend(
        function, source.span, from: first, coverage: coverage.span, from: offset,
        opacity: constant, at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.blend(
        function, source.span, from: first, coverage: coverage.span, from: offset,
        opacity: constant, at: start, count: count, onto: &pixelsSpan)
    }
  }

  @inline(__always)
  func averageBoxes(
    _ source: [UInt32], _ start: Int, _ stride: Int, _ width: Int, _ rows: Int, _ box: Int,
    _ lead: Int, _ sums: inout [UInt32], _ row: inout [Float], _ offset: Int, _ plane: Int
  ) {
    var sumsSpan = sums.mutableSpan
    var rowSpan = row.mutableSpan
    if isV3 {
      KernelsV3.averageBoxes(
        source.span, from: start, stride: stride, width: width, rows: rows, box: box, lead: lead,
        sums: &sumsSpan, into: &rowSpan, at: offset, plane: plane)
    } else {
      Kernels.averageBoxes(
        source.span, from: start, stride: stride, width: width, rows: rows, box: box, lead: lead,
        sums: &sumsSpan, into: &rowSpan, at: offset, plane: plane)
    }
  }

  @inline(__always)
  func addWeighted(
    _ source: [Float], _ first: Int, _ step: Int, _ weights: [Float], _ target: inout [Float],
    _ start: Int, _ count: Int
  ) {
    var targetSpan = target.mutableSpan
    if isV3 {
      KernelsV3.addWeighted(
        source.span, from: first, step: step, weights: weights.span, into: &targetSpan, at: start,
        count: count)
    } else {
      Kernels.addWeighted(
        source.span, from: first, step: step, weights: weights.span, into: &targetSpan, at: start,
        count: count)
    }
  }

  @inline(__always)
  func expandRow(
    _ samples: [Float], _ first: Int, _ count: Int, _ box: Int, _ row: inout [Float], _ start: Int
  ) {
    var rowSpan = row.mutableSpan
    if isV3 {
      KernelsV3.expandRow(
        samples.span, from: first, count: count, box: box, into: &rowSpan, at: start)
    } else {
      Kernels.expandRow(
        samples.span, from: first, count: count, box: box, into: &rowSpan, at: start)
    }
  }

  @inline(__always)
  func mixRows(
    _ rows: [Float], _ upper: Int, _ lower: Int, _ plane: Int, _ share: Float,
    _ pixels: inout [UInt32], _ count: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.mixRows(
        rows.span, upper: upper, lower: lower, plane: plane, share: share, into: &pixelsSpan,
        count: count)
    } else {
      Kernels.mixRows(
        rows.span, upper: upper, lower: lower, plane: plane, share: share, into: &pixelsSpan,
        count: count)
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
  func radialCourse(
    _ u: Float, _ v: Float, _ du: Float, _ dv: Float, _ scale: Float, _ offset: Float,
    _ first: Int, _ count: Int, _ t: inout [Float]
  ) {
    var tSpan = t.mutableSpan
    if isV3 {
      KernelsV3.radialCourse(
        u: u, v: v, du: du, dv: dv, scale: scale, offset: offset, first: first, count: count,
        into: &tSpan)
    } else {
      Kernels.radialCourse(
        u: u, v: v, du: du, dv: dv, scale: scale, offset: offset, first: first, count: count,
        into: &tSpan)
    }
  }

  @inline(__always)
  func angularCourse(
    _ u: Float, _ v: Float, _ du: Float, _ dv: Float, _ scale: Float, _ first: Int, _ count: Int,
    _ t: inout [Float]
  ) {
    var tSpan = t.mutableSpan
    if isV3 {
      KernelsV3.angularCourse(
        u: u, v: v, du: du, dv: dv, scale: scale, first: first, count: count, into: &tSpan)
    } else {
      Kernels.angularCourse(
        u: u, v: v, du: du, dv: dv, scale: scale, first: first, count: count, into: &tSpan)
    }
  }

  @inline(__always)
  func shade(
    _ t: [Float], _ count: Int, _ ramp: [Float], _ pieces: Int, _ pixels: inout [UInt32],
    _ start: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.shade(
        t.span, count: count, ramp: ramp.span, pieces: pieces, into: &pixelsSpan, at: start)
    } else {
      Kernels.shade(
        t.span, count: count, ramp: ramp.span, pieces: pieces, into: &pixelsSpan, at: start)
    }
  }

  @inline(__always)
  func sampleNearest(
    _ source: [UInt32], _ stride: Int, _ width: Int, _ height: Int, _ u: Int, _ v: Int, _ du: Int,
    _ dv: Int, _ repeats: Bool, _ pixels: inout [UInt32], _ count: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.sampleNearest(
        source.span, stride: stride, width: width, height: height, u: u, v: v, du: du, dv: dv,
        repeats: repeats, into: &pixelsSpan, count: count)
    } else {
      Kernels.sampleNearest(
        source.span, stride: stride, width: width, height: height, u: u, v: v, du: du, dv: dv,
        repeats: repeats, into: &pixelsSpan, count: count)
    }
  }

  @inline(__always)
  func sampleBilinear(
    _ source: [UInt32], _ stride: Int, _ width: Int, _ height: Int, _ u: Int, _ v: Int, _ du: Int,
    _ dv: Int, _ repeats: Bool, _ pixels: inout [UInt32], _ count: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.sampleBilinear(
        source.span, stride: stride, width: width, height: height, u: u, v: v, du: du, dv: dv,
        repeats: repeats, into: &pixelsSpan, count: count)
    } else {
      Kernels.sampleBilinear(
        source.span, stride: stride, width: width, height: height, u: u, v: v, du: du, dv: dv,
        repeats: repeats, into: &pixelsSpan, count: count)
    }
  }

  @inline(__always)
  func crossfade(_ other: [UInt32], _ share: UInt32, _ pixels: inout [UInt32], _ count: Int) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.crossfade(other.span, share: share, into: &pixelsSpan, count: count)
    } else {
      Kernels.crossfade(other.span, share: share, into: &pixelsSpan, count: count)
    }
  }

  @inline(__always)
  func halve(
    _ source: [UInt32], _ upper: Int, _ lower: Int, _ width: Int, _ pixels: inout [UInt32],
    _ start: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.halve(
        source.span, upper: upper, lower: lower, width: width, into: &pixelsSpan, at: start)
    } else {
      Kernels.halve(
        source.span, upper: upper, lower: lower, width: width, into: &pixelsSpan, at: start)
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
  func scaleCoverage(_ coverage: inout [UInt8], _ count: Int, _ factor: UInt32) {
    var coverageSpan = coverage.mutableSpan
    if isV3 {
      KernelsV3.scale(&coverageSpan, count: count, by: factor)
    } else {
      Kernels.scale(&coverageSpan, count: count, by: factor)
    }
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
  func fill(_ color: UInt32, _ start: Int, _ count: Int, _ pixels: inout [UInt32]) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.fill(color, from: start, count: count, in: &pixelsSpan)
    } else {
      Kernels.fill(color, from: start, count: count, in: &pixelsSpan)
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
    _ pieces: [LinearPiece], _ course: LinearCourse, _ opacity: UInt32, _ isOpaque: Bool,
    _ spans: [CoverageSpan], _ count: Int, _ coverage: [UInt8], _ x: Int, _ y: Int,
    _ pixels: inout [UInt32], _ stride: Int
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintLinear(
        pieces.span, course: course, opacity: opacity, isOpaque: isOpaque, spans: spans.span,
        count: count, coverage: coverage.span, x: x, y: y, onto: &pixelsSpan, stride: stride)
    } else {
      Kernels.paintLinear(
        pieces.span, course: course, opacity: opacity, isOpaque: isOpaque, spans: spans.span,
        count: count, coverage: coverage.span, x: x, y: y, onto: &pixelsSpan, stride: stride)
    }
  }

  @inline(__always)
  func paintSource(
    _ source: [UInt32], _ first: Int, _ opacity: UInt32, _ start: Int, _ count: Int,
    _ pixels: inout [UInt32]
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintSource(
        source.span, from: first, opacity: opacity, at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.paintSource(
        source.span, from: first, opacity: opacity, at: start, count: count, onto: &pixelsSpan)
    }
  }

  @inline(__always)
  func paintMaskedSource(
    _ source: [UInt32], _ first: Int, _ coverage: [UInt8], _ offset: Int, _ opacity: UInt32,
    _ start: Int, _ count: Int, _ pixels: inout [UInt32]
  ) {
    var pixelsSpan = pixels.mutableSpan
    if isV3 {
      KernelsV3.paintMaskedSource(
        source.span, from: first, coverage: coverage.span, from: offset, opacity: opacity,
        at: start, count: count, onto: &pixelsSpan)
    } else {
      Kernels.paintMaskedSource(
        source.span, from: first, coverage: coverage.span, from: offset, opacity: opacity,
        at: start, count: count, onto: &pixelsSpan)
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
}
