import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Values that an animation goes through", .serialized)
struct KeyframePlacesTests {
  private func curve(_ values: [Any], _ index: Int, _ part: Double) -> [Double] {
    KeyframePlaces(values)?.curved(index, part, tension: nil, continuity: nil, bias: nil).numbers
      ?? []
  }

  @Test("a curve goes through each value, and along a line where they lie evenly on one")
  func through() {
    let values: [Any] = [0, 3, -2, 7]
    for (index, value) in [0.0, 3, -2].enumerated() {
      #expect(abs(curve(values, index, 0)[0] - value) < 1e-12)
    }
    #expect(abs(curve(values, 2, 1)[0] - 7) < 1e-12)
    for part in [0.25, 0.5, 0.75] {
      #expect(abs(curve([0, 1, 2, 3], 1, part)[0] - (1 + part)) < 1e-12)
    }
  }

  @Test("its direction is the same before a value and behind it")
  func smooth() {
    let values: [Any] = [CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 0), CGPoint(x: 5, y: 9)]
    let step = 1e-6
    for axis in 0...1 {
      let before = (curve(values, 0, 1)[axis] - curve(values, 0, 1 - step)[axis]) / step
      let behind = (curve(values, 1, step)[axis] - curve(values, 1, 0)[axis]) / step
      #expect(abs(before - behind) < 1e-3)
    }
  }

  @Test("at one speed a value is reached when its way is gone")
  func paced() throws {
    let places = try #require(KeyframePlaces([0, 1, 4]))
    let quarter = try #require(places.paced(at: 0.25))
    #expect(quarter.index == 1 && quarter.part == 0)
    let half = try #require(places.paced(at: 0.625))
    #expect(half.index == 1 && half.part == 0.5)
    #expect(KeyframePlaces([1, 1])?.paced(at: 0.5) == nil && KeyframePlaces(["a", 1]) == nil)
  }

  @Test("a layer follows the mode, and a part of its transform by the function")
  func layers() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let root = UIView()
    root.layer.addSublayer(layer)
    let stage = try Rehearsal(.of(200, 100)) { Hosted(view: root) }
    try stage.advance(to: 0.5)
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.calculationMode, animation.duration) = ([0, 10, 40], .paced, 1)
    try stage.now { layer.add(animation, forKey: nil) }
    try stage.advance(to: 1)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 20) < 1e-9)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    (turn.fromValue, turn.toValue, turn.duration) = (0, 1, 1)
    try stage.now { layer.add(turn, forKey: nil) }
    try stage.advance(to: 1.5)
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? NSNumber
    #expect(abs((angle?.doubleValue ?? 0) - 0.5) < 1e-9)
    #expect(CAValueFunction(name: .translateX)?.keyPath == "transform.translation.x")
    #expect(CAValueFunction(name: .scale)?.keyPath == "transform.scale")
  }

  @Test("settings of a transaction have names")
  func transaction() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("a", forKey: "own")
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: "own") as? String == "a")
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test("a layer that scrolls shows what code scrolls to")
  func scrolled() {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 10, y: 20))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 20) && layer.masksToBounds)
    layer.scroll(to: CGRect(x: 0, y: 80, width: 10, height: 10))
    #expect(layer.bounds.minY == 40)
  }

  @Test("a group of a context is painted as one, and what was set before counts again")
  func group() {
    let context = CGContext(size: CGSize(width: 20, height: 20), scale: 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.endTransparencyLayer()
    var opacities: [Double] = []
    for case .beginLayer(let layer) in context.picture.list.commands
    where layer.opacity < 1 { opacities.append(layer.opacity) }
    #expect(opacities == [0.5] && context.state.alpha == 0.5)
  }
}
