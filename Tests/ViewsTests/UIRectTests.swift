import DisplayList
import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What UIKit's functions do to rectangles, and copies of animations.
@MainActor @Suite struct UIRectTests {
  private let place = CGRect(x: 10, y: 20, width: 30, height: 40)

  /// What is drawn into a context of 100 points.
  private func drawn(_ draw: (CGContext) -> Void) -> String {
    UIGraphicsStack.drawing(CGSize(width: 100, height: 100), scale: 1) {
      UIColor.red.set()
      draw($0)
    }.picture.list.description
  }

  @Test("a rectangle is filled as the context fills it, and clips as the context clips")
  func same() {
    #expect(drawn { _ in UIRectFill(place) } == drawn { $0.fill(place) })
    #expect(
      drawn { _ in UIRectFillUsingBlendMode(place, .normal) } == drawn { $0.fill(place) })
    let everything = CGRect(x: 0, y: 0, width: 100, height: 100)
    let clipped = drawn {
      UIRectClip(place)
      $0.fill(everything)
    }
    let byHand = drawn {
      $0.clip(to: place)
      $0.fill(everything)
    }
    #expect(clipped == byHand)
    #expect(clipped != drawn { $0.fill(everything) })
  }

  @Test("a mode of blending is over with its rectangle")
  func mode() {
    let both = drawn {
      UIRectFillUsingBlendMode(place, .multiply)
      $0.fill(place)
    }
    let byHand = drawn {
      $0.saveGState()
      $0.setBlendMode(.multiply)
      $0.fill(place)
      $0.restoreGState()
      $0.fill(place)
    }
    let plain = drawn {
      $0.fill(place)
      $0.fill(place)
    }
    #expect(both == byHand && both != plain)
  }

  @Test("a frame is four sides that meet and do not overlap, or all of what is small")
  func frame() {
    let sides = drawn {
      $0.fill(CGRect(x: 10, y: 20, width: 30, height: 1))
      $0.fill(CGRect(x: 10, y: 59, width: 30, height: 1))
      $0.fill(CGRect(x: 10, y: 21, width: 1, height: 38))
      $0.fill(CGRect(x: 39, y: 21, width: 1, height: 38))
    }
    #expect(drawn { _ in UIRectFrame(place) } == sides)
    let small = CGRect(x: 10, y: 20, width: 2, height: 40)
    #expect(drawn { _ in UIRectFrame(small) } == drawn { $0.fill(small) })
  }

  @Test("outside of drawing nothing happens")
  func outside() {
    UIRectFill(place)
    UIRectFrame(place)
    UIRectClip(place)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a copy of an animation is of its kind, with its values, and changes by itself")
  func copies() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.damping, spring.toValue, spring.duration) = (7, 3.0, 2)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy !== spring && copy.keyPath == "position.x")
    #expect(copy.damping == 7 && copy.toValue as? Double == 3 && copy.duration == 2)
    copy.damping = 1
    #expect(spring.damping == 7)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1]
    #expect((frames.copy() as? CAKeyframeAnimation)?.values?.count == 2)
    #expect(CAAnimationGroup().copy() is CAAnimationGroup)
  }
}
