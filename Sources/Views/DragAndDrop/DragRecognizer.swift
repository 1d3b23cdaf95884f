import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine

/// Makes a view one that a finger lifts when it has stayed on it for a while, and carries about.
struct DragModifier: BoxModifier {
  typealias Body = Never
  /// What happens when the view is lifted, carried and let go of.
  let action: (DragEvent) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    DragBox(self, around: inner, node)
  }
}

/// What happens to a view that a finger lifts.
enum DragEvent {
  /// It is lifted: its frame on the stage, the outline of its picture, and who carries it.
  case lifted(CGRect, outline: (any Shape)?, ViewGraph)
  /// It is carried: how far in all, and where the finger is on the stage.
  case carried(CGSize, to: CGPoint)
  /// The finger lets go of it.
  case dropped
  /// The finger is taken away.
  case cancelled
}

/// The box of a view that a finger lifts.
final class DragBox: ModifierBox<DragModifier>, TouchResponder {
  // Buttons inside go on as they do below a context menu.
  var rightOfWay: RightOfWay { .both }
  var touchKinds: [String] { ["lift"] }
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer { DragRecognizer(seat, self) }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    inner.hitTest(point, context).map { reached(by: $0, context) }
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    self.survey(&survey, context) { inner.survey(&$0, context) }
  }
}

/// The recogniser of a finger that lifts a view.
final class DragRecognizer: OneFingerRecognizer<Bool> {
  /// How long a finger stays before it lifts the view, in seconds, and how far it may move meanwhile, in points: those of long presses.
  private static let (delay, slack) = (0.5, 10.0)

  private let box: DragBox
  private var timer: Timeline.EventID?
  private var isLifted = false
  /// What has not been told yet.
  private var events: [DragEvent] = []

  init(_ seat: GestureSeat, _ box: DragBox) {
    self.box = box
    super.init(seat)
  }

  override func began(_ event: TouchEvent) {
    timer = seat.schedule(after: Self.delay) { [weak self] in self?.lift(at: event.point) }
  }

  private func lift(at point: CGPoint) {
    guard isOpen else { return }
    isLifted = true
    let outline = box.inner.traits[DragPreviewShape.self]
    events += [
      .lifted(seat.stageFrame, outline: outline, seat.graph), .carried(.zero, to: point),
    ]
    enter(.active(true))
  }

  override func moved(_ event: TouchEvent, from start: CGPoint) {
    if isLifted {
      let way = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
      events.append(.carried(way, to: event.point))
    } else if event.point.distance(to: start) > Self.slack {
      enter(.failed)
    }
  }

  override func ended(_ event: TouchEvent, from start: CGPoint) {
    guard isLifted else { return enter(.failed) }
    moved(event, from: start)
    events.append(.dropped)
    isLifted = false
    enter(.ended(true))
  }

  override func finished() {
    seat.unschedule(timer)
    timer = nil
    if isLifted { events.append(.cancelled) }
    isLifted = false
  }

  /// What is lifted stays with the finger, even when the view is gone: other lists may have taken it already.
  override func cancel() {
    if !isLifted { super.cancel() }
  }

  override func deliver() {
    let due = events
    events = []
    due.forEach(box.modifier.action)
  }
}
