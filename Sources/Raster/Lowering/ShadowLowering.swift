internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Blurs and shadows of rounded rectangles, by their equation.

extension Preparation {
  /// Adds the blur or shadow of a single rounded rectangle by its equation.
  ///
  /// - Parameters:
  ///   - range: The commands.
  ///   - sigma: Standard deviation, in pixels.
  ///   - color: The shadow's colour; `nil` for a blur, which keeps the shape's own.
  ///   - move: By how many pixels it is moved.
  /// - Returns: Whether that was done; `false` if the content is anything else.
  mutating func lowerSimpleShadow(
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
