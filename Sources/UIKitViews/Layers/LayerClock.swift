import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The time of layers, which `CACurrentMediaTime()` tells: that of a machine which had run for a while when
/// the film began.
@MainActor enum LayerClock {
  /// What the clock shows when the film begins, in seconds: what is without a begin began long ago.
  static let start = 1000.0

  /// The time at the graph's current instant.
  static func time(in graph: ViewGraph?) -> Double { start + (graph?.timeline.now.seconds ?? 0) }
}

/// What drawing a layer depends on beside the layer.
struct LayerMoment {
  let graph: ViewGraph
  /// The time of the outermost layer.
  var time: Double
  /// The perspective of the layer around.
  var perspective: CGFloat = 0

  @MainActor init(_ graph: ViewGraph) { (self.graph, time) = (graph, LayerClock.time(in: graph)) }
}
