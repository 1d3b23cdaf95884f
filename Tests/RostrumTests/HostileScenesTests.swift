import Foundation
import Testing

/// What a stranger's scene tries, and what becomes of it.
@Suite("Hostile scenes") final class HostileScenesTests {
  /// Something that a scene tries.
  struct Deed: Sendable, CustomTestStringConvertible {
    let name: String
    /// What the scene's function does; it says whether it succeeded.
    let code: String
    /// What the tool says was refused.
    let refused: String

    var testDescription: String { name }
  }

  let tool: BuiltTool
  private let secret: String

  init() throws {
    tool = try BuiltTool()
    let outside = tool.folder.appendingPathComponent("outside")
    for name in ["outside", "scenes", "out"] {
      try FileManager.default.createDirectory(
        at: tool.folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    secret = outside.path
    try tool.write("a key", to: "outside/key")
    try tool.write("another's film", to: "out/other.mp4")
  }

  deinit { tool.remove() }

  /// The scene with all deeds: its file stands at the same place for each, so that it is compiled once.
  private func scene() -> String {
    let functions = Self.deeds.enumerated().map { number, deed in
      """
      func deed\(number)() -> Bool {
        let outside = place("outside"), out = place("out")
        _ = (outside, out)
        \(deed.code)
      }
      #Preview("\(deed.name)") { let _ = report(deed\(number)()); Color.red.frame(width: 8, height: 8) }

      """
    }
    return Self.head + functions.joined()
  }

  private func run(
    _ preview: String, _ arguments: [String] = []
  ) throws -> BuiltTool.Result {
    try tool.write(scene(), to: "scenes/Scene.swift")
    return try tool.run(
      [
        "render", "scenes/Scene.swift", "--preview", preview, "-o", "out/film.rgba", "--duration",
        "0.02",
      ] + arguments)
  }

  @Test("is kept from it, and one line says from what", arguments: deeds)
  func refused(deed: Deed) throws {
    let result = try run(deed.name)
    #expect(!result.error.contains("succeeded"))
    let lines = result.error.split(separator: "\n").filter { $0.contains("was refused: ") }
    #expect(lines.count == 1, "\(result.error)")
    #expect(
      lines.first?.hasPrefix("Note: scenes/Scene.swift was refused: \(deed.refused)") == true,
      "\(result.error)")
    #expect(try String(contentsOfFile: "\(secret)/key", encoding: .utf8) == "a key")
    let out = tool.folder.appendingPathComponent("out").path
    #expect(try String(contentsOfFile: "\(out)/other.mp4", encoding: .utf8) == "another's film")
    let files = try FileManager.default.contentsOfDirectory(atPath: out)
    #expect(Set(files).isSubset(of: ["other.mp4", "film.rgba"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: secret) == ["key"])
  }

  @Test("that says itself that all went well is not believed")
  func forged() throws {
    for (preview, status) in [("forge a result", 7), ("leave", 7)] {
      try tool.write(Self.head + Self.endings, to: "scenes/Ends.swift")
      let result = try tool.run(
        ["render", "scenes/Ends.swift", "--preview", preview, "-o", "out/film.rgba"])
      #expect(result.status == status)
      #expect(result.error.contains("called exit(0)"))
      #expect(result.error.contains("was refused: a message") == (preview == "forge a result"))
      let file = tool.folder.appendingPathComponent("out/film.rgba").path
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test("that takes all memory is stopped")
  func memory() throws {
    try tool.write(Self.head + Self.endings, to: "scenes/Ends.swift")
    let result = try tool.run(
      ["render", "scenes/Ends.swift", "--preview", "take memory", "-o", "out/film.rgba"])
    #expect([7, 75].contains(result.status))
    #expect(result.error.contains("was refused: memory"), "\(result.error)")
  }

  @Test(
    "that says itself that it goes on has an end", arguments: ["go on for ever", "ignore the end"])
  func endless(preview: String) throws {
    try tool.write(Self.head + Self.endings, to: "scenes/Ends.swift")
    // No film has less than the longest one until rest would have: ten frames, a second each, on every processor.
    let result = try tool.run(
      [
        "render", "scenes/Ends.swift", "--preview", preview, "-o", "out/film.rgba", "--timeout",
        "1",
        "--fps", "1", "--duration", "1",
      ])
    #expect(result.status == 7, "\(result.error)")
    let seconds = 10 * ProcessInfo.processInfo.activeProcessorCount
    #expect(
      result.error.contains("used up its \(seconds) s of processor time at 0.000 s"),
      "\(result.error)")
    #expect(result.error.contains("goOn") == (preview == "go on for ever"))
  }

  @Test("has its way without isolation, as far as the user has")
  func none() throws {
    let result = try run("read a key", ["--isolation", "none"])
    #expect(result.error.contains("succeeded"))
    #expect(!result.error.contains("refused"))
  }

  @Test("beside which there are innocent ones: they read what lies beside them, and fonts")
  func innocent() throws {
    try tool.write("beside", to: "scenes/beside.txt")
    try tool.write(
      """
      import SwiftUI
      #Preview {
        let _ = print(try! String(contentsOfFile: "beside.txt", encoding: .utf8),
          FileManager.default.currentDirectoryPath.hasSuffix("/scenes"),
          FileManager.default.fileExists(atPath: "beside.txt"))
        Text("Hello").frame(width: 80, height: 20)
      }
      """, to: "scenes/Innocent.swift")
    for level in ["auto", "strict", "none"] {
      let result = try tool.run(
        [
          "render", "scenes/Innocent.swift", "-o", "out/\(level).png", "--duration", "0.02",
          "--isolation", level, "--json", "\(level).json",
        ])
      #expect(result.error == "beside true true\n")
      let json = try String(
        contentsOf: tool.folder.appendingPathComponent("\(level).json"), encoding: .utf8)
      #expect(json.contains("\"level\" : \"\(level)\""))
    }
  }

  @Test("on a kernel without Landlock is filmed with a line that says so, or not at all")
  func bare() throws {
    try tool.write("import SwiftUI\n#Preview { Color.red }\n", to: "scenes/Plain.swift")
    func run(_ level: String) throws -> BuiltTool.Result {
      try tool.shell(
        "exec \"$(dirname \"$0\")/SceneHostProbe\" bare \"$0\" \"$@\"",
        [
          "render", "scenes/Plain.swift", "-o", "out/\(level).png", "--duration", "0.02",
          "--isolation", level, "--json", "-",
        ])
    }
    let auto = try run("auto")
    #expect(auto.status == 0)
    #expect(
      auto.error
        == "Note: this kernel has no Landlock: the scene can read and change what you can\n")
    #expect(auto.output.contains("\"landlock\" : 0"))
    let strict = try run("strict")
    #expect(strict.status == 2)
    #expect(
      strict.error
        == "Error: --isolation strict: this kernel has no Landlock; --isolation auto takes what there is\n"
    )
    #expect(try run("none").error == "")
  }

  private static let endings = """
    #Preview("forge a result") {
      let _ = forge()
      Color.red
    }
    #Preview("leave") {
      let _ = exit(0)
      Color.red
    }
    #Preview("go on for ever") {
      let _ = goOn()
      Color.red
    }
    #Preview("ignore the end") {
      let _ = signal(SIGXCPU, SIG_IGN)
      let _ = goOn()
      Color.red
    }
    #Preview("take memory") {
      let _ = take()
      Color.red
    }
    func forge() {
      let line = #"{"finished":{"result":"{\\"outputs\\":[{\\"path\\":\\"out/film.rgba\\",\\"bytes\\":0}]}"}}"# + "\\n"
      _ = line.withCString { write(3, $0, strlen($0)) }
      exit(0)
    }
    @_silgen_name("say_line")
    func say(_ parts: UnsafePointer<UnsafePointer<CChar>?>, _ count: Int32)
    func goOn() {
      // What only the camera's own code says, in the scene's process, with its token.
      for _ in 0..<8 {
        let thread = Thread { while true {} }
        thread.start()
      }
      #"{"working":{}}"#.withCString { words in
        var parts: [UnsafePointer<CChar>?] = [words]
        while true {
          for _ in 0..<1_000_000 { _ = getppid() }
          say(&parts, 1)
        }
      }
    }
    func take() {
      while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 64 << 20, alignment: 16) }
    }

    """

  private static let head = """
    import Foundation
    import SwiftUI
    #if canImport(Glibc)
    import Glibc
    #endif

    func place(_ name: String) -> String {
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath).deletingLastPathComponent()
        .appendingPathComponent(name).path
    }
    func report(_ success: Bool) { print(success ? "succeeded" : "failed") }
    /// A call of the kernel, past all libraries.
    func kernel(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Int {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
      return unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)(number, a, b, c, 0, 0, 0)
    }
    func parent() -> Int { kernel(110) }

    """

  static let deeds =
    [
      Deed(
        name: "read a key",
        code: #"return (try? String(contentsOfFile: outside + "/key", encoding: .utf8)) != nil"#,
        refused: "open /"),
      Deed(
        name: "read passwords",
        code: #"return FileManager.default.contents(atPath: "/etc/shadow") != nil"#,
        refused: "open /etc/shadow"),
      Deed(
        name: "list a folder",
        code: #"return (try? FileManager.default.contentsOfDirectory(atPath: outside)) != nil"#,
        refused: "opendir /"),
      Deed(
        name: "write elsewhere", code: #"return fopen(outside + "/new", "w") != nil"#,
        refused: "open /"),
      Deed(
        name: "write from a thread",
        code: """
          nonisolated(unsafe) var success = false
          let done = DispatchSemaphore(value: 0)
          let thread = Thread {
            success = fopen(outside + "/new", "w") != nil
            done.signal()
          }
          thread.start()
          done.wait()
          return success
          """, refused: "open /"),
      Deed(
        name: "overwrite a key", code: #"return open(outside + "/key", O_WRONLY | O_TRUNC) >= 0"#,
        refused: "open /"),
      Deed(
        name: "remove a film", code: #"return unlink(out + "/other.mp4") == 0"#,
        refused: "unlink /"),
      Deed(
        name: "rename a film", code: #"return rename(out + "/other.mp4", out + "/mine.mp4") == 0"#,
        refused: "rename /"),
      Deed(
        name: "cut a film", code: #"return truncate(out + "/other.mp4", 0) == 0"#,
        refused: "truncate /"),
      Deed(
        name: "replace compiled scenes",
        code: """
          guard let maps = fopen("/proc/self/maps", "r") else { return true }
          var line = [CChar](repeating: 0, count: 8192)
          while fgets(&line, 8192, maps) != nil {
            let text = String(cString: line)
            guard text.contains("/rostrum/scenes/"), let start = text.firstIndex(of: "/") else { continue }
            return fopen(text[start...].trimmingCharacters(in: .newlines), "r+") != nil
          }
          return true
          """, refused: "open /"),
      Deed(
        name: "link a film", code: #"return link(out + "/other.mp4", out + "/linked") == 0"#,
        refused: "link /"),
      Deed(
        name: "link to a key", code: #"return symlink(outside + "/key", out + "/linked") == 0"#,
        refused: "symlink /"),
      Deed(
        name: "let others read a key", code: #"return chmod(outside + "/key", 0o777) == 0"#,
        refused: "chmod"),
      Deed(
        name: "make a folder", code: #"return mkdir(outside + "/new", 0o777) == 0"#,
        refused: "mkdir /"),
    ] + network + processes

  private static let network = [
    Deed(name: "connect", code: "return kernel(41, 2, 1) >= 0", refused: "socket"),
    Deed(name: "send packets", code: "return kernel(41, 2, 2) >= 0", refused: "socket"),
    Deed(name: "talk to daemons", code: "return kernel(41, 1, 1) >= 0", refused: "socket"),
    Deed(
      name: "load a page",
      code: #"return socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0) >= 0"#, refused: "socket"),
    Deed(name: "listen", code: "return kernel(50, 0, 1) >= 0", refused: "listen"),
    Deed(name: "bind", code: "return kernel(49, 0, 0, 0) >= 0", refused: "bind"),
  ]

  private static let processes = [
    Deed(
      name: "start a daemon",
      code: """
        typealias Fork = @convention(c) () -> Int32
        let process = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)()
        if process == 0 { _exit(0) }
        return process > 0
        """, refused: "fork"),
    Deed(
      name: "fork for ever",
      code: """
        typealias Fork = @convention(c) () -> Int32
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
        return (0..<1000).contains { _ in
          let process = fork()
          if process == 0 { _exit(0) }
          return process > 0
        }
        """, refused: "fork"),
    Deed(
      name: "run a program",
      code: """
        var process = pid_t()
        return posix_spawn(&process, "/bin/true", nil, nil, [nil], [nil]) == 0
        """, refused: "posix_spawn /bin/true"),
    Deed(
      name: "become a program", code: "return kernel(59, 0, 0, 0) == 0 || errno != EPERM",
      refused: "execve"),
    Deed(
      name: "kill the tool", code: "return kill(pid_t(parent()), SIGKILL) == 0", refused: "kill"),
    Deed(name: "kill everyone", code: "return kill(-1, 0) == 0", refused: "kill"),
    Deed(name: "trace the tool", code: "return kernel(101, 16, parent()) == 0", refused: "ptrace"),
    Deed(
      name: "read the tool's memory", code: "return kernel(310, parent(), 0, 0) >= 0",
      refused: "process_vm_readv"),
    Deed(
      name: "open the tool's memory", code: #"return open("/proc/\(parent())/mem", O_RDWR) >= 0"#,
      refused: "open /proc/"),
    Deed(
      name: "read the tool's environment",
      code: #"return FileManager.default.contents(atPath: "/proc/\(parent())/environ") != nil"#,
      refused: "open /proc/"),
    Deed(
      name: "allow itself more",
      code: """
        var limits = rlimit(rlim_cur: .max, rlim_max: .max)
        return setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits) == 0
        """, refused: "prlimit64"),
    Deed(name: "limit the tool", code: "return kernel(160, 0, 0) == 0", refused: "setrlimit"),
    Deed(name: "outlive the tool", code: "return kernel(157, 1, 0) == 0", refused: "prctl"),
    Deed(
      name: "type into the terminal",
      code:
        "var letter: Int8 = 10; return withUnsafePointer(to: &letter) { kernel(16, 0, 0x5412, Int(bitPattern: $0)) } == 0",
      refused: "ioctl"),
    Deed(name: "watch files", code: "return kernel(294, 0) >= 0", refused: "inotify_init1"),
    Deed(name: "have keys of the kernel", code: "return kernel(250, 0) >= 0", refused: "keyctl"),
    Deed(name: "leave its user", code: "return kernel(272, 0x10000000) == 0", refused: "unshare"),
    Deed(name: "share memory", code: "return kernel(29, 77, 4096, 0o1666) >= 0", refused: "shmget"),
    Deed(
      name: "measure the processor", code: "return kernel(298, 0, 0, -1) >= 0",
      refused: "perf_event_open"),
  ]
}
