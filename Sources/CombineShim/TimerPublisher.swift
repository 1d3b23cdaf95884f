public import Foundation
public import OpenCombine

extension Timer {
  /// A publisher of the date, every `interval` seconds once it is connected.
  ///
  /// - Parameters:
  ///   - interval: Seconds from one value to the next.
  ///   - tolerance: Seconds that a value may come later.
  ///   - runLoop: The loop on which the timer runs.
  ///   - mode: The mode of the loop in which it runs.
  ///   - options: There are none.
  /// - Returns: What begins when `connect()` is called, or with its first subscriber after `autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date at an interval, to those who subscribed, in the order in which they did.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds from one value to the next.
    public let interval: TimeInterval
    /// Seconds that a value may come later.
    public let tolerance: TimeInterval?
    /// The loop on which the timer runs.
    public let runLoop: RunLoop
    /// The mode of the loop in which it runs.
    public let mode: RunLoop.Mode
    /// Options of the scheduler; there are none.
    public let options: RunLoop.SchedulerOptions?

    private let lock = NSLock()
    private var receivers: [(id: CombineIdentifier, send: (Date) -> Void)] = []

    /// Creates a publisher of the date, every `interval` seconds once it is connected.
    ///
    /// - Parameters:
    ///   - interval: Seconds from one value to the next.
    ///   - tolerance: Seconds that a value may come later; `nil` for none.
    ///   - runLoop: The loop on which the timer runs.
    ///   - mode: The mode of the loop in which it runs.
    ///   - options: Options of the scheduler; there are none.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Failure == Never, Downstream.Input == Date {
      let subscription = DemandedSubscription<Date, Downstream>(subscriber)
      let id = subscription.combineIdentifier
      subscription.onCancel { [self] in
        lock.withLock { receivers.removeAll { $0.id == id } }
      }
      lock.withLock { receivers.append((id, subscription.send)) }
      subscriber.receive(subscription: subscription)
    }

    public func connect() -> any Cancellable {
      let fire = elsewhere(fire)
      // Foundation's timer that is not told its first date fires at once on Linux.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in fire() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    private func fire() {
      let now = Date()
      for receiver in lock.withLock({ receivers }) { receiver.send(now) }
    }
  }
}
