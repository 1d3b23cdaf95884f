import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The recogniser of the drag that scrolls a view: only along axes on which there is something to scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override var kinds: [String] { ["scroll"] }
  override var isSurveyed: Bool { false }
  override var rightOfWay: RightOfWay { .first }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    forget()
    let pan = ScrollPanRecognizer(seat, view as? UIScrollView, self)
    return UIKitRecognizer(self, seat, pan, isContinuous: true) { [weak self] value in
      self?.take(value.location, from: value.startLocation, value.velocity)
    }
  }
}

/// Follows a finger that may scroll a view.
final class ScrollPanRecognizer: OneFingerRecognizer<FingerPan> {
  private weak var view: UIScrollView?
  private weak var gesture: UIGestureRecognizer?
  private var samples = MotionSamples()
  /// What lets content have the finger, which does not scroll yet.
  private var delay: Timeline.EventID?
  /// How far the finger moves before it scrolls, in points.
  private static let slop: CGFloat = 10
  /// How long content waits for a finger that may scroll, in seconds; UIKit publishes no figure, this is what it does.
  private static let pause = 0.15

  init(_ seat: GestureSeat, _ view: UIScrollView?, _ gesture: UIGestureRecognizer) {
    (self.view, self.gesture) = (view, gesture)
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    samples.add(event.point, at: event.time)
    view?.mover.fingerCame()
    guard let view, view.delaysContentTouches, isTaken(event, in: view),
      view.canScroll(.vertical) || view.canScroll(.horizontal)
    else { return }
    gesture?.isHoldingTouches = true
    delay = seat.schedule(after: Self.pause) { [weak self] in self?.stopHolding() }
  }

  /// Whether something in the content would have the finger.
  private func isTaken(_ event: TouchEvent, in view: UIScrollView) -> Bool {
    guard let touched = TouchDesk.of(seat.graph).touch(of: event.id)?.view else { return false }
    return touched !== view && touched.isDescendant(of: view)
      && (touched.mindsTouches || touched is UIControl)
  }

  private func stopHolding() {
    gesture?.isHoldingTouches = false
    seat.unschedule(delay)
    delay = nil
  }

  /// Whether content that has the finger keeps it.
  private func isKept(_ event: TouchEvent, in view: UIScrollView) -> Bool {
    guard let touched = TouchDesk.of(seat.graph).touch(of: event.id)?.view,
      touched !== view, touched.isDescendant(of: view), seat.graph.isTouchTold(of: event.id)
    else { return false }
    return !view.canCancelContentTouches || !view.touchesShouldCancel(in: touched)
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    if status != .active {
      guard event.point.distance(to: start) >= Self.slop else { return }
      let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
      guard let view, view.mover.scrolls(along: way), !isKept(event, in: view) else {
        return enter(.failed)
      }
    }
    enter(.active(value(event, from: start)))
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard status == .active else { return enter(.failed) }
    samples.add(event.point, at: event.time)
    enter(.ended(value(event, from: start)))
  }

  private func value(_ event: TouchEvent, from start: CGPoint) -> FingerPan {
    FingerPan(
      location: event.point, startLocation: start, velocity: samples.velocity(at: event.time))
  }

  override func finished() {
    stopHolding()
    view?.mover.fingerLeft()
  }
}
