import Foundation
import Geometry

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A controller of one colour that writes down what it is told, but for layouts.
class ColoredPage: UIViewController {
  let name: String
  private let color: UIColor
  private let journal: Journal
  /// Whether it was being presented or dismissed when it was told last.
  private(set) var flags: [Bool] = []

  init(_ name: String, _ color: UIColor, _ journal: Journal) {
    (self.name, self.color, self.journal) = (name, color, journal)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    journal.note("\(name) \(event)")
    flags = [isBeingPresented, isBeingDismissed]
  }
  override func viewDidLoad() {
    view.backgroundColor = color
    note("loaded")
  }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

/// A stage of 200 × 410 points with a red controller, over which others are presented.
@MainActor struct ModalStage {
  let journal = Journal()
  let page: ColoredPage
  let stage: Rehearsal
  /// What the stage shows while nothing is presented.
  let before: String

  private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  /// Puts the controller on the stage, in another one if there is one around.
  init(in around: ((UIViewController) -> UIViewController)? = nil) throws {
    let page = ColoredPage("a", .red, journal)
    self.page = page
    let root = around?(page) ?? page
    stage = try Rehearsal(.of(200, 410)) { Shown(controller: root) }
    try stage.advance(to: 0)
    before = stage.frame
    journal.clear()
  }

  /// A blue controller of a style.
  func other(_ style: UIModalPresentationStyle = .fullScreen) -> ColoredPage {
    let other = ColoredPage("b", .blue, journal)
    other.modalPresentationStyle = style
    return other
  }

  /// The frame of what is blue; `nil` where nothing is.
  var blue: CGRect? {
    zip(stage.colors, stage.frames).reversed().first { $0.0[2] > 200 && $0.0[0] < 100 }?.1
  }
}

/// A line from the left, over a second.
@MainActor final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  let isGoing: Bool
  /// The views in the container when it began, and whether it came to its end.
  private(set) var subviews: [UIView] = []
  private(set) var completed: Bool?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(isGoing: Bool) { self.isGoing = isGoing }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    subviews = context.containerView.subviews
    guard let moved = isGoing ? from : to else { return context.completeTransition(false) }
    if let to { context.containerView.insertSubview(to, at: isGoing ? 0 : 1) }
    let whole = context.containerView.bounds
    let away = whole.offsetBy(dx: -whole.width, dy: 0)
    moved.frame = isGoing ? whole : away
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      moved.frame = self.isGoing ? away : whole
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { completed = transitionCompleted }
}

/// Has such animators for whoever asks, and what a hand moves.
@MainActor
final class SlideDelegate: UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var hand: UIPercentDrivenInteractiveTransition?
  var made: [SlideAnimator] = []

  private func make(isGoing: Bool) -> SlideAnimator {
    made.append(SlideAnimator(isGoing: isGoing))
    return made[made.count - 1]
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make(isGoing: false) }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make(isGoing: true) }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make(isGoing: operation == .pop) }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make(isGoing: false) }
}
