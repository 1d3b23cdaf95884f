internal import DisplayList
internal import Foundation
internal import Geometry
internal import Kernels
internal import Pixels

// Layers: what can be lowered away, what is a group in band rows, and what must be painted at once.

extension Preparation {
  mutating func lowerLayer(_ layer: Layer, _ range: Range<Int>) {
    // Nobody sees a sixteenth of a level.
    let own = layer.opacity > 1 - 1.0 / 4096 ? 1 : max(layer.opacity, 0)
    let opacity = own * fade
    guard (opacity * 255).rounded() > 0, !range.isEmpty else { return }
    let (seen, outerFade) = (visible, fade)
    defer { (visible, fade) = (seen, outerFade) }
    var clip: Shape?
    if let path = layer.clip {
      let transform = path.transform.concatenating(base)
      let map = DeviceTransform(transform)
      guard map.isFinite else { return }
      guard let shape = addShape(path.path, path.rule, map, transform: transform) else { return }
      visible = visible.intersection(shape.bounds)
      guard !visible.isEmpty else { return }
      // A clip that covers all that can be seen, or that falls on pixel edges, cuts nothing more.
      if shape.covers.intersection(visible) != visible,
        shape.alsoCovers.intersection(visible) != visible
      {
        clip = shape
      }
    }
    let needsGroup =
      clip != nil || layer.mask != nil || layer.blendMode != .normal
      || (layer.isIsolated && hasBlending(range))
    if !needsGroup, layer.filters.isEmpty, opacity == outerFade || isFadable(range) {
      fade = opacity
      return lower(range)
    }
    fade = 1
    let isGroup = needsGroup || opacity < 1
    guard isGroup else { return lower(range, filters: layer.filters[...]) }
    let number = frame.layers.count
    frame.layers.append(
      DeviceLayer(
        opacity: Opacity(opacity), blend: Self.blendNumber(layer.blendMode),
        colorMatrix: nil, clip: clip?.content))
    group(number) {
      $0.lower(range, filters: layer.filters[...])
    } mask: { preparation in
      guard let mask = layer.mask else { return false }
      preparation.lowerMask(mask)
      return true
    }
  }

  /// Appends the records of a group around what `content` lowers; nothing if that is nothing.
  private mutating func group(
    _ number: Int, content: (inout Preparation) -> Void,
    mask: (inout Preparation) -> Bool = { _ in false }
  ) {
    let start = frame.records.count
    frame.records.append(Record(content: .beginLayer(number), ink: .none, bounds: .empty))
    // What is in a group may be seen elsewhere, too: the group is painted whole.
    let wanted = damage
    damage = nil
    defer { damage = wanted }
    content(&self)
    guard frame.records.count > start + 1 else {
      frame.records.removeLast()
      return
    }
    var bounds = frame.records[(start + 1)...].reduce(IntRect.empty) { $0.union($1.bounds) }
    if let matrix = frame.layers[number].colorMatrix, matrix[19] > 0 { bounds = visible }
    let middle = frame.records.count
    frame.records.append(Record(content: .beginMask, ink: .none, bounds: bounds))
    // In rows without content there is no layer that a mask could belong to.
    let seen = visible
    visible = seen.intersection(bounds)
    if !mask(&self) { frame.records.remove(at: middle) }
    visible = seen
    frame.records[start].bounds = bounds
    frame.records.append(Record(content: .endLayer(number), ink: .none, bounds: bounds))
  }

  /// Lowers another list in place; its records are this frame's.
  private mutating func lowerMask(_ list: DisplayList) {
    var other = Preparation(
      list.commands, base: base, scale: scale, viewport: frame.viewport, background: 0,
      rasterizer: rasterizer, scratch: scratch)
    swap(&other.frame, &frame)
    other.visible = visible
    other.demand = demand
    other.lower(0..<list.commands.count)
    swap(&other.frame, &frame)
  }

  // MARK: Filters

  /// Lowers commands under filters, the last of which is applied to what the others give.
  mutating func lower(_ range: Range<Int>, filters: ArraySlice<Filter>) {
    guard let filter = filters.last else { return lower(range) }
    let rest = filters.dropLast()
    switch filter {
    case .colorMatrix(let matrix):
      guard matrix.count == 20, matrix.allSatisfy(\.isFinite) else {
        return lower(range, filters: rest)
      }
      let number = frame.layers.count
      frame.layers.append(DeviceLayer(opacity: .full, blend: -1, colorMatrix: matrix, clip: nil))
      group(number) { $0.lower(range, filters: rest) }
    case .blur(let radius, let isOpaque):
      let sigma = radius * scale
      guard sigma.isFinite, sigma > 0.05 else { return lower(range, filters: rest) }
      if !isOpaque, rest.isEmpty, lowerSimpleShadow(range, sigma, color: nil, (0, 0)) { return }
      guard var inked = blurred(range, rest, sigma, keepsOpaque: isOpaque, tint: nil, (0, 0))
      else { return }
      let reach = isOpaque ? 0 : BlurredPicture.reach(of: sigma)
      inked.isOpaque = false
      appendRect(contentBounds(range, rest).expanded(by: reach), inked)
    case .shadow(let color, let radius, let offset):
      let sigma = radius * scale
      let move = (Double(offset.width) * scale, Double(offset.height) * scale)
      // A shadow moved further than any picture is large is not seen.
      if sigma.isFinite, abs(move.0) < 1e8, abs(move.1) < 1e8, color.premultiplied() >> 24 > 0 {
        if hasFilters(range) || !rest.isEmpty {
          return lowerPaintedShadow(range, rest, max(sigma, 0), color, move)
        }
        if !(rest.isEmpty && lowerSimpleShadow(range, sigma, color: color, move)),
          let inked = blurred(range, rest, sigma, keepsOpaque: false, tint: color, move)
        {
          let reach = BlurredPicture.reach(of: max(sigma, 0)) + 1
          let whole = (Int(move.0.rounded(.down)), Int(move.1.rounded(.down)))
          appendRect(
            contentBounds(range, rest).expanded(by: reach).moved(whole.0, whole.1), inked)
        }
      }
      lower(range, filters: rest)
    }
  }

  private mutating func appendRect(_ bounds: IntRect, _ inked: Inked) {
    let seen = bounds.intersection(visible)
    guard !seen.isEmpty else { return }
    frame.rects.append(
      DeviceRect(
        x0: Double(seen.x0), y0: Double(seen.y0), x1: Double(seen.x1), y1: Double(seen.y1)))
    append(.rect(frame.rects.count - 1), inked, seen)
  }

  /// Paints commands into a picture, blurs it and adds it as a shader.
  ///
  /// Where the blur is wide the picture is painted small from the start, so that its size stays within
  /// what is seen whatever the radius.
  private mutating func blurred(
    _ range: Range<Int>, _ filters: ArraySlice<Filter>, _ sigma: Double, keepsOpaque: Bool,
    tint: ResolvedColor?, _ move: (Double, Double)
  ) -> Inked? {
    let sigma = min(max(sigma, 0), 1e7)
    // What will be softened further need not be sharp.
    let deviation = min(demand.deviation(with: sigma), 1e7)
    let halvings = BlurredPicture.halvings(for: deviation)
    let pixel = 1 << halvings
    let reach = BlurredPicture.reach(of: sigma) + 2 * pixel
    let content = contentBounds(range, filters)
    // What is seen, moved back to where its sources lie.
    let whole = (Int(move.0.rounded(.down)), Int(move.1.rounded(.down)))
    let wanted = visible.moved(-whole.0, -whole.1).expanded(by: 2)
    let demand = demand.softened(by: sigma, moved: whole.0, whole.1)
    let needed = demand.rect.expanded(by: BlurredPicture.reach(of: deviation) + 2 * pixel + 2)
    let source = content.intersection(wanted.expanded(by: reach)).intersection(needed)
    guard !source.isEmpty else { return nil }
    func small(_ value: Int) -> Int { value >> halvings }
    let viewport = IntRect(
      x0: small(source.x0), y0: small(source.y0), x1: small(source.x1 - 1) + 1,
      y1: small(source.y1 - 1) + 1)
    let share = CGFloat(1 / Double(pixel))
    let target = base.concatenating(
      CGAffineTransform(
        a: share, b: 0, c: 0, d: share, tx: CGFloat(move.0 - Double(whole.0)) * share,
        ty: CGFloat(move.1 - Double(whole.1)) * share))
    guard
      let (picture, origin) = plainPicture(range, filters, target)
        ?? painted(
          range, filters, base: target, scale: scale / Double(pixel), viewport: viewport,
          demand: demand.halved(halvings)
        ).map({ ($0, (x: viewport.x0, y: viewport.y0)) })
    else { return nil }
    var result = BlurredPicture(
      picture, origin: origin, halvings: halvings, sigma: sigma,
      visible: wanted.intersection(content.expanded(by: reach)), keepsOpaque: keepsOpaque,
      kernels: kernels)
    if let tint { result.tint(tint.premultipliedComponents()) }
    result.move(whole.0, whole.1)
    return add(.rows(.blurred(result)), opacity: Opacity(fade), isOpaque: false)
  }

  /// The picture that a command draws pixel by pixel, and its place, where it is all there is.
  private func plainPicture(
    _ range: Range<Int>, _ filters: ArraySlice<Filter>, _ base: CGAffineTransform
  ) -> (Pixmap, (x: Int, y: Int))? {
    guard range.count == 1, filters.isEmpty, fade == 1,
      case .picture(let image, let rect, _, let transform) = commands[range.lowerBound]
    else { return nil }
    let map = DeviceTransform(transform.concatenating(base))
    let (x, y) = (
      map.x(Double(rect.minX), Double(rect.minY)), map.y(Double(rect.minX), Double(rect.minY))
    )
    guard map.a == 1, map.b == 0, map.c == 0, map.d == 1, x == x.rounded(), y == y.rounded(),
      abs(x) < 1e6, abs(y) < 1e6, rect.width == CGFloat(image.pixmap.width),
      rect.height == CGFloat(image.pixmap.height)
    else { return nil }
    return (image.pixmap, (Int(x), Int(y)))
  }

  /// Paints commands into a picture of their own; `nil` if they paint nothing.
  private func painted(
    _ range: Range<Int>, _ filters: ArraySlice<Filter>, base: CGAffineTransform, scale: Double,
    viewport: IntRect, demand: Demand
  ) -> Pixmap? {
    var inner = Preparation(
      commands, ends, base: base, scale: scale, viewport: viewport, demand: demand,
      rasterizer: rasterizer, scratch: scratch)
    inner.lower(range, filters: filters)
    guard !inner.frame.records.isEmpty else { return nil }
    inner.frame.sortIntoBands()
    var picture = Pixmap(width: viewport.width, height: viewport.height)
    // The worker's buffers are free: the outer frame is painted after it is prepared.
    BandPainter.paint(inner.frame, onto: &picture, kernels: kernels, scratch: scratch)
    return picture
  }

  /// Adds a shadow and what casts it from one picture of that.
  ///
  /// Content with filters of its own is painted once; painting it for the shadow and again for itself
  /// would double the work with every level of nesting. Of wide shadows only what is cast from near what is
  /// seen comes in, and none is wider than 1024 pixels' deviation.
  private mutating func lowerPaintedShadow(
    _ range: Range<Int>, _ filters: ArraySlice<Filter>, _ sigma: Double, _ color: ResolvedColor,
    _ move: (Double, Double)
  ) {
    let sigma = min(sigma, 1024)
    let whole = (Int(move.0.rounded()), Int(move.1.rounded()))
    let content = contentBounds(range, filters)
    let cast = demand.softened(by: sigma, moved: whole.0, whole.1)
    func reach(_ deviation: Double) -> Int {
      min(BlurredPicture.reach(of: deviation) + 2, demand.mostReach)
    }
    let wanted = visible.moved(-whole.0, -whole.1).expanded(by: reach(sigma)).union(visible)
    let needed = cast.rect.union(demand.rect).expanded(by: reach(demand.deviation(with: sigma)))
    let viewport = content.intersection(wanted).intersection(needed)
    guard !viewport.isEmpty, viewport.width * viewport.height <= demand.mostPixels,
      let picture = painted(
        range, filters, base: base, scale: scale, viewport: viewport, demand: demand.union(cast))
    else { return lower(range, filters: filters) }
    let shaded = content.expanded(by: BlurredPicture.reach(of: sigma) + 2)
    let seen = visible.moved(-whole.0, -whole.1).expanded(by: 2).intersection(shaded)
    if !seen.isEmpty {
      var shadow = BlurredPicture(
        picture, origin: (viewport.x0, viewport.y0), halvings: 0, sigma: max(sigma, 0.05),
        visible: seen, keepsOpaque: false, kernels: kernels)
      shadow.tint(color.premultipliedComponents())
      shadow.move(whole.0, whole.1)
      if let inked = add(.rows(.blurred(shadow)), opacity: Opacity(fade), isOpaque: false) {
        appendRect(shaded.moved(whole.0, whole.1), inked)
      }
    }
    let place = CGRect(
      x: viewport.x0, y: viewport.y0, width: viewport.width, height: viewport.height)
    if let shader = ImageShader(
      levels: [picture], in: place, transform: DeviceTransform(.identity), isSmooth: false,
      repeats: false),
      let inked = add(.rows(.image(shader)), opacity: Opacity(fade), isOpaque: false)
    {
      appendRect(viewport, inked)
    }
  }

  /// Adds the blur or shadow of a single rounded rectangle by its equation.
  ///
  /// - Parameters:
  ///   - range: The commands.
  ///   - sigma: Standard deviation, in pixels.
  ///   - color: The shadow's colour; `nil` for a blur, which keeps the shape's own.
  ///   - move: By how many pixels it is moved.
  /// - Returns: Whether that was done; `false` if the content is anything else.
  private mutating func lowerSimpleShadow(
    _ range: Range<Int>, _ sigma: Double, color: ResolvedColor?, _ move: (Double, Double)
  ) -> Bool {
    guard range.count == 1, sigma >= 0.5,
      case .fill(let path, _, .solid(let own), let transform) = commands[range.lowerBound]
    else { return false }
    let map = DeviceTransform(transform.concatenating(base))
    guard map.isFinite, map.isUpright, map.a == map.d else { return false }
    let rect: CGRect
    var height = 0.0
    var inset: (Double) -> Double = { _ in 0 }
    func circular(_ radius: Double) {
      height = radius
      inset = { depth in
        let rest = radius - depth
        return radius - max(radius * radius - rest * rest, 0).squareRoot()
      }
    }
    switch path.kind {
    case .rect(let box): rect = box.standardized
    case .ellipse(let box) where box.width == box.height && box.width > 0:
      rect = box
      circular(Double(box.width) / 2 * map.a)
    case .roundedRect(let box, let size, let style) where size.width == size.height:
      rect = box
      let radius = Double(size.width) * map.a
      if style == .circular {
        circular(radius)
      } else {
        let corner = ContinuousCorner(path, rect, map)
        height = corner.height
        inset = corner.inset
      }
    default: return false
    }
    var edges = map.bounds(of: rect)
    edges = DeviceRect(
      x0: edges.x0 + move.0, y0: edges.y0 + move.1, x1: edges.x1 + move.0, y1: edges.y1 + move.1)
    guard edges.x0 < edges.x1, edges.y0 < edges.y1 else { return true }
    let reach = Double(BlurredPicture.reach(of: sigma))
    let window = IntRect(
      covering: edges.x0 - reach, edges.y0 - reach, edges.x1 + reach, edges.y1 + reach
    ).intersection(visible)
    guard !window.isEmpty else { return true }
    guard
      let table = ShadowTable(
        rect: edges, cornerHeight: height, inset: inset, sigma: sigma, window: window,
        kernels: kernels)
    else { return false }
    // A shadow takes the shape's opacity and its own colour; a blur the shape's colour.
    let shade = color.map { $0.opacity(Double(own.opacity)) } ?? own
    let word = shade.premultiplied(opacity: fade)
    guard word >> 24 > 0 else { return true }
    frame.shadows.append(table)
    append(
      .shadow(frame.shadows.count - 1), Inked(ink: .solid(word), isOpaque: false), window)
    return true
  }

  // MARK: Questions about content

  /// The pixels that commands can change, filters included, whether seen or not.
  func contentBounds(_ range: Range<Int>, _ filters: ArraySlice<Filter>) -> IntRect {
    var result = IntRect.empty
    var index = range.lowerBound
    while index < range.upperBound {
      switch commands[index] {
      case .fill(let path, _, _, let transform):
        result = result.union(bounds(path.boundingRect, transform, margin: 0))
      case .stroke(let path, let style, _, let transform):
        let join = style.lineJoin == .miter ? max(style.miterLimit, 1) : 1
        result = result.union(
          bounds(path.boundingRect, transform, margin: style.lineWidth * max(join, 1.5) / 2))
      case .glyphs(let run, _, let transform):
        let places = run.glyphs.map(\.position)
        let (xs, ys) = (places.map(\.x), places.map(\.y))
        if let x0 = xs.min(), let x1 = xs.max(), let y0 = ys.min(), let y1 = ys.max() {
          result = result.union(
            bounds(
              CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0), transform,
              margin: CGFloat(run.size) * 2))
        }
      case .picture(_, let rect, _, let transform):
        result = result.union(bounds(rect, transform, margin: 0))
      case .beginLayer(let layer):
        let end = ends[index]
        var inner = contentBounds(index + 1..<end, layer.filters[...])
        if let clip = layer.clip {
          inner = inner.intersection(bounds(clip.path.boundingRect, clip.transform, margin: 0))
        }
        result = result.union(inner)
        index = end
      case .endLayer: break
      }
      index += 1
    }
    for filter in filters {
      switch filter {
      case .blur(let radius, let isOpaque):
        if radius.isFinite, radius > 0, !isOpaque {
          result = result.expanded(by: BlurredPicture.reach(of: radius * scale))
        }
      case .shadow(_, let radius, let offset):
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { continue }
        let reach = BlurredPicture.reach(of: max(radius * scale, 0))
        func whole(_ value: CGFloat) -> Int {
          Int(min(max(Double(value) * scale, -1e8), 1e8).rounded())
        }
        result = result.union(
          result.expanded(by: reach + 1).moved(whole(offset.width), whole(offset.height)))
      case .colorMatrix: break
      }
    }
    return result
  }

  private func bounds(
    _ rect: CGRect, _ transform: CGAffineTransform, margin: CGFloat
  ) -> IntRect {
    guard !rect.isNull else { return .empty }
    let edges = DeviceTransform(transform.concatenating(base)).bounds(
      of: rect.insetBy(dx: -margin, dy: -margin))
    return IntRect(covering: edges.x0, edges.y0, edges.x1, edges.y1)
  }

  /// Whether a layer among commands has filters.
  private func hasFilters(_ range: Range<Int>) -> Bool {
    commands[range].contains {
      if case .beginLayer(let layer) = $0 { !layer.filters.isEmpty } else { false }
    }
  }

  /// Whether commands mix with what lies beneath by more than source-over.
  private func hasBlending(_ range: Range<Int>) -> Bool {
    commands[range].contains {
      if case .beginLayer(let layer) = $0 { layer.blendMode != .normal } else { false }
    }
  }

  /// Whether fading each command alone is fading all at once: one shape that does not overlap itself, or
  /// one layer, whose own opacity takes the other in without a rounding between.
  private func isFadable(_ range: Range<Int>) -> Bool {
    switch commands[range.lowerBound] {
    case .fill, .stroke, .picture: range.count == 1
    case .beginLayer: ends[range.lowerBound] == range.upperBound - 1 && !hasBlending(range)
    case .glyphs, .endLayer: false
    }
  }

  private static func blendNumber(_ mode: BlendMode) -> Int32 {
    let function: BlendFunction? =
      switch mode {
      case .normal: nil
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      case .destinationOut: .destinationOut
      case .plusDarker: .plusDarker
      case .plusLighter: .plusLighter
      }
    return function?.rawValue ?? -1
  }
}

/// How far a continuous corner lies in from its side, read off its outline.
private struct ContinuousCorner {
  private var places: [SIMD2<Double>] = []

  init(_ path: Path, _ rect: CGRect, _ map: DeviceTransform) {
    let lines = FlattenedPath(
      path, transform: CGAffineTransform(scaleX: CGFloat(map.a), y: CGFloat(map.d)),
      tolerance: 0.01)
    let middle = SIMD2(Double(rect.midX) * map.a, Double(rect.midY) * map.d)
    let corner = SIMD2(Double(rect.minX) * map.a, Double(rect.minY) * map.d)
    places = lines.points.filter { $0.x < middle.x && $0.y < middle.y }.map { $0 - corner }
      .sorted { $0.y < $1.y }
  }

  /// Where the corner has come to the side.
  var height: Double { places.last { $0.x > 0.005 }.map(\.y) ?? 0 }

  func inset(_ depth: Double) -> Double {
    guard let next = places.firstIndex(where: { $0.y >= depth }) else { return 0 }
    guard next > 0 else { return places[0].x }
    let (a, b) = (places[next - 1], places[next])
    return b.y > a.y ? a.x + (b.x - a.x) * (depth - a.y) / (b.y - a.y) : b.x
  }
}
