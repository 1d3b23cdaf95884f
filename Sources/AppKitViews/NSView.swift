import DisplayList
import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

/// A view of AppKit's: a rectangle of a hierarchy that code builds and changes by hand.
///
/// Places count from the lower left, upwards, unless the view ``isFlipped``; so do those in its layers. The view stands
/// among UIKit's by its surface. Units: points of the view around this one.
@MainActor @preconcurrency open class NSView: NSResponder {
  /// The view's place among UIKit's.
  package private(set) lazy var surface = SurfaceView(of: self)
  /// The superview: the view around this one.
  public internal(set) weak var superview: NSView?
  /// The views inside, in painting order.
  var inside: [NSView] = []
  /// The controller whose view this is.
  weak var controller: NSViewController?
  /// The moment and the group in which changes move, as ``animator()`` was asked for.
  var animated: NSAnimationContext.Mark?
  private var ownLayer: CALayer?
  /// Whether the view is told already that it leaves the stage.
  var isLeaving = false

  /// Creates a view.
  ///
  /// - Parameter frameRect: Where it is, in points of the view around it.
  public init(frame frameRect: CGRect) {
    super.init()
    // Layers of views turn about their corner.
    surface.layer.anchorPoint = .zero
    surface.frame = frameRect
  }
  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }
  /// Creates a view of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  /// Whether y grows downwards, from the upper left.
  open var isFlipped: Bool { false }
  /// The frame: the rectangle that the view fills.
  open var frame: CGRect {
    get { surface.frame }
    set { change { surface.frame = newValue } }
  }
  /// The view's own coordinates: its size, and the point at its corner.
  open var bounds: CGRect {
    get { surface.bounds }
    set { change { surface.bounds = newValue } }
  }
  /// Moves the view's corner.
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
  /// Gives the view another size.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
  /// Moves the point at the view's corner.
  open func setBoundsOrigin(_ newOrigin: CGPoint) { bounds.origin = newOrigin }
  /// Gives the view's coordinates another size.
  open func setBoundsSize(_ newSize: CGSize) { bounds.size = newSize }
  /// The turn of the view about its corner, in degrees towards where y grows.
  open var frameRotation: CGFloat = 0 {
    didSet {
      let turn = CGAffineTransform.identity.rotated(by: frameRotation / 180 * .pi)
      change { surface.transform = turn }
    }
  }
  /// Which sizes and margins of the view change when its superview gets another size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { surface.autoresizingMask = autoresizingMask.listed }
  }
  /// Whether the views inside follow the size of this one: they do.
  ///
  /// - Note: Accepted; no effect. `autoresizesSubviews`: they always do.
  open var autoresizesSubviews = true

  /// Which sizes and margins of a view change when its superview gets another size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None.
    public static let none = Self([])
    /// The distance from the left gives way.
    public static let minXMargin = Self(rawValue: 1)
    /// The width gives way.
    public static let width = Self(rawValue: 2)
    /// The distance from the right gives way.
    public static let maxXMargin = Self(rawValue: 4)
    /// The distance from where y begins gives way.
    public static let minYMargin = Self(rawValue: 8)
    /// The height gives way.
    public static let height = Self(rawValue: 16)
    /// The distance from where y ends gives way.
    public static let maxYMargin = Self(rawValue: 32)

    /// The same for the surface: its coordinates grow the same way.
    fileprivate var listed: UIView.AutoresizingMask { .init(rawValue: Int(rawValue)) }
  }

  // MARK: Look

  /// Whether the view has a layer of its own that code may change.
  open var wantsLayer = false
  /// The layer: there where ``wantsLayer`` says so, here or around, and on a stage.
  open var layer: CALayer? {
    get { hasLayer ? surface.layer : nil }
    set {
      ownLayer = newValue
      surface.exchangeLayer(for: newValue ?? CALayer())
    }
  }
  private var hasLayer: Bool {
    wantsLayer || ownLayer != nil || surface.window != nil || superview?.hasLayer == true
  }
  /// Makes the layer of the view: a plain one unless a subclass says otherwise.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Whether the view's look is set in ``updateLayer()``, not drawn.
  open var wantsUpdateLayer: Bool { false }
  /// Sets the look of the layer, where ``wantsUpdateLayer`` says so.
  open func updateLayer() {}
  /// When the layer is drawn again.
  ///
  /// - Note: Accepted; no effect. `layerContentsRedrawPolicy`: when its size has changed, or somebody asks.
  open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
  /// When a layer is drawn again.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never.
    case never
    /// When somebody asks.
    case onSetNeedsDisplay
    /// While its size changes.
    case duringViewResize
    /// Before its size changes.
    case beforeViewResize
    /// While its size changes, faded.
    case crossfade
  }
  /// The opacity of the view and all in it, 0...1.
  open var alphaValue: CGFloat {
    get { surface.alpha }
    set { change { surface.alpha = newValue } }
  }
  /// Whether the view and all in it are hidden.
  open var isHidden: Bool {
    get { surface.isHidden }
    set { surface.isHidden = newValue }
  }
  /// Whether the view or one around it is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }
  /// Whether the view promises to paint all of its bounds; nothing here depends on it.
  open var isOpaque: Bool { false }
  /// Whether what is in the view is clipped to its bounds.
  open var clipsToBounds: Bool {
    get { surface.clipsToBounds }
    set { surface.clipsToBounds = newValue }
  }
  /// The shadow of the view; `nil` for none.
  open var shadow: NSShadow? {
    didSet {
      surface.layer.shadowOpacity = shadow == nil ? 0 : 1
      guard let shadow else { return }
      surface.layer.shadowColor = (shadow.shadowColor ?? .clear).cgColor
      surface.layer.shadowOffset = shadow.shadowOffset
      // Core Graphics' blur is twice the standard deviation.
      surface.layer.shadowRadius = shadow.shadowBlurRadius / 2
    }
  }
  /// The appearance of the view and of those in it; `nil` for that of the view around.
  ///
  /// What is resolved to numbers, as a layer's colours are, keeps those of the stage.
  open var appearance: NSAppearance? { didSet { if appearance != oldValue { turnAppearance() } } }
  /// The appearance of the view's place.
  open var effectiveAppearance: NSAppearance {
    ownAppearance ?? NSAppearance(surface.environment.colorScheme)
  }
  /// The appearance that this view or one around it sets.
  var ownAppearance: NSAppearance? { appearance ?? superview?.ownAppearance }

  private func turnAppearance() {
    surface.hostedViewsChanged()
    surface.setNeedsDisplay()
    appearanceChanged()
    for view in inside where view.appearance == nil { view.turnAppearance() }
  }

  // MARK: Drawing

  /// Draws what the view shows, into ``NSGraphicsContext/current``.
  ///
  /// - Parameter dirtyRect: What is to be drawn: all of the bounds.
  open func draw(_ dirtyRect: CGRect) {}
  /// Whether ``draw(_:)`` is to be called before the next frame.
  open var needsDisplay = false {
    didSet { if needsDisplay { displayAgain() } }
  }
  /// Asks for ``draw(_:)`` before the next frame.
  ///
  /// - Parameter invalidRect: What is to be drawn again.
  /// - Note: Accepted; no effect. `invalidRect`: all of the view is drawn again.
  open func setNeedsDisplay(_ invalidRect: CGRect) { needsDisplay = true }
  /// Draws now: as before the next frame.
  open func display() { needsDisplay = true }

  private func displayAgain() {
    surface.setNeedsDisplay()
    if wantsUpdateLayer { updateLayer() }
  }

  /// Hit-tests this view.
  ///
  /// - Parameter point: A point, in coordinates of the view around.
  /// - Returns: The topmost view there, this one or one in it; `nil` where the point misses.
  open func hitTest(_ point: CGPoint) -> NSView? {
    let own = superview.map { surface.convert(point, from: $0.surface) } ?? point
    return surface.plainHit(own)?.owner as? NSView
  }

  // MARK: What a subclass is told

  /// Called before the view gets another view around it.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// Called when the view has another view around it.
  open func viewDidMoveToSuperview() {}
  /// Called before the view comes on a stage or leaves it.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// Called when the view has come on a stage or left it: ``window`` tells.
  open func viewDidMoveToWindow() {}
  /// Called when a view was put into this one.
  open func didAddSubview(_ subview: NSView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: NSView) {}
  /// Called when light or dark may have changed.
  open func viewDidChangeEffectiveAppearance() {}

  // MARK: What classes of this module show

  /// SwiftUI's views in the view, below those in it.
  var hosted: AnyView? { nil }
  /// What the view says to someone who cannot see it.
  var spoken: String? { nil }
  /// The size of the content at a width.
  func contentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Paints what the view shows besides what it draws, in coordinates that grow downwards.
  func paint(into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform) {}

  // MARK: Layout

  /// The intrinsic size of the content; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// No intrinsic length, in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Lays out what is in the view; called when the size has changed or ``needsLayout`` asked for it.
  open func layout() {}
  /// Whether the layout is due: ``layout()`` is called before the next frame.
  open var needsLayout = false {
    didSet { if needsLayout { surface.setNeedsLayout() } }
  }
  /// Whether the view's constraints are to be changed before the next frame.
  open var needsUpdateConstraints = false {
    didSet { if needsUpdateConstraints { surface.setNeedsLayout() } }
  }
  /// Changes the view's constraints, where ``needsUpdateConstraints`` asked for it.
  open func updateConstraints() {}
  /// What the view says when it is pressed; a film has no mouse.
  open var toolTip: String?
  /// A number to find the view by.
  open var tag: Int { -1 }
  /// A name to find the view by.
  open var identifier: NSUserInterfaceItemIdentifier?
}

/// The name of something that is shown.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A shadow, by AppKit's name.
open class NSShadow {
  /// How far it falls, in points; upwards above zero where y grows upwards.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a third of black unless set.
  open var shadowColor: NSColor? = NSColor(white: 0, alpha: 1.0 / 3)
  /// Creates a shadow that does not fall.
  public init() {}
}
