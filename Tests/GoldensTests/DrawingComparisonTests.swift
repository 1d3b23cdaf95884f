import Goldens
import Testing

@Suite("Comparison of drawings") struct DrawingComparisonTests {
  /// A film of five frames, the last two of which may be other ones.
  private func golden(
    _ drawings: [(String, Character)], tail: Character = "0", words: [String: [String]] = [:]
  ) -> Golden {
    func digest(_ digit: Character) -> String { String(repeating: digit, count: 16) }
    let header = GoldenHeader(
      renderer: 1, scene: "Card.swift", sceneDigest: String(repeating: "0", count: 64),
      preview: "1", width: 10, height: 10, scale: 1, rate: "60", frameCount: 5, length: .settled)
    return Golden(
      header: header,
      frames: (0..<5).map { frame in
        let digest = digest(frame > 2 ? tail : "0")
        return FrameDigests(list: digest, pixels: digest)
      },
      motion: MotionRecord(framesPerSecond: 60, frameCount: 5, tracks: [], events: []),
      drawings: drawings.map {
        ViewDrawing(view: $0.0, digest: digest($0.1), commands: words[$0.0] ?? [])
      })
  }

  @Test("of a film with itself there is nothing to say")
  func same() {
    let golden = golden([("A", "1"), ("B", "2")])
    #expect(DrawingComparison(before: golden, after: golden).findings.isEmpty)
    #expect(DrawingComparison(before: golden, after: golden).frames == nil)
  }

  @Test("names the view, and the frames")
  func changed() throws {
    let comparison = DrawingComparison(
      before: golden([("A", "1"), ("B", "2")]), after: golden([("A", "1"), ("B", "3")], tail: "f"))
    #expect(comparison.changed == ["B"])
    let finding = try #require(comparison.findings.first)
    #expect(finding.kind == .drawing && finding.view == "B")
    #expect(finding.first == 3 && finding.last == 4)
    #expect(
      finding.sentence == "B · draws something else, which no value of it tells, from frame 3 on")
    #expect(comparison.findings.count == 1)
  }

  @Test("what is new one way is gone the other way")
  func swapped() {
    let (one, other) = (
      golden([("A", "1"), ("B", "2")]), golden([("C", "3"), ("A", "1")], tail: "f")
    )
    let (to, back) = (
      DrawingComparison(before: one, after: other), DrawingComparison(before: other, after: one)
    )
    #expect(to.added == ["C"] && to.gone == ["B"] && to.changed.isEmpty)
    #expect(to.added == back.gone && to.gone == back.added && to.frames == back.frames)
    #expect(to.findings.map(\.kind) == [.added, .gone])
  }

  @Test("many views are two findings")
  func many() {
    let names = ["A", "B", "C", "D"]
    let findings = DrawingComparison(
      before: golden(names.map { ($0, "1") }), after: golden(names.map { ($0, "2") }, tail: "f")
    ).findings
    #expect(findings.map(\.view) == ["A", "B"])
    #expect(findings[1].sentence.hasSuffix("; so do 2 more views"))
  }

  @Test("names the command, as it was and as it is")
  func command() throws {
    func golden(_ color: String, _ digit: Character) -> Golden {
      self.golden(
        [("A", "1"), ("B", digit)], tail: digit,
        words: [
          "A": ["fill rect 0 0 9 9 with #000000"],
          "B": ["fill ellipse 0 0 4 4 with \(color)", "stroke ellipse 0 0 4 4 pen 2 with #000000"],
        ])
    }
    let (one, other) = (golden("#336699", "2"), golden("#ff0000", "3"))
    #expect(
      DrawingComparison(before: one, after: other).findings.map(\.sentence) == [
        "B · fill with #ff0000 instead of #336699, from frame 3 on"
      ])
    #expect(
      DrawingComparison(before: other, after: one).findings.map(\.sentence) == [
        "B · fill with #336699 instead of #ff0000, from frame 3 on"
      ])
    // What is other only later is told by what it was at first.
    let later = golden("#336699", "4")
    #expect(
      DrawingComparison(before: one, after: later).findings.map(\.sentence) == [
        "B · begins with fill ellipse 0 0 4 4 with #336699 and 1 more as it did, and then draws "
          + "otherwise, from frame 3 on"
      ])
  }

  @Test("another order is told where nothing else differs")
  func order() {
    let words = ["A": ["fill rect 0 0 9 9 with #000000"], "B": ["fill rect 0 0 9 9 with #ffffff"]]
    let findings = DrawingComparison(
      before: golden([("A", "1"), ("B", "2")], words: words),
      after: golden([("B", "2"), ("A", "1")], tail: "f", words: words)
    ).findings
    #expect(findings.map(\.sentence) == ["B · is painted in another order, from frame 3 on"])
  }
}
