import CSceneHost
import Dispatch
import Foundation

extension Experiment {
  static let queues = [
    Experiment("closures wait until they are run, and run in the order of their arrival") { film in
      let log = Log()
      let own = DispatchQueue(label: "own")
      let wide = DispatchQueue(label: "wide", attributes: .concurrent)
      DispatchQueue.main.async { log.add("main") }
      DispatchQueue.global().async { log.add("global") }
      own.async { log.add("own") }
      wide.async(flags: .barrier) { log.add("barrier") }
      own.async { log.add("own again") }
      film.expect(log.all, [])
      film.settle()
      film.expect(log.all, ["main", "global", "own", "barrier", "own again"])
    },
    Experiment("all closures run on the scene's thread, by its clock") { film in
      let log = Log()
      let here = pthread_self()
      for queue in [DispatchQueue.main, .global(), .init(label: "own")] {
        queue.async { log.add(pthread_equal(pthread_self(), here) != 0 && time(nil) == 1_000_000) }
      }
      film.settle()
      film.expect(log.text, "true true true")
    },
    Experiment("no more runs than is asked for, and what is added comes last") { film in
      let log = Log()
      for number in 0..<5 {
        DispatchQueue.global().async {
          log.add(number)
          if number == 0 { DispatchQueue.global().async { log.add("added") } }
        }
      }
      film.expect(scene_host_run_ready(2), 2)
      film.expect(log.text, "0 1")
      film.expect(scene_host_run_ready(0), 0)
      film.expect(scene_host_run_ready(100), 4)
      film.expect(log.text, "0 1 2 3 4 added")
      film.expect(scene_host_run_ready(100), 0)
    },
    Experiment("a great many closures keep their order") { film in
      let log = Log()
      // More than the list holds at first, added while it is emptied.
      for number in 0..<1000 {
        DispatchQueue.main.async { log.add(number) }
        if number % 3 != 0 { _ = scene_host_run_ready(1) }
      }
      film.settle()
      film.expect(log.all, (0..<1000).map(\.description))
    },
    Experiment("what is waited for runs at once, on any queue") { film in
      let log = Log()
      DispatchQueue.main.async { log.add("later") }
      DispatchQueue.main.sync { log.add("main") }
      DispatchQueue(label: "own").sync { log.add("own") }
      DispatchQueue.main.sync(flags: .barrier) { log.add("barrier") }
      film.expect(log.text, "main own barrier")
      film.settle()
      film.expect(log.text, "main own barrier later")
    },
    Experiment("closures side by side run one after the other") { film in
      let log = Log()
      DispatchQueue.concurrentPerform(iterations: 20) { log.add($0) }
      film.expect(log.all, (0..<20).map(\.description))
    },
    Experiment("a group tells when all of it is done, and not before") { film in
      let log = Log()
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async(group: group) { log.add("one") }
      DispatchQueue.global().async(group: group) { log.add("two") }
      group.notify(queue: .main) { log.add("done") }
      film.settle()
      film.expect(log.text, "one two")
      group.leave()
      film.settle()
      film.expect(log.text, "one two done")
      group.notify(queue: .global()) { log.add("empty") }
      film.settle()
      film.expect(log.text, "one two done empty")
    },
    Experiment("what another thread hands over runs here, and is counted") { film in
      let log = Log()
      let here = pthread_self()
      let thread = Thread {
        DispatchQueue.main.async { log.add(pthread_equal(pthread_self(), here) != 0) }
        log.add("sent")
      }
      thread.start()
      while log.all.isEmpty { sched_yield() }
      film.expect(film.settle(), 1)
      film.expect(log.text, "sent true")
    },
    Experiment("a run loop's closure runs with the main queue's") { film in
      let log = Log()
      DispatchQueue.main.async { log.add("first") }
      RunLoop.main.perform { log.add("loop") }
      DispatchQueue.main.async { log.add("last") }
      film.expect(log.all, [])
      film.settle()
      film.expect(log.text, "first loop last")
    },
  ]

  /// Delays as they are written, and the instants that are meant.
  private static let delays: [(seconds: Double, ticks: Int64)] = [
    (0.1, Film.second / 10), (0.25, Film.second / 4), (1.0 / 60, Film.second / 60),
    (1.0 / 24, Film.second / 24), (2.0 / 3, Film.second * 2 / 3),
    (7.0 / 240, Film.second * 7 / 240),
    (0.000_5, Film.second / 2000), (3, Film.second * 3), (0.123_456, 87_110_554),
  ]

  static let later = [
    Experiment("a delay ends at the instant that it means, not at its nearest nanosecond") { film in
      for (seconds, ticks) in delays {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
        film.settle()
        film.expect(film.deadlines.values.sorted(), [ticks], "\(seconds) s")
        film.run(until: Film.second * 4)
        film.set(0)
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + seconds) {}
        film.settle()
        film.expect(film.deadlines.values.sorted(), [ticks], "\(seconds) s of the calendar")
        film.run(until: Film.second * 4)
        film.set(0)
      }
    },
    Experiment("a delay of whole frames from a frame ends at a frame") { film in
      for frame in 0..<60 as Range<Int64> {
        for delay in [1, 2, 7, 30] as [Int64] {
          film.set(frame * Film.second / 60)
          DispatchQueue.main.asyncAfter(deadline: .now() + Double(delay) / 60) {}
          film.settle()
          film.expect(
            Array(film.deadlines.values), [(frame + delay) * Film.second / 60],
            "\(delay) from \(frame)")
          film.run(until: 2 * Film.second)
        }
      }
    },
    Experiment("a delay of whole microseconds is taken for just these") { film in
      for microseconds in stride(from: 1, to: 20_000, by: 97) as StrideTo<Int64> {
        film.set(0)
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(microseconds) / 1e6) {}
        film.settle()
        let ticks = (microseconds * 7056 + 5) / 10
        film.expect(Array(film.deadlines.values), [ticks], "\(microseconds) µs")
        film.run(until: Film.second)
      }
    },
    Experiment("delays run in the order of their ends, those of one end as they came") { film in
      let log = Log()
      let start = DispatchTime.now()
      DispatchQueue.main.asyncAfter(deadline: start + 0.2) { log.add("0.2") }
      DispatchQueue.main.asyncAfter(deadline: start + 0.1) { log.add("0.1") }
      DispatchQueue.global().asyncAfter(deadline: start + 0.2) { log.add("0.2 too") }
      film.run(until: Film.second / 10)
      film.expect(log.all, ["0.1"])
      film.run(until: Film.second)
      film.expect(log.all, ["0.1", "0.2", "0.2 too"])
    },
    Experiment("what is due is ready, and what never is stays away") { film in
      let log = Log()
      film.set(Film.second)
      DispatchQueue.main.asyncAfter(deadline: .now()) { log.add("now") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 0.5) { log.add("past") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now()) { log.add("now by the calendar") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.add("never") }
      film.settle()
      film.expect(log.all, ["now", "past", "now by the calendar"])
      film.expect(film.deadlines, [:])
    },
    Experiment("a deadline is told once, and called off once") { film in
      let log = Log()
      let item = DispatchWorkItem { log.add("item") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      let told = scene_host_take_deadline()
      film.expect(told.ticks, Film.second)
      film.expect(told.id > 0, "it has a number")
      film.expect(scene_host_take_deadline().id, 0)
      item.cancel()
      film.expect(scene_host_take_cancelled(), told.id)
      film.expect(scene_host_take_cancelled(), 0)
      scene_host_fire(told.id)
      film.run(until: 2 * Film.second)
      film.expect(log.all, [])
    },
    Experiment("what is called off before it was told is never told") { film in
      let item = DispatchWorkItem {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      item.cancel()
      film.expect(scene_host_take_deadline().id, 0)
      film.expect(scene_host_take_cancelled(), 0)
    },
    Experiment("a number that is no deadline's does nothing") { film in
      let log = Log()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("once") }
      let told = scene_host_take_deadline()
      for id in [0, -1, told.id + 1, Int64.max] { scene_host_fire(id) }
      film.expect(log.all, [])
      scene_host_fire(told.id)
      scene_host_fire(told.id)
      film.expect(log.text, "once")
    },
    Experiment("a closure that renews itself at once does so 240 times a second") { film in
      let renewal = Renewal()
      renewal.run()
      film.run(until: Film.second)
      // At the start, and 240 times after it.
      film.expect(renewal.count, 241)
    },
    Experiment("one that renews itself slower keeps its own pace") { film in
      let renewal = Renewal(delay: 0.01)
      renewal.run()
      film.run(until: Film.second)
      film.expect(renewal.count, 101)
    },
  ]
}

/// A closure that adds itself again.
private final class Renewal: @unchecked Sendable {
  var count = 0
  let delay: Double
  init(delay: Double = 0.000_1) { self.delay = delay }

  func run() {
    count += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.run() }
  }
}
