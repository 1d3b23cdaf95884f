import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Bars that a finger hides, and tints that are dimmed")
struct UIBarHidingTests {
  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private func swipe(_ stage: Rehearsal, by way: Double, at time: Double) throws {
    try stage.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 300 + way), at: time, steps: 20)
    try stage.advance(to: time + 1)
  }

  @Test(
    "a swipe up hides the bar, one down shows it, where that is asked for",
    arguments: [true, false])
  func swipes(isAsked: Bool) throws {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    stack.hidesBarsOnSwipe = isAsked
    let stage = try Rehearsal(.of(200, 400)) { Shown(controller: stack) }
    try swipe(stage, by: -80, at: 0.5)
    #expect(stack.isNavigationBarHidden == isAsked)
    try swipe(stage, by: 80, at: 2)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test("a tap hides the bar and shows it")
  func taps() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = try Rehearsal(.of(200, 400)) { Shown(controller: stack) }
    try stage.now { stack.hidesBarsOnTap = true }
    try stage.tap(100, 300, at: 0.5)
    try stage.advance(to: 1.5)
    #expect(stack.isNavigationBarHidden)
    try stage.tap(100, 300, at: 2)
    try stage.advance(to: 3)
    #expect(!stack.isNavigationBarHidden)
  }

  @Test("a dimmed tint is grey, in views inside, too, unless they say otherwise")
  func tints() {
    let (outer, inner, own) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    outer.addSubview(own)
    outer.tintColor = .red
    own.tintAdjustmentMode = .normal
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.tintColor == .systemGray && inner.tintColor == .systemGray)
    #expect(inner.tintAdjustmentMode == .dimmed)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red && outer.tintAdjustmentMode == .normal)
  }
}
