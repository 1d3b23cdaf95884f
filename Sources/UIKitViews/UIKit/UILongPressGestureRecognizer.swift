public import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The recogniser of a long press: a finger stays down, and may move then.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays before it begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move until then, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before it.
  ///
  /// - Note: Accepted; no effect. `numberOfTapsRequired`: it begins with the first.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  ///
  /// - Note: Accepted; no effect. `numberOfTouchesRequired`: one is enough.
  open var numberOfTouchesRequired = 1

  override var kinds: [String] { ["long press"] }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    let press = HeldFingerRecognizer(
      seat, duration: minimumPressDuration, slop: allowableMovement)
    return UIKitRecognizer(self, seat, press, isContinuous: true) { [weak self] in
      self?.place = $0
    }
  }
}

/// Follows a finger that stays down for a time.
private final class HeldFingerRecognizer: OneFingerRecognizer<CGPoint> {
  private let duration: Double
  private let slop: CGFloat
  private var pending: Timeline.EventID?

  init(_ seat: GestureSeat, duration: Double, slop: CGFloat) {
    (self.duration, self.slop) = (duration, slop)
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    guard duration > 0 else { return enter(.active(event.point)) }
    pending = seat.schedule(after: duration) { [weak self] in
      guard let self, status == .possible else { return }
      pending = nil
      enter(.active(event.point))
    }
  }
  override func moved(_ event: TouchEvent, from start: CGPoint) {
    if status == .active { return enter(.active(event.point)) }
    if event.point.distance(to: start) > slop { enter(.failed) }
  }
  override func ended(_ event: TouchEvent, from start: CGPoint) {
    enter(status == .active ? .ended(event.point) : .failed)
  }
  override func finished() {
    seat.unschedule(pending)
    pending = nil
  }
}
