import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIViewController {
  /// Sets the content scroll view: the one that bars at edges follow.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view; `nil` for the controller's own view or the first one right in it.
  ///   - edge: The edges; of those at the sides there are no bars.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
    // Who follows whom is found while views are laid out.
    viewIfLoaded?.safeAreaInsetsChanged()
  }
  /// Sets the content scroll view: the one that all bars follow.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  /// The content scroll view: the one that bars at an edge follow; `nil` for none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let named = edge.contains(.bottom) ? bottomScrollView : topScrollView
    if let named { return named }
    guard let view = viewIfLoaded, hasScrolledContent else { return nil }
    if let scroll = view as? UIScrollView { return scroll }
    return view.subviews.first { $0 is UIScrollView } as? UIScrollView
  }

  /// Takes what bars cover of the view.
  ///
  /// - Parameters:
  ///   - covered: What they and the screen cover while bars are whole.
  ///   - given: How much of that is free at the top because the bar has given way.
  func take(_ covered: EdgeInsets, given: CGFloat) {
    // What the bar of a controller around has given is free here, too.
    let around = parent?.barGiven ?? 0
    barInsets = UIEdgeInsets(
      top: covered.top + around, left: 0, bottom: covered.bottom, right: 0)
    barGiven = given + around
  }
}

extension UIView {
  /// The controller of this view, or of the nearest one around it.
  var nearestController: UIViewController? { controller ?? superview?.nearestController }

  /// The nearest scroll view around this view.
  var scrollViewAround: UIScrollView? {
    guard let superview else { return nil }
    return superview as? UIScrollView ?? superview.scrollViewAround
  }
}

extension UIScrollView {
  /// Whether bars at an edge follow this scroll view: it is its controller's content scroll view, and no controller around
  /// has named another.
  func isFollowed(at edge: VerticalEdge) -> Bool {
    let side: NSDirectionalRectEdge = edge == .top ? .top : .bottom
    guard let controller = nearestController,
      controller.contentScrollView(for: side) === self
    else { return false }
    var outer = controller.parent
    while let current = outer {
      let named = edge == .top ? current.topScrollView : current.bottomScrollView
      if let named, named !== self { return false }
      outer = current.parent
    }
    return controller.hasBar(at: edge)
  }
}

extension UIViewController {
  /// Whether the controller is on one whose bar covers the edge of its pages.
  func hasBar(at edge: VerticalEdge) -> Bool {
    if edge == .top { return navigationController != nil }
    return tabBarController != nil || navigationController?.isToolbarHidden == false
  }
}
