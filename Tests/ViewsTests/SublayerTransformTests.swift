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
    #expect(try frame { outer, _ in outer.sublayerTransform = CATransform3DIdentity } == plain)
  }

  /// Red and blue views of 20 points in a container of 100 that does something in depth to them.
  private func fills(
    _ change: (CALayer) -> Void, _ red: CATransform3D, _ blue: CATransform3D,
    at center: CGPoint = CGPoint(x: 50, y: 50)
  ) throws -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (color, transform) in [(UIColor.red, red), (UIColor.blue, blue)] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.center = center
      view.backgroundColor = color
      view.layer.transform = transform
      root.addSubview(view)
    }
    change(root.layer)
    return try Rehearsal(.small) { Hosted(view: root).frame(width: 100, height: 100) }.frames
  }
  private func eye(_ distance: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / distance
    return eye
  }

  @Test("a perspective counts for views, about the middle of the one around")
  func perspective() throws {
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    func frame(_ x: CGFloat) throws -> CGRect {
      let all = try fills(
        { $0.sublayerTransform = eye(100) }, turned, turned, at: CGPoint(x: x, y: 50))
      return try #require(all.first)
    }
    let (left, middle, right) = (try frame(20), try frame(50), try frame(80))
    #expect(middle.height > 20.5)
    // What is beside the middle is not seen as what is in it.
    #expect(abs(left.width - middle.width) > 0.5 && abs(right.width - left.width) > 0.5)
    let near = CATransform3DMakeTranslation(0, 0, 50)
    let all = try fills(
      { $0.sublayerTransform = eye(100) }, near, near, at: CGPoint(x: 60, y: 50))
    let large = try #require(all.first)
    // Half way to the eye all is twice as large and as far from the middle.
    #expect(abs(large.width - 40) < 1e-6 && abs(large.midX - 70) < 1e-6)
  }

  @Test("what is nearer is painted over what is farther, also when all is turned around")
  func order() throws {
    let (near, far) = (
      CATransform3DMakeTranslation(0, 0, 20), CATransform3DMakeTranslation(0, 0, -20)
    )
    let plain = try fills({ $0.sublayerTransform = eye(100) }, near, far)
    #expect(plain.count == 2 && plain[0].width < plain[1].width)
    let turned = try fills(
      { $0.sublayerTransform = CATransform3DRotate(eye(100), .pi, 0, 1, 0) }, near, far)
    #expect(turned.count == 2 && turned[0].width < turned[1].width)
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
