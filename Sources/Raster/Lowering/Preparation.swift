internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

/// Lowers a display list to a prepared frame.
///
/// Commands become records in painting order. Layers that only hide or fade are lowered away; those
/// whose filters need their neighbourhood are painted at once, into pictures of their own.
struct Preparation {
  let commands: [DisplayList.Command]
  /// For the start of each layer, the index of its end.
  let ends: [Int]
  /// From points of the root to this frame's pixels.
  let base: CGAffineTransform
  /// Pixels of this frame per point.
  let scale: Double
  let rasterizer: Rasterizer
  let scratch: RasterScratch
  var frame: PreparedFrame
  /// Pixels that can still be seen, within the layers entered so far.
  var visible: IntRect
  /// What is needed of these pixels in the end.
  var demand: Demand
  /// Opacity of layers that were lowered away around the next command.
  var fade = 1.0
  /// Whether the edges of the next command are smooth.
  var isAntialiased = true
  /// What the command that is lowered is painted with, if that shows what lies beneath.
  var backdropInk: Inked?
  /// Groups that are open, outermost first: their layers and the records that begin them.
  var openGroups: [(layer: Int, record: Int)] = []
  /// Whether a mask is lowered, which has nothing beneath it.
  var isMask = false
  /// The only parts that are wanted; `nil` for all.
  var damage: Damage?

  var kernels: KernelSet { rasterizer.kernels }

  /// Prepares to lower `commands` to pixels of `viewport`.
  init(
    _ commands: [DisplayList.Command], base: CGAffineTransform, scale: Double, viewport: IntRect,
    background: UInt32, rasterizer: Rasterizer, scratch: RasterScratch
  ) {
    self.init(
      commands, Self.ends(of: commands), base: base, scale: scale, viewport: viewport,
      demand: Demand(viewport), rasterizer: rasterizer, scratch: scratch)
    frame = PreparedFrame(
      viewport: viewport, bandHeight: rasterizer.bandHeight, background: background)
  }

  /// Prepares to lower commands whose layers' ends are known.
  init(
    _ commands: [DisplayList.Command], _ ends: [Int], base: CGAffineTransform, scale: Double,
    viewport: IntRect, demand: Demand, rasterizer: Rasterizer, scratch: RasterScratch
  ) {
    self.demand = demand
    (self.commands, self.ends) = (commands, ends)
    (self.base, self.scale) = (base, scale)
    (self.rasterizer, self.scratch) = (rasterizer, scratch)
    frame = PreparedFrame(viewport: viewport, bandHeight: rasterizer.bandHeight, background: 0)
    visible = viewport
  }

  private static func ends(of commands: [DisplayList.Command]) -> [Int] {
    var ends = [Int](repeating: 0, count: commands.count)
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer: open.append(index)
      case .endLayer: if let start = open.popLast() { ends[start] = index }
      default: break
      }
    }
    return ends
  }

  /// Lowers a run of commands.
  mutating func lower(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let damage, !damage.touches(paintedBounds(index..<end(of: index))) {
        index = end(of: index)
        continue
      }
      if let backdrop = commands[index].backdrop {
        backdropInk = ink(for: backdrop, within: paintedBounds(index..<index + 1))
      } else if let (glass, transform) = commands[index].glass {
        backdropInk = ink(for: glass, transform, within: paintedBounds(index..<index + 1))
      }
      switch commands[index] {
      case .fill(let path, let rule, let paint, let transform):
        lowerFill(path, rule, paint, transform.concatenating(base))
      case .stroke(let path, let style, let paint, let transform):
        lowerStroke(path, style, paint, transform.concatenating(base))
      case .glyphs(let run, let paint, let transform):
        lowerGlyphs(run, paint, transform.concatenating(base), isMove: transform.isMove)
      case .picture(let image, let rect, let isSmooth, let transform):
        lowerPicture(image, rect, isSmooth, transform.concatenating(base))
      case .beginLayer(let layer):
        let end = ends[index]
        lowerLayer(layer, index + 1..<end)
        index = end
      case .endLayer: break
      }
      index += 1
    }
  }

  // MARK: Commands

  private mutating func lowerFill(
    _ path: Path, _ rule: FillRule, _ paint: Paint, _ transform: CGAffineTransform
  ) {
    let map = DeviceTransform(transform)
    guard map.isFinite, let ink = ink(for: paint, map) else { return }
    emit(path, rule, map, ink, transform: transform)
  }

  private mutating func lowerStroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ transform: CGAffineTransform
  ) {
    let map = DeviceTransform(transform)
    guard map.isFinite, let ink = ink(for: paint, map) else { return }
    if let ring = addRing(path, style, map) { return append(ring, ink) }
    guard let lines = strokedLines(path, style, transform, map) else { return }
    guard let shape = addPath(lines, isEvenOdd: false) else { return }
    append(shape, ink)
  }

  private mutating func lowerGlyphs(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, isMove: Bool
  ) {
    let map = DeviceTransform(transform)
    guard map.isFinite, run.size.isFinite, run.size > 0 else { return }
    guard let ink = ink(for: paint, map) else { return }
    let em = run.size * max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
    guard em <= GlyphMasks.largestSize else {
      // Text is smooth whatever is around it.
      let outer = isAntialiased
      isAntialiased = true
      defer { isAntialiased = outer }
      for glyph in run.glyphs {
        let size = CGFloat(run.size / run.font.unitsPerEm)
        let place = CGAffineTransform(
          a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y
        ).concatenating(transform)
        emit(
          run.font.outline(of: glyph.id), .nonZero, DeviceTransform(place), ink, transform: place)
      }
      return
    }
    let first = frame.glyphs.count
    var bounds = IntRect.empty
    let isKept = isMove && map.isUpright && map.a == map.d
    let number = scratch.glyphs.number(of: run.font)
    let unit = run.size / run.font.unitsPerEm
    for glyph in run.glyphs {
      let (x, y) = (Double(glyph.position.x), Double(glyph.position.y))
      let (px, py) = (map.x(x, y), map.y(x, y))
      guard abs(px) < Self.farthestGlyph, abs(py) < Self.farthestGlyph else { continue }
      let mask: GlyphMasks.Mask
      var (column, row) = (Int(px.rounded(.down)), Int(py.rounded(.down)))
      if isKept {
        let steps = Double(GlyphMasks.phases)
        let (fx, fy) = (
          Int((px * steps).rounded()) - column * GlyphMasks.phases,
          Int((py * steps).rounded()) - row * GlyphMasks.phases
        )
        column += fx >> 4
        row += fy >> 4
        mask = scratch.glyphs.mask(
          of: glyph.id, run.font, number: number, size: run.size * map.a, phase: (fx & 15, fy & 15),
          kernels: kernels)
      } else {
        let (fx, fy) = (px - Double(column), py - Double(row))
        mask = scratch.glyphs.draw(
          glyph.id, run.font, number: number,
          (
            Float(map.a * unit), Float(map.b * unit), Float(map.c * unit), Float(map.d * unit),
            Float(fx), Float(fy)
          ), kernels: kernels, into: &frame.masks)
      }
      guard mask.width > 0 else { continue }
      let item = DeviceGlyph(
        x: column + mask.left, y: row + mask.top, width: mask.width, height: mask.height,
        stride: mask.stride, offset: mask.offset, isKept: isKept)
      let box = IntRect(
        x0: item.x, y0: item.y, x1: item.x + item.width, y1: item.y + item.height)
      guard !box.intersection(visible).isEmpty else { continue }
      bounds = bounds.union(box)
      frame.glyphs.append(item)
    }
    guard frame.glyphs.count > first else { return }
    append(.glyphs(first..<frame.glyphs.count), ink, bounds)
  }

  /// Pixels beyond which no glyph can be seen.
  private static var farthestGlyph: Double { 1e7 }

  private mutating func lowerPicture(
    _ image: ImageReference, _ rect: CGRect, _ isSmooth: Bool, _ transform: CGAffineTransform
  ) {
    let map = DeviceTransform(transform)
    guard map.isFinite,
      let ink = pictureInk(image, rect, map, isSmooth: isSmooth, repeats: false)
    else { return }
    emit(Path(rect), .nonZero, map, ink, transform: transform)
  }

  // MARK: Ink

  /// What colours a shape, and whether it lets nothing through.
  struct Inked {
    var ink: Record.Ink
    var isOpaque: Bool
  }

  private mutating func ink(for paint: Paint, _ map: DeviceTransform) -> Inked? {
    switch paint {
    case .solid(let color):
      let word = color.premultiplied(opacity: fade)
      return word >> 24 == 0 ? nil : Inked(ink: .solid(word), isOpaque: word >> 24 == 255)
    case .gradient(let gradient):
      guard let shader = Shader(gradient, fade: fade, transform: map) else { return nil }
      return add(shader, opacity: .full, isOpaque: shader.isOpaque)
    case .mesh(let mesh): return meshInk(mesh, map)
    case .picture(let image, let rect):
      return pictureInk(image, rect, map, isSmooth: true, repeats: true)
    case .backdrop, .glass: return backdropInk
    case .shader(let paint): return programInk(paint, map)
    }
  }

  /// A mesh gradient, made into a picture of the pixels that can be seen of it.
  private mutating func meshInk(_ mesh: MeshPaint, _ map: DeviceTransform) -> Inked? {
    let bounds = map.bounds(of: mesh.frame)
    guard mesh.hasPatches, (bounds.x0 + bounds.y0 + bounds.x1 + bounds.y1).isFinite else {
      return ink(for: .solid(mesh.background), map)
    }
    // Pixels whose middles lie in the frame.
    let box = IntRect(
      covering: (bounds.x0 + 0.5).rounded(.down), (bounds.y0 + 0.5).rounded(.down),
      (bounds.x1 + 0.5).rounded(.down), (bounds.y1 + 0.5).rounded(.down)
    ).intersection(visible)
    guard !box.isEmpty else { return nil }
    let picture = MeshPicture(mesh).pixmap(of: box, map)
    let place = CGRect(x: box.x0, y: box.y0, width: box.width, height: box.height)
    guard
      let shader = ImageShader(
        levels: [picture], in: place, transform: DeviceTransform(.identity), isSmooth: true,
        repeats: false)
    else { return nil }
    return add(.rows(.image(shader)), opacity: Opacity(fade), isOpaque: shader.isOpaque)
  }

  private mutating func pictureInk(
    _ image: ImageReference, _ rect: CGRect, _ map: DeviceTransform, isSmooth: Bool, repeats: Bool
  ) -> Inked? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let across = Double(image.pixmap.width) / Double(rect.width)
    let down = Double(image.pixmap.height) / Double(rect.height)
    let step = max(across / max(abs(map.a), abs(map.b)), down / max(abs(map.c), abs(map.d)))
    let levels = scratch.pictures.levels(
      of: image, smaller: isSmooth && step > 1, kernels: kernels)
    guard
      let shader = ImageShader(
        levels: levels, in: rect, transform: map, isSmooth: isSmooth, repeats: repeats)
    else { return nil }
    return add(
      .rows(.image(shader)), opacity: Opacity(fade), isOpaque: scratch.pictures.isOpaque(image))
  }

  mutating func add(_ shader: Shader, opacity: Opacity, isOpaque: Bool) -> Inked? {
    guard opacity.parts > 0 else { return nil }
    frame.shaders.append(shader)
    return Inked(
      ink: .shader(frame.shaders.count - 1, opacity: opacity), isOpaque: isOpaque && opacity.isFull)
  }

  // MARK: Records

  /// Adds what has no edges of its own: glyphs, shadows, pictures painted ahead.
  mutating func append(_ content: Record.Content, _ inked: Inked, _ bounds: IntRect) {
    let seen = bounds.intersection(visible)
    guard !seen.isEmpty else { return }
    frame.records.append(Record(content: content, ink: inked.ink, bounds: seen))
  }

  /// Adds a shape whose edges are as the layers around it say.
  private mutating func append(_ shape: Shape, _ inked: Inked) {
    let seen = shape.bounds.intersection(visible)
    guard !seen.isEmpty else { return }
    var record = Record(content: shape.content, ink: inked.ink, bounds: seen)
    record.isAntialiased = isAntialiased
    if inked.isOpaque {
      record.covers = shape.covers.intersection(seen)
      record.alsoCovers = shape.alsoCovers.intersection(seen)
    }
    if !record.covers.isEmpty || !record.alsoCovers.isEmpty {
      // Shadows directly beneath need not be painted where this will lie.
      for below in frame.records.reversed() {
        guard case .shadow(let number) = below.content else { break }
        frame.shadows[number].hide((record.covers, record.alsoCovers))
      }
    }
    frame.records.append(record)
  }

  private mutating func emit(
    _ path: Path, _ rule: FillRule, _ map: DeviceTransform, _ inked: Inked,
    transform: CGAffineTransform
  ) {
    // Straight gradients are painted as fast as their runs are found: there, the distance of pixels, which
    // takes roots and divisions, would cost a tenth of the shape.
    var isStraight = false
    if case .shader(let number, _) = inked.ink, case .linear = frame.shaders[number] {
      isStraight = true
    }
    guard
      let shape = addShape(path, rule, map, transform: transform, followsOutline: isStraight)
    else { return }
    append(shape, inked)
  }
}

extension CGAffineTransform {
  /// Whether the map only moves.
  fileprivate var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
