import BenchSupport
import Foundation
import Testing

/// Lists that nobody would write; `Scripts/fuzz` draws more of them.
@Suite struct RasterFuzzTests {
  static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  /// What fuzzing found, by file.
  static let found: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test func thereIsACorpus() { #expect(!Self.found.isEmpty) }

  @Test(arguments: found) func whatWasFoundIsMended(_ name: String) throws {
    let text = try String(
      contentsOf: Self.corpus.appendingPathComponent(name), encoding: .utf8)
    #expect(RasterFuzz.difference(drawing: text) == nil)
  }

  @Test(arguments: [0, 100, 200, 300] as [UInt64]) func aHundredSeeds(from first: UInt64) {
    for seed in first..<first + 100 {
      #expect(RasterFuzz.difference(drawing: RasterFuzz.text(seed: seed)) == nil, "seed \(seed)")
    }
  }

  @Test func seedsDrawMostKindsOfThings() {
    let text = (0..<100).map { RasterFuzz.text(seed: $0) }.joined()
    for word in [
      "rect", "continuous", "path", "spath", "glyphs", "picture", "shadow", "angular", "perceptual",
      "pattern", "blend", "mask", "filter colors", "clippath", "nan", "concat 0 0 0 0", "10000",
    ] {
      #expect(text.contains(word), "\(word)")
    }
  }
}
