import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct UIHeldFingerTests {
  /// Remembers what recognisers call.
  @MainActor private final class Listener {
    var states: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []
    func told(_ gesture: UIGestureRecognizer) {
      states.append(gesture.state)
      places.append(gesture.location(in: gesture.view))
    }
  }

  private let listener = Listener()
  private var told: Selector { Selector("told(_:)", Listener.told(_:)) }

  private func stage(_ gesture: UIGestureRecognizer) throws -> Rehearsal {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.backgroundColor = .red
    view.addGestureRecognizer(gesture)
    return try Rehearsal(.of(200, 200)) { Hosted(view: view) }
  }

  /// A finger goes evenly from place to place.
  private func drag(
    _ stage: Rehearsal, from start: CGPoint, to end: CGPoint, from begin: Double = 0,
    seconds: Double = 0.2
  ) throws {
    try stage.advance(to: begin)
    try stage.now { stage.graph.touch(.began, at: start) }
    for step in 1...10 {
      let share = CGFloat(step) / 10
      try stage.advance(to: begin + seconds * Double(share))
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      try stage.now { stage.graph.touch(step == 10 ? .ended : .moved, at: place) }
    }
  }

  @Test("a long press begins after its time, follows the finger, and ends")
  func longPress() throws {
    let stage = try stage(UILongPressGestureRecognizer(target: listener, action: told))
    try stage.now { stage.graph.touch(.began, at: CGPoint(x: 50, y: 50)) }
    try stage.advance(to: 0.49)
    #expect(listener.states.isEmpty)
    try stage.advance(to: 0.5)
    #expect(listener.states == [.began] && listener.places == [CGPoint(x: 50, y: 50)])
    try stage.now { stage.graph.touch(.moved, at: CGPoint(x: 90, y: 50)) }
    try stage.now { stage.graph.touch(.ended, at: CGPoint(x: 95, y: 50)) }
    #expect(listener.states == [.began, .changed, .ended])
    #expect(listener.places.last == CGPoint(x: 95, y: 50))
  }

  @Test("a finger that moves or goes up before is no long press")
  func shortPress() throws {
    let press = UILongPressGestureRecognizer(target: listener, action: told)
    let stage = try stage(press)
    try drag(stage, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50))
    try stage.advance(to: 2)
    try stage.now { stage.graph.touch(.began, at: CGPoint(x: 50, y: 50)) }
    try stage.advance(to: 2.2)
    try stage.now { stage.graph.touch(.ended, at: CGPoint(x: 50, y: 50)) }
    try stage.advance(to: 4)
    #expect(listener.states.isEmpty)
    press.minimumPressDuration = 0
    try stage.now { stage.graph.touch(.began, at: CGPoint(x: 50, y: 50)) }
    #expect(listener.states == [.began])
  }

  @Test(
    "a swipe is told once, in its directions only",
    arguments: [
      (.right, CGPoint(x: 180, y: 100), 1), (.left, CGPoint(x: 180, y: 100), 0),
      (.left, CGPoint(x: 20, y: 110), 1), (.up, CGPoint(x: 100, y: 20), 1),
      (.down, CGPoint(x: 100, y: 180), 1), (.down, CGPoint(x: 180, y: 100), 0),
      ([.left, .right], CGPoint(x: 20, y: 100), 1), (.right, CGPoint(x: 140, y: 100), 0),
      (.right, CGPoint(x: 170, y: 190), 0),
    ] as [(UISwipeGestureRecognizer.Direction, CGPoint, Int)])
  func swipes(direction: UISwipeGestureRecognizer.Direction, end: CGPoint, count: Int) throws {
    let swipe = UISwipeGestureRecognizer(target: listener, action: told)
    #expect(swipe.direction == .right)
    swipe.direction = direction
    try drag(try stage(swipe), from: CGPoint(x: 100, y: 100), to: end)
    #expect(listener.states == Array(repeating: .ended, count: count))
  }

  @Test("who is slow does not swipe")
  func slow() throws {
    let stage = try stage(UISwipeGestureRecognizer(target: listener, action: told))
    try drag(stage, from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100), seconds: 3)
    #expect(listener.states.isEmpty)
  }

  @Test(
    "a pan from an edge begins there and nowhere else",
    arguments: [(.left, 5, true), (.left, 40, false), (.right, 195, true), (.all, 100, false)]
      as [(UIRectEdge, CGFloat, Bool)])
  func edges(edges: UIRectEdge, x: CGFloat, begins: Bool) throws {
    let pan = UIScreenEdgePanGestureRecognizer(target: listener, action: told)
    pan.edges = edges
    let stage = try stage(pan)
    try drag(stage, from: CGPoint(x: x, y: 100), to: CGPoint(x: 100, y: 90))
    #expect(listener.states.isEmpty == !begins)
    if begins {
      #expect(listener.states.first == .began && listener.states.last == .ended)
      #expect(abs(pan.translation(in: nil).x - (100 - x)) < 1e-6)
    }
  }
}
