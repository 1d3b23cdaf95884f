import Foundation
public import Geometry

extension DisplayList {
  /// Returns this list as it looks under a projection of the root, such as a turn in depth.
  ///
  /// Outlines are projected exactly. What fills them (gradients, pictures) and the widths of pens follow
  /// the affine map that is nearest at the middle of each command.
  public func projected(by projection: ProjectionTransform) -> DisplayList {
    if let affine = projection.affineTransform {
      return mapped { .identity($0.concatenating(affine)) }
    }
    return mapped { .projection($0, projection) }
  }

  private enum Way {
    case identity(CGAffineTransform)
    case projection(CGAffineTransform, ProjectionTransform)
  }

  private func mapped(_ way: (CGAffineTransform) -> Way) -> DisplayList {
    var result = DisplayList()
    var open: [(Layer, DisplayList)] = []
    for command in commands {
      switch command {
      case .fill(let path, let rule, let paint, let transform):
        let (path, transform) = Self.placed(path, way(transform))
        result.fill(path, rule: rule, with: paint, transform: transform)
      case .stroke(let path, let style, let paint, let transform):
        switch way(transform) {
        case .identity(let transform):
          result.stroke(path, style: style, with: paint, transform: transform)
        case .projection:
          let (path, transform) = Self.placed(path.strokedPath(style), way(transform))
          result.fill(path, with: paint, transform: transform)
        }
      case .glyphs(let run, let paint, let transform):
        switch way(transform) {
        case .identity(let transform): result.draw(run, with: paint, transform: transform)
        case .projection:
          for glyph in run.glyphs {
            let (path, transform) = Self.placed(run.outline(of: glyph), way(transform))
            result.fill(path, with: paint, transform: transform)
          }
        }
      case .picture(let image, let rect, let isSmooth, let transform):
        switch way(transform) {
        case .identity(let transform):
          result.draw(image, in: rect, isSmooth: isSmooth, transform: transform)
        case .projection:
          let (path, transform) = Self.placed(Path(rect), way(transform))
          result.fill(path, with: .picture(image, in: rect), transform: transform)
        }
      case .beginLayer(var layer):
        if let clip = layer.clip {
          let (path, transform) = Self.placed(clip.path, way(clip.transform))
          layer.clip = Layer.Clip(
            path, rule: clip.rule, isAntialiased: clip.isAntialiased, transform: transform)
        }
        layer.mask = layer.mask?.mapped(way)
        layer.filters = layer.filters.map { Self.placed($0, way) }
        open.append((layer, result))
        result = DisplayList()
      case .endLayer:
        guard let (layer, outer) = open.popLast() else { continue }
        let content = result
        result = outer
        result.layer(layer) { $0.append(content) }
      }
    }
    return result
  }

  /// A filter as it is placed: positions of a shader follow the affine map that is nearest at its frame's middle.
  private static func placed(_ filter: Filter, _ way: (CGAffineTransform) -> Way) -> Filter {
    guard case .shader(var shader) = filter else { return filter }
    switch way(shader.transform) {
    case .identity(let transform): shader.transform = transform
    case .projection(let transform, let projection):
      let middle = CGPoint(x: shader.frame.midX, y: shader.frame.midY).applying(transform)
      shader.transform = transform.concatenating(projection.affine(near: middle))
    }
    return .shader(shader)
  }

  private static func placed(_ path: Path, _ way: Way) -> (Path, CGAffineTransform) {
    switch way {
    case .identity(let transform): return (path, transform)
    case .projection(let transform, let projection):
      let bounds = path.boundingRect
      let middle = CGPoint(x: bounds.midX, y: bounds.midY).applying(transform)
      let nearest = transform.concatenating(projection.affine(near: middle))
      guard nearest.determinant != 0, nearest.determinant.isFinite else {
        return (Path(), .identity)
      }
      // The outline itself is exact: it is projected, then taken back through the nearest affine map.
      let exact = path.applying(transform).applying(projection)
      return (exact.applying(nearest.inverted()), nearest)
    }
  }
}

extension ProjectionTransform {
  /// This projection as an affine map, if it is one.
  var affineTransform: CGAffineTransform? {
    guard isAffine else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension GlyphRun {
  /// The outline of one glyph at its place, in points.
  public func outline(of glyph: Glyph) -> Path {
    let scale = CGFloat(size / font.unitsPerEm)
    return font.outline(of: glyph.id).applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: glyph.position.x, ty: glyph.position.y))
  }
}
