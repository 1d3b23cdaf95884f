internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Filters: colour matrices, and blurs and shadows by smaller pictures.

extension Preparation {
  /// Pixels beyond which nothing that is moved can be seen, and within which sums of them are exact.
  static var farthestMove: Double { 1e8 }

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
      frame.layers.append(DeviceLayer(opacity: .full, blend: nil, colorMatrix: matrix, clip: nil))
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
      let sigma = radius * Filter.shadowSoftness * scale
      let move = (Double(offset.width) * scale, Double(offset.height) * scale)
      // A shadow moved further than any picture is large is not seen.
      if sigma.isFinite, abs(move.0) < Self.farthestMove, abs(move.1) < Self.farthestMove,
        color.premultiplied() >> 24 > 0
      {
        // What shows what lies beneath it is painted for its shadow, and again where it lies.
        if hasFilters(range) || !rest.isEmpty, !commands.showBackdrop(range) {
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
    case .shader(let filter): lower(range, rest, filter)
    }
  }

  mutating func appendRect(_ bounds: IntRect, _ inked: Inked) {
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
    let sigma = min(max(sigma, 0), Gaussian.greatest)
    // What will be softened further need not be sharp.
    let deviation = min(demand.deviation(with: sigma), Gaussian.greatest)
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
  func painted(
    _ range: Range<Int>, _ filters: ArraySlice<Filter>, base: CGAffineTransform, scale: Double,
    viewport: IntRect, demand: Demand
  ) -> Pixmap? {
    var inner = Preparation(
      commands, ends, base: base, scale: scale, viewport: viewport, demand: demand,
      rasterizer: rasterizer, scratch: scratch)
    inner.isAntialiased = isAntialiased
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
}
