import Foundation
import Geometry
import UIKitViews
@_spi(Engine) import ViewEngine
import Views

extension NSLayoutConstraint {
  /// How much a constraint counts.
  public typealias Priority = UILayoutPriority
  /// A direction of places and sizes.
  public typealias Orientation = Axis
}

extension NSView {
  /// Whether the view keeps its frame; if not, constraints that name it place it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { surface.translatesAutoresizingMaskIntoConstraints }
    set { surface.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { surface.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { surface.rightAnchor }
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { surface.leadingAnchor }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { surface.trailingAnchor }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { surface.centerXAnchor }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { surface.topAnchor }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { surface.bottomAnchor }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { surface.centerYAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { surface.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { surface.heightAnchor }

  /// The active constraints that are this view's: between views in it, or it and those.
  public var constraints: [NSLayoutConstraint] { surface.constraints }
  /// Activates a constraint as one of this view's.
  public func addConstraint(_ constraint: NSLayoutConstraint) { surface.addConstraint(constraint) }
  /// Activates constraints as this view's.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    surface.addConstraints(constraints)
  }
  /// Deactivates a constraint of this view's.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    surface.removeConstraint(constraint)
  }
  /// Deactivates constraints of this view's.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    surface.removeConstraints(constraints)
  }

  /// How much the view is no larger than its content.
  public func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { surface.contentHuggingPriority(for: orientation) }
  /// Sets how much the view is no larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority of that.
  ///   - orientation: Along which axis.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { surface.setContentHuggingPriority(priority, for: orientation) }
  /// How much the view is no smaller than its content.
  public func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    surface.contentCompressionResistancePriority(for: orientation)
  }
  /// Sets how much the view is no smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority of that.
  ///   - orientation: Along which axis.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { surface.setContentCompressionResistancePriority(priority, for: orientation) }

  /// Says that ``intrinsicContentSize`` is another than before.
  public func invalidateIntrinsicContentSize() { surface.invalidateIntrinsicContentSize() }
  /// The least size that the constraints inside leave the view; that of its content without any.
  public var fittingSize: CGSize {
    let size = surface.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }
  /// Lays out now where it is due, here and in all views inside.
  public func layoutSubtreeIfNeeded() { change { surface.layoutIfNeeded() } }
}
