import CSceneHost
import Foundation

extension Experiment {
  static let clock = [
    Experiment("the clock stands while code runs") { film in
      let (start, date) = (nanoseconds(), Date())
      var sum = 0
      for number in 0..<100_000 { sum &+= number }
      film.expect(sum > 0, "something was done")
      film.expect(nanoseconds(), start)
      film.expect(Date(), date)
    },
    Experiment("the calendar shows its start and the film's time") { film in
      film.begin(calendar: 86_400)
      film.expect(Int(time(nil)), 86_400)
      film.set(Film.second * 5 / 2)
      film.expect(Int(time(nil)), 86_402)
      film.expect(Date().timeIntervalSince1970, 86_402.5)
      var value = timeval()
      gettimeofday(&value, nil)
      film.expect([value.tv_sec, Int(value.tv_usec)], [86_402, 500_000])
      film.expect(nanoseconds(CLOCK_REALTIME), 86_402_500_000_000)
      film.expect(nanoseconds(CLOCK_REALTIME_COARSE), 86_402_500_000_000)
      var seconds = time_t()
      film.expect(time(&seconds), seconds)
    },
    Experiment("all clocks that do not show the calendar agree, and move with the film") { film in
      let clocks = [CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME]
      let starts = clocks.map { nanoseconds($0) }
      film.expect(Set(starts).count, 1)
      film.expect(starts[0] > 0, "a scene can go back from the start")
      film.set(Film.second * 3)
      film.expect(clocks.map { nanoseconds($0) - starts[0] }, clocks.map { _ in 3_000_000_000 })
    },
    Experiment("a frame's time by the clock is its exact time, to half a nanosecond") { film in
      let start = nanoseconds()
      var last = start - 1
      for rate in [24, 25, 30, 50, 60, 100, 120, 240] as [Int64] {
        for frame in 0..<rate {
          let ticks = frame * Film.second / rate
          film.set(ticks)
          let passed = nanoseconds() - start
          // Twice the distance in units of 1/7056 ns.
          let error = abs(passed * 7056 - ticks * 10_000)
          film.expect(2 * error <= 7056, "\(ticks) ticks are \(passed) ns")
          film.expect(ticksByClock(since: start), ticks, "the way back from frame \(frame)")
          if frame > 0 { film.expect(nanoseconds() > last, "time goes on at \(frame) of \(rate)") }
          last = nanoseconds()
        }
      }
    },
    Experiment("another thread has the real clock, even if it asks for the film's") { film in
      let log = Log()
      let thread = Thread {
        log.add(time(nil) > 1_500_000_000)
        log.add(scene_host_use_film_clock(true))
        log.add(time(nil) > 1_500_000_000)
        log.add("end")
      }
      thread.start()
      while log.all.last != "end" { sched_yield() }
      film.expect(log.text, "true false true end")
      film.expect(Int(time(nil)), 1_000_000)
    },
    Experiment("the scene's thread goes to the real clock and back") { film in
      film.expect(scene_host_use_film_clock(false), true)
      film.expect(time(nil) > 1_500_000_000, "this is the real time")
      film.expect(scene_host_use_film_clock(false), false)
      film.expect(scene_host_use_film_clock(true), false)
      film.expect(Int(time(nil)), 1_000_000)
    },
    Experiment("real time and the processor's go on under the film's clock, and leave it") { film in
      let real = scene_host_real_seconds()
      let process = scene_host_processor_seconds()
      let thread = scene_host_thread_seconds()
      while scene_host_real_seconds() <= real || scene_host_processor_seconds() <= process
        || scene_host_thread_seconds() <= thread
      {}
      film.expect(scene_host_thread_seconds() <= scene_host_processor_seconds(), "a part is less")
      film.expect(Int(time(nil)), 1_000_000)
    },
  ]

  static let sleeping = [
    Experiment("sleeping takes the film's time, exactly, and none of ours") { film in
      let start = nanoseconds()
      var sum: Int64 = 0
      @MainActor func slept(_ nanosecondsMore: Int64, _ what: String) {
        sum += nanosecondsMore
        film.expect(nanoseconds() - start, sum, what)
      }
      let real = scene_host_real_seconds()
      sleep(100)
      slept(100_000_000_000, "sleep")
      usleep(250_000)
      slept(250_000_000, "usleep")
      var length = timespec(tv_sec: 2, tv_nsec: 500_000_000)
      nanosleep(&length, nil)
      slept(2_500_000_000, "nanosleep")
      clock_nanosleep(CLOCK_MONOTONIC, 0, &length, nil)
      slept(2_500_000_000, "clock_nanosleep")
      let end = nanoseconds(CLOCK_REALTIME) + 1_000_000_000
      length = timespec(tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
      clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &length, nil)
      slept(1_000_000_000, "clock_nanosleep until a date")
      film.expect(scene_host_real_seconds() - real < 50, "nobody waited")
    },
    Experiment("a thread that Foundation puts to sleep wakes at its time") { film in
      let start = Date()
      Thread.sleep(forTimeInterval: 0.25)
      film.expect(abs(Date().timeIntervalSince(start) - 0.25) < 1e-6, "a quarter of a second")
      Thread.sleep(until: start.addingTimeInterval(1))
      film.expect(abs(Date().timeIntervalSince(start) - 1) < 1e-6, "a second")
    },
    Experiment("sleeping for nothing goes on, so that a wait for a date ends") { film in
      let start = nanoseconds()
      var nothing = timespec()
      for _ in 0..<10 { nanosleep(&nothing, nil) }
      film.expect(nanoseconds() > start, "time went on")
    },
    Experiment("sleep ends with the code that slept, and with the clock's next time") { film in
      let log = Log()
      DispatchQueue.main.async {
        sleep(5)
        log.add(Int(time(nil)))
      }
      DispatchQueue.main.async { log.add(Int(time(nil))) }
      film.settle()
      film.expect(log.text, "1000005 1000000")
      sleep(7)
      film.set(Film.second)
      film.expect(Int(time(nil)), 1_000_001)
    },
    Experiment("what code adds after it slept comes when it would have") { film in
      let log = Log()
      DispatchQueue.main.async {
        usleep(100_000)
        DispatchQueue.main.async { log.add("after") }
      }
      DispatchQueue.main.async { log.add("meanwhile") }
      film.settle()
      film.expect(log.text, "meanwhile")
      film.expect(Array(film.deadlines.values), [Film.second / 10])
      film.run(until: Film.second)
      film.expect(log.text, "meanwhile after")
    },
    Experiment("code that sleeps to a frame goes on at that frame, in however many pieces") {
      film in
      for frame in 1...60 as ClosedRange<Int64> {
        film.set(0)
        DispatchQueue.main.async {
          // A sixtieth is no whole number of nanoseconds, and two of these are 1.4 ticks.
          var pieces = Array(repeating: 2, count: 6) as [Int64]
          pieces.append(frame * 1_000_000_000 / 60 - 12)
          for piece in pieces {
            let (seconds, rest) = piece.quotientAndRemainder(dividingBy: 1_000_000_000)
            var length = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
            nanosleep(&length, nil)
          }
          DispatchQueue.main.async {}
        }
        film.settle()
        film.expect(Array(film.deadlines.values), [frame * Film.second / 60], "frame \(frame)")
        film.run(until: Film.second)
      }
    },
  ]
}
