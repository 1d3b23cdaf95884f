internal import Motion

/// A listener that waits for the logical completion of one attribute's animation.
final class Wait {
  let listener: AnimationListener
  var isOver = false
  /// Whether its time is known, or something of its own looks for it.
  var isScheduled = false

  init(_ listener: AnimationListener) { self.listener = listener }
}

/// The event queue of moving values: earliest first; of one instant, by the start of the animation, then
/// by the order of the nodes, then as they came.
struct MovementQueue {
  enum Work {
    /// A movement ends, unless it has another version by then.
    case end(index: Int, generation: Int, version: Int)
    /// A wait is over.
    case completion(Wait)
    /// A scene's own animation takes a step.
    case step(index: Int, generation: Int, version: Int)
    /// A scene's own animation that was replaced takes a step, for those who wait for it.
    case forkStep(Fork)
  }

  struct Event {
    let time: Instant
    let start: Instant
    let work: Work
    fileprivate let key: Key
  }

  /// Where an event stands in the queue, without what happens: thousands of keys are moved about.
  fileprivate struct Key {
    var time: Instant
    let start: Instant
    let order: Int
    let serial: Int
    /// Where the work is kept.
    let slot: Int

    static func < (a: Self, b: Self) -> Bool {
      if a.time != b.time { return a.time < b.time }
      if a.start != b.start { return a.start < b.start }
      if a.order != b.order { return a.order < b.order }
      return a.serial < b.serial
    }
  }

  private var heap: [Key] = []
  private var works: [Work?] = []
  private var freeSlots: [Int] = []
  private var lastSerial = 0

  /// The next event.
  var first: Event? {
    guard let key = heap.first, let work = works[key.slot] else { return nil }
    return Event(time: key.time, start: key.start, work: work, key: key)
  }

  mutating func add(at time: Instant, start: Instant, order: Int, _ work: Work) {
    lastSerial += 1
    insert(
      Key(time: time, start: start, order: order, serial: lastSerial, slot: slot(for: work)))
  }

  /// Adds an event that was removed, at another time; among those of its instant it keeps its place.
  mutating func add(_ event: Event, at time: Instant) {
    let key = event.key
    insert(
      Key(
        time: time, start: key.start, order: key.order, serial: key.serial,
        slot: slot(for: event.work)))
  }

  mutating func removeFirst() {
    guard let first = heap.first, let last = heap.popLast() else { return }
    works[first.slot] = nil
    freeSlots.append(first.slot)
    if heap.isEmpty { return }
    var place = 0
    while 2 * place + 1 < heap.count {
      var least = 2 * place + 1
      if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
      guard heap[least] < last else { break }
      heap[place] = heap[least]
      place = least
    }
    heap[place] = last
  }

  private mutating func slot(for work: Work) -> Int {
    if let slot = freeSlots.popLast() {
      works[slot] = work
      return slot
    }
    works.append(work)
    return works.count - 1
  }

  private mutating func insert(_ key: Key) {
    heap.append(key)
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard key < heap[parent] else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = key
  }
}
