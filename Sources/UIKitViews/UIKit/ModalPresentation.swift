import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// Who takes part in a presentation, before it is made.
@MainActor struct PresentationParts {
  let presented: UIViewController
  let presenter: UIViewController
  /// The controller that was asked to present the other.
  let source: UIViewController
  let style: UIModalPresentationStyle

  /// The presentation that the style asks for.
  func presentation(animated: Bool) -> ModalPresentation {
    if let own = presented.ownPresentation(self) { return own }
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let controller = controller
    if let popover = controller as? UIPopoverPresentationController, animator == nil,
      !isAdapted(popover)
    {
      return PopoverPresentation(self, popover)
    }
    guard let sheet = controller as? UISheetPresentationController ?? adapted(controller) else {
      return ContainerPresentation(self, controller, animator)
    }
    guard let animator else { return SheetPresentation(self, sheet) }
    IneffectiveSettings.note("the sheet of a transition with an animator")
    return ContainerPresentation(
      self, PlainPresentationController(presentedViewController: presented, presenting: presenter),
      animator)
  }

  private var controller: UIPresentationController {
    let delegate = presented.transitioningDelegate
    if style == .custom,
      let own = delegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    {
      return own
    }
    return presented.preparedPresentationController
  }

  /// Whether a popover is something else where it is presented: where the width is compact, unless its delegate says no.
  private func isAdapted(_ popover: UIPopoverPresentationController) -> Bool {
    guard UIScreen.environment.horizontalSizeClass != .regular else { return false }
    let traits = UITraitCollection(UIScreen.environment)
    let wish = popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
    if let wish, wish != .none, !wish.isSheet {
      IneffectiveSettings.note("adaptivePresentationStyle(for:) other than .none and sheets")
    }
    return wish != UIModalPresentationStyle.none
  }

  /// The sheet that a popover is where the width is compact.
  private func adapted(_ controller: UIPresentationController) -> UISheetPresentationController? {
    guard let popover = controller as? UIPopoverPresentationController else { return nil }
    let sheet = popover.adaptiveSheetPresentationController
    if sheet.delegate == nil { sheet.delegate = popover.delegate }
    return sheet
  }
}

/// A presentation: one controller over another, from the time at which it comes until it is gone.
@MainActor class ModalPresentation {
  /// How far it is.
  private enum Phase { case coming, there, going, over }

  let presented: UIViewController
  /// The controller below; `nil` when it is over.
  private(set) weak var presenter: UIViewController?
  let source: UIViewController
  let controller: UIPresentationController
  private var phase = Phase.coming
  /// The film in which it is.
  private weak var graph = ViewGraph.current
  /// Whether those who are told now are told that it comes, or that it goes.
  private(set) var (isComing, isGoing) = (false, false)
  /// The node below which it is in the graph; `nil` for none.
  private(set) weak var anchor: UIViewNode?

  init(_ parts: PresentationParts, _ controller: UIPresentationController) {
    (presented, source, self.controller) = (parts.presented, parts.source, controller)
    presenter = parts.presenter
    controller.presentingViewController = parts.presenter
    // What is presented by one that is presented stays when that one goes.
    anchor = parts.presenter.modal.presentation?.anchor ?? parts.presenter.viewIfLoaded?.node
  }

  // MARK: What each kind does

  /// Whether the view below is gone while it is there.
  var removesPresenter: Bool { false }
  /// Makes what is needed for the way.
  ///
  /// - Parameters:
  ///   - isGoing: Whether it goes.
  ///   - animated: Whether that is seen to happen.
  ///   - ended: Called when it is over, with whether it came to its end.
  func prepare(isGoing: Bool, animated: Bool, ended: @escaping (Bool) -> Void) {}
  /// Goes the way.
  func move(isGoing: Bool, animated: Bool) {}
  /// Takes out of the graph what is left.
  func takeOut() {}
  /// What is under way goes no further in sight, as what is above it goes.
  func hide() {}

  // MARK: Coming

  /// Presents.
  final func begin(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let presenter else { return }
    presenter.modal.presented = presented
    (presented.modal.presentation, presented.modal.isManaged) = (self, true)
    (phase, isComing) = (.coming, true)
    presented.loadViewIfNeeded()
    presented.makeGround()
    prepare(isGoing: false, animated: animated) { [self] in
      hasCome($0, animated)
      completion?()
    }
    controller.presentationTransitionWillBegin()
    if removesPresenter { presenter.beginDisappearing(animated) }
    presented.beginAppearing(animated)
    move(isGoing: false, animated: animated)
  }

  private func hasCome(_ completed: Bool, _ animated: Bool) {
    let presenter = presenter
    phase = completed ? .there : .over
    controller.presentationTransitionDidEnd(completed)
    if completed {
      presented.endAppearing(animated)
      if removesPresenter { presenter?.endDisappearing(animated) }
    } else {
      leave()
      presented.beginDisappearing(animated, evenAppearing: true)
      presented.endDisappearing(animated)
      if removesPresenter { presenter?.comeBack(animated) }
    }
    isComing = false
    if !completed { forget() }
  }

  // MARK: Going

  /// Dismisses, with all that is presented above.
  final func end(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let above = presented.modal.presented?.modal.presentation else {
      return go(animated, completion)
    }
    // Only what is on top is seen to go.
    if isThere { hide() }
    above.end(animated) { [self] in go(false, completion) }
  }

  /// Whether it is there: it has come, or has been on its way as long as it is told to be.
  final var isThere: Bool {
    if phase == .coming { presented.modal.transition?.endIfDue() }
    return phase == .there
  }

  private func go(_ animated: Bool, _ completion: (() -> Void)?) {
    guard isThere, let presenter else {
      return IneffectiveSettings.note("dismiss while a presentation or dismissal is under way")
    }
    (phase, isGoing) = (.going, true)
    prepare(isGoing: true, animated: animated) { [self] in
      hasGone($0, animated)
      completion?()
    }
    controller.dismissalTransitionWillBegin()
    presented.beginDisappearing(animated)
    if removesPresenter { presenter.beginAppearing(animated) }
    move(isGoing: true, animated: animated)
  }

  private func hasGone(_ completed: Bool, _ animated: Bool) {
    let presenter = presenter
    phase = completed ? .over : .there
    controller.dismissalTransitionDidEnd(completed)
    if completed {
      leave()
      if removesPresenter { presenter?.endAppearing(animated) }
      presented.endDisappearing(animated)
    } else {
      if removesPresenter {
        presenter?.beginDisappearing(animated, evenAppearing: true)
        presenter?.endDisappearing(animated)
      }
      presented.comeBack(animated)
    }
    isGoing = false
    if completed { forget() }
  }

  /// Parts the two controllers.
  private func leave() {
    takeOut()
    if presenter?.modal.presented === presented { presenter?.modal.presented = nil }
    presenter = nil
  }

  private func forget() {
    guard presented.modal.presentation === self else { return }
    (presented.modal.presentation, presented.modal.isManaged) = (nil, false)
    presented.modal.prepared = nil
  }

  /// Ends one of another film, of which the application's window may still know.
  final func endIfForgotten() {
    guard graph !== ViewGraph.current else { return }
    leave()
    forget()
  }

  // MARK: The graph

  /// The inputs of what stands over the stage, with the environment of what is presented.
  final func inputs() -> NodeInputs? {
    if let anchor {
      return NodeInputs(childOf: anchor, environment: environmentInside(anchor.environment))
    }
    guard let graph = ViewGraph.current else { return nil }
    return NodeInputs(graph: graph, environment: environmentInside(graph.rootEnvironment))
  }

  /// The environment of what is presented by one in another.
  final func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var presented = environment.presented { [weak self] in
      self?.presented.dismiss(animated: true, completion: nil)
    }
    if let graph = environment.drawing.graph { presented.renew(graph.takeSerial()) }
    return presented
  }

  /// Takes a node out of the graph.
  final func drop(_ node: Node) {
    if let anchor { anchor.drop(node) } else { node.remove() }
  }
}

extension UIViewController {
  /// Tells that the view is there again that was about to go.
  fileprivate func comeBack(_ animated: Bool) {
    beginAppearing(animated)
    endAppearing(animated)
  }
}
