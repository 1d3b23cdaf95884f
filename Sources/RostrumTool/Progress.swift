import ArgumentParser
import Codecs
import Foundation
import Motion
import SceneLoader

/// A way of showing progress.
enum ProgressMode: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, bar, plain, ndjson
  /// Lines of percent as Open Job Description's engines read them.
  case openjd
  case none
}

/// A progress display on standard error.
struct Progress {
  private let mode: ProgressMode
  private let scene: String
  private let isQuiet: Bool
  private var frameCount: Int?
  private var done = 0
  private let start: Double
  private var lastShown = -Double.infinity
  private let now: () -> Double
  private let columns: () -> Int
  private let write: (String) -> Void

  /// A bar changes at most this often, in seconds.
  private static let period = 0.1
  /// The bar's characters.
  private static let width = 24
  /// To the line's start, and what stands there away.
  private static let clearedLine = "\r\u{1B}[K"

  /// Starts.
  ///
  /// - Parameters:
  ///   - mode: How progress is shown; `auto` is a bar on a terminal, and nothing elsewhere.
  ///   - scene: The scene's name.
  ///   - isTerminal: Whether a person may be looking.
  ///   - isQuiet: Whether remarks are left out.
  ///   - now: The clock, in seconds.
  ///   - columns: The width of the terminal, asked for each line.
  ///   - write: Where words go.
  init(
    _ mode: ProgressMode, scene: String, isTerminal: Bool, isQuiet: Bool,
    now: @escaping () -> Double = { RealClock.seconds },
    columns: @escaping () -> Int = { Standard.errorColumns },
    write: @escaping (String) -> Void = Standard.errorPart
  ) {
    (self.isQuiet, self.now, self.write, start) = (isQuiet, now, write, now())
    self.columns = columns
    let automatic: ProgressMode = isTerminal ? .bar : .none
    self.mode = mode == .auto ? automatic : mode
    self.scene = scene
  }

  /// Takes what the scene's process says.
  mutating func note(_ message: SceneMessage) {
    switch message {
    case .begins(let count):
      if frameCount == nil { event(["event": "begin", "scene": scene, "frames": count as Any]) }
      frameCount = count
    case .frame(let number, let ticks):
      done += 1
      let seconds = Instant(ticks: ticks).seconds
      event(["event": "frame", "scene": scene, "frame": number, "seconds": seconds])
      showBar()
      showPercent()
    case .note(let text) where !isQuiet:
      clear()
      if mode == .ndjson {
        event(["event": "note", "scene": scene, "text": text])
      } else {
        write("Note: \(text)\n")
      }
    case .note, .refused, .working, .answer, .failed, .finished: break
    }
  }

  /// Ends: takes the bar away, or says in one line what was done.
  mutating func end() {
    clear()
    event(["event": "end", "scene": scene, "frames": done])
    if mode == .plain {
      write("\(scene): \(done) frame\(done == 1 ? "" : "s") in \(tenths(now() - start)) s\n")
    }
  }

  /// Tells of the files that were made.
  func made(_ files: [MadeFiles.File]) {
    for file in files {
      var fields: [String: Any] = [
        "event": "file", "scene": scene, "path": file.path, "bytes": file.bytes,
        "frames": file.frames,
      ]
      fields["digest"] = file.digest
      event(fields)
    }
  }

  /// Tells why there is no film.
  func failed(_ failure: Failure) {
    var fields: [String: Any] = [
      "event": "error", "scene": scene, "code": Int(failure.status.rawValue),
      "message": failure.message.isEmpty ? "\(failure.status)" : failure.message,
    ]
    if !failure.details.isEmpty { fields["details"] = failure.details }
    event(fields)
  }

  /// Says how many hundredths are done, each once.
  private mutating func showPercent() {
    guard mode == .openjd, let frameCount, frameCount > 0 else { return }
    let percent = min(100, done * 100 / frameCount)
    guard Double(percent) > lastShown else { return }
    lastShown = Double(percent)
    write("openjd_progress: \(percent)\n")
  }

  private mutating func showBar() {
    guard mode == .bar else { return }
    let now = now()
    guard now - lastShown >= Self.period else { return }
    lastShown = now
    // A line that fills its row may wrap, and then cannot be taken back.
    write(Self.clearedLine + Self.cut(line(elapsed: now - start), to: columns() - 1))
  }

  /// As much of a line as fits in a terminal's columns; what may be wide counts as two.
  static func cut(_ line: String, to columns: Int) -> String {
    var (text, used) = ("", 0)
    for character in line {
      used += character.isASCII || character == "━" || character == "─" ? 1 : 2
      if used > columns { break }
      text.append(character.isNewline ? " " : character)
    }
    return text
  }

  /// The bar's line: frames, rate, time left.
  func line(elapsed: Double) -> String {
    let rate = elapsed > 0 ? Double(done) / elapsed : 0
    guard let frameCount, frameCount > 0 else {
      return "\(scene)  \(done) frame\(done == 1 ? "" : "s")  \(Int(rate)) a second"
    }
    let filled = min(Self.width, done * Self.width / frameCount)
    let bar =
      String(repeating: "━", count: filled) + String(repeating: "─", count: Self.width - filled)
    let left = rate > 0 ? "  \(tenths(Double(max(0, frameCount - done)) / rate)) s left" : ""
    return "\(scene)  \(bar)  \(done)/\(frameCount)  \(Int(rate)) a second\(left)"
  }

  /// Takes the bar away.
  mutating func clear() {
    guard mode == .bar, lastShown > -.infinity else { return }
    write(Self.clearedLine)
    lastShown = -.infinity
  }

  private func event(_ fields: [String: Any]) {
    guard mode == .ndjson,
      let line = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
    else { return }
    write(String(decoding: line, as: UTF8.self) + "\n")
  }

  private func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The standard streams, for the tool's own words.
enum Standard {
  /// Writes a line of an answer.
  ///
  /// - Throws: `CodecError` if it does not arrive: who asked must know.
  static func output(_ line: String) throws {
    let file = OutputFile(descriptor: STDOUT_FILENO, name: "standard output")
    try file.write(Array((line + "\n").utf8))
    try file.finish()
  }
  static func error(_ line: String) { write(line + "\n", to: .standardError) }
  static func errorPart(_ text: String) { write(text, to: .standardError) }

  static var outputIsTerminal: Bool {
    isatty(FileHandle.standardOutput.fileDescriptor) == 1
  }

  /// Columns of a terminal that does not say how many it has.
  private static let usualColumns = 80

  /// The width of the terminal at standard error, as it is now.
  static var errorColumns: Int {
    var size = winsize()
    let status = unsafe ioctl(
      FileHandle.standardError.fileDescriptor, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : usualColumns
  }

  static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

  // A reader that is gone is no error of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
