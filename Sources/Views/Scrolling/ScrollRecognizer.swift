import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The recogniser of a drag that scrolls.
///
/// Beyond its ends the content follows at half the way and springs back. When the finger leaves in
/// motion, the content goes on at its velocity and loses 0.2 % of it each millisecond, as UIKit's does;
/// where the content ends before that, it loses more, so that it comes to rest at the end.
final class ScrollRecognizer: OneFingerRecognizer<CGPoint> {
  private let box: ScrollBox
  /// How far the finger moves before it scrolls, in points, as before a drag.
  private static let slop: CGFloat = 10
  /// For how many seconds the content would go on at the finger's last velocity: the sum of all that is
  /// left of it, −1 ms / ln 0.998.
  private static let coasting: CGFloat = 0.4995
  /// The perceptual duration, in seconds, of the spring by which it comes back from beyond its ends.
  private static let settling = 1.0
  /// The perceptual duration, in seconds, of the spring by which it goes to a scroll target.
  private static let aiming = 0.5
  /// The content offset when the finger came down.
  private var offset = CGPoint.zero
  /// The room of a spinner above the content then.
  private var room: CGFloat = 0
  private var samples = MotionSamples()
  private var release: CGPoint?
  /// The share of its velocity that the content loses each second when the finger has left; `nil` where
  /// a spring brings it back.
  private var slowing: Double?
  /// How far down the stage the finger is, and its speed downwards when it left, in points and points a second.
  private var (finger, speed) = (CGFloat(0), CGFloat(0))
  /// Whether it comes to rest where the scroll target behaviour says.
  private var isAimed = false
  /// Whether it has scrolled.
  private var hasScrolled = false
  /// How the finger holds an indicator, and where it was when it took it; `nil` where it moves the content itself.
  private var grip: (hold: IndicatorGrip, start: CGPoint)?
  /// When a finger that rests on an indicator takes it.
  private var taking: Timeline.EventID?
  /// Where the finger is.
  private var point = CGPoint.zero

  init(_ seat: GestureSeat, _ box: ScrollBox) {
    self.box = box
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    (offset, room) = (box.shownOffset, box.spinnerRoom)
    samples.add(event.point, at: event.time)
    point = event.point
    let local = seat.location(event.point, in: .local)
    let place = CGPoint(x: box.frame.minX + local.x, y: box.frame.minY + local.y)
    guard let hold = box.indicators.grip(at: place) else { return }
    box.indicators.hold()
    taking = seat.schedule(after: IndicatorGrip.delay) { [weak self] in
      guard let self, status == .possible else { return }
      grip = (hold, point)
      offset = box.shownOffset
      enter(.active(offset))
    }
  }

  /// Moves the indicator that the finger holds.
  private func drag(_ grip: (hold: IndicatorGrip, start: CGPoint)) -> CGPoint {
    let across = point.x - grip.start.x
    let way = CGSize(
      width: box.isRightToLeft ? -across : across, height: point.y - grip.start.y)
    return box.allowed(grip.hold.place(from: offset, by: way))
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    point = event.point
    if let grip { return enter(.active(drag(grip))) }
    finger = event.point.y
    let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
    let along = max(
      box.axes.contains(.horizontal) ? abs(way.width) : 0,
      box.axes.contains(.vertical) ? abs(way.height) : 0)
    guard status == .active || along >= Self.slop else { return }
    if status != .active, box.environment.sheetPull?.takes(way, from: box) == true {
      return enter(.failed)
    }
    enter(.active(place(offset, way)))
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard case .active(let place) = phase else { return enter(.failed) }
    if grip != nil {
      // It does not go on; but no part of a bar stays half way.
      isAimed = true
      let whole = box.topBar?.rest(near: place.y) ?? place.y
      return enter(.ended(CGPoint(x: place.x, y: whole)))
    }
    samples.add(event.point, at: event.time)
    let velocity = samples.velocity(at: event.time)
    speed = velocity.height
    let way = CGSize(
      width: velocity.width * Self.coasting, height: velocity.height * Self.coasting)
    var rest = box.allowed(scrolled(place, by: way))
    let pace = scrolled(.zero, by: velocity)
    if let target = box.target(of: rest, from: offset, CGVector(dx: pace.x, dy: pace.y)) {
      // A spring goes there, from whatever velocity: to lose it on the way could take for ever.
      (rest, isAimed) = (target, true)
      return enter(.ended(rest))
    }
    if let whole = box.topBar?.rest(near: rest.y) {
      // No part of a bar stays half way.
      (rest.y, isAimed) = (box.allowed(CGPoint(x: rest.x, y: whole)).y, true)
      return enter(.ended(rest))
    }
    let across = box.isRightToLeft ? -velocity.width : velocity.width
    slowing =
      Self.slowing(velocity.height, rest.y - place.y)
      ?? Self.slowing(across, rest.x - place.x)
    enter(.ended(rest))
  }

  /// The content offset when the finger has gone a way from where it was `start`.
  private func scrolled(_ start: CGPoint, by way: CGSize) -> CGPoint {
    CGPoint(
      x: start.x + (box.isRightToLeft ? way.width : -way.width), y: start.y - way.height)
  }

  /// The share of a finger's velocity to lose each second so that the content comes to rest after `way`;
  /// `nil` where the content does not go on with the finger.
  private static func slowing(_ velocity: CGFloat, _ way: CGFloat) -> Double? {
    way != 0 && -velocity * way > 0 ? Double(-velocity / way) : nil
  }

  private func place(_ start: CGPoint, _ way: CGSize) -> CGPoint {
    let free = scrolled(start, by: way)
    let allowed = box.allowed(free, above: room)
    func side(_ axis: Axis, _ free: CGFloat, _ allowed: CGFloat) -> CGFloat {
      guard box.axes.contains(axis == .vertical ? .vertical : .horizontal) else { return 0 }
      return box.bounces(axis) ? (free + allowed) / 2 : allowed
    }
    return CGPoint(
      x: side(.horizontal, free.x, allowed.x), y: side(.vertical, free.y, allowed.y))
  }

  override func deliver() {
    switch phase {
    case .active(let place):
      putKeyboardAway()
      let taken = hasScrolled ? nil : grip?.hold.axis
      hasScrolled = true
      seat.graph.enqueue { [box] in
        if let taken { box.indicators.take(taken) }
        box.scroll(to: place, .continuous, byFinger: true)
      }
    case .ended(let place) where place != release:
      release = place
      if box.environment.keyboardDismissal == .interactively {
        seat.graph.part(SoftKeyboard.self).letGo(speed)
      }
      // A spring without bounce, begun at this velocity, is nothing but a decay.
      let animation =
        slowing.map {
          Animation.interpolatingSpring(stiffness: $0 * $0, damping: 2 * $0, initialVelocity: $0)
        } ?? .spring(duration: isAimed ? Self.aiming : Self.settling, bounce: 0)
      seat.graph.enqueue { [box] in
        box.scroll(to: place, Transaction(animation: animation), byFinger: true)
      }
    default: break
    }
  }

  override func finished() {
    seat.unschedule(taking)
    if grip != nil {
      seat.graph.enqueue { [box] in box.indicators.release() }
    } else if taking != nil, !hasScrolled {
      box.indicators.letGo()
    }
    // Another gesture, or the system, has taken the finger away.
    guard status == .failed, hasScrolled else { return }
    seat.graph.enqueue { [box] in
      let animation = Animation.spring(duration: Self.settling, bounce: 0)
      box.scroll(
        to: box.allowed(box.contentOffset), Transaction(animation: animation), byFinger: true)
    }
  }

  /// Puts the keyboard away as the scroll view's content wants it.
  private func putKeyboardAway() {
    let graph = seat.graph
    switch box.environment.keyboardDismissal {
    case .never: return
    case .interactively: graph.part(SoftKeyboard.self).push(to: finger)
    default: graph.enqueue { graph.part(Typing.self).dismiss() }
    }
  }
}
