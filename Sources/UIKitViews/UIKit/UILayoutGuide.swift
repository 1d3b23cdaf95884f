import Geometry
public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A layout guide: a rectangle in a view that constraints can name, and that nobody sees.
@MainActor @preconcurrency open class UILayoutGuide: LayoutItem {
  /// What the guide is of its view.
  enum Kind {
    /// A rectangle of code's own.
    case own
    /// What nothing covers.
    case safeArea
    /// What is inside the margins.
    case margins
    /// As much of that as can be read well.
    case readable
    /// All that a scroll view scrolls.
    case content
    /// A scroll view's window onto that.
    case window
    /// What the keyboard covers, or what is covered at the bottom without one.
    case keyboard
  }

  let kind: Kind
  /// The view to which it belongs.
  public internal(set) weak var owningView: UIView?
  /// A name for people.
  open var identifier = ""
  /// The frame that constraints have given it, in points of its view.
  public internal(set) var layoutFrame = CGRect.zero

  init(_ kind: Kind, of view: UIView?) { (self.kind, owningView) = (kind, view) }
  /// Creates a guide that belongs to no view.
  public convenience init() { self.init(.own, of: nil) }

  var layoutView: UIView? { owningView }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }
}

/// The guide of the keyboard: its upper edge is where the keyboard's is, or where what is covered at the bottom begins without one.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it begins above what is covered at the bottom, not at the view's lower edge, without a keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.constraintsChanged() } }
  }
  /// Whether it follows a keyboard that floats.
  ///
  /// - Note: Accepted; no effect. `followsUndockedKeyboard`: keyboards stand at the bottom.
  open var followsUndockedKeyboard = false
  /// How far above the keyboard a drag begins to take it away, in points.
  ///
  /// - Note: Accepted; no effect. `keyboardDismissPadding`: a drag takes it away as soon as it begins.
  open var keyboardDismissPadding: CGFloat = 0

  /// How much of the view's bottom it takes, in points.
  var height: CGFloat {
    guard let view = owningView else { return 0 }
    let covered = view.safeAreaInsets.bottom
    if usesBottomSafeArea { return covered }
    // Without a keyboard what is covered is the device's own.
    guard let stage = view.node?.graph.stage else { return 0 }
    let hasKeyboard = stage.safeArea.free.maxY < stage.size.height - stage.safeAreaInsets.bottom
    return hasKeyboard ? covered : 0
  }
}
