import Foundation
import Geometry
import Motion
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct UIViewKeyframesTests {
  /// A square of 20 points in the corner of a stage of 200.
  private func stage() throws -> (stage: Rehearsal, square: UIView) {
    let (root, square) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    square.backgroundColor = .red
    root.addSubview(square)
    return (try Rehearsal(.of(200, 200)) { Hosted(view: root) }, square)
  }
  private static let even = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// To the right in the first half, then down in the second.
  private func walk(_ square: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
      square.frame.origin.x = 100
    }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
      square.frame.origin.y = 100
    }
  }

  @Test(
    "keyframes come one after another, evenly if the curve is",
    arguments: [(0, 0, 0), (0.25, 25, 0), (1, 100, 0), (1.5, 100, 50), (2, 100, 100)]
      as [(Double, CGFloat, CGFloat)])
  func sequence(time: Double, x: CGFloat, y: CGFloat) throws {
    let (stage, square) = try stage()
    try stage.now {
      UIView.animateKeyframes(withDuration: 2, options: Self.even) { walk(square) }
    }
    #expect(square.frame.origin == CGPoint(x: 100, y: 100))
    try stage.advance(to: time)
    let shown = try #require(stage.list.fills.last)
    #expect(abs(shown.minX - x) < 1e-6 && abs(shown.minY - y) < 1e-6)
  }

  @Test("several keyframes of one property follow one another, there and back")
  func property() throws {
    let (stage, square) = try stage()
    try stage.now {
      UIView.animateKeyframes(withDuration: 1, options: Self.even) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { square.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { square.alpha = 1 }
      }
    }
    for (time, alpha) in [(0.25, 0.5), (0.4, 0.2), (0.75, 0.5), (0.9, 0.8)] {
      try stage.advance(to: time)
      #expect(abs(try #require(stage.opacities.first) - alpha) < 1e-6)
    }
    try stage.advance(to: 1)
    #expect(stage.opacities.isEmpty)
  }

  @Test("what is outside of keyframes takes the whole time, and the whole has a curve")
  func whole() throws {
    let (stage, square) = try stage()
    try stage.now {
      UIView.animateKeyframes(withDuration: 1, options: []) { square.frame.origin.x = 100 }
    }
    for time in [0.25, 0.5, 0.75] {
      try stage.advance(to: time)
      let expected = 100 * UnitCurve.easeInOut.value(at: time)
      #expect(abs(try #require(stage.list.fills.last).minX - expected) < 1e-3)
    }
  }

  @Test("the completion comes at the end, after the delay")
  func completion() throws {
    let (stage, square) = try stage()
    var ends = [Bool]()
    try stage.now {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.5, options: Self.even, animations: { walk(square) },
        completion: { ends.append($0) })
    }
    try stage.advance(to: 0.5)
    #expect(stage.list.fills.last?.origin == .zero)
    try stage.advance(to: 1.49)
    #expect(ends.isEmpty)
    try stage.advance(to: 1.5)
    #expect(ends == [true] && stage.list.fills.last?.origin == CGPoint(x: 100, y: 100))
  }

  @Test("blocks can jump, go back, and begin again")
  func options() throws {
    var part = KeyframePart(
      duration: 1, delay: 0, curve: .linear, start: 0.25, length: 0.5)
    #expect([0.25, 0.5, 0.75, 0.9].map { part.progress(at: $0) } == [0, 0.5, 1, 1])
    #expect(part.progress(at: 1) == nil)
    part.isDiscrete = true
    #expect([0.5, 0.74, 0.75].map { part.progress(at: $0) } == [0, 0, 1])
    part.isDiscrete = false
    part.isMirrored = true
    #expect([0.5, 1.5].map { part.progress(at: $0) } == [0.5, 0.5])
    #expect(part.progress(at: 2) == nil)
    part.repeats = true
    #expect([2.5, 3.5].map { part.progress(at: $0) } == [0.5, 0.5])
    let jump = KeyframePart(duration: 1, delay: 0, curve: .linear, start: 0.5, length: 0)
    #expect([0.25, 0.5].map { jump.progress(at: $0) } == [0, 1])
  }

  @Test("without a block around, and without a duration, changes are made at once")
  func atOnce() throws {
    let (stage, square) = try stage()
    var isOver = false
    try stage.now {
      UIView.animateKeyframes(
        withDuration: 0, animations: { walk(square) }, completion: { isOver = $0 })
    }
    #expect(isOver && stage.list.fills.last?.origin == CGPoint(x: 100, y: 100))
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 1) { square.alpha = 0.5 }
    #expect(square.alpha == 0.5)
  }
}

@MainActor @Suite struct UIViewTransitionTests {
  private func stage() throws -> (stage: Rehearsal, box: UIView, first: UIView, second: UIView) {
    let root = UIView()
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let (first, second) = (UIView(frame: box.bounds), UIView(frame: box.bounds))
    (first.backgroundColor, second.backgroundColor) = (.red, .blue)
    box.addSubview(first)
    root.addSubview(box)
    return (try Rehearsal(.of(200, 200)) { Hosted(view: root) }, box, first, second)
  }

  @Test("a fade shows what was there over what is there, less and less, and goes")
  func fades() throws {
    let (stage, box, first, second) = try stage()
    var isOver = false
    try stage.now {
      UIView.transition(
        from: first, to: second, duration: 1,
        options: [.transitionCrossDissolve, .curveLinear], completion: { isOver = $0 })
    }
    #expect(box.subviews.first === second && first.superview == nil && box.subviews.count == 2)
    try stage.advance(to: 0.25)
    #expect(abs(try #require(stage.opacities.last) - 0.75) < 1e-6 && !isOver)
    #expect(stage.list.fills.count == 2)
    try stage.advance(to: 1)
    #expect(isOver && box.subviews.count == 1 && stage.list.fills.count == 1)
  }

  @Test("a turn gets narrow with what was there, and wide with what is there")
  func turns() throws {
    let (stage, box, _, _) = try stage()
    try stage.now {
      UIView.transition(
        with: box, duration: 1, options: .transitionFlipFromLeft,
        animations: { box.subviews.first?.backgroundColor = .blue })
    }
    try stage.advance(to: 0.4)
    #expect(try #require(stage.list.fills.first).width < 60 && box.subviews.count == 2)
    // The side from which it turns is nearer, and so larger and farther out.
    #expect(try #require(stage.list.fills.first).height > 101)
    #expect(try #require(stage.list.fills.first).midX < 99.5)
    try stage.advance(to: 0.9)
    #expect(try #require(stage.list.fills.first).width > 60 && box.subviews.count == 1)
    try stage.advance(to: 1)
    #expect(stage.list.fills == [CGRect(x: 50, y: 50, width: 100, height: 100)])
  }

  @Test(
    "each turn has another side that is nearer",
    arguments: [
      (.transitionFlipFromLeft, -1, 0), (.transitionFlipFromRight, 1, 0),
      (.transitionFlipFromTop, 0, -1), (.transitionFlipFromBottom, 0, 1),
    ] as [(UIView.AnimationOptions, Double, Double)])
  func sides(options: UIView.AnimationOptions, x: Double, y: Double) throws {
    let (stage, box, _, _) = try stage()
    try stage.now {
      UIView.transition(with: box, duration: 1, options: options, animations: {})
    }
    try stage.advance(to: 0.4)
    let place = try #require(stage.list.fills.first)
    func sign(_ way: Double) -> Double { abs(way) < 0.1 ? 0 : way < 0 ? -1 : 1 }
    #expect(sign(place.midX - 100) == x && sign(place.midY - 100) == y)
  }

  @Test("views can be hidden and shown; without a duration it is done at once")
  func hides() throws {
    let (stage, box, first, second) = try stage()
    box.addSubview(second)
    second.isHidden = true
    var isOver = false
    try stage.now {
      UIView.transition(
        from: first, to: second, duration: 0, options: .showHideTransitionViews,
        completion: { isOver = $0 })
    }
    #expect(isOver && first.isHidden && !second.isHidden && box.subviews.count == 2)
  }

  @Test("without a kind, what changes moves")
  func plain() throws {
    let (stage, box, _, _) = try stage()
    try stage.now {
      UIView.transition(
        with: box, duration: 1, options: .curveLinear, animations: { box.alpha = 0 })
    }
    try stage.advance(to: 0.5)
    #expect(abs(try #require(stage.opacities.first) - 0.5) < 1e-6)
  }
}
