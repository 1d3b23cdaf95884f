internal import Pixels

// What a record's shape covers of an area, as runs in the buffers relative to the current target.

extension BandPainter {
  /// Writes the runs of `area` that `content` covers, and returns their number.
  mutating func cover(_ area: IntRect, by content: Record.Content, of frame: PreparedFrame) -> Int {
    switch content {
    case .rect(let number): coverRect(frame.rects[number], area)
    case .round(let number): coverRound(frame.rounds[number], area)
    case .outline(let number): coverOutline(frame.outlines[number], of: frame, area)
    case .ring(let outer, let inner):
      coverRing(frame.outlines[outer], frame.outlines[inner], of: frame, area)
    case .path(let number): coverPath(frame.paths[number], of: frame, area)
    case .shadow(let number): coverShadow(frame.shadows[number], area)
    case .glyphs, .beginLayer, .beginMask, .endLayer: 0
    }
  }

  /// A share of 0...1 as minus a byte: the offset of a run with one coverage.
  private static func constant(_ share: Double) -> Int32 { -Int32((share * 255).rounded()) }

  private mutating func coverRect(_ rect: DeviceRect, _ area: IntRect) -> Int {
    let (x, y) = (target.rect.x0, target.rect.y0)
    let (x0, x1) = (max(rect.x0, Double(area.x0)), min(rect.x1, Double(area.x1)))
    guard x0 < x1 else { return 0 }
    // The columns wholly inside, and the shares of those at their sides.
    let first = Int(x0.rounded(.down))
    let last = Int(x1.rounded(.up)) - 1
    let isNarrow = first == last
    let leftShare = isNarrow ? x1 - x0 : Double(first + 1) - x0
    let rightShare = x1 - Double(last)
    let wholeFirst = leftShare < 1 ? first + 1 : first
    let wholeEnd = isNarrow ? wholeFirst : (rightShare < 1 ? last : last + 1)
    var count = 0
    func add(_ row: Int, _ column: Int, _ columns: Int, _ share: Double) {
      let offset = Self.constant(share)
      guard offset < 0, columns > 0 else { return }
      buffers.spans[count] = CoverageSpan(
        y: Int32(row - y), x: Int32(column - x), count: Int32(columns), offset: offset)
      count += 1
    }
    for row in area.y0..<area.y1 {
      let share = min(rect.y1, Double(row + 1)) - max(rect.y0, Double(row))
      guard share > 0 else { continue }
      if isNarrow {
        add(row, first, 1, share * leftShare)
        continue
      }
      if leftShare < 1 { add(row, first, 1, share * leftShare) }
      add(row, wholeFirst, wholeEnd - wholeFirst, share)
      if rightShare < 1 { add(row, last, 1, share * rightShare) }
    }
    return count
  }

  private mutating func coverRound(_ shape: RoundShape, _ area: IntRect) -> Int {
    let (x, y) = (target.rect.x0, target.rect.y0)
    return kernels.roundSpans(
      shape, Int(shape.column) - x, Int(shape.row) - y, area.x0 - x..<area.x1 - x,
      area.y0 - y..<area.y1 - y, target.stride, &buffers.chords, &buffers.chordRows,
      &buffers.spans, &buffers.coverage)
  }

  private mutating func coverOutline(
    _ outline: DeviceOutline, of frame: PreparedFrame, _ area: IntRect
  ) -> Int {
    let window = outline.window
    let (rect, stride) = (target.rect, target.stride)
    let count = kernels.convexSpans(
      frame.pieces, outline.firstPiece, outline.leftCount, outline.rightCount,
      frame.arcs, area.y0 - window.y0, area.y1 - window.y0, window.width,
      rect.x0 + stride - window.x0, window.x0 - rect.x0, window.y0 - rect.y0, &buffers.chords,
      &buffers.chordRows,
      &buffers.spans, &buffers.coverage)
    if window.x0 < area.x0 || window.x1 > area.x1 { clip(count, to: area) }
    return count
  }

  private mutating func coverRing(
    _ outer: DeviceOutline, _ inner: DeviceOutline, of frame: PreparedFrame, _ area: IntRect
  ) -> Int {
    let window = outer.window
    let (rect, stride) = (target.rect, target.stride)
    let count = kernels.ringSpans(
      frame.pieces, outer.firstPiece, outer.leftCount, outer.rightCount, inner.firstPiece,
      inner.leftCount, inner.rightCount, frame.arcs, area.y0 - window.y0, area.y1 - window.y0,
      window.width, rect.x0 + stride - window.x0, window.x0 - rect.x0, window.y0 - rect.y0,
      &buffers.chords, &buffers.chordRows, &buffers.spans, &buffers.coverage)
    if window.x0 < area.x0 || window.x1 > area.x1 { clip(count, to: area) }
    return count
  }

  private mutating func coverPath(
    _ path: DevicePath, of frame: PreparedFrame, _ area: IntRect
  ) -> Int {
    let window = path.window
    let rect = target.rect
    let band = (area.y0 - frame.viewport.y0) / frame.bandHeight - path.firstBand
    guard band >= 0, band < path.bandCount else { return 0 }
    let first = Int(frame.bandStarts[path.firstStart + band])
    let end = Int(frame.bandStarts[path.firstStart + band + 1])
    let (stride, touchedStride) = (buffers.sumStride, buffers.touchedStride)
    kernels.accumulate(
      frame.segments,
      frame.bandSegments, first, end, area.y0 - window.y0, area.y1 - window.y0,
      window.width, &buffers.pathSums, stride, &buffers.touched, touchedStride)
    let count = kernels.resolveSpans(
      &buffers.pathSums, stride, &buffers.touched, touchedStride, area.height, window.width,
      path.isEvenOdd,
      window.x0 - rect.x0, area.y0 - rect.y0, &buffers.spans, &buffers.coverage)
    if window.x0 < area.x0 || window.x1 > area.x1 { clip(count, to: area) }
    return count
  }

  private mutating func coverShadow(_ shadow: ShadowTable, _ area: IntRect) -> Int {
    shadow.cover(
      area, origin: target.rect, kernels: kernels, spans: &buffers.spans,
      coverage: &buffers.coverage)
  }

  /// Cuts runs to an area's columns; those outside become empty.
  mutating func clip(_ count: Int, to area: IntRect) {
    let (x0, x1) = (Int32(area.x0 - target.rect.x0), Int32(area.x1 - target.rect.x0))
    for index in 0..<count {
      var span = buffers.spans[index]
      let cut = max(x0 - span.x, 0)
      let end = min(span.x + span.count, x1)
      span.x += cut
      span.count = max(end - span.x, 0)
      if span.count == 0 { span.x = x0 }
      if span.offset >= 0 { span.offset += cut }
      if span.count == 0, span.offset >= 0 { span.offset = 0 }
      buffers.spans[index] = span
    }
  }
}
