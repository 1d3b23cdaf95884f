import DocumentFuzzing
import Foundation
import Testing

@testable import SceneDocuments

/// What the schema says of a document, the reader says, too.
@Suite("The schema and the reader")
struct SchemaLawTests {
  /// What only the reader can know of words that have the right shape: how many seconds a time with a unit is, which letters
  /// beyond ASCII are letters, and what is in a path.
  private static let beyondPatterns = [
    "a time as 0.5s", "a time of the film as", "frames a second from", "it is no SVG path",
    "a name: letters", "an animation as bouncy",
  ]

  /// What is wrong with a document's form; names and what fits what are no matter.
  private func mistakes(_ json: String) -> [DocumentProblem]? {
    // What is no tree, as it has a key twice, is no matter of forms either.
    guard
      let source = try? DocumentSource(bytes: Array(json.utf8), path: "law", format: .json)
    else { return nil }
    var reader = FormReader(file: "law")
    _ = reader.read(source.root, as: .record("document"), at: .top)
    return reader.problems
  }

  @Test(
    "say the same of documents that are right and of those that are damaged",
    .enabled(if: Validator.isInstalled, "python3 with jsonschema is not installed"))
  func agree() throws {
    var documents: [(seed: UInt64, json: String, problems: [DocumentProblem])] = []
    for seed in 0..<120 as Range<UInt64> {
      var grammar = DocumentGrammar(seed: seed, namesValues: false)
      var tree = grammar.document()
      if seed % 4 > 0 {
        for _ in 0...grammar.dice.index(3) { TreeDamage.damage(&tree, &grammar.dice) }
      }
      let json = tree.json
      // An input's value can be anything.
      if json.contains("${") || json.contains("\"{") { continue }
      if let problems = mistakes(json) { documents.append((seed, json, problems)) }
    }
    let verdicts = try Validator.verdicts(documents.map(\.json))
    #expect(verdicts.count == documents.count, "\(verdicts.prefix(5))")
    var (taken, refused, known) = (0, 0, 0)
    for (document, verdict) in zip(documents, verdicts) {
      switch (verdict == "1", document.problems.isEmpty) {
      case (true, true): taken += 1
      case (false, false): refused += 1
      case (false, true):
        Issue.record("seed \(document.seed): only the schema refuses \(document.json.prefix(3000))")
      case (true, false):
        let other = document.problems.first { problem in
          !Self.beyondPatterns.contains { problem.reason.contains($0) }
        }
        known += 1
        if let other { Issue.record("seed \(document.seed): the schema takes it; \(other.line)") }
      }
    }
    // The law has something to say.
    #expect(taken > 20 && refused > 20 && known < 20, "\(taken) \(refused) \(known)")
  }

  @Test(
    "take a mapping without keys wherever none must be there",
    .enabled(if: Validator.isInstalled, "python3 with jsonschema is not installed"))
  func withoutKeys() throws {
    let values = [
      "transition: {}", "padding: {}", "font: {}", "animation: {spring: {}}",
      "animation: {smooth: {}}", "keyframes: {x: [{spring: 1, with: {}}], initial: {}}",
    ]
    let right =
      values.map { "rostrum: 1\nscene: {text: a, \($0)}" } + ["rostrum: 1\nscene: []\nstage: {}"]
    for text in right { #expect(SceneDocumentsTests.mistakes(text) == [], "\(text)") }
    let trees = values.map { "{\"rostrum\": 1, \"scene\": {\"text\": \"a\", \(Self.json($0))}}" }
    let verdicts = try Validator.verdicts(
      trees + ["{\"rostrum\": 1, \"scene\": [], \"stage\": {}}"])
    #expect(verdicts == right.map { _ in "1" })
    let node = try node("{text: a, transition: {}, padding: {}}")
    #expect(node.transition == PresenceTransition(insertion: [.opacity], removal: [.opacity]))
    // One of two things must be said of it, which no form says.
    #expect(SceneDocumentsTests.mistakes("rostrum: 1\nscene: {text: a, clip: {}}").count == 1)
  }

  /// A line of YAML with braces as a member of JSON.
  private static func json(_ line: String) -> String {
    line.replacing(/[a-zA-Z]+/) { "\"\($0.output)\"" }
  }

  @Test(
    "read numbers as any program writes them",
    arguments: [
      ("0.30000000000000004", "0.300000000"), ("1e-05", "0.00001"), ("1E2", "100"),
      ("1.5e+1", "15"), ("-0.0", "0"), ("0.0e9", "0"), ("12.9999999996", "13.000000000"),
      ("0.0000000004", "0.000000000"), ("86399.9999999999", "86400.000000000"),
      ("1e-999999999999999999999", "0"),
      ("0.5", "0.5"), ("2.0", "2.0"),
    ])
  func numbers(written: String, meant: String) throws {
    let document = try read(
      "rostrum: 1\nscene: {text: a}\nstates: [a, b]\nevents: [{at: \(written), state: b}]")
    guard case .at(let time)? = document.events.first?.trigger else {
      Issue.record("no time")
      return
    }
    #expect(time.text == meant)
    #expect(DocumentTime(meant) == time)
  }

  @Test(
    "read no numbers that are no times",
    arguments: [
      "-1", "-1e-9", "1e9", "86400.1", "86400.0000000001", "1e999", "99999999999999999999",
    ])
  func noTimes(written: String) {
    let text = "rostrum: 1\nscene: {text: a}\nstates: [a, b]\nevents: [{at: \(written), state: b}]"
    #expect(SceneDocumentsTests.mistakes(text).count == 1, "\(written)")
  }

  @Test("read rates as any program writes them")
  func rates() throws {
    for (written, rate) in [
      ("6e1", FrameRate(frames: 60)), ("60.0", FrameRate(frames: 60)),
      ("29.97002997002997", FrameRate(frames: 2_997_002_997, seconds: 100_000_000)),
    ] {
      #expect(try read("rostrum: 1\nstage: {fps: \(written)}\nscene: []").stage.rate == rate)
    }
  }
}
