import Motion
import SceneGraph

// The update loop: changes, then bodies, then boxes, then what was waiting for them.
extension ViewGraph {
  /// The greatest number of updates at one instant.
  static let updateLimit = 10_000

  /// Performs waiting changes until there are none.
  ///
  /// - Throws: ``Failure/endlessUpdates(at:view:)`` if they never come to an end.
  public func settleNow() throws {
    var count = 0
    repeat {
      while !queue.isEmpty || layout.isNeeded {
        count += 1
        guard count < Self.updateLimit else { throw endlessUpdates(at: timeline.now) }
        let batch = queue.takeBatch()
        update(batch?.transaction ?? Transaction()) { batch?.changes.forEach { $0() } }
      }
      finishRegistrations()
    } while queue.hasChanges || runTurnOfMainQueue()
    // So that what moves next has its name, which it keeps.
    springs?.learn(self)
  }

  /// Runs jobs of the main queue; what is left when an instant has had its turns goes on with the screen's next frame.
  private func runTurnOfMainQueue() -> Bool {
    guard pace.isOver(at: timeline.now), mainQueue.hasWork() else {
      guard mainQueue.runTurn() else { return false }
      if !queue.isEmpty { pace.noteTurn(at: timeline.now) }
      return true
    }
    let frame = WorkPace.nextFrame(after: timeline.now)
    if pace.postpone(to: frame) { timeline.schedule(at: frame, .timer) {} }
    return false
  }

  /// The failure of updates that never came to an end.
  func endlessUpdates(at instant: Instant) -> Failure {
    .endlessUpdates(at: instant, view: queue.waitingName)
  }

  /// Performs `changes` and everything that follows from them under one transaction.
  func update(_ transaction: Transaction, _ changes: () -> Void) {
    updateNumber += 1
    motion.change = updateNumber
    rootTransaction = transaction
    Screen.current = stage.screen
    Self.current = self
    isUpdating = true
    changes()
    evaluateDirty()
    layout.layOut(self)
    showArrivals()
    observePreferences()
    isUpdating = false
    finishRegistrations()
    queue.takeActions().forEach { $0() }
  }

  /// Lets what has come, and is laid out as it was before, go to its place: what that lays out may bring
  /// more.
  private func showArrivals() {
    var passes = 0
    while passes < StageLayout.passLimit, arrivals.show() {
      passes += 1
      evaluateDirty()
      layout.layOut(self)
    }
  }

  /// Evaluates bodies until none waits.
  func evaluateDirty() {
    var nodes = queue.takeDirty()
    while !nodes.isEmpty {
      for node in nodes {
        node.isDirty = false
        if !node.isRemoved { node.reevaluate() }
      }
      nodes = queue.takeDirty()
    }
  }

  /// Tells completions whose update is over that nothing more will join them.
  private func finishRegistrations() {
    queue.takeClosedListeners(adding: Transaction.takeOpenListeners())
      .forEach { $0.finishRegistration() }
  }

  /// Performs `change` in an update under the transaction that is current now.
  package func enqueue(_ change: @escaping () -> Void) {
    queue.add(change, under: Transaction.current)
  }

  /// Evaluates `node` again in an update under the transaction that is current now.
  package func enqueueInvalidation(of node: Node) {
    enqueue { [link, node = node.link] in
      if let graph = link.target, let node = node.target { graph.markDirty(node) }
    }
  }

  /// Evaluates `node` again in the running or the next update.
  func markDirty(_ node: Node) {
    guard !node.isDirty, !node.isRemoved else { return }
    node.isDirty = true
    queue.add(node)
  }

  /// Performs `action` when the running update is done.
  package func afterUpdate(_ action: @escaping () -> Void) { queue.add(after: action) }

  // MARK: Preferences

  /// Has `observer` look at its preference at the end of each update.
  func observe(_ observer: any PreferenceObserver) {
    preferenceObservers.append(observer)
    addWatcher()
  }

  private func observePreferences() {
    guard !isSampling else { return }
    let count = preferenceObservers.count
    preferenceObservers.removeAll { $0.isRemoved }
    for _ in preferenceObservers.count..<count { removeWatcher() }
    preferenceObservers.forEach { $0.observePreference() }
  }
}
