import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The box of a view that depends on where a scroll view is: it reads the place whenever that, the view or the modifier changes.
class ScrollReaderBox<Modifier>: ModifierBox<Modifier> {
  /// The scroll view that is read: the first in the view, unless a kind of box says otherwise.
  var scrollBox: ScrollBox? { inner.firstWindow }

  final override func changed(from old: Modifier) {
    if isPlaced { readScroll() }
  }

  final override func reevaluate() {
    if isPlaced { readScroll() }
  }

  final override func placed() {
    super.placed()
    readScroll()
  }

  /// Reads where the scroll view is, so that its next move leads here again.
  final func readScroll() {
    guard let window = scrollBox else { return }
    scrolled(window, to: window.offset(readBy: node))
  }

  /// Called with where the scroll view is.
  ///
  /// - Parameters:
  ///   - window: The scroll view.
  ///   - offset: The content offset as a finger or an animation has it, in points.
  func scrolled(_ window: ScrollBox, to offset: CGPoint) {}
}

extension ScrollBox {
  /// The content offset as a finger or an animation has it, noted as read by a node: its boxes reevaluate when it moves.
  ///
  /// - Parameter node: The node.
  /// - Returns: The offset, in points.
  func offset(readBy node: Node) -> CGPoint {
    graph.evaluating(StateReader(node: node, evaluation: 0)) { offsetForReader() }
  }
}

extension Box {
  /// The nearest scroll view around this box.
  var enclosingScrollBox: ScrollBox? {
    var box = container
    while let current = box {
      if let window = current as? ScrollBox { return window }
      box = current.container
    }
    return nil
  }
}
