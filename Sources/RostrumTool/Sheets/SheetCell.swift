import Foundation
import SceneInputs
import SceneLoader

/// A cell of a sheet: a film of the scene with values of its own, as `render` makes it.
struct SheetCell: Sendable {
  /// What is read of a film's report.
  struct Report: Decodable, Sendable {
    struct Stage: Decodable {
      let colorScheme: String
    }
    struct Output: Decodable {
      let width: Int
      let height: Int
    }
    let stage: Stage
    let outputs: [Output]
  }

  /// A film that was made, and what its process remarked.
  struct Take: Sendable {
    let path: String
    let report: Report
    let notes: [String]
  }

  /// The scene file.
  let scene: String
  /// What is asked of it, with the cell's values.
  let options: SceneOptions
  /// What a person does meanwhile.
  let script: ScriptOptions
  /// The compiled scene, which all cells share.
  let product: SceneProduct?
  /// Where the film goes.
  let path: String

  /// Films it in a process of its own.
  ///
  /// - Returns: The film.
  /// - Throws: ``Failure``, `SceneError`.
  func film() throws -> Take {
    let notes = RowNotes()
    var run = SceneRun(path: scene, index: 0, options: options, progress: .none, outputs: [path])
    run.command = ["render", scene, "-o", path] + options.words + script.words
    run.compiled = product
    // Read here first: what is wrong with them is told in the tool's own words.
    _ = try Rostrum.command(run.command)
    var shown = Progress(
      .none, scene: scene, isTerminal: false, isQuiet: false, write: { notes.add($0) })
    let result = try run.perform(.film, &shown)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.utf8))
    return Take(path: path, report: report, notes: notes.all)
  }
}
