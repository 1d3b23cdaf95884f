import Codecs
import Foundation

/// What `--shard` says: parts of the work by their numbers, or that the environment tells.
struct ShardArgument: Hashable, Sendable {
  private enum Wish: Hashable {
    case parts(Shard)
    /// The environment tells the number, and the count where none is given.
    case automatic(count: Int?)
  }

  private let wish: Wish
  /// As it was written.
  let text: String

  /// Reads `1/4`, `2-3/4`, `1,3/4`, `auto` or `auto/4`.
  init?(_ text: String) {
    self.text = text
    if text == "auto" {
      wish = .automatic(count: nil)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Self.number(parts[1], in: 1...PartIndex.greatestCount)
    else { return nil }
    if parts[0] == "auto" {
      wish = .automatic(count: count)
      return
    }
    var numbers: Set<Int> = []
    for item in parts[0].split(separator: ",", omittingEmptySubsequences: false) {
      let ends = item.split(separator: "-", omittingEmptySubsequences: false)
      guard (1...2).contains(ends.count), let first = Self.number(ends[0], in: 1...count),
        let last = Self.number(ends[ends.count - 1], in: first...count)
      else { return nil }
      numbers.formUnion(first...last)
    }
    wish = .parts(Shard(numbers: numbers.sorted(), count: count))
  }

  private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard (1...9).contains(text.utf8.count), text.allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(text), range.contains(number)
    else { return nil }
    return number
  }

  /// The parts that this process is to make.
  ///
  /// Engines tell the processes that they start which of them they are. A scene's process has an environment of its
  /// own: what it needs is told besides.
  ///
  /// - Parameter environment: Where `auto` looks.
  /// - Returns: The parts.
  /// - Throws: ``Failure`` that says what was sought where nothing tells, or what does not fit.
  func resolved(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Shard {
    switch wish {
    case .parts(let shard): return shard
    case .automatic(let count):
      for engine in ShardEngine.all {
        guard let found = environment[engine.number] else { continue }
        return try engine.shard(found, count: count, environment)
      }
      throw Failure(.usage, Messages.noShardEngine(ShardEngine.all.map(\.number)))
    }
  }
}

extension Parse {
  static func shard(_ text: String) throws -> ShardArgument {
    guard let shard = ShardArgument(text) else { throw Refusal(description: Messages.shard) }
    return shard
  }
  static func segment(_ text: String) throws -> ExactSeconds {
    try value(
      ExactSeconds(text).flatMap { $0.isZero ? nil : $0 }, Messages.segment)
  }
}
