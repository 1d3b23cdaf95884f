internal import DisplayList
internal import Foundation
internal import Geometry
internal import KernelInterface
internal import Pixels

// Layers: what can be lowered away, what is a group in band rows, and what must be painted at once.

extension Preparation {
  mutating func lowerLayer(_ layer: Layer, _ range: Range<Int>) {
    if let (merged, content) = mergedBlurs(layer, range) { return lowerLayer(merged, content) }
    // Nobody sees a sixteenth of a level.
    let own = layer.opacity > 1 - 1.0 / 4096 ? 1 : max(layer.opacity, 0)
    let opacity = own * fade
    guard (opacity * 255).rounded() > 0, !range.isEmpty else { return }
    let (seen, outerFade, outerEdges) = (visible, fade, isAntialiased)
    defer { (visible, fade, isAntialiased) = (seen, outerFade, outerEdges) }
    isAntialiased = isAntialiased && layer.isAntialiased
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
    if !needsGroup, layer.filters.isEmpty, opacity == 1 || isFadable(range) {
      fade = opacity
      return lower(range)
    }
    fade = 1
    let isGroup = needsGroup || opacity < 1
    guard isGroup else { return lower(range, filters: layer.filters[...]) }
    let number = frame.layers.count
    frame.layers.append(
      DeviceLayer(
        opacity: Opacity(opacity), blend: BlendFunction(layer.blendMode),
        colorMatrix: nil, clip: clip?.content, hasSmoothClip: layer.clip?.isAntialiased ?? true))
    group(number) {
      $0.lower(range, filters: layer.filters[...])
    } mask: { preparation in
      guard let mask = layer.mask else { return false }
      preparation.lowerMask(mask)
      return true
    }
  }

  /// A layer whose content is one layer that only blurs, as one with both blurs; `nil` for any other.
  ///
  /// A Gaussian of a Gaussian is one whose variance is the sum of theirs. A view that blurs itself again and again
  /// is painted once, not once more for each of its blurs.
  private func mergedBlurs(_ layer: Layer, _ range: Range<Int>) -> (Layer, Range<Int>)? {
    guard case .blur(let outer, false)? = layer.filters.first, outer.isFinite, outer > 0,
      let start = range.first, case .beginLayer(let inner) = commands[start],
      ends[start] + 1 == range.upperBound, inner.filters.count == 1,
      case .blur(let first, false) = inner.filters[0], first.isFinite, first > 0
    else { return nil }
    var plain = Layer()
    plain.filters = inner.filters
    guard inner == plain else { return nil }
    var merged = layer
    merged.filters[0] = .blur(radius: (outer * outer + first * first).squareRoot(), isOpaque: false)
    return (merged, start + 1..<ends[start])
  }

  /// Appends the records of a group around what `content` lowers; nothing if that is nothing.
  mutating func group(
    _ number: Int, content: (inout Preparation) -> Void,
    mask: (inout Preparation) -> Bool = { _ in false }
  ) {
    let start = frame.records.count
    frame.records.append(Record(content: .beginLayer(number), ink: .none, bounds: .empty))
    // What is in a group may be seen elsewhere, too: the group is painted whole.
    let wanted = damage
    damage = nil
    openGroups.append((number, start))
    defer {
      damage = wanted
      openGroups.removeLast()
    }
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
    other.isAntialiased = isAntialiased
    other.isMask = true
    other.demand = demand
    other.lower(0..<list.commands.count)
    swap(&other.frame, &frame)
  }
}

extension BlendFunction {
  /// The function of a blend mode; `nil` for plain source-over.
  fileprivate init?(_ mode: BlendMode) {
    switch mode {
    case .normal: return nil
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .softLight: self = .softLight
    case .hardLight: self = .hardLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    case .sourceAtop: self = .sourceAtop
    case .destinationOver: self = .destinationOver
    case .destinationOut: self = .destinationOut
    case .plusDarker: self = .plusDarker
    case .plusLighter: self = .plusLighter
    }
  }
}
