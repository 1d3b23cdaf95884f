import Foundation
import Geometry
import Motion
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  /// A square of 20 points in the corner of a stage of 200.
  private func stage() throws -> (stage: Rehearsal, square: UIView) {
    let (root, square) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    square.backgroundColor = .red
    root.addSubview(square)
    return (try Rehearsal(.of(200, 200)) { Hosted(view: root) }, square)
  }
  private func shown(_ stage: Rehearsal) throws -> CGFloat {
    try #require(stage.list.fills.last).minX
  }

  @Test("it moves what its blocks change, and tells where it is over")
  func runs() throws {
    let (stage, square) = try stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      square.frame.origin.x = 100
    }
    var ends = [UIViewAnimatingPosition]()
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && square.frame.minX == 0)
    try stage.now { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && square.frame.minX == 100)
    for time in [0.25, 0.5, 0.9] {
      try stage.advance(to: time)
      #expect(abs(try shown(stage) - 100 * time) < 1e-6)
      #expect(abs(animator.fractionComplete - time) < 1e-6)
    }
    #expect(ends.isEmpty)
    try stage.advance(to: 1)
    #expect(ends == [.end] && animator.state == .inactive && !animator.isRunning)
    #expect(try shown(stage) == 100)
  }

  @Test(
    "springs and curves are those of UIView.animate",
    arguments: [0.1, 0.3, 0.7])
  func timing(time: Double) throws {
    for isSpring in [true, false] {
      let (one, first) = try stage()
      let (other, second) = try stage()
      let animator =
        isSpring
        ? UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
        : UIViewPropertyAnimator(duration: 1, curve: .easeIn)
      animator.addAnimations { first.frame.origin.x = 100 }
      try one.now { animator.startAnimation() }
      try other.now {
        if isSpring {
          UIView.animate(withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            second.frame.origin.x = 100
          }
        } else {
          UIView.animate(withDuration: 1, options: .curveEaseIn) { second.frame.origin.x = 100 }
        }
      }
      try one.advance(to: time)
      try other.advance(to: time)
      #expect(abs(try shown(one) - shown(other)) < 0.5)
    }
  }

  @Test("held it stays, and goes on to its end in the time that is left")
  func pauses() throws {
    let (stage, square) = try stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      square.frame.origin.x = 100
    }
    try stage.now { animator.startAnimation() }
    try stage.advance(to: 0.25)
    try stage.now { animator.pauseAnimation() }
    #expect(!animator.isRunning && animator.state == .active)
    try stage.advance(to: 2)
    #expect(abs(try shown(stage) - 25) < 1e-6)
    try stage.now {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try stage.advance(to: 2.375)
    #expect(abs(try shown(stage) - 62.5) < 1e-6)
    try stage.advance(to: 2.75)
    #expect(try shown(stage) == 100 && animator.state == .inactive)
  }

  @Test("a hand moves it to any part of the way, both ways")
  func scrubs() throws {
    let (stage, square) = try stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      square.frame.origin.x = 50
      square.frame.origin.x = 100
      square.alpha = 0
    }
    for (time, share) in [(0.1, 0.5), (0.2, 0.75), (0.3, 0.25)] {
      try stage.now { animator.fractionComplete = share }
      try stage.advance(to: time)
      #expect(abs(try shown(stage) - 100 * share) < 1e-6)
      #expect(abs(try #require(stage.opacities.first) - (1 - share)) < 1e-6)
    }
    try stage.now { animator.fractionComplete = 0 }
    #expect(square.frame.minX == 0 && square.alpha == 1)
  }

  @Test("turned round it goes back, and ends at its start, where things are again")
  func reverses() throws {
    let (stage, square) = try stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      square.frame.origin.x = 100
    }
    var ends = [UIViewAnimatingPosition]()
    animator.addCompletion { ends.append($0) }
    try stage.now { animator.startAnimation() }
    try stage.advance(to: 0.5)
    try stage.now { animator.isReversed = true }
    try stage.advance(to: 0.75)
    #expect(abs(try shown(stage) - 25) < 1e-6)
    try stage.advance(to: 1)
    #expect(ends == [.start] && square.frame.minX == 0)
    #expect(try shown(stage) == 0)
  }

  @Test("stopped it stays where it is, or is finished where code says")
  func stops() throws {
    for (position, x) in [(UIViewAnimatingPosition.end, 100), (.start, 0), (.current, 50)] {
      let (stage, square) = try stage()
      var ends = [UIViewAnimatingPosition]()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        square.frame.origin.x = 100
      }
      animator.addCompletion { ends.append($0) }
      try stage.now { animator.startAnimation() }
      try stage.advance(to: 0.5)
      try stage.now { animator.stopAnimation(false) }
      #expect(animator.state == .stopped && ends.isEmpty)
      try stage.now { animator.finishAnimation(at: position) }
      #expect(ends == [position] && abs(square.frame.minX - CGFloat(x)) < 1e-6)
    }
    let (stage, square) = try stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      square.frame.origin.x = 100
    }
    animator.addCompletion { _ in Issue.record("nobody is told") }
    try stage.now { animator.startAnimation() }
    try stage.advance(to: 0.5)
    try stage.now { animator.stopAnimation(true) }
    try stage.advance(to: 2)
    #expect(abs(try shown(stage) - 50) < 1e-6 && animator.state == .inactive)
  }

  @Test("blocks can wait a part of the time, and come on the way")
  func blocks() throws {
    let (stage, square) = try stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ square.frame.origin.x = 100 }, delayFactor: 0.5)
    try stage.now { animator.startAnimation() }
    try stage.advance(to: 0.5)
    #expect(try shown(stage) == 0)
    try stage.advance(to: 0.75)
    #expect(abs(try shown(stage) - 50) < 1e-6)
    try stage.now { animator.addAnimations { square.alpha = 0 } }
    try stage.advance(to: 0.875)
    #expect(abs(try #require(stage.opacities.first) - 0.5) < 1e-6)
    #expect(abs(try shown(stage) - 75) < 1e-6)
  }

  @Test("one that is started later waits; one that runs at once is started")
  func starts() throws {
    let (stage, square) = try stage()
    var isOver = false
    try stage.now {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear,
        animations: { square.frame.origin.x = 100 }, completion: { isOver = $0 == .end })
    }
    try stage.advance(to: 0.5)
    #expect(try shown(stage) == 0)
    try stage.advance(to: 1)
    #expect(abs(try shown(stage) - 50) < 1e-6 && !isOver)
    try stage.advance(to: 1.5)
    #expect(isOver)
  }

  @Test("a spring of its own mass takes its own time")
  func springs() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
    #expect(animator.duration > 1 && animator.duration < 3)
    #expect(spring.share(after: 0, of: 2) == 0 && spring.share(after: 3, of: 2) == 1)
    let cubic = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    #expect(abs(cubic.share(after: 0.25, of: 1) - 0.25) < 1e-5)
    #expect(UISpringTimingParameters(dampingRatio: 1).duration == nil)
  }
}
