public import Foundation
public import OpenCombine

extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerTimeOptions

  /// The present moment.
  public var now: SchedulerTime { SchedulerTime(Date()) }
  /// A timer fires when it is due.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Runs `action` at the loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(elsewhere(action))
  }

  /// Runs `action` once, at `date`.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    add(Timer(date, every: 0, repeats: false, tolerance, action), forMode: .default)
  }

  /// Runs `action` at `date` and every `interval` from there, until what is returned is cancelled.
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
