import DocumentFuzzing
import Foundation
import SceneDocuments
import Testing

@Suite("Damaged documents")
struct CorpusTests {
  @Test("what taught something once is answered in lines")
  func corpus() throws {
    for name in try names(in: "Corpus") where !name.hasPrefix(".") {
      var known = DocumentFuzz.Case(
        bytes: Array(try text(of: "Corpus/\(name)").utf8),
        format: name.hasSuffix(".yaml") ? .yaml : .json)
      known.isTokens = name.hasSuffix(".tokens.json")
      #expect(DocumentFuzz.complaint(known) == nil, "\(name)")
    }
  }

  @Test("a few thousand by chance are answered in lines", arguments: 0..<8)
  func chance(part: UInt64) {
    for seed in stride(from: 100_000 + part, to: 103_000, by: 8) {
      #expect(DocumentFuzz.complaint(DocumentFuzz.input(seed: seed)) == nil, "seed \(seed)")
    }
  }
}
