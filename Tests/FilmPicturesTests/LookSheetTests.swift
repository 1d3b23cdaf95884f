import Foundation
import Testing

@testable import FilmPictures

/// What a film at one look shows, and what it leaves out.
@Suite("One look") struct LookSheetTests {
  @Test(
    "moments fit into their room, whatever they are of",
    arguments: [1, 2, 5, 8, 12], [(320.0, 160.0), (390, 844), (20, 20), (1600, 100)])
  func grid(count: Int, stage: (Double, Double)) {
    let room = CGSize(width: 600, height: 240)
    let grid = LookSheet.grid(count, of: CGSize(width: stage.0, height: stage.1), in: room)
    let rows = (count + grid.columns - 1) / grid.columns
    let across = Double(grid.columns) * (stage.0 * grid.zoom + 12) - 12
    let down = Double(rows) * (stage.1 * grid.zoom + 32 + 12) - 12
    #expect(grid.zoom > 0 && grid.zoom <= 1)
    #expect(grid.zoom == 0.01 || across <= 600 + 1e-9 && down <= 240 + 1e-9)
  }

  private func row(_ view: String, _ property: String) throws -> CurveSheet.Row {
    let samples = (0...10).map {
      SampledValue.Sample(time: Double($0) / 10, value: Double($0), target: 10, animation: "linear")
    }
    return CurveSheet.Row(
      curve: try #require(
        MotionCurve(SampledValue(view: view, property: property, samples: samples))))
  }

  @Test("of each view one property is shown before any has two, and so of a loop's elements")
  func chosen() throws {
    let names = [
      ("List/Row[a]", "x"), ("List/Row[a]", "y"), ("List/Row[b]", "x"), ("Button", "scale"),
      ("Button", "opacity"), ("Text", "opacity"),
    ]
    let rows = try names.map { try row($0.0, $0.1) }
    func shown(_ most: Int) -> [String] {
      CurveSheet.chosen(rows, most).map { "\($0.curve.view) \($0.curve.property)" }
    }
    #expect(shown(3) == ["List/Row[a] x", "Button scale", "Text opacity"])
    #expect(shown(1) == ["List/Row[a] x"])
    #expect(shown(6) == names.map { "\($0.0) \($0.1)" } && shown(9).count == 6)
  }
}
