public import Goldens

/// The result document as lines that a code host shows beside the sources.
public enum Annotations {
  /// Lines for GitHub's runners, which show the first ten errors of a step: one for each golden that is not as it was,
  /// the worst first, and a warning for each orphan.
  public static func lines(of document: CheckDocument) -> [String] {
    document.entriesBySeverity.filter { $0.code != 0 }.map { entry in
      let line = entry.line.map { ",line=\($0)" } ?? ""
      return "::error file=\(property(entry.scene))\(line),title=\(property(entry.name))::"
        + message(entry.lines.joined(separator: "\n"))
    }
      + document.orphans.map {
        "::warning file=\(property($0))::" + message("no scene asks for this golden")
      }
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
