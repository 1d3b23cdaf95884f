import Goldens
import Testing

@testable import Reports

/// Annotations and JUnit: what is said of which entry, where, in which order.
@Suite("Annotations by hand") struct AnnotationLawTests {
  private static func entry(
    _ name: String, _ verdict: CheckDocument.Verdict, code: Int32 = 3, _ sentence: String = "s",
    frames: [ClosedRange<Int>] = []
  ) -> CheckDocument.Entry {
    var entry = CheckDocument.Entry(
      name: name, golden: "\(name).golden", scene: "\(name).swift", preview: "1", verdict: verdict,
      code: code, sentence: sentence)
    entry.differingFrames = frames
    return entry
  }

  private static func document(
    _ entries: [CheckDocument.Entry], orphans: [String] = []
  ) -> CheckDocument {
    var document = CheckDocument(version: "1", renderer: 1)
    (document.entries, document.orphans) = (entries, orphans)
    return document
  }

  @Test("the worst first; of equals more frames first, then as they stand")
  func order() {
    let entries = [
      Self.entry("same", .same, code: 0), Self.entry("unmet", .same, code: 3, frames: [0...1]),
      Self.entry("recorded", .recorded, code: 0), Self.entry("missing", .missing),
      Self.entry("few", .differs, frames: [0...3, 7...7]),
      Self.entry("many", .differs, frames: [0...8]),
      Self.entry("other", .incomparable), Self.entry("failed", .failed),
      Self.entry("also", .failed),
    ]
    #expect(
      Self.document(entries).entriesBySeverity.map(\.name) == [
        "failed", "also", "other", "many", "few", "unmet", "missing", "recorded", "same",
      ])
    let lines = Annotations.lines(of: Self.document(entries))
    #expect(lines.count == 7, "nothing of what is well")
    #expect(lines[0] == "::error file=failed.swift,title=failed::s")
  }

  @Test(
    "frames of ranges are counted, both ends included",
    arguments: [
      ([], 0), ([0...0], 1), ([3...5], 3), ([0...1, 4...4, 9...11], 6),
    ] as [([ClosedRange<Int>], Int)])
  func counts(ranges: [ClosedRange<Int>], count: Int) {
    #expect(Self.entry("a", .differs, frames: ranges).differingCount == count)
  }

  @Test("a property's escapes are a message's and two more")
  func escapes() {
    var entry = Self.entry("a:b,c%d\ne", .differs, "m: n, o % p\r\nq")
    entry.scene = "s,1:2.swift"
    entry.line = 7
    #expect(
      Annotations.lines(of: Self.document([entry])) == [
        "::error file=s%2C1%3A2.swift,line=7,title=a%3Ab%2Cc%25d%0Ae::m: n, o %25 p%0D%0Aq"
      ])
  }

  /// What GitHub's runner makes of a message: three escapes, `%25` last.
  private static func read(_ text: Substring) -> String {
    text.replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing("%25", with: "%")
      .unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  @Test(
    "a message is one line and is read as it was",
    arguments: [
      "plain", "100 %", "%0A is no line end", "a\nb\nc", "a\r\nb", "::error::x", "%25", "é 日本 👩‍👩‍👧",
      "%%%",
    ])
  func messages(text: String) throws {
    let lines = Annotations.lines(of: Self.document([Self.entry("a", .differs, text)]))
    try #require(lines.count == 1)
    #expect(!lines[0].unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
    let start = try #require(lines[0].firstRange(of: "title=a::"))
    let read = Self.read(lines[0][start.upperBound...])
    #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("orphans are warnings, after all errors")
  func orphans() {
    let lines = Annotations.lines(
      of: Self.document([Self.entry("a", .missing)], orphans: ["Old.golden", "x,y.golden"]))
    #expect(
      lines == [
        "::error file=a.swift,title=a::s",
        "::warning file=Old.golden::no scene asks for this golden",
        "::warning file=x%2Cy.golden::no scene asks for this golden",
      ])
  }

  @Test("expectations of one line are one error, in the order of the sentences")
  func lines() {
    var entry = Self.entry("a", .same, "first")
    entry.unmet = ["first", "second", "third"]
    (entry.checkFile, entry.unmetLines) = ("checks.yml", [9, 4, 9])
    #expect(
      Annotations.lines(of: Self.document([entry])) == [
        "::error file=checks.yml,line=9,title=a::first%0Athird",
        "::error file=checks.yml,line=4,title=a::second",
      ])
    entry.unmetLines = [9, 4]
    let whole = Annotations.lines(of: Self.document([entry]))
    #expect(whole == ["::error file=a.swift,title=a::first%0Asecond%0Athird"])
  }

  @Test("an entry's lines say each thing once")
  func once() {
    var entry = Self.entry("a", .differs, "one, and 2 more")
    entry.findings = ["one", "two"].map {
      Finding(.curve, view: "v", properties: [], frames: 0...1, sentence: $0)
    }
    entry.unmet = ["three", "one, and"]
    #expect(entry.lines == ["one, and 2 more", "two", "three"])
  }

  @Test("JUnit by hand")
  func junit() {
    var bad = Self.entry("b\"c", .differs, "x < y")
    bad.line = 4
    let document = Self.document(
      [Self.entry("a", .same, code: 0), bad, Self.entry("f", .failed, code: 2, "no")],
      orphans: ["o&p"])
    #expect(
      JUnit.text(of: document) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rostrum" tests="3" failures="1" errors="1">
          <testsuite name="rostrum verify" tests="3" failures="1" errors="1" skipped="0">
            <testcase classname="a.swift" name="a" file="a.swift"/>
            <testcase classname="b&quot;c.swift" name="b&quot;c" file="b&quot;c.swift" line="4">
              <failure type="differs" message="x &lt; y">x &lt; y</failure>
            </testcase>
            <testcase classname="f.swift" name="f" file="f.swift">
              <error type="failed" message="no">no</error>
            </testcase>
            <system-out>o&amp;p: no scene asks for this golden</system-out>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(
    "every verdict is counted once at most",
    arguments: [
      (CheckDocument.Verdict.same, 0, 0, 0), (.same, 3, 1, 0), (.differs, 3, 1, 0),
      (.missing, 3, 1, 0),
      (.incomparable, 3, 1, 0), (.recorded, 0, 0, 0), (.failed, 2, 0, 1), (.failed, 0, 0, 1),
    ] as [(CheckDocument.Verdict, Int32, Int, Int)])
  func verdicts(verdict: CheckDocument.Verdict, code: Int32, failures: Int, errors: Int) {
    let text = JUnit.text(of: Self.document([Self.entry("a", verdict, code: code)]))
    #expect(text.contains("tests=\"1\" failures=\"\(failures)\" errors=\"\(errors)\""))
    #expect(text.contains("<failure") == (failures > 0) && text.contains("<error ") == (errors > 0))
  }
}
