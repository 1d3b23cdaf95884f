import Foundation
import Goldens

/// A progress display of checks on standard error: how many of them are done.
struct CheckProgress {
  private let mode: ProgressMode
  private let isQuiet: Bool
  private let count: Int
  private var done = 0
  private let columns: () -> Int
  private let write: (String) -> Void

  /// The bar's characters.
  private static let width = 24
  /// To the line's start, and what stands there away.
  private static let clearedLine = "\r\u{1B}[K"

  /// Starts.
  ///
  /// - Parameters:
  ///   - mode: How progress is shown; `auto` is a bar on a terminal, and nothing elsewhere.
  ///   - count: How many checks there are.
  ///   - isTerminal: Whether a person may be looking.
  ///   - isQuiet: Whether remarks are left out.
  ///   - columns: The width of the terminal, asked for each line.
  ///   - write: Where words go.
  init(
    _ mode: ProgressMode, count: Int, isTerminal: Bool, isQuiet: Bool,
    columns: @escaping () -> Int = { Standard.errorColumns },
    write: @escaping (String) -> Void = Standard.errorPart
  ) {
    let automatic: ProgressMode = isTerminal && !isQuiet ? .bar : .none
    self.mode = mode == .auto ? automatic : mode
    (self.isQuiet, self.count, self.columns, self.write) = (isQuiet, count, columns, write)
    event(["event": "begin", "goldens": count])
    show(nil)
  }

  /// Takes a result.
  mutating func note(_ outcome: CheckOutcome) {
    done += 1
    clear()
    let entry = outcome.entry
    for text in outcome.notes { note(text, scene: entry.scene, golden: entry.name) }
    var fields: [String: Any] = [
      "event": "golden", "golden": entry.name, "scene": entry.scene,
      "verdict": entry.verdict.rawValue, "code": Int(entry.code), "sentence": entry.sentence,
    ]
    if !outcome.details.isEmpty { fields["details"] = outcome.details }
    event(fields)
    if mode == .plain { write("\(done)/\(count) \(entry.name)\n") }
    if mode == .openjd { write("openjd_progress: \(done * 100 / max(count, 1))\n") }
    show(entry.name)
  }

  /// Tells a remark.
  ///
  /// - Parameters:
  ///   - text: The remark.
  ///   - scene: The scene that it is about.
  ///   - golden: The golden's name.
  func note(_ text: String, scene: String = "", golden: String = "") {
    guard !isQuiet else { return }
    if mode == .ndjson {
      event(["event": "note", "scene": scene, "golden": golden, "text": text])
    } else {
      write("Note: \(golden.isEmpty ? "" : "\(golden): ")\(text)\n")
    }
  }

  /// Ends: takes the bar away.
  func end() {
    clear()
    event(["event": "end", "goldens": done])
  }

  /// Tells of a golden that no scene asks for.
  func orphan(_ path: String) { event(["event": "orphan", "golden": path]) }

  /// Takes the bar away until the next result.
  func clear() {
    if mode == .bar { write(Self.clearedLine) }
  }

  private func show(_ name: String?) {
    guard mode == .bar, count > 0 else { return }
    let filled = done * Self.width / count
    let bar =
      String(repeating: "━", count: filled) + String(repeating: "─", count: Self.width - filled)
    let line = "\(bar)  \(done)/\(count)\(name.map { "  \($0)" } ?? "")"
    write(Self.clearedLine + Progress.cut(line, to: columns() - 1))
  }

  private func event(_ fields: [String: Any]) {
    guard mode == .ndjson,
      let line = try? JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
    else { return }
    write(String(decoding: line, as: UTF8.self) + "\n")
  }
}
