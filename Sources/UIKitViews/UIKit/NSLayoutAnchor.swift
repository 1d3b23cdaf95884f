public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// A layout anchor: a place or a size of a view or a guide, of which constraints are made.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType> {
  private let owner: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ owner: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.owner, self.attribute) = (owner, attribute)
  }

  /// The view or guide.
  public var item: AnyObject? { owner }

  /// Makes a constraint of this anchor.
  ///
  /// - Parameters:
  ///   - relation: How it compares.
  ///   - other: The other anchor; `nil` for none.
  ///   - multiplier: What that is multiplied with.
  ///   - constant: What is added, in points.
  /// - Returns: The constraint.
  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    times multiplier: CGFloat = 1, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: owner, attribute: attribute, relatedBy: relation, toItem: other?.owner,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint by which this is the same as another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: What is added to it, in points.
  /// - Returns: The constraint, which is not active.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, c) }
  /// Makes a constraint by which this is no less than another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: What is added to it, in points.
  /// - Returns: The constraint, which is not active.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, c) }
  /// Makes a constraint by which this is no more than another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: What is added to it, in points.
  /// - Returns: The constraint, which is not active.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, c) }
}

/// An anchor of places from left to right.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor:
  NSLayoutAnchor<NSLayoutXAxisAnchor>
{}

/// An anchor of places from top to bottom.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor:
  NSLayoutAnchor<NSLayoutYAxisAnchor>
{}

/// An anchor of sizes.
@MainActor @preconcurrency public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint by which this is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, c)
  }
  /// Makes a constraint by which this is no less than so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, c)
  }
  /// Makes a constraint by which this is no more than so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, c)
  }
  /// Makes a constraint by which this is another size, times a number.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The number.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, which is not active.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, times: m, c) }
  /// Makes a constraint by which this is no less than another size, times a number.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The number.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, which is not active.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, times: m, c) }
  /// Makes a constraint by which this is no more than another size, times a number.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The number.
  ///   - c: What is added, in points.
  /// - Returns: The constraint, which is not active.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, times: m, c) }
}

// UIView and UILayoutGuide have the same anchors; a protocol that lent them would be seen.
extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, attribute)
  }
  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, attribute)
  }
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(self, attribute)
  }
}
