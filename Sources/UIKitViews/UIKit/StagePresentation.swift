import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A presentation by what SwiftUI has for it: a sheet or a dialog.
class StagePresentation: ModalPresentation {
  private var stage: StagePresenter?
  private var context: TransitionContext?
  private(set) var isShown = false

  /// The motion by which it comes and goes.
  var motion: Animation { .page }
  /// How long that is told to be, in seconds: until about a thousandth of the way is left.
  var length: Double { 0.5 }
  /// Shows it on a stage, or shows it anew; within an update.
  func show(on stage: StagePresenter) {}

  private var graph: ViewGraph? { stage?.node.graph }

  /// Shows it anew, as something of it is other than before, by the transaction under way.
  final func refresh() {
    guard isShown else { return }
    graph?.enqueue { [weak self] in
      if let self, isShown, let stage { show(on: stage) }
    }
  }

  private func makeStage() {
    guard stage == nil, let inputs = inputs() else { return }
    let stage = StagePresenter(inputs)
    anchor?.keep(
      PresentedStage(node: stage.node) { [weak self, weak stage] environment in
        guard let self else { return }
        stage?.pass(environmentInside(environment))
      })
    self.stage = stage
  }

  override func prepare(isGoing: Bool, animated: Bool, ended: @escaping (Bool) -> Void) {
    makeStage()
    guard let presenter else { return }
    let (above, below) = (
      TransitionContext.Side(controller: presented), TransitionContext.Side(controller: presenter)
    )
    // Its views are SwiftUI's; the container is there to be asked for.
    let container = UIView(frame: UIScreen.main.bounds)
    let context = TransitionContext(
      in: container, isAnimated: animated, style: controller.presentationStyle,
      from: isGoing ? above : below, to: isGoing ? below : above
    ) { [self] completed in
      (presenter.modal.transition, presented.modal.transition) = (nil, nil)
      self.context = nil
      ended(completed)
    }
    let animator = StageAnimator(isGoing: isGoing, motion: motion, length: length)
    animator.run = { [weak self] in self?.change(isGoing, animated: true, $0) ?? $0() }
    context.prepare(animator, nil)
    (presenter.modal.transition, presented.modal.transition) = (context, context)
    self.context = context
  }

  override func move(isGoing: Bool, animated: Bool) {
    guard let context else { return }
    if animated { return context.begin() }
    change(isGoing, animated: false) { context.begin() }
  }

  /// Shows it, or lets it go; `done` is called when that is over.
  private func change(_ isGoing: Bool, animated: Bool, _ done: @escaping () -> Void) {
    guard let graph, let stage else { return done() }
    isShown = !isGoing
    var transaction = Transaction(animation: animated ? motion : nil)
    transaction.disablesAnimations = !animated
    if animated { transaction.addAnimationCompletion(criteria: .removed, done) }
    withTransaction(transaction) {
      graph.enqueue { [self] in
        if isShown { show(on: stage) } else { stage.hide() }
        if !animated { graph.afterUpdate(done) }
      }
    }
  }

  /// Whether a hand may dismiss it, besides what all presentations ask.
  var mayHandDismiss: Bool { true }
  /// Called when a hand has dismissed it.
  func hasHandDismissed() {}

  /// A hand has pulled it away, or has tapped beside it.
  final func dismissByHand() {
    let delegate = controller.delegate
    guard !presented.isModalInside, mayHandDismiss,
      delegate?.presentationControllerShouldDismiss(controller) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    delegate?.presentationControllerWillDismiss(controller)
    end(true) { [self] in
      delegate?.presentationControllerDidDismiss(controller)
      hasHandDismissed()
    }
  }

  override func takeOut() {
    if let stage { drop(stage.node) }
    (stage, isShown) = (nil, false)
  }

  override func hide() { change(true, animated: false) {} }
}

/// A presentation as a sheet.
final class SheetPresentation: StagePresentation {
  private let sheet: UISheetPresentationController

  init(_ parts: PresentationParts, _ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(parts, sheet)
    sheet.shown = { [weak self] in self?.refresh() }
  }

  override func show(on stage: StagePresenter) {
    stage.showSheet(SheetPage(presented, sheet)) { [weak self] in self?.dismissByHand() }
  }
}

/// What is on a sheet's card: a controller's view, which fills all of it, with what is said of the card.
private struct SheetPage: View {
  private let controller: UIViewController
  private let sheet: UISheetPresentationController
  private let detents: [PresentationDetent]
  private let selected: PresentationDetent?
  private let undimmed: PresentationDetent?
  private let hasGrabber: Bool
  private let cornerRadius: CGFloat?

  init(_ controller: UIViewController, _ sheet: UISheetPresentationController) {
    (self.controller, self.sheet) = (controller, sheet)
    detents = sheet.detents.map(\.height)
    selected = sheet.detent(sheet.selectedDetentIdentifier)?.height
    undimmed = sheet.detent(sheet.largestUndimmedDetentIdentifier)?.height
    (hasGrabber, cornerRadius) = (sheet.prefersGrabberVisible, sheet.preferredCornerRadius)
  }

  private var selection: Binding<PresentationDetent> {
    // Asked anew whenever the sheet is shown anew, so that it moves by that change's transaction. For none, a height that no
    // sheet has.
    Binding(
      get: { [sheet] in sheet.detent(sheet.selectedDetentIdentifier)?.height ?? .height(-1) },
      set: { [sheet] in sheet.wasPulled(to: $0) })
  }

  var body: some View {
    // Swift 6.3.1's optimiser stops with signal 11 in this body (its pass `TempLValueElimination`).
    @_optimize(none) get {
      Color.clear.allowsHitTesting(false)
        .presentationBackground {
          ControllerView(controller: controller, isShownByOthers: true)
        }
        .presentationDetents(Set(detents), selection: selection)
        .presentationDragIndicator(hasGrabber ? .visible : .hidden)
        .presentationCornerRadius(cornerRadius)
        .presentationBackgroundInteraction(undimmed.map { .enabled(upThrough: $0) } ?? .automatic)
    }
  }
}
