internal import CSceneHost
public import Foundation
internal import Glibc
internal import Motion

/// A running process of a scene.
public struct RunningScene {
  let process: SceneProcess
  let child: ChildProcess
  /// What its standard input is, if it expects words; both ends are open until they are told.
  let input: Pipe?
  /// What its lines begin with.
  let token: String
  /// The reading end of its descriptor 3.
  let results: FileHandle
  /// What opens its files.
  let broker: FileBroker?
  /// The broker's way to it.
  let brokerSocket: FileHandle?

  /// The names that it gave to files so far.
  public var placed: Set<String> { broker?.placed ?? [] }

  /// The process's number, by which its temporary files are known.
  public var id: Int32 { child.id }

  /// Gives it the words that it expects, once; at most 4096 bytes.
  ///
  /// A process that is gone is no matter.
  public func tell(_ words: Data) {
    try? input?.fileHandleForWriting.write(contentsOf: words)
    input?.fileHandleForWriting.closeFile()
    // Not before, or a process that is gone would end this one.
    input?.fileHandleForReading.closeFile()
  }

  /// The way to it while it runs, for any thread.
  public var line: SceneLine { SceneLine(id: child.id, input: input?.fileHandleForWriting) }

  /// Ends it.
  public func stop() {
    child.send(SIGKILL)
    _ = child.wait()
  }

  /// Waits for its end, whatever that is.
  ///
  /// - Parameter receive: Told of everything that the process says but its last word.
  /// - Returns: How it ended.
  public func watch(_ receive: (SceneMessage) -> Void) -> SceneProcess.Outcome {
    // Not before: no process can be forked while there is another thread.
    if let brokerSocket { broker?.serve(brokerSocket, process: child.id) }
    var lines = LineReader()
    var last: SceneProcess.Outcome?
    var word: LastWord?
    var words: String?
    var reached = Instant.zero
    var wasForged = false
    var patience = Patience(timeout: process.timeout, now: RealClock.seconds)
    listening: while true {
      switch child.await(results, milliseconds: patience.milliseconds(RealClock.seconds)) {
      case .ended: break listening
      case .timeout:
        let signal = patience.runOut(now: RealClock.seconds)
        child.send(signal)
        if signal == SIGKILL { break listening }
      case .signal(let signal):
        child.send(SIGTERM)
        child.send(SIGCONT)
        _ = child.wait()
        return .stopped(signal: signal)
      case .readable:
        let bytes = results.availableData
        if bytes.isEmpty { break listening }
        for line in lines.take(bytes) {
          guard let line = genuine(line) else {
            if !wasForged { receive(.refused(Self.forgery)) }
            wasForged = true
            continue
          }
          if let found = LastWord(line) { word = word ?? found }
          if line.hasPrefix(Self.wordsPrefix) {
            words = String(line.dropFirst(Self.wordsPrefix.count))
          }
          guard let message = SceneMessage(line: line) else { continue }
          if case .refused = message {
            receive(message)
            continue
          }
          patience.renew(now: RealClock.seconds)
          switch message {
          case .failed(let status, let text): last = .failed(status: status, message: text)
          case .finished(let result): last = .finished(result: result)
          case .frame(_, let ticks):
            reached = Instant(ticks: ticks)
            receive(message)
          case .begins, .working, .note, .answer, .refused: receive(message)
          }
        }
      }
    }
    let used = child.processorSeconds()
    let end = child.wait()
    let instant = word?.instant ?? reached
    if patience.isOverdue {
      return .timedOut(seconds: process.timeout, at: instant, function: word.flatMap(functionName))
    }
    let limit = process.processorSeconds
    switch end {
    // A scene may ignore the first signal; the second is not to be ignored.
    case .signalled(let signal)
    where signal == SIGXCPU || limit > 0 && signal == SIGKILL && used >= Double(limit):
      return .outOfTime(seconds: limit, at: instant, function: word.flatMap(functionName))
    case .signalled where word?.lacksMemory ?? false:
      return .outOfMemory(at: instant, function: word.flatMap(functionName))
    case .signalled(let signal):
      return .trapped(
        signal: word?.signal ?? signal, at: instant, function: word.flatMap(functionName),
        line: word.flatMap(sourceLine), words: words.flatMap { $0.isEmpty ? nil : $0 })
    case .exited(let status): return last ?? .exited(status: status, at: instant)
    }
  }

  /// What stands before a runtime's last words.
  private static let wordsPrefix = "words "

  /// The line of the scene's file that a process stopped in, if the toolchain's symboliser can tell.
  private func sourceLine(_ word: LastWord) -> Int? {
    guard let library = process.library, let offset = word.offset, offset > 0,
      let compiler = ChildProcess.executable("swiftc", ProcessInfo.processInfo.environment)
    else { return nil }
    let symbolizer = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("llvm-symbolizer").path
    // The address behind a call is the next statement's.
    let address = "0x" + String(offset - 1, radix: 16)
    guard
      let (end, output) = try? ChildProcess.run(
        symbolizer, ["--obj=\(library)", "--functions=none", address], environment: [:]),
      end == .exited(0), let place = output.firstMatch(of: /(.+\.swift):(\d+):\d+/),
      // What stands in a `#Preview` was compiled with lines of the macro's.
      !place.1.contains("swift-generated-sources")
    else { return nil }
    return Int(place.2).flatMap { $0 > 0 ? $0 : nil }
  }

  /// What a scene is refused that writes to the tool itself.
  private static let forgery = "a message of its own on descriptor \(SceneMessage.descriptor)"

  /// A line of our own code in the process, without the token; `nil` for one that the scene wrote.
  private func genuine(_ line: String) -> String? {
    line.hasPrefix(token) ? String(line.dropFirst(token.count)) : nil
  }

  private func functionName(_ word: LastWord) -> String? {
    guard let library = process.library, let offset = word.offset,
      let file = try? Data(contentsOf: URL(fileURLWithPath: library)),
      let symbol = SymbolTable(file: Array(file)).function(at: offset)
    else { return nil }
    return demangled(symbol)
  }

  /// The most bytes of a function's readable name that are shown.
  private static let longestName = 1024

  /// A Swift function's demangled name, without its types.
  private func demangled(_ symbol: String) -> String {
    var readable = [CChar](repeating: 0, count: Self.longestName)
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

/// A watchdog's timeout: how long a process may say nothing, in seconds of a clock that is handed in.
struct Patience {
  /// How long a process that is overdue may take to say where it is, in seconds.
  static let grace = 1.0

  /// Whether the process has said nothing for too long: nothing that it says later changes that.
  private(set) var isOverdue = false
  private let timeout: Double
  private var deadline: Double

  /// Patience from `now` on, for `timeout` seconds.
  init(timeout: Double, now: Double) { (self.timeout, deadline) = (timeout, now + timeout) }

  /// How long to wait, in milliseconds: never less than is left.
  func milliseconds(_ now: Double) -> Int32 {
    let longest = 1e9
    return Int32(min(max(0, deadline - now) * 1000 + 1, longest))
  }

  /// The process said something.
  mutating func renew(now: Double) {
    if !isOverdue { deadline = now + timeout }
  }

  /// The time is over.
  ///
  /// - Parameter now: The clock's time.
  /// - Returns: What the process is sent: first what its handler answers to with where it is, then its end.
  mutating func runOut(now: Double) -> Int32 {
    if isOverdue { return SIGKILL }
    isOverdue = true
    deadline = now + Self.grace
    return SIGABRT
  }
}

/// What a process's handlers wrote when it ended against its will.
private struct LastWord {
  let signal: Int32?
  let instant: Instant
  let offset: UInt64?
  /// Whether there was no memory to be had.
  let lacksMemory: Bool

  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 3, let number = Int32(words[1]), let ticks = Int64(words[2]) else {
      return nil
    }
    instant = Instant(ticks: ticks)
    lacksMemory = words[0] == "memory"
    switch words[0] {
    case "fault" where words.count == 4, "memory" where words.count == 4:
      (signal, offset) = (number, UInt64(words[3], radix: 16))
    case "exit": (signal, offset) = (nil, nil)
    default: return nil
    }
  }
}

/// A line buffer for what comes through a pipe.
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
