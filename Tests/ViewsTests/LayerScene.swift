import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a delegate was told.
@MainActor final class AnimationTold: CAAnimationDelegate {
  var lines: [String] = []
  var now: () -> Double = { 0 }
  nonisolated init() {}
  func animationDidStart(_ anim: CAAnimation) { lines.append("start \(now())") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let name = anim.value(forKey: "name") as? String ?? ""
    lines.append("stop \(name)\(flag) \(now())")
  }
}

/// A stage with a layer inside of a view that fills it.
@MainActor final class LayerScene<Shown: CALayer> {
  let root = UIView()
  let layer: Shown
  let stage: Rehearsal

  init(_ layer: Shown) throws {
    self.layer = layer
    layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    layer.backgroundColor = UIColor.red.cgColor
    root.layer.addSublayer(layer)
    let root = root
    stage = try Rehearsal { Hosted(view: root) }
  }

  /// The number that is shown at a key path at a time.
  func shown(_ keyPath: String, at time: Double) throws -> Double {
    try stage.advance(to: time)
    let state = layer.presented(at: LayerMoment(stage.graph))
    return try #require(state[keyPath].scalar)
  }

  func add(_ animation: CAAnimation, key: String? = "key") throws {
    try stage.now { layer.add(animation, forKey: key) }
  }
}

/// An animation of a number.
@MainActor func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
  animation.duration = duration
  return animation
}
