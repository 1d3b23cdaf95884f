import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A menu that a press has opened, beside what stands out of the blurred stage: SwiftUI's own.
@MainActor final class OpenMenu {
  /// Called before it opens, or closes, with what moves along.
  typealias Listener = (any UIContextMenuInteractionAnimating) -> Void

  let configuration: UIContextMenuConfiguration
  private var menu: UIMenu
  /// The view that was pressed.
  private let source: UIView
  /// The view that keeps the menu.
  private weak var owner: UIView?
  private weak var anchor: UIViewNode?
  private let lifted: LiftedView
  private var stage: StagePresenter?
  private(set) var isOpen = false
  private var willClose: Listener = { _ in }

  /// Creates a menu that is not open yet; `nil` where there is none to open, or nothing to open it over.
  ///
  /// - Parameters:
  ///   - configuration: What it shows.
  ///   - owner: The view that keeps it, which is shown.
  ///   - source: The view that was pressed.
  ///   - target: What stands out, where it is not that view or looks otherwise.
  init?(
    _ configuration: UIContextMenuConfiguration, in owner: UIView, of source: UIView,
    lifting target: UITargetedPreview?
  ) {
    guard let node = owner.node, let menu = configuration.actionProvider?([]) else { return nil }
    (self.configuration, self.menu, self.source) = (configuration, menu, source)
    self.owner = owner
    anchor = node
    if let controller = configuration.previewProvider?() {
      lifted = .controller(controller, over: source, rows: menu.rowCount)
    } else {
      lifted = .picture(target, of: source)
    }
  }

  // MARK: Opening and closing

  /// Opens the menu.
  ///
  /// - Parameters:
  ///   - willOpen: Called before, with what moves along.
  ///   - willClose: Called before it closes, with what moves along.
  func open(_ willOpen: Listener, willClose: @escaping Listener) {
    guard let owner, let anchor, stage == nil else { return }
    owner.manners.openMenu?.close()
    owner.manners.openMenu = self
    self.willClose = willClose
    let inputs = NodeInputs(childOf: anchor, environment: inside(anchor.environment))
    let stage = StagePresenter(inputs)
    anchor.keep(
      PresentedStage(node: stage.node) { [weak self, weak stage] environment in
        guard let self else { return }
        stage?.pass(inside(environment))
      })
    self.stage = stage
    isOpen = true
    let animator = MenuAnimator(lifted.controller)
    willOpen(animator)
    animator.run(opens: true)
    change { animator.finish() }
  }

  /// Closes the menu.
  func close() {
    guard isOpen else { return }
    isOpen = false
    let animator = MenuAnimator(lifted.controller)
    willClose(animator)
    animator.run(opens: false)
    change { [self] in
      takeOut()
      animator.finish()
    }
  }

  /// Shows another menu in its place.
  func update(_ block: (UIMenu) -> UIMenu) {
    guard isOpen, let graph = stage?.node.graph else { return }
    menu = block(menu)
    graph.enqueue { [self] in if isOpen { show() } }
  }

  /// Shows the menu, or lets it go; `done` is called when that is over.
  private func change(_ done: @escaping () -> Void) {
    guard let graph = stage?.node.graph else { return done() }
    var transaction = Transaction(animation: StagePresenter.menuMotion(opens: isOpen))
    transaction.addAnimationCompletion(criteria: .removed, done)
    withTransaction(transaction) {
      graph.enqueue { [self] in
        if isOpen { show() } else { stage?.hide() }
      }
    }
  }

  private func takeOut() {
    if let stage {
      if let anchor { anchor.drop(stage.node) } else { stage.node.remove() }
    }
    stage = nil
    if owner?.manners.openMenu === self { owner?.manners.openMenu = nil }
  }

  // MARK: Its look

  private func show() {
    let isScrolled = source is UIScrollView || source.scrollViewAround != nil
    let parts = PresentedMenu(
      place: lifted.place, preview: lifted.content, isByPriority: !isScrolled,
      items: MenuItems(menu: menu, sender: source))
    stage?.show(parts) { [weak self] in self?.close() }
  }

  /// The environment of what is in the menu, by that of the view.
  private func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment.presented { [weak self] in self?.close() }
    if let graph = environment.drawing.graph { inside.renew(graph.takeSerial()) }
    return inside
  }
}

/// What is done while a menu opens or closes.
@MainActor private final class MenuAnimator: UIContextMenuInteractionAnimating {
  let previewViewController: UIViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Performs the changes that were added, along the menu's motion.
  func run(opens: Bool) {
    let blocks = animations
    guard !blocks.isEmpty else { return }
    UIKitChange.animate(
      StagePresenter.menuMotion(opens: opens), { for block in blocks { block() } }, completion: nil)
  }
  /// Does what was added for the end.
  func finish() { for completion in completions { completion() } }
}
