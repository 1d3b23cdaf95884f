/// A plan of a batch: all its rows, checked, each with its name and its places.
///
/// It keeps where each row comes from, 12 bytes, and makes the row when it is asked for: so a million rows fit.
public struct BatchPlan {
  /// The scenes, in order.
  public let scenes: [BatchManifest.Scene]
  /// How many rows there are.
  public var count: Int { places.count }

  /// How many outputs all rows have.
  public let outputCount: Int
  let vocabulary: BatchVocabulary
  let places: [RowPlace]
  var maker: RowMaker
  /// Which estimate each row has.
  private let estimateNumbers: [UInt32]
  private let estimates: [BatchEstimate]

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - manifest: What is asked for; a file of rows must have been read.
  ///   - vocabulary: What may be said of a film.
  ///   - protected: Files that must not be written over besides the scenes, with what each is.
  /// - Throws: All that is wrong with it.
  /// - Complexity: O(rows × (settings + outputs)), and a sort of their hashes.
  public init(
    _ manifest: BatchManifest, vocabulary: BatchVocabulary,
    protected: [(path: String, what: String)] = []
  ) throws(BatchProblems) {
    var planner = BatchPlanner(manifest, vocabulary)
    planner.plan(protected: protected)
    guard planner.problems.isEmpty, let maker = planner.maker else { throw planner.problems }
    scenes = planner.manifest.scenes
    self.vocabulary = vocabulary
    (places, outputCount) = (planner.places, planner.outputCount)
    (estimateNumbers, estimates) = (planner.estimateNumbers, planner.estimates)
    self.maker = maker
  }

  /// The row at a place, from 0.
  public func row(_ number: Int) -> BatchRow {
    var maker = maker
    return maker.row(places[number], number: number)
  }

  /// Does something with rows, one after the other, which is cheaper than asking for each.
  ///
  /// - Parameters:
  ///   - numbers: Which rows.
  ///   - body: Takes each.
  public func forEach(_ numbers: some Sequence<Int>, _ body: (BatchRow) throws -> Void) rethrows {
    var maker = maker
    for number in numbers { try body(maker.row(places[number], number: number)) }
  }

  /// How much a row will take.
  public func estimate(_ number: Int) -> BatchEstimate { estimates[Int(estimateNumbers[number])] }

  /// Rows in the order in which they begin: those that take longest first, of equal ones the earlier.
  ///
  /// - Parameter numbers: Which rows.
  /// - Returns: The same numbers.
  public func longestFirst(_ numbers: [Int]) -> [Int] {
    numbers.sorted {
      let (one, other) = (estimate($0).work, estimate($1).work)
      return one == other ? $0 < $1 : one > other
    }
  }

  /// The inputs of each scene's rows, once for each set of them: for a check against what the scene declares.
  ///
  /// - Parameters:
  ///   - numbers: Which rows.
  ///   - body: Takes the first of these rows that has such a set.
  public func forEachInputSet(
    among numbers: some Sequence<Int>, _ body: (BatchRow) throws -> Void
  ) rethrows {
    var maker = maker
    var known: Set<UInt64> = []
    let inputs = maker.resolver.keys.indices.filter {
      BatchKey.input(maker.resolver.keys[$0]) != nil
    }
    if inputs.isEmpty { return }
    for number in numbers {
      guard maker.resolve(places[number]) == nil else { continue }
      var hash = TextHash()
      for byte in 0..<4 {
        hash.add(UInt8(truncatingIfNeeded: places[number].scene >> (8 * byte)))
      }
      maker.add(inputs, to: &hash)
      if known.insert(hash.result).inserted { try body(maker.rowAtHand(number: number)) }
    }
  }
}
