import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A view that may be flipped.
private final class Turned: NSView {
  private let flipped: Bool
  init(flipped: Bool) {
    self.flipped = flipped
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var isFlipped: Bool { flipped }
}

/// A stage with a layer in the layer of a view of the Mac's that fills it.
@MainActor private struct MacLayerScene<Shown: CALayer> {
  let root: NSView
  let layer: Shown
  let stage: Rehearsal

  init(_ layer: Shown, flipped: Bool = false) throws {
    let root = Turned(flipped: flipped)
    root.wantsLayer = true
    layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    layer.backgroundColor = NSColor.red.cgColor
    root.layer?.addSublayer(layer)
    (self.root, self.layer) = (root, layer)
    stage = try Rehearsal { HostedOnMac(view: root) }
  }

  func add(_ animation: CAAnimation, key: String = "key") throws {
    try stage.now { layer.add(animation, forKey: key) }
  }
  /// The middle of what is painted, from the stage's upper edge.
  var middle: Double? { stage.frames.first.map { Double($0.midY) } }
}

@MainActor @Suite("Layers of the Mac's views")
struct NSViewLayerTests {
  private static let curves: [CAMediaTimingFunctionName] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ]

  @Test("a layer rises where y grows upwards, along its curve", arguments: 0..<5)
  func curves(index: Int) throws {
    let function = CAMediaTimingFunction(name: Self.curves[index])
    for flipped in [false, true] {
      let scene = try MacLayerScene(CALayer(), flipped: flipped)
      let animation = basic("position.y", from: 50, to: 80)
      animation.timingFunction = function
      try scene.add(animation)
      for time in [0, 0.25, 0.5, 0.75] {
        try scene.stage.advance(to: time)
        let y = 50 + 30 * function.curve.value(at: time)
        let found = try #require(scene.middle)
        #expect(abs(found - (flipped ? y : 100 - y)) < 1e-6, "at \(time): \(found)")
      }
      // The property itself stays, and is shown again at the end.
      #expect(scene.layer.position.y == 50)
      try scene.stage.advance(to: 1)
      #expect(scene.middle == 50)
    }
  }

  @Test("a spring goes its way as the spring itself does")
  func spring() throws {
    let scene = try MacLayerScene(CALayer())
    let animation = UIKitViews.CASpringAnimation(perceptualDuration: 0.5, bounce: 0.4)
    animation.keyPath = "position.y"
    (animation.fromValue, animation.toValue) = (20, 80)
    try scene.add(animation)
    let spring = Spring(duration: 0.5, bounce: 0.4)
    for time in [0.05, 0.1, 0.3, 0.5] {
      try scene.stage.advance(to: time)
      let y = 20 + 60 * spring.value(target: 1.0, time: time)
      let found = try #require(scene.middle)
      #expect(abs(found - (100 - y)) < 1e-6, "at \(time): \(found)")
    }
  }

  @Test("a layer turns anticlockwise, in a flipped view clockwise", arguments: [false, true])
  func turns(flipped: Bool) throws {
    for (time, sine) in [(0.5, 0.5.squareRoot()), (1.0 / 3, 0.5)] {
      let scene = try MacLayerScene(CALayer(), flipped: flipped)
      try scene.add(basic("transform.rotation.z", from: 0, to: Double.pi / 2))
      try scene.stage.advance(to: time)
      let matrix = try #require(scene.stage.transforms.first)
      // What was to the right is above, or below in a flipped view.
      #expect(abs(Double(matrix.b) - (flipped ? sine : -sine)) < 1e-6)
      #expect(matrix.a > 0)
    }
  }

  @Test("what interrupts an animation begins where that one is")
  func interrupted() throws {
    let scene = try MacLayerScene(CALayer())
    try scene.add(basic("position.y", from: 10, to: 90))
    try scene.stage.advance(to: 0.25)
    #expect(scene.middle == 70)
    let shown = try #require(scene.layer.presentation()?.position.y)
    #expect(shown == 30)
    try scene.add(basic("position.y", from: shown, to: 10))
    #expect(scene.middle == 70)
    #expect(scene.layer.animationKeys() == ["key"])
    try scene.stage.follow([(0.5, 80), (1, 50)], from: 0.25) { _ in scene.middle }
  }

  @Test("an animation that is removed leaves the layer as its properties say")
  func removed() throws {
    let scene = try MacLayerScene(CALayer())
    let animation = basic("position.y", from: 10, to: 90)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    try scene.add(animation)
    try scene.stage.advance(to: 3)
    #expect(scene.middle == 10)
    try scene.stage.now { scene.layer.removeAllAnimations() }
    #expect(scene.middle == 50)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("a layer of code's own moves by itself, that of a view does not")
  func implicit() throws {
    let scene = try MacLayerScene(CALayer())
    try scene.stage.advance(to: 1)
    try scene.stage.now { scene.layer.position.y = 90 }
    #expect(scene.middle == 50)
    let curve = CAMediaTimingFunction(name: .default).curve
    try scene.stage.follow(
      [(0.125, 50 - 40 * curve.value(at: 0.5)), (0.25, 10)], from: 1
    ) { _ in scene.middle }
    try scene.stage.now {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      scene.layer.position.y = 20
      CATransaction.commit()
    }
    #expect(scene.middle == 80)
    try scene.stage.now { scene.root.layer?.opacity = 0.5 }
    #expect(scene.stage.opacities == [0.5])
  }

  // MARK: Shapes

  private func strokes(_ stage: Rehearsal) -> [CGRect] {
    stage.graph.displayList().commands.compactMap {
      guard case .stroke(let path, _, _, let transform) = $0 else { return nil }
      return path.boundingRect.applying(transform)
    }
  }

  @Test("a line grows along its path, upwards", arguments: [false, true])
  func lines(flipped: Bool) throws {
    let shape = CAShapeLayer()
    let path = NSBezierPath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.line(to: CGPoint(x: 10, y: 20))
    shape.path = path.cgPath
    shape.strokeColor = NSColor.blue.cgColor
    let scene = try MacLayerScene(shape, flipped: flipped)
    try scene.add(basic("strokeEnd", from: 0, to: 1))
    for time in [0.25, 0.5, 0.75] {
      try scene.stage.advance(to: time)
      let length = 20 * time
      let found = try #require(strokes(scene.stage).first)
      #expect(abs(Double(found.height) - length) < 1e-6)
      #expect(abs(Double(flipped ? found.minY - 40 : 60 - found.maxY)) < 1e-6)
    }
  }

  @Test("arcs of the Mac's paths turn in layers as they do in views", arguments: [false, true])
  func arcs(flipped: Bool) throws {
    let path = NSBezierPath()
    path.appendArc(withCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: 90)
    let shape = CAShapeLayer()
    (shape.path, shape.fillColor) = (path.cgPath, nil)
    shape.strokeColor = NSColor.blue.cgColor
    let scene = try MacLayerScene(shape, flipped: flipped)
    let found = try #require(strokes(scene.stage).first)
    // From the right to where y grows: above the middle, or below it in a flipped view.
    #expect(abs(found.minX - 50) < 1e-6 && abs(found.maxX - 60) < 1e-6)
    #expect(abs(found.minY - (flipped ? 50 : 40)) < 1e-6)
  }

  // MARK: Pictures and shadows

  @Test("a layer's picture stands upright, whichever way y grows", arguments: [false, true])
  func pictures(flipped: Bool) throws {
    let image = NSImage(size: CGSize(width: 20, height: 20), flipped: true) { _ in
      NSColor.blue.setFill()
      CGRect(x: 0, y: 0, width: 10, height: 5).fill()
      return true
    }
    let scene = try MacLayerScene(CALayer(), flipped: flipped)
    try scene.stage.now {
      scene.layer.backgroundColor = nil
      scene.layer.contents = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
    }
    try scene.stage.advance(to: 1)
    #expect(scene.stage.frames == [CGRect(x: 40, y: 40, width: 10, height: 5)])
  }

  @Test("a layer's sublayers count from its own corner", arguments: [false, true])
  func sublayers(flipped: Bool) throws {
    let (outer, inner) = (CALayer(), CALayer())
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 5)
    inner.backgroundColor = NSColor.blue.cgColor
    outer.addSublayer(inner)
    let scene = try MacLayerScene(outer, flipped: flipped)
    #expect(
      scene.stage.frames == [
        CGRect(x: 40, y: 40, width: 20, height: 20),
        CGRect(x: 40, y: flipped ? 40 : 55, width: 10, height: 5),
      ])
  }

  @Test("layers lie in the order of their depths, then of the list")
  func order() throws {
    let root = NSView()
    root.wantsLayer = true
    let depths: [(CGFloat, NSColor)] = [(2, .red), (0, .green), (1, .blue)]
    for (depth, color) in depths {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      (layer.backgroundColor, layer.zPosition) = (color.cgColor, depth)
      root.layer?.addSublayer(layer)
    }
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.colors == [[0, 255, 0], [0, 0, 255], [255, 0, 0]])
  }

  @Test("a shadow is as soft and as dark as it is said, and goes with nil")
  func shadows() throws {
    let root = NSView()
    root.wantsLayer = true
    root.layer?.backgroundColor = NSColor.white.cgColor
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 8
    shadow.shadowColor = NSColor.red.withAlphaComponent(0.5)
    root.shadow = shadow
    #expect(root.layer?.shadowRadius == 4)
    #expect(root.layer?.shadowColor?.alpha == 0.5)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    func count() -> Int { stage.layers.flatMap(\.filters).count }
    #expect(count() == 1)
    try stage.now { root.shadow = nil }
    #expect(count() == 0)
  }
}
