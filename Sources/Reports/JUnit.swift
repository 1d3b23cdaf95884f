public import Goldens

/// The result document as JUnit's XML: a case for each golden, whose failure is its sentence.
public enum JUnit {
  /// The document's text; the same results give the same bytes.
  public static func text(of document: CheckDocument) -> String {
    let failures = document.entries.count { kind(of: $0) == .failure }
    let errors = document.entries.count { kind(of: $0) == .error }
    let counts =
      #"tests="\#(document.entries.count)" failures="\#(failures)" errors="\#(errors)""#
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="rostrum" \#(counts)>"#,
      #"  <testsuite name="rostrum verify" \#(counts) skipped="0">"#,
    ]
    for entry in document.entries { lines += testCase(entry) }
    if !document.orphans.isEmpty {
      let told = document.orphans.map { "\($0): no scene asks for this golden" }
      lines.append("    <system-out>\(Markup.escaped(told.joined(separator: "\n")))</system-out>")
    }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private enum Kind { case success, failure, error }

  /// An error is a film that could not be made; a failure one that is not as it was.
  private static func kind(of entry: CheckDocument.Entry) -> Kind {
    if entry.verdict == .failed { return .error }
    return entry.code == 0 ? .success : .failure
  }

  private static func testCase(_ entry: CheckDocument.Entry) -> [String] {
    let names =
      #"classname="\#(Markup.escaped(entry.scene))" name="\#(Markup.escaped(entry.name))""#
    let file = #" file="\#(Markup.escaped(entry.scene))""#
    let line = entry.line.map { #" line="\#($0)""# } ?? ""
    let kind = kind(of: entry)
    guard kind != .success else { return ["    <testcase \(names)\(file)\(line)/>"] }
    let tag = kind == .error ? "error" : "failure"
    let told = entry.lines.joined(separator: "\n")
    return [
      "    <testcase \(names)\(file)\(line)>",
      #"      <\#(tag) type="\#(entry.verdict.rawValue)" message="\#(Markup.escaped(entry.sentence))">"#
        + Markup.escaped(told) + "</\(tag)>",
      "    </testcase>",
    ]
  }
}

extension CheckDocument.Entry {
  /// All that is said of it, each thing once: its sentence, which begins with the first finding's, then the other findings
  /// and what was expected otherwise.
  var lines: [String] {
    [sentence] + (findings.map(\.sentence) + unmet).filter { !sentence.hasPrefix($0) }
  }
}
