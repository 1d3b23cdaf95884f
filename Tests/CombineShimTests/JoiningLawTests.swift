import CombineShim
import Testing

/// What is joined, whatever is sent, asked for, and ended.
@Suite("publishers that join others, by their laws")
struct JoiningLawTests {
  struct Fault: Error, Equatable { var number = 0 }

  /// Takes as many values as it is told to ask for, and remembers all that it is told.
  private final class Receiver<Input, Failure: Error>: Subscriber {
    var values: [Input] = []
    var ends: [Subscribers.Completion<Failure>] = []
    var subscription: (any Subscription)?
    var first = Subscribers.Demand.none
    var more = Subscribers.Demand.none
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(first)
    }
    func receive(_ input: Input) -> Subscribers.Demand {
      values.append(input)
      return more
    }
    func receive(completion: Subscribers.Completion<Failure>) { ends.append(completion) }
  }

  /// Which of three subjects sends next, as if by chance.
  private func turns(_ seed: Int) -> [Int] {
    var state = UInt64(seed + 1)
    return (0..<30).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % 3
    }
  }

  @Test("merged values are all that was sent, in the order in which it was", arguments: 0..<6)
  func merged(seed: Int) {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var (many, three): ([Int], [Int]) = ([], [])
    let kept = [
      Publishers.MergeMany(subjects).sink { many.append($0) },
      subjects[0].merge(with: subjects[1], subjects[2]).sink { three.append($0) },
    ]
    for (number, turn) in turns(seed).enumerated() { subjects[turn].send(number) }
    #expect(many == Array(0..<30) && three == many)
    _ = kept
  }

  @Test("of combined values each is the last of its publisher", arguments: 0..<6)
  func latest(seed: Int) {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var seen: [[Int]] = []
    let kept = subjects[0].combineLatest(subjects[1], subjects[2]).sink {
      seen.append([$0, $1, $2])
    }
    var last: [Int?] = [nil, nil, nil]
    var expected: [[Int]] = []
    for (number, turn) in turns(seed).enumerated() {
      subjects[turn].send(number)
      last[turn] = number
      let all = last.compactMap { $0 }
      if all.count == 3 { expected.append(all) }
    }
    #expect(seen == expected && !seen.isEmpty)
    _ = kept
  }

  @Test(
    "as many come as were asked for, none is lost, and the end comes after the last",
    arguments: 0...5)
  func demand(count: Int) {
    let receiver = Receiver<Int, Never>()
    receiver.first = count > 0 ? .max(count) : .none
    Publishers.MergeMany([0, 1].publisher, [2, 3, 4].publisher).receive(subscriber: receiver)
    #expect(receiver.values == Array(0..<count))
    #expect(receiver.ends.count == (count == 5 ? 1 : 0))
    receiver.subscription?.request(.max(3))
    #expect(receiver.values == Array(0..<min(count + 3, 5)))
    receiver.subscription?.request(.unlimited)
    #expect(receiver.values == [0, 1, 2, 3, 4] && receiver.ends == [.finished])
  }

  @Test("what is asked for with a value comes at once")
  func renewed() {
    let receiver = Receiver<Int, Never>()
    (receiver.first, receiver.more) = (.max(1), .max(1))
    Publishers.Merge([0, 1].publisher, [2, 3].publisher).receive(subscriber: receiver)
    #expect(receiver.values == [0, 1, 2, 3] && receiver.ends == [.finished])
  }

  @Test("a fault comes once, at once, and instead of what waits")
  func fault() {
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let receiver = Receiver<Int, Fault>()
    receiver.first = .max(1)
    a.merge(with: b).receive(subscriber: receiver)
    a.send(1)
    a.send(2)
    b.send(completion: .failure(Fault(number: 7)))
    a.send(completion: .failure(Fault(number: 8)))
    receiver.subscription?.request(.unlimited)
    #expect(receiver.values == [1] && receiver.ends == [.failure(Fault(number: 7))])
  }

  @Test("whoever cancels is told nothing more, and the publishers are let go")
  func cancelled() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var gone = 0
    let (first, second) = (
      a.handleEvents(receiveCancel: { gone += 1 }), b.handleEvents(receiveCancel: { gone += 1 })
    )
    let receiver = Receiver<Int, Never>()
    receiver.first = .unlimited
    first.merge(with: second).receive(subscriber: receiver)
    a.send(1)
    receiver.subscription?.cancel()
    a.send(2)
    b.send(completion: .finished)
    #expect(receiver.values == [1] && receiver.ends.isEmpty && gone == 2)
  }

  @Test("combined values end when all have ended, or when one ends that never had a value")
  func ends() {
    for hasValue in [true, false] {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let receiver = Receiver<[Int], Never>()
      receiver.first = .unlimited
      a.combineLatest(b) { [$0, $1] }.receive(subscriber: receiver)
      if hasValue { a.send(1) }
      a.send(completion: .finished)
      #expect(receiver.ends.count == (hasValue ? 0 : 1))
      b.send(2)
      b.send(3)
      b.send(completion: .finished)
      #expect(receiver.values == (hasValue ? [[1, 2], [1, 3]] : []))
      #expect(receiver.ends == [.finished])
    }
  }

  @Test("a value that is sent while another is handed on comes after it")
  func within() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let kept = Publishers.Merge(subject, Empty<Int, Never>(completeImmediately: false)).sink {
      value in
      if value < 3 { subject.send(value + 1) }
      seen.append(value)
    }
    subject.send(0)
    #expect(seen == [0, 1, 2, 3])
    _ = kept
  }

  @Test("publishers of equal parts are equal")
  func equal() {
    let (one, other) = (Just(1), Just(2))
    #expect(Publishers.Merge(one, other) == Publishers.Merge(one, other))
    #expect(Publishers.Merge(one, other) != Publishers.Merge(other, one))
    #expect(Publishers.Merge3(one, other, one) == Publishers.Merge3(one, other, one))
    #expect(Publishers.CombineLatest(one, other) == Publishers.CombineLatest(one, other))
    #expect(Publishers.CombineLatest(one, other) != Publishers.CombineLatest(one, one))
    #expect(one.merge(with: other).publishers.map(\.output) == [1, 2])
    #expect(Publishers.MergeMany(one).merge(with: other).publishers == [one, other])
  }

  @Test("four values together come with each that changes")
  func four() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var seen: [[Int]] = []
    let kept = Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
      .sink { seen.append([$0, $1, $2, $3]) }
    var expected = [[0, 1, 2, 3]]
    for place in [3, 0, 2, 1, 3] {
      subjects[place].send(10 + place)
      var next = expected[expected.count - 1]
      next[place] = 10 + place
      expected.append(next)
    }
    #expect(seen == expected)
    _ = kept
  }
}
