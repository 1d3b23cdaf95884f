public import Foundation
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A timeline view: its content is a function of the film's time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The context of an update: the moment for which the content is made.
  public struct Context {
    /// The cadence of updates: how often the content is made anew.
    public enum Cadence: Comparable, Sendable {
      /// At every frame.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }
    /// The moment, on the film's calendar.
    public let date: Date
    /// The cadence of updates: always live.
    public var cadence: Cadence { .live }
    /// Invalidates content that a system keeps; nothing is kept here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a timeline view that is updated at the moments of `schedule`.
  ///
  /// What the closure is given has one type for all schedules and contents, so that the content's type
  /// follows from the closure.
  ///
  /// - Parameters:
  ///   - schedule: The moments of updates.
  ///   - content: The view at a moment.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { TimelineNode(self, inputs) }
}

/// The context of a timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A timeline schedule: the moments at which a timeline view is updated.
public protocol TimelineSchedule {
  /// The entries: the moments of updates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments of updates, in order; of those at or before `start`, only the latest is shown.
  ///
  /// - Parameters:
  ///   - start: The moment at which the view came, or at which it got another schedule.
  ///   - mode: Whether the schedule may save energy; always `normal`.
  /// - Returns: The moments, of which no more are taken than the film needs.
  func entries(from start: Date, mode: TimelineScheduleMode) -> Entries
}

/// The mode of a timeline schedule: whether it may save energy, which films never do.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Rarely, as on a dimmed display; never asked for here.
  case lowFrequency
}

/// The schedule of every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double?
  let isPaused: Bool
  /// Seconds between updates where nothing is said: the grid on which closures read what moves.
  private static let usualInterval = 1.0 / 120
  /// Creates the schedule of every frame.
  ///
  /// - Parameters:
  ///   - minimumInterval: Seconds between updates, at least 1/240; `nil` for every frame of the film.
  ///   - paused: Whether no updates come: the moment that is shown stays.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval, paused)
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicEntries {
    PeriodicEntries(
      next: start, interval: max(interval ?? Self.usualInterval, PeriodicEntries.leastInterval))
  }
}

/// The schedule of moments at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// Creates the schedule of a moment every `interval` seconds.
  ///
  /// - Parameters:
  ///   - startDate: The first moment.
  ///   - interval: Seconds from one moment to the next, at least 1/240.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicEntries {
    let interval = max(interval, PeriodicEntries.leastInterval)
    let steps = (start.timeIntervalSince(self.start) / interval).rounded(.down)
    return PeriodicEntries(
      next: self.start.addingTimeInterval(max(steps, 0) * interval), interval: interval)
  }
}

/// A sequence of moments at even distances, without end.
public struct PeriodicEntries: Sequence, IteratorProtocol, Sendable {
  private var upcoming: Date
  private let interval: TimeInterval
  /// Seconds between moments, at least: nothing repeats faster than the grid of 1/240 s.
  fileprivate static let leastInterval = 1.0 / 240

  init(next: Date, interval: TimeInterval) { (upcoming, self.interval) = (next, interval) }

  public mutating func next() -> Date? {
    defer { upcoming = upcoming.addingTimeInterval(interval) }
    return upcoming
  }
}

/// The schedule of given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  /// Creates a schedule of the moments `dates`, in order.
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The schedule of every minute's start.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicEntries {
    let minute = (start.timeIntervalSince1970 / 60).rounded(.down) * 60
    return PeriodicEntries(next: Date(timeIntervalSince1970: minute), interval: 60)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule of every frame of the film.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// The schedule of the film's frames, some distance apart.
  ///
  /// - Parameters:
  ///   - minimumInterval: Seconds between updates, at least 1/240; `nil` for every frame of the film.
  ///   - paused: Whether no updates come: the moment that is shown stays.
  /// - Returns: The schedule.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// The schedule of a moment every `interval` seconds.
  ///
  /// - Parameters:
  ///   - startDate: The first moment.
  ///   - interval: Seconds from one moment to the next, at least 1/240.
  /// - Returns: The schedule.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The schedule of every minute's start on the film's calendar.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
  /// The schedule of given moments, in order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// The node of a timeline view.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: SingleChildNode {
  private var view: TimelineView<Schedule, Content>
  private var entries: Schedule.Entries.Iterator?
  private var shown: Date?
  private var pending: Timeline.EventID?
  private var evaluated: Instant?

  init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    begin()
    evaluate()
  }

  private var now: Date {
    graph.stage.calendarStart.addingTimeInterval(graph.timeline.now.seconds)
  }

  /// Whether the content is made anew for every frame.
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
      shown = now
      return
    }
    graph.noteRestless(self, "TimelineView")
    if isContinuous {
      graph.follow(self)
      return waitForFrame()
    }
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    takeEntries()
  }

  /// Has the clock stop at the screen's next frame, whether that is looked at or not, so that the content is made anew there:
  /// what closures count from one frame to the next is the same in a still, a film and a part of it.
  private func waitForFrame() {
    let frame = WorkPace.nextFrame(after: graph.timeline.now)
    pending = graph.timeline.schedule(at: frame, .frame) { [weak self] in self?.waitForFrame() }
  }

  override var isCurrent: Bool { evaluated == graph.timeline.now }

  /// Takes the latest entry that has come, and waits for the next.
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
    evaluated = graph.timeline.now
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
