import Motion
import Testing

@testable import SceneGraph

/// The numbers of all moving values in one array.
@MainActor @Suite struct ComponentBlocksTests {
  @Test(arguments: 0..<20) func blocksNeverOverlap(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &+ 9)
    var blocks = ComponentBlocks()
    var held: [(block: Int, count: Int, added: Int)] = []
    for _ in 0..<200 {
      if numbers.next() % 3 == 0, !held.isEmpty {
        let gone = held.remove(at: Int(numbers.next() % UInt64(held.count)))
        blocks.free(gone.block, components: gone.count, added: gone.added)
      } else {
        let (count, added) = (1 + Int(numbers.next() % 4), Int(numbers.next() % 3))
        let block = blocks.allocate(components: count, added: added)
        let range = block..<block + count * (ComponentBlocks.added + added)
        #expect(range.upperBound <= blocks.components.count)
        #expect(blocks.components[range].allSatisfy { $0 == 0 })
        for index in range { blocks.components[index] = 7 }
        held.append((block, count, added))
      }
      let ranges = held.map { $0.block..<$0.block + $0.count * (ComponentBlocks.added + $0.added) }
        .sorted { $0.lowerBound < $1.lowerBound }
      let isApart = zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
      #expect(isApart)
    }
  }

  @Test func freedBlocksAreTakenAgain() {
    var blocks = ComponentBlocks()
    let first = blocks.allocate(components: 3)
    let size = blocks.components.count
    blocks.free(first, components: 3, added: 0)
    #expect(blocks.allocate(components: 3) == first && blocks.components.count == size)
    #expect(blocks.allocate(components: 3) != first)
    let empty = blocks.allocate(components: 0)
    blocks.free(empty, components: 0, added: 0)
    #expect(blocks.components.count == 2 * size)
  }

  @Test func runsAreReadAsTheyWereWritten() {
    var blocks = ComponentBlocks()
    let block = blocks.allocate(components: 2, added: 1)
    for run in 0..<6 { blocks.write([Double(run), Double(-run)], to: run, of: block) }
    for run in 0..<6 {
      #expect(blocks.read(run, of: block, count: 2) == [Double(run), Double(-run)])
      #expect(blocks[block, run, 2, 1] == Double(-run))
    }
    blocks[block, ComponentBlocks.goal, 2, 0] = 99
    #expect(blocks.read(ComponentBlocks.goal, of: block, count: 2) == [99, -3])
  }

  /// What the storm shows is the closed form of each of its springs, wherever they are in the store.
  @Test(arguments: [1, 3, 4, 7, 64]) func everySpringOfAStormIsItsOwn(_ count: Int) {
    let storm = SpringStorm(count: count)
    #expect(storm.ids.count == count && storm.store.count == count)
    let time = 0.35
    storm.store.sample(at: Instant(seconds: time))
    for (number, id) in storm.ids.enumerated() {
      let share = Double(number) / Double(count)
      let spring = Spring(duration: 0.6 + share, bounce: 0.6 * share - 0.2)
      let elapsed = (Instant(seconds: time) - Instant(seconds: 0.1 * share)).seconds
      let left = 1 - spring.value(target: 1.0, time: elapsed)
      let offset = storm.store.offset(of: id, as: SpringStorm.Value.self)
      let way = 100 + 900 * share
      expectNear(offset.first.first, -way * left, 1e-9)
      expectNear(offset.first.second, way * left, 1e-9)
      expectNear(offset.second.first, -2 * way * left, 1e-9)
      expectNear(offset.second.second, -50 * left, 1e-9)
    }
  }
}
