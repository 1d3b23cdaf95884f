import Batches
import Foundation
import SceneLoader

/// The scenes of a batch, each compiled once, on which rows are filmed.
struct BatchStage {
  /// What became of compiling a scene.
  private enum Compiled: Sendable {
    case product(SceneProduct)
    case failure(Failure)
  }

  let vocabulary: BatchVocabulary
  private let compiled: [String: Compiled]

  /// Compiles what rows are of; a scene that does not compile fails with its rows.
  ///
  /// Conditions for `#if` make another library of a scene.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - rows: Which rows are to be filmed.
  ///   - vocabulary: What may be said of a film.
  ///   - workers: How many are compiled side by side.
  /// - Throws: ``Failure`` if a signal ends it.
  init(_ plan: BatchPlan, _ rows: [Int], _ vocabulary: BatchVocabulary, workers: Int) throws {
    self.vocabulary = vocabulary
    var samples: [String: [String]] = [:]
    var keys: [String] = []
    plan.forEach(rows) { row in
      let key = Self.key(of: row)
      if samples[key] == nil {
        samples[key] = row.command(vocabulary, threads: nil)
        keys.append(key)
      }
    }
    let commands = keys.compactMap { samples[$0] }
    let results = SideBySide.map(commands, workers: workers, ends: Self.endsRun, Self.compile)
    var compiled: [String: Compiled] = [:]
    for (key, result) in zip(keys, results) {
      if case .failure(let failure)? = result, failure.status.endsRun { throw failure }
      compiled[key] = result
    }
    self.compiled = compiled
  }

  private static func endsRun(_ result: Compiled) -> Bool {
    if case .failure(let failure) = result { failure.status.endsRun } else { false }
  }

  private static func compile(_ command: [String]) -> Compiled {
    do {
      guard let render = try Rostrum.command(command) as? Render else {
        return .failure(Failure(.internalError, Messages.internalError))
      }
      // Each row gives a document inputs of its own; what it is without them is no row's mistake.
      var options = render.scene
      (options.input, options.inputs) = ([], nil)
      let run = SceneRun(
        path: command[1], index: 0, options: options, progress: .none, outputs: [])
      return .product(try run.compileAhead())
    } catch {
      return .failure(Rostrum.failure(for: error))
    }
  }

  /// What tells libraries of scenes apart.
  static func key(of row: BatchRow) -> String {
    "\(row.scene)\0\(row.value("define") ?? "")"
  }

  /// What a row is of; `nil` where it did not compile, or is wrong.
  func product(of row: BatchRow) -> SceneProduct? {
    guard case .product(let product)? = compiled[Self.key(of: row)] else { return nil }
    return product
  }

  /// The run of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - threads: How many threads it has.
  ///   - fingerprint: Its fingerprint.
  /// - Returns: The run.
  func run(_ row: BatchRow, threads: Int, fingerprint: String) -> RowRun {
    let command = row.command(vocabulary, threads: threads)
    switch compiled[Self.key(of: row)] {
    case .product(let product):
      return RowRun(row: row, command: command, product: product, fingerprint: fingerprint)
    case .failure(let failure):
      var run = RowRun(row: row, command: command, product: nil, fingerprint: fingerprint)
      run.failure = failure
      return run
    case nil: return RowRun(row: row, command: command, product: nil, fingerprint: fingerprint)
    }
  }
}
