import CSceneHost
import Foundation

/// A child of this process with pipes where it writes.
private struct Child {
  let process: Int32
  let output = Pipe()
  let results = Pipe()

  init(
    _ path: String, _ arguments: [String], environment: [String] = [], input: Int32 = -1,
    hasResults: Bool = false, isSteady: Bool = false, readable: [String]? = nil
  ) {
    // The next child is to have none of these.
    for pipe in [output, results] {
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    func packed(_ list: [String]) -> [CChar] { list.flatMap { Array($0.utf8CString) } + [0] }
    let start = SceneHostStart(
      argument_count: Int32(arguments.count + 1), environment_count: Int32(environment.count),
      input: input, output: output.fileHandleForWriting.fileDescriptor,
      results: hasResults ? results.fileHandleForWriting.fileDescriptor : -1, data: -1, task: -1,
      broker: -1, is_steady: isSteady, is_confined: readable != nil,
      readable_count: Int32(readable?.count ?? 0), writable_count: 0)
    process = scene_host_spawn(
      path, packed([path] + arguments), packed(environment), packed(readable ?? []), [0], start)
    try? output.fileHandleForWriting.close()
    try? results.fileHandleForWriting.close()
  }

  static func shell(_ line: String, environment: [String] = [], hasResults: Bool = false) -> Child {
    Child("/bin/sh", ["-c", line], environment: environment, hasResults: hasResults)
  }

  static func probe(_ part: Part, _ arguments: [String] = []) -> Child {
    Child("/proc/self/exe", [part.rawValue] + arguments)
  }

  /// All that it printed, when it is over, without the last line's end.
  var printed: String { text(output) }
  var reported: String { text(results) }

  private func text(_ pipe: Pipe) -> String {
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}

/// Numbers of Linux's headers that Swift does not see: of `prctl`, and of the kind of a batch.
private enum Ask {
  static let deathSignal: Int32 = 2
  static let smallPages: Int32 = 42
  static let batch: Int32 = 3
}

/// What `prctl` says.
private func ask(_ question: Int32, _ answer: UnsafeMutablePointer<Int32>?) -> Int32 {
  typealias Function =
    @convention(c) (Int32, UnsafeMutablePointer<Int32>?, UInt, UInt, UInt) -> Int32
  let prctl: Function = system("prctl")
  return prctl(question, answer, 0, 0, 0)
}

extension Experiment {
  static let processes = [
    Experiment("a child's end is its status, or the signal that it died of") { film in
      for status in [0, 1, 7, 255] as [Int32] {
        film.expect(scene_host_reap(Child.shell("exit \(status)").process), status)
      }
      for signal in [SIGTERM, SIGKILL, SIGSEGV] {
        film.expect(scene_host_reap(Child.shell("kill -\(signal) $$").process), -signal)
      }
    },
    Experiment("a child that does not exist is an error's number") { film in
      film.expect(Child("/nowhere/at/all", []).process, -ENOENT)
      film.expect(scene_host_reap(99_999_999), 0)
    },
    Experiment("a child prints to one place, and has results in another") { film in
      let child = Child.shell("echo out; echo error >&2; echo result >&3", hasResults: true)
      film.expect(child.printed, "out\nerror")
      film.expect(child.reported, "result")
      film.expect(scene_host_reap(child.process), 0)
    },
    Experiment("a child has nothing to read, and no environment but what it is given") { film in
      setenv("OURS", "1", 1)
      let child = Child.shell("cat; echo $OURS$GIVEN", environment: ["GIVEN=2"])
      film.expect(child.printed, "2")
      film.expect(scene_host_reap(child.process), 0)
    },
    Experiment("a scene has those of our descriptors that stay open; others have none") { film in
      // Above those that a scene is given.
      let (closing, staying) = (fcntl(0, F_DUPFD_CLOEXEC, 20), fcntl(0, F_DUPFD, 20))
      let line = "for i in \(closing) \(staying); do [ -e /dev/fd/$i ]; echo $?; done"
      for (hasResults, found) in [(true, "1\n0"), (false, "1\n1")] {
        let child = Child.shell(line, hasResults: hasResults)
        film.expect(child.printed, found)
        film.expect(scene_host_reap(child.process), 0)
      }
      let ours = (10..<100).filter { fcntl($0, F_GETFD) & FD_CLOEXEC == 0 }
      let rest = Set(10..<100).subtracting(ours).map { "\($0)" }.joined(separator: " ")
      let other = Child.shell("for i in \(rest); do [ -e /dev/fd/$i ] && echo $i; done; true")
      film.expect(other.printed, "")
      film.expect(scene_host_reap(other.process), 0)
    },
    Experiment("a process that begins has standard streams, and hands on what is named") { film in
      let (first, second) = (open("/dev/null", 0), open("/dev/null", 0))
      let closed = [STDIN_FILENO, STDOUT_FILENO].map { ($0, dup($0)) }
      for (number, _) in closed { close(number) }
      unsafe scene_host_settle([second], 1)
      let file = open("/dev/null", O_CLOEXEC)
      var byte: UInt8 = 0
      // What is closed fails when it is used.
      let taken = (unsafe read(STDIN_FILENO, &byte, 1), unsafe write(STDOUT_FILENO, &byte, 1))
      for (number, kept) in closed { dup2(kept, number) }
      film.expect(file > STDERR_FILENO, true)
      film.expect(taken.0, -1)
      film.expect(taken.1, -1)
      film.expect(fcntl(first, F_GETFD), FD_CLOEXEC)
      film.expect(fcntl(second, F_GETFD), 0)
    },
    Experiment("a file that may not grow is an error, not a signal") { film in
      unsafe scene_host_settle([], 0)
      var limit = rlimit(rlim_cur: 0, rlim_max: rlim_t.max)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      guard let file = tmpfile() else { return film.expect("no file", "") }
      film.expect(write(fileno(file), "x", 1), -1)
      film.expect(errno, EFBIG)
    },
    Experiment("a child's end is told, and only when all that it said was read") { film in
      let pipe = Pipe()
      let child = Child(
        "/bin/sh", ["-c", "exec 5<&0; cat <&5 & echo said"],
        input: pipe.fileHandleForReading.fileDescriptor)
      let said = child.output.fileHandleForReading
      let end = scene_host_watch_end(child.process)
      film.expect(scene_host_await_child(said.fileDescriptor, end, 10_000), -1)
      film.expect(String(decoding: said.availableData, as: UTF8.self), "said\n")
      film.expect(scene_host_await_child(said.fileDescriptor, end, 10_000), -2)
      film.expect(scene_host_reap(child.process), 0)
      close(end)
      try? pipe.fileHandleForWriting.close()
    },
    Experiment("a child takes signals that its parent does not") { film in
      for number in [SIGINT, SIGTERM, SIGPIPE] {
        signal(number, SIG_IGN)
        let child = Child.shell("kill -\(number) $$; echo alive")
        film.expect(child.printed, "")
        film.expect(scene_host_reap(child.process), -number)
      }
    },
    Experiment("a child reads what it is given") { film in
      let pipe = Pipe()
      pipe.fileHandleForWriting.write(Data("given".utf8))
      try? pipe.fileHandleForWriting.close()
      let child = Child("/bin/cat", [], input: pipe.fileHandleForReading.fileDescriptor)
      film.expect(child.printed, "given")
      film.expect(scene_host_reap(child.process), 0)
    },
    Experiment("a child that is sent a signal ends") { film in
      let child = Child.shell("echo ready; exec sleep 100")
      film.expect(scene_host_await(child.output.fileHandleForReading.fileDescriptor, 10_000), -1)
      scene_host_signal(child.process, SIGTERM)
      film.expect(scene_host_reap(child.process), -SIGTERM)
    },
    Experiment("waiting ends with something to read, with the time, or with a signal") { film in
      let pipe = Pipe()
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      film.expect(scene_host_await(descriptor, 1), 0)
      scene_host_watch_signals()
      film.expect(scene_host_await(descriptor, 1), 0)
      _ = scene_host_use_film_clock(false)
      let process = getpid()
      _ = scene_host_use_film_clock(true)
      for signal in [SIGINT, SIGTERM, SIGHUP] {
        scene_host_signal(process, signal)
        film.expect(scene_host_await(descriptor, 10_000), signal)
      }
      film.expect(scene_host_await(descriptor, 1), 0)
      pipe.fileHandleForWriting.write(Data([1]))
      film.expect(scene_host_await(descriptor, 10_000), -1)
      // Watching twice is watching once.
      scene_host_watch_signals()
      film.expect(scene_host_await(descriptor, 10_000), -1)
    },
    Experiment("a child whose signals its parent watches can be stopped") { film in
      scene_host_watch_signals()
      let child = Child.shell("kill -TERM $$; echo alive")
      film.expect(child.printed, "")
      film.expect(scene_host_reap(child.process), -SIGTERM)
    },
    Experiment("a process that follows its parent has what it needs to") { film in
      let child = Child.probe(.follow)
      film.expect(child.printed, "signal \(SIGKILL) core 0 pipe ignored")
      film.expect(scene_host_reap(child.process), 0)
    },
    Experiment("memory is had in small pages, and threads are run as a batch") { film in
      scene_host_save_memory()
      film.expect(ask(Ask.smallPages, nil), 1)
      scene_host_run_as_batch()
      film.expect(sched_getscheduler(0), Ask.batch)
    },
  ]

  /// Signals that a scene's mistakes end in.
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  static let faults = [
    Experiment("a process that dies tells the signal, the time and the place, and dies of it") {
      film in
      for signal in fatal {
        let child = Child.probe(.die, ["\(signal)"])
        let words = child.printed.split(separator: " ")
        film.expect(words.prefix(3), ["fault", "\(signal)", "\(Film.second)"])
        film.expect(words.last.flatMap { Int($0, radix: 16) } ?? 0 > 0, "a place: \(words)")
        film.expect(scene_host_reap(child.process), -signal)
      }
    },
    Experiment("a process that ends by itself tells its status and the time") { film in
      let child = Child.probe(.end, ["3"])
      film.expect(child.printed, "exit 3 \(2 * Film.second)")
      film.expect(scene_host_reap(child.process), 3)
    },
    Experiment("the executable's number is the one in its file") { film in
      guard let file = FileManager.default.contents(atPath: "/proc/self/exe") else {
        film.expect(false, "the file can be read")
        return
      }
      // A note of the name GNU, with 20 bytes, of the kind of build IDs.
      let head: [UInt8] = [4, 0, 0, 0, 20, 0, 0, 0, 3, 0, 0, 0, 0x47, 0x4E, 0x55, 0]
      guard let start = file.range(of: Data(head))?.upperBound else {
        film.expect(false, "the file has a number")
        return
      }
      let id = scene_host_build_id()
      let found = withUnsafeBytes(of: (id.high, id.middle, id.low)) { Array($0.prefix(20)) }
      film.expect(found, Array(file[start..<start + 20]))
    },
    Experiment("a mangled name is readable, cut to its room; another is not") { film in
      func readable(_ name: String, room: Int = 100) -> String? {
        var text = [CChar](repeating: 1, count: max(room, 1))
        guard scene_host_demangle(name, &text, UInt64(room)) else { return nil }
        return String(
          decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      film.expect(readable("$sSi"), "Swift.Int")
      film.expect(readable("$s4main5SceneV4bodyyyF"), "main.Scene.body() -> ()")
      film.expect(readable("$sSi", room: 6), "Swift")
      film.expect(readable("$sSi", room: 0), nil)
      film.expect(readable("printf"), nil)
      film.expect(readable(""), nil)
    },
  ]
}

extension Part {
  /// Does what the process was started for.
  @MainActor func play(_ arguments: [String]) {
    if self == .bare { becomeBare(arguments) }
    let number = arguments.first.flatMap { Int32($0) } ?? 0
    switch self {
    case .die:
      scene_host_begin(0, 0)
      scene_host_set_now(Film.second)
      scene_host_follow_parent(SIGKILL)
      scene_host_open_channel(STDOUT_FILENO, "")
      scene_host_report_faults(dlsym(nil, "scene_host_report_faults"))
      raise(number)
    case .end:
      scene_host_begin(0, 0)
      scene_host_set_now(2 * Film.second)
      scene_host_open_channel(STDOUT_FILENO, "")
      scene_host_report_faults(nil)
      exit(number)
    case .bare: return
    case .stand: return standBy(arguments)
    case .follow:
      let core = __rlimit_resource_t(RLIMIT_CORE.rawValue)
      var limit = rlimit()
      getrlimit(core, &limit)
      limit.rlim_cur = limit.rlim_max
      setrlimit(core, &limit)
      scene_host_follow_parent(SIGKILL)
      var signal: Int32 = 0
      _ = ask(Ask.deathSignal, &signal)
      getrlimit(core, &limit)
      var action = sigaction()
      sigaction(SIGPIPE, nil, &action)
      let isIgnored = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
      print("signal \(signal) core \(limit.rlim_cur) pipe \(isIgnored ? "ignored" : "deadly")")
    }
  }
}

/// Becomes a program for which the kernel does not know Landlock's first call, as an older one would not.
private func becomeBare(_ arguments: [String]) {
  /// An instruction of a filter: its code, how far to jump if it holds or not, and a number.
  struct Step {
    let code: UInt16
    var ifTrue: UInt8 = 0
    var ifFalse: UInt8 = 0
    let number: UInt32
  }
  let (load, compare, give): (UInt16, UInt16, UInt16) = (0x20, 0x15, 0x06)
  let steps = [
    Step(code: load, number: 0), Step(code: compare, ifFalse: 1, number: 444),
    Step(code: give, number: 0x5_0000 | UInt32(ENOSYS)), Step(code: give, number: 0x7FFF_0000),
  ]
  typealias Prctl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
  let prctl: Prctl = system("prctl")
  steps.withUnsafeBufferPointer { filter in
    var program: (length: UInt, steps: UInt) = (
      UInt(filter.count), UInt(bitPattern: filter.baseAddress)
    )
    withUnsafeMutableBytes(of: &program) { bytes in
      _ = prctl(38, 1, 0, 0, 0)
      _ = prctl(22, 2, UInt(bitPattern: bytes.baseAddress), 0, 0)
    }
  }
  var list = arguments.map { strdup($0) } + [nil]
  execv(arguments[0], &list)
}
