import Batches
import Foundation
import SceneLoader
import Synchronization

/// The outcome of a row: its result, and what is said of it.
struct RowOutcome: Sendable {
  var result: BatchResult
  /// Where the row is said.
  var origin: String
  /// Why there is no film.
  var failure: Failure?
  /// What the scene's process remarked.
  var notes: [String] = []
}

/// A run of one row: its scene is compiled already; a process of its own films it, as it would for a single film.
struct RowRun: Sendable {
  let row: BatchRow
  /// The command that films it.
  let command: [String]
  /// The compiled scene; `nil` where none is compiled.
  let product: SceneProduct?
  let fingerprint: String
  /// Why it cannot be filmed, where that is known.
  var failure: Failure?

  /// What is read of a film's report.
  private struct Report: Decodable {
    struct Frames: Decodable { let rendered: Int }
    struct File: Decodable {
      let path: String
      let frames: Int
    }
    let frames: Frames
    let peakMemory: Int
    let outputs: [File]
  }

  /// Films it.
  ///
  /// - Returns: What became of it; never nothing.
  func perform() -> RowOutcome {
    let start = RealClock.seconds
    let notes = RowNotes()
    var outcome = RowOutcome(
      result: BatchResult(row: row.number, name: row.name, scene: row.scene), origin: row.origin)
    outcome.result.fingerprint = fingerprint
    do {
      let report = try film(notes)
      outcome.result.outputs = try report.outputs.map { file in
        guard let output = RowFiles.output(file.path, frames: file.frames) else {
          throw Failure(.temporary, Messages.filesNotAsTold(file.path))
        }
        return output
      }
      outcome.result.status = .done
      outcome.result.frames = report.frames.rendered
      outcome.result.memory = report.peakMemory
    } catch {
      let failure = Rostrum.failure(for: error)
      outcome.result.status = failure.status.endsRun ? .waiting : .failed
      if failure.status.endsRun {
        outcome.result.fingerprint = nil
      } else {
        outcome.result.code = Int(failure.status.rawValue)
        outcome.result.message = failure.message
      }
      outcome.failure = failure
    }
    outcome.result.seconds = ((RealClock.seconds - start) * 1000).rounded() / 1000
    outcome.notes = notes.all
    return outcome
  }

  private func film(_ notes: RowNotes) throws -> Report {
    if let failure { throw failure }
    guard let render = try Rostrum.command(command) as? Render else {
      throw Failure(.internalError, Messages.internalError)
    }
    var run = SceneRun(
      path: row.scene, index: 0, options: render.scene, progress: .none, outputs: row.outputs)
    run.command = command
    run.compiled = product
    var shown = Progress(
      .none, scene: row.scene, isTerminal: false, isQuiet: false, write: { notes.add($0) })
    let result = try run.perform(.film, &shown)
    return try JSONDecoder().decode(Report.self, from: Data(result.utf8))
  }
}

/// What a row's processes remark.
final class RowNotes: Sendable {
  private let lines = Mutex<[String]>([])
  private static let prefix = "Note: "

  /// Takes a line.
  func add(_ text: String) {
    let line = text.trimmingCharacters(in: .newlines)
    guard line.hasPrefix(Self.prefix) else { return }
    lines.withLock { $0.append(String(line.dropFirst(Self.prefix.count))) }
  }

  /// What was taken.
  var all: [String] { lines.withLock(\.self) }
}
