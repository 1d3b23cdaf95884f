import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A `UIView` as the only view of a rehearsal.
struct Hosted<Content: UIView>: UIViewRepresentable {
  let view: Content
  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}

/// A view that counts and remembers what UIKit calls.
private final class LaidOutView: UIView {
  let inner = UIView()
  var layoutCount = 0
  var windows: [Bool] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    layoutCount += 1
    inner.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: 20)
  }
  override func didMoveToWindow() { windows.append(window != nil) }
}

@MainActor @Suite struct UIViewTests {
  /// A red square in the middle of a stage of 400 points.
  private func bead() throws -> (rehearsal: Rehearsal, bead: UIView) {
    let root = UIView()
    let bead = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
    bead.backgroundColor = .systemRed
    root.addSubview(bead)
    return (try Rehearsal(width: 400, height: 400) { Hosted(view: root) }, bead)
  }

  private func shown(_ view: UIView) -> CGPoint {
    view.layer.presentation()?.position ?? .zero
  }

  @Test("UIView.animate moves as withAnimation does", arguments: 0..<5)
  func sameTrace(kind: Int) throws {
    let animations: [Animation] = [
      .spring, .bouncy, .easeInOut(duration: 0.7), .linear(duration: 0.4).delay(0.1),
      .snappy.speed(0.5),
    ]
    let animation = animations[kind]
    let (rehearsal, bead) = try bead()
    let hook = Hook<CGFloat>()
    struct Square: View {
      let hook: Hook<CGFloat>
      @State private var x = CGFloat(0)
      var body: some View {
        let _ = hook.binding = $x
        Rectangle().frame(width: 20, height: 20).offset(x: x)
      }
    }
    let other = try Rehearsal(width: 400, height: 400) { Square(hook: hook) }
    for (time, target) in [(0.25, 100.0), (0.4, -40), (0.9, 60)] {
      try rehearsal.advance(to: time)
      try other.advance(to: time)
      try rehearsal.now { UIView.animate(animation) { bead.center.x = target } }
      try other.now { withAnimation(animation) { hook.value = target } }
      for step in 0..<20 {
        let now = time + Double(step) / 240
        try rehearsal.advance(to: now)
        try other.advance(to: now)
        let theirs = try #require(other.frames.first).midX - 200
        #expect(abs(shown(bead).x - theirs) < 1e-9)
        #expect(abs(try #require(rehearsal.frames.first).midX - shown(bead).x) < 1e-9)
      }
    }
  }

  @Test("a spring takes over the place and the velocity of what moves")
  func velocity() throws {
    let (rehearsal, bead) = try bead()
    try rehearsal.now { UIView.animate(.interactiveSpring) { bead.center.x = 200 } }
    let step = 1.0 / 4800
    func speed(from time: Double) throws -> Double {
      try rehearsal.advance(to: time)
      let start = shown(bead).x
      try rehearsal.advance(to: time + step)
      return (shown(bead).x - start) / step
    }
    let before = try speed(from: 0.05)
    let place = shown(bead).x
    try rehearsal.now { UIView.animate(springDuration: 0.8, bounce: 0.3) { bead.center.x = -50 } }
    #expect(abs(shown(bead).x - place) < 1e-9)
    let after = try speed(from: 0.05 + step)
    #expect(before > 1000)
    #expect(abs(after - before) < 0.03 * before)
  }

  @Test("without a block, in performWithoutAnimation, and with animations off, properties jump")
  func jumps() throws {
    let (rehearsal, bead) = try bead()
    try rehearsal.now { withAnimation(.spring) { bead.center.x = 50 } }
    #expect(shown(bead).x == 50)
    try rehearsal.now {
      UIView.animate(.spring) { UIView.performWithoutAnimation { bead.center.x = 80 } }
    }
    #expect(shown(bead).x == 80)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var isDone = false
    try rehearsal.now {
      UIView.animate(.spring) {
        bead.center.x = 0
      } completion: {
        isDone = true
      }
    }
    #expect(shown(bead).x == 0 && isDone)
  }

  @Test("completions come at exact times, once")
  func completions() throws {
    let (rehearsal, bead) = try bead()
    let graph = rehearsal.graph
    var times: [String: [Instant]] = [:]
    func note(_ name: String) { times[name, default: []].append(graph.timeline.now) }
    try rehearsal.advance(to: 0.3)
    try rehearsal.now {
      UIView.animate(.spring(duration: 0.4)) {
        bead.alpha = 0.5
      } completion: {
        note("spring")
      }
      UIView.animate(withDuration: 0.1, delay: 0.2) {
        bead.center.y = 50
      } completion: {
        #expect($0); note("classic")
      }
      UIView.animate(withDuration: 0.5, usingSpringWithDamping: 0.6, initialSpringVelocity: 3) {
        bead.center.x = 70
      } completion: { _ in
        note("damped")
      }
      UIView.animate(withDuration: 0.7) {
      } completion: { _ in
        note("nothing")
      }
      UIView.animate(withDuration: 0) {
        bead.tag = 1
      } completion: { _ in
        note("at once")
      }
      UIView.animate(withDuration: 0.2, options: [.repeat]) {
        bead.transform = CGAffineTransform(scaleX: 2, y: 2)
      } completion: { _ in
        note("never")
      }
    }
    try rehearsal.advance(to: 3)
    #expect(times["spring"] == [Instant(seconds: 0.7)])
    #expect(times["classic"] == [Instant(seconds: 0.6)])
    #expect(times["damped"] == [Instant(seconds: 0.8)])
    #expect(times["nothing"] == [Instant(seconds: 0.3)])
    #expect(times["at once"] == [Instant(seconds: 0.3)])
    #expect(times["never"] == nil)
  }

  @Test("a retargeted animation completes at its own time")
  func retargetedCompletion() throws {
    let (rehearsal, bead) = try bead()
    var times: [Instant] = []
    func animate(to x: CGFloat) throws {
      try rehearsal.now {
        UIView.animate(.spring(duration: 0.5)) {
          bead.center.x = x
        } completion: {
          times.append(rehearsal.graph.timeline.now)
        }
      }
    }
    try animate(to: 100)
    try rehearsal.advance(to: 0.25)
    try animate(to: 0)
    try rehearsal.advance(to: 2)
    #expect(times == [Instant(seconds: 0.5), Instant(seconds: 0.75)])
  }

  @Test("a half turn turns: lengths stay, and the nearest way is taken")
  func rotation() throws {
    let (rehearsal, bead) = try bead()
    try rehearsal.now {
      UIView.animate(.linear(duration: 1)) {
        bead.transform = CGAffineTransform(rotationAngle: .pi)
      }
    }
    for quarter in 1...3 {
      try rehearsal.advance(to: Double(quarter) / 4)
      let matrix = try #require(bead.layer.presentation()).affineTransform()
      #expect(abs(matrix.determinant - 1) < 1e-12)
      #expect(abs(Double(atan2(matrix.b, matrix.a)) - .pi * Double(quarter) / 4) < 1e-12)
    }
    try rehearsal.advance(to: 2)
    #expect(bead.layer.presentation()?.affineTransform() == CGAffineTransform(rotationAngle: .pi))
    // From a half turn to a little more than that, not back through zero.
    try rehearsal.now {
      UIView.animate(.linear(duration: 1)) {
        bead.transform = CGAffineTransform(rotationAngle: -.pi + 0.2)
      }
    }
    try rehearsal.advance(to: 2.5)
    let matrix = try #require(bead.layer.presentation()).affineTransform()
    #expect(abs(Double(atan2(matrix.b, matrix.a)) - (-.pi + 0.1)) < 1e-12)
  }

  @Test("a transform taken apart is itself again", arguments: 0..<40)
  func decomposition(seed: Int) {
    var state = UInt64(seed + 1)
    func number() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * 6 - 3
    }
    let matrix = CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    var transform = LayerTransform(matrix)
    transform.animatableData = transform.animatableData
    for (new, old) in zip(
      [transform.matrix.a, transform.matrix.b, transform.matrix.c, transform.matrix.d],
      [matrix.a, matrix.b, matrix.c, matrix.d])
    {
      #expect(abs(new - old) < 1e-12)
    }
  }

  @Test("the spring of usingSpringWithDamping has come to rest at its duration")
  func settlingSpring() {
    for duration in [0.2, 0.5, 2] {
      for ratio in [0.1, 0.5, 0.7, 1] {
        for velocity in [0.0, 3, -2] {
          let settling = SettlingSpring(
            duration: duration, dampingRatio: ratio, velocity: velocity)
          let spring = Spring(
            mass: 1, stiffness: settling.frequency * settling.frequency,
            damping: 2 * ratio * settling.frequency)
          for late in [1.0, 1.05, 1.2, 1.7] {
            let value = spring.value(
              target: 1.0, initialVelocity: velocity, time: duration * late)
            #expect(abs(value - 1) <= 0.001 + 1e-9)
          }
          // Nor is it much stiffer than it must be.
          let softer = Spring(
            mass: 1, stiffness: settling.frequency * settling.frequency / 4,
            damping: ratio * settling.frequency)
          let rest = stride(from: 1.0, through: 1.3, by: 0.01).map {
            abs(softer.value(target: 1.0, initialVelocity: velocity, time: duration * $0) - 1)
          }
          #expect((rest.max() ?? 0) > 0.001)
        }
      }
    }
  }

  @Test("the layer tells the model at once, the presentation on its way, and classic keys")
  func layers() throws {
    let (rehearsal, bead) = try bead()
    try rehearsal.now { UIView.animate(.spring) { bead.center.x = 100 } }
    try rehearsal.advance(to: 0.1)
    #expect(bead.center.x == 100 && bead.layer.position.x == 100)
    #expect(abs(shown(bead).x - 35.7736) < 1e-3)
    #expect(bead.layer.animationKeys() == nil)
    try rehearsal.now { UIView.animate(withDuration: 0.5) { bead.alpha = 0 } }
    #expect(bead.layer.animationKeys() == ["opacity"])
    try rehearsal.advance(to: 0.7)
    #expect(bead.layer.animationKeys() == nil)
    bead.layer.removeAllAnimations()
    #expect(shown(bead).x == 100)
  }

  @Test("subviews are laid out once before a frame; layoutIfNeeded in a block moves them")
  func layout() throws {
    let root = UIView()
    let view = LaidOutView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.addSubview(view)
    #expect(view.layoutCount == 0)
    let rehearsal = try Rehearsal { Hosted(view: root) }
    #expect(root.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.layoutCount == 1)
    #expect(view.windows == [true])
    try rehearsal.now {
      view.setNeedsLayout()
      view.setNeedsLayout()
    }
    #expect(view.layoutCount == 2)
    try rehearsal.now {
      view.bounds.size.width = 50
      UIView.animate(.linear(duration: 1)) { view.layoutIfNeeded() }
    }
    try rehearsal.advance(to: 0.5)
    #expect(view.inner.center.x == 40)
    #expect(abs(shown(view.inner).x - 65) < 1e-9)
  }

  @Test("frame, centre and transform belong together")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center.x += 5
    #expect(view.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.midX - 30) < 1e-9)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test("a place converted to another view and back is the same")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = UIView(frame: CGRect(x: 10, y: 5, width: 40, height: 40))
    let right = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    left.transform = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 0.5)
    right.bounds.origin = CGPoint(x: 7, y: -3)
    root.addSubview(left)
    root.addSubview(right)
    let place = CGPoint(x: 3, y: 11)
    let there = left.convert(place, to: right)
    let back = left.convert(there, from: right)
    #expect(abs(back.x - place.x) < 1e-9 && abs(back.y - place.y) < 1e-9)
    #expect(right.convert(CGPoint.zero, to: root) == CGPoint(x: 43, y: 53))
  }

  @Test("views are painted in the order of their hierarchy, and gone when removed")
  func hierarchy() throws {
    let root = UIView()
    let views = [UIColor.red, .green, .blue].map { color in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = color
      root.addSubview(view)
      return view
    }
    let rehearsal = try Rehearsal { Hosted(view: root) }
    #expect(rehearsal.colors == [[255, 0, 0], [0, 255, 0], [0, 0, 255]])
    try rehearsal.now { root.bringSubviewToFront(views[0]) }
    #expect(rehearsal.colors == [[0, 255, 0], [0, 0, 255], [255, 0, 0]])
    try rehearsal.now { root.insertSubview(views[2], belowSubview: views[1]) }
    #expect(rehearsal.colors == [[0, 0, 255], [0, 255, 0], [255, 0, 0]])
    try rehearsal.now {
      views[1].removeFromSuperview()
      views[0].isHidden = true
    }
    #expect(rehearsal.colors == [[0, 0, 255]])
    #expect(views[1].superview == nil && views[1].window == nil && views[2].window != nil)
  }

  @Test("corners, border, shadow and clipping come from the layer")
  func look() throws {
    let view = UIView(frame: .zero)
    view.backgroundColor = .white
    view.layer.cornerRadius = 12
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.5
    let inner = UIView(frame: CGRect(x: -10, y: -10, width: 40, height: 40))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let rehearsal = try Rehearsal { Hosted(view: view) }
    #expect(rehearsal.layers.count == 1 && rehearsal.layers[0].filters.count == 1)
    view.clipsToBounds = true
    #expect(rehearsal.layers.count == 1 && rehearsal.layers[0].clip != nil)
    view.clipsToBounds = false
    view.layer.shadowOpacity = 0
    view.alpha = 0.25
    #expect(rehearsal.opacities == [0.25])
    try rehearsal.now {
      UIView.animate(.linear(duration: 1)) {
        view.layer.cornerRadius = 20
        view.alpha = 0.75
      }
    }
    try rehearsal.advance(to: 0.5)
    #expect(view.layer.presentation()?.cornerRadius == 16)
    #expect(rehearsal.opacities == [0.5])
  }
}
