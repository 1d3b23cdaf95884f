import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// The recogniser of a finger that pulls a row aside.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  /// Creates the recogniser of a row.
  init(swiping cell: UIView) {
    super.init(target: nil, action: nil)
    let panned = Selector("panned(_:)", SwipePanGestureRecognizer.panned(_:))
    addTarget(self, action: panned)
  }

  override var kinds: [String] { ["swipe"] }
  override var isSurveyed: Bool { false }
  override var rightOfWay: RightOfWay { .first }

  private var swiping: CellSwiping? { (view?.superview as? any SwipedList)?.swiping }
  private func panned(_ pan: UIPanGestureRecognizer) { swiping?.panned(pan) }
  /// Whether a finger that goes a way to the side pulls the row.
  fileprivate func pulls(along way: CGFloat) -> Bool {
    guard let view else { return false }
    return swiping?.pulls(view, along: way) ?? false
  }

  override func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    forget()
    return UIKitRecognizer(self, seat, CellSwipeRecognizer(seat, self), isContinuous: true) {
      [weak self] value in
      self?.take(value.location, from: value.startLocation, value.velocity)
    }
  }
}

/// Follows a finger that may pull a row aside: whoever moves up or down first scrolls.
private final class CellSwipeRecognizer: OneFingerRecognizer<FingerPan> {
  private weak var gesture: SwipePanGestureRecognizer?
  private var samples = MotionSamples()

  init(_ seat: GestureSeat, _ gesture: SwipePanGestureRecognizer) {
    self.gesture = gesture
    super.init(seat)
  }

  override func began(_ event: TouchEvent) { samples.add(event.point, at: event.time) }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    if status != .active {
      let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
      if abs(way.height) >= max(SwipeMeasures.slop, abs(way.width)) { return enter(.failed) }
      guard abs(way.width) >= SwipeMeasures.slop else { return }
      guard gesture?.pulls(along: way.width) == true else { return enter(.failed) }
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
}
