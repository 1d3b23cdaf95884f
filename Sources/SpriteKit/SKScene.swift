public import Foundation
public import UIKitViews
import DisplayList
import Geometry

/// How a scene fills a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
  /// Stretched.
  case fill
  /// As small as fills all, from the middle.
  case aspectFill
  /// As large as is seen whole, in the middle.
  case aspectFit
  /// The scene gets the view's size.
  case resizeFill
}

/// What is told of a scene's updates in its place.
@MainActor @preconcurrency public protocol SKSceneDelegate: AnyObject {
  /// Called at each update, before actions.
  ///
  /// - Parameters:
  ///   - currentTime: The time, in seconds.
  ///   - scene: The scene.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called when actions have gone on.
  func didEvaluateActions(for scene: SKScene)
  /// Called when physics have gone on.
  func didSimulatePhysics(for scene: SKScene)
  /// Called when constraints have been applied.
  func didApplyConstraints(for scene: SKScene)
  /// Called when an update is over.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// A scene: the outermost node, which a view shows and brings up to date 60 times a second of the film.
@MainActor @preconcurrency open class SKScene: SKEffectNode {
  /// The size, in points; how it fills the view, ``scaleMode`` says.
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  /// How the scene fills a view of another size.
  open var scaleMode = SKSceneScaleMode.fill
  /// The colour behind all nodes: a dark grey unless set, of the figures in SpriteKit's header.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// Which point of the scene its origin is, in fractions of the size from the lower left.
  open var anchorPoint = CGPoint.zero
  /// The camera, about which the view is; `nil` for the scene as it is.
  open weak var camera: SKCameraNode?
  /// The view that shows the scene.
  public internal(set) weak var view: SKView?
  /// Who is told of updates in the scene's place; its own methods are called without one.
  open weak var delegate: (any SKSceneDelegate)? { didSet { wake() } }

  /// The physics of the nodes' bodies.
  public private(set) lazy var physicsWorld = SKPhysicsWorld(self)

  /// When the scene was brought up to date last, in seconds; `nil` before the first time.
  private var lastTime: TimeInterval?
  /// How many numbers by chance its actions have had.
  var chances = 0
  /// How many of its emitters have begun.
  var emitters = 0
  /// Which of the methods that a scene overrides did nothing in the latest update.
  private var idleMethods = 0
  /// For how many updates nothing went on.
  private var idleUpdates = 0

  /// Creates a scene of one point.
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    begin()
  }
  /// Creates a scene of a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
    begin()
  }
  /// Creates a scene of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives but ``init(fileNamed:)``'s.
  public required init?(coder aDecoder: NSCoder) { nil }

  private func begin() {
    isUserInteractionEnabled = true
    // A scene is no group unless code says so.
    shouldEnableEffects = false
    if !SKNode.isReading { sceneDidLoad() }
  }

  open override var next: UIResponder? { view?.next }
  override var ownBounds: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }
  // Not where it stands in anything: nothing is around it.
  open override var frame: CGRect { ownBounds ?? .zero }

  // MARK: What a scene overrides

  /// Called when the scene has been made.
  open func sceneDidLoad() {}
  /// Called when a view shows the scene.
  open func didMove(to view: SKView) {}
  /// Called when a view shows it no more.
  open func willMove(from view: SKView) {}
  /// Called when the size is another than before.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called at each update, before actions.
  ///
  /// - Note: Accepted; no effect. `currentTime`: it is for subclasses.
  ///
  /// - Parameter currentTime: The time of `CACurrentMediaTime()`, in seconds.
  open func update(_ currentTime: TimeInterval) { idleMethods += 1 }
  /// Called when actions have gone on.
  open func didEvaluateActions() { idleMethods += 1 }
  /// Called when physics have gone on.
  open func didSimulatePhysics() { idleMethods += 1 }
  /// Called when constraints have been applied.
  open func didApplyConstraints() { idleMethods += 1 }
  /// Called when an update is over.
  open func didFinishUpdate() { idleMethods += 1 }
  /// How many methods are called in an update.
  private static let methodCount = 5

  // MARK: Updates

  /// Brings the scene up to date.
  func advance(to time: TimeInterval) {
    let seconds = max(time - (lastTime ?? time), 0)
    lastTime = time
    guard !isPaused else { return }
    idleMethods = 0
    if let delegate { delegate.update(time, for: self) } else { update(time) }
    advanceActions(seconds)
    if let delegate { delegate.didEvaluateActions(for: self) } else { didEvaluateActions() }
    physicsWorld.advance(seconds * Double(max(speed, 0)))
    if let delegate { delegate.didSimulatePhysics(for: self) } else { didSimulatePhysics() }
    applyConstraints()
    if let delegate { delegate.didApplyConstraints(for: self) } else { didApplyConstraints() }
    advanceEmitters(seconds)
    if let delegate { delegate.didFinishUpdate(for: self) } else { didFinishUpdate() }
    idleUpdates = isMoving ? 0 : idleUpdates + 1
  }

  /// Lets the time that has gone by while nothing was updated count for nothing.
  func skipTime() { lastTime = nil }

  /// Whether something goes on, as far as can be known.
  private var isMoving: Bool {
    !isPaused
      && (isActing || hasParticles || physicsWorld.isMoving || delegate != nil
        || idleMethods < Self.methodCount)
  }
  /// After how many updates without anything the scene's clock rests: a second, as an `update(_:)` that calls SpriteKit's own is
  /// not seen.
  private static let patience = 60
  /// Whether the scene needs no more updates until something is changed.
  var isAtRest: Bool {
    idleUpdates > (type(of: self) == SKScene.self ? 0 : Self.patience) || isPaused
  }
  /// Something was changed.
  func stir() {
    idleUpdates = 0
    physicsWorld.stir()
  }
}
