import Foundation

/// Problems that a compiler or a reader found in files, with the lines around them, from what it said.
enum CompilerProblems {
  /// Lines before and behind a problem's that are shown.
  private static let margin = 2
  /// Problems that are told; the first is what counts.
  private static let most = 20

  /// Reads what was said.
  ///
  /// - Parameters:
  ///   - words: Lines such as `Card.swift:12:5: error: cannot find 'x' in scope`.
  ///   - text: The text of a file that is named; `nil` for one that is not to be shown.
  /// - Returns: What is wrong, errors first.
  static func problems(in words: String, _ text: (String) -> String?) -> [PageNews.Problem] {
    var found: [PageNews.Problem] = []
    for line in words.split(separator: "\n") {
      guard
        let match = line.firstMatch(
          of: /^(?:Error: )?([^:\s][^:]*):(\d+)(?::(\d+))?: (?:(error|warning|note): )?(.+)$/),
        let number = Int(match.2), found.count < most
      else { continue }
      let file = String(match.1)
      var problem = PageNews.Problem(
        file: file, line: number, column: match.3.flatMap { Int($0) },
        kind: match.4.map(String.init) ?? "error", message: String(match.5))
      // A note belongs to what is before it, which has its source.
      if problem.kind != "note" { problem.source = excerpt(text(file), around: number) }
      if !found.contains(problem) { found.append(problem) }
    }
    return found.filter { $0.kind == "error" } + found.filter { $0.kind != "error" }
  }

  private static func excerpt(_ text: String?, around number: Int) -> [PageNews.Line] {
    guard let text else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = max(number - margin, 1), last = min(number + margin, lines.count)
    guard first <= last else { return [] }
    return (first...last).map { PageNews.Line(number: $0, text: String(lines[$0 - 1])) }
  }
}

extension PageNews.Fault {
  /// A fault for a failure.
  ///
  /// - Parameters:
  ///   - failure: What went wrong.
  ///   - files: The files that may be quoted.
  init(_ failure: Failure, files: Set<String>) {
    func text(_ path: String) -> String? {
      let isKnown = files.contains(path) || files.contains { Place.name(of: $0) == path }
      guard isKnown else { return nil }
      let place = files.contains(path) ? path : files.first { Place.name(of: $0) == path } ?? path
      return try? Place.read(place)
    }
    let words = failure.details.isEmpty ? failure.message : failure.details
    self.init(
      message: failure.message.isEmpty ? "\(failure.status)" : failure.message,
      details: failure.details, problems: CompilerProblems.problems(in: words, text))
  }
}
