import Foundation
import SceneGraph

/// An animation that was added to a layer.
@MainActor final class RunningAnimation {
  let key: String
  let animation: CAAnimation
  /// Whether its begin is known: the layer is on a stage.
  var hasBegun = false
  /// When it ends on the film's time line.
  var end: Timeline.EventID?
  /// The transaction in which it was added, which waits for it.
  let transaction: LayerTransaction

  init(_ key: String, _ animation: CAAnimation, _ transaction: LayerTransaction) {
    (self.key, self.animation, self.transaction) = (key, animation, transaction)
  }
}
