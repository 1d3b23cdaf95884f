import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIView {
  /// A view outside whose opaque parts this one is invisible, in this one's coordinates; it is in no other view.
  public var mask: UIView? {
    get { manners.mask }
    set {
      guard manners.mask !== newValue else { return }
      if let old = manners.mask {
        manners.mask = nil
        layer.mask = nil
        old.detach()
        old.manners.masked = nil
        old.layer.isMaskOfView = false
      }
      guard let newValue else { return }
      newValue.removeFromSuperview()
      newValue.manners.masked?.mask = nil
      newValue.manners.masked = self
      newValue.layer.isMaskOfView = true
      manners.mask = newValue
      layer.mask = newValue.layer
      guard let node else { return }
      newValue.attach(to: node)
      node.box.contentsChanged()
      setNeedsLayout()
    }
  }

  /// The point about which the view turns, and which its centre is, in fractions of its size.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The frame of what is aligned when the view has one: the frame without what ``alignmentRectInsets`` leaves out.
  ///
  /// - Parameter frame: The frame.
  /// - Returns: The frame of what is aligned.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// The frame of the view when what is aligned has one.
  ///
  /// - Parameter alignmentRect: The frame of what is aligned.
  /// - Returns: The frame.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// Pixels to the point of what the view draws; those of the screen unless set.
  ///
  /// - Note: Accepted; no effect. `contentScaleFactor`: nothing is drawn in pixels.
  public var contentScaleFactor: CGFloat {
    get { manners.contentScale ?? UIScreen.main.scale }
    set { manners.contentScale = newValue }
  }
  /// Whether what the view has drawn is gone before it draws anew.
  ///
  /// - Note: Accepted; no effect. `clearsContextBeforeDrawing`: it is.
  public var clearsContextBeforeDrawing: Bool {
    get { manners.clearsContext }
    set { manners.clearsContext = newValue }
  }
  /// Whether margins are at least those of the view around.
  ///
  /// - Note: Accepted; no effect. `preservesSuperviewLayoutMargins`: margins are the view's own.
  public var preservesSuperviewLayoutMargins: Bool {
    get { manners.preservesMargins }
    set { manners.preservesMargins = newValue }
  }
  /// Whether what covers the view adds to its margins.
  ///
  /// - Note: Accepted; no effect. `insetsLayoutMarginsFromSafeArea`: it does.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { manners.insetsMargins }
    set { manners.insetsMargins = newValue }
  }
  /// What is shown large while a finger rests on the view, to people who read large letters.
  ///
  /// - Note: Accepted; no effect. `largeContentTitle`: nothing is shown so.
  public var largeContentTitle: String? {
    get { manners.largeContentTitle }
    set { manners.largeContentTitle = newValue }
  }
  /// The group among which a keyboard moves the focus.
  ///
  /// - Note: Accepted; no effect. `focusGroupIdentifier`: no keyboard here moves it.
  public var focusGroupIdentifier: String? {
    get { manners.focusGroupIdentifier }
    set { manners.focusGroupIdentifier = newValue }
  }
}
