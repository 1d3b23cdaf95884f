public import Foundation
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A view that is a function of time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The moment that is shown.
  public struct Context {
    /// How often the view is shown.
    public enum Cadence: Comparable, Sendable {
      /// At every frame.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }
    /// The moment.
    public let date: Date
    /// How often the view is shown.
    public var cadence: Cadence { .live }
    /// Asks what is shown to start anew; nothing is kept here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that is shown at the moments of `schedule`.
  ///
  /// What the closure is given has one type for all schedules and contents, so that the content's type
  /// follows from the closure.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { TimelineNode(self, inputs) }
}

/// The moment that a timeline view shows, whatever its schedule and content.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The moments at which a view is shown.
public protocol TimelineSchedule {
  /// The moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from `start` on.
  func entries(from start: Date, mode: TimelineScheduleMode) -> Entries
}

/// Whether a schedule may save energy: never here.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Rarely, as on a dimmed display; never asked for here.
  case lowFrequency
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double?
  let isPaused: Bool
  /// Creates the schedule; it is shown at every frame, or every `minimumInterval` seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval, paused)
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicEntries {
    PeriodicEntries(next: start, interval: max(interval ?? 1.0 / 120, 1.0 / 240))
  }
}

/// Every so often.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// Creates a schedule of a moment every `interval` seconds from `startDate` on.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicEntries {
    let interval = max(interval, 1.0 / 240)
    let steps = (start.timeIntervalSince(self.start) / interval).rounded(.down)
    return PeriodicEntries(
      next: self.start.addingTimeInterval(max(steps, 0) * interval), interval: interval)
  }
}

/// Moments at even distances, without end.
public struct PeriodicEntries: Sequence, IteratorProtocol, Sendable {
  private var upcoming: Date
  private let interval: TimeInterval

  init(next: Date, interval: TimeInterval) { (upcoming, self.interval) = (next, interval) }

  public mutating func next() -> Date? {
    defer { upcoming = upcoming.addingTimeInterval(interval) }
    return upcoming
  }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  /// Creates a schedule of the moments `dates`, in order.
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicEntries {
    let minute = (start.timeIntervalSince1970 / 60).rounded(.down) * 60
    return PeriodicEntries(next: Date(timeIntervalSince1970: minute), interval: 60)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// At every frame of the film.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// At the film's frames, at least `minimumInterval` seconds apart, or not while `paused`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From `startDate` on, every `interval` seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute of the film's calendar.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  /// At the given moments, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// The node of a view that is a function of time.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: Node {
  private var view: TimelineView<Schedule, Content>
  private var child: Node?
  private var entries: Schedule.Entries.Iterator?
  private var shown: Date?
  private var pending: Timeline.EventID?

  init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    begin()
    evaluate()
  }

  private var now: Date {
    graph.stage.calendarStart.addingTimeInterval(graph.timeline.now.seconds)
  }

  /// Whether every frame shows its own moment.
  private var isContinuous: Bool {
    guard let schedule = view.schedule as? AnimationTimelineSchedule else { return false }
    return schedule.interval == nil && !schedule.isPaused
  }

  private func begin() {
    if let pending { graph.timeline.cancel(pending) }
    pending = nil
    graph.unfollow(self)
    graph.noteAtRest(self)
    if let schedule = view.schedule as? AnimationTimelineSchedule, schedule.isPaused {
      if shown == nil { shown = now }
      return
    }
    graph.noteRestless(self, "TimelineView")
    if isContinuous { return graph.follow(self) }
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    takeEntries()
  }

  /// Shows the latest moment that has come and waits for the next.
  private func takeEntries() {
    while let next = entries?.next() {
      if next <= now {
        shown = next
        continue
      }
      let wait = next.timeIntervalSince(graph.stage.calendarStart)
      pending = graph.timeline.schedule(at: Instant(seconds: wait), .timer) { [weak self] in
        guard let self else { return }
        shown = next
        graph.enqueueInvalidation(of: self)
        takeEntries()
      }
      return
    }
    graph.noteAtRest(self)
  }

  private func evaluate() {
    let date = isContinuous ? now : shown ?? now
    let body = evaluatingBlock {
      view.content(TimelineViewDefaultContext(date: date))
    }
    if let child {
      child.update(body, environment: environment)
    } else {
      child = body.node(NodeInputs(childOf: self))
    }
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func reevaluate() { evaluate() }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: TimelineView<Schedule, Content>.self)
    let isSame = isUnchanged(self.view.schedule, view.schedule)
    self.view = view
    if !isSame { begin() }
    evaluate()
  }

  override func wasRemoved() {
    if let pending { graph.timeline.cancel(pending) }
    graph.unfollow(self)
    graph.noteAtRest(self)
  }
}
