import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The recogniser of a drag that turns a wheel, and of a tap on one of its rows.
///
/// Beyond its ends a wheel follows at half the way. When the finger leaves in motion, the wheel goes on at its velocity
/// and comes to rest on a row.
final class WheelRecognizer: OneFingerRecognizer<Double> {
  private let box: WheelBox
  /// How far the finger moves before it turns, in points.
  private static let slop: CGFloat = 8
  /// For how many seconds the wheel would go on at the finger's last velocity.
  private static let coasting = 0.325
  /// The least frequency at which a wheel that goes on comes to rest, in radians a second.
  private static let leastSlowing = 10.0
  /// The least number of rows that are left to go where the wheel slows down, instead of going by a spring.
  private static let leastWay = 1.5
  /// The turn when the finger came down.
  private var start = 0.0
  private var samples = MotionSamples()
  private var animation = Animation.spring(duration: WheelBox.settling, bounce: 0)
  private var hasSettled = false

  init(_ seat: GestureSeat, _ box: WheelBox) {
    self.box = box
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    start = box.shownTurn
    samples.add(event.point, at: event.time)
  }

  /// How far the finger has gone down, in points of the wheel.
  private func way(_ event: TouchEvent, from start: CGPoint) -> CGFloat {
    seat.location(event.point, in: .local).y - seat.location(start, in: .local).y
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    let way = way(event, from: start)
    guard status == .active || abs(way) >= Self.slop else { return }
    let free = self.start - Double(way / WheelMetrics.rowHeight)
    enter(.active((free + box.allowed(free)) / 2))
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard case .active(let turn) = phase else {
      let place = seat.location(event.point, in: .local)
      let rows = box.rows(below: place.y - seat.frame.height / 2)
      return enter(.ended(box.allowed((self.start + rows).rounded())))
    }
    samples.add(event.point, at: event.time)
    let velocity = -Double(samples.velocity(at: event.time).height / WheelMetrics.rowHeight)
    let row = box.allowed((turn + velocity * Self.coasting).rounded())
    let way = row - turn
    if abs(way) >= Self.leastWay, velocity * way > 0 {
      // A spring without bounce, begun at this velocity, is nothing but a decay; where rounding to a row has made the way
      // long for the velocity, the row draws the wheel.
      let begun = velocity / way
      let slowing = max(begun, Self.leastSlowing)
      animation = .interpolatingSpring(
        stiffness: slowing * slowing, damping: 2 * slowing, initialVelocity: begun)
    }
    enter(.ended(row))
  }

  override func deliver() {
    switch phase {
    case .active(let turn): seat.graph.enqueue { [box] in box.follow(turn) }
    case .ended(let row) where !hasSettled:
      hasSettled = true
      seat.graph.enqueue { [box, animation] in box.settle(at: row, animation) }
    default: break
    }
  }
}
