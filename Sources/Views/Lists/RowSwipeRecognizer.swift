import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The recogniser of a finger that pulls a row aside.
final class RowSwipeRecognizer: OneFingerRecognizer<CGFloat> {
  private let row: RowSwipe
  /// How far the row was pulled when the finger came down.
  private var start: CGFloat = 0
  private var samples = MotionSamples()
  private var end: CGFloat = 0
  private var (hasPulled, isReleased) = (false, false)

  init(_ seat: GestureSeat, _ row: RowSwipe) {
    self.row = row
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    start = row.shownOffset
    samples.add(event.point, at: event.time)
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    samples.add(event.point, at: event.time)
    let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
    if status != .active {
      // Whoever moves up or down first scrolls.
      if abs(way.height) >= max(SwipeMeasures.slop, abs(way.width)) { return fail() }
      guard abs(way.width) >= SwipeMeasures.slop else { return }
      guard row.isOpen || row.allowed(directed(way.width)) != 0 else { return fail() }
    }
    hasPulled = true
    enter(.active(row.allowed(self.start + directed(way.width))))
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard case .active(let place) = phase else { return fail() }
    samples.add(event.point, at: event.time)
    end = place + directed(samples.velocity(at: event.time).width) * CGFloat(SwipeMeasures.coasting)
    enter(.ended(place))
  }

  /// Gives up; an open row closes.
  private func fail() {
    enter(.failed)
    if row.isOpen { seat.graph.enqueue { [row] in if !row.isDwindling { row.close() } } }
  }

  private func directed(_ way: CGFloat) -> CGFloat { row.isRightToLeft ? -way : way }

  override func deliver() {
    switch phase {
    case .active(let way): seat.graph.enqueue { [row] in row.pull(to: way) }
    case .ended(let way) where !isReleased:
      isReleased = true
      seat.graph.enqueue { [row, end] in row.release(at: way, towards: end) }
    default: break
    }
  }

  override func finished() {
    // Another gesture, or the system, has taken the finger away.
    if status == .failed, hasPulled { seat.graph.enqueue { [row] in row.close() } }
  }
}

/// Where a finger closes the row of a list that is open: everywhere but on its buttons.
final class SwipeCloser: Box, TouchResponder {
  /// Closes the row.
  var close: () -> Void = {}

  var rightOfWay: RightOfWay { .first }
  var touchKinds: [String] { [] }
  var touchIdentity: AnyObject { self }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    TouchDownRecognizer(seat) { [weak self] in self?.close() }
  }
}

/// The recogniser of a finger that comes down, which decides nothing else.
private final class TouchDownRecognizer: OneFingerRecognizer<Void> {
  private let action: () -> Void
  private var hasActed = false

  init(_ seat: GestureSeat, action: @escaping () -> Void) {
    self.action = action
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    guard !hasActed else { return }
    hasActed = true
    seat.graph.enqueue { [action] in action() }
    enter(.failed)
  }
}
