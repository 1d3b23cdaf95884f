import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@_spi(Engine) @testable import ViewEngine

/// The parts of the graph that keep what is still to be done, each alone.
@MainActor @Suite("Parts of an update") struct UpdatePartsTests {
  private let graph = ViewGraph(
    AnyView(EmptyView()), stage: Stage(size: CGSize(width: 10, height: 10)))

  private func node(below parent: Node? = nil) -> Node {
    Node(
      parent.map { NodeInputs(childOf: $0) }
        ?? NodeInputs(graph: graph, environment: EnvironmentValues()))
  }

  // MARK: What waits for the next update

  @Test("changes in a row under one transaction are one batch, and no change overtakes another")
  func batches() {
    let kinds = [nil, Animation.linear(duration: 1), .linear(duration: 2)]
    var queue = UpdateQueue()
    var performed: [Int] = []
    // Every sequence of three kinds, six long, as the digits of a number to the base of three.
    for number in 0..<729 {
      var digits: [Int] = []
      var rest = number
      for _ in 0..<6 {
        digits.append(rest % 3)
        rest /= 3
      }
      for (place, digit) in digits.enumerated() {
        let transaction = kinds[digit].map { Transaction(animation: $0) } ?? Transaction()
        queue.add({ performed.append(place) }, under: transaction)
      }
      let runs = 1 + zip(digits, digits.dropFirst()).count { $0 != $1 }
      performed = []
      var count = 0
      #expect(queue.hasChanges)
      while let batch = queue.takeBatch() {
        count += 1
        batch.changes.forEach { $0() }
      }
      #expect(count == runs, "\(digits)")
      #expect(performed == Array(0..<6), "\(digits)")
      #expect(queue.isEmpty)
    }
  }

  @Test("bodies are evaluated from above, and in the order in which they were made")
  func dirty() {
    let top = node()
    let first = node(below: top)
    let second = node(below: top)
    let below = node(below: first)
    var queue = UpdateQueue()
    for some in [below, second, first, top] { queue.add(some) }
    #expect(!queue.isEmpty && !queue.hasChanges)
    #expect(queue.waitingName == "Node")
    #expect(queue.takeDirty().map(\.serial) == [top, first, second, below].map(\.serial))
    #expect(queue.isEmpty && queue.waitingName == "a view")
  }

  @Test("what is done afterwards is taken once, in order")
  func actions() {
    var queue = UpdateQueue()
    var done = ""
    queue.add(after: { done += "a" })
    queue.add(after: { done += "b" })
    #expect(queue.hasChanges)
    queue.takeActions().forEach { $0() }
    #expect(done == "ab" && queue.takeActions().isEmpty && queue.isEmpty)
  }

  @Test("a completion stays open while a batch waits that its animation can join")
  func listeners() {
    let waiting = AnimationListener(criteria: .removed) {}
    let alone = AnimationListener(criteria: .removed) {}
    var transaction = Transaction(animation: .default)
    transaction.join([waiting])
    var queue = UpdateQueue()
    queue.add({}, under: transaction)
    #expect(queue.takeClosedListeners(adding: [waiting, alone]).map { $0 === alone } == [true])
    #expect(queue.takeClosedListeners(adding: []).isEmpty)
    _ = queue.takeBatch()
    #expect(queue.takeClosedListeners(adding: []).map { $0 === waiting } == [true])
    #expect(queue.takeClosedListeners(adding: []).isEmpty)
  }

  // MARK: What looks at values that move

  @Test("closures look on the grid of a 120th, strictly after the instant")
  func grid() {
    let step = Instant.ticksPerSecond / 120
    for frame in 0..<2000 {
      let now = Instant(ticks: Int64(frame) * 1_234_567)
      let next = FrameReadings.instant(after: now)
      #expect(next > now && next.ticks % step == 0 && next.ticks - now.ticks <= step)
    }
    #expect(FrameReadings.instant(after: Instant(ticks: step)) == Instant(ticks: 2 * step))
  }

  @Test("closures are asked while something moves or is unread")
  func readings() {
    var readings = FrameReadings()
    let (first, second) = (node(), node())
    readings.addWatcher()
    #expect(readings.isIdle && !readings.isNeeded && !readings.isWatching)
    for some in [second, first, second] { readings.follow(some) }
    #expect(readings.nodes.map(\.serial) == [first.serial, second.serial])
    #expect(readings.isFollowing && readings.isWatching && readings.isNeeded)
    readings.unfollow(first)
    readings.unfollow(second)
    #expect(!readings.isFollowing && !readings.isNeeded)
    var read = ""
    readings.add(serial: 2) { read += "2" }
    readings.add(serial: 1) { read += "1" }
    #expect(readings.isNeeded && !readings.isWatching && !readings.isIdle)
    readings.removeWatcher()
    #expect(!readings.isNeeded)
    readings.takeUnread().forEach { $0() }
    #expect(read == "12" && readings.isIdle && readings.takeUnread().isEmpty)
  }

  // MARK: Places on the stage

  @Test("places between pixels are meant as long as the outermost says so")
  func exactly() {
    let layout = StageLayout()
    var seen: [Bool] = []
    layout.placing(exactly: false) {
      seen.append(layout.isPlacingExactly)
      layout.placing(exactly: true) {
        layout.placing(exactly: false) { seen.append(layout.isPlacingExactly) }
        seen.append(layout.isPlacingExactly)
      }
      seen.append(layout.isPlacingExactly)
    }
    #expect(seen == [false, true, true, false] && !layout.isPlacingExactly)
  }

  @Test("a tree of its own is placed once, after what is around it, and may ask for one more")
  func separately() throws {
    let film = try Rehearsal { Color.red }
    let layout = film.graph.layout
    var placed: [String] = []
    layout.isPlacing = { placed.append($0 ? "begin" : "end") }
    layout.layOutSeparately {
      placed.append("outer")
      layout.layOutSeparately { placed.append("inner") }
    }
    #expect(layout.isNeeded)
    layout.layOut(film.graph)
    #expect(placed == ["begin", "outer", "inner", "end"])
    layout.layOut(film.graph)
    #expect(placed.count == 4)
  }

  @Test("who never has enough is placed on in the next update")
  func endless() throws {
    let film = try Rehearsal { Color.red }
    let layout = film.graph.layout
    var count = 0
    func again() {
      count += 1
      layout.layOutSeparately(again)
    }
    layout.layOutSeparately(again)
    layout.layOut(film.graph)
    let once = count
    #expect(once > 1 && layout.isNeeded)
    layout.layOut(film.graph)
    #expect(count == 2 * once)
  }

  @Test("the stage's size is chosen once, before anything is placed; the root lies in its middle")
  func size() throws {
    let film = try Rehearsal { Color.red.frame(width: 20, height: 30) }
    let layout = film.graph.layout
    var asked: [CGSize] = []
    layout.chooseSize = { size in
      asked.append(size)
      return CGSize(width: 60, height: 50)
    }
    layout.isNeeded = true
    layout.layOut(film.graph)
    layout.isNeeded = true
    layout.layOut(film.graph)
    #expect(asked == [CGSize(width: 20, height: 30)])
    #expect(film.graph.stage.size == CGSize(width: 60, height: 50))
    #expect(layout.rootBox?.frame == CGRect(x: 20, y: 10, width: 20, height: 30))
    #expect(layout.boxes.count == 1)
  }
}
