import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A presentation as a popover.
final class PopoverPresentation: StagePresentation {
  private let popover: UIPopoverPresentationController

  init(_ parts: PresentationParts, _ popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(parts, popover)
    guard popover.sourcePlace != nil else {
      let name = "\(type(of: parts.presented))"
      fatalError("present(\(name)): a popover needs a sourceView or a barButtonItem that is shown")
    }
    popover.popoverDelegate?.prepareForPopoverPresentation(popover)
    popover.shown = { [weak self] in self?.refresh() }
  }

  override var motion: Animation { StagePresenter.popoverMotion }
  override var length: Double { 0.35 }

  override func show(on stage: StagePresenter) {
    // What it pointed at may have gone meanwhile: it stays where it was then.
    guard let source = popover.sourcePlace else { return }
    let margins = popover.popoverLayoutMargins
    let color = popover.backgroundColor ?? presented.view.backgroundColor
    let parts = PresentedPopover(
      size: popover.wishedSize, source: source, edges: popover.permittedArrowDirections.edges,
      margins: EdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right),
      ground: color?.color, content: ControllerView(controller: presented, isShownByOthers: true))
    let place = stage.node.graph.stage
    popover.arrowDirection = UIPopoverArrowDirection(
      parts.arrowEdge(in: place.size, covered: place.safeAreaInsets))
    stage.show(parts) { [weak self] in self?.dismissByHand() }
  }

  override var mayHandDismiss: Bool {
    popover.popoverDelegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
  }
  override func hasHandDismissed() {
    popover.popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
  }
}
