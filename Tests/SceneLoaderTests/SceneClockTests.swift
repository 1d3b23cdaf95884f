import Foundation
import Motion
import SceneGraph
import Testing

@testable import SceneLoader

/// The film's clock, each time in a process of its own: a thread that is under it stays there.
@Suite("SceneClock")
struct SceneClockTests {
  @Test("what asks for the time learns the time line's, from the calendar's start on")
  func time() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let timeline = Timeline()
        let clock = SceneClock(timeline: timeline)
        precondition(now() == 0)
        timeline.move(to: Instant(ticks: 5 * Instant.ticksPerSecond / 4))
        precondition(now() == 1.25)
        precondition(clock.outsideFilm { now() } > 0, "the real clock is years ahead")
        precondition(clock.outsideFilm { clock.insideFilm { now() } } == 1.25)
        precondition(clock.insideFilm { now() } == 1.25)
        exit(0)
      }
    }
  }

  @Test("the calendar starts where it is told to, and chance follows the seed")
  func start() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let clock = SceneClock(timeline: Timeline(), calendarStart: -86_400, seed: 7)
        precondition(Date().timeIntervalSince1970 == -86_400)
        let chance = (0..<4).map { _ in UInt64.random(in: .min ... .max) }
        precondition(Set(chance).count == 4)
        let again = SceneClock(timeline: Timeline(), seed: 7)
        precondition((0..<4).map { _ in UInt64.random(in: .min ... .max) } == chance)
        let other = SceneClock(timeline: Timeline(), seed: 8)
        precondition((0..<4).map { _ in UInt64.random(in: .min ... .max) } != chance)
        withExtendedLifetime([clock, again, other]) {}
        exit(0)
      }
    }
  }

  @Test("closures happen in order at their exact times, one at a time")
  func closures() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let timeline = Timeline()
        let clock = SceneClock(timeline: timeline)
        var order: [String] = []
        for (name, seconds) in [("c", 0.5), ("a", 0.25), ("d", 0.5)] {
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { order.append(name) }
        }
        DispatchQueue.main.async { order.append("first") }
        precondition(clock.runNext())
        precondition(order == ["first"] && !clock.runNext())
        precondition(timeline.next == Instant(ticks: Instant.ticksPerSecond / 4))
        while let next = timeline.next {
          timeline.move(to: next)
          while let work = timeline.takeDueEvent(addedBefore: timeline.mark) { work() }
          while clock.runNext() {}
        }
        precondition(order == ["first", "a", "c", "d"])
        precondition(timeline.now == Instant(ticks: Instant.ticksPerSecond / 2))
        precondition(!clock.isEndless)
        exit(0)
      }
    }
  }

  @Test("a closure that is called off leaves the time line")
  func cancelled() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let timeline = Timeline()
        let clock = SceneClock(timeline: timeline)
        let work = DispatchWorkItem { preconditionFailure("it was called off") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: work)
        _ = clock.runNext()
        precondition(timeline.next == Instant(ticks: Instant.ticksPerSecond / 2), "is set")
        work.cancel()
        _ = clock.runNext()
        precondition(timeline.next == nil, "has left")
        exit(0)
      }
    }
  }

  @Test("what never ends at one instant is endless, and what takes its time is not")
  func endless() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let timeline = Timeline()
        let clock = SceneClock(timeline: timeline)
        func again() { DispatchQueue.main.async { MainActor.assumeIsolated { again() } } }
        again()
        for instant in 1...3 {
          for _ in 0..<SceneClock.limit { precondition(clock.runNext()) }
          precondition(!clock.isEndless)
          timeline.move(to: Instant(ticks: Int64(instant)))
        }
        for _ in 0..<SceneClock.limit { precondition(clock.runNext()) }
        precondition(!clock.runNext() && clock.isEndless)
        exit(0)
      }
    }
  }

  @Test("a turn of the main queue is what was there at its beginning, not what that adds")
  func turns() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let clock = SceneClock(timeline: Timeline())
        var order: [String] = []
        DispatchQueue.main.async {
          order.append("a")
          DispatchQueue.main.async { order.append("c") }
        }
        DispatchQueue.main.async { order.append("b") }
        precondition(clock.hasWork && clock.runTurn())
        precondition(order == ["a", "b"] && clock.hasWork)
        precondition(clock.runTurn() && order == ["a", "b", "c"])
        precondition(!clock.hasWork && !clock.runTurn())
        exit(0)
      }
    }
  }

  @Test("an error goes through to whoever asked, and the film's clock is back")
  func errors() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        struct Fault: Error {}
        let clock = SceneClock(timeline: Timeline())
        var isCaught = false
        do { try clock.outsideFilm { throw Fault() } } catch { isCaught = error is Fault }
        precondition(isCaught && now() == 0)
        exit(0)
      }
    }
  }
}

/// Seconds since the film's start, as a scene learns them.
@MainActor private func now() -> Double {
  Date().timeIntervalSince1970 - Double(SceneClock.usualStart)
}
