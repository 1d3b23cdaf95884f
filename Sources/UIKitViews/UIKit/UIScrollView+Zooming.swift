public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension UIScrollView {
  /// The zoom scale: how much larger the view that the delegate names is than it would be.
  public var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The seconds of a zoom that code asks for.
  private static let zoomDuration = 0.3

  /// Zooms about the middle of what is seen.
  ///
  /// - Parameters:
  ///   - scale: The zoom scale; one beyond the least and the greatest counts as that.
  ///   - animated: Whether that takes time.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(animated: animated) { view in
      view.zoom(to: scale, about: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    }
  }

  /// Zooms so that a rectangle fills the view as far as scales go.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the view that is zoomed.
  ///   - animated: Whether that takes time.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let content = zoomedView else { return }
    zoom(animated: animated) { view in
      let scale = min(view.bounds.width / rect.width, view.bounds.height / rect.height)
      view.zoom(to: scale, about: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      let middle = content.convert(CGPoint(x: rect.midX, y: rect.midY), to: view)
      let place = CGPoint(
        x: middle.x - view.bounds.width / 2, y: middle.y - view.bounds.height / 2)
      view.contentOffset = view.offsetRange.clamped(place)
    }
  }

  private func zoom(animated: Bool, _ change: (UIScrollView) -> Void) {
    guard let content = zoomedView else { return }
    mover.stop()
    guard animated else { return change(self) }
    UIView.animate(withDuration: Self.zoomDuration) {
      change(self)
    } completion: { [weak self] _ in
      guard let self else { return }
      delegate?.scrollViewDidEndZooming(self, with: content, atScale: zoomScale)
    }
  }

  /// Zooms, while a point of the view stays where it is if the content reaches so far.
  private func zoom(to scale: CGFloat, about point: CGPoint) {
    guard let content = zoomedView else { return }
    let new = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    guard new != zoomScale else { return }
    let (place, corner) = (content.convert(point, from: self), content.frame.origin)
    let old = contentOffset
    content.transform = CGAffineTransform(scaleX: new, y: new)
    // The content grows from its own corner.
    let frame = content.frame
    content.center = CGPoint(
      x: content.center.x + corner.x - frame.minX, y: content.center.y + corner.y - frame.minY)
    contentSize = frame.size
    let moved = content.convert(place, to: self)
    let offset = CGPoint(
      x: old.x + moved.x - point.x, y: old.y + moved.y - point.y)
    contentOffset = offsetRange.clamped(offset)
    delegate?.scrollViewDidZoom(self)
  }

  /// Follows two fingers.
  func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard let content = zoomedView else { return }
    switch pinch.state {
    case .began:
      mover.stop()
      isZooming = true
      pinchStart = (zoomScale, convert(pinch.location(in: self), to: nil))
      delegate?.scrollViewWillBeginZooming(self, with: content)
      follow(pinch)
    case .changed: follow(pinch)
    default:
      isZooming = false
      delegate?.scrollViewDidEndZooming(self, with: content, atScale: zoomScale)
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    zoom(to: pinchStart.scale * pinch.scale, about: convert(pinchStart.place, from: nil))
  }
}
