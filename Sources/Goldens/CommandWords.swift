internal import Digest

/// The words of a drawing command as goldens keep them: short, whatever is drawn, and other ones for another command.
///
/// A long path is `path:24:0123abcd`, its number of parts and the beginning of its digest; what is long otherwise ends in
/// `…` and a digest.
public enum CommandWords {
  /// Commands of a view that are kept.
  public static let mostCommands = 24
  /// Letters of a path's text that are kept.
  private static let mostOfPath = 40
  /// Letters of a command that are kept.
  private static let most = 140
  /// Hexadecimal digits of a digest.
  private static let digits = 8

  /// Shortens the commands of a view.
  ///
  /// - Parameter lines: Lines of a display list's text, without indentation.
  /// - Returns: As many, without the ends of groups, at most ``mostCommands`` and a line that counts the rest.
  public static func kept(_ lines: [String]) -> [String] {
    let telling = lines.filter { $0 != "}" && !$0.isEmpty }
    let kept = telling.prefix(mostCommands).map(short)
    return telling.count > kept.count ? kept + ["and \(telling.count - kept.count) more"] : kept
  }

  private static func short(_ line: String) -> String {
    var line = line
    if let start = line.firstRange(of: "path \""),
      let end = line[start.upperBound...].firstIndex(of: "\"")
    {
      let path = line[start.upperBound..<end]
      if path.utf8.count > mostOfPath {
        // Numbers, and a letter for each part.
        let parts = path.split(separator: " ").count { $0.first?.isLetter ?? false }
        line.replaceSubrange(
          start.lowerBound...end, with: "path:\(parts):\(digest(of: path))")
      }
    }
    guard line.count > most else { return line }
    return "\(line.prefix(most))…\(digest(of: line[...]))"
  }

  private static func digest(of text: Substring) -> String {
    String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(digits))
  }

  /// The number of parts that a word `path:24:0123abcd` tells; `nil` for another word.
  static func pathLength(_ word: Substring) -> Int? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "path", GoldenText.isDigest(parts[2], digits) else {
      return nil
    }
    return Int(parts[1])
  }

  /// A command for people, without digests of paths.
  static func plain(_ text: String) -> String {
    guard text.contains("path:") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      pathLength(word).map { "path of \($0) parts" } ?? String(word)
    }
    .joined(separator: " ")
  }
}
