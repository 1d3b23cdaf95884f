import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Fields of dynamic animators", .serialized)
struct UIFieldBehaviorTests {
  /// A view in a field, with what it is made of.
  @MainActor private struct Run {
    let view: UIView
    let material: UIDynamicItemBehavior
    let animator: UIDynamicAnimator
  }

  /// A view of 20 points at a place, made of what loses nothing, after a time in a field.
  private func run(
    _ field: UIFieldBehavior, from start: CGPoint, velocity: CGPoint = .zero, charge: CGFloat = 0,
    seconds: Double = 0.5
  ) throws -> Run {
    let root = UIView()
    let view = UIView(frame: CGRect(x: start.x - 10, y: start.y - 10, width: 20, height: 20))
    root.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    let stage = try Rehearsal(.of(300, 400)) { Hosted(view: root) }
    let material = UIDynamicItemBehavior(items: [view])
    material.charge = charge
    try stage.now {
      field.addItem(view)
      material.addLinearVelocity(velocity, for: view)
      animator.addBehavior(material)
      animator.addBehavior(field)
    }
    try stage.advance(to: seconds)
    return Run(view: view, material: material, animator: animator)
  }

  @Test("a linear gravity is a steady acceleration", arguments: [0.5, 1, 2])
  func linear(strength: Double) throws {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.strength = CGFloat(strength)
    let run = try self.run(field, from: CGPoint(x: 50, y: 100))
    #expect(abs(run.material.linearVelocity(for: run.view).x - 75 * CGFloat(strength)) < 1.5)
    #expect(run.view.center.y == 100)
  }

  @Test("what is outside of the region stays where it is")
  func region() throws {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 200, y: 100)
    field.region = UIRegion(radius: 50)
    #expect(try run(field, from: CGPoint(x: 50, y: 100)).view.center.x == 50)
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 20, height: 20)))
    let corner = CGPoint(x: 9, y: 9)
    #expect(!circle.contains(corner) && square.contains(corner))
    #expect(square.byDifference(from: circle).contains(corner))
    #expect(!square.byIntersection(with: circle).contains(corner))
    #expect(circle.byUnion(with: square).contains(corner) && circle.inverse().contains(corner))
  }

  @Test("items go to the centre of a radial gravity and of springs, and about that of a vortex")
  func central() throws {
    let start = CGPoint(x: 100, y: 100)
    let center = CGPoint(x: 160, y: 100)
    #expect(
      try run(.radialGravityField(position: center), from: start, seconds: 0.2).view.center.x > 100)
    let spring = UIFieldBehavior.springField()
    spring.position = center
    #expect(try run(spring, from: start, seconds: 0.2).view.center.x > 100)
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = center
    let turned = try run(vortex, from: start, seconds: 0.2).view.center
    #expect(abs(turned.x - 100) < 1 && turned.y != 100)
  }

  @Test("a drag slows down, a velocity is the field's, and a charge turns what moves aside")
  func moving() throws {
    let start = CGPoint(x: 100, y: 100)
    let fast = CGPoint(x: 100, y: 0)
    let slow = try run(.dragField(), from: start, velocity: fast)
    #expect((20..<80).contains(slow.material.linearVelocity(for: slow.view).x))
    let steady = try run(.velocityField(direction: CGVector(dx: 0, dy: 1)), from: start)
    #expect(steady.material.linearVelocity(for: steady.view) == CGPoint(x: 0, y: 150))
    let charged = try run(.magneticField(), from: start, velocity: fast, charge: 1)
    #expect(charged.view.center.y != 100)
    let plain = try run(.magneticField(), from: start, velocity: fast)
    #expect(plain.view.center.y == 100)
  }

  @Test("noise is the same in each film, and another at another place")
  func noise() throws {
    func end(_ start: CGPoint) throws -> CGPoint {
      let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      let end = try run(field, from: start).view.center
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    let (first, again) = (try end(CGPoint(x: 55, y: 155)), try end(CGPoint(x: 55, y: 155)))
    #expect(first == again && first != .zero)
    #expect(try end(CGPoint(x: 155, y: 255)) != first)
  }

  @Test("a field of code's own gives a force, which a heavier item follows less")
  func own() throws {
    var told: [CGFloat] = []
    let field = UIFieldBehavior.field { _, _, _, mass, _, _ in
      told.append(mass)
      return CGVector(dx: mass, dy: 0)
    }
    let run = try self.run(field, from: CGPoint(x: 50, y: 100))
    #expect(told.allSatisfy { abs($0 - 0.04) < 1e-9 } && !told.isEmpty)
    #expect(abs(run.material.linearVelocity(for: run.view).x - 75) < 1.5)
  }
}
