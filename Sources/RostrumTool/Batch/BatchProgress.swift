import Batches
import Foundation
import SceneLoader

/// Numbers of a batch's rows.
struct BatchTotals: Codable, Hashable {
  /// All that are meant.
  var rows = 0
  /// Whose films are there.
  var done = 0
  /// Which of those were there before.
  var kept = 0
  var failed = 0
  /// Frames drawn in this run.
  var frames = 0

  /// Not tried.
  var waiting: Int { rows - done - failed }
}

/// A progress display of a batch on standard error: rows, frames, time left.
struct BatchProgress {
  private let mode: ProgressMode
  private let isQuiet: Bool
  private(set) var totals: BatchTotals
  /// Work of all rows that are to be filmed, and of those that are, in the plan's unit.
  private let work: Float
  private var workDone: Float = 0
  private let start: Double
  private var lastShown = -Double.infinity
  /// Remarks in the order in which they came, and how many rows each is about.
  private var remarks: [(text: String, rows: Int)] = []
  private var remarkPlaces: [String: Int] = [:]
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
  ///   - totals: What is known before the first row begins.
  ///   - work: The work of all rows that are to be filmed, in any unit.
  ///   - isTerminal: Whether a person may be looking.
  ///   - isQuiet: Whether remarks are left out.
  ///   - now: The clock, in seconds.
  ///   - columns: The width of the terminal, asked for each line.
  ///   - write: Where words go.
  init(
    _ mode: ProgressMode, totals: BatchTotals, work: Float, isTerminal: Bool, isQuiet: Bool,
    now: @escaping () -> Double = { RealClock.seconds },
    columns: @escaping () -> Int = { Standard.errorColumns },
    write: @escaping (String) -> Void = Standard.errorPart
  ) {
    let automatic: ProgressMode = isTerminal && !isQuiet ? .bar : .none
    self.mode = mode == .auto ? automatic : mode
    (self.isQuiet, self.totals, self.work) = (isQuiet, totals, work)
    (self.now, self.columns, self.write, start) = (now, columns, write, now())
    event(["event": "begin", "rows": totals.rows, "current": totals.kept])
    beat()
  }

  /// A row begins.
  mutating func begin(_ row: BatchRow) {
    event([
      "event": "row", "row": row.number, "name": row.name, "scene": row.scene, "status": "begun",
    ])
  }

  /// A row has ended.
  ///
  /// - Parameters:
  ///   - outcome: What became of it.
  ///   - work: How much work it was.
  mutating func note(_ outcome: RowOutcome, work: Float) {
    let result = outcome.result
    workDone += work
    totals.frames += result.frames ?? 0
    if result.status == .done { totals.done += 1 }
    if result.status == .failed { totals.failed += 1 }
    clear()
    if !isQuiet { tell(outcome.notes, of: result) }
    var fields: [String: Any] = [
      "event": "row", "row": result.row, "name": result.name, "scene": result.scene,
      "status": result.status.rawValue, "seconds": result.seconds ?? 0,
    ]
    fields["code"] = result.code
    fields["message"] = result.message
    fields["frames"] = result.frames
    fields["outputs"] = result.outputs?.map {
      ["path": $0.path, "bytes": $0.bytes, "digest": $0.digest, "frames": $0.frames]
        as [String: Any]
    }
    event(fields)
    if mode == .plain {
      write(
        "\(totals.done + totals.failed)/\(totals.rows) \(result.name): \(result.status.rawValue)\n")
    }
    lastShown = -.infinity
    beat()
  }

  /// Tells remarks about a row: each as an event; to people, what is said of many rows is said of the first, and counted.
  private mutating func tell(_ notes: [String], of row: BatchResult) {
    for text in notes {
      if mode == .ndjson {
        event(["event": "note", "row": row.row, "name": row.name, "text": text])
      } else if let known = remarkPlaces[text] {
        remarks[known].rows += 1
      } else {
        remarkPlaces[text] = remarks.count
        remarks.append((text, 1))
        write("Note: \(row.name): \(text)\n")
      }
    }
  }

  /// Brings the bar up to date.
  mutating func beat() {
    guard mode == .bar, now() - lastShown >= Self.period else { return }
    lastShown = now()
    write(Self.clearedLine + Progress.cut(line(elapsed: lastShown - start), to: columns() - 1))
  }

  /// The bar's line: rows, frames, rate, time left.
  ///
  /// - Parameter elapsed: Seconds since the start.
  /// - Returns: The line.
  func line(elapsed: Double) -> String {
    let ended = totals.done + totals.failed
    let filled = totals.rows > 0 ? ended * Self.width / totals.rows : 0
    let bar =
      String(repeating: "━", count: filled) + String(repeating: "─", count: Self.width - filled)
    var line = "\(bar)  \(ended)/\(totals.rows) rows  \(totals.frames) frames"
    if totals.failed > 0 { line += "  \(totals.failed) failed" }
    // By work, not by rows: long ones come first.
    if workDone > 0, elapsed > 0 {
      line += "  \(Self.duration(elapsed * Double(max(0, work - workDone) / workDone))) left"
    }
    return line
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 1e9))
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  /// Ends: takes the bar away, and says of how many more rows a remark holds.
  func end() {
    clear()
    for (text, rows) in remarks where rows > 1 {
      write("Note: \(rows - 1) more \(rows == 2 ? "row" : "rows"): \(text)\n")
    }
    event([
      "event": "end", "rows": totals.rows, "done": totals.done, "failed": totals.failed,
      "current": totals.kept, "frames": totals.frames,
    ])
  }

  /// Takes the bar away.
  func clear() {
    if mode == .bar { write(Self.clearedLine) }
  }

  private func event(_ fields: [String: Any]) {
    guard mode == .ndjson,
      let line = try? JSONSerialization.data(
        withJSONObject: fields, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return }
    write(String(decoding: line, as: UTF8.self) + "\n")
  }
}
