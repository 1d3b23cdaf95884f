internal import KernelInterface

// What a record's shape covers of an area, as coverage spans in the buffers, relative to the current target.

extension BandPainter {
  /// Writes the coverage spans of `content` in `area`, and returns their number.
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

  /// Coverage of 0...1 as a level, 0...255.
  private static func level(_ share: Double) -> UInt8 { UInt8((share * 255).rounded()) }

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
      let level = Self.level(share)
      guard level > 0, columns > 0 else { return }
      buffers.coverage.spans[count] = CoverageSpan(
        y: Int32(row - y), x: Int32(column - x), count: Int32(columns),
        offset: CoverageSpan.offset(of: level))
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
    guard !area.isEmpty else { return 0 }
    let (kernels, place, limit) = (kernels, place(of: shape, area), target.stride)
    return buffers.coverage.lend {
      kernels.roundSpans(of: shape, in: place, limit: limit, room: &$0)
    }
  }

  /// Where a shape with round corners lies in the target, and what of it is wanted.
  @inline(__always)
  func place(of shape: RoundShape, _ area: IntRect) -> RoundArea {
    let (x, y) = (target.rect.x0, target.rect.y0)
    return RoundArea(
      column: Int(shape.column) - x, row: Int(shape.row) - y, columns: area.x0 - x..<area.x1 - x,
      rows: area.y0 - y..<area.y1 - y)
  }

  private mutating func coverOutline(
    _ outline: DeviceOutline, of frame: PreparedFrame, _ area: IntRect
  ) -> Int {
    guard !area.isEmpty else { return 0 }
    let (kernels, part) = (kernels, place(of: outline, area))
    let count = buffers.coverage.lend {
      kernels.convexSpans(of: outline.sides, in: part, of: frame.outlineLists, room: &$0)
    }
    if outline.window.x0 < area.x0 || outline.window.x1 > area.x1 { clip(count, to: area) }
    return count
  }

  private mutating func coverRing(
    _ outer: DeviceOutline, _ inner: DeviceOutline, of frame: PreparedFrame, _ area: IntRect
  ) -> Int {
    guard !area.isEmpty else { return 0 }
    let (kernels, part) = (kernels, place(of: outer, area))
    let ring = RingSides(outer: outer.sides, inner: inner.sides)
    let count = buffers.coverage.lend {
      kernels.ringSpans(of: ring, in: part, of: frame.outlineLists, room: &$0)
    }
    if outer.window.x0 < area.x0 || outer.window.x1 > area.x1 { clip(count, to: area) }
    return count
  }

  /// Where the window of an outline lies in the target, and which of its rows are wanted.
  ///
  /// Groups of eight pixels may end beyond the window, where the outline does not: then nothing is covered there.
  func place(of outline: DeviceOutline, _ area: IntRect) -> OutlineWindow {
    let (rect, stride, window) = (target.rect, target.stride, outline.window)
    return OutlineWindow(
      rows: area.y0 - window.y0..<area.y1 - window.y0, width: window.width,
      room: outline.isCut ? window.width : rect.x0 + stride - window.x0, x: window.x0 - rect.x0,
      y: window.y0 - rect.y0)
  }

  private mutating func coverPath(
    _ path: DevicePath, of frame: PreparedFrame, _ area: IntRect
  ) -> Int {
    let window = path.window
    let rect = target.rect
    let band = (area.y0 - frame.viewport.y0) / frame.bandHeight - path.firstBand
    guard band >= 0, band < path.bandCount, !area.isEmpty else { return 0 }
    let first = Int(frame.bandStarts[path.firstStart + band])
    let end = Int(frame.bandStarts[path.firstStart + band + 1])
    let rows = PathBand(
      rows: area.y0 - window.y0..<area.y1 - window.y0, width: window.width,
      sumStride: buffers.sumStride, touchedStride: buffers.touchedStride,
      isEvenOdd: path.isEvenOdd, x: window.x0 - rect.x0, y: area.y0 - rect.y0)
    let count = Self.cover(
      rows, frame.segments, frame.bandSegments[first..<end], kernels, &buffers.pathSums,
      &buffers.touched, &buffers.coverage)
    if window.x0 < area.x0 || window.x1 > area.x1 { clip(count, to: area) }
    return count
  }

  /// Adds up a path's segments in some rows, and writes their coverage spans.
  private static func cover(
    _ band: PathBand, _ segments: [Float], _ indices: ArraySlice<Int32>, _ kernels: KernelSet,
    _ sums: inout [Float], _ touched: inout [UInt64], _ coverage: inout CoverageBuffers
  ) -> Int {
    var sums = sums.mutableSpan
    var touched = touched.mutableSpan
    kernels.accumulate(
      segments.span, indices: indices.span, in: band, sums: &sums, touched: &touched)
    return coverage.lend {
      kernels.resolveSpans(of: band, sums: &sums, touched: &touched, room: &$0)
    }
  }

  private mutating func coverShadow(_ shadow: ShadowTable, _ area: IntRect) -> Int {
    shadow.cover(
      area, origin: target.rect, kernels: kernels, buffers: &buffers.coverage)
  }

  /// Makes coverage all or nothing: all from one half on.
  mutating func harden(_ count: Int) {
    for index in 0..<count {
      let span = buffers.coverage.spans[index]
      if span.hasBytes {
        for place in Int(span.offset)..<Int(span.offset + span.count) {
          buffers.coverage.bytes[place] = buffers.coverage.bytes[place] < Self.half ? 0 : 255
        }
      } else if -span.offset >= Int32(Self.half) {
        buffers.coverage.spans[index].offset = CoverageSpan.fullOffset
      } else {
        buffers.coverage.spans[index].count = 0
      }
    }
  }

  /// The least coverage that is at least one half, of 255.
  private static let half: UInt8 = 128

  /// Cuts coverage spans to an area's columns; those outside become empty.
  mutating func clip(_ count: Int, to area: IntRect) {
    let (x0, x1) = (Int32(area.x0 - target.rect.x0), Int32(area.x1 - target.rect.x0))
    for index in 0..<count {
      var span = buffers.coverage.spans[index]
      let cut = max(x0 - span.x, 0)
      let end = min(span.x + span.count, x1)
      span.x += cut
      span.count = max(end - span.x, 0)
      if span.count == 0 { span.x = x0 }
      if span.hasBytes { span.offset += cut }
      if span.count == 0, span.hasBytes { span.offset = 0 }
      buffers.coverage.spans[index] = span
    }
  }
}
