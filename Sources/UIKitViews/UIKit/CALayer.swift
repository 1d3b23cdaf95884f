public import Foundation
public import Geometry
import DisplayList
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A layer: the geometry and the look of a view, by Core Animation's names.
///
/// Units: points of the layer around this one. What changes inside a block of `UIView.animate` moves;
/// what changes outside jumps.
@MainActor @preconcurrency open class CALayer {
  var values = LayerValues()
  /// The node of the view whose layer this is, while it is shown.
  private(set) weak var node: Node?
  /// The view whose layer this is.
  weak var view: UIView?
  /// The key paths of properties that the classic animations move.
  private var classicKeys: [String] = []

  /// Creates a layer without size.
  public init() {}

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
      if old != newValue { view?.boundsChanged(from: old) }
    }
  }
  /// The anchor point, which ``position`` puts and about which transforms turn, in fractions of the
  /// size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
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
    let new = LayerTransform(transform, near: values.transform.model)
    change(\.transform, to: new, "transform")
  }

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

  // MARK: Movements

  /// The presentation layer: the layer as it is shown now; it does not follow.
  public func presentation() -> Self? { copy(values.look(in: node?.graph)) as? Self }

  private func copy(_ look: LayerLook) -> CALayer {
    let layer = CALayer()
    layer.values = LayerValues(look)
    (layer.anchorPoint, layer.isHidden) = (anchorPoint, isHidden)
    (layer.cornerCurve, layer.masksToBounds) = (cornerCurve, masksToBounds)
    return layer
  }

  /// The key paths of the properties that classic animations move now; `nil` if there are none.
  ///
  /// What `UIView.animate(_:changes:)` moves is not among them: it moves without a `CAAnimation`.
  public func animationKeys() -> [String]? {
    classicKeys.removeAll { !isMoving($0) }
    return classicKeys.isEmpty ? nil : classicKeys
  }

  /// Removes all animations: the layer is shown as its properties say.
  public func removeAllAnimations() {
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

  /// Attaches the layer to `node`, which shows it.
  func attach(to node: Node) { self.node = node }

  /// Detaches the layer from its node.
  func detach() {
    removeAllAnimations()
    node = nil
  }

  private func change<V: Animatable>(
    _ path: WritableKeyPath<LayerValues, Moving<V>>, to new: V, _ key: String
  ) {
    guard let node, !node.isRemoved else {
      values[keyPath: path] = Moving(new)
      return
    }
    let change = UIKitChange.current
    values[keyPath: path].set(new, change?.transaction ?? Transaction(), in: node)
    guard let change, change.transaction.animation != nil,
      values[keyPath: path].isMoving(in: node.graph)
    else { return }
    change.note(node.graph)
    classicKeys.removeAll { $0 == key }
    if change.isClassic { classicKeys.append(key) }
  }
}

extension LayerValues {
  /// Values at rest, as `look` says.
  fileprivate init(_ look: LayerLook) {
    (position, bounds) = (Moving(look.position), Moving(look.bounds))
    (transform, opacity) = (Moving(look.transform), Moving(look.opacity))
    (background, cornerRadius) = (Moving(look.background), Moving(look.cornerRadius))
    (borderWidth, borderColor) = (Moving(look.borderWidth), Moving(look.borderColor))
    (shadowColor, shadowOpacity) = (Moving(look.shadowColor), Moving(look.shadowOpacity))
    (shadowRadius, shadowOffset) = (Moving(look.shadowRadius), Moving(look.shadowOffset))
  }
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
