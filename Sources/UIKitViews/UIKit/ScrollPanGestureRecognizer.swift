import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// The recogniser of the drag that scrolls a view: only along axes on which there is something to scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override var kinds: [String] { ["scroll"] }
  override var rightOfWay: RightOfWay { .first }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    forget()
    let pan = ScrollPanRecognizer(seat, view as? UIScrollView)
    return UIKitRecognizer(self, pan, isContinuous: true) { [weak self] value in
      self?.take(value.location, from: value.startLocation, value.velocity)
    }
  }
}

/// Where a finger is that scrolls, and how fast it goes, in points of the stage and seconds.
struct ScrollPan {
  var location: CGPoint
  var startLocation: CGPoint
  var velocity: CGSize
}

/// Follows a finger that may scroll a view.
final class ScrollPanRecognizer: OneFingerRecognizer<ScrollPan> {
  private weak var view: UIScrollView?
  private var samples = MotionSamples()
  /// How far the finger moves before it scrolls, in points.
  private static let slop: CGFloat = 10

  init(_ seat: GestureSeat, _ view: UIScrollView?) {
    self.view = view
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    samples.add(event.point, at: event.time)
    view?.mover.fingerCame()
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    if status != .active {
      guard event.point.distance(to: start) >= Self.slop else { return }
      let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
      guard view?.mover.scrolls(along: way) == true else { return enter(.failed) }
    }
    enter(.active(value(event, from: start)))
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard status == .active else { return enter(.failed) }
    samples.add(event.point, at: event.time)
    enter(.ended(value(event, from: start)))
  }

  private func value(_ event: TouchEvent, from start: CGPoint) -> ScrollPan {
    ScrollPan(
      location: event.point, startLocation: start, velocity: samples.velocity(at: event.time))
  }

  override func finished() { view?.mover.fingerLeft() }
}
