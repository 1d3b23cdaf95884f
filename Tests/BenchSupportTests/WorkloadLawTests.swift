import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import BenchSupport

/// The workloads as the comparison with other rasterisers describes them, and the measure of accuracy.
@Suite struct WorkloadLawTests {
  private func commands(_ workload: Workload, frame: Int = 0) throws -> [DisplayList.Command] {
    try #require(try workload.list(frame: frame).frames.first).list.commands
  }

  private func fills(_ workload: Workload) throws -> Int {
    try commands(workload).filter { if case .fill = $0 { true } else { false } }.count
  }

  @Test func eachHasTheThingsThatItIsNamedFor() throws {
    #expect(try fills(.a) == 1)
    #expect(try fills(.b) == 1000)
    #expect(try fills(.c) == 10_000)
    // A hundred capsules and their strokes.
    #expect(try fills(.d) == 100)
    #expect(try commands(.d).count == 200)
    // Cards: a shadow's group of three commands and a card.
    #expect(try commands(.e).count == 24 * 4)
    let glyphs = try commands(.g).reduce(0) { sum, command in
      if case .glyphs(let run, _, _) = command { sum + run.glyphs.count } else { sum }
    }
    // Of 2,000 marks, five in 47 are blanks.
    #expect(abs(glyphs - 2000 * 42 / 47) <= 5)
  }

  @Test func nestedGroupsAreNested() throws {
    var (depth, deepest) = (0, 0)
    for command in try commands(.h) {
      if case .beginLayer = command { depth += 1 }
      if case .endLayer = command { depth -= 1 }
      deepest = max(deepest, depth)
    }
    #expect(depth == 0 && deepest >= 20)
  }

  @Test(arguments: Workload.allCases) func namesAndTextsAreTheirOwn(_ workload: Workload) throws {
    let texts = Workload.allCases.map { $0.text() }
    #expect(texts.filter { $0 == workload.text() }.count == 1 || workload == .e || workload == .e2)
    #expect(workload.text() == workload.text())
    #expect(Workload(rawValue: workload.rawValue) == workload)
    #expect(workload.text().hasPrefix("clear"))
  }

  @Test(arguments: [Workload.e2, .g2, .j]) func animatedOnesMoveALittleEachFrame(
    _ workload: Workload
  ) throws {
    let counts = try (0..<4).map { try commands(workload, frame: $0 * 10).count }
    #expect(Set(counts).count == 1)
    #expect(Set((0..<Workload.animatedFrames).map { workload.text(frame: $0) }).count == 44)
  }

  @Test func marksAreOutlinesOfTheirOwn() {
    let marks = Workload.marks
    #expect(marks.unitsPerEm == 1000)
    let bounds = (0..<42).map { marks.outline(of: UInt32($0)).boundingRect }
    for box in bounds {
      #expect(!box.isNull && box.width > 20 && box.height > 20)
      #expect(box.minY > -1100 && box.maxY < 400 && box.maxX < 1100)
    }
    #expect(marks.outline(of: 3) == marks.outline(of: 3))
  }

  // MARK: Accuracy

  private func finding(
    mean: Double = 0, greatest: Double = 0, bias: Double? = nil, pixels: Int = 9,
    _ bars: RasterAccuracy.Bars
  ) -> Bool {
    RasterAccuracy.Finding(
      name: "", unit: .coverage, mean: mean, greatest: greatest, bias: bias, pixels: pixels,
      bars: bars
    ).holds
  }

  @Test func aBarIsMissedByAnyOfItsErrors() {
    let bars = RasterAccuracy.Bars(mean: 1, greatest: 2, bias: 0.5)
    #expect(finding(mean: 1, greatest: 2, bias: -0.5, bars))
    #expect(!finding(mean: 1.01, greatest: 2, bias: 0, bars))
    #expect(!finding(mean: 1, greatest: 2.01, bias: 0, bars))
    #expect(!finding(mean: 1, greatest: 2, bias: -0.51, bars))
    #expect(!finding(pixels: 0, bars))
    #expect(finding(mean: 99, greatest: 99, bias: 99, RasterAccuracy.Bars()))
  }

  @Test func anErrorThatIsNoNumberMissesItsBar() {
    let bars = RasterAccuracy.Bars(mean: 1, greatest: 1)
    #expect(!finding(mean: .nan, bars) && !finding(greatest: .nan, bars))
  }

  @Test func theSameIsMeasuredEachTime() {
    let (one, again) = (
      RasterAccuracy.measure(Rasterizer(), count: 2), RasterAccuracy.measure(Rasterizer(), count: 2)
    )
    #expect(one.map(\.name) == again.map(\.name) && one.map(\.mean) == again.map(\.mean))
    #expect(one.map(\.greatest) == again.map(\.greatest))
    #expect(Set(one.map(\.name)).count == one.count)
    #expect(one.allSatisfy { $0.pixels > 0 && $0.mean <= $0.greatest && $0.mean >= 0 })
  }

  @Test func otherInstructionsAreAsAccurate() {
    let (best, baseline) = (
      RasterAccuracy.measure(Rasterizer(), count: 2),
      RasterAccuracy.measure(Rasterizer(instructions: .baseline), count: 2)
    )
    // The same bytes, so the same errors.
    #expect(best.map(\.mean) == baseline.map(\.mean))
  }
}
