import CSceneHost
import Foundation

extension Experiment {
  static let tasks = [
    Experiment("tasks run on the scene's thread, by its clock, when they are let") { film in
      let log = Log()
      let here = pthread_self()
      let isHere: @Sendable () -> Bool = {
        pthread_equal(pthread_self(), here) != 0 && time(nil) == 1_000_000
      }
      Task { log.add(isHere()) }
      Task.detached { log.add(isHere()) }
      Task { @MainActor in log.add(isHere()) }
      film.expect(log.all, [])
      film.settle()
      film.expect(log.text, "true true true")
    },
    Experiment("a task sleeps until its instant, exactly") { film in
      let start = nanoseconds()
      for milliseconds in [10, 100, 250, 1000] as [Int64] {
        let log = Log()
        film.set(0)
        Task {
          try await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
          log.add(ticksByClock(since: start))
        }
        film.run(until: 2 * Film.second)
        film.expect(log.text, "\(milliseconds * Film.second / 1000)")
      }
    },
    Experiment("a task that sleeps a sixtieth again and again keeps to the frames") { film in
      let log = Log()
      let start = nanoseconds()
      Task {
        for _ in 1...30 {
          try await Task.sleep(nanoseconds: 16_666_667)
          log.add(ticksByClock(since: start))
        }
      }
      film.run(until: Film.second)
      film.expect(log.all, (1...30).map { "\(Int64($0) * Film.second / 60)" })
    },
    Experiment("the children of a group take turns in one order") { film in
      @MainActor func course() -> [String] {
        let log = Log()
        Task {
          await withTaskGroup(of: Void.self) { group in
            for child in 0..<5 {
              group.addTask {
                for step in 0..<3 {
                  log.add("\(child).\(step)")
                  await Task.yield()
                }
              }
            }
          }
          log.add("done")
        }
        film.settle()
        return log.all
      }
      let first = course()
      film.expect(first.count, 16)
      film.expect(first.last, "done")
      for _ in 0..<5 { film.expect(course(), first) }
    },
    Experiment("a task that hardly sleeps does so 240 times a second at most") { film in
      let log = Log()
      let task = Task {
        while !Task.isCancelled {
          log.add("")
          try await Task.sleep(nanoseconds: 1)
        }
      }
      film.run(until: Film.second)
      task.cancel()
      film.expect((235...245).contains(log.all.count), "\(log.all.count) times")
    },
    Experiment("a task that is cancelled while it sleeps wakes at once") { film in
      let log = Log()
      let task = Task {
        do {
          try await Task.sleep(nanoseconds: 5_000_000_000)
          log.add("slept")
        } catch { log.add("cancelled") }
      }
      film.run(until: Film.second)
      task.cancel()
      film.run(until: Film.second)
      film.expect(log.text, "cancelled")
    },
    Experiment("an async stream's values reach who waits for them, in order") { film in
      let log = Log()
      let (stream, sender) = AsyncStream.makeStream(of: Int.self)
      Task {
        for await value in stream { log.add(value) }
        log.add("end")
      }
      film.settle()
      for value in 0..<4 { sender.yield(value) }
      sender.finish()
      film.settle()
      film.expect(log.text, "0 1 2 3 end")
    },
  ]
}
