public import Foundation
public import Geometry

/// How a picture of a view looks while it is lifted.
@MainActor @preconcurrency open class UIPreviewParameters {
  /// What is behind the view.
  open var backgroundColor: UIColor?
  /// What of the view is seen; `nil` for all.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow; `nil` for that of what is seen.
  open var shadowPath: UIBezierPath?

  /// Creates the usual look.
  public init() {}
}

/// Where a lifted picture of a view is.
@MainActor @preconcurrency open class UIPreviewTarget {
  /// The view in which it is.
  public let container: UIView
  /// Where its centre is, in points of that view.
  public let center: CGPoint
  /// How it is turned and scaled.
  public let transform: CGAffineTransform

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - container: The view in which the picture is.
  ///   - center: Where its centre is, in points of that view.
  ///   - transform: How it is turned and scaled.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A lifted picture of a view, by what it shows and where it is.
@MainActor @preconcurrency open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it is.
  public let target: UIPreviewTarget

  /// Creates a picture of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: How it looks.
  ///   - target: Where it is.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Creates a picture of a view where that is.
  ///
  /// - Parameters:
  ///   - view: The view, which is in another.
  ///   - parameters: How it looks.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    guard let container = view.superview else {
      fatalError("a UITargetedPreview needs a view that is in another one, or a target")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center))
  }

  /// The size of the picture, in points.
  open var size: CGSize { view.bounds.size }
}
