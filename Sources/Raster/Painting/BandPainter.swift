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

  /// Paints some bands of `frame`, whose first row is the picture's first.
  static func paint(
    _ frame: PreparedFrame, bands: Range<Int>, onto pixmap: inout Pixmap, kernels: KernelSet,
    scratch: RasterScratch
  ) {
    guard !bands.isEmpty, frame.viewport.width > 0 else { return }
    var painter = BandPainter(frame, kernels, scratch)
    swap(&painter.buffers.layers[0], &pixmap.words)
    painter.aim(
      frame.rows(of: bands.lowerBound).lowerBound..<frame.rows(of: bands.upperBound - 1).upperBound,
      of: frame, stride: pixmap.stride)
    for band in bands { painter.paint(band, of: frame) }
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
    buffers.makeRoom(width: frame.viewport.width, rows: frame.bandHeight)
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
          if case .solid(let color) = record.ink, paint(record.content, color, of: frame, part) {
            return
          }
          let count = cover(part, by: record.content, of: frame)
          paint(count, record.ink, of: frame)
        }
      }
    }
  }

  private mutating func fill(_ area: IntRect, with color: UInt32) {
    let (target, depth) = (target, depth)
    if area.width == target.stride {
      kernels.fill(
        color, target.index(x: area.x0, y: area.y0), area.width * area.height,
        &buffers.layers[depth])
      return
    }
    for y in area.y0..<area.y1 {
      kernels.fill(color, target.index(x: area.x0, y: y), area.width, &buffers.layers[depth])
    }
  }

  /// Paints what has a kernel of its own for one colour, and returns whether it has.
  private mutating func paint(
    _ content: Record.Content, _ color: UInt32, of frame: PreparedFrame, _ part: IntRect
  ) -> Bool {
    switch content {
    case .round(let number):
      paint(frame.rounds[number], color, part)
      return true
    case .ring(let outer, let inner):
      return paintRing(frame.outlines[outer], frame.outlines[inner], color, of: frame, part)
    default: return false
    }
  }

  /// Paints a ring that need not be cut at its sides, and returns whether it was one.
  private mutating func paintRing(
    _ outer: DeviceOutline, _ inner: DeviceOutline, _ color: UInt32, of frame: PreparedFrame,
    _ part: IntRect
  ) -> Bool {
    let window = outer.window
    guard window.x0 >= part.x0, window.x1 <= part.x1 else { return false }
    let (target, depth) = (target, depth)
    kernels.paintRing(
      color, frame.pieces, outer, inner, frame.arcs, part.y0 - window.y0..<part.y1 - window.y0,
      target.rect.x0 + target.stride - window.x0, window.x0 - target.rect.x0,
      window.y0 - target.rect.y0, &buffers.chords, &buffers.chordRows, &buffers.spans,
      &buffers.coverage, &buffers.layers[depth], target.stride)
    return true
  }

  private mutating func paint(_ shape: RoundShape, _ color: UInt32, _ part: IntRect) {
    let (target, depth) = (target, depth)
    let (x, y) = (target.rect.x0, target.rect.y0)
    kernels.paintRound(
      shape, color, Int(shape.column) - x, Int(shape.row) - y, part.x0 - x..<part.x1 - x,
      part.y0 - y..<part.y1 - y, &buffers.chords, &buffers.chordRows,
      &buffers.layers[depth], target.stride)
  }

  // MARK: Layers

  private mutating func push(_ rect: IntRect, isMask: Bool) {
    let stride = (rect.width + 7) & ~7
    targets.append(Target(rect: rect, stride: stride, isMask: isMask))
    if buffers.layers.count < targets.count { buffers.layers.append([]) }
    let size = stride * rect.height
    if buffers.layers[depth].count < size {
      buffers.layers[depth] = [UInt32](repeating: 0, count: size)
    } else if size > 0 {
      kernels.fill(0, 0, size, &buffers.layers[depth])
    }
  }

  private mutating func endLayer(
    _ layer: DeviceLayer, of frame: PreparedFrame, _ occlusion: Occlusion, _ hidden: UInt64
  ) {
    if target.isMask {
      let size = target.stride * target.rect.height
      targets.removeLast()
      if size > 0 {
        let depth = depth
        let mask = buffers.layers[depth + 1]
        kernels.multiplyByAlpha(mask, 0, 0, size, &buffers.layers[depth])
      }
    }
    let layerTarget = target
    if let matrix = layer.colorMatrix, !layerTarget.rect.isEmpty {
      kernels.applyColorMatrix(
        matrix, 0, layerTarget.stride * layerTarget.rect.height, &buffers.layers[depth])
    }
    targets.removeLast()
    var source: [UInt32] = []
    swap(&source, &buffers.layers[depth + 1])
    occlusion.forEachVisiblePart(of: layerTarget.rect, hidden: hidden) { part in
      let count: Int
      if let clip = layer.clip {
        count = cover(part, by: clip, of: frame)
        // The layer's rows have no more pixels than these.
        self.clip(count, to: part)
      } else {
        for (line, y) in (part.y0..<part.y1).enumerated() {
          buffers.spans[line] = CoverageSpan(
            y: Int32(y - target.rect.y0), x: Int32(part.x0 - target.rect.x0),
            count: Int32(part.width), offset: -255)
        }
        count = part.height
      }
      let rounding = Self.rounding(depth: depth)
      // Runs may be padded beyond the layer's rows.
      let end = Int32(layerTarget.rect.x0 + layerTarget.stride - target.rect.x0)
      for index in 0..<count {
        var span = buffers.spans[index]
        span.count = min(span.count, end - span.x)
        let first = layerTarget.index(
          x: Int(span.x) + target.rect.x0, y: Int(span.y) + target.rect.y0)
        paint(
          source, from: first, span, opacity: layer.opacity, blend: layer.blend, rounding: rounding)
      }
    }
    swap(&source, &buffers.layers[depth + 1])
  }

  // MARK: Painting runs

  /// Paints the first `count` runs of the buffers.
  private mutating func paint(_ count: Int, _ ink: Record.Ink, of frame: PreparedFrame) {
    guard count > 0 else { return }
    switch ink {
    case .none: return
    case .solid(let color):
      let (stride, depth) = (target.stride, depth)
      kernels.paintSolid(
        color, buffers.spans, count, buffers.coverage, &buffers.layers[depth], stride)
    case .shader(let number, let opacity):
      switch frame.shaders[number] {
      case .linear(let gradient):
        let (rect, stride, depth) = (target.rect, target.stride, depth)
        kernels.paintLinear(
          gradient.pieces, gradient.course, gradient.isOpaque, buffers.spans, count,
          buffers.coverage, rect.x0, rect.y0, &buffers.layers[depth], stride)
      case .rows(let shader): paint(count, shader, number, opacity: opacity)
      }
    }
  }

  /// Paints the first `count` runs of the buffers with rows of colours.
  private mutating func paint(_ count: Int, _ shader: RowShader, _ number: Int, opacity: Opacity) {
    var source: [UInt32] = []
    swap(&source, &buffers.source)
    for index in 0..<count {
      let span = buffers.spans[index]
      let (x, y) = (Int(span.x) + target.rect.x0, Int(span.y) + target.rect.y0)
      if case .round(let gradient) = shader, gradient.isOpaque, span.offset == -255 {
        // What lets nothing through goes where it belongs at once.
        let depth = depth
        gradient.fill(
          x: x, y: y, count: Int(span.count), kernels: kernels, places: &buffers.places,
          pixels: &buffers.layers[depth], at: Int(span.y) * target.stride + Int(span.x))
        continue
      }
      shade(shader, number, x: x, y: y, count: Int(span.count), into: &source)
      paint(
        source, from: 0, span, opacity: opacity, blend: -1, rounding: Self.rounding(depth: 0))
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
    }
  }

  /// Paints source pixels over one run of the current target.
  private mutating func paint(
    _ source: [UInt32], from first: Int, _ span: CoverageSpan, opacity: Opacity, blend: Int32,
    rounding: UInt32
  ) {
    let start = Int(span.y) * target.stride + Int(span.x)
    let (count, depth) = (Int(span.count), depth)
    if blend >= 0 {
      kernels.blend(
        blend, source, first, buffers.coverage, max(Int(span.offset), -1),
        UInt32(max(-span.offset, 0)), opacity, start, count, &buffers.layers[depth])
    } else if span.offset < 0 {
      kernels.paintSource(
        source, first, UInt32(-span.offset), opacity, rounding, start, count, &buffers.layers[depth]
      )
    } else {
      kernels.paintMaskedSource(
        source, first, buffers.coverage, Int(span.offset), opacity, rounding, start, count,
        &buffers.layers[depth])
    }
  }

  /// What is added to faded pixels before they are cut to whole levels, in 256ths.
  ///
  /// Groups within few others are rounded to nearest. Deeper ones take turns between less and more, by the
  /// bits of their depth in reverse, which are spread evenly however many follow one another: else what
  /// fades by less than half a level in each would not fade at all.
  private static func rounding(depth: Int) -> UInt32 {
    let turn = UInt32(truncatingIfNeeded: max(depth - 2, 1) & 31)
    let reversed = (0..<5).reduce(0) { $0 | (turn >> $1 & 1) << (7 - $1) }
    return max(reversed, 8)
  }

  // MARK: Glyphs

  private mutating func paintGlyphs(
    _ glyphs: Range<Int>, of frame: PreparedFrame, _ ink: Record.Ink, _ area: IntRect
  ) {
    let isKept = frame.glyphs[glyphs.lowerBound].offset < 0
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
      let offset = (isKept ? -1 - glyph.offset : glyph.offset) + left - glyph.x
      buffers.masks.append(
        MaskPlace(
          start: Int32(target.index(x: left, y: top)), columns: Int32(end - left),
          rows: Int32(bottom - top), offset: Int32(offset + (top - glyph.y) * glyph.stride),
          stride: Int32(glyph.stride)))
    }
    let masks = isKept ? keptMasks : frame.masks
    if case .solid(let color) = ink {
      let depth = depth
      return kernels.paintMasks(
        color, buffers.masks, buffers.masks.count, masks, &buffers.layers[depth], target.stride)
    }
    paintMasksAsRuns(masks, ink, of: frame)
  }

  /// Paints the buffers' masks row by row, for what gives every pixel a colour of its own.
  private mutating func paintMasksAsRuns(
    _ masks: [UInt8], _ ink: Record.Ink, of frame: PreparedFrame
  ) {
    var count = 0
    buffers.makeRoomForSpans(buffers.masks.reduce(0) { $0 + Int($1.rows) })
    for mask in buffers.masks {
      let (y, x) = Int(mask.start).quotientAndRemainder(dividingBy: target.stride)
      for row in 0..<mask.rows {
        buffers.spans[count] = CoverageSpan(
          y: Int32(y) + row, x: Int32(x), count: mask.columns,
          offset: mask.offset + row * mask.stride)
        count += 1
      }
    }
    // The runs refer to the masks' bytes in the place of coverage computed now.
    var masks = masks
    swap(&masks, &buffers.coverage)
    paint(count, ink, of: frame)
    swap(&masks, &buffers.coverage)
  }
}
