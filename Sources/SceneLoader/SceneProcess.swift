internal import CSceneHost
public import Foundation
public import Motion

/// A run of a scene in a process of its own: a stranger's code may trap, loop for ever or exit.
public struct SceneProcess {
  /// How a run ended.
  public enum Outcome: Hashable, Sendable {
    /// With a result.
    case finished(result: String)
    /// With an exit status and one line of our own.
    case failed(status: Int32, message: String)
    /// The scene died of a signal, in this function as far as known.
    case trapped(signal: Int32, at: Instant, function: String?)
    /// The scene called `exit`.
    case exited(status: Int32, at: Instant)
    /// No frame came for so many seconds; it was in this function.
    case timedOut(seconds: Double, at: Instant, function: String?)
    /// The tool was asked to stop by this signal.
    case stopped(signal: Int32)
  }

  /// The tool.
  public let installation: Installation
  /// What the process is told to do: the arguments of a hidden command of the tool.
  public let arguments: [String]
  /// The scene's library, for the names of functions.
  public let library: String?
  /// The longest wait for a frame, in seconds of real time.
  public let timeout: Double
  /// Where the tool finds its libraries, if it needs to be told.
  public let libraryPath: String?
  /// Where the scene's own words go.
  public var output = FileHandle.standardError

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - installation: The tool.
  ///   - arguments: The arguments of the tool's hidden command.
  ///   - library: The scene's library.
  ///   - timeout: The longest wait for a frame, in seconds of real time.
  ///   - libraryPath: The value of LD_LIBRARY_PATH, if there is one.
  public init(
    installation: Installation, arguments: [String], library: String?, timeout: Double,
    libraryPath: String?
  ) {
    self.installation = installation
    self.arguments = arguments
    self.library = library
    self.timeout = timeout
    self.libraryPath = libraryPath
  }

  /// The same for every run, whoever starts it: nothing of it may reach a picture.
  private var environment: [String: String] {
    var fixed = [
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=yes,warnings=suppressed",
      "TZ": "UTC", "SVT_LOG": "0",
      "LC_ALL": "en_US.UTF-8", "LANG": "en_US.UTF-8", "HOME": "/", "PATH": "/usr/bin:/bin",
    ]
    fixed["LD_LIBRARY_PATH"] = libraryPath
    return fixed
  }

  /// Runs to the end, whatever that is.
  ///
  /// - Parameters:
  ///   - started: Told the process's number, by which its temporary files are known.
  ///   - receive: Told of everything that the process says but its last word.
  /// - Returns: How it ended.
  /// - Throws: ``SceneError/cannotStart(path:errno:)``.
  public func run(
    started: (Int32) -> Void = { _ in }, receive: (SceneMessage) -> Void
  ) throws(SceneError) -> Outcome {
    ChildProcess.watchSignals()
    let pipe = Pipe()
    let child = try ChildProcess(
      path: installation.tool.path, arguments: arguments, environment: environment,
      output: output, results: pipe.fileHandleForWriting, data: .standardOutput)
    pipe.fileHandleForWriting.closeFile()
    started(child.id)
    var lines = LineReader()
    var last: Outcome?
    var word: LastWord?
    var reached = Instant.zero
    var deadline = RealClock.seconds + timeout
    var isOverdue = false
    listening: while true {
      let left = max(0, deadline - RealClock.seconds)
      switch ChildProcess.await(
        pipe.fileHandleForReading, milliseconds: Int32(min(left * 1000 + 1, 1e9)))
      {
      case .timeout where !isOverdue:
        // Its handler says where it is; then it dies.
        child.send(SIGABRT)
        isOverdue = true
        deadline = RealClock.seconds + Self.grace
      case .timeout:
        child.send(SIGKILL)
        break listening
      case .signal(let signal):
        child.send(SIGTERM)
        child.send(SIGCONT)
        _ = child.wait()
        return .stopped(signal: signal)
      case .readable:
        let bytes = pipe.fileHandleForReading.availableData
        if bytes.isEmpty { break listening }
        for line in lines.take(bytes) {
          if let found = LastWord(line) { word = word ?? found }
          guard let message = try? JSONDecoder().decode(SceneMessage.self, from: Data(line.utf8))
          else { continue }
          if !isOverdue { deadline = RealClock.seconds + timeout }
          switch message {
          case .failed(let status, let text): last = .failed(status: status, message: text)
          case .finished(let result): last = .finished(result: result)
          case .frame(_, let ticks):
            reached = Instant(ticks: ticks)
            receive(message)
          case .begins, .working, .note: receive(message)
          }
        }
      }
    }
    let end = child.wait()
    let instant = word?.instant ?? reached
    if isOverdue {
      return .timedOut(seconds: timeout, at: instant, function: word.flatMap(functionName))
    }
    switch end {
    case .signalled(let signal):
      return .trapped(
        signal: word?.signal ?? signal, at: instant, function: word.flatMap(functionName))
    case .exited(let status): return last ?? .exited(status: status, at: instant)
    }
  }

  /// How long a process that is overdue may take to say where it is, in seconds.
  private static let grace = 1.0

  /// Lets the calling process, a scene's, end with the tool, leave no core and be sparing of memory.
  public static func begin() {
    scene_host_follow_parent(SIGKILL)
    scene_host_save_memory()
  }

  private func functionName(_ word: LastWord) -> String? {
    guard let library, let offset = word.offset,
      let file = try? Data(contentsOf: URL(fileURLWithPath: library)),
      let symbol = SymbolTable(file: Array(file)).function(at: offset)
    else { return nil }
    return demangled(symbol)
  }

  /// A Swift function's readable name, without its types.
  private func demangled(_ symbol: String) -> String {
    var readable = [CChar](repeating: 0, count: 1024)
    let isSwift = unsafe readable.withUnsafeMutableBufferPointer { buffer in
      unsafe scene_host_demangle(symbol, buffer.baseAddress, UInt64(buffer.count))
    }
    guard isSwift else { return symbol }
    let bytes = readable.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    var name = String(decoding: bytes, as: UTF8.self)
    for word in ["SceneFile.", "Swift.", "@MainActor ", "@Sendable ", " -> ()"] {
      name = name.replacingOccurrences(of: word, with: "")
    }
    // What `#Preview` wrote has a name that says nothing.
    name = name.replacing(/\$s\S*previewf\S*\(UnsafeMutableRawPointer\)/, with: "#Preview")
    // `(deep in _12AB…)` is how a private `deep` is told from others.
    return name.replacing(/\((\S+) in _[0-9A-F]+\)/) { "\($0.output.1)" }
  }
}

/// What a process's handlers wrote when it ended against its will.
private struct LastWord {
  let signal: Int32?
  let instant: Instant
  let offset: UInt64?

  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 3, let number = Int32(words[1]), let ticks = Int64(words[2]) else {
      return nil
    }
    instant = Instant(ticks: ticks)
    switch words[0] {
    case "fault" where words.count == 4:
      (signal, offset) = (number, UInt64(words[3], radix: 16))
    case "exit": (signal, offset) = (nil, nil)
    default: return nil
    }
  }
}

/// Cuts what comes through a pipe into lines.
private struct LineReader {
  private var rest = Data()

  mutating func take(_ bytes: Data) -> [String] {
    rest.append(bytes)
    var lines: [String] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
      rest = Data(rest[rest.index(after: end)...])
    }
    return lines
  }
}
