import Foundation
import Geometry
import Motion
import SceneGraph

/// The status of a recogniser.
package enum RecognizerStatus {
  /// It may still become the gesture.
  case possible
  /// It is the gesture, going on.
  case active
  /// It was the gesture.
  case ended
  /// It is not the gesture.
  case failed

  package var isRecognized: Bool { self == .active || self == .ended }
}

/// The phase of a recogniser, with its value.
package enum GesturePhase<Value> {
  /// It may still become the gesture; some gestures have a value by then.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  var status: RecognizerStatus {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value, if there is one.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The same phase with another value.
  func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A recogniser: follows fingers and decides whether they do a certain gesture.
///
/// Recognising and telling are two steps: a recogniser follows the fingers at once, but its closures
/// are called only when the gestures that go before it have failed.
@_spi(Engine) @MainActor open class AnyRecognizer {
  /// The recogniser's status.
  package var status: RecognizerStatus { .failed }
  /// Follows a finger.
  open func handle(_ event: TouchEvent) {}
  /// Follows from changes of recognisers inside this one.
  open func react() {}
  /// Calls the closures that are due.
  open func deliver() {}
  /// Cancels the recogniser, which gives way to another gesture.
  open func cancel() {}
  /// Takes a new value of the gesture, as an update of the view brings it.
  open func accept(_ gesture: Any) {}
  /// Called when nothing can come of the gesture any more.
  open func forgotten() {}
  /// What the gesture leaves of touches to the view under the finger.
  open var touchManners: TouchManners { TouchManners() }
}

/// What a gesture leaves of a finger's touches to a view that follows them without one.
///
/// The defaults are those of UIKit's recognisers, by which SwiftUI's gestures are recognised, too.
@_spi(Engine) public struct TouchManners: Sendable {
  /// Whether the view loses the finger when the gesture is recognised.
  public var cancelsTouches = true
  /// Whether the view hears of the finger only when the gesture has failed.
  public var delaysBegan = false
  /// Whether the view hears that the finger has gone up only when the gesture has failed.
  public var delaysEnded = true

  /// Creates the manners that gestures have by themselves.
  public init() {}
}

/// A recogniser of gestures with a type of value.
@_spi(Engine) @MainActor open class Recognizer<Value>: AnyRecognizer {
  /// The recogniser's phase.
  package var phase: GesturePhase<Value> { .failed }
  /// Grows with each change of ``phase``.
  package var revision: Int { 0 }
  package final override var status: RecognizerStatus { phase.status }
}

/// A recogniser that keeps its own phase.
@_spi(Engine) @MainActor open class LeafRecognizer<Value>: Recognizer<Value> {
  package final let seat: GestureSeat
  private var current = GesturePhase<Value>.possible(nil)
  private var changes = 0

  public init(_ seat: GestureSeat) { self.seat = seat }

  package final override var phase: GesturePhase<Value> { current }
  package final override var revision: Int { changes }

  /// Goes to another phase.
  package final func enter(_ phase: GesturePhase<Value>) {
    current = phase
    changes += 1
    if !(status == .possible || status == .active) { finished() }
  }

  /// Whether the gesture can still change.
  package final var isOpen: Bool { status == .possible || status == .active }

  /// Called when the gesture is over, by success or failure.
  open func finished() {}

  open override func cancel() {
    if status != .failed { enter(.failed) }
  }
}

/// The view and scene that a recogniser belongs to, and what it may ask of them.
@_spi(Engine) @MainActor public final class GestureSeat {
  package let graph: ViewGraph
  /// The frame of the view by the layout, as it was when the touch began.
  package let frame: CGRect
  private let transform: CGAffineTransform
  private let spaces: [Hit.Space]
  /// The node of the view.
  let node: Node

  init(_ reach: Hit.Reach, _ spaces: [Hit.Space], graph: ViewGraph) {
    (self.graph, self.spaces, transform) = (graph, spaces, reach.transform)
    (frame, node) = (reach.responder.frame, reach.responder.node)
  }

  /// The frame of the view on the stage, as it was when the touch began.
  package var stageFrame: CGRect { frame.applying(transform) }

  /// The instant that the scene is at.
  var now: Instant { graph.timeline.now }

  /// The scene's date at an instant.
  func date(at instant: Instant) -> Date {
    graph.stage.calendarStart.addingTimeInterval(instant.seconds)
  }

  /// The location of a point of the stage in a coordinate space.
  ///
  /// Spaces are taken as they were when the touch began, so that a view that follows the finger does
  /// not move the finger.
  package func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return place(point, frame, transform)
    case .named(let name):
      guard let named = spaces.first(where: { $0.name == name }) else { return point }
      return place(point, named.frame, named.transform)
    }
  }

  private func place(
    _ point: CGPoint, _ frame: CGRect, _ transform: CGAffineTransform
  ) -> CGPoint {
    let local = point.applying(transform.inverted())
    return CGPoint(x: local.x - frame.minX, y: local.y - frame.minY)
  }

  /// Does `work` after some seconds of the scene's time, and what follows from it.
  package func schedule(
    after seconds: Double, _ work: @escaping @MainActor () -> Void
  ) -> Timeline.EventID {
    let time = now + Instant(seconds: max(seconds, 0))
    return graph.timeline.schedule(at: time, .timer) { [graph] in
      work()
      graph.touches.settle()
    }
  }

  /// Has the gestures judged anew, as a recogniser has decided without a touch.
  package func settle() { graph.touches.settle() }

  /// Cancels something that is scheduled.
  package func unschedule(_ event: Timeline.EventID?) {
    if let event { graph.timeline.cancel(event) }
  }
}

extension CGPoint {
  /// The distance to another place.
  package func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
