@_spi(Engine) import ViewEngine

/// Which layers never come to rest by themselves, by the view in which they are shown.
final class LayerUnrest: GraphPart {
  private var restless: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]

  init() {}

  /// Notes what of a layer never rests; `nil` for nothing.
  func set(_ name: String?, for layer: CALayer, _ node: Node) {
    let (place, key) = (ObjectIdentifier(node), ObjectIdentifier(layer))
    guard restless[place]?[key] != name else { return }
    restless[place, default: [:]][key] = name
    if let first = restless[place]?.values.min() {
      node.graph.noteRestless(node, first)
    } else {
      restless[place] = nil
      node.graph.noteAtRest(node)
    }
  }
}
