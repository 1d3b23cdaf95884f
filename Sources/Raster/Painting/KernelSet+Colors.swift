internal import Kernels
internal import KernelsV3

// Rows of colours: gradients, pictures, and pictures that are blurred.

extension KernelSet {
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
}
