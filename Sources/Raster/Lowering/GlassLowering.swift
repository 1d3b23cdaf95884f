internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Glass: what was painted so far is painted at once where panes show it, blurred, and seen through them.

extension Preparation {
  /// What a command is painted with that shows what lies beneath through glass; `nil` if nothing of it is seen.
  ///
  /// - Parameters:
  ///   - glass: The panes, and what they are made of.
  ///   - transform: From the command's coordinates to the root's.
  ///   - bounds: The pixels that the command can change; `nil` if that is not known.
  /// - Returns: The ink.
  mutating func ink(
    for glass: GlassPaint, _ transform: CGAffineTransform, within bounds: IntRect?
  ) -> Inked? {
    let whole = transform.concatenating(base)
    let map = DeviceTransform(whole)
    let scale = abs(map.determinant).squareRoot()
    let opacity = Opacity(fade * min(max(glass.opacity, 0), 1))
    let area = (bounds?.expanded(by: Damage.slack) ?? visible).intersection(visible)
    guard opacity.parts > 0, !area.isEmpty, map.isFinite, scale > 0, scale.isFinite,
      glass.kind.isFinite, glass.spacing.isFinite
    else { return nil }
    let panes = glass.panes.compactMap { pane(of: $0, whole, area) }
    guard !panes.isEmpty else { return nil }
    let lens = GlassLens(glass.kind, scale: scale)
    let picture = GlassPicture(
      panes: panes, lens: lens, spacing: max(glass.spacing, 0) * scale)
    // Light comes from as far beside the area as it is bent.
    let seen = area.expanded(by: Int(abs(lens.bend).rounded(.up)) + 1)
    let pixmap = picture.pixmap(
      of: area, over: ground(for: glass.kind, scale, seen), origin: (seen.x0, seen.y0),
      kernels: kernels)
    let place = CGRect(x: area.x0, y: area.y0, width: area.width, height: area.height)
    guard
      let shader = ImageShader(
        levels: [pixmap], in: place, transform: DeviceTransform(.identity), isSmooth: false,
        repeats: false)
    else { return nil }
    return add(.rows(.image(shader)), opacity: opacity, isOpaque: false)
  }

  /// A pane in device space; `nil` for one that is not there.
  private func pane(
    of pane: GlassPaint.Pane, _ transform: CGAffineTransform, _ area: IntRect
  ) -> GlassPicture.Pane? {
    let placed = pane.transform.concatenating(transform)
    let map = DeviceTransform(placed)
    guard map.isFinite, pane.presence > 0, pane.presence.isFinite else { return nil }
    let look = GlassLook(
      tint: pane.tint.premultipliedComponents(), presence: Float(min(pane.presence, 1)))
    var path: Path
    switch pane.outline {
    case .rounded(let rect, let radius):
      if let shape = RoundShape(rect.standardized, radius: radius, map) {
        return GlassPicture.Pane(shape: .round(shape), look: look)
      }
      path = Path(roundedRect: rect.standardized, cornerRadius: radius, style: .circular)
    case .path(let some): path = some
    }
    // Twice as far away as anything that is looked at, an outline counts as it is.
    path = path.applying(placed)
    let lines = FlattenedPath(path, tolerance: Self.glassTolerance)
    var numbers: [Float] = []
    for chain in lines.chains {
      var last = lines.points[chain.end - 1]
      for point in lines.points[chain.start..<chain.end] {
        numbers += [
          Float(last.x - Double(area.x0)), Float(last.y - Double(area.y0)),
          Float(point.x - Double(area.x0)), Float(point.y - Double(area.y0)),
        ]
        last = point
      }
    }
    return numbers.isEmpty ? nil : GlassPicture.Pane(shape: .lines(numbers), look: look)
  }

  /// Greatest distance of a line from the curve that it stands for, in pixels.
  private static var glassTolerance: Double { 0.05 }

  /// What shows through glass in an area: blurred, strengthened and veiled.
  private mutating func ground(
    for kind: GlassPaint.Kind, _ scale: Double, _ area: IntRect
  ) -> Pixmap {
    var result = Pixmap(width: area.width, height: area.height)
    guard !isMask else {
      // Nothing is beneath a mask, of which only the opacity counts.
      for index in result.words.indices { result.words[index] = .max }
      return result
    }
    let isOpaque = frame.background >> 24 == 255
    let sigma = min(max(kind.blur * scale, Self.leastDeviation), Gaussian.greatest)
    let (picture, origin) = painted(near: area.expanded(by: BlurredPicture.reach(of: sigma)))
    var blurred = BlurredPicture(
      picture, origin: origin, halvings: 0, sigma: sigma, visible: area, keepsOpaque: isOpaque,
      kernels: kernels)
    let veil = kind.veil.premultipliedComponents()
    blurred.strengthen(
      Float(max(kind.saturation, 0)), under: SIMD4(veil.0, veil.1, veil.2, veil.3))
    var row = [UInt32](repeating: 0, count: area.width)
    var cache = BlurredPicture.Rows()
    for line in 0..<area.height {
      blurred.fill(
        0, x: area.x0, y: area.y0 + line, count: area.width, kernels: kernels, rows: &cache,
        pixels: &row)
      let start = line * result.stride
      var target = result.words.mutableSpan
      kernels.copy(row.span, over: start..<start + area.width, of: &target)
    }
    return result
  }
}

extension RoundShape {
  /// A rectangle with round corners in device space; `nil` where the map does not keep circles, or floats have not digits
  /// enough.
  fileprivate init?(_ rect: CGRect, radius: CGFloat, _ map: DeviceTransform) {
    guard map.isSimilar, rect.width > 0, rect.height > 0 else { return nil }
    let scale = (map.a * map.a + map.b * map.b).squareRoot()
    let (w, h) = (Double(rect.width) / 2, Double(rect.height) / 2)
    let round = min(max(Double(radius), 0), w, h)
    let (x, y) = (Double(rect.minX) + w, Double(rect.minY) + h)
    let center = SIMD2(map.x(x, y), map.y(x, y))
    guard scale > 0, max(w, h) * scale * 2 <= Double(Self.greatestSize),
      abs(center.x) < Self.farthest, abs(center.y) < Self.farthest
    else { return nil }
    self.init(
      center: center, direction: SIMD2(map.a, map.b) / scale,
      half: SIMD2(w - round, h - round) * scale, radius: round * scale)
  }

  /// Pixels beyond which nothing is seen.
  private static var farthest: Double { 1e6 }
}

extension GlassLens {
  /// What a kind of glass does with light at a scale.
  fileprivate init(_ kind: GlassPaint.Kind, scale: Double) {
    self.init()
    func pixels(_ length: Double, atMost most: Double) -> Float {
      Float(min(max(length, 0) * scale, most))
    }
    func share(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
    bevel = pixels(kind.bevel, atMost: Self.widest)
    bend = pixels(abs(kind.bend), atMost: Self.widest) * (kind.bend < 0 ? -1 : 1)
    rim = pixels(kind.rim, atMost: Self.widest)
    shadeReach = pixels(kind.shadeReach, atMost: Self.widest)
    shadeDrop = pixels(kind.shadeDrop, atMost: Self.widest)
    (light, glow, shade) = (share(kind.light), share(kind.glow), share(kind.shade))
  }

  /// Pixels beyond which no rim and no shadow goes.
  private static var widest: Double { 512 }
}

extension GlassPaint.Kind {
  /// Whether all numbers are.
  fileprivate var isFinite: Bool {
    let lengths = blur + bevel + bend + rim + shadeReach + shadeDrop
    return (lengths + saturation + light + glow + shade).isFinite
  }
}

extension DisplayList.Command {
  /// The glass that the command shows what lies beneath through, if it does, and where it stands.
  var glass: (paint: GlassPaint, transform: CGAffineTransform)? {
    switch self {
    case .fill(_, _, .glass(let glass), let transform),
      .stroke(_, _, .glass(let glass), let transform),
      .glyphs(_, .glass(let glass), let transform):
      (glass, transform)
    default: nil
    }
  }
}
