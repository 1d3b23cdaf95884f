import ArgumentParser
import Foundation
import Motion
import SceneLoader

/// A way of showing progress.
enum ProgressMode: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, bar, plain, ndjson, none
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
  ///   - write: Where words go.
  init(
    _ mode: ProgressMode, scene: String, isTerminal: Bool, isQuiet: Bool,
    now: @escaping () -> Double = { RealClock.seconds },
    write: @escaping (String) -> Void = Standard.errorPart
  ) {
    (self.isQuiet, self.now, self.write, start) = (isQuiet, now, write, now())
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
    case .note(let text) where !isQuiet:
      clear()
      if mode == .ndjson {
        event(["event": "note", "scene": scene, "text": text])
      } else {
        write("Note: \(text)\n")
      }
    case .note, .working, .failed, .finished: break
    }
  }

  /// Ends: takes the bar away, or says in one line what was done.
  mutating func end() {
    clear()
    event(["event": "end", "scene": scene, "frames": done])
    if mode == .plain {
      write("\(scene): \(done) frames in \(tenths(now() - start)) s\n")
    }
  }

  private mutating func showBar() {
    guard mode == .bar else { return }
    let now = now()
    guard now - lastShown >= Self.period else { return }
    lastShown = now
    write("\(Self.clearedLine)\(line(elapsed: now - start))")
  }

  /// The bar's line: frames, rate, time left.
  func line(elapsed: Double) -> String {
    let rate = elapsed > 0 ? Double(done) / elapsed : 0
    guard let frameCount, frameCount > 0 else {
      return "\(scene)  \(done) frames  \(Int(rate)) a second"
    }
    let filled = min(Self.width, done * Self.width / frameCount)
    let bar =
      String(repeating: "━", count: filled) + String(repeating: "─", count: Self.width - filled)
    let left = rate > 0 ? "  \(tenths(Double(max(0, frameCount - done)) / rate)) s left" : ""
    return "\(scene)  \(bar)  \(done)/\(frameCount)  \(Int(rate)) a second\(left)"
  }

  private func clear() {
    if mode == .bar, lastShown > -.infinity { write(Self.clearedLine) }
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
  static func output(_ line: String) { write(line + "\n", to: .standardOutput) }
  static func error(_ line: String) { write(line + "\n", to: .standardError) }
  static func errorPart(_ text: String) { write(text, to: .standardError) }

  static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

  // A reader that is gone is no error of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
