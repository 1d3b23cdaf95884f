public import Foundation
public import Geometry
import DisplayList
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A layer: the geometry and the look of a view, or of something that code draws inside one, by Core
/// Animation's names.
///
/// Units: points of the layer around this one. A view's layer moves when it changes inside a block of
/// `UIView.animate`, and jumps outside. A layer that code puts into another moves by itself, as
/// ``CATransaction`` says.
@MainActor @preconcurrency open class CALayer: Hashable {
  var values = LayerValues()
  /// What layers of one kind have beside that, by key.
  var more: [String: LayerQuantity] = [:]
  /// The node of the view in which the layer is shown.
  private(set) weak var node: Node?
  /// When the layer came on the stage.
  private(set) var attachment = Instant.zero
  /// The view whose layer this is, or who draws and lays out one that code has made.
  public var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? owner as? any CALayerDelegate }
    set { ownDelegate = newValue }
  }
  weak var ownDelegate: (any CALayerDelegate)?
  /// What code has drawn, and for which size; `nil` before it has.
  var drawing: (size: CGSize, picture: DrawnPicture)?
  /// Whether code draws what the layer shows.
  var isDrawnByHand = false
  /// What is kept of the layer that is seldom asked for.
  var manners = LayerManners()
  /// The view whose layer this is.
  weak var owner: (any LayerOwner)?
  /// The key paths of properties that the classic animations of `UIView` move.
  private var classicKeys: [String] = []
  /// The animations, in the order in which they were added.
  var running: [RunningAnimation] = []
  var timing = LayerTiming()
  /// How the layer's time goes on when a hand has let go of it; `nil` for as ``timing`` says.
  var timeCourse: LayerTimeCourse?
  /// The transform in three dimensions; `nil` where it is one of the plane.
  private var solid: CATransform3D?
  /// The perspective in which a transition turns the layer; 0 for none.
  var flipPerspective: CGFloat = 0

  /// The name of the layer.
  open var name: String?
  /// The layers inside this one, in painting order; those of a view's subviews are among them.
  var children: [CALayer] = []
  /// The layer around this one.
  public internal(set) weak var superlayer: CALayer?
  /// A layer outside whose opaque parts this one is invisible; in this one's coordinates.
  open var mask: CALayer? {
    didSet {
      oldValue?.detach()
      oldValue?.superlayer = nil
      mask?.superlayer = self
      if let node, let mask, !mask.isMaskOfView { mask.attach(to: node) }
    }
  }
  /// The filters of what the layer shows: those of a visual effect's backdrop count, and no other's, as on a telephone.
  open var filters: [Any]?
  /// The filters of what lies below the layer.
  ///
  /// - Note: Accepted; no effect. `backgroundFilters`: a telephone's layers have none either.
  open var backgroundFilters: [Any]?
  /// How the layer is put together with what lies below it: the name of a blend mode, such as `multiplyBlendMode`.
  open var compositingFilter: Any?
  /// What a layer does when properties change, by key; `NSNull` for nothing.
  open var actions: [String: any CAAction]?

  /// Creates a layer without size.
  public init() {}
  /// Creates a layer with another one's values.
  public init(layer: Any) {
    guard let other = layer as? CALayer else { return }
    values = LayerValues(other.values.look(in: nil))
    take(other, more: other.more)
  }

  // MARK: Geometry

  /// The position of the anchor point in the layer around.
  public var position: CGPoint {
    get { values.position.model }
    set { change(\.position, to: newValue, "position") }
  }
  /// The layer's own coordinates: its size, and the point at its top left.
  public var bounds: CGRect {
    get { values.bounds.model }
    set {
      let old = bounds
      change(\.bounds, to: newValue, "bounds")
      if old != newValue {
        owner?.layerBoundsChanged(from: old)
        if owner == nil { layoutSublayers() }
      }
    }
  }
  /// The anchor point, which ``position`` puts and about which transforms turn, in fractions of the
  /// size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Whether the layer is seen from behind, too.
  public var isDoubleSided = true
  /// The place in painting order among the layers beside this one; in a `CATransformLayer` how far towards the viewer it is.
  public var zPosition: CGFloat = 0
  /// The frame: the rectangle that the layer fills in the layer around it.
  public var frame: CGRect {
    get { bounds.applying(values.look(in: nil).toParent(anchor: anchorPoint)) }
    set {
      let matrix = affineTransform()
      var size = newValue.size
      if matrix != .identity {
        size = CGRect(origin: .zero, size: size).applying(matrix.inverted().linear).size
      }
      bounds = CGRect(origin: bounds.origin, size: size)
      let anchor = matrix.linear.concatenating(
        CGAffineTransform(translationX: newValue.midX, y: newValue.midY))
      // The anchor is the centre but for layers that move it.
      position = CGPoint(
        x: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height
      ).applying(anchor)
    }
  }
  /// The affine transform about the anchor point.
  public func affineTransform() -> CGAffineTransform { values.transform.model.matrix }
  /// Sets the affine transform about the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
  /// The transform about the anchor point.
  public var transform: CATransform3D {
    get { solid ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      solid = CATransform3DIsAffine(newValue) ? nil : newValue
      let matrix = CATransform3DGetAffineTransform(newValue)
      let new = LayerTransform(matrix, near: values.transform.model)
      change(\.transform, to: new, "transform")
    }
  }
  /// The transform of what is inside, about the anchor point; of one in depth only the perspective counts, for layers that turn.
  public var sublayerTransform = CATransform3DIdentity

  // MARK: Look

  /// Whether the layer and all in it are hidden.
  public var isHidden = false
  /// The opacity, 0...1.
  public var opacity: Float {
    get { Float(values.opacity.model) }
    set { change(\.opacity, to: Double(newValue), "opacity") }
  }
  /// The background colour.
  public var backgroundColor: CGColor? {
    get { values.background.model.opacity == 0 ? nil : CGColor(values.background.model) }
    set { change(\.background, to: newValue?.resolved ?? .clear, "backgroundColor") }
  }
  /// The corner radius of background and border; of contents too if ``masksToBounds``.
  public var cornerRadius: CGFloat {
    get { values.cornerRadius.model }
    set { change(\.cornerRadius, to: newValue, "cornerRadius") }
  }
  /// The shape of round corners.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  public var maskedCorners = CACornerMask.all
  /// Whether contents are clipped to the bounds.
  public var masksToBounds = false
  /// The width of the border inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { values.borderWidth.model }
    set { change(\.borderWidth, to: newValue, "borderWidth") }
  }
  /// The colour of the border.
  public var borderColor: CGColor? {
    get { CGColor(values.borderColor.model) }
    set { change(\.borderColor, to: newValue?.resolved ?? .clear, "borderColor") }
  }
  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { CGColor(values.shadowColor.model) }
    set { change(\.shadowColor, to: newValue?.resolved ?? .clear, "shadowColor") }
  }
  /// The opacity of the shadow, 0...1; 0 for none.
  public var shadowOpacity: Float {
    get { Float(values.shadowOpacity.model) }
    set { change(\.shadowOpacity, to: Double(newValue), "shadowOpacity") }
  }
  /// How soft the shadow is, in points: the standard deviation of its blur is 0.94 of it.
  public var shadowRadius: CGFloat {
    get { values.shadowRadius.model }
    set { change(\.shadowRadius, to: newValue, "shadowRadius") }
  }
  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { values.shadowOffset.model }
    set { change(\.shadowOffset, to: newValue, "shadowOffset") }
  }
  /// The outline of the shadow, in the layer's own coordinates; `nil` for that of what the layer shows.
  public var shadowPath: CGPath?
  /// The picture that fills the bounds: a `CGImage`.
  open var contents: Any?
  /// How the picture fills the bounds.
  public var contentsGravity = CALayerContentsGravity.resize
  /// Which part of the picture is shown, in fractions of its size.
  public var contentsRect = CALayer.wholeContents
  /// All of a picture.
  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels to the point of ``contents``, for gravities that leave its size.
  public var contentsScale: CGFloat = 1
  /// Whether the layer would be kept as a picture; nothing here depends on it.
  public var shouldRasterize = false
  /// Pixels to the point of such a picture; nothing here depends on it.
  public var rasterizationScale: CGFloat = 1
  /// Whether the layer would be drawn beside other work; nothing here depends on it.
  public var drawsAsynchronously = false
  /// Whether the layer would be drawn again in another size; every frame draws it.
  public var needsDisplayOnBoundsChange = false
  /// Whether edges of the layer are smooth where it is turned.
  ///
  /// - Note: Accepted; no effect. `allowsEdgeAntialiasing`: all edges are smooth.
  public var allowsEdgeAntialiasing = false
  /// Whether a layer that is not opaque is so as one with what is in it.
  ///
  /// - Note: Accepted; no effect. `allowsGroupOpacity`: it is, as layers are by themselves.
  public var allowsGroupOpacity = true {
    didSet { if !allowsGroupOpacity { IneffectiveSettings.note("CALayer.allowsGroupOpacity") } }
  }
  /// Whether the layer promises to paint all of its bounds; nothing here depends on it.
  public var isOpaque = false

  nonisolated public static func == (lhs: CALayer, rhs: CALayer) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Lays out the layers inside; called when the size has changed or ``setNeedsLayout()`` asked for it.
  open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }
  /// Asks for ``layoutSublayers()``, which comes at once.
  open func setNeedsLayout() { layoutSublayers() }
  /// Lays out now where it is due: nothing waits.
  open func layoutIfNeeded() {}
  /// Asks for ``draw(in:)`` before the next frame.
  open func setNeedsDisplay() { (isDrawnByHand, drawing) = (true, nil) }
  /// Asks for ``draw(in:)`` before the next frame.
  ///
  /// - Parameter r: What is to be drawn again.
  /// - Note: Accepted; no effect. `r`: all of the layer is drawn again.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Draws now where it is due: every frame draws the layer.
  open func displayIfNeeded() {}
  /// Draws the layer anew: its delegate may give it other contents instead.
  open func display() {
    ownDelegate?.display(self)
    setNeedsDisplay()
  }
  /// Draws what the layer shows, above its background, into a context whose origin is at the top left; its delegate does
  /// unless a subclass does.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }
  /// Whether the layer is drawn again whenever a property changes, and in each frame while that moves.
  ///
  /// - Note: Accepted; no effect. `forKey`: it is for subclasses.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value that a property has by itself; `nil` for the empty one.
  ///
  /// - Note: Accepted; no effect. `forKey`: it is for subclasses.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// What layers of the class do when a property changes; `nil` for the usual.
  ///
  /// - Note: Accepted; no effect. `forKey`: it is for subclasses.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What the layer does when a property changes: what its delegate, ``actions`` or the class say; `nil` for the usual.
  open func action(forKey event: String) -> (any CAAction)? {
    ownDelegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  /// Paints what layers of one kind show, above the background and below the layers inside.
  func drawOwn(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {}
  /// Paints the layers inside.
  func drawSublayers(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    paintSublayers(into: &list, context, moment)
  }
  /// How opaque the layer and all in it are as one group, where its own opacity is `opacity`.
  func groupOpacity(_ opacity: Double) -> Double { min(opacity, 1) }
  /// Another layer of this kind.
  func blank() -> CALayer { CALayer() }
  /// What of the layer goes on for ever by itself; `nil` for nothing.
  var endlessName: String? { nil }
  /// Sets what is inside one of the layer's own objects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keyPath: Its key path.
  /// - Returns: Whether the layer has such objects.
  func set(_ value: LayerQuantity, inside keyPath: String) -> Bool { false }
  /// Called when the layer has come on a stage, or what it does by itself may have changed.
  func wasTouched() {}

  // MARK: Movements

  /// The layer as it is now, or at rest.
  func state(in graph: ViewGraph?) -> LayerState {
    var look = values.look(in: graph)
    // What scrolls by itself goes on between the times at which its view is told.
    if let graph, let origin = owner?.shownOrigin(in: graph) { look.bounds.origin = origin }
    var solid = solid
    if flipPerspective != 0 {
      solid = solid ?? CATransform3DMakeAffineTransform(look.transform.matrix)
      solid?.m34 = flipPerspective
    }
    return LayerState(look: look, anchorPoint: anchorPoint, solid: solid, more: more)
  }

  /// Takes over another layer's values.
  func take(_ other: CALayer, more: [String: LayerQuantity]) {
    (self.more, solid, anchorPoint) = (more, other.solid, other.anchorPoint)
    (isHidden, cornerCurve, masksToBounds) = (
      other.isHidden, other.cornerCurve, other.masksToBounds
    )
    (maskedCorners, zPosition, name) = (other.maskedCorners, other.zPosition, other.name)
    (contents, contentsGravity, contentsScale) = (
      other.contents, other.contentsGravity, other.contentsScale
    )
    (contentsRect, shadowPath) = (other.contentsRect, other.shadowPath)
    (isDoubleSided, compositingFilter) = (other.isDoubleSided, other.compositingFilter)
    timing = other.timing
  }

  /// The key paths of the properties that `UIView.animate(withDuration:)` moves now.
  func movingClassicKeys() -> [String] {
    classicKeys.removeAll { !isMoving($0) }
    return classicKeys
  }
  /// Shows the layer as its properties say, whatever `UIView.animate` moves.
  func stopMoving() {
    if let node { values.remove(in: node.graph) }
    classicKeys = []
  }

  private func isMoving(_ key: String) -> Bool {
    guard let graph = node?.graph else { return false }
    return switch key {
    case "position": values.position.isMoving(in: graph)
    case "bounds": values.bounds.isMoving(in: graph)
    case "transform": values.transform.isMoving(in: graph)
    case "opacity": values.opacity.isMoving(in: graph)
    case "backgroundColor": values.background.isMoving(in: graph)
    case "cornerRadius": values.cornerRadius.isMoving(in: graph)
    case "borderWidth": values.borderWidth.isMoving(in: graph)
    case "borderColor": values.borderColor.isMoving(in: graph)
    case "shadowColor": values.shadowColor.isMoving(in: graph)
    case "shadowOpacity": values.shadowOpacity.isMoving(in: graph)
    case "shadowRadius": values.shadowRadius.isMoving(in: graph)
    default: values.shadowOffset.isMoving(in: graph)
    }
  }

  /// Attaches the layer to `node`, in whose view it is shown.
  func attach(to node: Node) {
    (self.node, attachment) = (node, node.graph.timeline.now)
    beginWaiting()
    wasTouched()
    for layer in inner { layer.attach(to: node) }
  }

  /// Detaches the layer from its node.
  func detach() {
    for layer in inner { layer.detach() }
    removeAllAnimations()
    stopMoving()
    if let node { node.graph.part(LayerUnrest.self).set(nil, for: self, node) }
    node = nil
  }

  /// The layers that are shown in the same view.
  private var inner: [CALayer] {
    children.filter { $0.owner == nil }
      + (mask.map { [$0] } ?? []).filter { !$0.isMaskOfView }
  }
  /// Whether the layer is that of a view's mask, which comes on the stage with its own view.
  final var isMaskOfView = false

  private func change<V: Animatable>(
    _ path: WritableKeyPath<LayerValues, Moving<V>>, to new: V, _ key: String
  ) {
    defer { tellWatchers() }
    guard owner != nil else {
      return implicitly(key) { values[keyPath: path] = Moving(new) }
    }
    let change = UIKitChange.current
    change?.courses?.note(self, key, from: values[keyPath: path].model, to: new) {
      [weak self] value, transaction in self?.go(path, to: value, key, transaction)
    }
    guard let node, !node.isRemoved else {
      values[keyPath: path] = Moving(new)
      return
    }
    values[keyPath: path].set(new, change?.transaction ?? Transaction(), in: node)
    guard let change, change.transaction.animation != nil,
      values[keyPath: path].isMoving(in: node.graph)
    else { return }
    change.note(node.graph)
    classicKeys.removeAll { $0 == key }
    if change.isClassic { classicKeys.append(key) }
  }

  /// Goes from the value that is shown to another: along a transaction's animation, or at once.
  private func go<V: Animatable>(
    _ path: WritableKeyPath<LayerValues, Moving<V>>, to value: V, _ key: String,
    _ transaction: Transaction
  ) {
    if transaction.animation == nil, let node { values[keyPath: path].remove(in: node.graph) }
    UIKitChange(transaction, isClassic: true).perform {
      // What stands in the layer is told of its size.
      if key == "bounds", let rect = value as? CGRect {
        bounds = rect
      } else {
        change(path, to: value, key)
      }
    }
  }

  /// Sets what layers of one kind have; `animates` tells whether it moves by itself.
  func set(_ key: String, _ value: LayerQuantity, animates: Bool = true) {
    guard animates, owner == nil else {
      more[key] = value
      return wasTouched()
    }
    implicitly(key) { more[key] = value }
    wasTouched()
  }
}

/// What a layer's view does for it.
@MainActor protocol LayerOwner: AnyObject {
  /// Whether y grows upwards in the view.
  var pointsUp: Bool { get }
  /// Called when the bounds have changed.
  func layerBoundsChanged(from old: CGRect)
  /// The origin of the bounds as it is shown now; `nil` for what the layer says.
  func shownOrigin(in graph: ViewGraph) -> CGPoint?
  /// Paints the view, which is one of the layers inside another.
  func showView(into list: inout DisplayList, _ context: DrawingContext)
  /// Paints what the view shows below the layers inside its own.
  func showContents(into list: inout DisplayList, in bounds: CGRect, _ context: DrawingContext)
}

extension CGAffineTransform {
  /// The linear part of this transform, without its translation.
  var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

/// The shape of round corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// The system's softer corners.
  case continuous
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}
