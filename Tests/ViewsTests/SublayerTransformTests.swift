import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What turns the layers in a layer, and outlines that move additively.
@MainActor @Suite struct SublayerTransformTests {
  /// A view of 40 points with a layer in it that has another in it.
  private func frame(_ change: (_ outer: CALayer, _ inner: CALayer) -> Void) throws -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    inner.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
    inner.backgroundColor = UIColor.red.cgColor
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    change(outer, inner)
    return try Rehearsal(.small) { Hosted(view: view).frame(width: 40, height: 40) }.frame
  }

  @Test("what is inside is moved as if it stood elsewhere, and the layer itself is not")
  func moved() throws {
    let moved = try frame { outer, _ in
      outer.backgroundColor = UIColor.blue.cgColor
      outer.sublayerTransform = CATransform3DMakeTranslation(3, 7, 0)
    }
    let placed = try frame { outer, inner in
      outer.backgroundColor = UIColor.blue.cgColor
      inner.frame = inner.frame.offsetBy(dx: 3, dy: 7)
    }
    #expect(moved == placed)
  }

  @Test("it is scaled about the anchor point, wherever that is")
  func scaled() throws {
    let plain = try frame { _, _ in }
    let scaled = try frame { outer, _ in
      outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    }
    let corner = try frame { outer, _ in
      outer.anchorPoint = .zero
      outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    }
    #expect(scaled != plain && corner != plain && scaled != corner)
    #expect(try frame { outer, _ in outer.sublayerTransform = CATransform3D() } == plain)
  }

  @Test("an additive outline takes the place of what is there, as outlines cannot be added")
  func outlines() throws {
    func frame(isAdditive: Bool, at time: Double) throws -> String {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let layer = CAShapeLayer()
      layer.fillColor = UIColor.red.cgColor
      layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
      view.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
      animation.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
      (animation.duration, animation.isAdditive) = (2, isAdditive)
      layer.add(animation, forKey: nil)
      let stage = try Rehearsal(.small) { Hosted(view: view).frame(width: 40, height: 40) }
      try stage.advance(to: time)
      return stage.frame
    }
    let middle = try frame(isAdditive: true, at: 1)
    #expect(try middle == frame(isAdditive: false, at: 1))
    #expect(try middle != frame(isAdditive: true, at: 0.5))
  }
}
