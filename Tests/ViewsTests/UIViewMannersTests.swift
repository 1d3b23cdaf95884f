import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct UIViewMannersTests {
  /// A view that keeps account of what it is asked.
  private final class Told: UIView {
    var updates = 0
    var styles: [UIUserInterfaceStyle] = []
    var added = 0
    var mayBegin = true
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
    override func addSubview(_ view: UIView) {
      added += 1
      super.addSubview(view)
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      mayBegin
    }
  }

  private final class Controller: UIViewController {
    var updates = 0
    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }
  }

  @Test("constraints are asked for once before the layout, and again when code asks for it")
  func constraints() throws {
    let (root, view) = (UIView(), Told())
    root.addSubview(view)
    let stage = try Rehearsal(.of(100, 100)) { Hosted(view: root) }
    #expect(view.updates == 1)
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    try stage.advance(to: 0.1)
    root.layoutIfNeeded()
    #expect(view.updates == 2)
    #expect(!Told.requiresConstraintBasedLayout)
  }

  @Test("a controller is asked in its view's place")
  func controllers() {
    let (controller, view) = (Controller(), Told())
    controller.view = view
    view.layoutIfNeeded()
    #expect(controller.updates == 1 && view.updates == 1)
  }

  @Test(
    "a window's style makes the stage dark, unless its views have a preference, and views are told")
  func styles() throws {
    let view = Told()
    let stage = try Rehearsal(.of(100, 100)) { Hosted(view: view) }
    let window = try #require(UIApplication.shared.keyWindow)
    try stage.now { window.overrideUserInterfaceStyle = .dark }
    #expect(stage.graph.stage.colorScheme == .dark)
    #expect(view.styles == [.dark])
    try stage.now { window.overrideUserInterfaceStyle = .unspecified }
    #expect(stage.graph.stage.colorScheme == .light && view.styles == [.dark, .light])
    let other = try Rehearsal(.of(100, 100)) { Color.red.preferredColorScheme(.light) }
    try other.now { window.overrideUserInterfaceStyle = .dark }
    #expect(other.graph.stage.colorScheme == .light)
    try other.now { window.overrideUserInterfaceStyle = .unspecified }
  }

  @Test("who registers for the style is told of it with the traits before, until it ends")
  func registrations() throws {
    let view = Told()
    var told: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Told, previous) in
      told += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: Told, _) in told = [] }
    let stage = try Rehearsal(.of(100, 100)) { Hosted(view: view) }
    let window = try #require(UIApplication.shared.keyWindow)
    try stage.now { window.overrideUserInterfaceStyle = .dark }
    #expect(told == [.light, .dark])
    view.unregisterForTraitChanges(registration)
    try stage.now { window.overrideUserInterfaceStyle = .unspecified }
    #expect(told == [.light, .dark])
  }

  @Test("a transform in depth is the layer's")
  func depth() {
    let view = UIView()
    view.transform3D = CATransform3DMakeTranslation(3, 4, 0)
    #expect(view.transform == CGAffineTransform(translationX: 3, y: 4))
    #expect(view.layer.transform.m41 == 3)
  }

  @Test("a subclass sees views come, and keeps recognisers from beginning")
  func overridden() throws {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(UIView())
    #expect(view.added == 1 && view.subviews.count == 1)
    final class Target {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let target = Target()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("tapped", Target.tapped)))
    let stage = try Rehearsal(.of(100, 100)) { Hosted(view: view) }
    for mayBegin in [false, true] {
      view.mayBegin = mayBegin
      try stage.now { stage.graph.touch(.began, at: CGPoint(x: 50, y: 50)) }
      try stage.now { stage.graph.touch(.ended, at: CGPoint(x: 50, y: 50)) }
      #expect(target.taps == (mayBegin ? 1 : 0))
    }
  }

  @Test("views have responders around them")
  func responders() {
    let (controller, inner) = (UIViewController(), UIView())
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view && controller.view.next === controller)
    #expect(controller.next == nil)
    let root = UIView()
    root.addSubview(controller.view)
    #expect(controller.next === root)
  }

  @Test("what a view says of itself is told to whoever cannot see it")
  func accessibility() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && UILabel().isAccessibilityElement)
    view.isAccessibilityElement = true
    #expect(view.isAccessibilityElement)
    (view.accessibilityHint, view.accessibilityValue) = ("Opens", "3")
    view.accessibilityTraits = [.button, .header, .notEnabled]
    view.accessibilityElementsHidden = true
    var notes = AccessibilityNotes()
    view.manners.tell(&notes)
    #expect(notes.hint == "Opens" && notes.value == "3" && notes.isHidden == true)
    #expect(notes.added == [.isButton, .isHeader])
  }

  @Test("values hold points, sizes, rectangles and transforms, and nothing of another kind")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgRect: rect).cgPointValue == .zero)
    #expect(NSValue(cgPoint: rect.origin).cgRectValue == .zero)
    let (a, b) = (CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(5, 6, 7))
    let values = [NSValue(caTransform3D: a), NSValue(caTransform3D: b), NSValue(caTransform3D: a)]
    #expect(values.map(\.caTransform3DValue) == [a, b, a])
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    let plane = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSValue(cgAffineTransform: plane).cgAffineTransformValue == plane)
    func quantity(_ value: Any) -> String { "\(LayerQuantity(value))" }
    #expect(quantity(NSValue(caTransform3D: a)) == quantity(a))
    #expect(quantity(NSValue(cgRect: rect)) == quantity(rect))
    #expect(quantity(NSValue(cgPoint: rect.origin)) == quantity(rect.origin))
  }
}
