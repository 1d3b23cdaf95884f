import Dispatch
public import Foundation
public import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerTimeOptions

  /// The present moment.
  public var now: SchedulerTime { SchedulerTime(Date()) }
  /// An operation is added when it is due.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Runs `action` as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(elsewhere(action))
  }

  /// Runs `action` as an operation, added at `date`.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = elsewhere(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay(until: date)) {
      self.addOperation(action)
    }
  }

  /// Runs `action` as an operation, added at `date` and every `interval` from there, until what is returned
  /// is cancelled.
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
