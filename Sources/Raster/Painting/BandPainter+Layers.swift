internal import KernelInterface
internal import Pixels

// Layers: rows of their own, which go onto those beneath as one.

extension BandPainter {
  mutating func push(_ rect: IntRect, isMask: Bool) {
    let stride = (rect.width + 7) & ~7
    targets.append(Target(rect: rect, stride: stride, isMask: isMask))
    if buffers.layers.count < targets.count { buffers.layers.append([]) }
    let size = stride * rect.height
    if buffers.layers[depth].count < size {
      buffers.layers[depth] = [UInt32](repeating: 0, count: size)
    } else if size > 0 {
      let kernels = kernels
      onTarget { kernels.fill(0..<size, of: &$0.pixels, with: 0) }
    }
  }

  mutating func endLayer(
    _ layer: DeviceLayer, of frame: PreparedFrame, _ occlusion: Occlusion, _ hidden: UInt64
  ) {
    if target.isMask {
      let size = target.stride * target.rect.height
      targets.removeLast()
      if size > 0 {
        let (mask, kernels) = (buffers.layers[depth + 1], kernels)
        onTarget { kernels.multiply(0..<size, of: &$0.pixels, byAlphaOf: mask.span) }
      }
    }
    let layerTarget = target
    if let matrix = layer.colorMatrix, !layerTarget.rect.isEmpty {
      let (kernels, size) = (kernels, layerTarget.stride * layerTarget.rect.height)
      onTarget { kernels.applyColorMatrix(matrix.span, to: 0..<size, of: &$0.pixels) }
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
        if !layer.hasSmoothClip { harden(count) }
      } else {
        for (line, y) in (part.y0..<part.y1).enumerated() {
          buffers.coverage.spans[line] = CoverageSpan(
            y: Int32(y - target.rect.y0), x: Int32(part.x0 - target.rect.x0),
            count: Int32(part.width), offset: CoverageSpan.fullOffset)
        }
        count = part.height
      }
      let fading = Fading(layer.opacity, rounding: Self.rounding(depth: depth))
      // Runs may be padded beyond the layer's rows.
      let end = Int32(layerTarget.rect.x0 + layerTarget.stride - target.rect.x0)
      for index in 0..<count {
        var span = buffers.coverage.spans[index]
        span.count = min(span.count, end - span.x)
        let first = layerTarget.index(
          x: Int(span.x) + target.rect.x0, y: Int(span.y) + target.rect.y0)
        paint(source, from: first, span, fading, blend: layer.blend)
      }
    }
    swap(&source, &buffers.layers[depth + 1])
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
}
