import Motion
import SceneGraph
import Testing

private struct Quarter: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= 0.25 { context.isLogicallyComplete = true }
    return time >= 1 ? nil : value.scaled(by: time)
  }
}

@MainActor @Suite struct CompletionTests {
  /// What was called, and when.
  final class Log {
    var lines: [String] = []
  }

  let log = Log()
  let store = MovingValues()

  private func listener(
    _ name: String, _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> AnimationListener {
    let (log, store) = (log, store)
    return AnimationListener(criteria: criteria) {
      MainActor.assumeIsolated { log.lines.append("\(name) \(store.now.seconds)") }
    }
  }

  @Test func everyKindCompletesAtItsTime() {
    let kinds: [(Animation, logical: Double, removed: Double)] = [
      (.spring, 0.5, 193.0 / 240), (.linear(duration: 0.35), 0.35, 0.35),
      (.spring.delay(0.5), 1, 0.5 + 193.0 / 240), (.spring.speed(2), 0.25, 193.0 / 480),
      (.easeInOut.repeatCount(3), 1.05, 1.05), (.easeInOut.speed(0.5), 0.7, 0.7),
      (.linear(duration: 1).logicallyComplete(after: 0.25), 0.25, 1),
      (.linear(duration: 0), 0, 0), (.linear(duration: 0.1 + 0.2), 0.3, 0.3),
      (Animation(Quarter()), 0.25, 1),
    ]
    for (animation, logical, removed) in kinds {
      log.lines = []
      let value = Moved(0.0, in: MovingValues())
      var times: [Double] = []
      for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
        let store = value.store
        let listener = AnimationListener(criteria: criteria) {
          MainActor.assumeIsolated { times.append(store.now.seconds) }
        }
        value.store.retarget(
          nil, by: 1.0, with: animation, at: .zero, listeners: [listener])
        listener.finishRegistration()
      }
      value.settle()
      #expect(times == [logical, removed], "\(animation)")
    }
  }

  @Test func oneCompletionWaitsForAllAttributes() {
    let (a, b) = (Moved(0.0, in: store), Moved(0.0, in: store))
    let both = listener("both")
    a.id = store.retarget(
      nil, by: 1.0, with: .linear(duration: 1), at: .zero, listeners: [both])
    b.id = store.retarget(
      nil, by: 1.0, with: .linear(duration: 2), at: .zero, listeners: [both])
    both.finishRegistration()
    a.settle()
    #expect(log.lines == ["both 2.0"])
  }

  @Test func withoutAnythingToMoveItIsCalledAtOnce() {
    let value = Moved(0.0, in: store)
    value.set(0, .spring, at: 1, [listener("equal")])
    #expect(log.lines == ["equal 1.0"])
    value.set(3, nil, at: 2, [listener("jump")])
    #expect(log.lines == ["equal 1.0", "jump 2.0"])
  }

  @Test func retargetedLogicalCompletionsKeepTheirTime() {
    let value = Moved(0.0, in: store)
    value.set(1, .spring, at: 0, [listener("first")])
    value.set(2, .spring, at: 0.2, [listener("second")])
    value.set(3, .linear(duration: 2), at: 0.3, [listener("third")])
    value.settle()
    #expect(log.lines == ["first 0.5", "second 0.7", "third 2.3"])
  }

  @Test func replacedAnimationsOfASceneGoOnForThoseWhoWait() {
    let value = Moved(0.0, in: store)
    value.set(1, Animation(Quarter()), at: 0, [listener("first")])
    value.set(2, Animation(Quarter()), at: 0.125, [listener("second")])
    value.set(0, .linear(duration: 0), at: 0.25, [listener("third")])
    value.settle()
    #expect(log.lines == ["first 0.25", "third 0.25", "second 0.375"])
  }

  @Test func retargetedRemovalsWaitForTheEnd() {
    let value = Moved(0.0, in: store)
    value.set(1, .linear(duration: 1), at: 0, [listener("first", .removed)])
    value.set(2, .linear(duration: 1), at: 0.5, [listener("second", .removed)])
    value.settle()
    #expect(log.lines == ["first 1.5", "second 1.5"])
  }

  @Test func eventsOfOneInstantGoByStartThenByNode() {
    let values = (0..<4).map { _ in Moved(0.0, in: store) }
    values[1].set(1, .linear(duration: 1), at: 0, [listener("c")], order: 3)
    values[2].set(1, .linear(duration: 1), at: 0, [listener("a")], order: 1)
    values[3].set(1, .linear(duration: 1), at: 0, [listener("b")], order: 2)
    values[0].set(1, .linear(duration: 0.5), at: 0.5, [listener("late")], order: 0)
    store.fireEvents(at: Instant(seconds: 1))
    #expect(log.lines == ["a 1.0", "b 1.0", "c 1.0", "late 1.0"])
  }

  @Test func endlessMotionNeverCompletesUntilItIsRemoved() {
    let value = Moved(0.0, in: store)
    value.set(1, .linear(duration: 1).repeatForever(), at: 0, [listener("end", .removed)])
    let other = Moved(0.0, in: store)
    other.set(1, .spring(bounce: 1), at: 0, [listener("rest", .removed)])
    #expect(store.nextEvent == nil)
    value.run(to: 100)
    value.id.map(store.remove)
    #expect(log.lines == ["end 100.0"])
  }

  @Test func oneEventIsOneStep() {
    let (a, b) = (Moved(0.0, in: store), Moved(0.0, in: store))
    a.set(1, .linear(duration: 1), at: 0, [listener("a")], order: 1)
    b.set(1, .linear(duration: 1), at: 0, [listener("b")], order: 2)
    #expect(store.nextEvent == Instant(seconds: 1))
    #expect(store.fireNextEvent(at: Instant(seconds: 1)) && log.lines.count == 1)
    while store.fireNextEvent(at: Instant(seconds: 1)) {}
    #expect(log.lines == ["a 1.0", "b 1.0"] && store.nextEvent == nil)
  }
}
