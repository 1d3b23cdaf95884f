import Batches
import Foundation
import SceneDocuments
import SceneInputs

/// What documents tell of rows: they are read here, with what each row gives them, as no code of theirs runs.
extension BatchStage {
  /// The document of a row, with its defaults; `nil` for a compiled scene, and for one that is wrong by itself.
  func document(of row: BatchRow) -> DocumentFile? {
    guard case .document(let file)? = product(of: row) else { return nil }
    return file
  }

  /// Looks whether documents have the states that rows set, once for each scene and change.
  func checkStates(_ plan: BatchPlan, _ rows: [Int], _ problems: inout BatchProblems) {
    var known: Set<String> = []
    var states: [String: SceneDocument] = [:]
    plan.forEach(rows) { row in
      guard let changes = row.value("set"), let product = product(of: row),
        known.insert("\(Self.key(of: row))\0\(changes)").inserted
      else { return }
      let render = try? Rostrum.command(row.command(vocabulary, threads: nil)) as? Render
      for text in render?.script.set ?? [] {
        do {
          guard case .document(let file) = product else {
            throw Failure(.usage, Messages.stateOfSwift(text, row.scene))
          }
          let document = try states[file.name] ?? file.document(inputs: [:])
          states[file.name] = document
          _ = try StateChange(text).event(in: document)
        } catch {
          problems.add(
            BatchProblem(row.origin, path: "set", Rostrum.failure(for: error).message))
        }
      }
    }
  }
}

extension BatchProblems {
  /// Adds what is wrong with documents as rows give them their inputs.
  ///
  /// - Parameters:
  ///   - rows: Rows of documents.
  ///   - workers: How many are read side by side.
  mutating func add(ofDocuments rows: [BatchRow], workers: Int) {
    let answers = SideBySide.map(rows, workers: workers) { $0.mistakesOfDocument }
    for (row, mistakes) in zip(rows, answers) {
      for mistake in mistakes ?? [] {
        add(BatchProblem(row.origin, path: "inputs", mistake))
      }
    }
  }
}

extension BatchRow {
  /// What is wrong with its document and what it gives it, a sentence each.
  fileprivate var mistakesOfDocument: [String] {
    do {
      let source = SceneSource(path: scene, format: nil)
      _ = try source.digest(inputs, patience: Self.patience)
      return []
    } catch let errors as DocumentErrors {
      return errors.lines
    } catch {
      return [Rostrum.failure(for: error).message]
    }
  }

  /// How long a scene's file may keep silent, in seconds: what is a pipe was refused before.
  static let patience = 30.0
}
