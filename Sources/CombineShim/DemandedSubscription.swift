import Foundation
import OpenCombine

/// A subscriber to values that come by themselves: it is given as many as it asked for, others are lost.
final class DemandedSubscription<Value, Downstream: Subscriber>: Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
  private let lock = NSLock()
  private var subscriber: Downstream?
  private var demand = Subscribers.Demand.none
  private var ending: (() -> Void)?

  init(_ subscriber: Downstream) { self.subscriber = subscriber }

  /// What happens once when the subscriber cancels; set before it is told of the subscription.
  func onCancel(_ ending: @escaping () -> Void) { self.ending = ending }

  func send(_ value: Value) {
    let receiver: Downstream? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return subscriber
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let ending = lock.withLock {
      defer { (subscriber, self.ending) = (nil, nil) }
      return self.ending
    }
    ending?()
  }
}
