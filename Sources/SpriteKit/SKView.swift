public import Foundation
public import UIKitViews
import DisplayList
import Geometry
import ViewEngine
import Views

/// What decides which updates of a scene there are.
@MainActor @preconcurrency public protocol SKViewDelegate: AnyObject {
  /// Whether the scene is brought up to date.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - time: The time in seconds.
  /// - Returns: Whether it is.
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// A view that shows a scene.
@MainActor @preconcurrency open class SKView: UIView {
  private(set) lazy var player = ScenePlayer(self)

  /// Creates a view without a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    painter = player
  }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: The scene

  /// The scene that is shown.
  open var scene: SKScene? { player.scene }
  /// Shows a scene, or none.
  open func presentScene(_ scene: SKScene?) { player.present(scene, nil) }
  /// Shows a scene in the place of another one.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - transition: How it comes, where there was another one.
  open func presentScene(_ scene: SKScene, transition: SKTransition) {
    player.present(scene, transition)
  }
  /// Whether the scene rests.
  open var isPaused = false { didSet { if isPaused != oldValue { player.restart() } } }
  /// The updates a second: 60 for 0, and up to 120.
  open var preferredFramesPerSecond = 60 {
    didSet { if preferredFramesPerSecond != oldValue { player.restart() } }
  }
  /// The refreshes of the display from one update to the next.
  open var frameInterval: Int {
    get { max(60 / max(preferredFramesPerSecond, 1), 1) }
    set { preferredFramesPerSecond = 60 / max(newValue, 1) }
  }
  /// Who decides which updates there are.
  open weak var delegate: (any SKViewDelegate)?
  /// Whether what is behind the view shows through where the scene is transparent.
  open var allowsTransparency = false

  // MARK: What a film does not show

  /// Whether nodes of one depth are drawn in any order.
  ///
  /// - Note: Accepted; no effect. `ignoresSiblingOrder`: those that come later are over the others, which is one of them.
  open var ignoresSiblingOrder = false
  /// Whether nodes that nobody sees are left out.
  ///
  /// - Note: Accepted; no effect. `shouldCullNonVisibleNodes`: nobody sees them.
  open var shouldCullNonVisibleNodes = true
  /// Whether updates wait for nothing else.
  ///
  /// - Note: Accepted; no effect. `isAsynchronous`: a film has one clock.
  open var isAsynchronous = true
  /// Whether there is no buffer for depths.
  ///
  /// - Note: Accepted; no effect. `disableDepthStencilBuffer`: there is none.
  open var disableDepthStencilBuffer = false
  /// Whether the updates a second are written into the view.
  ///
  /// - Note: Accepted; no effect. `showsFPS`: a film shows the scene alone.
  open var showsFPS = false
  /// Whether the number of nodes is written into the view.
  ///
  /// - Note: Accepted; no effect. `showsNodeCount`: a film shows the scene alone.
  open var showsNodeCount = false
  /// Whether the number of drawings is written into the view.
  ///
  /// - Note: Accepted; no effect. `showsDrawCount`: a film shows the scene alone.
  open var showsDrawCount = false
  /// Whether the number of rectangles is written into the view.
  ///
  /// - Note: Accepted; no effect. `showsQuadCount`: a film shows the scene alone.
  open var showsQuadCount = false
  /// Whether bodies are drawn.
  ///
  /// - Note: Accepted; no effect. `showsPhysics`: a film shows the scene alone.
  open var showsPhysics = false
  /// Whether fields are drawn.
  ///
  /// - Note: Accepted; no effect. `showsFields`: a film shows the scene alone.
  open var showsFields = false

  // MARK: Places and pictures

  /// A point of the view in the scene's coordinates.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - scene: The scene that the view shows.
  /// - Returns: The point in the scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    point.applying(scene.toView(bounds.size).inverted())
  }
  /// A point of the scene in the view's coordinates.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - scene: The scene that the view shows.
  /// - Returns: The point in the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    point.applying(scene.toView(bounds.size))
  }
  /// A texture of what a node and all in it draw; `nil` for nothing.
  open func texture(from node: SKNode) -> SKTexture? {
    texture(from: node, crop: node.calculateAccumulatedFrame())
  }
  /// A texture of what a node and all in it draw.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - crop: What of it, in the coordinates of the node around.
  /// - Returns: The texture; `nil` for nothing.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    guard crop.width > 0, crop.height > 0 else { return nil }
    var pen = ScenePen()
    pen.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -crop.minX, ty: crop.maxY)
    ScenePainter.draw(node, with: &pen)
    return SKTexture(cgImage: CGImage(DrawnPicture(pen.list, size: crop.size)))
  }

  // MARK: The stage

  open override func layoutSubviews() {
    super.layoutSubviews()
    player.wasLaidOut()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    player.wasLaidOut()
    player.restart()
  }
  /// Lets the scene's clock go on if it rests.
  func wake() { player.wake() }

  // MARK: Touches

  /// The nodes of the fingers that are down.
  private var touched: [(touch: UITouch, node: SKNode)] = []

  /// Hands touches to their nodes.
  private func hand(
    _ touches: Set<UITouch>, _ tell: (SKNode) -> (Set<UITouch>) -> Void, isLast: Bool = false
  ) {
    var told: [(node: SKNode, touches: Set<UITouch>)] = []
    for place in touched where touches.contains(place.touch) {
      if let index = told.firstIndex(where: { $0.node === place.node }) {
        told[index].touches.insert(place.touch)
      } else {
        told.append((place.node, [place.touch]))
      }
    }
    if isLast { touched.removeAll { touches.contains($0.touch) } }
    for (node, touches) in told { tell(node)(touches) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scene else { return super.touchesBegan(touches, with: event) }
    touched.removeAll { touches.contains($0.touch) }
    for touch in touches {
      touched.append((touch, scene.touchedNode(at: touch.location(in: scene))))
    }
    hand(touches, { node in { node.touchesBegan($0, with: event) } })
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard scene != nil else { return super.touchesMoved(touches, with: event) }
    hand(touches, { node in { node.touchesMoved($0, with: event) } })
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard scene != nil else { return super.touchesEnded(touches, with: event) }
    hand(touches, { node in { node.touchesEnded($0, with: event) } }, isLast: true)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard scene != nil else { return super.touchesCancelled(touches, with: event) }
    hand(touches, { node in { node.touchesCancelled($0, with: event) } }, isLast: true)
  }
}

extension SKScene {
  /// The node that a finger touches: the topmost that takes touches, or is in one that does; the scene without one.
  func touchedNode(at point: CGPoint) -> SKNode {
    for node in nodes(at: point) {
      var current: SKNode? = node
      while let candidate = current, candidate !== self {
        if candidate.isUserInteractionEnabled { return candidate }
        current = candidate.parent
      }
    }
    return self
  }
}

extension UITouch {
  /// Where the finger is, in the coordinates of a node.
  public func location(in node: SKNode) -> CGPoint {
    Self.place(location(in: node.scene?.view as UIView?), in: node)
  }
  /// Where the finger was before, in the coordinates of a node.
  public func previousLocation(in node: SKNode) -> CGPoint {
    Self.place(previousLocation(in: node.scene?.view as UIView?), in: node)
  }
  private static func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return point }
    return node.convert(scene.convertPoint(fromView: point), from: scene)
  }
}
