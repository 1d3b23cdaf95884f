public import Foundation
import Geometry
public import UIKitViews

/// A node of a scene: a place in its parent that moves, turns and scales all that is in it.
///
/// Units: points of the node around, y upwards; angles in radians, anticlockwise.
@MainActor @preconcurrency open class SKNode: UIResponder {
  /// Creates a node that draws nothing itself.
  public override init() { super.init() }
  /// Creates a node of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives but ``init(fileNamed:)``'s.
  public required init?(coder aDecoder: NSCoder) { nil }

  // MARK: Place

  /// The position in the node around.
  open var position = CGPoint.zero
  /// How far in front of the node around it is drawn.
  open var zPosition: CGFloat = 0
  /// The turn about the position, in radians, anticlockwise.
  open var zRotation: CGFloat = 0
  /// The factor of widths.
  open var xScale: CGFloat = 1
  /// The factor of heights.
  open var yScale: CGFloat = 1
  /// Sets the factors of widths and heights.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  /// The transform from the node's coordinates to those of the node around.
  var toParent: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation)
      .scaledBy(x: xScale, y: yScale)
  }

  // MARK: Look

  /// The opacity, 0...1, by which that of all in the node is multiplied.
  open var alpha: CGFloat = 1
  /// Whether the node and all in it are not drawn.
  open var isHidden = false
  /// The rectangle of what the node draws itself, in its own coordinates; `nil` for nothing.
  var ownBounds: CGRect? { nil }
  /// The frame: the rectangle of what the node draws itself, in the coordinates of the node around.
  open var frame: CGRect {
    ownBounds?.applying(toParent) ?? CGRect(origin: position, size: .zero)
  }
  /// How far in front of the node's place in depth its own drawing is.
  var ownDepth: CGFloat { 0 }
  /// Whether what is in the node is drawn by it, as one.
  var isGroup: Bool { false }
  /// What is drawn of the node itself, besides those in it.
  func draw(with pen: inout ScenePen) {}

  // MARK: Names and other words

  /// The name, by which nodes are found.
  open var name: String?
  /// What code keeps with the node.
  open var userData: NSMutableDictionary?
  /// Whether touches reach the node rather than what is around it.
  open var isUserInteractionEnabled = false

  /// What the node keeps to at each update, after actions and physics.
  open var constraints: [SKConstraint]? { didSet { wake() } }

  // MARK: Actions

  /// How fast the actions of the node and all in it run: 1 for as they say.
  open var speed: CGFloat = 1 { didSet { wake() } }
  /// Whether actions and physics of the node and all in it rest.
  open var isPaused = false { didSet { wake() } }
  /// The actions that run, in the order in which they were added.
  var runs: [NodeAction] = []

  // MARK: Physics

  /// The body by which the node takes part in the scene's physics; `nil` for none.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      guard oldValue !== physicsBody else { return }
      oldValue?.node = nil
      // A body is one node's.
      if let other = physicsBody?.node, other !== self { other.physicsBody = nil }
      physicsBody?.node = self
      wake()
    }
  }

  // MARK: The tree

  /// Whether a node is being made of a file, which tells it when it is whole.
  static var isReading = false

  /// The node around this one.
  public internal(set) weak var parent: SKNode?
  /// The nodes in this one, in drawing order.
  public internal(set) var children: [SKNode] = []
  /// The scene in which the node is.
  public var scene: SKScene? {
    var current: SKNode? = self
    while let node = current {
      if let scene = node as? SKScene { return scene }
      current = node.parent
    }
    return nil
  }
  open override var next: UIResponder? { parent }

  /// Puts a node into this one, in front of those that are there.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  /// Puts a node into this one.
  ///
  /// - Parameters:
  ///   - node: The node, which has none around it yet.
  ///   - index: Its place among the children.
  open func insertChild(_ node: SKNode, at index: Int) {
    guard node.parent == nil else {
      fatalError("SKNode.addChild: the node already has a parent; call removeFromParent() first")
    }
    guard !inParentHierarchyOrSelf(of: node) else {
      fatalError("SKNode.addChild: a node cannot be put into itself or into what is in it")
    }
    children.insert(node, at: min(max(index, 0), children.count))
    node.parent = self
    wake()
  }
  /// Takes the node out of the one around.
  open func removeFromParent() {
    guard let parent else { return }
    parent.wake()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }
  /// Takes out some of the children.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  /// Takes out all children.
  open func removeAllChildren() { for node in children { node.removeFromParent() } }
  /// Puts the node into another one, where it stays where it is in the scene.
  open func move(toParent parent: SKNode) {
    let place = parent.convert(.zero, from: self)
    removeFromParent()
    position = place
    parent.addChild(self)
  }
  /// Whether the node is in another one, at any depth.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var current = self.parent
    while let node = current {
      if node === parent { return true }
      current = node.parent
    }
    return false
  }
  private func inParentHierarchyOrSelf(of node: SKNode) -> Bool {
    node === self || inParentHierarchy(node)
  }
  /// Whether a node is this one.
  open func isEqual(to node: SKNode) -> Bool { node === self }

  /// The node and all in it, those around before those inside.
  var subtree: [SKNode] { [self] + children.flatMap(\.subtree) }

  /// Lets the scene's clock go on if it rests.
  func wake() { scene?.view?.wake() }
}
