import ArgumentParser
import Foundation
import SceneLoader

/// How progress is shown.
enum ProgressMode: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, bar, plain, ndjson, none
}

/// Shows on standard error how far a film is.
struct Progress {
  private let mode: ProgressMode
  private let scene: String
  private let isQuiet: Bool
  private var frameCount: Int?
  private var done = 0
  private var start = RealClock.seconds
  private var lastShown = -Double.infinity

  /// A bar changes at most this often, in seconds.
  private static let period = 0.1

  /// Starts; `auto` is a bar on a terminal, and nothing elsewhere.
  init(_ mode: ProgressMode, scene: String, isTerminal: Bool, isQuiet: Bool) {
    self.isQuiet = isQuiet
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
      let seconds = Double(ticks) / 705_600_000
      event(["event": "frame", "scene": scene, "frame": number, "seconds": seconds])
      showBar()
    case .note(let text) where !isQuiet:
      clear()
      if mode == .ndjson {
        event(["event": "note", "scene": scene, "text": text])
      } else {
        Standard.error("Note: \(text)")
      }
    case .note, .working, .failed, .finished: break
    }
  }

  /// Ends: takes the bar away, or says in one line what was done.
  mutating func end() {
    clear()
    event(["event": "end", "scene": scene, "frames": done])
    if mode == .plain {
      Standard.error("\(scene): \(done) frames in \(tenths(RealClock.seconds - start)) s")
    }
  }

  private mutating func showBar() {
    let now = RealClock.seconds
    guard mode == .bar, now - lastShown >= Self.period else { return }
    lastShown = now
    Standard.errorPart("\r\u{1B}[K\(line(elapsed: now - start))")
  }

  /// The bar's line: frames, rate, time left.
  func line(elapsed: Double) -> String {
    let rate = elapsed > 0 ? Double(done) / elapsed : 0
    guard let frameCount, frameCount > 0 else {
      return "\(scene)  \(done) frames  \(Int(rate)) a second"
    }
    let width = 24
    let filled = min(width, done * width / frameCount)
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    let left = rate > 0 ? "  \(tenths(Double(max(0, frameCount - done)) / rate)) s left" : ""
    return "\(scene)  \(bar)  \(done)/\(frameCount)  \(Int(rate)) a second\(left)"
  }

  private func clear() {
    if mode == .bar, lastShown > 0 { Standard.errorPart("\r\u{1B}[K") }
  }

  private func event(_ fields: [String: Any]) {
    guard mode == .ndjson,
      let line = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
    else { return }
    Standard.error(String(decoding: line, as: UTF8.self))
  }

  private func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// The tool's own words on standard output and error.
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
