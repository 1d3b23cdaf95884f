import Foundation
import Geometry
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

/// What a layer does in depth to those inside, about its anchor point.
struct LayerDepth {
  let transform: CATransform3D
  /// The anchor point, in the layer's own coordinates.
  let center: CGPoint

  /// Whether it is seen of layers that lie in the plane, too: a perspective alone is not.
  var movesPlane: Bool {
    var rest = transform
    rest.m34 = 0
    return rest != CATransform3DIdentity
  }

  /// How far towards the viewer a place of the plane and of a height above it gets, in points.
  func height(of place: CGPoint, _ height: CGFloat) -> CGFloat {
    (place.x - center.x) * transform.m13 + (place.y - center.y) * transform.m23
      + height * transform.m33 + transform.m43
  }
}

/// What drawing a layer depends on beside the layer.
struct LayerMoment {
  let graph: ViewGraph
  /// The time of the outermost layer.
  var time: Double
  /// What is around the layer in depth; `nil` where nothing is.
  var around: LayerDepth?
  /// The perspective of the layer around.
  var perspective: CGFloat { around?.transform.m34 ?? 0 }

  @MainActor init(_ graph: ViewGraph) { (self.graph, time) = (graph, LayerClock.time(in: graph)) }
}
