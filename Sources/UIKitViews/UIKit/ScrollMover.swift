import ElementaryFunctions
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A movement of a scroll view's content that needs no finger.
@MainActor final class ScrollMotion {
  /// Who began a movement.
  enum Kind {
    /// A finger, which has let go.
    case decelerating
    /// Code.
    case animating
    /// What was above the content is gone.
    case settling
  }

  let kind: Kind
  private let begin: Instant
  private let courses: (x: ScrollCourse, y: ScrollCourse)
  /// How far code has put the content elsewhere since then.
  private var shift = CGPoint.zero

  init(_ kind: Kind, at begin: Instant, x: ScrollCourse, y: ScrollCourse) {
    (self.kind, self.begin) = (kind, begin)
    courses = (x, y)
  }

  /// When the content has come to rest.
  var end: Instant { begin + Instant(roundingUp: max(courses.x.end, courses.y.end)) }

  /// The content offset at an instant.
  func offset(at instant: Instant) -> CGPoint {
    let time = instant < end ? (instant - begin).seconds : .infinity
    return CGPoint(
      x: CGFloat(courses.x.place(at: time)) + shift.x,
      y: CGFloat(courses.y.place(at: time)) + shift.y)
  }

  /// Goes on elsewhere.
  func move(by way: CGPoint) { shift = CGPoint(x: shift.x + way.x, y: shift.y + way.y) }
}

/// What moves a scroll view's content: a finger, its velocity when it has left, or code.
///
/// Content that moves by itself is shown where it is at each instant; the view's own offset follows on the display's clock
/// of 120 refreshes a second, whichever frames are taken, so that what a delegate does is the same in every film.
@MainActor final class ScrollMover {
  private weak var view: UIScrollView?
  private(set) var motion: ScrollMotion?
  private let reading = GridReading()
  /// Where the content would be without rubber band when the finger came down.
  private(set) var start = CGPoint.zero
  /// The axis that the finger is kept on.
  private var lock: Axis?

  /// The seconds of a movement that code asks for.
  private static let duration = 0.3
  /// How near content is to rest, in pixels, when it counts as there.
  private static let tolerance = 0.5

  init(_ view: UIScrollView) { self.view = view }

  private var graph: ViewGraph? { view?.node?.graph }

  // MARK: Movements

  /// Begins a movement in place of any other.
  private func begin(_ new: ScrollMotion) {
    stop()
    motion = new
    schedule()
  }

  /// Ends a movement where it is, and tells nobody.
  func stop() {
    motion = nil
    reading.cancel()
  }

  private func schedule() {
    guard let graph, let motion else { return }
    reading.look(in: graph, noLaterThan: motion.end) { [weak self] in self?.refresh() }
  }

  /// Puts the content where it is now, and ends what has come to rest.
  private func refresh() {
    guard let view, let graph, let motion else { return stop() }
    let now = graph.timeline.now
    UIKitChange.withoutAnimation { view.bounds.origin = motion.offset(at: now) }
    // Who was told may have begun another.
    guard self.motion === motion else { return }
    if now < motion.end { schedule() } else { finish(motion) }
  }

  private func finish(_ ended: ScrollMotion) {
    stop()
    guard let view else { return }
    switch ended.kind {
    case .decelerating:
      view.isDecelerating = false
      view.delegate?.scrollViewDidEndDecelerating(view)
    case .animating: view.delegate?.scrollViewDidEndScrollingAnimation(view)
    case .settling: break
    }
  }

  /// Brings content to its beginning where what was above it is gone, unless a finger has it.
  func settle() {
    guard let view, !view.isTracking, !view.isDragging else { return }
    func rest(_ place: CGPoint) -> CGPoint { view.offsetRange.clamped(place) }
    if let motion, let graph {
      let end = motion.offset(at: motion.end)
      guard rest(end) != end else { return }
      UIKitChange.withoutAnimation { view.bounds.origin = motion.offset(at: graph.timeline.now) }
      finish(motion)
    }
    let place = view.contentOffset
    let target = rest(place)
    guard target != place, motion == nil else { return }
    guard let graph else {
      view.bounds.origin = target
      return
    }
    let tolerance = Self.tolerance / Double(graph.stage.scale)
    func course(_ start: CGFloat, _ end: CGFloat) -> ScrollCourse {
      .aimed(from: Double(start), to: Double(end), velocity: 0, tolerance: tolerance)
    }
    begin(
      ScrollMotion(
        .settling, at: graph.timeline.now, x: course(place.x, target.x),
        y: course(place.y, target.y)))
  }

  /// Says that code has put the content elsewhere while it moves.
  func moved(by way: CGPoint) {
    start = CGPoint(x: start.x + way.x, y: start.y + way.y)
    guard let motion else { return }
    if motion.kind == .decelerating { motion.move(by: way) } else { stop() }
  }

  /// Moves the content to an offset.
  ///
  /// - Parameters:
  ///   - offset: The content offset.
  ///   - animated: Whether it takes time.
  func go(to offset: CGPoint, animated: Bool) {
    guard let view else { return }
    let old = view.contentOffset
    guard animated, let graph, UIView.areAnimationsEnabled else {
      stop()
      view.isDecelerating = false
      view.bounds.origin = offset
      return
    }
    guard offset != old else { return }
    view.isDecelerating = false
    begin(
      ScrollMotion(
        .animating, at: graph.timeline.now,
        x: .eased(from: Double(old.x), to: Double(offset.x), duration: Self.duration),
        y: .eased(from: Double(old.y), to: Double(offset.y), duration: Self.duration)))
  }

  // MARK: A finger

  /// A finger has come down: what moves stops.
  func fingerCame() {
    guard let view else { return }
    view.isTracking = true
    if let motion, let graph {
      UIKitChange.withoutAnimation { view.bounds.origin = motion.offset(at: graph.timeline.now) }
      finish(motion)
    }
    start = freeOffset
    lock = nil
  }

  /// The finger has gone up, or does something else.
  func fingerLeft() {
    guard let view else { return }
    view.isTracking = false
    guard !view.isDragging, motion == nil else { return }
    let place = view.contentOffset
    let rest = view.besideBars(
      view.isPagingEnabled ? page(near: place, in: view) : view.offsetRange.clamped(place))
    if rest != place { release(at: .zero, isDrag: false) }
  }

  /// Whether a finger that goes a way scrolls.
  func scrolls(along way: CGSize) -> Bool {
    guard let view, view.isScrollEnabled else { return false }
    return view.canScroll(abs(way.width) > abs(way.height) ? .horizontal : .vertical)
  }

  /// Follows the recogniser of the drag.
  func panned(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    switch pan.state {
    case .began:
      begin(pan, in: view)
      follow(pan, in: view)
    case .changed: follow(pan, in: view)
    case .ended:
      follow(pan, in: view)
      release(at: pan.velocity(in: view), isDrag: true)
    default: if view.isDragging { release(at: .zero, isDrag: true) }
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer, in view: UIScrollView) {
    let way = pan.translation(in: view)
    if view.isDirectionalLockEnabled {
      lock = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    }
    view.isDragging = true
    if view.keyboardDismissMode != .none, let graph {
      graph.enqueue { graph.part(Typing.self).dismiss() }
    }
    view.delegate?.scrollViewWillBeginDragging(view)
  }

  private func follow(_ pan: UIPanGestureRecognizer, in view: UIScrollView) {
    let way = pan.translation(in: view)
    let free = CGPoint(x: start.x - way.x, y: start.y - way.y)
    let place = CGPoint(
      x: place(free.x, .horizontal, in: view), y: place(free.y, .vertical, in: view))
    UIKitChange.withoutAnimation { view.bounds.origin = place }
  }

  /// Whether the finger is kept on the other axis.
  private func isLocked(_ axis: Axis) -> Bool { lock.map { $0 != axis } ?? false }

  /// The content offset along an axis where it would be `free` without rubber band.
  private func place(_ free: CGFloat, _ axis: Axis, in view: UIScrollView) -> CGFloat {
    let old = axis == .horizontal ? view.contentOffset.x : view.contentOffset.y
    guard view.canScroll(axis), !isLocked(axis) else { return old }
    let range = view.offsetRange.along(axis)
    let edge = min(max(free, range.lowerBound), range.upperBound)
    guard view.bounces else { return edge }
    let band = RubberBand(length: Double(view.length(axis)))
    let way = CGFloat(band.stretched(Double(abs(free - edge))))
    return free < edge ? edge - way : edge + way
  }

  /// Where the content would be without rubber band.
  private var freeOffset: CGPoint {
    guard let view else { return .zero }
    func side(_ place: CGFloat, _ axis: Axis) -> CGFloat {
      let range = view.offsetRange.along(axis)
      let edge = min(max(place, range.lowerBound), range.upperBound)
      let band = RubberBand(length: Double(view.length(axis)))
      let way = CGFloat(band.released(Double(abs(place - edge))))
      return place < edge ? edge - way : edge + way
    }
    return CGPoint(
      x: side(view.contentOffset.x, .horizontal), y: side(view.contentOffset.y, .vertical))
  }

  // MARK: Letting go

  /// Lets the content go on by itself.
  ///
  /// - Parameters:
  ///   - finger: The finger's velocity in points a second.
  ///   - isDrag: Whether the delegate knows of a drag.
  private func release(at finger: CGPoint, isDrag: Bool) {
    guard let view else { return }
    view.refreshControl?.wasLetGo()
    let (place, range) = (view.contentOffset, view.offsetRange)
    let velocity = CGPoint(
      x: velocity(-finger.x, .horizontal, in: view), y: velocity(-finger.y, .vertical, in: view))
    let loss = view.decelerationRate.loss
    let free = CGPoint(
      x: place.x + velocity.x / CGFloat(loss), y: place.y + velocity.y / CGFloat(loss))
    let target = view.isPagingEnabled ? page(near: free, in: view) : range.clamped(free)
    let told = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var chosen = isDrag ? view.restOffset(for: target, velocity: told) : target
    if isDrag, let delegate = view.delegate {
      unsafe withUnsafeMutablePointer(to: &chosen) {
        unsafe delegate.scrollViewWillEndDragging(
          view, withVelocity: told, targetContentOffset: $0)
      }
    }
    chosen = view.besideBars(chosen)
    view.isDragging = false
    let isAimed = view.isPagingEnabled || chosen != target
    let new = ScrollMotion(
      .decelerating, at: graph?.timeline.now ?? .zero,
      x: course(place.x, chosen.x, velocity.x, .horizontal, isAimed: isAimed, in: view),
      y: course(place.y, chosen.y, velocity.y, .vertical, isAimed: isAimed, in: view))
    let goesOn = graph.map { new.end > $0.timeline.now } ?? false
    view.isDecelerating = goesOn
    if goesOn {
      begin(new)
    } else if new.offset(at: new.end) != place {
      // Too near for a movement.
      view.bounds.origin = new.offset(at: new.end)
    }
    guard isDrag else { return }
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    if goesOn, motion === new { view.delegate?.scrollViewWillBeginDecelerating(view) }
  }

  /// How fast the content goes along an axis when a finger goes at `pace`.
  private func velocity(_ pace: CGFloat, _ axis: Axis, in view: UIScrollView) -> CGFloat {
    guard view.canScroll(axis), !isLocked(axis) else { return 0 }
    let place = axis == .horizontal ? view.contentOffset.x : view.contentOffset.y
    let range = view.offsetRange.along(axis)
    guard !range.contains(place) else { return pace }
    let edge = min(max(place, range.lowerBound), range.upperBound)
    let band = RubberBand(length: Double(view.length(axis)))
    return pace * CGFloat(band.slope(at: Double(abs(place - edge))))
  }

  /// The page at which content comes to rest that would come to rest at `free`: at most one from where the finger came down.
  private func page(near free: CGPoint, in view: UIScrollView) -> CGPoint {
    func side(_ free: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return free }
      let page = (start / length).rounded()
      return min(max((free / length).rounded(), page - 1), page + 1) * length
    }
    return view.offsetRange.clamped(
      CGPoint(
        x: side(free.x, start.x, view.bounds.width), y: side(free.y, start.y, view.bounds.height)))
  }

  private func course(
    _ place: CGFloat, _ target: CGFloat, _ velocity: CGFloat, _ axis: Axis, isAimed: Bool,
    in view: UIScrollView
  ) -> ScrollCourse {
    let tolerance = Self.tolerance / Double(graph?.stage.scale ?? 1)
    guard !isAimed else {
      return .aimed(
        from: Double(place), to: Double(target), velocity: Double(velocity), tolerance: tolerance)
    }
    let range = view.offsetRange.along(axis)
    return .thrown(
      from: Double(place), velocity: Double(velocity), loss: view.decelerationRate.loss,
      in: Double(range.lowerBound)...Double(range.upperBound), bounces: view.bounces,
      tolerance: tolerance)
  }
}

/// The content offsets at which content can rest.
struct OffsetRange {
  let x: ClosedRange<CGFloat>
  let y: ClosedRange<CGFloat>

  /// The range along an axis.
  func along(_ axis: Axis) -> ClosedRange<CGFloat> { axis == .horizontal ? x : y }

  /// The offset in the range that is nearest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }
}
