internal import KernelInterface
internal import Pixels

/// Paints the records of a band, first to last, onto the target's rows.
struct BandPainter {
  /// Rows that are painted on: the picture, or a layer's part of the band.
  struct Target {
    /// The pixels that the rows hold, in device space.
    var rect: IntRect
    /// Words from row to row.
    var stride: Int
    /// Whether this is a layer's mask.
    var isMask = false

    func index(x: Int, y: Int) -> Int { (y - rect.y0) * stride + x - rect.x0 }
  }

  let kernels: KernelSet
  /// Bytes of the glyph masks that are kept.
  let keptMasks: [UInt8]
  var buffers: BandBuffers
  var targets: [Target] = []

  var depth: Int { targets.count - 1 }
  var target: Target { targets[targets.count - 1] }

  /// Paints all bands of `frame`.
  static func paint(
    _ frame: PreparedFrame, onto pixmap: inout Pixmap, kernels: KernelSet, scratch: RasterScratch
  ) {
    paint(frame, bands: 0..<frame.bandCount, onto: &pixmap, kernels: kernels, scratch: scratch)
  }

  /// Paints some bands of `frame`, whose first row is the picture's first; beyond the columns that are wanted, anything.
  static func paint(
    _ frame: PreparedFrame, bands: Range<Int>, columns: Range<Int>? = nil,
    onto pixmap: inout Pixmap, kernels: KernelSet, scratch: RasterScratch
  ) {
    guard !bands.isEmpty, frame.viewport.width > 0 else { return }
    var painter = BandPainter(frame, kernels, scratch)
    swap(&painter.buffers.layers[0], &pixmap.words)
    painter.aim(
      frame.rows(of: bands.lowerBound).lowerBound..<frame.rows(of: bands.upperBound - 1).upperBound,
      of: frame, stride: pixmap.stride)
    let unwanted = columns.map { Occlusion.blocks(beside: $0, of: frame.viewport) } ?? 0
    for band in bands { painter.paint(band, of: frame, unwanted: unwanted) }
    swap(&painter.buffers.layers[0], &pixmap.words)
    swap(&painter.buffers, &scratch.buffers)
  }

  /// Paints the bands of `frame`, each over the first rows of `strip`, and shows them to `body`: their rows,
  /// and the columns that are wanted.
  static func paint(
    _ frame: PreparedFrame, inStrips strip: inout Pixmap, damage: Damage?, kernels: KernelSet,
    scratch: RasterScratch, _ body: (Pixmap, Range<Int>, Range<Int>) throws -> Void
  ) rethrows {
    guard frame.viewport.width > 0 else { return }
    var painter = BandPainter(frame, kernels, scratch)
    defer { swap(&painter.buffers, &scratch.buffers) }
    for band in 0..<frame.bandCount {
      let rows = frame.rows(of: band)
      let wanted = damage?[band] ?? .max
      guard wanted != 0 else { continue }
      swap(&painter.buffers.layers[0], &strip.words)
      painter.aim(rows, of: frame, stride: strip.stride)
      painter.paint(band, of: frame, unwanted: ~wanted)
      swap(&painter.buffers.layers[0], &strip.words)
      if let damage {
        try damage.forEachRun(of: band) { columns in try body(strip, rows, columns) }
      } else {
        try body(strip, rows, 0..<frame.viewport.width)
      }
    }
  }

  /// Takes the room that `scratch` keeps; whoever paints gives it back.
  private init(_ frame: PreparedFrame, _ kernels: KernelSet, _ scratch: RasterScratch) {
    (self.kernels, keptMasks) = (kernels, scratch.glyphs.pool)
    buffers = BandBuffers()
    swap(&buffers, &scratch.buffers)
    buffers.makeRoom(width: frame.viewport.width, rows: frame.bandHeight, kernels: kernels)
    buffers.blurredRows.clear()
  }

  /// Makes the outermost layer the given rows.
  private mutating func aim(_ rows: Range<Int>, of frame: PreparedFrame, stride: Int) {
    var rect = frame.viewport
    (rect.y0, rect.y1) = (rows.lowerBound, rows.upperBound)
    targets = [Target(rect: rect, stride: stride)]
  }

  /// Paints a band; in `unwanted` blocks, anything.
  private mutating func paint(_ band: Int, of frame: PreparedFrame, unwanted: UInt64 = 0) {
    let rows = frame.rows(of: band)
    let records = frame.bands[band]
    let occlusion = Occlusion(records, of: frame, rows: rows, unwanted: unwanted)
    var background = frame.viewport
    (background.y0, background.y1) = (rows.lowerBound, rows.upperBound)
    occlusion.forEachVisiblePart(of: background, hidden: occlusion.hiddenBackground) { part in
      fill(part, with: frame.background)
    }
    for (index, number) in records.enumerated() {
      let record = frame.records[Int(number)]
      var area = record.bounds.intersection(target.rect)
      (area.y0, area.y1) = (max(area.y0, rows.lowerBound), min(area.y1, rows.upperBound))
      let isHidden = occlusion.isHidden(area, hidden: occlusion.hidden[index])
      switch record.content {
      case .beginLayer: push(isHidden ? .empty : area, isMask: false)
      case .beginMask: push(target.rect, isMask: true)
      case .endLayer(let layer):
        endLayer(frame.layers[layer], of: frame, occlusion, occlusion.hidden[index])
      case .glyphs(let glyphs):
        if !isHidden { paintGlyphs(glyphs, of: frame, record.ink, area) }
      default:
        occlusion.forEachVisiblePart(of: area, hidden: occlusion.hidden[index]) { part in
          if record.isAntialiased, paintAtOnce(record, of: frame, part) { return }
          let count = cover(part, by: record.content, of: frame)
          if !record.isAntialiased { harden(count) }
          paint(count, record.ink, of: frame)
        }
      }
    }
  }

  private mutating func fill(_ area: IntRect, with color: UInt32) {
    let (target, kernels) = (target, kernels)
    onTarget { rows in
      guard area.width != target.stride else {
        let start = target.index(x: area.x0, y: area.y0)
        kernels.fill(start..<start + area.width * area.height, of: &rows.pixels, with: color)
        return
      }
      for y in area.y0..<area.y1 {
        let start = target.index(x: area.x0, y: y)
        kernels.fill(start..<start + area.width, of: &rows.pixels, with: color)
      }
    }
  }

  /// Lends the rows of the current target.
  @inline(__always)
  mutating func onTarget(_ body: (inout PixelRows) -> Void) {
    let (stride, depth) = (target.stride, depth)
    var rows = PixelRows(buffers.layers[depth].mutableSpan, stride: stride)
    body(&rows)
  }

  /// Paints what a kernel of its own covers and colours in one pass, and returns whether there is one.
  @inline(__always)
  private mutating func paintAtOnce(
    _ record: Record, of frame: PreparedFrame, _ part: IntRect
  ) -> Bool {
    switch (record.content, record.ink) {
    case (.round(let number), .solid(let color)):
      paint(frame.rounds[number], color, part)
      return true
    case (.ring(let outer, let inner), .solid(let color)):
      return paint((frame.outlines[outer], frame.outlines[inner]), color, of: frame, part)
    case (.outline(let number), .shader(let shader, _)):
      guard case .linear(let gradient) = frame.shaders[shader] else { return false }
      return paint(frame.outlines[number], gradient, of: frame, part)
    default: return false
    }
  }

  private mutating func paint(_ shape: RoundShape, _ color: UInt32, _ part: IntRect) {
    let (kernels, stride, depth) = (kernels, target.stride, depth)
    let area = place(of: shape, part)
    buffers.coverage.lend(onto: &buffers.layers[depth], stride: stride) { room, rows in
      kernels.paintRound(color, over: shape, in: area, room: &room, onto: &rows)
    }
  }

  /// Paints a ring that need not be cut at its sides, and returns whether it was one.
  private mutating func paint(
    _ ring: (outer: DeviceOutline, inner: DeviceOutline), _ color: UInt32,
    of frame: PreparedFrame, _ part: IntRect
  ) -> Bool {
    guard ring.outer.window.isWithinColumns(of: part) else { return false }
    let (kernels, stride, depth) = (kernels, target.stride, depth)
    let window = place(of: ring.outer, part)
    let sides = RingSides(outer: ring.outer.sides, inner: ring.inner.sides)
    buffers.coverage.lend(onto: &buffers.layers[depth], stride: stride) { room, rows in
      kernels.paintRing(
        color, over: sides, in: window, of: frame.outlineLists, room: &room, onto: &rows)
    }
    return true
  }

  /// Paints an outline that need not be cut at its sides, and returns whether it was one.
  private mutating func paint(
    _ outline: DeviceOutline, _ shader: LinearShader, of frame: PreparedFrame, _ part: IntRect
  ) -> Bool {
    guard shader.isOpaque, outline.window.isWithinColumns(of: part) else { return false }
    let (kernels, stride, depth) = (kernels, target.stride, depth)
    let (window, origin) = (place(of: outline, part), target.rect)
    buffers.coverage.lend(onto: &buffers.layers[depth], stride: stride) { room, rows in
      let gradient = shader.gradient(x: origin.x0, y: origin.y0)
      kernels.paintLinear(
        gradient, over: outline.sides, in: window, of: frame.outlineLists, room: &room,
        onto: &rows)
    }
    return true
  }

  // MARK: Painting coverage spans

  /// Paints the first `count` spans of the buffers.
  private mutating func paint(_ count: Int, _ ink: Record.Ink, of frame: PreparedFrame) {
    guard count > 0 else { return }
    let (kernels, origin) = (kernels, target.rect)
    let (spans, bytes) = (buffers.coverage.spans, buffers.coverage.bytes)
    switch ink {
    case .none: return
    case .solid(let color):
      onTarget { rows in
        kernels.paintSolid(
          color, over: spans.span.extracting(first: count), coverage: bytes.span, onto: &rows)
      }
    case .shader(let number, let opacity):
      switch frame.shaders[number] {
      case .linear(let shader):
        onTarget { rows in
          let gradient = shader.gradient(x: origin.x0, y: origin.y0)
          kernels.paintLinear(
            gradient, over: spans.span.extracting(first: count), coverage: bytes.span,
            onto: &rows)
        }
      case .rows(let shader): paint(count, shader, number, opacity: opacity)
      }
    }
  }

  /// Paints the first `count` spans of the buffers with rows of colours.
  private mutating func paint(_ count: Int, _ shader: RowShader, _ number: Int, opacity: Opacity) {
    var source: [UInt32] = []
    swap(&source, &buffers.source)
    for index in 0..<count {
      let span = buffers.coverage.spans[index]
      let (x, y) = (Int(span.x) + target.rect.x0, Int(span.y) + target.rect.y0)
      if case .round(let gradient) = shader, gradient.isOpaque, span.isFull {
        // What lets nothing through goes where it belongs at once.
        let depth = depth
        gradient.fill(
          x: x, y: y, count: Int(span.count), kernels: kernels, places: &buffers.places,
          pixels: &buffers.layers[depth], at: Int(span.y) * target.stride + Int(span.x))
        continue
      }
      shade(shader, number, x: x, y: y, count: Int(span.count), into: &source)
      paint(source, from: 0, span, Fading(opacity), blend: nil)
    }
    swap(&source, &buffers.source)
  }

  private mutating func shade(
    _ shader: RowShader, _ number: Int, x: Int, y: Int, count: Int, into source: inout [UInt32]
  ) {
    switch shader {
    case .round(let gradient):
      gradient.fill(
        x: x, y: y, count: count, kernels: kernels, places: &buffers.places, pixels: &source)
    case .image(let image):
      image.fill(
        x: x, y: y, count: count, kernels: kernels, pixels: &source, more: &buffers.moreSource)
    case .blurred(let picture):
      picture.fill(
        number, x: x, y: y, count: count, kernels: kernels, rows: &buffers.blurredRows,
        pixels: &source)
    case .program(let program): program.fill(x: x, y: y, count: count, pixels: &source)
    }
  }

  /// Paints source pixels over one coverage span of the current target.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels.
  ///   - first: Index of the span's first.
  ///   - span: The span.
  ///   - fading: A factor for all.
  ///   - blend: How colours mix; `nil` for plain source-over.
  mutating func paint(
    _ source: [UInt32], from first: Int, _ span: CoverageSpan, _ fading: Fading,
    blend: BlendFunction?
  ) {
    let (kernels, bytes) = (kernels, buffers.coverage.bytes)
    let (count, start) = (Int(span.count), Int(span.y) * target.stride + Int(span.x))
    let run = start..<start + count
    let offset = Int(max(span.offset, 0))
    let coverage = span.hasBytes ? offset..<offset + count : 0..<0
    let constant = UInt32(max(-span.offset, 0))
    onTarget { rows in
      let source = source.span.extracting(first..<first + count)
      let bytes = bytes.span.extracting(coverage)
      if let blend {
        let mode = Blending(blend, coverage: constant, opacity: fading.opacity)
        kernels.blend(source, by: mode, coverage: bytes, over: run, of: &rows.pixels)
      } else if span.hasBytes {
        kernels.paintMaskedSource(
          source, coverage: bytes, fading: fading, over: run, of: &rows.pixels)
      } else {
        kernels.paintSource(
          source, coverage: constant, fading: fading, over: run, of: &rows.pixels)
      }
    }
  }

  // MARK: Glyphs

  private mutating func paintGlyphs(
    _ glyphs: Range<Int>, of frame: PreparedFrame, _ ink: Record.Ink, _ area: IntRect
  ) {
    let isKept = frame.glyphs[glyphs.lowerBound].isKept
    let (target, rect) = (target, target.rect)
    buffers.masks.removeAll(keepingCapacity: true)
    for number in glyphs {
      let glyph = frame.glyphs[number]
      let (top, bottom) = (max(glyph.y, area.y0), min(glyph.y + glyph.height, area.y1))
      let left = max(glyph.x, area.x0)
      // A mask's rows end in empty columns: painting them too leaves the loops no remainder.
      let right = min(glyph.x + glyph.stride, rect.x0 + target.stride)
      let end = right > area.x1 ? min(glyph.x + glyph.width, area.x1) : right
      guard top < bottom, left < end else { continue }
      let offset = glyph.offset + left - glyph.x
      buffers.masks.append(
        MaskPlace(
          start: Int32(target.index(x: left, y: top)), columns: Int32(end - left),
          rows: Int32(bottom - top), offset: Int32(offset + (top - glyph.y) * glyph.stride),
          stride: Int32(glyph.stride)))
    }
    let masks = isKept ? keptMasks : frame.masks
    if case .solid(let color) = ink {
      let (kernels, places) = (kernels, buffers.masks)
      return onTarget {
        kernels.paintMasks(color, through: places.span, coverage: masks.span, onto: &$0)
      }
    }
    paintMasksAsSpans(masks, ink, of: frame)
  }

  /// Paints the buffers' masks row by row, for what gives every pixel a colour of its own.
  private mutating func paintMasksAsSpans(
    _ masks: [UInt8], _ ink: Record.Ink, of frame: PreparedFrame
  ) {
    var count = 0
    buffers.coverage.makeRoom(
      RoomSize(
        numbers: 0, places: 0, spans: buffers.masks.reduce(0) { $0 + Int($1.rows) }, coverage: 0))
    for mask in buffers.masks {
      let (y, x) = Int(mask.start).quotientAndRemainder(dividingBy: target.stride)
      for row in 0..<mask.rows {
        buffers.coverage.spans[count] = CoverageSpan(
          y: Int32(y) + row, x: Int32(x), count: mask.columns,
          offset: mask.offset + row * mask.stride)
        count += 1
      }
    }
    // The spans refer to the masks' bytes in the place of coverage computed now.
    var masks = masks
    swap(&masks, &buffers.coverage.bytes)
    paint(count, ink, of: frame)
    swap(&masks, &buffers.coverage.bytes)
  }
}
