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
@MainActor private final class Told: CAAnimationDelegate {
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
@MainActor private final class Scene<Shown: CALayer> {
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

@MainActor @Suite struct LayerAnimationTests {
  private func basic(
    _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = duration
    return animation
  }

  @Test(
    "from, to and by",
    arguments: [
      (10.0, 30.0, nil, [10, 20, 50]), (10, nil, 8, [10, 14, 50]), (nil, 30, 8, [22, 26, 50]),
      (10, nil, nil, [10, 30, 50]), (nil, 30, nil, [50, 40, 50]), (nil, nil, 8, [50, 54, 50]),
      (nil, nil, nil, [50, 50, 50]),
    ] as [(Double?, Double?, Double?, [Double])])
  func ends(from: Double?, to: Double?, by: Double?, shown: [Double]) throws {
    let scene = try Scene(CALayer())
    try scene.add(basic("position.x", from: from, to: to, by: by))
    #expect(try [0, 0.5, 1].map { try scene.shown("position.x", at: $0) } == shown)
    // The property itself stays.
    #expect(scene.layer.position.x == 50)
  }

  @Test("every number of a layer moves on a straight way")
  func straight() throws {
    for keyPath in [
      "position.y", "bounds.size.width", "bounds.origin.x", "opacity", "cornerRadius",
      "borderWidth", "shadowOpacity", "shadowRadius", "shadowOffset.width", "transform.rotation",
      "transform.rotation.z", "transform.rotation.x", "transform.rotation.y", "transform.scale",
      "transform.scale.x", "transform.scale.y", "transform.translation.x",
      "transform.translation.y", "anchorPoint.x",
    ] {
      let scene = try Scene(CALayer())
      try scene.add(basic(keyPath, from: 0.25, to: 0.75))
      for time in [0, 0.25, 0.5, 0.75] {
        let shown = try scene.shown(keyPath, at: time)
        #expect(abs(shown - (0.25 + time / 2)) < 1e-9, "\(keyPath) at \(time)")
      }
    }
  }

  @Test("points, sizes, colours and transforms move as wholes")
  func wholes() throws {
    let scene = try Scene(CALayer())
    try scene.add(basic("position", to: CGPoint(x: 90, y: 10)), key: "a")
    try scene.add(basic("bounds.size", to: CGSize(width: 40, height: 60)), key: "b")
    try scene.add(basic("backgroundColor", to: UIColor.blue.cgColor), key: "c")
    try scene.add(basic("transform", to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), key: "d")
    try scene.stage.advance(to: 0.5)
    let look = scene.layer.presented(at: LayerMoment(scene.stage.graph)).look
    #expect(look.position == CGPoint(x: 70, y: 30))
    #expect(look.bounds.size == CGSize(width: 30, height: 40))
    #expect(look.background == ResolvedColor(red: 0.5, green: 0, blue: 0.5))
    #expect(abs(look.transform.rotation.degrees - 45) < 1e-9)
    #expect(scene.layer.presentation()?.position == look.position)
    #expect(scene.layer.animationKeys() == ["a", "b", "c", "d"])
    try scene.stage.advance(to: 1)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("timing functions, by their control points")
  func timing() throws {
    let names: [(CAMediaTimingFunctionName, Double)] = [
      (.linear, 0.25), (.easeIn, 0.0935), (.easeOut, 0.3781), (.easeInEaseOut, 0.1291),
      (.default, 0.4085),
    ]
    for (name, quarter) in names {
      let scene = try Scene(CALayer())
      let animation = basic("opacity", from: 0, to: 1)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      try scene.add(animation)
      let shown = try scene.shown("opacity", at: 0.25)
      #expect(abs(shown - quarter) < 2e-3, "\(name): \(shown)")
    }
    let curve = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
    #expect(curve == CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1))
    #expect(curve != CAMediaTimingFunction(name: .default))
  }

  @Test("runs, there and back, faster, from inside, for a while")
  func runs() throws {
    func shown(_ times: [Double], _ change: (CAAnimation) -> Void) throws -> [Double] {
      let scene = try Scene(CALayer())
      let animation = basic("position.x", from: 0, to: 100)
      change(animation)
      try scene.add(animation)
      return try times.map { (try scene.shown("position.x", at: $0) * 100).rounded() / 100 }
    }
    #expect(try shown([0.5, 1.5, 2.25, 3]) { $0.repeatCount = 2.5 } == [50, 50, 25, 50])
    #expect(try shown([0.75, 1.25, 2]) { $0.autoreverses = true } == [75, 75, 50])
    #expect(try shown([0.25, 0.5]) { $0.speed = 2 } == [50, 50])
    #expect(try shown([0.25, 0.75]) { $0.timeOffset = 0.5 } == [75, 50])
    #expect(try shown([0.75, 1.6]) { $0.repeatDuration = 1.5 } == [75, 50])
    #expect(
      try shown([0.5, 1.5, 2.5]) { $0.beginTime = LayerClock.start + 1 } == [50, 50, 50])
    #expect(
      try shown([0.5, 1.5]) {
        ($0.beginTime, $0.fillMode) = (LayerClock.start + 1, .backwards)
      } == [0, 50])
  }

  @Test("what is not removed stays as its fill mode says")
  func fill() throws {
    for (mode, end) in [(CAMediaTimingFillMode.forwards, 100.0), (.removed, 50), (.both, 100)] {
      let scene = try Scene(CALayer())
      let animation = basic("position.x", from: 0, to: 100)
      (animation.fillMode, animation.isRemovedOnCompletion) = (mode, false)
      try scene.add(animation)
      #expect(try scene.shown("position.x", at: 3) == end)
      #expect(scene.layer.animation(forKey: "key") != nil)
      #expect(scene.stage.graph.nextEvent == nil)
      try scene.stage.now { scene.layer.removeAnimation(forKey: "key") }
      #expect(try scene.shown("position.x", at: 3) == 50)
    }
  }

  @Test("an additive animation is added, a cumulative one goes on")
  func added() throws {
    let scene = try Scene(CALayer())
    let shake = basic("position.x", from: -10, to: 10)
    shake.isAdditive = true
    try scene.add(shake)
    #expect(try scene.shown("position.x", at: 0.75) == 55)
    let steps = try Scene(CALayer())
    let step = basic("position.x", by: 8)
    (step.isCumulative, step.repeatCount, step.fromValue) = (true, 3, 0)
    try steps.add(step)
    #expect(try steps.shown("position.x", at: 2.5) == 4 + 16)
  }

  @Test("keyframes: evenly, at their times, with curves between, in steps")
  func keyframes() throws {
    func shown(_ times: [Double], _ change: (CAKeyframeAnimation) -> Void) throws -> [Double] {
      let scene = try Scene(CALayer())
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.duration) = ([0, 100, 40], 1)
      change(animation)
      try scene.add(animation)
      return try times.map { (try scene.shown("position.x", at: $0) * 1000).rounded() / 1000 }
    }
    #expect(try shown([0, 0.25, 0.5, 0.75]) { _ in } == [0, 50, 100, 70])
    #expect(try shown([0.1, 0.2, 0.6]) { $0.keyTimes = [0, 0.2, 1] } == [50, 100, 70])
    #expect(
      try shown([0, 0.3, 0.4, 0.7]) { $0.calculationMode = .discrete } == [0, 0, 100, 40])
    let eased = try shown([0.125, 0.75]) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    #expect(eased[0] < 15)
    #expect(eased[1] == 70)
  }

  @Test("a point follows a path: each piece in the same time, or at one speed")
  func path() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 80, y: 0))
    path.addLine(to: CGPoint(x: 80, y: 20))
    func shown(_ change: (CAKeyframeAnimation) -> Void) throws -> LayerLook {
      let scene = try Scene(CALayer())
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.path, animation.duration) = (path.cgPath, 1)
      change(animation)
      try scene.add(animation)
      try scene.stage.advance(to: 0.75)
      return scene.layer.presented(at: LayerMoment(scene.stage.graph)).look
    }
    let even = try shown { _ in }
    #expect(abs(even.position.x - 80) + abs(even.position.y - 10) < 1e-6)
    #expect(even.transform.rotation == .zero)
    let paced = try shown { $0.calculationMode = .paced }
    #expect(abs(paced.position.x - 75) + abs(paced.position.y) < 1e-6)
    let turned = try shown { $0.rotationMode = .rotateAuto }
    #expect(abs(turned.transform.rotation.degrees - 90) < 1e-6)
    let back = try shown { $0.rotationMode = .rotateAutoReverse }
    #expect(abs(back.transform.rotation.degrees - 270) < 1e-6)
  }

  @Test("a group: its animations in its own time, until its end")
  func group() throws {
    let scene = try Scene(CALayer())
    let group = CAAnimationGroup()
    let late = basic("position.x", from: 0, to: 100)
    late.beginTime = 0.5
    group.animations = [late, basic("opacity", from: 0, to: 1, duration: 0)]
    (group.duration, group.fillMode, group.isRemovedOnCompletion) = (1.5, .forwards, false)
    try scene.add(group)
    #expect(try scene.shown("position.x", at: 0.25) == 50)
    #expect(abs(try scene.shown("opacity", at: 0.75) - 0.5) < 1e-9)
    #expect(abs(try scene.shown("position.x", at: 1) - 50) < 1e-9)
    #expect(abs(try scene.shown("position.x", at: 4) - 100) < 1e-6)
  }

  @Test("a spring goes its way as the spring itself does")
  func spring() throws {
    let scene = try Scene(CALayer())
    let animation = UIKitViews.CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    animation.keyPath = "position.x"
    (animation.fromValue, animation.toValue) = (0, 100)
    try scene.add(animation)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for time in [0.05, 0.2, 0.4, 0.6] {
      let shown = try scene.shown("position.x", at: time)
      #expect(abs(shown - 100 * spring.value(target: 1.0, time: time)) < 1e-6, "at \(time)")
    }
  }

  @Test("delegates learn of begin and end, and of what is taken away")
  func delegates() throws {
    let scene = try Scene(CALayer())
    let told = Told()
    told.now = { [graph = scene.stage.graph] in graph.timeline.now.seconds }
    let animation = basic("opacity", to: 0)
    (animation.delegate, animation.beginTime) = (told, LayerClock.start + 0.5)
    animation.setValue("fade ", forKey: "name")
    try scene.add(animation)
    try scene.stage.advance(to: 3)
    #expect(told.lines == ["start 0.5", "stop fade true 1.5"])
    let endless = basic("opacity", to: 0)
    (endless.delegate, endless.repeatCount) = (told, .infinity)
    try scene.add(endless)
    try scene.stage.advance(to: 4)
    #expect(scene.stage.graph.restless == "an endless animation")
    try scene.stage.now { scene.layer.removeAllAnimations() }
    #expect(scene.stage.graph.restless == nil)
    #expect(told.lines.suffix(2) == ["start 3.0", "stop false 4.0"])
    // Another under the same key takes its place.
    try scene.add(animation)
    try scene.add(basic("opacity", to: 0.5))
    #expect(told.lines.last == "stop fade false 4.0")
  }

  @Test("a layer's own time: later, faster, standing still")
  func time() throws {
    let scene = try Scene(CALayer())
    scene.root.layer.speed = 2
    try scene.add(basic("position.x", from: 0, to: 100))
    #expect(abs(try scene.shown("position.x", at: 0.25) - 50) < 1e-6)
    try scene.stage.now {
      let time = scene.layer.now
      (scene.root.layer.speed, scene.root.layer.timeOffset) = (0, time / 1)
    }
    #expect(abs(try scene.shown("position.x", at: 2) - 50) < 1e-6)
    #expect(scene.layer.animationKeys() == ["key"])
    #expect(scene.stage.graph.nextEvent == nil)
  }

  @Test("what is added before the layer is on a stage begins there")
  func waiting() throws {
    let layer = CALayer()
    layer.add(basic("position.x", from: 0, to: 100), forKey: "a")
    let scene = try Scene(CALayer())
    try scene.stage.advance(to: 1)
    try scene.stage.now { scene.layer.addSublayer(layer) }
    try scene.stage.advance(to: 1.5)
    #expect(layer.presented(at: LayerMoment(scene.stage.graph)).look.position.x == 50)
    try scene.stage.now { layer.removeFromSuperlayer() }
    #expect(layer.animationKeys() == nil)
  }

  // MARK: Implicit animations

  @Test("a layer that is nobody's view's moves by itself, a view's own jumps")
  func implicit() throws {
    let scene = try Scene(CALayer())
    // What is set before the first frame is how it begins.
    scene.layer.opacity = 0.5
    #expect(scene.layer.animationKeys() == nil)
    try scene.stage.advance(to: 1)
    try scene.stage.now {
      scene.layer.position.x = 90
      scene.root.layer.opacity = 0.5
    }
    #expect(scene.layer.animationKeys() == ["position"])
    #expect(scene.root.layer.animationKeys() == nil)
    let half = try scene.shown("position.x", at: 1.125)
    #expect(abs(half - (50 + 40 * 0.8024)) < 0.05)
    #expect(try scene.shown("position.x", at: 1.25) == 90)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("a change on the way begins where the layer is shown")
  func interrupted() throws {
    let scene = try Scene(CALayer())
    try scene.stage.advance(to: 1)
    try scene.stage.now { scene.layer.position.x = 90 }
    let there = try scene.shown("position.x", at: 1.1)
    try scene.stage.now { scene.layer.position.x = 0 }
    #expect(try scene.shown("position.x", at: 1.1) == there)
    #expect(try scene.shown("position.x", at: 1.35) == 0)
  }

  @Test("transactions: duration, curve, none, and what happens then")
  func transactions() throws {
    let scene = try Scene(CALayer())
    try scene.stage.advance(to: 1)
    var done: [Double] = []
    try scene.stage.now {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { done.append(scene.stage.graph.timeline.now.seconds) }
      scene.layer.position.x = 90
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 2)
      scene.layer.position.y = 0
      CATransaction.commit()
      scene.layer.opacity = 0.5
      CATransaction.commit()
    }
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(try scene.shown("position.x", at: 2) == 70)
    #expect(try scene.shown("opacity", at: 2) == 0.75)
    #expect(done.isEmpty)
    try scene.stage.advance(to: 4)
    #expect(done == [3])
  }

  @Test(
    "a transaction without animations completes at once; one outside of all waits for its instant's"
  )
  func completion() throws {
    let scene = try Scene(CALayer())
    try scene.stage.advance(to: 1)
    var done: [String] = []
    try scene.stage.now {
      CATransaction.begin()
      CATransaction.setCompletionBlock { done.append("none") }
      CATransaction.commit()
      CATransaction.setCompletionBlock {
        done.append("moved \(scene.stage.graph.timeline.now.seconds)")
      }
      scene.layer.position.x = 10
    }
    try scene.stage.advance(to: 1.1)
    #expect(done == ["none"])
    try scene.stage.advance(to: 2)
    #expect(done == ["none", "moved 1.25"])
  }

  @Test("actions: nothing, or an animation of the scene's own")
  func actions() throws {
    let scene = try Scene(CALayer())
    let slow = basic("opacity", from: 0, duration: 2)
    scene.layer.actions = ["position": NSNull(), "opacity": slow]
    try scene.stage.advance(to: 1)
    try scene.stage.now { (scene.layer.position.x, scene.layer.opacity) = (90, 0.5) }
    #expect(scene.layer.animationKeys() == ["opacity"])
    #expect(try scene.shown("opacity", at: 2) == 0.25)
  }

  @Test("values by key path, of properties and of the scene's own")
  func keyPaths() throws {
    let layer = CALayer()
    layer.setValue(3, forKeyPath: "cornerRadius")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(7.0, forKeyPath: "position.x")
    layer.setValue("who", forKey: "tag")
    layer.setValue(CGSize(width: 4, height: 6), forKeyPath: "bounds.size")
    layer.setValue(UIColor.blue.cgColor, forKey: "borderColor")
    #expect(layer.cornerRadius == 3)
    #expect(abs(layer.affineTransform().b - 1) < 1e-12)
    #expect(layer.position == CGPoint(x: 7, y: 0))
    #expect(layer.value(forKey: "tag") as? String == "who")
    #expect(layer.bounds.size == CGSize(width: 4, height: 6))
    #expect((layer.value(forKeyPath: "bounds.size.height") as? NSNumber)?.doubleValue == 6)
    #expect(layer.borderColor == UIColor.blue.cgColor)
    #expect(layer.value(forKeyPath: "no.such") == nil)
  }
}
