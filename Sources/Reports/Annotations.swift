public import Goldens

/// The result document as lines that a code host shows beside the sources.
public enum Annotations {
  /// Lines for GitHub's runners, which show the first ten errors of a step: one for each golden that is not as it was,
  /// the worst first, at its preview; what a check file expects, at the lines that expect it; a warning for each orphan.
  public static func lines(of document: CheckDocument) -> [String] {
    document.entriesBySeverity.filter { $0.code != 0 }.flatMap(errors)
      + document.orphans.map {
        "::warning file=\(property($0))::" + message("no scene asks for this golden")
      }
  }

  private static func errors(of entry: CheckDocument.Entry) -> [String] {
    func error(_ file: String, _ line: Int?, _ text: String) -> String {
      let place = line.map { ",line=\($0)" } ?? ""
      return
        "::error file=\(property(file))\(place),title=\(property(entry.name))::\(message(text))"
    }
    guard let file = entry.checkFile, let lines = entry.unmetLines, !lines.isEmpty,
      lines.count == entry.unmet.count
    else { return [error(entry.scene, entry.line, entry.lines.joined(separator: "\n"))] }
    // One line of a check file may expect what several views do not do.
    var (order, unmet) = ([Int](), [Int: [String]]())
    for (line, sentence) in zip(lines, entry.unmet) {
      if unmet[line] == nil { order.append(line) }
      unmet[line, default: []].append(sentence)
    }
    let expected = order.map { error(file, $0, (unmet[$0] ?? []).joined(separator: "\n")) }
    let isAllThereIs = entry.unmet.contains { entry.sentence.hasPrefix($0) }
    if isAllThereIs, entry.findings.isEmpty { return expected }
    let rest = entry.lines.filter { !entry.unmet.contains($0) }
    return [error(entry.scene, entry.line, rest.joined(separator: "\n"))] + expected
  }

  /// A message's text: line ends and `%` are GitHub's own escapes.
  private static func message(_ text: String) -> String {
    escaped(text) {
      switch $0 {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property's text, which `:` and `,` would end besides.
  private static func property(_ text: String) -> String {
    escaped(message(text)) {
      switch $0 {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.map { escape($0) ?? String(Character($0)) }.joined()
  }
}

extension CheckDocument {
  /// The entries, the worst first: what could not be filmed, what cannot be compared, what differs in most frames.
  var entriesBySeverity: [Entry] {
    entries.enumerated().sorted { one, other in
      let ranks = (one.element.rank, other.element.rank)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      let counts = (one.element.differingCount, other.element.differingCount)
      return counts.0 != counts.1 ? counts.0 > counts.1 : one.offset < other.offset
    }
    .map(\.element)
  }
}

extension CheckDocument.Entry {
  /// How bad it is, 0 the worst.
  fileprivate var rank: Int {
    switch verdict {
    case .failed: 0
    case .incomparable: 1
    case .differs: 2
    case .missing: 3
    case .recorded: 4
    case .same: code == 0 ? 5 : 2
    }
  }

  /// Frames that differ.
  var differingCount: Int { differingFrames.reduce(0) { $0 + $1.count } }
}
