import CSceneHost
import Foundation

/// What a forked process says of itself: its descriptors, its environment, and what it does at signals.
private func account() -> String {
  let open = (0..<64).filter { fcntl($0, F_GETFD) >= 0 }.map { String($0) }
  let closing = (0..<64).filter { fcntl($0, F_GETFD) > 0 }.map { String($0) }
  var words: [String] = []
  var next = environ
  while let word = next.pointee {
    words.append(String(cString: word))
    next += 1
  }
  var blocked = sigset_t()
  sigprocmask(SIG_BLOCK, nil, &blocked)
  var handler = sigaction()
  sigaction(SIGTERM, nil, &handler)
  let isUsual = handler.__sigaction_handler.sa_handler == nil
  return "taken \(Held.giveBack()) open \(open) closing \(closing) environment \(words)"
    + " blocked \(sigismember(&blocked, SIGTERM)) usual \(isUsual)"
}

/// A fork of the calling process that gives an account of itself; its number, or -1.
private func forked(output: Int32, results: Int32 = -1) -> Int32 {
  let start = SceneHostStart(
    argument_count: 0, environment_count: 0, input: -1, output: output, results: results, data: -1,
    task: -1, broker: -1, is_steady: false, is_confined: false, readable_count: 0,
    writable_count: 0)
  // As long as the process lives.
  let words: [UnsafePointer<CChar>?] = [
    UnsafePointer(strdup("A=1")), UnsafePointer(strdup("B=2")), nil,
  ]
  let child = scene_host_fork(start, words)
  guard child == 0 else { return child }
  let text = account()
  _ = text.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
  _exit(3)
}

/// What a fork says, and how it ends.
private func told(results: Int32 = -1) -> (words: String, end: Int32) {
  Held.take()
  let pipe = Pipe()
  for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
    _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
  }
  let child = forked(output: pipe.fileHandleForWriting.fileDescriptor, results: results)
  try? pipe.fileHandleForWriting.close()
  guard child > 0 else { return ("", child) }
  let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return (words, scene_host_reap(child))
}

extension Experiment {
  static let forks = [
    Experiment("a process that is forked for a document has what it is given, and nothing else") {
      film in
      // What is this process's own: a descriptor that closes at exec, signals that it keeps to itself, an environment.
      scene_host_settle([], 0)
      let own = open("/dev/null", O_RDONLY | O_CLOEXEC)
      scene_host_watch_signals()
      signal(SIGTERM) { _ in }
      setenv("OWN", "1", 1)
      let (words, end) = told()
      film.expect(end, 3)
      film.expect(
        words,
        #"taken 2 open ["0", "1", "2"] closing [] environment ["A=1", "B=2"] blocked 0 usual true"#)
      // Here nothing has changed.
      film.expect(fcntl(own, F_GETFD), FD_CLOEXEC)
      film.expect(getenv("OWN") != nil, true)
      var handler = sigaction()
      sigaction(SIGTERM, nil, &handler)
      film.expect(handler.__sigaction_handler.sa_handler != nil, true)
    },
    Experiment("its results go where it is told, by a descriptor that its own children do not have")
    {
      film in
      scene_host_settle([], 0)
      let (words, _) = told(results: STDERR_FILENO)
      film.expect(words.hasPrefix(#"taken 2 open ["0", "1", "2", "3"] closing ["3"] "#), words)
    },
    Experiment("what the user names by a descriptor is there for it") { film in
      let named = fcntl(STDERR_FILENO, F_DUPFD, 20)
      scene_host_settle([named], 1)
      let (words, _) = told()
      film.expect(words.hasPrefix(#"taken 2 open ["0", "1", "2", "20"] closing ["20"] "#), words)
      close(named)
    },
    Experiment("a thread's number is renewed, and no address that has the same bits in it") {
      film in
      // What the allocator, the runtime and the library keep for each thread are such addresses.
      guard let object = malloc(1), let name = dlsym(nil, "strlen") else {
        return film.expect(true, false, "memory")
      }
      var own = 0
      let stack = withUnsafePointer(to: &own) { UInt(bitPattern: $0) }
      for address in [UInt(bitPattern: object), UInt(bitPattern: name), stack] {
        scene_host_renew_thread_number(Int32(truncatingIfNeeded: address >> 32))
      }
      free(object)
      let words = (0..<100).map { "word \($0) of those that need memory" }
      film.expect(words.joined().count, 3290)
    },
    Experiment("a process with other threads is not forked") { film in
      Thread { sleep(60) }.start()
      film.expect(told().end, -1)
    },
  ]
}
