public import Foundation
import Geometry
import Views

/// The delegate of a scroll view: it is told how the view is scrolled, and may choose where it comes to rest.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the content offset is another than before, at each refresh of the display while it moves.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger goes up.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the content offset changes, in points a millisecond.
  ///   - targetContentOffset: Where the content comes to rest; another can be put there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has gone up.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content goes on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after that, or a finger stops it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated movement that code began has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view in the content that is zoomed; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when two fingers begin to zoom.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is zoomed.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the zoom scale is another than before.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when zooming has come to its end.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that is zoomed.
  ///   - scale: The zoom scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top; no film has such a tap.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top; no film has such a tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the insets of the content are others than before.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
