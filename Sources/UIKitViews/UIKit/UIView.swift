public import Foundation
public import Geometry
import DisplayList
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A view of UIKit's: a rectangle of a hierarchy that code builds and changes by hand.
///
/// Geometry and look are those of its ``layer``; what changes inside a block of `UIView.animate` moves, by
/// the same store as SwiftUI's views. Units: points of the view around this one.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The view's layer: its geometry and look.
  public internal(set) lazy var layer = makeLayer()
  /// The class of the view's layer, one of Core Animation's.
  open class var layerClass: AnyClass { CALayer.self }
  /// Makes the view's layer, which knows whose it is.
  func makeLayer() -> CALayer { Self.makeLayer(of: type(of: self).layerClass, for: self) }
  /// Whether y grows upwards in the view: in none of UIKit's.
  var pointsUp: Bool { false }
  /// The object by whose type the view is called.
  var namedObject: AnyObject { self }
  /// The superview: the view around this one.
  public internal(set) weak var superview: UIView?
  /// The subviews, in painting order.
  public internal(set) var subviews: [UIView] = []
  /// The gesture recognisers of this view.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The view's place in the graph while it is shown.
  var node: UIViewNode?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  private var needsLayout = true
  /// The class of which this view stands for all; `nil` for a view that stands for itself.
  var appearanceName: String?
  /// What constraints know of the view; `nil` where they never asked.
  private(set) var storedPart: ConstraintPart?
  /// What constraints know of the view.
  var constraintPart: ConstraintPart {
    if let storedPart { return storedPart }
    let part = ConstraintPart()
    storedPart = part
    return part
  }
  /// Whether the view keeps its frame, as its autoresizing mask says; if not, constraints that name it place it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() }
    }
  }

  /// Creates a view.
  ///
  /// - Parameter frame: Where it is, in points of the view around it.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }
  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// The frame: the rectangle that the view fills; of a transformed view the upright one around it.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's own coordinates: its size, and the point at its top left.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// The view's centre.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The affine transform about the view's centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The transform in depth, applied about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The autoresizing mask: how the view changes when its superview gets another size.
  open var autoresizingMask: AutoresizingMask = []

  /// Called by the layer when its bounds have changed.
  func layerBoundsChanged(from old: CGRect) {
    guard old.size != bounds.size else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: old.size, to: bounds.size)
    }
    setNeedsLayout()
  }

  /// The origin of the bounds as it is shown now; `nil` for what the layer says.
  func shownOrigin(in graph: ViewGraph) -> CGPoint? { nil }

  /// What of the frame counts for no alignment.
  ///
  /// - Note: Accepted; no effect. `alignmentRectInsets`: constraints go by frames.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The outline by which the view collides in a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  // MARK: Look

  /// The opacity of the view and all in it, 0...1.
  open var alpha: CGFloat {
    get { CGFloat(layer.values.opacity.model) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view and all in it are hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      (superview as? UIStackView)?.arrangementChanged()
    }
  }
  /// The background colour; `nil` for none.
  open var backgroundColor: UIColor? {
    didSet {
      if backgroundColor == nil { layer.backgroundColor = nil }
      resolveBackground()
      noteAppearance("backgroundColor")
    }
  }
  /// Whether what is in the view is clipped to its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view promises to paint all of its bounds; nothing here depends on it.
  open var isOpaque = true
  /// The content mode: how contents fill the bounds.
  open var contentMode = ContentMode.scaleToFill
  private(set) var ownTint: UIColor?
  /// The tint of controls and of template images; that of the superview unless set.
  open var tintColor: UIColor {
    get {
      // UIKit takes the colour out of a tint that is dimmed; how dark the grey is it does not publish.
      if tintAdjustmentMode == .dimmed { return .systemGray }
      return ownTint ?? superview?.tintColor ?? .systemBlue
    }
    set {
      ownTint = newValue
      tellTintChange()
      noteAppearance("tintColor")
    }
  }
  /// Tells that the tint is another.
  final func tellTintChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTintChange() }
  }
  /// The traits of the view's place: light or dark, and the display's scale.
  public var traitCollection: UITraitCollection {
    UITraitCollection(node?.environment ?? UIScreen.environment)
  }

  /// Brings the background's numbers in line with light or dark.
  ///
  /// A view without one leaves its layer the colour that it has by itself.
  func resolveBackground() {
    guard let backgroundColor else { return }
    let environment = node?.environment ?? UIScreen.environment
    layer.backgroundColor = CGColor(backgroundColor.color.resolve(in: environment))
  }

  /// Whether the view and those in it are light or dark, whatever is around them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { overriddenStyleChanged() }
  }
  /// Called when ``overrideUserInterfaceStyle`` was set.
  func overriddenStyleChanged() {
    guard let node else { return }
    node.graph.enqueue { [weak self, weak node] in
      guard let self, let node, !node.isRemoved, let parent = node.parent else { return }
      var environment = parent.environment
      environment.renew(node.graph.takeSerial())
      node.update(EmptyView(), environment: styled(environment, in: node.graph))
    }
  }
  /// What the view says of light or dark, else its controller.
  var overriddenStyle: UIUserInterfaceStyle {
    guard overrideUserInterfaceStyle == .unspecified else { return overrideUserInterfaceStyle }
    return controller?.overrideUserInterfaceStyle ?? .unspecified
  }
  /// The environment of the view where that around it is `environment`.
  final func styled(_ environment: EnvironmentValues, in graph: ViewGraph) -> EnvironmentValues {
    let scheme: ColorScheme
    switch overriddenStyle {
    case .unspecified: return environment
    case .light: scheme = .light
    case .dark: scheme = .dark
    }
    guard environment.colorScheme != scheme else { return environment }
    var own = environment
    own.colorScheme = scheme
    own.renew(graph.takeSerial())
    return own
  }
  /// The picture of a view that stands for all that the stage shows.
  var stagePicture: DrawnPicture? { nil }

  // MARK: Touches

  /// The opacity up to which touches go through a view, as UIKit documents it.
  static let leastTouchableAlpha: CGFloat = 0.01
  /// Whether touches reach the view and what is in it.
  open var isUserInteractionEnabled = true
  /// The name under which scripts find the view.
  open var accessibilityIdentifier: String?
  /// The accessibility label: what the view says to someone who cannot see it.
  open var accessibilityLabel: String?
  /// A number to find the view by.
  open var tag = 0
  /// What the view says of itself besides.
  var manners = ViewManners()
  /// The next responder: the view's controller, or the superview; of what is in no view its window.
  open override var next: UIResponder? { controller ?? superview ?? outerResponder }

  /// Hit-tests this view: the view that a touch reaches.
  ///
  /// - Parameters:
  ///   - point: The touch, in points of this view.
  ///   - event: The event of the touch; handed on.
  /// - Returns: The topmost view there, this one or one in it; `nil` where the touch misses.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  /// Whether a point is inside this view's bounds.
  ///
  /// - Parameters:
  ///   - point: The point, in points of this view.
  ///   - event: The event of a touch.
  /// - Returns: Whether it is inside.
  /// - Note: Accepted; no effect. `with`: it is for those that override this.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recogniser of the view may begin, if its delegate lets it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Subviews

  /// Adds a subview on top of the others.
  open func addSubview(_ view: UIView) { seat(view, at: subviews.count) }
  /// Inserts a subview at an index.
  ///
  /// - Parameters:
  ///   - view: The view; one that is a subview elsewhere is removed there.
  ///   - index: Its index in painting order, 0 for the lowest; one beyond the ends counts as the
  ///     end.
  open func insertSubview(_ view: UIView, at index: Int) { seat(view, at: index) }
  /// Inserts a subview right above another.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sibling: The other subview; without it the view goes on top.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }.map { $0 + 1 }
    seat(view, at: place ?? others.count)
  }
  /// Inserts a subview right below another.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sibling: The other subview; without it the view goes on top.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    seat(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }
  /// Has two subviews change places.
  ///
  /// - Parameters:
  ///   - index1: The index of one in painting order.
  ///   - index2: The index of the other one.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    seat(upper, at: low)
    seat(lower, at: high)
  }
  /// Brings a subview to the front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { seat(view, at: subviews.count) }
  }
  /// Sends a subview to the back of the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { seat(view, at: 0) }
  }
  /// Removes the view from its superview, at once.
  open func removeFromSuperview() { takeOut() }

  // MARK: Layout

  /// Lays out the subviews; called when the size has changed or ``setNeedsLayout()`` asked for it.
  open func layoutSubviews() {}
  /// Marks the layout as due: ``layoutSubviews()`` is called before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    node?.box.invalidateLayout()
  }
  /// Lays out now where it is due: places views by constraints and calls ``layoutSubviews()``, here and in all views inside.
  public func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    ConstraintLayout.place(below: self)
    layoutWhereNeeded()
  }
  private var needsConstraints = true
  /// Sets the constraints; called before the layout when the view has come, or ``setNeedsUpdateConstraints()`` asked for it.
  open func updateConstraints() {}
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }
  /// Calls ``updateConstraints()`` where it is due, in views inside first.
  open func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
  /// Whether the view needs constraints to stand right; nothing here depends on it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Calls ``layoutSubviews()`` where it is due.
  final func layoutWhereNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSublayers(of: layer)
    }
    for view in subviews { view.layoutWhereNeeded() }
  }
  /// Lays out the layers inside the view's own: calls ``layoutSubviews()``; a subclass lays out others, too.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
  /// Called when one of the view's own layers is to show something else.
  open func display(_ layer: CALayer) {}
  /// Draws what a layer shows whose delegate the view is.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - ctx: The context, whose origin is at the layer's top left.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// What a layer does when a property changes whose delegate the view is; `nil` for what it does by itself.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - event: The property.
  /// - Returns: What it does.
  /// - Note: Accepted; no effect. `for`, `forKey`: it is for subclasses.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// What of the view is covered at its sides, in points.
  open var safeAreaInsets: UIEdgeInsets {
    guard let node else { return .zero }
    let insets = coveredInsets(by: node.graph.stage.safeArea)
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  /// The least size that the constraints inside leave the view; its intrinsic one without any.
  ///
  /// - Parameter targetSize: The size that is wished for: ``layoutFittingCompressedSize`` for the least.
  /// - Returns: The size in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The least size that the constraints inside leave the view; what it takes without any.
  ///
  /// - Parameters:
  ///   - targetSize: The size that is wished for.
  ///   - horizontalFittingPriority: Whether its width is kept, if required.
  ///   - verticalFittingPriority: Whether its height is kept, if required.
  /// - Returns: The size in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : nil
    var size = ConstraintLayout.fittingSize(of: self, width: width) ?? fittingSize(forWidth: width)
    if let width { size.width = width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }
  /// The least size, for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The greatest size, for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The size of the content for constraints, at a width that it is given or at its own.
  func fittingSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Whether that size's height is another at other widths.
  var heightFollowsWidth: Bool { false }
  /// The intrinsic size of the content; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Invalidates ``intrinsicContentSize``, which is another than before.
  open func invalidateIntrinsicContentSize() {
    node?.box.invalidateLayout()
    if superview == nil { node?.host?.box.invalidateLayout() }
    (superview as? UIStackView)?.arrangementChanged()
  }
  /// The size that the view takes when it is proposed `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the size that fits it.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }
  /// No intrinsic length, in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Whether SwiftUI's views in this one, if there are any, are how it works, and not what code has put there.
  var isHouseMade: Bool { false }
  /// SwiftUI's views in this one, below its subviews.
  var hostedContent: AnyView? { nil }

  // MARK: What a subclass is told

  /// Called when a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another view around it.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another view around it.
  open func didMoveToSuperview() {}
  /// Called before the view comes on a stage or leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come on a stage or left it: ``window`` tells.
  open func didMoveToWindow() {}
  /// Called when ``tintColor`` is another than before.
  open func tintColorDidChange() {}
  /// Called when it has become light or dark where the view is.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Drawing

  /// Draws what the view shows, into the context that `UIGraphicsGetCurrentContext()` gives.
  ///
  /// - Parameter rect: What is to be drawn: all of the bounds.
  open func draw(_ rect: CGRect) {}
  /// What ``draw(_:)`` has drawn, and for which bounds.
  var drawing: (bounds: CGRect, picture: DrawnPicture)?
  /// Asks for ``draw(_:)`` before the next frame.
  open func setNeedsDisplay() { drawing = nil }
  /// Asks for ``draw(_:)`` before the next frame.
  ///
  /// - Parameter rect: What is to be drawn again.
  /// - Note: Accepted; no effect. `rect`: all of the view is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Paints what the view shows besides its background and the views in it.
  func drawContents(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {}
  /// Who paints the view besides, in another module; `nil` for nobody.
  package final weak var painter: (any ViewPainter)?
  /// What the view is called in a trace.
  var tracedName: String {
    traceName(of: type(of: namedObject))
  }
  /// What the view says to someone who cannot see it.
  var spokenText: String? { accessibilityLabel }
}
