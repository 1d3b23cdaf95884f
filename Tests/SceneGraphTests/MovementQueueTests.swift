import Motion
import Testing

@testable import SceneGraph

@Suite struct MovementQueueTests {
  private func index(of event: MovementQueue.Event?) -> Int? {
    guard case .end(let index, _, _) = event?.work else { return nil }
    return index
  }

  private func end(_ index: Int) -> MovementQueue.Work {
    .end(index: index, generation: 0, version: 0)
  }

  @Test func eventsComeByTimeThenStartThenOrderThenAsTheyWereAdded() {
    var queue = MovementQueue()
    var wanted: [(time: Int64, start: Int64, order: Int, number: Int)] = []
    for number in 0..<500 {
      let key = (number &* 7919) % 1000
      wanted.append((Int64(key % 7), Int64(key % 5), key % 3, number))
      queue.add(
        at: Instant(ticks: Int64(key % 7)), start: Instant(ticks: Int64(key % 5)), order: key % 3,
        end(number))
    }
    wanted.sort {
      ($0.time, $0.start, $0.order, $0.number) < ($1.time, $1.start, $1.order, $1.number)
    }
    for event in wanted {
      #expect(index(of: queue.first) == event.number)
      queue.removeFirst()
    }
    #expect(queue.first == nil)
  }

  @Test func anEventPutOffKeepsItsPlaceAmongThoseOfItsInstant() throws {
    var queue = MovementQueue()
    queue.add(at: Instant(ticks: 1), start: .zero, order: 0, end(1))
    queue.add(at: Instant(ticks: 9), start: .zero, order: 0, end(2))
    let first = try #require(queue.first)
    queue.removeFirst()
    queue.add(first, at: Instant(ticks: 9))
    #expect(index(of: queue.first) == 1)
    queue.removeFirst()
    #expect(index(of: queue.first) == 2)
  }
}
