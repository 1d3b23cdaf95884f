import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Layers that keep their depth", .serialized)
struct CATransformLayerTests {
  /// A body with a red face in front and a blue one behind, 40 points apart, and a stage with it.
  private func cube(
    _ change: (CATransformLayer, CALayer, CALayer) -> Void = { _, _, _ in }
  ) throws -> (CATransformLayer, Rehearsal) {
    let body = CATransformLayer()
    body.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    let (front, back) = (CALayer(), CALayer())
    for (face, color) in [(front, UIColor.red), (back, .blue)] {
      face.frame = body.bounds
      face.backgroundColor = color.cgColor
      body.addSublayer(face)
    }
    front.transform = CATransform3DMakeTranslation(0, 0, 20)
    back.transform = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -20), .pi, 0, 1, 0)
    change(body, front, back)
    let root = UIView()
    root.layer.addSublayer(body)
    return (body, try Rehearsal { Hosted(view: root) })
  }

  /// Whether what is painted is red, in order.
  private func colors(_ stage: Rehearsal) -> [Bool] {
    stage.list.commands.compactMap {
      guard case .fill(_, _, .solid(let color), _) = $0 else { return nil }
      return color.red > color.blue
    }
  }

  @Test("the nearest face is painted last, from whichever side it is seen")
  func order() throws {
    #expect(colors(try cube().1) == [false, true])
    let turned = try cube { body, _, _ in
      body.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    }
    #expect(colors(turned.1) == [true, false])
  }

  @Test("faces that are not seen from behind are not there")
  func sides() throws {
    let seen = try cube { _, front, back in
      (front.isDoubleSided, back.isDoubleSided) = (false, false)
    }
    #expect(colors(seen.1) == [true])
    let turned = try cube { body, front, back in
      (front.isDoubleSided, back.isDoubleSided) = (false, false)
      body.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
    }
    #expect(colors(turned.1) == [false])
  }

  @Test("with perspective what is near is larger")
  func perspective() throws {
    let (body, stage) = try cube()
    let plain = stage.frame
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    try stage.now { body.sublayerTransform = eye }
    #expect(stage.frame != plain)
  }

  @Test("it turns as one by an animation of its transform")
  func turns() throws {
    let (body, stage) = try cube()
    try stage.now {
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      (turn.fromValue, turn.toValue, turn.duration) = (0.0, Double.pi, 1)
      body.add(turn, forKey: "turn")
    }
    try stage.advance(to: 0.25)
    #expect(colors(stage) == [false, true])
    try stage.advance(to: 0.75)
    #expect(colors(stage) == [true, false])
  }

  @Test("a layer by itself that is not seen from behind goes when it is turned over")
  func single() throws {
    let layer = CALayer()
    layer.isDoubleSided = false
    let scene = try LayerScene(layer)
    #expect(colors(scene.stage) == [true])
    try scene.stage.now { layer.transform = CATransform3DMakeRotation(.pi * 0.8, 0, 1, 0) }
    try scene.stage.advance(to: 2)
    #expect(colors(scene.stage).isEmpty)
  }
}
