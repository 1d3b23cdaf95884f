import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What paints a view of another module by the engine's commands, at each frame anew.
@MainActor package protocol ViewPainter: AnyObject {
  /// Paints what the view shows, above its background and below the views in it.
  ///
  /// - Parameters:
  ///   - list: Where the commands go.
  ///   - bounds: The view's bounds.
  ///   - transform: From its coordinates to those of the list.
  func paint(into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform)
}

extension UIView {
  /// The graph in which the view is shown; `nil` while it is not.
  package final var shownGraph: ViewGraph? { node?.graph }
  /// The time where the view is shown, in seconds, as `CACurrentMediaTime()` tells it.
  package final var shownTime: TimeInterval { LayerClock.time(in: node?.graph) }

  /// Says that what goes on in the view never ends, and how to call it; `nil` when it is at rest.
  package final func noteUnrest(_ name: String?) {
    guard let node else { return }
    if let name { node.graph.noteRestless(node, name) } else { node.graph.noteAtRest(node) }
  }
}
