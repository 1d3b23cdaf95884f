import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of animations that code begins inside of others", .serialized)
struct UIViewNestedAnimationLawTests {
  /// Squares below each other, the first at 10 points, each 30 below the one before.
  private func stage(_ count: Int) throws -> (stage: Rehearsal, squares: [UIView]) {
    let root = UIView()
    let squares = (0..<count).map { place in
      UIView(frame: CGRect(x: 0, y: 10 + 30 * CGFloat(place), width: 20, height: 20))
    }
    for square in squares {
      square.backgroundColor = .red
      root.addSubview(square)
    }
    return (try Rehearsal(.of(200, 200)) { Hosted(view: root) }, squares)
  }
  private func shown(_ place: Int, _ stage: Rehearsal) throws -> CGFloat {
    let top = 10 + 30 * CGFloat(place)
    return try #require(stage.list.fills.first { abs($0.minY - top) < 1 && $0.width < 50 }).minX
  }

  @Test("each moves what is set in it by its own length, before and behind the inner ones")
  func nested() throws {
    let (stage, squares) = try stage(5)
    func begin(_ duration: Double) {
      BegunAnimation.begin()
      UIView.setAnimationDuration(duration)
      UIView.setAnimationCurve(.linear)
    }
    func move(_ place: Int) { squares[place].frame.origin.x = 100 }
    try stage.now {
      begin(1)
      move(0)
      begin(2)
      move(1)
      begin(4)
      move(2)
      UIView.commitAnimations()
      move(3)
      UIView.commitAnimations()
      move(4)
      UIView.commitAnimations()
    }
    #expect(BegunAnimation.current == nil && UIKitChange.current == nil)
    for time in [0.25, 0.5, 1, 2, 4] {
      try stage.advance(to: time)
      for (place, length) in [1.0, 2, 4, 2, 1].enumerated() {
        let expected = 100 * min(time / length, 1)
        #expect(abs(try shown(place, stage) - expected) < 1e-6)
      }
    }
  }

  @Test("nothing moves while animations are off, whatever its length")
  func off() throws {
    let (stage, squares) = try stage(1)
    try stage.now {
      UIView.setAnimationsEnabled(false)
      BegunAnimation.begin()
      UIView.setAnimationDuration(3)
      squares[0].frame.origin.x = 100
      UIView.commitAnimations()
      UIView.setAnimationsEnabled(true)
    }
    #expect(try shown(0, stage) == 100)
    #expect(BegunAnimation.current == nil)
  }
}
