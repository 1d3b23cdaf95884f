import CSceneHost
import Dispatch
import Foundation

/// A source that notes the film's time, in sixtieths of a second, whenever it beats.
private func source(_ log: Log, _ film: Film) -> any DispatchSourceTimer {
  let start = nanoseconds()
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.setEventHandler {
    let sixtieths = Double(ticksByClock(since: start)) * 60 / Double(Film.second)
    log.add(sixtieths == sixtieths.rounded() ? "\(Int(sixtieths))" : "\(sixtieths)")
  }
  return source
}

extension Experiment {
  static let sources = [
    Experiment("a source beats at whole multiples of its interval, without drift") { film in
      let log = Log()
      let timer = source(log, film)
      timer.schedule(deadline: .now() + 1.0 / 60, repeating: 1.0 / 60)
      timer.activate()
      film.run(until: Film.second)
      film.expect(log.all, (1...60).map(\.description))
      timer.cancel()
      film.run(until: 2 * Film.second)
      film.expect(log.all.count, 60)
    },
    Experiment("a source beats not before it is activated, nor while it is suspended") { film in
      let log = Log()
      let timer = source(log, film)
      timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
      film.run(until: Film.second / 2)
      film.expect(log.all, [])
      film.expect(film.deadlines, [:])
      timer.activate()
      film.run(until: Film.second * 6 / 10)
      let count = log.all.count
      film.expect(count > 0, "it beats once it is activated")
      timer.suspend()
      film.run(until: Film.second)
      film.expect(log.all.count, count)
      film.expect(film.deadlines, [:])
      timer.resume()
      film.run(until: 2 * Film.second)
      film.expect(log.all.count > count, "it goes on")
      timer.cancel()
    },
    Experiment("a source beats once if nothing is said, and anew when it is set anew") { film in
      let log = Log()
      let timer = source(log, film)
      timer.schedule(deadline: .now() + 0.5)
      timer.activate()
      film.run(until: Film.second)
      film.expect(log.text, "30")
      timer.schedule(deadline: .now() + 0.5)
      timer.schedule(deadline: .now() + 0.25)
      film.run(until: 2 * Film.second)
      film.expect(log.text, "30 75")
      timer.schedule(deadline: .distantFuture)
      film.run(until: 3 * Film.second)
      film.expect(log.text, "30 75")
      timer.cancel()
    },
    Experiment("a source beats 240 times a second at most") { film in
      let log = Log()
      let timer = source(log, film)
      timer.schedule(deadline: .now(), repeating: .microseconds(1))
      timer.activate()
      film.run(until: Film.second / 2)
      film.expect(log.all.count, 121)
      timer.cancel()
    },
    Experiment("a source that its own beat cancels is gone") { film in
      let log = Log()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
      timer.setEventHandler {
        log.add("beat")
        timer.cancel()
      }
      timer.activate()
      film.run(until: Film.second)
      film.expect(log.text, "beat")
      film.expect(film.deadlines, [:])
    },
    Experiment("a source that nobody has any more is gone with its deadline") { film in
      let log = Log()
      var timer: (any DispatchSourceTimer)? = source(log, film)
      timer?.schedule(deadline: .now() + 0.1, repeating: 0.1)
      timer?.activate()
      film.settle()
      film.expect(film.deadlines.count, 1)
      timer = nil
      film.run(until: Film.second)
      film.expect(log.all, [])
      film.expect(film.deadlines, [:])
    },
    Experiment("a source of another kind is the system's own") { film in
      let log = Log()
      let added = DispatchSource.makeUserDataAddSource(queue: .main)
      added.setEventHandler { log.add(added.data) }
      added.activate()
      added.add(data: 2)
      added.add(data: 3)
      film.settle()
      film.expect(log.text, "5")
      added.cancel()
    },
  ]

  static let timers = [
    Experiment("a timer fires at whole multiples of its interval, without drift") { film in
      let start = nanoseconds()
      for interval in [0.1, 1.0 / 60, 1.0 / 7, 0.123_456_789] {
        film.set(0)
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          log.add(ticksByClock(since: start))
        }
        film.run(until: 3 * Film.second)
        let ticks = Int64((interval * Double(Film.second)).rounded())
        let count = 3 * Film.second / ticks
        film.expect(log.all, (1...count).map { "\($0 * ticks)" }, "every \(interval) s")
        timer.invalidate()
        film.run(until: 4 * Film.second)
        film.expect(Int64(log.all.count), count)
        film.expect(timer.isValid, false)
      }
    },
    Experiment("a timer that does not repeat fires once, at its date, and is over") { film in
      let log = Log()
      let timer = Timer(fire: Date() + 0.75, interval: 0, repeats: false) { _ in log.add("fired") }
      RunLoop.main.add(timer, forMode: .default)
      film.run(until: Film.second * 74 / 100)
      film.expect(log.all, [])
      film.expect(abs(timer.fireDate.timeIntervalSinceNow - 0.01) < 1e-6, "it knows its date")
      film.run(until: Film.second * 3 / 4)
      film.expect(log.text, "fired")
      film.expect(timer.isValid, false)
    },
    Experiment("a repeating timer that is added by hand waits for its interval first") { film in
      let log = Log()
      film.set(Film.second)
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in log.add("beat") }
      RunLoop.main.add(timer, forMode: .common)
      for (tenths, count) in [(Int64(14), 0), (15, 1), (19, 1), (20, 2)] {
        film.run(until: Film.second * tenths / 10)
        film.expect(log.all.count, count)
      }
      timer.invalidate()
    },
    Experiment("a timer that is added by hand and does not repeat waits for its interval, too") {
      film in
      let log = Log()
      film.set(Film.second)
      for interval in [0.5, 0, -1] {
        let timer = Timer(timeInterval: interval, repeats: false) { _ in log.add("\(interval)") }
        RunLoop.main.add(timer, forMode: .common)
      }
      // One with a date of its own keeps it.
      let dated = Timer(fire: Date(), interval: 0.5, repeats: true) { timer in
        log.add("dated")
        timer.invalidate()
      }
      RunLoop.main.add(dated, forMode: .default)
      film.run(until: Film.second)
      film.expect(log.text, "0.0 -1.0 dated")
      film.run(until: Film.second * 149 / 100)
      film.expect(log.all.count, 3)
      film.run(until: Film.second * 3 / 2)
      film.expect(log.text, "0.0 -1.0 dated 0.5")
    },
    Experiment("a timer of the past fires now; one that was added nowhere, never") { film in
      let log = Log()
      film.set(Film.second)
      let past = Timer(fire: Date() - 0.5, interval: 0, repeats: false) { _ in log.add("past") }
      let nowhere = Timer(timeInterval: 0.1, repeats: true) { _ in log.add("nowhere") }
      RunLoop.main.add(past, forMode: .default)
      film.run(until: Film.second)
      film.expect(log.text, "past")
      film.run(until: 2 * Film.second)
      film.expect(log.text, "past")
      film.expect(nowhere.isValid, true)
    },
    Experiment("a timer that is added after its date fires then") { film in
      let log = Log()
      let start = nanoseconds()
      let timer = Timer(fire: Date() + 0.5, interval: 0, repeats: false) { _ in
        log.add(ticksByClock(since: start))
      }
      film.run(until: Film.second)
      RunLoop.main.add(timer, forMode: .default)
      film.run(until: 2 * Film.second)
      film.expect(log.text, "\(Film.second)")
    },
    Experiment("a timer that is added twice fires once") { film in
      let log = Log()
      let timer = Timer(fire: Date() + 0.5, interval: 0, repeats: false) { _ in log.add("fired") }
      RunLoop.main.add(timer, forMode: .default)
      RunLoop.main.add(timer, forMode: .common)
      film.run(until: Film.second)
      film.expect(log.text, "fired")
    },
    Experiment("a timer fires 240 times a second at most") { film in
      let log = Log()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.000_1, repeats: true) { _ in log.add("")
      }
      film.run(until: Film.second)
      film.expect(log.all.count, 240)
      timer.invalidate()
    },
    Experiment("a timer whose date is changed fires then") { film in
      let log = Log()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        log.add("fired")
      }
      timer.fireDate = Date() + 2
      film.run(until: Film.second)
      film.expect(log.all, [])
      film.run(until: 2 * Film.second)
      film.expect(log.text, "fired")
    },
    Experiment("a timer that ends itself while it fires fires no more") { film in
      let log = Log()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        log.add("fired")
        if log.all.count == 2 { timer.invalidate() }
      }
      film.run(until: Film.second)
      film.expect(log.text, "fired fired")
      film.expect(timer.isValid, false)
      film.expect(film.deadlines, [:])
    },
  ]
}
