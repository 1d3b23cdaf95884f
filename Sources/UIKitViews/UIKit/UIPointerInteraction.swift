public import Foundation

/// A part of a view over which a pointer is.
@MainActor @preconcurrency open class UIPointerRegion {
  /// The rectangle, in points of the view.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?

  /// Creates a part of a view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the view.
  ///   - identifier: What tells it from others.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// Where a pointer is when it is asked for a part of a view.
@MainActor @preconcurrency open class UIPointerRegionRequest {
  /// The place, in points of the view.
  public let location: CGPoint
  init(location: CGPoint) { self.location = location }
}

/// The outline of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle: its frame, and the radius of its corners in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// An upright beam of a length in points.
  case verticalBeam(length: CGFloat)
  /// A level beam of a length in points.
  case horizontalBeam(length: CGFloat)
}

/// What a view does under a pointer.
public enum UIPointerEffect {
  /// As the system thinks best.
  case automatic(UITargetedPreview)
  /// It shines.
  case highlight(UITargetedPreview)
  /// It rises.
  case lift(UITargetedPreview)
  /// It is another in size or tint.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint is.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none
    /// Over the view.
    case overlay
    /// Behind it.
    case underlay
  }
}

/// How a pointer looks over a part of a view, and what that does.
@MainActor @preconcurrency open class UIPointerStyle {
  /// What the view does; `nil` for nothing.
  public let effect: UIPointerEffect?
  /// The pointer's outline; `nil` for the usual one.
  public let shape: UIPointerShape?

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
    (self.effect, self.shape) = (effect, shape)
  }
  /// Creates a style of an effect.
  ///
  /// - Parameters:
  ///   - effect: What the view does.
  ///   - shape: The pointer's outline; `nil` for the usual one.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }
  /// Creates a style of an outline.
  ///
  /// - Parameters:
  ///   - shape: The pointer's outline.
  ///   - constrainedAxes: Along which axes it stays over the part, by their number.
  /// - Note: Accepted; no effect. `constrainedAxes`: films have no pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes: Int = 0) {
    self.init(nil, shape)
  }
  /// The style of a pointer that is not seen.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil) }
}

/// The delegate of an interaction with a pointer.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {
  /// The part of the view over which a pointer is.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: Where the pointer is.
  ///   - defaultRegion: The whole view.
  /// - Returns: The part; `nil` for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks over a part of the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The part.
  /// - Returns: How it looks; `nil` for as usual.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// An interaction of a view with a pointer.
///
/// - Note: Accepted; no effect. `UIPointerInteraction`: films have fingers, and no pointer.
@MainActor @preconcurrency open class UIPointerInteraction: UIInteraction {
  /// The delegate; nobody asks it in a film.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// Whether the pointer counts.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Has the delegate asked again: nobody does.
  open func invalidate() {}
}

/// The recogniser of a pointer over a view.
///
/// - Note: Accepted; no effect. `UIHoverGestureRecognizer`: films have fingers, and no pointer.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {
  // A finger is no pointer.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
