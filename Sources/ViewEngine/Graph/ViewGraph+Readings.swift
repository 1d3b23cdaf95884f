import Motion
import SceneGraph

// How closures of the scene see values that move: on a grid of their own, never by the frames.
extension ViewGraph {
  /// Evaluates `node` at every instant from now on.
  package func follow(_ node: Node) {
    readings.follow(node)
    scheduleReading()
  }
  /// Ends that.
  package func unfollow(_ node: Node) { readings.unfollow(node) }

  /// Says that a closure waits for something to change.
  package func addWatcher() {
    readings.addWatcher()
    scheduleReading()
  }
  /// Ends that.
  package func removeWatcher() { readings.removeWatcher() }

  /// Has `read` look, at the next instant of its own, at what was seen to change at a frame.
  package func readLater(serial: Int, _ read: @escaping () -> Void) {
    readings.add(serial: serial, read)
  }

  /// Evaluates what moves in an update that only shows it.
  ///
  /// Where the clock stops for the screen's frame and for a look at it, the second stop finds nothing to do.
  func sample() {
    if layout.isNeeded || readings.nodes.contains(where: { !$0.isCurrent }) {
      isSampling = true
      update(Transaction()) { markReadings() }
      isSampling = false
    }
    scheduleReading()
  }

  /// Evaluates what moves in an update that counts.
  func readMoving() {
    let waiting = readings.takeUnread()
    update(Transaction()) {
      markReadings()
      waiting.forEach { $0() }
    }
    if readings.isIdle, let pending = readings.next {
      timeline.cancel(pending)
      readings.next = nil
    }
  }

  /// Has what is followed evaluated, but for what was evaluated at this instant.
  private func markReadings() {
    for node in readings.nodes where !node.isCurrent { markDirty(node) }
  }

  private func scheduleReading() {
    guard readings.next == nil, readings.isNeeded else { return }
    let instant = FrameReadings.instant(after: timeline.now)
    readings.next = timeline.schedule(at: instant, .reading) { [link] in
      guard let graph = link.target else { return }
      graph.readings.next = nil
      graph.readMoving()
      graph.scheduleReading()
    }
  }
}
