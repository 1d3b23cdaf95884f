import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The recogniser of a drag that scrolls.
///
/// Beyond its ends a rubber band holds the content, and brings it back. When the finger leaves in motion, the content goes on
/// at its velocity and loses 0.2 % of it each millisecond, as UIKit's does; where the content ends before that, it goes past
/// its end with what is left, and comes back.
final class ScrollRecognizer: OneFingerRecognizer<CGPoint> {
  private let box: ScrollBox
  /// How far the finger moves before it scrolls, in points, as before a drag.
  private static let slop: CGFloat = 10
  /// For how many seconds the content would go on at the finger's last velocity: the sum of all that is
  /// left of it, −1 ms / ln 0.998.
  private static let coasting: CGFloat = 0.4995
  /// The perceptual duration, in seconds, of the spring by which it comes back from beyond its ends.
  private static let settling = 2 * Double.pi / RubberBand.frequency
  /// The share of a velocity by which it must be above another, so that roundings do not make it so.
  private static let doubt = 1e-6
  /// How near to its place content that has been thrown counts as there, in points: a part of the smallest pixel.
  private static let tolerance = 0.25
  /// The perceptual duration, in seconds, of the spring by which it goes to a scroll target.
  private static let aiming = 0.5
  /// The content offset when the finger came down, as far as the finger had to go for it.
  private var offset = CGPoint.zero
  /// The room of a spinner above the content then.
  private var room: CGFloat = 0
  private var samples = MotionSamples()
  private var release: CGPoint?
  /// The animation of the content when the finger has left; `nil` where a spring takes it to its place.
  private var going: Animation?
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
    room = box.spinnerRoom
    offset = box.released(box.shownOffset, above: room)
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
    if status != .active, box.yields(to: way) { return enter(.failed) }
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
    let ways = CGSize(width: rest.x - place.x, height: rest.y - place.y)
    let isBeyond = rest == box.allowed(place)
    going =
      course(
        .vertical, ways.height, at: pace.y, isBeyond: isBeyond, isAlone: ways.width == 0)
      ?? course(
        .horizontal, ways.width, at: pace.x, isBeyond: isBeyond, isAlone: ways.height == 0)
    enter(.ended(rest))
  }

  /// The content offset when the finger has gone a way from where it was `start`.
  private func scrolled(_ start: CGPoint, by way: CGSize) -> CGPoint {
    CGPoint(
      x: start.x + (box.isRightToLeft ? way.width : -way.width), y: start.y - way.height)
  }

  /// The animation by which content that a finger has let go comes to rest.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - way: How far it is to where it comes to rest, in points.
  ///   - pace: The velocity of the finger, as the content has it, in points a second.
  ///   - isBeyond: Whether it comes from beyond its end.
  ///   - isAlone: Whether it moves along this axis only.
  /// - Returns: The animation; `nil` where it does not go on.
  private func course(
    _ axis: Axis, _ way: CGFloat, at pace: CGFloat, isBeyond: Bool, isAlone: Bool
  ) -> Animation? {
    guard way != 0 else { return nil }
    // In whole distances a second.
    let velocity = Double(pace / way)
    if isBeyond {
      // What a rubber band brings back goes as the band had it go.
      let begun = velocity * box.band(axis).slope(at: Double(abs(way)))
      let frequency = RubberBand.frequency
      return .interpolatingSpring(
        stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: begun)
    }
    guard velocity > 0 else { return nil }
    let loss = 1 / Double(Self.coasting)
    if isAlone, velocity * (1 - Self.doubt) > loss {
      return Animation(
        .fling(
          Fling(
            velocity: velocity, loss: loss,
            frequency: box.bounces(axis) ? RubberBand.frequency : nil,
            tolerance: Self.tolerance / Double(abs(way)))))
    }
    // A spring without bounce, begun at this velocity, is nothing but a decay.
    return .interpolatingSpring(
      stiffness: velocity * velocity, damping: 2 * velocity, initialVelocity: velocity)
  }

  private func place(_ start: CGPoint, _ way: CGSize) -> CGPoint {
    box.stretched(scrolled(start, by: way), above: room)
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
      let animation =
        going ?? .spring(duration: isAimed ? Self.aiming : Self.settling, bounce: 0)
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
