import CSceneHost
import Foundation
import Glibc
import Synchronization

/// An object whose class stands in this executable.
private final class Thing: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// Where an object lies.
private func place(_ object: AnyObject) -> UInt {
  UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
}

extension Experiment {
  /// Which objects of the film's thread lie apart: far below what the system gives.
  private static let apart: Range<UInt> = 0x1000_0000_0000..<0x1020_0000_0000

  static let objects = [
    Experiment("objects lie one behind another, and in nobody's place") { film in
      var places: [UInt] = []
      for number in 0..<1000 {
        let thing = Thing(number)
        film.expect(thing.number, number)
        places.append(place(thing))
      }
      film.expect(places.allSatisfy(apart.contains), "they lie apart")
      film.expect(places, places.sorted())
      film.expect(Set(places).count, places.count)
      film.expect(places.allSatisfy { $0 % 16 == 0 }, "at whole words")
    },
    Experiment("where they lie does not follow from what other memory there is") { film in
      let first = place(Thing(0)), second = place(Thing(1))
      let step = second - first
      var blocks: [[UInt8]] = []
      for size in 1..<100 {
        blocks.append([UInt8](repeating: 1, count: size * 10))
        if size % 3 == 0 { blocks.removeFirst() }
      }
      film.expect(place(Thing(2)) - second, step)
      film.expect(blocks.count, 66)
    },
    Experiment("an object lives as long as it is held, by whatever thread") { film in
      let kept = (0..<5000).map { Thing($0) }
      let gone = Log()
      let thread = Thread {
        // More blocks than one are given back meanwhile.
        for turn in 0..<20 { gone.add("\(kept.reduce(turn) { $0 + $1.number })") }
        gone.add("end")
      }
      thread.start()
      while gone.all.last != "end" { _ = (0..<5000).map { Thing($0) } }
      film.expect(kept.map(\.number), Array(0..<5000))
    },
    Experiment("memory of objects that are gone goes back to the system") { film in
      func resident() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      }
      for number in 0..<10_000 { film.expect(Thing(number).number, number) }
      let before = resident()
      for number in 0..<1_000_000 where Thing(number).number != number {
        film.expect(false, "lost")
      }
      // A million objects are ten thousand pages.
      film.expect(resident() < before + 1000, "\(before) pages became \(resident())")
    },
    Experiment("objects of other threads, and arrays, lie where the system puts them") { film in
      let log = Log()
      let thread = Thread { log.add("\(apart.contains(place(Thing(0))))") }
      thread.start()
      while log.all.isEmpty { sched_yield() }
      film.expect(log.text, "false")
      var array = [1, 2, 3]
      array.append(4)
      let start = array.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      film.expect(!apart.contains(start), "an array is none of these")
    },
  ]

  static let machine = [
    Experiment("the computer and the person are the stage's") { film in
      let process = ProcessInfo.processInfo
      film.expect([process.activeProcessorCount, process.processorCount], [2, 2])
      film.expect(process.physicalMemory, 8 << 30)
      film.expect(process.hostName, "localhost")
      film.expect([process.userName, process.fullUserName], ["person", "Person"])
      film.expect(process.operatingSystemVersion.majorVersion, 6)
      film.expect(process.operatingSystemVersionString, "Linux 6.1.0")
      film.expect(process.processIdentifier, 5_000_000)
      film.expect(process.systemUptime, 1000)
      film.expect([getuid(), getgid(), geteuid(), getegid()], [1000, 1000, 1000, 1000])
      film.expect(Thread.isMainThread, true)
    },
    Experiment("outside of the film they are the machine's") { film in
      _ = scene_host_use_film_clock(false)
      defer { _ = scene_host_use_film_clock(true) }
      film.expect(getpid() < 5_000_000, "a real number")
      film.expect(getuid() != 1000 || geteuid() == getuid(), "a real user")
    },
    Experiment("code uses up no time of a processor") { film in
      var usage = rusage()
      func read() -> [Int] {
        getrusage(0, &usage)
        var parts = tms()
        return [Int(Glibc.clock()), times(&parts), usage.ru_utime.tv_sec, usage.ru_maxrss]
      }
      let first = read()
      var sum = 0
      for number in 0..<3_000_000 { sum &+= number }
      film.expect(sum > 0, "something was done")
      film.expect(read(), first)
      film.set(Film.second)
      film.expect(read(), [first[0] + 1_000_000, first[1] + 100, first[2] + 1, 0])
    },
    Experiment("devices for chance give the seed's") { film in
      @MainActor func draw(_ path: String) -> [UInt8] {
        film.begin(seed: 3)
        return FileHandle(forReadingAtPath: path).map { Array($0.readData(ofLength: 12)) } ?? []
      }
      let first = draw("/dev/urandom")
      film.expect(first.count, 12)
      film.expect(draw("/dev/random"), first)
      film.begin(seed: 4)
      var other = [UInt8](repeating: 0, count: 12)
      if let file = fopen("/dev/urandom", "r") { fread(&other, 1, 12, file) }
      film.expect(other != first, "another seed")
    },
    Experiment("relative names of files are meant in the scene's folder") { film in
      let folder = NSTemporaryDirectory() + "rostrum-probe-\(UUID().uuidString)"
      _ = scene_host_use_film_clock(false)
      try? FileManager.default.createDirectory(
        atPath: folder + "/inner", withIntermediateDirectories: true)
      try? "words".write(toFile: folder + "/inner/a", atomically: false, encoding: .utf8)
      _ = scene_host_use_film_clock(true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      scene_host_set_folder(folder)
      film.expect(FileManager.default.currentDirectoryPath, folder)
      film.expect(try? String(contentsOfFile: "inner/a", encoding: .utf8), "words")
      film.expect(FileManager.default.fileExists(atPath: "inner"), true)
      film.expect(URL(fileURLWithPath: "inner/a").path, folder + "/inner/a")
      film.expect(access("inner/a", R_OK), 0)
      film.expect(try? FileManager.default.contentsOfDirectory(atPath: "inner"), ["a"])
      let date = try? FileManager.default.attributesOfItem(atPath: "inner/a")[.modificationDate]
      film.expect(date as? Date, Date())
      _ = scene_host_use_film_clock(false)
      film.expect(FileManager.default.fileExists(atPath: "inner/a"), false)
      _ = scene_host_use_film_clock(true)
    },
    Experiment("what tells this machine from others is not there") { film in
      for path in ["/etc/machine-id", "/etc/os-release", "/etc/hostname"] {
        film.expect(FileManager.default.contents(atPath: path), nil, path)
      }
    },
    Experiment("what a scene sets in its defaults is nowhere else") { film in
      setenv("XDG_CONFIG_HOME", SCENE_HOST_NOWHERE, 1)
      UserDefaults.standard.set(5, forKey: "five")
      _ = UserDefaults.standard.synchronize()
      film.expect(UserDefaults.standard.integer(forKey: "five"), 5)
      film.expect(access(SCENE_HOST_NOWHERE, F_OK), -1)
    },
    Experiment("a process reaches itself by the number that it is told") { film in
      film.expect(kill(getpid(), 0), 0)
      film.expect(kill(getpid() + 1, 0), -1)
    },
    Experiment("a mutex that another thread holds is waited for, and given back") { film in
      // The kernel hands it over, to the thread by its own number of it.
      let held = Held()
      let thread = Thread {
        held.count.withLock {
          held.isTaken.store(true, ordering: .sequentiallyConsistent)
          usleep(50_000)
          $0 += 1
        }
      }
      thread.start()
      while !held.isTaken.load(ordering: .sequentiallyConsistent) {}
      for _ in 0..<3 { held.count.withLock { $0 += 1 } }
      film.expect(held.count.withLock { $0 }, 4)
    },
    Experiment("threads of the scene's are counted, and folders whose order it asks for") { film in
      var count: Int64 = 0
      let thread = Thread {}
      thread.start()
      _ = try? FileManager.default.contentsOfDirectory(atPath: "/usr")
      var seen: [String: Int64] = [:]
      var number: Int64 = 0
      while let what = scene_host_chance(number, &count) {
        seen[String(cString: what)] = count
        number += 1
      }
      film.expect(seen["threads of its own"] ?? 0 >= 1, "\(seen)")
      film.expect(seen["the order of a folder's files"] ?? 0 >= 1, "\(seen)")
      film.expect(scene_host_chance(-1, &count) == nil, "no such number")
    },
  ]
}
