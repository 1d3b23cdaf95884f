import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Layers that move by themselves.
@MainActor @Suite struct LayerTransactionTests {
  @Test("a layer that is nobody's view's moves by itself, a view's own jumps")
  func implicit() throws {
    let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
    try scene.stage.advance(to: 1)
    try scene.stage.now { scene.layer.position.x = 90 }
    let there = try scene.shown("position.x", at: 1.1)
    try scene.stage.now { scene.layer.position.x = 0 }
    #expect(try scene.shown("position.x", at: 1.1) == there)
    #expect(try scene.shown("position.x", at: 1.35) == 0)
  }

  @Test("transactions: duration, curve, none, and what happens then")
  func transactions() throws {
    let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
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
    let scene = try LayerScene(CALayer())
    let slow = basic("opacity", from: 0, duration: 2)
    scene.layer.actions = ["position": NSNull(), "opacity": slow]
    try scene.stage.advance(to: 1)
    try scene.stage.now { (scene.layer.position.x, scene.layer.opacity) = (90, 0.5) }
    #expect(scene.layer.animationKeys() == ["opacity"])
    #expect(try scene.shown("opacity", at: 2) == 0.25)
  }

  @Test(
    "a shape's numbers move by themselves when they are set", arguments: ["strokeEnd", "lineWidth"])
  func implicitShape(key: String) throws {
    let scene = try LayerScene(CAShapeLayer())
    try scene.stage.advance(to: 1)
    try scene.stage.now {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      scene.layer.setValue(0.5, forKey: key)
      CATransaction.commit()
    }
    #expect(scene.layer.animationKeys() == [key])
    #expect(abs(try scene.shown(key, at: 1.5) - 0.75) < 1e-9)
    #expect(try scene.shown(key, at: 2) == 0.5)
  }

  @Test("colours of a gradient move by themselves, and at once without actions")
  func implicitGradient() throws {
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    let scene = try LayerScene(gradient)
    try scene.stage.advance(to: 1)
    try scene.stage.now {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      gradient.colors = [UIColor.white.cgColor, UIColor.red.cgColor]
      CATransaction.commit()
    }
    try scene.stage.advance(to: 1.5)
    let half = gradient.presentation()?.colors?.compactMap { ($0 as? CGColor)?.components }
    #expect(half == [[0.5, 0.5, 0.5, 1], [0.5, 0, 0, 1]])
    try scene.stage.now {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      gradient.removeAllAnimations()
      gradient.startPoint = CGPoint(x: 0.25, y: 0)
      CATransaction.commit()
    }
    #expect(gradient.presentation()?.startPoint == CGPoint(x: 0.25, y: 0))
    #expect(gradient.animationKeys() == nil)
  }
}
