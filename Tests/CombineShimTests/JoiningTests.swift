import CombineShim
import Testing

@Suite("publishers that join others")
struct JoiningTests {
  private struct Fault: Error, Equatable {}

  @Test("merged values come as they are sent, and the end comes with the last end")
  func merge() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (seen, ended): ([Int], Bool) = ([], false)
    let kept = a.map { $0 * 10 }.merge(with: b)
      .sink(receiveCompletion: { _ in ended = true }, receiveValue: { seen.append($0) })
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    #expect(!ended)
    b.send(4)
    b.send(completion: .finished)
    #expect(seen == [10, 2, 30, 4] && ended)
    _ = kept
  }

  @Test("many of a kind, and three, are merged like two; of none nothing comes but the end")
  func many() {
    var seen: [Int] = []
    let kept = Publishers.MergeMany((0..<4).map { Just($0) }).sink { seen.append($0) }
    #expect(seen == [0, 1, 2, 3])
    seen = []
    let three = Publishers.Merge3(Just(1), [2, 3].publisher, Just(4)).sink { seen.append($0) }
    #expect(seen == [1, 2, 3, 4])
    var isDone = false
    let none = Publishers.MergeMany([Just<Int>]()).sink(
      receiveCompletion: { _ in isDone = true }, receiveValue: { _ in })
    #expect(isDone)
    _ = (kept, three, none)
  }

  @Test("a fault of one ends what is joined")
  func fault() {
    let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
    var end: Subscribers.Completion<Fault>?
    var seen: [Int] = []
    let kept = Publishers.Merge(a, b)
      .sink(receiveCompletion: { end = $0 }, receiveValue: { seen.append($0) })
    a.send(1)
    b.send(completion: .failure(Fault()))
    a.send(2)
    #expect(end == .failure(Fault()) && seen == [1])
    _ = kept
  }

  @Test("last values come together once all have one, with each that changes")
  func latest() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var seen: [String] = []
    let kept = a.combineLatest(b).sink { seen.append("\($0)\($1)") }
    a.send(2)
    #expect(seen.isEmpty)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(seen == ["2x", "3x", "3y"])
    kept.cancel()
    a.send(4)
    #expect(seen.count == 3)
  }

  @Test("of three and four the last values are as of two pairs")
  func threeAndFour() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var (three, four): ([Int], [[Int]]) = ([], [])
    var kept: [AnyCancellable] = []
    subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }
      .sink { three.append($0) }.store(in: &kept)
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
      .sink { four.append([$0, $1, $2, $3]) }.store(in: &kept)
    subjects[2].send(5)
    #expect(three == [3, 6])
    #expect(four == [[0, 1, 2, 3], [0, 1, 5, 3]])
  }

  @Test("one that ends without a value ends what needs one of each")
  func empty() {
    var isDone = false
    let kept = CurrentValueSubject<Int, Never>(1).combineLatest(Empty<Int, Never>())
      .sink(receiveCompletion: { _ in isDone = true }, receiveValue: { _ in })
    #expect(isDone)
    _ = kept
  }

  @Test("whoever asks for one value gets one, and the rest when it asks again")
  func demand() {
    let slow = PublisherTests.Slow<Int>()
    Publishers.MergeMany([1, 2].publisher, [3].publisher).receive(subscriber: slow)
    #expect(slow.count == 1)
    slow.subscription?.request(.unlimited)
    #expect(slow.count == 3)
  }
}
