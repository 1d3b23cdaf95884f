import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A layer that draws a square where its own properties say.
private final class Square: CALayer {
  var place: CGPoint {
    get { _managedValue("place") }
    set { _setManagedValue("place", newValue) }
  }
  var side: CGFloat {
    get { _managedValue("side") }
    set { _setManagedValue("side", newValue) }
  }
  var name2: String? {
    get { _managedValue("name2") }
    set { _setManagedValue("name2", newValue) }
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "place" || key == "side" || super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    key == "side" ? 10 : super.defaultValue(forKey: key)
  }
  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "place" || event == "side" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = 1
    return animation
  }
  override func draw(in ctx: CGContext) {
    ctx.fill(CGRect(x: place.x, y: place.y, width: side, height: side))
  }
}

@MainActor @Suite("Properties of layers' own", .serialized)
struct CALayerOwnPropertyTests {
  private let square = Square()

  init() {
    square.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    square.setNeedsDisplay()
  }
  private func stage() throws -> Rehearsal {
    let root = UIView()
    root.layer.addSublayer(square)
    return try Rehearsal(.of(200, 100)) { Hosted(view: root) }
  }
  private func isNear(_ a: CGRect?, _ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Bool {
    guard let a else { return false }
    return [a.minX - x, a.minY - y, a.width - side, a.height - side].allSatisfy {
      abs($0) < 1e-6
    }
  }

  @Test("begin as the class says, empty where it says nothing, and are as they were set")
  func values() {
    #expect(square.side == 10 && square.place == .zero && square.name2 == nil)
    (square.side, square.place, square.name2) = (4, CGPoint(x: 1, y: 2), "square")
    #expect(square.side == 4 && square.place == CGPoint(x: 1, y: 2) && square.name2 == "square")
    // Another layer of the class has its own.
    #expect(Square().side == 10)
    square._setManagedValue("size", CGSize(width: 3, height: 4))
    square._setManagedValue("rect", CGRect(x: 1, y: 2, width: 3, height: 4))
    square._setManagedValue("count", 7)
    #expect(square._managedValue("size") == CGSize(width: 3, height: 4))
    #expect(square._managedValue("rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(square._managedValue("count") == 7)
  }

  @Test("several move at once, each by its own action, from what is shown")
  func together() throws {
    let stage = try stage()
    #expect(isNear(stage.frames.last, 0, 0, 10))
    try stage.now { square.place = CGPoint(x: 40, y: 20) }
    try stage.advance(to: 0.5)
    #expect(isNear(stage.frames.last, 20, 10, 10))
    try stage.now { square.side = 30 }
    try stage.advance(to: 0.75)
    #expect(isNear(stage.frames.last, 30, 15, 15))
    try stage.advance(to: 1)
    #expect(isNear(stage.frames.last, 40, 20, 20))
    // Turned round on its way, it goes on from where it is.
    try stage.now { square.side = 0 }
    #expect(isNear(stage.frames.last, 40, 20, 20))
    try stage.advance(to: 1.5)
    #expect(isNear(stage.frames.last, 40, 20, 10))
    try stage.advance(to: 3)
    #expect(square.side == 0 && square.place == CGPoint(x: 40, y: 20))
  }

  @Test("jump where a transaction says that nothing moves")
  func jumps() throws {
    let stage = try stage()
    try stage.now {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      square.place = CGPoint(x: 40, y: 20)
      CATransaction.commit()
    }
    #expect(isNear(stage.frames.last, 40, 20, 10))
    try stage.advance(to: 0.5)
    #expect(isNear(stage.frames.last, 40, 20, 10))
  }

  @Test("while they move code sees the value that was set, and drawing code what is shown")
  func model() throws {
    let stage = try stage()
    try stage.now { square.side = 50 }
    for share in [0.2, 0.4, 0.8] {
      try stage.advance(to: share)
      #expect(isNear(stage.frames.last, 0, 0, 10 + 40 * CGFloat(share)))
      #expect(square.side == 50)
    }
  }
}
