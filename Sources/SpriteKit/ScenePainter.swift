import DisplayList
import Foundation
import Geometry

/// Brings the nodes of a tree into drawing order, and draws them.
///
/// A node farther in front, its own `zPosition` and those around added up, is drawn later; of two at one depth the one that comes
/// later in the tree is, those inside after what they are in. Opacities are multiplied node by node, as SpriteKit does: nodes that
/// overlap show through one another.
@MainActor enum ScenePainter {
  private struct Place {
    let node: SKNode
    let transform: CGAffineTransform
    let opacity: CGFloat
    let depth: CGFloat
  }

  /// Draws what is in a node.
  ///
  /// - Parameters:
  ///   - node: The node, which is not drawn itself.
  ///   - pen: Its list; transform and opacity of the node.
  static func drawChildren(of node: SKNode, with pen: inout ScenePen) {
    var places: [Place] = []
    for child in node.children {
      collect(child, pen.transform, pen.opacity, 0, into: &places)
    }
    draw(places, with: &pen)
  }

  /// Draws a node and all in it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - pen: Its list; transform and opacity of what is around.
  static func draw(_ node: SKNode, with pen: inout ScenePen) {
    var places: [Place] = []
    collect(node, pen.transform, pen.opacity, 0, into: &places)
    draw(places, with: &pen)
  }

  private static func draw(_ places: [Place], with pen: inout ScenePen) {
    let (transform, opacity) = (pen.transform, pen.opacity)
    let order = places.enumerated().sorted {
      ($0.element.depth, CGFloat($0.offset)) < ($1.element.depth, CGFloat($1.offset))
    }
    for (_, place) in order {
      (pen.transform, pen.opacity) = (place.transform, place.opacity)
      place.node.draw(with: &pen)
    }
    (pen.transform, pen.opacity) = (transform, opacity)
  }

  private static func collect(
    _ node: SKNode, _ around: CGAffineTransform, _ opacity: CGFloat, _ depth: CGFloat,
    into places: inout [Place]
  ) {
    let opacity = opacity * min(max(node.alpha, 0), 1)
    guard !node.isHidden, opacity > 0 else { return }
    let transform = node.toParent.concatenating(around)
    let depth = depth + node.zPosition
    places.append(
      Place(node: node, transform: transform, opacity: opacity, depth: depth + node.ownDepth))
    // A group draws what is in it by itself.
    guard !node.isGroup else { return }
    for child in node.children { collect(child, transform, opacity, depth, into: &places) }
  }
}
