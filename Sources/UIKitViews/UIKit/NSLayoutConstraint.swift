public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// What constraints can name: a view, or a guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view, or the one that the guide belongs to.
  var layoutView: UIView? { get }
}

/// A layout constraint: what the places and sizes of views have to do with each other.
///
/// `first = multiplier · second + constant`, or no less, or no more. Those that are active are met in the order of their
/// priorities, each as well as those before it allow.
@MainActor @preconcurrency open class NSLayoutConstraint {
  /// A place or a size of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge at which lines begin.
    case leading
    /// The edge at which lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between the left and the right edge.
    case centerX
    /// The middle between the upper and the lower edge.
    case centerY
    /// None.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is no more than the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is no less than the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of places and sizes.
  public enum Axis: Int, Sendable {
    /// To the right.
    case horizontal
    /// Down.
    case vertical
  }

  private(set) weak var first: (any LayoutItem)?
  private(set) weak var second: (any LayoutItem)?
  /// Whether there is a second item.
  let hasSecond: Bool
  /// The view whose constraint it is while it is active.
  private(set) weak var holder: UIView?
  /// Whether any constraint was active ever.
  private(set) static var isUsed = false

  /// The place or the size on the first side.
  public let firstAttribute: Attribute
  /// The place or the size on the second side.
  public let secondAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// What the second side is multiplied with.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
  /// The priority.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }
  /// A name for people.
  open var identifier: String?

  /// The view or guide on the first side.
  public var firstItem: AnyObject? { (first as? UIView)?.namedObject ?? first }
  /// The view or guide on the second side.
  public var secondItem: AnyObject? { (second as? UIView)?.namedObject ?? second }

  /// Creates a constraint, which is not active.
  ///
  /// - Parameters:
  ///   - view1: The view or guide on the first side.
  ///   - attr1: Its place or size.
  ///   - relation: How the sides compare.
  ///   - view2: The view or guide on the second side; `nil` for none.
  ///   - attr2: Its place or size.
  ///   - multiplier: What that is multiplied with.
  ///   - c: What is added, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    func item(_ view: Any?) -> (any LayoutItem)? {
      view as? any LayoutItem ?? (view as? any SurfaceOwner)?.surface
    }
    first = item(view1)
    let second = item(view2)
    (self.second, hasSecond) = (second, second != nil && attr2 != .notAnAttribute)
    (firstAttribute, self.relation, secondAttribute) = (attr1, relation, attr2)
    (self.multiplier, constant) = (multiplier, c)
  }

  // MARK: Being active

  /// Whether it is met.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, var common = first?.layoutView else { return }
    while hasSecond, let other = second?.layoutView, !other.isDescendant(of: common) {
      guard let around = common.superview else {
        fatalError("a constraint is between views that have no view around both")
      }
      common = around
    }
    common.addConstraint(self)
  }

  /// Called when a view has taken the constraint, or let go of it.
  func wasHeld(by view: UIView?) {
    holder = view
    if view != nil { Self.isUsed = true }
  }

  private func changed() { holder?.constraintsChanged() }

  /// Whether it names a view, a guide of it, or anything in it.
  func concerns(_ view: UIView) -> Bool {
    first?.layoutView?.isDescendant(of: view) == true
      || second?.layoutView?.isDescendant(of: view) == true
  }
}
