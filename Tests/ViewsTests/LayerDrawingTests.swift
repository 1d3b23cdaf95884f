import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct LayerDrawingTests {
  /// The frame of a view of 100 points in whose layer `prepare` puts others.
  private func frame(
    at seconds: Double = 0, _ prepare: (UIView) -> Void
  ) throws -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    prepare(root)
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.advance(to: seconds)
    return stage.frame.split(separator: "\n").map(String.init)
  }

  /// A layer of one colour.
  private func box(_ rect: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color.cgColor
    return layer
  }

  private let places = [
    CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
    CGRect(x: 40, y: 0, width: 10, height: 10), CGRect(x: 60, y: 0, width: 10, height: 10),
  ]

  private func order(_ prepare: (UIView) -> Void) throws -> [Double] {
    let root = UIView()
    prepare(root)
    let stage = try Rehearsal { Hosted(view: root) }
    return stage.frames.map { Double($0.minX) }
  }

  // MARK: Order

  @Test("layers and subviews stand in one order")
  func order() throws {
    let layers = places.map { box($0, .red) }
    let view = UIView(frame: CGRect(x: 80, y: 0, width: 10, height: 10))
    view.backgroundColor = .blue
    let found = try order { root in
      root.layer.addSublayer(layers[0])
      root.addSubview(view)
      root.layer.addSublayer(layers[1])
      root.layer.insertSublayer(layers[2], at: 0)
      root.layer.insertSublayer(layers[3], above: layers[0])
    }
    #expect(found == [40, 0, 60, 80, 20])
  }

  @Test("a layer goes below and above another, in its place, and away")
  func hierarchy() throws {
    let layers = places.map { box($0, .red) }
    let found = try order { root in
      for layer in layers { root.layer.addSublayer(layer) }
      root.layer.insertSublayer(layers[3], below: layers[1])
      layers[0].removeFromSuperlayer()
      root.layer.replaceSublayer(layers[2], with: layers[0])
      #expect(root.layer.sublayers?.count == 3)
      #expect(layers[2].superlayer == nil)
    }
    #expect(found == [60, 20, 0])
    let parent = CALayer()
    parent.sublayers = [layers[1], layers[0]]
    #expect(layers[1].superlayer === parent)
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
    #expect(layers[1].superlayer == nil)
  }

  @Test("subviews keep their order among layers when they move in theirs")
  func subviews() throws {
    let views = places.map { UIView(frame: $0) }
    for view in views { view.backgroundColor = .red }
    let layer = box(CGRect(x: 80, y: 0, width: 10, height: 10), .blue)
    let found = try order { root in
      root.addSubview(views[0])
      root.layer.addSublayer(layer)
      root.addSubview(views[1])
      root.insertSubview(views[2], at: 0)
      root.bringSubviewToFront(views[0])
      views[1].removeFromSuperview()
    }
    #expect(found == [40, 80, 0])
  }

  @Test("places in depth come before the order")
  func depth() throws {
    let layers = places.map { box($0, .red) }
    layers[0].zPosition = 1
    layers[2].zPosition = -1
    let found = try order { root in for layer in layers { root.layer.addSublayer(layer) } }
    #expect(found == [40, 20, 60, 0])
  }

  @Test("points go from layer to layer")
  func points() {
    let (outer, inner) = (box(CGRect(x: 10, y: 20, width: 50, height: 50), .red), CALayer())
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(CGPoint(x: 16, y: 26), from: nil) == CGPoint(x: 1, y: 1))
    #expect(outer.convert(CGPoint(x: 0, y: 0), to: inner) == CGPoint(x: -5, y: -5))
    #expect(outer.contains(CGPoint(x: 50.5, y: 1)) == false)
  }

  // MARK: Kinds of layers

  @Test("a shape: its inside, and the part of its outline that is drawn")
  func shape() throws {
    let frame = try frame { root in
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 0))
      shape.path = path.cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.red.cgColor
      (shape.strokeStart, shape.strokeEnd, shape.lineWidth) = (0.25, 0.75, 4)
      (shape.lineCap, shape.lineJoin, shape.lineDashPattern) = (.round, .bevel, [3, 2])
      root.layer.addSublayer(shape)
    }
    #expect(frame == Pinned.shape)
  }

  @Test("what a shape has unless it is told", arguments: [false, true])
  func usualShape(isEvenOdd: Bool) throws {
    let shape = CAShapeLayer()
    #expect(shape.fillColor == UIColor.black.cgColor)
    #expect(shape.strokeColor == nil)
    #expect(
      [shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.miterLimit] == [0, 1, 1, 10])
    #expect(shape.lineDashPattern == nil)
    let frame = try frame { root in
      shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 6)).cgPath
      shape.fillRule = isEvenOdd ? .evenOdd : .nonZero
      root.layer.addSublayer(shape)
    }
    #expect(frame.count == 1)
    #expect(frame[0].contains("even-odd") == isEvenOdd)
  }

  @Test("a stroke's end moves along the outline", arguments: [0.0, 0.25, 0.5, 0.75])
  func strokeEnd(seconds: Double) throws {
    let shape = CAShapeLayer()
    let root = UIView()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 60, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 20))
    (shape.path, shape.strokeColor, shape.fillColor) = (path.cgPath, UIColor.red.cgColor, nil)
    root.layer.addSublayer(shape)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.duration) = (0, 1)
    shape.add(animation, forKey: "draw")
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.advance(to: seconds)
    let drawn = stage.graph.displayList().commands.compactMap {
      if case .stroke(let path, _, _, _) = $0 { path.length } else { nil }
    }
    #expect(drawn.isEmpty == (seconds == 0))
    #expect(abs(drawn.reduce(0, +) - 80 * seconds) < 1e-6)
  }

  @Test("gradients along a line, outwards, and around")
  func gradients() throws {
    func gradient(_ change: (CAGradientLayer) -> Void) throws -> [String] {
      try frame { root in
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        change(layer)
        root.layer.addSublayer(layer)
      }
    }
    let axial = try gradient { _ in }
    let across = try gradient {
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      ($0.locations, $0.cornerRadius) = ([0.2, 0.9], 6)
    }
    let radial = try gradient {
      $0.type = .radial
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    }
    let conic = try gradient {
      $0.type = .conic
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    }
    #expect(axial == Pinned.axial)
    #expect(across == Pinned.across)
    #expect(radial == Pinned.radial)
    #expect(conic == Pinned.conic)
  }

  @Test("a light that goes over a gradient: its places move", arguments: [0.0, 0.5, 1.25])
  func shimmer(seconds: Double) throws {
    let root = UIView()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.colors = [UIColor.clear.cgColor, UIColor.white.cgColor, UIColor.clear.cgColor]
    layer.locations = [-1, -0.5, 0]
    let animation = CABasicAnimation(keyPath: "locations")
    (animation.fromValue, animation.toValue) = ([-1, -0.5, 0], [1, 1.5, 2])
    (animation.duration, animation.repeatCount) = (1, .infinity)
    layer.add(animation, forKey: nil)
    root.layer.addSublayer(layer)
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.advance(to: seconds)
    guard case .fill(_, _, .gradient(let paint), _)? = stage.graph.displayList().commands.first
    else {
      Issue.record("no gradient")
      return
    }
    let way = 2 * seconds.truncatingRemainder(dividingBy: 1)
    #expect(paint.stops.map(\.location) == [-1 + way, -0.5 + way, way])
    #expect(stage.graph.restless == "an endless animation")
  }

  @Test("a replicator: each moved, later and fainter")
  func replicator() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (replicator.instanceCount, replicator.instanceDelay) = (3, 0.25)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -0.25
    let dot = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    replicator.addSublayer(dot)
    root.layer.addSublayer(replicator)
    let animation = CABasicAnimation(keyPath: "position.y")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    animation.fillMode = .backwards
    dot.add(animation, forKey: nil)
    let stage = try Rehearsal { Hosted(view: root) }
    try stage.advance(to: 0.5)
    #expect(stage.frames.map(\.midX) == [5, 25, 45])
    #expect(stage.frames.map(\.midY) == [50, 25, 0])
    #expect(stage.opacities == [0.75, 0.5])
  }

  @Test("a replicator turns about its middle, and multiplies colours")
  func ring() throws {
    let frame = try frame { root in
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      replicator.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
      replicator.instanceGreenOffset = -0.25
      replicator.addSublayer(box(CGRect(x: 45, y: 0, width: 10, height: 10), .yellow))
      root.layer.addSublayer(replicator)
    }
    #expect(frame == Pinned.ring)
  }

  @Test("a text stands where its alignment says, in the size that moves")
  func text() throws {
    func glyphs(_ mode: CATextLayerAlignmentMode) throws -> CGFloat {
      let root = UIView()
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      (layer.string, layer.fontSize, layer.alignmentMode) = ("Hi", 20, mode)
      layer.foregroundColor = UIColor.red.cgColor
      root.layer.addSublayer(layer)
      let stage = try Rehearsal { Hosted(view: root) }
      #expect(stage.graph.displayList().commands.count == 1)
      return try #require(stage.transforms.first).tx
    }
    let (left, middle, right) = (try glyphs(.left), try glyphs(.center), try glyphs(.right))
    #expect(left == 0)
    #expect(abs(middle * 2 - right) < 1e-6)
    #expect(right > 60)
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == UIColor.white.cgColor)
  }

  // MARK: Look

  @Test("a mask cuts the layer and what is in it")
  func mask() throws {
    let frame = try frame { root in
      let layer = box(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
      layer.mask = mask
      root.layer.addSublayer(layer)
    }
    #expect(frame == Pinned.mask)
  }

  @Test("some round corners")
  func corners() throws {
    let frame = try frame { root in
      let layer = box(CGRect(x: 10, y: 10, width: 40, height: 40), .red)
      (layer.cornerRadius, layer.maskedCorners) = (8, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
      root.layer.addSublayer(layer)
    }
    #expect(frame == Pinned.corners)
  }

  @Test(
    "a picture by its gravity",
    arguments: [
      (.resize, [0, 0, 40, 20]), (.resizeAspect, [10, 0, 20, 20]),
      (.resizeAspectFill, [0, -10, 40, 40]), (.center, [15, 5, 10, 10]),
      (.topLeft, [0, 0, 10, 10]), (.bottomRight, [30, 10, 10, 10]), (.top, [15, 0, 10, 10]),
      (.left, [0, 5, 10, 10]), (.right, [30, 5, 10, 10]), (.bottom, [15, 10, 10, 10]),
      (.topRight, [30, 0, 10, 10]), (.bottomLeft, [0, 10, 10, 10]),
    ] as [(CALayerContentsGravity, [Double])])
  func gravity(gravity: CALayerContentsGravity, place: [Double]) throws {
    let size = CGSize(width: 10, height: 10)
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(origin: .zero, size: size))
    }
    let root = UIView()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    (layer.contents, layer.contentsGravity) = (image.cgImage, gravity)
    root.layer.addSublayer(layer)
    let stage = try Rehearsal { Hosted(view: root) }
    let frame = try #require(stage.frames.first)
    #expect([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) } == place)
  }

  @Test("what turns in depth is seen from in front, with the perspective that there is")
  func depthTurns() throws {
    func corners(_ m34: CGFloat, _ inner: Bool) throws -> CGRect {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let layer = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
      var transform = CATransform3DIdentity
      transform.m34 = m34
      if inner { root.layer.sublayerTransform = transform } else { layer.transform = transform }
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi / 3, 1)
      (turn.fillMode, turn.isRemovedOnCompletion) = (.forwards, false)
      layer.add(turn, forKey: nil)
      root.layer.addSublayer(layer)
      let stage = try Rehearsal { Hosted(view: root) }
      try stage.advance(to: 1)
      return try #require(stage.frames.first)
    }
    let flat = try corners(0, false)
    // Half as wide, as the cosine of 60° is a half.
    #expect(abs(flat.width - 30) < 1e-6)
    #expect(abs(flat.height - 60) < 1e-6)
    for inner in [false, true] {
      let near = try corners(-1 / 200, inner)
      // One edge comes nearer and is longer.
      #expect(near.height > 66)
      #expect(abs(near.midY - 50) < 1e-6)
    }
  }

  @Test("a view draws by hand, again when it is asked to")
  func drawing() throws {
    final class Dial: UIView {
      var side: CGFloat = 10
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
        let context = UIGraphicsGetCurrentContext()
        context?.setStrokeColor(UIColor.blue.cgColor)
        context?.strokeEllipse(in: rect)
      }
    }
    let dial = Dial()
    let stage = try Rehearsal { Hosted(view: dial) }
    #expect(stage.frames.map(\.width) == [10])
    _ = stage.frame
    #expect(dial.count == 1)
    try stage.now { dial.side = 20 }
    #expect(stage.frames.map(\.width) == [10])
    try stage.now { dial.setNeedsDisplay() }
    #expect(stage.frames.map(\.width) == [20])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
