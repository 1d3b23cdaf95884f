internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Shader functions of the scene: as filters of groups, and as paints.

extension Preparation {
  /// Lowers commands under a shader: they are painted into a picture, of which the function makes another while it is painted.
  mutating func lower(_ range: Range<Int>, _ filters: ArraySlice<Filter>, _ filter: ShaderFilter) {
    let map = DeviceTransform(filter.transform.concatenating(base))
    guard filter.use != .fill, filter.shader.fits(filter.use), map.isFinite,
      map.determinant != 0
    else { return lower(range, filters: filters) }
    let readsAround = filter.use != .color
    let (across, down) = readsAround ? reach(of: filter, map) : (0, 0)
    let drawn = drawnBounds(range, filters, filter)
    let seen = drawn.expanded(by: across, down).intersection(visible)
    guard !seen.isEmpty else { return }
    // The shader may read what lies further off than it says: all of the group that the picture shows is there.
    let wanted =
      readsAround
      ? contentBounds(range, filters).union(drawn).intersection(
        demand.rect.union(visible).expanded(by: across, down)
      ).expanded(by: 1) : seen
    var picture =
      painted(range, filters, base: base, scale: scale, viewport: wanted, demand: demand)
      ?? Pixmap(width: wanted.width, height: wanted.height)
    if readsAround { picture.clearEdge() }
    guard
      let shader = ProgramShader(
        filter.shader, as: filter.use, transform: map,
        source: ProgramShader.Source(picture: picture, x: wanted.x0, y: wanted.y0)),
      let inked = add(.rows(.program(shader)), opacity: Opacity(fade), isOpaque: false)
    else { return }
    appendRect(seen, inked)
  }

  /// The ink of a shader as a paint; `nil` if it paints nothing.
  mutating func programInk(_ paint: ShaderPaint, _ map: DeviceTransform) -> Inked? {
    var placed = map
    placed.tx = map.x(Double(paint.origin.x), Double(paint.origin.y))
    placed.ty = map.y(Double(paint.origin.x), Double(paint.origin.y))
    guard
      let shader = ProgramShader(paint.shader, as: .fill, transform: placed, source: nil)
    else { return nil }
    return add(.rows(.program(shader)), opacity: Opacity(fade * paint.opacity), isOpaque: false)
  }

  /// How many pixels a filter's colours come from aside, at most; no further than what lies beside the picture is painted.
  private func reach(of filter: ShaderFilter, _ map: DeviceTransform) -> (Int, Int) {
    let (width, height) = (Double(filter.reach.width), Double(filter.reach.height))
    func pixels(_ length: Double) -> Int {
      length.isNaN ? 0 : Int(min(max(length, 0), Double(demand.mostReach)).rounded(.up))
    }
    return (
      pixels(abs(map.a) * width + abs(map.c) * height),
      pixels(abs(map.b) * width + abs(map.d) * height)
    )
  }

  /// Where a filter shows anything, before it reaches further: where the group is, which for text is its frame.
  func drawnBounds(
    _ range: Range<Int>, _ filters: ArraySlice<Filter>, _ filter: ShaderFilter
  ) -> IntRect {
    let content = contentBounds(range, filters)
    guard filters.isEmpty, let painted = paintedBounds(range) else { return content }
    return content.intersection(bounds(filter.frame, filter.transform, margin: 0)).union(painted)
  }

  /// The pixels that a filter can change, of a group that fills some.
  func bounds(_ content: IntRect, under filter: ShaderFilter) -> IntRect {
    let map = DeviceTransform(filter.transform.concatenating(base))
    guard map.isFinite, filter.use == .distortion || filter.use == .layer else { return content }
    let (across, down) = reach(of: filter, map)
    return content.expanded(by: across, down)
  }
}

extension IntRect {
  /// The rectangle with a margin at its sides, and one above and below.
  fileprivate func expanded(by across: Int, _ down: Int) -> IntRect {
    isEmpty
      ? self : IntRect(x0: x0 - across, y0: y0 - down, x1: x1 + across, y1: y1 + down)
  }
}

extension Pixmap {
  /// Makes the outermost pixels clear, as what is read beyond them is as they are.
  fileprivate mutating func clearEdge() {
    guard width > 0, height > 0 else { return }
    for x in 0..<width { (self[x, 0], self[x, height - 1]) = (0, 0) }
    for y in 0..<height { (self[0, y], self[width - 1, y]) = (0, 0) }
  }
}
