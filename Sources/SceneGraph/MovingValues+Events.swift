public import Motion

/// A scene's own animation that was replaced, and goes on for those who wait for its completion.
@MainActor final class Fork {
  let box: BoxedMovement
  let waits: [Wait]
  let start: Instant
  let order: Int

  init(_ box: BoxedMovement, _ waits: [Wait], start: Instant, order: Int) {
    self.box = box
    self.waits = waits
    self.start = start
    self.order = order
  }
}

extension MovingValues {
  /// The time of the next event: a movement ends or completes, or a scene's own animation takes a step;
  /// `nil` if what moves never ends.
  public var nextEvent: Instant? {
    due.isEmpty ? nextInQueue?.time : now
  }

  /// The first event that will happen.
  ///
  /// What does not hold any more is dropped, and an end that was put down for the earliest possible time goes
  /// to its exact one.
  private var nextInQueue: MovementQueue.Event? {
    while let event = queue.first {
      guard isValid(event) else {
        queue.removeFirst()
        continue
      }
      guard case .end(let index, _, _) = event.work, let (course, begin) = newestCourse(index),
        case let exact = max(event.start, begin + Instant(roundingUpTicks: course.end)),
        exact > event.time
      else { return event }
      queue.removeFirst()
      if course.end < .infinity { queue.add(event, at: exact) }
    }
    return nil
  }

  /// The latest animation of a movement, if it has a course, and when it began.
  private func newestCourse(_ index: Int) -> (Course, Instant)? {
    movements[index].entries.last.map { ($0.course, $0.begin) }
      ?? movements[index].box?.newestCourse.map { ($0.course, $0.begin) }
  }

  /// Makes happen what is due at `instant`, in order, and calls the completions.
  public func fireEvents(at instant: Instant) {
    while fireNextEvent(at: instant) {}
  }

  /// Makes the first thing happen that is due at `instant`: one end, or one completion.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func fireNextEvent(at instant: Instant) -> Bool {
    now = instant
    if callDue() { return true }
    while let event = nextInQueue, event.time <= instant {
      queue.removeFirst()
      guard perform(event) else { continue }
      _ = callDue()
      return true
    }
    return false
  }

  /// Drops a movement, as when its view goes away; whoever waits for it is told.
  public func remove(_ id: MovementID) {
    guard isMoving(id) else { return }
    for wait in movements[id.index].waits { finish(wait) }
    finish(id.index)
    while callDue() {}
  }

  private func callDue() -> Bool {
    guard !due.isEmpty else { return false }
    didHappen?(.completion)
    due.removeFirst().call()
    return true
  }

  /// Ends a movement and tells those who wait for that.
  ///
  /// Waits for animations that were replaced before
  /// stay: they have times of their own.
  func finish(_ index: Int) {
    let (waits, removals) = (movements[index].waits, movements[index].removals)
    release(index)
    for wait in waits where !wait.isScheduled { finish(wait) }
    for listener in removals where listener.finishOne() { due.append(listener) }
  }

  func finish(_ wait: Wait) {
    if wait.isOver { return }
    wait.isOver = true
    if wait.listener.finishOne() { due.append(wait.listener) }
  }

  func schedule(_ index: Int, at time: Instant, _ work: MovementQueue.Work) {
    queue.add(
      at: time, start: movements[index].lastTarget, order: movements[index].order, work)
  }

  private func isValid(_ event: MovementQueue.Event) -> Bool {
    switch event.work {
    case .end(let index, let generation, let version),
      .step(let index, let generation, let version):
      movements[index].generation == generation && movements[index].version == version
    case .completion(let wait): !wait.isOver
    case .forkStep(let fork): fork.waits.contains { !$0.isOver }
    }
  }

  /// Makes an event happen.
  ///
  /// - Returns: Whether anyone could notice: steps on the way are nobody's concern.
  private func perform(_ event: MovementQueue.Event) -> Bool {
    switch event.work {
    case .end(let index, _, _):
      didHappen?(.end)
      finish(index)
      return true
    case .completion(let wait):
      finish(wait)
      return true
    case .step(let index, _, _):
      guard let box = movements[index].box else { return false }
      box.advance(to: event.time)
      if box.hasEnded {
        didHappen?(.end)
        finish(index)
        return true
      }
      let waits = movements[index].waits.filter { box.isLogicallyComplete && !$0.isScheduled }
      movements[index].waits.removeAll { !$0.isScheduled && box.isLogicallyComplete }
      for wait in waits { finish(wait) }
      if let next = box.nextStep { schedule(index, at: next, event.work) }
      return !waits.isEmpty
    case .forkStep(let fork):
      fork.box.advance(to: event.time)
      if fork.box.hasEnded || fork.box.isLogicallyComplete {
        for wait in fork.waits { finish(wait) }
        return true
      }
      if let next = fork.box.nextStep {
        queue.add(at: next, start: fork.start, order: fork.order, event.work)
      }
      return false
    }
  }

  /// Readies a movement for a new target: the animation that runs goes on, in a copy, for those who wait
  /// for its logical completion.
  func prepareForTarget(_ index: Int) {
    if movements[index].waits.isEmpty { return }
    movements[index].waits.removeAll(where: \.isOver)
    let waits = movements[index].waits.filter { !$0.isScheduled }
    guard let box = movements[index].box, let next = box.nextStep, !waits.isEmpty else { return }
    let fork = Fork(
      box.copy(), waits, start: movements[index].lastTarget, order: movements[index].order)
    for wait in fork.waits { wait.isScheduled = true }
    queue.add(at: next, start: fork.start, order: fork.order, .forkStep(fork))
  }

  /// Finds out when a movement ends, and lets `listeners` wait for it.
  func listen(_ index: Int, _ listeners: [AnimationListener]) {
    let (generation, version) = (movements[index].generation, movements[index].version)
    var waits: [Wait] = []
    if !listeners.isEmpty {
      for listener in listeners { listener.add() }
      movements[index].removals += listeners.filter { $0.criteria == .removed }
      waits = listeners.filter { $0.criteria == .logicallyComplete }.map(Wait.init)
      movements[index].waits += waits
    }

    if let next = movements[index].box?.nextStep {
      schedule(index, at: next, .step(index: index, generation: generation, version: version))
      return
    }
    if let box = movements[index].box, box.hasEnded {
      schedule(index, at: now, .end(index: index, generation: generation, version: version))
      for wait in waits { schedule(index, at: now, .completion(wait)) }
      return
    }
    guard let (course, begin) = newestCourse(index) else { return }
    for wait in waits {
      let completion = min(course.logicalCompletion ?? .infinity, course.end)
      wait.isScheduled = true
      if completion < .infinity {
        let time = max(now, begin + Instant(roundingUpTicks: completion))
        schedule(index, at: time, .completion(wait))
      }
    }
    let end = course.earliestEnd
    if end < .infinity {
      let time = max(now, begin + Instant(roundingUpTicks: end))
      schedule(index, at: time, .end(index: index, generation: generation, version: version))
    }
  }
}
