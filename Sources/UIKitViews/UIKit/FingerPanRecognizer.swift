import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// Where a finger is that drags, and how fast it goes, in points of the stage and seconds.
struct FingerPan {
  var location: CGPoint
  var startLocation: CGPoint
  var velocity: CGSize
}

/// Follows a finger that may drag, and tells where it is before it does, too.
final class FingerPanRecognizer: OneFingerRecognizer<FingerPan>, BegunByCode {
  private let mayStart: (CGPoint) -> Bool
  private var samples = MotionSamples()
  private var isDrag = false
  /// How far the finger moves before it is a drag, in points.
  private static let slop: CGFloat = 10

  /// Creates what follows a finger.
  ///
  /// - Parameters:
  ///   - seat: Where the gesture is.
  ///   - mayStart: Whether a drag may start at a place of the stage.
  init(_ seat: GestureSeat, mayStart: @escaping (CGPoint) -> Bool = { _ in true }) {
    self.mayStart = mayStart
    super.init(seat)
  }

  func begin() { isDrag = true }

  override func began(_ event: TouchEvent) {
    guard mayStart(event.point) else { return enter(.failed) }
    samples.add(event.point, at: event.time)
    enter(.possible(pan(event, from: event.point)))
  }
  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    if event.point.distance(to: start) >= Self.slop { isDrag = true }
    let pan = pan(event, from: start)
    enter(isDrag ? .active(pan) : .possible(pan))
  }
  override func ended(_ event: TouchEvent, from start: CGPoint) {
    moved(event, from: start)
    enter(isDrag ? .ended(pan(event, from: start)) : .failed)
  }

  private func pan(_ event: TouchEvent, from start: CGPoint) -> FingerPan {
    FingerPan(
      location: event.point, startLocation: start, velocity: samples.velocity(at: event.time))
  }
}
