import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Transitions of a project's own between UIKit's controllers")
struct UITransitionTests {
  private let delegate = SlideDelegate()

  /// A scene with a controller that such transitions bring and take.
  private func scene(
    _ style: UIModalPresentationStyle = .custom
  ) throws -> (ModalStage, ColoredPage) {
    let scene = try ModalStage()
    let other = scene.other(style)
    other.transitioningDelegate = delegate
    return (scene, other)
  }

  // MARK: Animators

  @Test("an animator moves what comes and goes; its views are in the container, and gone after")
  func animator() throws {
    let (scene, other) = try scene()
    try scene.stage.now { scene.page.present(other, animated: true) }
    let coming = try #require(delegate.made.last)
    #expect(coming.subviews.isEmpty && coming.completed == nil)
    let context = try #require(coming.context)
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === other.view)
    #expect(context.viewController(forKey: .from) === scene.page)
    #expect(context.finalFrame(for: other) == CGRect(x: 0, y: 0, width: 200, height: 410))
    #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .custom)
    #expect(other.view.superview === context.containerView)
    for time in [0.25, 0.5, 0.75] {
      try scene.stage.advance(to: time)
      #expect(abs(try #require(scene.blue).minX + 200 * (1 - time)) < 1e-6)
    }
    try scene.stage.advance(to: 1)
    #expect(coming.completed == true && other.transitionCoordinator == nil)
    try scene.stage.now { other.dismiss(animated: true) }
    try scene.stage.advance(to: 1.5)
    #expect(abs(try #require(scene.blue).minX + 100) < 1e-6)
    try scene.stage.advance(to: 2.1)
    #expect(delegate.made.last?.completed == true && other.view.superview == nil)
    #expect(scene.stage.frame == scene.before)
  }

  @Test(
    "over all of the screen the view below is in the container too, and stands in its place after")
  func presentersView() throws {
    let (scene, other) = try scene(.fullScreen)
    let page = scene.page
    try scene.stage.now { page.present(other, animated: true) }
    let coming = try #require(delegate.made.last)
    #expect(coming.subviews.first === page.view)
    try scene.stage.advance(to: 0.5)
    #expect(scene.stage.colors.first?[0] == 255)
    try scene.stage.advance(to: 1)
    #expect(page.view.superview == nil && page.view.node != nil)
    // Nothing of it is seen any more.
    #expect(scene.stage.colors.last?[2] == 255)
    try scene.stage.now { other.dismiss(animated: true) }
    #expect(page.view.superview === delegate.made.last?.context?.containerView)
    try scene.stage.advance(to: 3)
    #expect(page.view.superview == nil && scene.stage.frame == scene.before)
  }

  @Test("what SwiftUI's views know stays while the view that they are in is in a container")
  func keptState() throws {
    struct Content: View {
      let hook: Hook<Int>
      @State private var count = 0
      var body: some View {
        let _ = hook.binding = $count
        Rectangle().fill(Color.green).frame(width: CGFloat(20 + count), height: 20)
      }
    }
    let hook = Hook<Int>()
    let scene = try ModalStage()
    let hosting = UIHostingController(rootView: Content(hook: hook))
    try scene.stage.now {
      scene.page.addChild(hosting)
      scene.page.view.addSubview(hosting.view)
    }
    try scene.stage.now { hook.value = 7 }
    let before = scene.stage.frame
    let other = scene.other()
    other.transitioningDelegate = delegate
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.advance(to: 2)
    try scene.stage.now { other.dismiss(animated: true) }
    try scene.stage.advance(to: 4)
    #expect(hook.value == 7 && scene.stage.frame == before)
  }

  // MARK: Presentation controllers

  /// A presentation controller with a shade behind a card in the lower half.
  private final class HalfController: UIPresentationController {
    let shade = UIView()
    var lines: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let size = size(
        forChildContentContainer: presentedViewController,
        withParentContainerSize: containerView?.bounds.size ?? .zero)
      return CGRect(x: 0, y: size.height, width: size.width, height: size.height)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    override func presentationTransitionWillBegin() {
      lines.append("will come")
      shade.frame = containerView?.bounds ?? .zero
      shade.backgroundColor = .black
      shade.alpha = 0
      containerView?.insertSubview(shade, at: 0)
      presentedViewController.transitionCoordinator?.animate { [shade] _ in
        shade.alpha = 0.5
      } completion: { [weak self] in
        self?.lines.append("beside, \($0.isCancelled)")
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      lines.append("came, \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      lines.append("will go")
      presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      lines.append("gone, \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  @Test(
    "a presentation controller says where the view stands, and moves views of its own beside it")
  func presentationController() throws {
    let scene = try ModalStage()
    let other = scene.other(.custom)
    let half = HalfController(presentedViewController: other, presenting: scene.page)
    // Only the presentation controller is the project's own.
    let asked = ControllerOnly(half)
    other.transitioningDelegate = asked
    try scene.stage.now { scene.page.present(other, animated: true) }
    #expect(other.presentationController === half && half.containerView != nil)
    try scene.stage.advance(to: 0.1)
    let share = Spring.page.value(target: 1.0, time: 0.1)
    #expect(abs(try #require(scene.stage.opacities.first) - 0.5 * share) < 1e-3)
    #expect(abs(try #require(scene.blue).minY - (410 - 205 * share)) < 0.5)
    try scene.stage.advance(to: 3)
    #expect(scene.blue == CGRect(x: 0, y: 205, width: 200, height: 205))
    try scene.stage.now { other.dismiss(animated: true) }
    try scene.stage.advance(to: 6)
    #expect(
      half.lines == ["will come", "beside, false", "came, true", "will go", "gone, true"])
    #expect(half.containerView == nil && scene.stage.frame == scene.before)
    #expect(asked.controller === half)
  }

  private final class ControllerOnly: UIViewControllerTransitioningDelegate {
    let controller: UIPresentationController
    init(_ controller: UIPresentationController) { self.controller = controller }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { controller }
  }

  // MARK: A hand

  @Test("half of the way is the animation at half of its time", arguments: [0.25, 0.5, 0.8])
  func percent(share: Double) throws {
    let (scene, other) = try scene()
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    try scene.stage.now { scene.page.present(other, animated: true) }
    #expect(try #require(scene.blue).minX == -200)
    try scene.stage.advance(to: 3)
    try scene.stage.now { hand.update(share) }
    #expect(abs(try #require(scene.blue).minX + 200 * (1 - share)) < 1e-6)
    #expect(other.transitionCoordinator?.isInteractive == true)
    hand.completionCurve = .linear
    try scene.stage.now { hand.finish() }
    try scene.stage.advance(to: 3 + (1 - share) / 2)
    #expect(abs(try #require(scene.blue).minX + 100 * (1 - share)) < 1e-3)
    try scene.stage.advance(to: 4)
    #expect(scene.blue?.minX == 0 && delegate.made.last?.completed == true)
  }

  @Test("a presentation that a hand takes back leaves all as it was")
  func cancelled() throws {
    let (scene, other) = try scene(.fullScreen)
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    try scene.stage.now { scene.page.present(other, animated: true) }
    try scene.stage.now { hand.update(0.4) }
    #expect(scene.stage.frame != scene.before)
    try scene.stage.now { hand.cancel() }
    try scene.stage.advance(to: 2)
    #expect(scene.stage.frame == scene.before && delegate.made.last?.completed == false)
    #expect(scene.page.presentedViewController == nil && other.view.superview == nil)
    #expect(
      scene.journal.lines == [
        "b loaded", "a will disappear", "b will appear", "b is appearing", "b will disappear",
        "b did disappear", "a will appear", "a is appearing", "a did appear",
      ])
  }

  @Test("a dismissal that a hand takes back leaves what is presented as it was")
  func cancelledDismissal() throws {
    let (scene, other) = try scene()
    try scene.stage.now { scene.page.present(other, animated: false) }
    let shown = scene.stage.frame
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    try scene.stage.now { other.dismiss(animated: true) }
    try scene.stage.now { hand.update(0.5) }
    #expect(abs(try #require(scene.blue).minX + 100) < 1e-6)
    try scene.stage.now { hand.cancel() }
    try scene.stage.advance(to: 2)
    #expect(scene.stage.frame == shown && other.presentingViewController === scene.page)
    delegate.hand = nil
    try scene.stage.now { other.dismiss(animated: true) }
    try scene.stage.advance(to: 4)
    #expect(scene.stage.frame == scene.before)
  }

  // MARK: Pages and tabs

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  /// A stack of a red page.
  private func stack() throws -> (Rehearsal, UINavigationController, Journal) {
    let journal = Journal()
    let stack = UINavigationController(rootViewController: ColoredPage("a", .red, journal))
    stack.isNavigationBarHidden = true
    stack.delegate = delegate
    let stage = try Rehearsal(.of(200, 410)) { Shown(controller: stack) }
    journal.clear()
    return (stage, stack, journal)
  }

  private func blue(_ stage: Rehearsal) -> CGRect? {
    zip(stage.colors, stage.frames).reversed().first { $0.0[2] > 200 && $0.0[0] < 100 }?.1
  }

  @Test("pages are pushed and popped by the delegate's animators")
  func pages() throws {
    let (stage, stack, journal) = try stack()
    let before = stage.frame
    let page = ColoredPage("b", .blue, journal)
    try stage.now { stack.pushViewController(page, animated: true) }
    try stage.advance(to: 0.5)
    #expect(abs(try #require(blue(stage)).minX + 100) < 1e-6)
    try stage.advance(to: 1.1)
    #expect(blue(stage) == CGRect(x: 0, y: 0, width: 200, height: 410))
    #expect(page.view.superview == nil && delegate.made.last?.completed == true)
    try stage.now { stack.popViewController(animated: true) }
    try stage.advance(to: 1.6)
    #expect(abs(try #require(blue(stage)).minX + 100) < 1e-6)
    try stage.advance(to: 3)
    #expect(stage.frame == before && stack.viewControllers.count == 1 && page.parent == nil)
    #expect(journal.lines.suffix(2) == ["b did disappear", "a did appear"])
  }

  @Test("a hand takes a page back, or lets it come again", arguments: [true, false])
  func interactivePop(goes: Bool) throws {
    let (stage, stack, journal) = try stack()
    let before = stage.frame
    let page = ColoredPage("b", .blue, journal)
    try stage.now { stack.pushViewController(page, animated: false) }
    let pushed = stage.frame
    let hand = UIPercentDrivenInteractiveTransition()
    delegate.hand = hand
    try stage.now { stack.popViewController(animated: true) }
    try stage.now { hand.update(0.25) }
    #expect(abs(try #require(blue(stage)).minX + 50) < 1e-6)
    try stage.now { if goes { hand.finish() } else { hand.cancel() } }
    try stage.advance(to: 3)
    #expect(stage.frame == (goes ? before : pushed))
    #expect(stack.viewControllers.count == (goes ? 1 : 2))
    #expect(journal.lines.last == (goes ? "a did appear" : "b did appear"))
  }

  @Test("the usual push has a coordinator, by whose motion other views go")
  func besidePush() throws {
    let (stage, stack, journal) = try stack()
    stack.delegate = nil
    let (page, mark) = (ColoredPage("b", .blue, journal), UIView())
    mark.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    mark.backgroundColor = .green
    try stage.now {
      stack.pushViewController(page, animated: true)
      page.view.addSubview(mark)
      let coordinator = page.transitionCoordinator
      #expect(coordinator != nil && coordinator === stack.transitionCoordinator)
      coordinator?.animate(alongsideTransition: { _ in mark.frame.origin.y = 100 })
    }
    try stage.advance(to: 0.1)
    let share = Spring.page.value(target: 1.0, time: 0.1)
    let shown = try #require(stage.frames.first { abs($0.width - 10) < 1e-6 })
    #expect(abs(shown.minY - 100 * share) < 0.1)
    try stage.advance(to: 3)
    #expect(page.transitionCoordinator == nil)
  }

  @Test("tabs change by the delegate's animator, and the one that goes is there again later")
  func tabs() throws {
    let journal = Journal()
    let tabs = UITabBarController()
    let (a, b) = (ColoredPage("a", .red, journal), ColoredPage("b", .blue, journal))
    tabs.setViewControllers([a, b], animated: false)
    tabs.tabBar.isHidden = true
    tabs.delegate = delegate
    let stage = try Rehearsal(.of(200, 410)) { Shown(controller: tabs) }
    let before = stage.frame
    try stage.now { tabs.selectedIndex = 1 }
    try stage.advance(to: 0.5)
    #expect(abs(try #require(blue(stage)).minX + 100) < 1e-6)
    try stage.advance(to: 2)
    #expect(blue(stage)?.minX == 0 && b.view.superview == nil && a.view.superview == nil)
    tabs.delegate = nil
    try stage.now { tabs.selectedIndex = 0 }
    #expect(stage.frame == before)
  }
}
