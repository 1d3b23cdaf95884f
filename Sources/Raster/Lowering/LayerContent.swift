internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Questions about the content of layers.

extension Preparation {
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
          Int(min(max(Double(value) * scale, -Self.farthestMove), Self.farthestMove).rounded())
        }
        result = result.union(
          result.expanded(by: reach + 1).moved(whole(offset.width), whole(offset.height)))
      case .colorMatrix: break
      case .shader(let filter): result = bounds(result, under: filter)
      }
    }
    return result
  }

  func bounds(
    _ rect: CGRect, _ transform: CGAffineTransform, margin: CGFloat
  ) -> IntRect {
    guard !rect.isNull else { return .empty }
    let edges = DeviceTransform(transform.concatenating(base)).bounds(
      of: rect.insetBy(dx: -margin, dy: -margin))
    return IntRect(covering: edges.x0, edges.y0, edges.x1, edges.y1)
  }

  /// Whether a layer among commands has filters.
  func hasFilters(_ range: Range<Int>) -> Bool {
    commands[range].contains {
      if case .beginLayer(let layer) = $0 { !layer.filters.isEmpty } else { false }
    }
  }

  /// Whether commands mix with what lies beneath by more than source-over.
  func hasBlending(_ range: Range<Int>) -> Bool {
    commands[range].contains {
      if case .beginLayer(let layer) = $0 { layer.blendMode != .normal } else { false }
    }
  }

  /// Whether fading each command alone is fading all at once: one shape that does not overlap itself, or
  /// one layer, whose own opacity takes the other in without a rounding between.
  func isFadable(_ range: Range<Int>) -> Bool {
    switch commands[range.lowerBound] {
    case .fill, .stroke, .picture: range.count == 1
    case .beginLayer: ends[range.lowerBound] == range.upperBound - 1 && !hasBlending(range)
    case .glyphs, .endLayer: false
    }
  }
}
