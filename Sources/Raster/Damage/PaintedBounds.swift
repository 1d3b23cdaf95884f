internal import DisplayList
internal import Foundation
internal import Geometry

// Where commands can paint: never too little but for ``Damage``'s slack, since what lies beyond is not
// painted anew.

extension Preparation {
  /// Numbers beyond which bounds are taken as unknown.
  private static let greatestTerm = SIMD8(repeating: 1e9)

  /// The index after a command, or after the layer that starts there.
  func end(of index: Int) -> Int {
    if case .beginLayer = commands[index] { ends[index] + 1 } else { index + 1 }
  }

  /// The pixels that commands can change, whether seen or not; `nil` if that is not known.
  func paintedBounds(_ range: Range<Int>) -> IntRect? {
    var result = IntRect.empty
    var index = range.lowerBound
    while index < range.upperBound {
      guard let bounds = paintedBounds(at: index) else { return nil }
      result = result.union(bounds)
      index = end(of: index)
    }
    return result
  }

  private func paintedBounds(at index: Int) -> IntRect? {
    switch commands[index] {
    case .fill(let path, _, _, let transform): return bounds(of: path, transform, margin: 0)
    case .stroke(let path, let style, _, let transform):
      return bounds(of: path, transform, margin: style.reach)
    case .glyphs(let run, _, let transform): return bounds(of: run, transform)
    case .picture(_, let rect, _, let transform): return bounds(of: rect, transform)
    case .beginLayer(let layer):
      let content = index + 1..<ends[index]
      guard var result = paintedBounds(content) else { return nil }
      for case .colorMatrix(let matrix) in layer.filters where matrix.count == 20 && matrix[19] > 0
      {
        // It lends opacity to what is clear.
        return nil
      }
      if !layer.filters.isEmpty {
        result = result.union(contentBounds(content, layer.filters[...]))
      }
      guard let clip = layer.clip else { return result }
      return bounds(of: clip.path, clip.transform, margin: 0).map(result.intersection) ?? result
    case .endLayer: return .empty
    }
  }

  private func bounds(
    of path: Path, _ transform: CGAffineTransform, margin: Double
  ) -> IntRect? {
    if case .general(let elements) = path.kind, !elements.allSatisfy(\.isFinite) { return nil }
    let rect = path.boundingRect
    guard margin.isFinite else { return nil }
    return rect.isNull
      ? .empty : bounds(of: rect.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin)), transform)
  }

  private func bounds(of run: GlyphRun, _ transform: CGAffineTransform) -> IntRect? {
    let number = scratch.glyphs.number(of: run.font)
    let unit = run.size / run.font.unitsPerEm
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for glyph in run.glyphs {
      let place = SIMD2(Double(glyph.position.x), Double(glyph.position.y))
      guard let box = scratch.glyphs.bounds(of: glyph.id, run.font, number: number) else {
        continue
      }
      let (start, end) = (place + box.low * unit, place + box.high * unit)
      guard (start + end).sum().isFinite else { return nil }
      (low, high) = (pointwiseMin(low, start), pointwiseMax(high, end))
    }
    guard low.x <= high.x, low.y <= high.y else { return .empty }
    return bounds(
      of: CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y), transform)
  }

  private func bounds(of rect: CGRect, _ transform: CGAffineTransform) -> IntRect? {
    let map = DeviceTransform(transform.concatenating(base))
    let edges = map.bounds(of: rect.standardized)
    // Sums of numbers that are far apart have lost the digits that matter.
    let (x, y) = (max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY)))
    let terms = SIMD8(
      Double(x), Double(y), map.a * Double(x), map.b * Double(x), map.c * Double(y),
      map.d * Double(y), map.tx, map.ty)
    guard edges.x0 <= edges.x1, edges.y0 <= edges.y1,
      all(terms .< Self.greatestTerm .& terms .> -Self.greatestTerm)
    else { return nil }
    return IntRect(covering: edges.x0, edges.y0, edges.x1, edges.y1)
  }
}

extension Path.Element {
  /// Whether all its numbers are.
  fileprivate var isFinite: Bool {
    func isFinite(_ places: CGPoint...) -> Bool { places.allSatisfy { ($0.x + $0.y).isFinite } }
    return switch self {
    case .move(let end), .line(let end): isFinite(end)
    case .quadCurve(let end, let control): isFinite(end, control)
    case .curve(let end, let first, let second): isFinite(end, first, second)
    case .closeSubpath: true
    }
  }
}
