import CSceneHost
import Foundation

/// What a process says of itself that was started with `stand`: what it is given, and what it may not differ in.
@MainActor func standBy(_ arguments: [String]) {
  if arguments.first == "crowded" { Thread { sleep(60) }.start() }
  // What the tool does first, too.
  scene_host_settle([], 0)
  Held.take()
  if scene_host_is_starter() { scene_host_stand_by() }
  let files = FileManager.default
  let threads = (try? files.contentsOfDirectory(atPath: "/proc/self/task"))?.count ?? 0
  let open = (0..<64).filter { fcntl($0, F_GETFD) >= 0 }.map { String($0) }
  let closing = (0..<64).filter { fcntl($0, F_GETFD) > 0 }.map { String($0) }
  // The C library knows the thread's number, or it could not tell its clock.
  var clock = clockid_t()
  var time = timespec()
  let knowsThread =
    pthread_getcpuclockid(pthread_self(), &clock) == 0 && clock_gettime(clock, &time) == 0
  print(
    "parent \(getppid()) threads \(threads) thread \(knowsThread) open \(open) closing \(closing)",
    "taken \(Held.giveBack())")
}

/// A starter of the probe, or what is executed without one.
private struct Stand {
  let process: Int32
  private let socket: Int32

  init(_ arguments: [String] = []) {
    var (here, there) = (Int32(-1), Int32(-1))
    _ = scene_host_open_starter(&here, &there)
    socket = here
    process = Self.execute(arguments, output: STDERR_FILENO, task: there)
    close(there)
  }

  static func execute(_ arguments: [String] = [], output: Int32, task: Int32 = -1) -> Int32 {
    func packed(_ list: [String]) -> [CChar] { list.flatMap { Array($0.utf8CString) } + [0] }
    let words = ["probe", Part.stand.rawValue] + arguments
    return scene_host_spawn(
      "/proc/self/exe", packed(words), packed([]), [0], [0],
      start(Int32(words.count), output: output, results: STDERR_FILENO, task: task))
  }

  private static func start(
    _ count: Int32, output: Int32, results: Int32, task: Int32
  ) -> SceneHostStart {
    SceneHostStart(
      argument_count: count, environment_count: 0, input: -1, output: output, results: results,
      data: -1, task: task, broker: -1, is_steady: true, is_confined: false, readable_count: 0,
      writable_count: 0)
  }

  /// Asks for a process that writes to `output`; its number, or a negative errno.
  func ask(output: Int32) -> Int32 {
    scene_host_ask_starter(
      socket, Self.start(0, output: output, results: STDERR_FILENO, task: -1))
  }

  func leave() { close(socket) }
}

/// What a process printed that is given a pipe for its output, and how it ended.
private func told(_ start: (Int32) -> Int32) -> (words: String, end: Int32) {
  let pipe = Pipe()
  for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
    _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
  }
  let process = start(pipe.fileHandleForWriting.fileDescriptor)
  try? pipe.fileHandleForWriting.close()
  guard process > 0 else { return ("", process) }
  let words = String(
    decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return (words, scene_host_reap(process))
}

extension Experiment {
  static let starter = [
    Experiment("a forked process is what an executed one would be, as often as it is asked for") {
      film in
      let executed = told { Stand.execute(output: $0) }
      film.expect(executed.end, 0)
      film.expect(
        executed.words.contains(" threads 1 thread true open "), executed.words)
      film.expect(executed.words.hasSuffix(" taken 2\n"), executed.words)
      let stand = Stand()
      for _ in 0..<3 {
        let forked = told { stand.ask(output: $0) }
        film.expect(forked.end, 0)
        film.expect(forked.words, executed.words)
      }
      stand.leave()
      film.expect(scene_host_reap(stand.process), 0)
    },
    Experiment("a starter with other threads forks nothing, and says so") { film in
      let stand = Stand(["crowded"])
      film.expect(stand.ask(output: STDERR_FILENO), -ENOSYS)
      stand.leave()
      film.expect(scene_host_reap(stand.process), 0)
    },
    Experiment("a starter that is gone is no starter") { film in
      let stand = Stand()
      scene_host_signal(stand.process, SIGKILL)
      film.expect(scene_host_reap(stand.process), -SIGKILL)
      film.expect(stand.ask(output: STDERR_FILENO), -EPIPE)
      stand.leave()
    },
  ]
}
