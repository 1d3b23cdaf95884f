public import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What a popover may point at: a view, or an item of a bar.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// What is asked and told of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before a popover comes.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap beside a popover dismisses it, by the older name.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a popover has gone by a tap beside it, by the older name.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The presentation controller of a popover: a bubble that points at something.
///
/// Where the width is compact, as on a telephone, it is a sheet, unless the delegate's
/// ``UIAdaptivePresentationControllerDelegate/adaptivePresentationStyle(for:)`` says ``UIModalPresentationStyle/none``.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it points at.
  ///
  /// Of an alert from below it says out of what that grows, where the system has it so.
  open weak var sourceView: UIView? { didSet { shown?() } }
  /// The place in that view, in its points; null for all of it.
  open var sourceRect = CGRect.null { didSet { shown?() } }
  /// The item of a bar that it points at.
  open var barButtonItem: UIBarButtonItem? { didSet { shown?() } }
  /// The view or the item of a bar that it points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get {
      if let barButtonItem { return barButtonItem }
      return sourceView
    }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// To where its arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { shown?() } }
  /// To where its arrow points; unknown before it is there.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The colour of the bubble and its arrow; that of the controller's view unless set.
  open var backgroundColor: UIColor? { didSet { shown?() } }
  /// Points that are kept free at the sides of the screen, besides what is covered.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { shown?() }
  }
  /// The views beside it that are touched while it is there.
  ///
  /// - Note: Accepted; no effect. `passthroughViews`: a tap beside a popover dismisses it.
  open var passthroughViews: [UIView]?
  /// Whether it may stand over what it points at.
  ///
  /// - Note: Accepted; no effect. `canOverlapSourceViewRect`: it stands beside that.
  open var canOverlapSourceViewRect = false
  /// The presentation controller of the sheet that it is where the width is compact.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)

  /// Called when what is said of the bubble is other than before.
  var shown: (() -> Void)?

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { shown?() }

  /// The delegate, if it is told of popovers.
  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// What it points at, in points of the stage; `nil` where nothing says so.
  var sourcePlace: CGRect? {
    if let barButtonItem { return barButtonItem.place }
    guard let sourceView, sourceView.node != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: nil)
  }

  /// The size of a controller that says none, in points: that of UIKit's own `contentSizeForViewInPopover`.
  private static let usualSize = CGSize(width: 320, height: 1100)

  /// The size that the controller would like to have.
  var wishedSize: CGSize {
    var wish = presentedViewController.preferredContentSize
    if wish == .zero, let stack = presentedViewController as? UINavigationController {
      wish = stack.topViewController?.preferredContentSize ?? .zero
    }
    return CGSize(
      width: wish.width > 0 ? wish.width : Self.usualSize.width,
      height: wish.height > 0 ? wish.height : Self.usualSize.height)
  }
}

/// To where a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards: the popover stands below what it points at.
  public static let up = Self(rawValue: 1)
  /// Downwards: it stands above.
  public static let down = Self(rawValue: 2)
  /// To the left: it stands to the right.
  public static let left = Self(rawValue: 4)
  /// To the right: it stands to the left.
  public static let right = Self(rawValue: 8)
  /// To whichever side there is room.
  public static let any = Self(rawValue: 15)
  /// To none that is known.
  public static let unknown = Self(rawValue: .max)

  /// The edges of the bubble at which the arrow may be, from left to right.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if contains(.up) { edges.insert(.top) }
    if contains(.down) { edges.insert(.bottom) }
    if contains(.left) { edges.insert(.leading) }
    if contains(.right) { edges.insert(.trailing) }
    return edges
  }

  /// The direction of an arrow at an edge of the bubble.
  init(_ edge: Edge) {
    switch edge {
    case .top: self = .up
    case .bottom: self = .down
    case .leading: self = .left
    case .trailing: self = .right
    }
  }
}
