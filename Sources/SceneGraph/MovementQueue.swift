internal import Motion

/// A listener that waits for the logical completion of one attribute's animation.
final class Wait {
  let listener: AnimationListener
  var isOver = false
  /// Whether its time is known, or something of its own looks for it.
  var isScheduled = false

  init(_ listener: AnimationListener) { self.listener = listener }
}

/// What will happen to moving values: earliest first; of one instant, by the start of the animation, then
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
    var time: Instant
    var start: Instant
    var order: Int
    var serial: Int
    var work: Work

    static func < (a: Self, b: Self) -> Bool {
      if a.time != b.time { return a.time < b.time }
      if a.start != b.start { return a.start < b.start }
      if a.order != b.order { return a.order < b.order }
      return a.serial < b.serial
    }
  }

  private var heap: [Event] = []
  private var lastSerial = 0

  /// The next event.
  var first: Event? { heap.first }

  mutating func add(at time: Instant, start: Instant, order: Int, _ work: Work) {
    lastSerial += 1
    heap.append(
      Event(time: time, start: start, order: order, serial: lastSerial, work: work))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
