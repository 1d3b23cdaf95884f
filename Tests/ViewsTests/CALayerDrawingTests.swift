import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A bar as long as its progress says.
private final class Bar: CALayer {
  var progress: CGFloat {
    get { _managedValue("progress") }
    set { _setManagedValue("progress", newValue) }
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }
  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = 1
    return animation
  }
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

@MainActor @Suite("Layers that code draws", .serialized)
struct CALayerDrawingTests {
  private final class Painter: CALayerDelegate {
    var laidOut = 0
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    func layoutSublayers(of layer: CALayer) { laidOut += 1 }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private func stage(_ layer: CALayer) throws -> Rehearsal {
    let root = UIView()
    root.layer.addSublayer(layer)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }

  @Test("are empty until they need it, and then as they draw")
  func drawn() throws {
    let (layer, painter) = (CALayer(), Painter())
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
    layer.delegate = painter
    let stage = try stage(layer)
    #expect(stage.frames.isEmpty)
    try stage.now { layer.setNeedsDisplay() }
    #expect(stage.frames == [CGRect(x: 11, y: 12, width: 3, height: 4)])
    let count = painter.laidOut
    layer.bounds.size.width = 60
    #expect(painter.laidOut == count + 1)
    // The delegate has said that nothing moves.
    #expect(layer.animationKeys() == nil)
  }

  @Test("are drawn in each frame while a property of their own moves")
  func moving() throws {
    let bar = Bar()
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    bar.setNeedsDisplay()
    let stage = try stage(bar)
    #expect(bar.progress == 0)
    try stage.advance(to: 0.5)
    try stage.now { bar.progress = 1 }
    #expect(bar.progress == 1)
    for (time, width) in [(0.75, 25.0), (1, 50), (1.25, 75), (2, 100)] {
      try stage.advance(to: time)
      #expect(abs((stage.frames.last?.width ?? 0) - width) < 1e-6)
    }
    #expect(bar.progress == 1)
  }

  @Test("a view lays out layers of its own with its views")
  func layout() {
    final class Framed: UIView {
      let line = CALayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        line.frame = bounds
      }
    }
    let view = Framed()
    view.layer.addSublayer(view.line)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    view.layoutIfNeeded()
    #expect(view.line.frame.size == CGSize(width: 30, height: 20))
  }

  @Test("values of a scene's own have the types that code gives them")
  func typed() {
    let layer = CALayer()
    layer._setManagedValue("flag", true)
    layer._setManagedValue("place", CGPoint(x: 1, y: 2))
    #expect(layer._managedValue("flag") == true)
    #expect(layer._managedValue("place") == CGPoint(x: 1, y: 2))
    #expect(layer._managedValue("none") == 0)
    #expect((layer._managedValue("color") as CGColor?) == nil)
  }
}
