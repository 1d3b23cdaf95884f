import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct LayerStateTests {
  @Test("a layer is itself and no other, and a view is behind its own")
  func identity() {
    let (view, layers) = (UIView(), [CALayer(), CALayer(), CAShapeLayer()])
    for (number, layer) in layers.enumerated() {
      for (other, another) in layers.enumerated() {
        #expect((layer == another) == (number == other))
        #expect((layer != another) == (number != other))
      }
      #expect(layer.delegate == nil)
    }
    #expect(Set(layers + layers).count == 3)
    #expect(view.layer.delegate === view && view.layer == view.layer)
  }

  private var state: LayerState { CAShapeLayer().state(in: nil) }

  @Test(
    "a number that is set at a key path is there",
    arguments: [
      "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
      "bounds.size.height", "anchorPoint.x", "anchorPoint.y", "opacity", "cornerRadius",
      "borderWidth", "shadowOpacity", "shadowRadius", "shadowOffset.width", "shadowOffset.height",
      "transform.scale.x", "transform.scale.y", "transform.rotation", "transform.rotation.z",
      "transform.rotation.x", "transform.rotation.y", "transform.translation.x",
      "transform.translation.y", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
      "miterLimit",
    ])
  func numbers(keyPath: String) throws {
    var state = state
    state[keyPath] = .numbers([0.75])
    let found = try #require(state[keyPath].scalar)
    #expect(abs(found - 0.75) < 1e-12)
    // A component leaves the others alone.
    guard keyPath.hasSuffix(".x") else { return }
    let other = String(keyPath.dropLast()) + "y"
    #expect(state[other].scalar == self.state[other].scalar)
  }

  @Test("points, sizes, rectangles and colours are there as they were set")
  func wholes() {
    var state = state
    let (point, size) = (CGPoint(x: 3, y: 4), CGSize(width: 5, height: 6))
    for key in ["position", "anchorPoint", "bounds.origin", "transform.translation"] {
      state[key] = LayerQuantity(point)
      #expect(state[key].point == point, "\(key)")
    }
    for key in ["shadowOffset", "bounds.size"] {
      state[key] = LayerQuantity(size)
      #expect(state[key].size == size, "\(key)")
    }
    #expect(state["bounds"].rect == CGRect(origin: point, size: size))
    for key in ["backgroundColor", "borderColor", "shadowColor", "fillColor"] {
      state[key] = LayerQuantity(UIColor.green.cgColor)
      #expect(state[key].colors == [UIColor.green.cgColor.resolved], "\(key)")
    }
    state["backgroundColor"] = .none
    #expect(state.look.background.opacity == 0)
  }

  @Test("a scale is both scales, a rotation keeps them")
  func transforms() {
    var state = state
    state["transform.scale"] = .numbers([3])
    state["transform.rotation"] = .numbers([Double.pi / 2])
    state["transform.translation"] = LayerQuantity(CGPoint(x: 7, y: 8))
    let matrix = state.look.transform.matrix
    #expect(abs(matrix.a) < 1e-9 && abs(matrix.b - 3) < 1e-9)
    #expect(abs(matrix.c + 3) < 1e-9 && abs(matrix.d) < 1e-9)
    #expect(CGPoint(x: matrix.tx, y: matrix.ty) == CGPoint(x: 7, y: 8))
    guard case .transform(let whole) = state["transform"] else {
      Issue.record("no transform")
      return
    }
    #expect(whole.matrix == matrix)
    var depth = state
    depth["transform.scale.z"] = .numbers([9])
    #expect(depth.look.transform.matrix == matrix)
  }

  @Test("what there is not is nothing, and is kept when it is set")
  func unknown() {
    var state = state
    #expect(state["no"].value == nil)
    #expect(state["no.such.thing"].value == nil)
    #expect(state["position.z"].value == nil)
    state["mine"] = .numbers([1, 2])
    #expect(state["mine.y"].scalar == 2)
    state["mine.x"] = .numbers([5])
    #expect(state["mine"].numbers == [5, 2])
  }

  // MARK: Layers and copies

  @Test("a presentation layer is of the same kind and has all values")
  func presentations() throws {
    let shape = CAShapeLayer()
    (shape.path, shape.fillRule, shape.lineCap) = (Path(CGRect.null).cgPath, .evenOdd, .round)
    (shape.strokeEnd, shape.lineDashPattern) = (0.5, [1, 2])
    let shown = try #require(shape.presentation())
    #expect(shown !== shape)
    #expect([shown.fillRule == .evenOdd, shown.lineCap == .round] == [true, true])
    #expect(shown.strokeEnd == 0.5)
    #expect(shown.lineDashPattern == [1, 2])

    let gradient = CAGradientLayer()
    (gradient.type, gradient.locations) = (.conic, [0, 1])
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let other = try #require(gradient.presentation())
    #expect(other.type == .conic)
    #expect(other.locations == [0, 1])
    #expect(other.colors?.count == 2)

    let emitter = CAEmitterLayer()
    (emitter.emitterPosition, emitter.seed) = (CGPoint(x: 1, y: 2), 5)
    (emitter.emitterShape, emitter.renderMode, emitter.birthRate) = (.circle, .additive, 4)
    let particles = try #require(emitter.presentation())
    #expect(particles.emitterPosition == CGPoint(x: 1, y: 2))
    #expect([particles.seed, UInt32(particles.birthRate)] == [5, 4])
    #expect(particles.emitterShape == .circle && particles.renderMode == .additive)

    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceDelay) = (8, 0.2)
    (replicator.instanceRedOffset, replicator.instanceBlueOffset) = (-0.1, -0.2)
    let copies = try #require(replicator.presentation())
    #expect(copies.instanceCount == 8 && copies.instanceDelay == 0.2)
    #expect(copies.instanceRedOffset == -0.1 && copies.instanceBlueOffset == -0.2)
    #expect(copies.instanceColor == CGColor(.white))

    let text = CATextLayer()
    (text.string, text.fontSize, text.alignmentMode, text.isWrapped) = ("Hi", 12, .right, true)
    let words = try #require(text.presentation())
    #expect(words.string as? String == "Hi")
    #expect(words.fontSize == 12 && words.alignmentMode == .right && words.isWrapped)
  }

  @Test("a layer made from another has its values")
  func copied() {
    let layer = CALayer()
    (layer.position, layer.opacity, layer.zPosition) = (CGPoint(x: 4, y: 5), 0.5, 2)
    (layer.cornerRadius, layer.name, layer.maskedCorners) = (6, "a", [.layerMinXMinYCorner])
    (layer.isHidden, layer.masksToBounds, layer.cornerCurve) = (true, true, .continuous)
    let copy = CALayer(layer: layer)
    #expect(copy.position == layer.position && copy.opacity == 0.5 && copy.zPosition == 2)
    #expect(copy.cornerRadius == 6 && copy.name == "a")
    #expect(copy.maskedCorners == [.layerMinXMinYCorner])
    #expect(copy.isHidden && copy.masksToBounds && copy.cornerCurve == .continuous)
  }

  @Test("a view makes a layer of its class")
  func classes() {
    final class Ring: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    final class Sky: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
    final class Row: UIView { override class var layerClass: AnyClass { CAReplicatorLayer.self } }
    final class Word: UIView { override class var layerClass: AnyClass { CATextLayer.self } }
    #expect(Ring().layer is CAShapeLayer)
    #expect(Sky().layer is CAGradientLayer)
    #expect(Row().layer is CAReplicatorLayer)
    #expect(Word().layer is CATextLayer)
    #expect(type(of: UIView().layer) == CALayer.self)
    let sky = Sky(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(sky.layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a transform in depth is kept, and its plane part is the affine one")
  func solid() {
    let layer = CALayer()
    var transform = CATransform3DMakeTranslation(3, 4, 0)
    transform.m34 = -1 / 500
    layer.transform = transform
    #expect(layer.transform == transform)
    #expect(layer.affineTransform() == CGAffineTransform(translationX: 3, y: 4))
    layer.setAffineTransform(.identity)
    #expect(layer.transform == CATransform3DIdentity)
    #expect(layer.state(in: nil).projection(in: nil) == nil)
  }

  @Test("frame, bounds and position agree about any anchor", arguments: [0.0, 0.5, 1.0])
  func geometry(anchor: Double) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: anchor, y: 1 - anchor)
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.frame = frame
    #expect(layer.frame == frame)
    #expect(
      layer.position == CGPoint(x: 10 + 30 * anchor, y: 20 + 40 * (1 - anchor)))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("a layer is told when its size has changed")
  func layout() {
    final class Told: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let layer = Told()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.position.x = 50
    #expect(layer.count == 1)
    layer.setNeedsLayout()
    #expect(layer.count == 2)
  }

  // MARK: Cells

  @Test("every number of a cell goes by its key")
  func cellKeys() {
    let floats: [(String, KeyPath<CAEmitterCell, Float>)] = [
      ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("lifetimeRange", \.lifetimeRange),
      ("redRange", \.redRange), ("greenRange", \.greenRange), ("blueRange", \.blueRange),
      ("alphaRange", \.alphaRange), ("redSpeed", \.redSpeed), ("greenSpeed", \.greenSpeed),
      ("blueSpeed", \.blueSpeed), ("alphaSpeed", \.alphaSpeed),
    ]
    let lengths: [(String, KeyPath<CAEmitterCell, CGFloat>)] = [
      ("velocity", \.velocity), ("velocityRange", \.velocityRange), ("scale", \.scale),
      ("scaleRange", \.scaleRange), ("scaleSpeed", \.scaleSpeed), ("spin", \.spin),
      ("spinRange", \.spinRange), ("xAcceleration", \.xAcceleration),
      ("yAcceleration", \.yAcceleration), ("emissionLongitude", \.emissionLongitude),
      ("emissionLatitude", \.emissionLatitude), ("emissionRange", \.emissionRange),
    ]
    let times: [(String, KeyPath<CAEmitterCell, CFTimeInterval>)] = [
      ("beginTime", \.beginTime), ("duration", \.duration),
    ]
    let cell = CAEmitterCell()
    for (key, path) in floats {
      cell.setValue(7, forKey: key)
      #expect(cell[keyPath: path] == 7, "\(key)")
      #expect(cell.copied()[keyPath: path] == 7, "a copy's \(key)")
    }
    for (key, path) in lengths {
      cell.setValue(CGFloat(8), forKey: key)
      #expect(cell[keyPath: path] == 8, "\(key)")
      #expect(cell.copied()[keyPath: path] == 8, "a copy's \(key)")
    }
    for (key, path) in times {
      cell.setValue(NSNumber(value: 9), forKey: key)
      #expect(cell[keyPath: path] == 9, "\(key)")
      #expect(cell.copied()[keyPath: path] == 9, "a copy's \(key)")
    }
    cell.setValue(UIColor.red.cgColor, forKey: "color")
    #expect(cell.copied().color == UIColor.red.cgColor)
    cell.setValue(nil, forKey: "contents")
    #expect(cell.contents == nil)
  }

  @Test("a copy of a cell has copies of its own cells")
  func cellCopies() {
    let (outer, inner) = (CAEmitterCell(), CAEmitterCell())
    (outer.name, outer.isEnabled, outer.emitterCells) = ("outer", false, [inner])
    outer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    let copy = outer.copied()
    inner.birthRate = 5
    #expect(copy.name == "outer" && !copy.isEnabled)
    #expect(copy.contentsRect.width == 0.5)
    #expect(copy.emitterCells?.first?.birthRate == 0)
  }

  // MARK: Animations

  @Test("an animation that was added does not change with the one that code holds")
  func animationCopies() throws {
    let layer = CALayer()
    let basic = CABasicAnimation(keyPath: "opacity")
    (basic.fromValue, basic.toValue, basic.byValue, basic.duration) = (0, 1, 2, 3)
    (basic.isAdditive, basic.isCumulative, basic.repeatCount) = (true, true, 4)
    layer.add(basic, forKey: "basic")
    (basic.duration, basic.fromValue) = (9, nil)
    let kept = try #require(layer.animation(forKey: "basic") as? CABasicAnimation)
    #expect(kept.duration == 3 && kept.repeatCount == 4)
    #expect(kept.fromValue as? Int == 0 && kept.toValue as? Int == 1 && kept.byValue as? Int == 2)
    #expect(kept.isAdditive && kept.isCumulative)

    let spring = UIKitViews.CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.stiffness, spring.damping) = (2, 50, 7)
    (spring.initialVelocity, spring.allowsOverdamping) = (3, true)
    layer.add(spring, forKey: "spring")
    let bouncing = try #require(
      layer.animation(forKey: "spring") as? UIKitViews.CASpringAnimation)
    #expect([bouncing.mass, bouncing.stiffness, bouncing.damping] == [2, 50, 7])
    #expect(bouncing.initialVelocity == 3 && bouncing.allowsOverdamping)
    // Without a duration it has that of the transaction.
    #expect(bouncing.duration == 0.25)

    let frames = CAKeyframeAnimation(keyPath: "opacity")
    (frames.values, frames.keyTimes) = ([0, 1], [0, 1])
    (frames.calculationMode, frames.rotationMode) = (.discrete, .rotateAuto)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([frames], 2)
    layer.add(group, forKey: "group")
    frames.values = []
    let inside = try #require(layer.animation(forKey: "group") as? CAAnimationGroup)
    let first = try #require(inside.animations?.first as? CAKeyframeAnimation)
    #expect(first.values?.count == 2 && first.keyTimes?.count == 2)
    #expect(first.calculationMode == .discrete && first.rotationMode == .rotateAuto)
    // One of a group without a duration lasts as long as the group.
    #expect(first.duration == 2)
    #expect(inside.keyPaths == ["opacity"])
    #expect(layer.animationKeys() == ["basic", "spring", "group"])
  }

  @Test("the pieces of a path, by their lengths")
  func pieces() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 10))
    let places = PathWay(path).places
    let expected = [0, 0.375, 0.5, 0.875, 1]
    #expect(places.count == expected.count)
    for (found, place) in zip(places, expected) { #expect(abs(found - place) < 1e-9) }
    #expect(PathWay(CGMutablePath()).places == [0, 1])
    let middle = PathWay(path).point(at: 0.5) ?? .zero
    #expect(abs(middle.x - 30) + abs(middle.y - 10) < 1e-6)
  }
}
