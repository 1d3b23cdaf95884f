import Foundation
import Testing

@testable import CombineShim

@Suite("times and schedulers of Foundation")
struct SchedulerTests {
  typealias Length = SchedulerTime.Stride

  static let lengths: [TimeInterval] = [-3600, -0.25, 0, 0.000_001, 1, 86_400]

  @Test("a distance that is added leads from one time to the other", arguments: lengths, lengths)
  func distances(start: TimeInterval, length: TimeInterval) {
    let from = SchedulerTime(Date(timeIntervalSinceReferenceDate: start))
    let to = from.advanced(by: Length(length))
    #expect(abs(from.distance(to: to).timeInterval - length) < 1e-9)
    #expect(from.distance(to: to).timeInterval == -to.distance(to: from).timeInterval)
    #expect((from < to) == (from.date < to.date))
    #expect((from == to) == (length == 0))
  }

  @Test("times and lengths are stored and read again", arguments: lengths)
  func coding(length: TimeInterval) throws {
    let time = SchedulerTime(Date(timeIntervalSinceReferenceDate: length))
    let stored = try JSONEncoder().encode(time)
    #expect(try JSONDecoder().decode(SchedulerTime.self, from: stored) == time)
    let storedLength = try JSONEncoder().encode(Length(length))
    #expect(try JSONDecoder().decode(Length.self, from: storedLength) == Length(length))
  }

  @Test("lengths are compared and added as their seconds are", arguments: lengths, lengths)
  func arithmetic(one: TimeInterval, other: TimeInterval) {
    #expect((Length(one) < Length(other)) == (one < other))
    #expect((Length(one) + Length(other)).timeInterval == one + other)
    #expect((Length(one) - Length(other)).timeInterval == one - other)
    #expect((Length(one) * Length(other)).timeInterval == one * other)
    var product = Length(one)
    product *= Length(other)
    #expect(product == Length(one) * Length(other))
    #expect(Length(one).magnitude == abs(one))
  }

  @Test("a length is made of a whole number that seconds can hold exactly")
  func exactly() {
    #expect(Length(exactly: 7)?.timeInterval == 7)
    #expect(Length(exactly: Int64.max) == nil)
  }

  @Test("one unit is a thousand of the next smaller one", arguments: [0, 1, 250, -3])
  func units(count: Int) {
    let pairs: [(Length, Length)] = [
      (.seconds(count), .milliseconds(count * 1000)),
      (.milliseconds(count), .microseconds(count * 1000)),
      (.microseconds(count), .nanoseconds(count * 1000)),
      (.seconds(Double(count)), .seconds(count)),
    ]
    for (large, small) in pairs {
      #expect(abs(large.timeInterval - small.timeInterval) < 1e-12)
    }
  }

  /// Waits for main-queue work of the process, for ten seconds at most.
  private func wait(until isDone: @escaping @Sendable () -> Bool) async {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end { await Task.yield() }
  }

  @Test("an operation queue runs what it is given, what is due later not before")
  func operations() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let record = Record()
    let start = queue.now
    let due = start.advanced(by: .milliseconds(20))
    queue.schedule(after: due, tolerance: 0, options: nil) {
      record.add(start.distance(to: SchedulerTime(Date())) >= .milliseconds(19) ? "later" : "early")
    }
    queue.schedule(options: nil) { record.add("now") }
    // Its past is now.
    queue.schedule(after: start.advanced(by: -5), tolerance: 0, options: nil) { record.add("past") }
    await wait { record.lines.count == 3 }
    #expect(Set(record.lines.prefix(2)) == ["now", "past"])
    #expect(record.lines.last == "later")
    #expect(queue.minimumTolerance == 0)
  }

  @Test("an operation queue repeats until it is told to end")
  func repeating() async {
    let queue = OperationQueue()
    let record = Record()
    let beat = queue.schedule(after: queue.now, interval: 0.001, tolerance: 0, options: nil) {
      record.add("beat")
    }
    await wait { record.lines.count >= 5 }
    beat.cancel()
    #expect(record.lines.count >= 5)
    #expect(record.lines.allSatisfy { $0 == "beat" })
  }
}

@Suite("a subscription to values that come by themselves")
struct DemandedSubscriptionTests {
  /// A subscriber that asks for `more` with each value.
  private final class Receiver: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var values: [Int] = []
    var more = Subscribers.Demand.none
    var onValue: (Int) -> Void = { _ in }

    func receive(subscription: any Subscription) {}
    func receive(completion: Subscribers.Completion<Never>) {}
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      onValue(input)
      return more
    }
  }

  private let receiver = Receiver()

  @Test("hands on as many as were asked for in all, and loses the others", arguments: 0..<5, 0..<3)
  func demand(first: Int, second: Int) {
    let subscription = DemandedSubscription<Int, Receiver>(receiver)
    if first > 0 { subscription.request(.max(first)) }
    if second > 0 { subscription.request(.max(second)) }
    for value in 0..<10 { subscription.send(value) }
    #expect(receiver.values == Array(0..<first + second))
  }

  @Test("a value lost is lost, whatever is asked for later")
  func lost() {
    let subscription = DemandedSubscription<Int, Receiver>(receiver)
    subscription.send(1)
    subscription.request(.max(1))
    subscription.send(2)
    subscription.send(3)
    #expect(receiver.values == [2])
  }

  @Test("what a subscriber asks for with a value is added")
  func renewed() {
    let subscription = DemandedSubscription<Int, Receiver>(receiver)
    receiver.more = .max(1)
    subscription.request(.max(1))
    for value in 0..<5 { subscription.send(value) }
    #expect(receiver.values == [0, 1, 2, 3, 4])
  }

  @Test("whoever asks for all gets all")
  func unlimited() {
    let subscription = DemandedSubscription<Int, Receiver>(receiver)
    subscription.request(.unlimited)
    for value in 0..<100 { subscription.send(value) }
    #expect(receiver.values == Array(0..<100))
  }

  @Test(
    "cancelled, within a value or without, it sends no more and ends once",
    arguments: [true, false])
  func cancelled(within: Bool) {
    let subscription = DemandedSubscription<Int, Receiver>(receiver)
    var ends = 0
    subscription.onCancel { ends += 1 }
    subscription.request(.unlimited)
    if within { receiver.onValue = { _ in subscription.cancel() } }
    subscription.send(1)
    if !within { subscription.cancel() }
    subscription.send(2)
    subscription.cancel()
    #expect(receiver.values == [1])
    #expect(ends == 1)
  }
}

/// What was told, from whatever thread.
private final class Record: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []
  func add(_ line: String) { lock.withLock { entries.append(line) } }
  var lines: [String] { lock.withLock { entries } }
}
