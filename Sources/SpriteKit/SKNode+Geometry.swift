public import Foundation
import Geometry

extension SKNode {
  /// The transform from the node's coordinates to those of the outermost node around it.
  var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var current: SKNode = self
    while let parent = current.parent {
      transform = transform.concatenating(current.toParent)
      current = parent
    }
    return transform
  }

  /// A point of another node's coordinates in this one's.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - node: The other node, in the same tree.
  /// - Returns: The same point in this node's coordinates.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }
  /// A point of this node's coordinates in another one's.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - node: The other node, in the same tree.
  /// - Returns: The same point in the other node's coordinates.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  /// The rectangle of what the node and all in it draw, in the coordinates of the node around.
  ///
  /// - Returns: The rectangle; one without size at the position where nothing is drawn.
  public func calculateAccumulatedFrame() -> CGRect {
    // What has no size draws nothing, and takes no room.
    let own = ownBounds.flatMap { $0.width > 0 || $0.height > 0 ? $0 : nil }
    let whole = children.reduce(own) { box, child in
      let frame = child.calculateAccumulatedFrame()
      guard frame.width > 0 || frame.height > 0 else { return box }
      return box?.union(frame) ?? frame
    }
    guard let whole else { return CGRect(origin: position, size: .zero) }
    return whole.applying(toParent)
  }

  /// Whether a point of the node around lies in the rectangle of what this one and all in it draw.
  public func contains(_ p: CGPoint) -> Bool {
    let frame = calculateAccumulatedFrame()
    return frame.contains(p)
  }

  /// Whether the rectangles of what this node and another one draw have something in common.
  public func intersects(_ node: SKNode) -> Bool {
    func onRoot(_ node: SKNode) -> CGRect {
      node.calculateAccumulatedFrame().applying(node.parent?.toRoot ?? .identity)
    }
    return onRoot(self).intersects(onRoot(node))
  }

  /// The topmost node at a point of this node's coordinates; this one where no other is.
  public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  /// The nodes in this one that are at a point of its coordinates, the topmost first.
  public func nodes(at p: CGPoint) -> [SKNode] {
    var found: [(node: SKNode, depth: CGFloat)] = []
    func look(_ node: SKNode, _ point: CGPoint, _ depth: CGFloat) {
      for child in node.children where !child.isHidden {
        let depth = depth + child.zPosition
        let inner = point.applying(child.toParent.inverted())
        if child.ownBounds?.contains(inner) == true { found.append((child, depth)) }
        look(child, inner, depth)
      }
    }
    look(self, p, 0)
    // Of two at one depth the later is drawn over the earlier.
    return found.enumerated().sorted { a, b in
      a.element.depth != b.element.depth
        ? a.element.depth > b.element.depth : a.offset > b.offset
    }.map(\.element.node)
  }
}
