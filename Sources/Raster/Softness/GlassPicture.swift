internal import KernelInterface
internal import Pixels

// Glass is drawn by distances: a pane's rim is where its pixels are near its edge, and panes melt by a smooth union of
// their distances. Shapes with round corners have theirs by one equation; any other outline by the nearest of its lines.

/// Panes of glass in device space, which are drawn over what shows through them.
struct GlassPicture {
  /// The shape of a pane.
  enum Shape {
    /// With round corners.
    case round(RoundShape)
    /// Closed outlines of lines: four numbers a line, relative to the picture.
    case lines([Float])
  }

  /// A pane.
  struct Pane {
    var shape: Shape
    var look: GlassLook
  }

  var panes: [Pane]
  /// What the glass does with light.
  var lens: GlassLens
  /// The distance from which on panes melt, in pixels.
  var spacing: Double

  /// Draws the panes.
  ///
  /// - Parameters:
  ///   - area: The pixels wanted.
  ///   - ground: What shows through.
  ///   - origin: The device pixel of the ground's first.
  ///   - kernels: The kernels to use.
  /// - Returns: The picture of these pixels, premultiplied.
  func pixmap(
    of area: IntRect, over ground: Pixmap, origin: (x: Int, y: Int), kernels: KernelSet
  ) -> Pixmap {
    var picture = Pixmap(width: area.width, height: area.height)
    guard let first = panes.first else { return picture }
    let isAlike = panes.allSatisfy { $0.look == first.look }
    var lens = lens
    lens.look = isAlike ? first.look : nil
    let stride = area.width
    let whole = FieldPart(start: 0, stride: stride, count: stride)
    let other = FieldPart(start: FieldPart.planes * stride, stride: stride, count: stride)
    var field = [Float](repeating: 0, count: (FieldPart.planes + FieldPart.ways + 1) * stride)
    var row = [UInt32](repeating: 0, count: stride)
    for line in 0..<area.height {
      let y = area.y0 + line
      var numbers = field.mutableSpan
      measure(first, area, y, to: whole, of: &numbers, kernels)
      if !isAlike { kernels.spread(first.look, over: whole, of: &numbers) }
      for pane in panes.dropFirst() {
        measure(pane, area, y, to: other, of: &numbers, kernels)
        let melting = GlassMelting(
          spacing: Float(spacing), lag: Float(spacing) * (1 - pane.look.presence),
          look: isAlike ? nil : pane.look)
        kernels.melt(melting, at: other, into: whole, of: &numbers)
      }
      let place = GroundPlace(
        stride: ground.stride, width: ground.width, height: ground.height,
        x: area.x0 - origin.x, y: y - origin.y)
      var pixels = row.mutableSpan
      kernels.shineThrough(
        lens, at: whole, of: field.span, ground: ground.words.span, place: place, into: &pixels)
      let start = line * picture.stride
      var target = picture.words.mutableSpan
      kernels.copy(row.span, over: start..<start + stride, of: &target)
    }
    return picture
  }

  /// Writes the distances of a pane in one row.
  private func measure(
    _ pane: Pane, _ area: IntRect, _ y: Int, to part: FieldPart,
    of field: inout MutableSpan<Float>, _ kernels: KernelSet
  ) {
    switch pane.shape {
    case .round(let shape):
      kernels.roundDistances(
        of: shape, turn: lens.bevel, row: y - Int(shape.row), from: area.x0 - Int(shape.column),
        to: part, of: &field)
    case .lines(let lines):
      // Beyond the rim, the shadow and what melts nobody looks.
      let reach = max(lens.bevel, lens.shadeReach + abs(lens.shadeDrop), Float(spacing)) + 1
      kernels.lineDistances(
        of: lines.span, at: (0.5, Float(y - area.y0) + 0.5), within: reach, to: part, of: &field)
    }
  }
}
