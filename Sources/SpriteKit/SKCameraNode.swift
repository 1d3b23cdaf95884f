public import Foundation
import Geometry

/// A camera: a scene with one shows what is about it, turned and scaled as it is.
@MainActor @preconcurrency open class SKCameraNode: SKNode {
  /// Creates a camera.
  public override init() { super.init() }
  /// Creates a camera of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// Whether a node is in what the scene shows.
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
  /// The nodes in what the scene shows.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    let seen = scene.visibleRect
    return Set(
      scene.subtree.filter { node in
        guard node !== scene, node !== self, let bounds = node.ownBounds else { return false }
        return bounds.applying(node.toRoot).intersects(seen)
      })
  }
}
