import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Views that change places, and layers under a point")
struct UIViewOrderTests {
  @Test("two subviews change places, and the others stay", arguments: 0..<5, 0..<5)
  func exchange(first: Int, second: Int) {
    let around = UIView()
    let views = (0..<5).map { _ in UIView() }
    for view in views { around.addSubview(view) }
    around.exchangeSubview(at: first, withSubviewAt: second)
    var expected = views
    expected.swapAt(first, second)
    #expect(zip(around.subviews, expected).allSatisfy { $0 === $1 })
    let layers = around.layer.sublayers ?? []
    #expect(zip(layers, expected).allSatisfy { $0 === $1.layer } && layers.count == 5)
    around.exchangeSubview(at: second, withSubviewAt: first)
    #expect(zip(around.subviews, views).allSatisfy { $0 === $1 })
    around.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(zip(around.subviews, views).allSatisfy { $0 === $1 })
  }

  @Test("the layer on top at a point is found, in its own coordinates, unless it is hidden")
  func layers() {
    let outer = CALayer()
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (low, high, inside) = (CALayer(), CALayer(), CALayer())
    low.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    high.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    // It sticks out of the layer around it.
    inside.frame = CGRect(x: 30, y: 30, width: 30, height: 30)
    outer.addSublayer(low)
    outer.addSublayer(high)
    high.addSublayer(inside)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20)) === low)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60)) === high)
    #expect(outer.hitTest(CGPoint(x: 85, y: 85)) === inside)
    #expect(outer.hitTest(CGPoint(x: 100, y: 100)) === inside)
    #expect(outer.hitTest(CGPoint(x: 105, y: 20)) === outer)
    high.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 100, y: 100)) === outer)
    high.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 60, y: 60)) === low)
  }

  @Test("margins by the direction of the text are those of the edges, either way")
  func margins() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = UIView()
      let stage = try Rehearsal {
        Hosted(view: view).environment(\.layoutDirection, direction)
      }
      let isMirrored = direction == .rightToLeft
      try stage.now {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      #expect(
        view.layoutMargins
          == UIEdgeInsets(
            top: 1, left: isMirrored ? 4 : 2, bottom: 3, right: isMirrored ? 2 : 4))
      #expect(view.directionalLayoutMargins.leading == 2)
    }
  }

  @Test("the way back may say nothing, or no more than that it is one")
  func back() {
    let item = UINavigationItem(title: "Page")
    item.backButtonTitle = "Words"
    item.backButtonDisplayMode = .minimal
    #expect(item.backTitle == "")
    item.backButtonDisplayMode = .generic
    #expect(item.backTitle == "Back")
    item.backButtonDisplayMode = .default
    #expect(item.backTitle == "Words")
  }
}
