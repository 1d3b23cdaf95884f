import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct LayerAnimationTests {
  @Test(
    "from, to and by",
    arguments: [
      (10.0, 30.0, nil, [10, 20, 50]), (10, nil, 8, [10, 14, 50]), (nil, 30, 8, [22, 26, 50]),
      (10, nil, nil, [10, 30, 50]), (nil, 30, nil, [50, 40, 50]), (nil, nil, 8, [50, 54, 50]),
      (nil, nil, nil, [50, 50, 50]),
    ] as [(Double?, Double?, Double?, [Double])])
  func ends(from: Double?, to: Double?, by: Double?, shown: [Double]) throws {
    let scene = try LayerScene(CALayer())
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
      let scene = try LayerScene(CALayer())
      try scene.add(basic(keyPath, from: 0.25, to: 0.75))
      for time in [0, 0.25, 0.5, 0.75] {
        let shown = try scene.shown(keyPath, at: time)
        #expect(abs(shown - (0.25 + time / 2)) < 1e-9, "\(keyPath) at \(time)")
      }
    }
  }

  @Test("points, sizes, colours and transforms move as wholes")
  func wholes() throws {
    let scene = try LayerScene(CALayer())
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
      let scene = try LayerScene(CALayer())
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
      let scene = try LayerScene(CALayer())
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
      let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
    let shake = basic("position.x", from: -10, to: 10)
    shake.isAdditive = true
    try scene.add(shake)
    #expect(try scene.shown("position.x", at: 0.75) == 55)
    let steps = try LayerScene(CALayer())
    let step = basic("position.x", by: 8)
    (step.isCumulative, step.repeatCount, step.fromValue) = (true, 3, 0)
    try steps.add(step)
    #expect(try steps.shown("position.x", at: 2.5) == 4 + 16)
  }

  @Test("keyframes: evenly, at their times, with curves between, in steps")
  func keyframes() throws {
    func shown(_ times: [Double], _ change: (CAKeyframeAnimation) -> Void) throws -> [Double] {
      let scene = try LayerScene(CALayer())
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
      let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
    let told = AnimationTold()
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
    let other = basic("opacity", to: 0)
    other.delegate = told
    other.setValue("other ", forKey: "name")
    try scene.add(other)
    try scene.add(basic("opacity", to: 0.5))
    #expect(told.lines.contains("stop other false 4.0"))
  }

  @Test("a layer's own time: later, faster, standing still")
  func time() throws {
    let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
    try scene.stage.advance(to: 1)
    try scene.stage.now { scene.layer.addSublayer(layer) }
    try scene.stage.advance(to: 1.5)
    #expect(layer.presented(at: LayerMoment(scene.stage.graph)).look.position.x == 50)
    try scene.stage.now { layer.removeFromSuperlayer() }
    #expect(layer.animationKeys() == nil)
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

  @Test("a frame is the same whatever frames came before", arguments: [0.1, 0.45, 0.8, 1.3])
  func anyOrder(seconds: Double) throws {
    func scene() throws -> LayerScene<CAShapeLayer> {
      let layer = CAShapeLayer()
      layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
      layer.strokeColor = UIColor.blue.cgColor
      let scene = try LayerScene(layer)
      let end = basic("strokeEnd", from: 0)
      end.timingFunction = CAMediaTimingFunction(name: .easeOut)
      let turn = basic("transform.rotation", by: Double.pi)
      (turn.repeatCount, turn.autoreverses) = (.infinity, true)
      try scene.add(end, key: "end")
      try scene.add(turn, key: "turn")
      return scene
    }
    let (straight, stepped) = (try scene(), try scene())
    try straight.stage.advance(to: seconds)
    for step in 1...7 {
      try stepped.stage.advance(to: seconds * Double(step) / 7)
      _ = stepped.stage.frame
    }
    #expect(straight.stage.frame == stepped.stage.frame)
  }

  @Test("an endless animation may be written as a great number of runs")
  func greatNumber() throws {
    let scene = try LayerScene(CALayer())
    let animation = basic("position.x", from: 0, to: 100)
    animation.repeatCount = .greatestFiniteMagnitude
    try scene.add(animation)
    #expect(try scene.shown("position.x", at: 7.25) == 25)
    #expect(scene.stage.graph.restless == "an endless animation")
    #expect(scene.stage.graph.nextEvent == nil)
  }

  @Test("times go from layer to layer and back", arguments: [0.5, 1, 2])
  func conversion(speed: Float) throws {
    let scene = try LayerScene(CALayer())
    scene.layer.speed = speed
    (scene.layer.beginTime, scene.layer.timeOffset) = (3, 1)
    for time in [1000.0, 1001.5, 1010] {
      let local = scene.layer.convertTime(time, from: nil)
      #expect(abs(local - ((time - 3) * Double(speed) + 1)) < 1e-9)
      #expect(abs(scene.layer.convertTime(local, to: nil) - time) < 1e-9)
      let across = scene.root.layer.convertTime(local, from: scene.layer)
      #expect(abs(across - time) < 1e-9)
    }
  }
}
