import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerTimeOptions

  /// The scheduler's present time.
  public var now: SchedulerTime { SchedulerTime(Date()) }
  /// The least tolerance: none, an operation is added when it is due.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Schedules `action` as an operation.
  ///
  /// - Parameters:
  ///   - options: Options of the scheduler; there are none.
  ///   - action: What the operation does.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(elsewhere(action))
  }

  /// Schedules `action` as an operation, added at `date`.
  ///
  /// - Parameters:
  ///   - date: When the operation is added; at once if that is past.
  ///   - tolerance: Seconds that it may come later; it never does.
  ///   - options: Options of the scheduler; there are none.
  ///   - action: What the operation does.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = elsewhere(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay(until: date)) {
      self.addOperation(action)
    }
  }

  /// Schedules `action` as an operation, added at `date` and every `interval` from there.
  ///
  /// - Parameters:
  ///   - date: When the first operation is added; at once if that is past.
  ///   - interval: Seconds from one operation to the next.
  ///   - tolerance: Seconds that one may come later; it never does.
  ///   - options: Options of the scheduler; there are none.
  ///   - action: What each operation does.
  /// - Returns: What ends the repetition when it is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = elsewhere(action)
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + delay(until: date), repeating: interval.timeInterval)
    source.setEventHandler { self.addOperation(action) }
    source.activate()
    return AnyCancellable { source.cancel() }
  }

  private func delay(until time: SchedulerTime) -> TimeInterval {
    max(time.date.timeIntervalSinceNow, 0)
  }
}
