import Foundation
import Geometry
import Motion
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Animations that code begins and commits")
struct UIViewBegunAnimationsTests {
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

  @Test(
    "what is set moves as in a block of UIView.animate",
    arguments: [
      (UIView.AnimationCurve.easeInOut, UIView.AnimationOptions.curveEaseInOut),
      (.easeIn, .curveEaseIn), (.easeOut, .curveEaseOut), (.linear, .curveLinear),
    ])
  func curves(curve: UIView.AnimationCurve, options: UIView.AnimationOptions) throws {
    for (delay, goesBack) in [(0.0, false), (0.25, false), (0, true)] {
      let (one, first) = try stage()
      let (other, second) = try stage()
      try one.now {
        BegunAnimation.begin()
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(delay)
        UIView.setAnimationCurve(curve)
        UIView.setAnimationRepeatAutoreverses(goesBack)
        first.frame.origin.x = 100
        UIView.commitAnimations()
      }
      try other.now {
        UIView.animate(
          withDuration: 1, delay: delay, options: goesBack ? [options, .autoreverse] : options
        ) { second.frame.origin.x = 100 }
      }
      for time in [0.1, 0.5, 0.9, 1.2, 1.6] {
        try one.advance(to: time)
        try other.advance(to: time)
        #expect(abs(try shown(one) - shown(other)) < 1e-9)
      }
    }
  }

  @Test("the number that a keyboard tells is its spring, whatever it says of seconds")
  func keyboard() throws {
    let (one, first) = try stage()
    try one.now {
      UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
        first.frame.origin.x = 100
      }
    }
    let (other, second) = try stage()
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    try other.now {
      BegunAnimation.begin()
      UIView.setAnimationDuration(0.25)
      UIView.setAnimationCurve(curve)
      second.frame.origin.x = 100
      UIView.commitAnimations()
    }
    let omega = (1000.0 / 3).squareRoot()
    for time in [0.05, 0.1, 0.2, 0.35] {
      try one.advance(to: time)
      try other.advance(to: time)
      let share = 1 - (1 + omega * time) * exp(-omega * time)
      #expect(abs(try shown(one) - 100 * share) < 0.05, "\(time)")
      #expect(abs(try shown(other) - 100 * share) < 0.05, "\(time)")
    }
    let (still, third) = try stage()
    try still.now {
      UIView.animate(withDuration: 0, delay: 0, options: .init(rawValue: 7 << 16)) {
        third.frame.origin.x = 100
      }
    }
    #expect(try shown(still) == 100)
  }

  @Test("it takes 0.2 seconds by itself, and nothing outside of it moves")
  func usual() throws {
    let (stage, square) = try stage()
    try stage.now {
      square.frame.origin.x = 50
      BegunAnimation.begin()
      UIView.setAnimationCurve(.linear)
      square.frame.origin.x = 100
      UIView.commitAnimations()
      UIView.commitAnimations()
      UIView.setAnimationDuration(9)
    }
    #expect(UIKitChange.current == nil)
    try stage.advance(to: 0.1)
    #expect(abs(try shown(stage) - 75) < 1e-6)
    try stage.advance(to: 0.2)
    #expect(try shown(stage) == 100)
  }

  @Test("one inside of another ends by itself, and one without length jumps")
  func nested() throws {
    let (stage, square) = try stage()
    try stage.now {
      BegunAnimation.begin()
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      BegunAnimation.begin()
      UIView.setAnimationDuration(0)
      square.frame.origin.y = 40
      UIView.commitAnimations()
      square.frame.origin.x = 100
      UIView.commitAnimations()
    }
    try stage.advance(to: 0.5)
    #expect(try #require(stage.list.fills.last).minY == 40)
    #expect(abs(try shown(stage) - 50) < 1e-6)
  }

  @Test("it runs as often as it is told", arguments: [(0.0, 1.0), (1, 1), (3, 3)])
  func repetition(count: Double, runs: Double) throws {
    let (stage, square) = try stage()
    try stage.now {
      BegunAnimation.begin()
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(Float(count))
      square.frame.origin.x = 100
      UIView.commitAnimations()
    }
    for time in [0.25, 1.25, 2.25, 3.25] {
      try stage.advance(to: time)
      #expect(abs(try shown(stage) - (time < runs ? 25 : 100)) < 1e-6)
    }
  }
}
