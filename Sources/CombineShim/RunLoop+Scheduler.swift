public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerTimeOptions

  /// The scheduler's present time.
  public var now: SchedulerTime { SchedulerTime(Date()) }
  /// The least tolerance: none, a timer fires when it is due.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Schedules `action` for the loop's next turn.
  ///
  /// - Parameters:
  ///   - options: Options of the scheduler; there are none.
  ///   - action: What is done.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(elsewhere(action))
  }

  /// Schedules `action` once, at `date`.
  ///
  /// - Parameters:
  ///   - date: When it is done.
  ///   - tolerance: Seconds that it may come later.
  ///   - options: Options of the scheduler; there are none.
  ///   - action: What is done.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(Timer(date, every: 0, repeats: false, tolerance, action), forMode: .default)
  }

  /// Schedules `action` at `date` and every `interval` from there.
  ///
  /// - Parameters:
  ///   - date: When it is done first.
  ///   - interval: Seconds from one time to the next.
  ///   - tolerance: Seconds that each may come later.
  ///   - options: Options of the scheduler; there are none.
  ///   - action: What is done each time.
  /// - Returns: What ends the repetition when it is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(date, every: interval, repeats: true, tolerance, action)
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension Timer {
  fileprivate convenience init(
    _ time: SchedulerTime, every interval: SchedulerTime.Stride, repeats: Bool,
    _ tolerance: SchedulerTime.Stride, _ action: @escaping () -> Void
  ) {
    let action = elsewhere(action)
    self.init(fire: time.date, interval: interval.timeInterval, repeats: repeats) { _ in action() }
    self.tolerance = tolerance.timeInterval
  }
}
