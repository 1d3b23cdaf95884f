import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What constraints know of a view.
@MainActor final class ConstraintPart {
  /// The constraints that are the view's.
  var constraints: [NSLayoutConstraint] = []
  /// The guides of code's own.
  var guides: [UILayoutGuide] = []
  /// The guides that are there by themselves.
  private var ownGuides: [UILayoutGuide] = []
  /// The guide of the keyboard; `nil` until it is asked for.
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// How far guides of margins are from the edges; `nil` for the usual.
  var margins: UIEdgeInsets?
  /// How much the view is no larger than its content, along both axes.
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  /// How much the view is no smaller than its content, along both axes.
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// The systems that were solved last for the views in this one.
  var solutions: [ConstraintLayout.Solution] = []

  /// The guide of a kind, which is the same whenever it is asked for.
  func guide(_ kind: UILayoutGuide.Kind, of view: UIView) -> UILayoutGuide {
    if let guide = ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: view)
    ownGuides.append(guide)
    return guide
  }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  // MARK: Anchors

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

  // MARK: Constraints

  /// The active constraints that are this view's: between views in it, or it and those.
  public var constraints: [NSLayoutConstraint] { storedPart?.constraints ?? [] }

  /// Activates a constraint as one of this view's.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraintPart.constraints.append(constraint)
    constraint.wasHeld(by: self)
    constraintsChanged()
  }
  /// Activates constraints as this view's.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint of this view's.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraintPart.constraints.removeAll { $0 === constraint }
    constraint.wasHeld(by: nil)
    constraintsChanged()
  }
  /// Deactivates constraints of this view's.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Called when one of the view's constraints is another than before.
  func constraintsChanged() {
    setNeedsLayout()
    if superview != nil { outermost.setNeedsLayout() }
  }

  /// The length that a constraint of the view alone says; `nil` where none does.
  func constrainedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.last {
      $0.firstAttribute == attribute && $0.relation == .equal && !$0.hasSecond && $0.first === self
    }?.constant
  }

  /// Adds the constraints of this view and all in it, outer ones first.
  func collectConstraints(into list: inout [NSLayoutConstraint]) {
    if let storedPart { list += storedPart.constraints }
    for view in subviews { view.collectConstraints(into: &list) }
  }

  /// Deactivates what ties this view and those in it to views around, which it is about to leave.
  func dropOuterConstraints() {
    guard NSLayoutConstraint.isUsed else { return }
    var around = superview
    while let view = around {
      view.removeConstraints(view.constraints.filter { $0.concerns(self) })
      around = view.superview
    }
  }

  // MARK: Content

  /// How much the view is no larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = storedPart?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// Sets how much the view is no larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority of that.
  ///   - axis: Along which axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      constraintPart.hugging.horizontal = priority
    } else {
      constraintPart.hugging.vertical = priority
    }
    constraintsChanged()
  }
  /// How much the view is no smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    guard let resistance = storedPart?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }
  /// Sets how much the view is no smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority of that.
  ///   - axis: Along which axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      constraintPart.resistance.horizontal = priority
    } else {
      constraintPart.resistance.vertical = priority
    }
    constraintsChanged()
  }

  // MARK: Guides

  /// The guide of what nothing covers of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { constraintPart.guide(.safeArea, of: self) }
  /// The guide of the keyboard, whose upper edge it has, or that of what is covered at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = constraintPart.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    constraintPart.keyboardGuide = guide
    return guide
  }
  /// The guide of what is inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { constraintPart.guide(.margins, of: self) }
  /// The guide of as much of that as can be read well.
  public var readableContentGuide: UILayoutGuide { constraintPart.guide(.readable, of: self) }

  /// The guides of code's own.
  public var layoutGuides: [UILayoutGuide] { storedPart?.guides ?? [] }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    constraintPart.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }
  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == .own else { return }
    constraintPart.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }

  /// The usual margin of a view, and that at the sides of a controller's view, on narrow and on wide screens, in points.
  private static let (margin, narrow, wide) = (CGFloat(8), CGFloat(16), CGFloat(20))
  /// The width from which a screen is wide.
  private static let wideWidth: CGFloat = 414

  /// The layout margins: the room between the edges and the guide of margins, without what covers the view.
  public var layoutMargins: UIEdgeInsets {
    get {
      if let margins = storedPart?.margins { return margins }
      guard controller != nil else {
        return UIEdgeInsets(
          top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
      }
      let side = bounds.width < Self.wideWidth ? Self.narrow : Self.wide
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    set {
      constraintPart.margins = newValue
      constraintsChanged()
      (self as? UIStackView)?.arrangementChanged()
    }
  }

  /// The layout margins by the direction of the text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (margins, isMirrored) = (layoutMargins, isFromRightToLeft)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = isFromRightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
  private var isFromRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins with what covers the view.
  var guidedMargins: UIEdgeInsets { layoutMargins.adding(safeAreaInsets) }
}

extension UIScrollView {
  /// The guide of all that is scrolled: constraints to it say how large the content is.
  public var contentLayoutGuide: UILayoutGuide { constraintPart.guide(.content, of: self) }
  /// The guide of the view's own frame, which stays while the content is scrolled.
  public var frameLayoutGuide: UILayoutGuide { constraintPart.guide(.window, of: self) }
}
