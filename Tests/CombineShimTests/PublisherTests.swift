import CombineShim
import Foundation
import Testing

@Suite("what Foundation adds to Combine")
struct PublisherTests {
  /// What subscribers were told, in order.
  final class Record {
    var lines: [String] = []
    var kept: [any Cancellable] = []
  }

  /// Takes so many values, and asks for more when told to.
  final class Slow<Input>: Subscriber {
    typealias Failure = Never
    var subscription: (any Subscription)?
    var count = 0
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }
    func receive(_ input: Input) -> Subscribers.Demand {
      count += 1
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  /// Runs this thread's loop until `isDone`, for ten seconds at most.
  private func run(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 10)
    while !isDone(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test("a timer tells its subscribers in the order in which they came, not before its interval")
  func timer() {
    let record = Record()
    let timer = Timer.publish(every: 0.001, on: .current, in: .default)
    for number in 0..<20 {
      record.kept.append(timer.sink { _ in record.lines.append("\(number)") })
    }
    record.kept.remove(at: 7).cancel()
    let begin = Date()
    let connection = timer.connect()
    run { !record.lines.isEmpty }
    connection.cancel()
    #expect(Date().timeIntervalSince(begin) >= 0.001)
    let round = (0..<20).filter { $0 != 7 }.map { "\($0)" }
    func rounds() -> [String] {
      Array(repeating: round, count: record.lines.count / round.count).flatMap { $0 }
    }
    #expect(record.lines == rounds())
    // Nothing comes after the end, until somebody connects anew.
    let count = record.lines.count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    #expect(record.lines.count == count)
    let other = timer.connect()
    run { record.lines.count > count }
    other.cancel()
    #expect(record.lines == rounds())
  }

  @Test("a subscriber gets as many dates as it asked for")
  func demand() {
    let slow = Slow<Date>()
    let record = Record()
    let timer = Timer.publish(every: 0.001, on: .current, in: .default)
    timer.subscribe(slow)
    record.kept.append(timer.sink { _ in record.lines.append("tick") })
    let connection = timer.connect()
    run { record.lines.count >= 3 }
    #expect(slow.count == 1)
    slow.subscription?.request(.max(2))
    let count = record.lines.count
    run { record.lines.count >= count + 5 }
    #expect(slow.count == 3)
    connection.cancel()
  }

  @Test("a subscriber that cancels while it is told gets nothing more, the others do")
  func cancelling() {
    let record = Record()
    let timer = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    record.kept.append(timer.first().sink { _ in record.lines.append("first") })
    record.kept.append(timer.prefix(3).sink { _ in record.lines.append("prefix") })
    run { record.lines.count >= 4 }
    #expect(record.lines == ["first", "prefix", "prefix", "prefix"])
  }

  @Test("notifications reach subscribers by name and object until they cancel")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("moved")
    let mine = NSObject()
    let record = Record()
    let all = center.publisher(for: name)
    let everyone = all.sink { record.lines.append("all \($0.name.rawValue)") }
    let one = center.publisher(for: name, object: mine).sink { _ in record.lines.append("mine") }
    center.post(name: name, object: mine)
    center.post(name: name, object: NSObject())
    center.post(name: Notification.Name("other"), object: mine)
    // The center's own order is not told.
    #expect(record.lines.sorted() == ["all moved", "all moved", "mine"])
    one.cancel()
    center.post(name: name, object: mine)
    #expect(record.lines.count == 4)
    everyone.cancel()
    center.post(name: name, object: mine)
    #expect(record.lines.count == 4)
    #expect(all == center.publisher(for: name))
    #expect(all != center.publisher(for: name, object: mine))
  }

  @Test("a run loop runs what is scheduled when it is due, and often")
  func runLoop() {
    let record = Record()
    let loop = RunLoop.current
    let start = loop.now
    loop.schedule(after: start.advanced(by: .milliseconds(20)), tolerance: 0, options: nil) {
      record.lines.append("later")
    }
    loop.schedule(options: nil) { record.lines.append("now") }
    run { record.lines.count == 2 }
    #expect(record.lines == ["now", "later"])
    #expect(start.distance(to: loop.now) >= .milliseconds(19))
    let beat = loop.schedule(after: loop.now, interval: 0.001, tolerance: 0, options: nil) {
      record.lines.append("beat")
    }
    run { record.lines.count >= 5 }
    beat.cancel()
    let count = record.lines.count
    _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    #expect(record.lines.count == count)
    #expect(record.lines.dropFirst(2).allSatisfy { $0 == "beat" })
  }

  @Test("what is encoded by a publisher is decoded by another")
  func coders() throws {
    let record = Record()
    _ = Just(["a": 1]).encode(encoder: JSONEncoder())
      .decode(type: [String: Int].self, decoder: JSONDecoder())
      .sink { _ in
      } receiveValue: {
        record.lines.append("\($0)")
      }
    _ = Just(["b": 2]).encode(encoder: PropertyListEncoder())
      .decode(type: [String: Int].self, decoder: PropertyListDecoder())
      .sink { _ in
      } receiveValue: {
        record.lines.append("\($0)")
      }
    #expect(record.lines == [#"["a": 1]"#, #"["b": 2]"#])
  }

  @Test("times and their distances add up, in every unit")
  func times() {
    let time = SchedulerTime(Date(timeIntervalSinceReferenceDate: 100))
    let lengths: [SchedulerTime.Stride] = [
      1.5, 2, .seconds(3), .seconds(0.25), .milliseconds(250), .microseconds(500), .nanoseconds(-7),
    ]
    for length in lengths {
      #expect(
        abs(time.distance(to: time.advanced(by: length)).timeInterval - length.timeInterval) < 1e-6)
    }
    #expect(lengths.map(\.timeInterval) == [1.5, 2, 3, 0.25, 0.25, 0.0005, -0.000_000_007])
    #expect(lengths.reduce(0, +).timeInterval == lengths.map(\.timeInterval).reduce(0, +))
    #expect(SchedulerTime.Stride.seconds(2) * 3 - 1 == 5)
    #expect(SchedulerTime.Stride(-2).magnitude == 2)
    #expect(SchedulerTime.Stride.nanoseconds(1) < .microseconds(1))
  }
}
