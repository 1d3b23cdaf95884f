import DisplayList
import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The node that brings a `UIView` and all in it onto the stage, as one view of SwiftUI's.
class UIKitHostNode: Node {
  private(set) lazy var box = UIKitHostBox(self)
  /// The view.
  private(set) var root: UIView?
  /// The window of all views of the tree.
  lazy var window: UIWindow = {
    let window = StageWindow(frame: CGRect(origin: .zero, size: graph.stage.size))
    window.windowScene = UIApplication.shared.scene
    return window
  }()

  /// The controller whose view it is.
  private var controller: UIViewController?
  /// Whether the controller is to be told when its view goes.
  private var tellsController = false

  /// Shows `view`; called once, when the node is made.
  final func show(_ view: UIView) {
    root = view
    view.attach(to: self)
  }

  /// Shows the view, already loaded, of `controller`, whom others may tell when it comes and goes.
  final func show(_ controller: UIViewController, isShownByOthers: Bool) {
    (self.controller, tellsController) = (controller, !isShownByOthers)
    show(controller.view)
    guard tellsController else { return }
    controller.beginAppearing(false)
    graph.afterUpdate { [weak controller] in controller?.endAppearing(false) }
  }

  override var viewName: String? { controller.flatMap { ownTypeName(of: $0) } }
  override var children: [Node] { root?.node.map { [$0] } ?? [] }
  override var ownsBoxes: Bool { true }
  override func boxesBelowChanged() { box.invalidateLayout() }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  /// The transform from the coordinates around the root view to the stage's, when it was drawn or
  /// asked for last.
  var toStage: CGAffineTransform { box.toStage }

  /// The size that the view takes; `nil` for what its own sizes say.
  func size(for proposal: ProposedViewSize) -> CGSize? { nil }

  /// Whether the root view fills its place on the stage, whatever its frame was.
  var fillsPlace: Bool { true }
  /// Called when the root view has its first place, before its views are laid out.
  final func wasPlaced() { controller?.viewWasPlaced() }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    // Light and dark may have changed. The views are objects; the graph's own view has nothing to say.
    if environmentChanged, let root {
      root.node?.update(EmptyView(), environment: root.styled(environment, in: graph))
    }
  }

  override func wasRemoved() {
    box.wasRemoved()
    guard tellsController, let controller else { return }
    graph.afterUpdate {
      controller.beginDisappearing(false)
      controller.endDisappearing(false)
    }
  }
}

/// The box of a tree of `UIView`s.
final class UIKitHostBox: Box {
  private var shown = MovingFrame()
  private var hasPlace = false
  private(set) var toStage = CGAffineTransform.identity
  private var host: UIKitHostNode? { node as? UIKitHostNode }
  /// The box of the root view, unless that stands in another view.
  private var inner: UIViewBox? {
    guard let root = host?.root, root.superview == nil else { return nil }
    return root.node?.box
  }

  override var contents: [Box] { inner.map { [$0] } ?? [] }
  /// Views in the tree have coordinates of their own.
  override func extendingContents(_ frame: CGRect) -> CGRect { frame }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = host?.size(for: proposal) { return size }
    let own = host?.root?.intrinsicContentSize ?? .zero
    /// The proposed length, but not less than the intrinsic one where there is one.
    func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
      if own == UIView.noIntrinsicMetric { return proposed ?? 0 }
      guard let proposed, proposed.isFinite else { return own }
      return max(proposed, own)
    }
    return CGSize(
      width: length(proposal.width, own.width), height: length(proposal.height, own.height))
  }

  override func placed() {
    guard let root = host?.root else { return }
    shown.set(frame, in: node)
    guard root.superview == nil else { return }
    let size = frame.rounded(toScale: graph.stage.scale).size
    let place = CGRect(origin: .zero, size: size)
    let transaction = node.geometryTransaction
    // What asks for its place before it is drawn is told this one.
    if !hasPlace { toStage = CGAffineTransform(translationX: frame.minX, y: frame.minY) }
    // The first place is nobody's change.
    let change = UIKitChange(hasPlace ? transaction : Transaction())
    change.perform {
      guard host?.fillsPlace == true else { return }
      if root.bounds.size != size || root.center != CGPoint(x: place.midX, y: place.midY) {
        root.frame = place
      }
    }
    if !hasPlace {
      hasPlace = true
      host?.wasPlaced()
    }
    let filled = host?.fillsPlace == true ? size : root.bounds.size
    inner?.place(
      in: CGRect(origin: .zero, size: filled), proposal: ProposedViewSize(filled))
  }

  override func wasRemoved() { shown.remove(in: graph) }

  private func inside(_ origin: CGPoint, _ context: DrawingContext) -> DrawingContext {
    let inside = context.under(CGAffineTransform(translationX: origin.x, y: origin.y))
    toStage = inside.transform
    return inside
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    inner?.show(into: &list, inside(shown.presentation(in: graph).origin, context))
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    guard let root = host?.root, root.superview == nil else { return nil }
    _ = inside(frame.origin, context)
    let event = TouchDesk.of(graph).event
    let view = root.hitTest(root.convert(point, from: nil), with: event)
    return ((view as? TouchedContent)?.superview ?? view)?.node?.box.hit(point)
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    inner?.survey(&survey, inside(frame.origin, context))
  }
}
