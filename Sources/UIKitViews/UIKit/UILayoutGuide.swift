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
