import Foundation
import OpenCombine

/// A subscription to several publishers at once, whose values go to one subscriber.
///
/// Each publisher is asked for all it has. What the subscriber has not asked for yet waits in a queue.
final class JoinedSubscription<Output, Failure: Error, Downstream: Subscriber>: Subscription
where Downstream.Input == Output, Downstream.Failure == Failure {
  private let lock = NSRecursiveLock()
  private var subscriber: Downstream?
  private var demand = Subscribers.Demand.none
  private var queue: [Output] = []
  /// How many publishers have not ended.
  private var openCount: Int
  private var isSending = false
  private var sources: [AnyCancellable] = []

  init(_ subscriber: Downstream, count: Int) {
    (self.subscriber, openCount) = (subscriber, count)
  }

  /// Subscribes to a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - isNeeded: Whether nothing can come any more once it has ended without a value.
  ///   - receive: What a value of it gives the subscriber; `nil` for nothing.
  func join<P: Publisher>(
    _ publisher: P, isNeeded: Bool = false, _ receive: @escaping (P.Output) -> Output?
  ) where P.Failure == Failure {
    var hasValue = false
    let source = publisher.sink(
      receiveCompletion: { [weak self] completion in
        switch completion {
        case .failure: self?.end(completion)
        case .finished: self?.finish(isLast: isNeeded && !hasValue)
        }
      },
      receiveValue: { [weak self] value in
        hasValue = true
        guard let self, let output = self.lock.withLock({ receive(value) }) else { return }
        self.lock.withLock { self.queue.append(output) }
        self.send()
      })
    lock.withLock { if subscriber != nil { sources.append(source) } else { source.cancel() } }
  }

  private func finish(isLast: Bool) {
    let isDone = lock.withLock {
      openCount -= 1
      return openCount == 0 || isLast
    }
    if isDone { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion, lock.withLock({ !queue.isEmpty }) {
      // The rest of the queue goes first.
      lock.withLock { openCount = 0 }
      return send()
    }
    let receiver = close()
    receiver?.receive(completion: completion)
  }

  @discardableResult private func close() -> Downstream? {
    lock.withLock {
      defer {
        subscriber = nil
        queue = []
        sources = []
      }
      return subscriber
    }
  }

  /// Sends what is queued and asked for, one value after another.
  private func send() {
    guard lock.withLock({ !isSending }) else { return }
    while true {
      let next: (Downstream, Output)? = lock.withLock {
        guard let subscriber, demand > .none, !queue.isEmpty else {
          isSending = false
          return nil
        }
        isSending = true
        demand -= 1
        return (subscriber, queue.removeFirst())
      }
      guard let (receiver, value) = next else { break }
      let more = receiver.receive(value)
      lock.withLock { demand += more }
    }
    if lock.withLock({ openCount == 0 && queue.isEmpty }) { end(.finished) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() { close() }
}

/// The last value of a publisher, for what joins it with others.
final class LastValue<Value> {
  var value: Value?
}
