import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing
import Typography

@testable import FilmPictures

@Suite("Curve strips") struct CurveStripTests {
  /// A parabola from 0 to 2 s that jumps to 10 and rests there to 3 s.
  private static let curve = CurveStrip.Curve(
    view: "A/very long way down to/the Card", property: "frame.x",
    pieces: [
      (0...20).map { step in
        let time = Double(step) / 10
        return MotionCurve.Point(time: time, value: 4 * time * time, velocity: 8 * time)
      },
      [2, 3].map { MotionCurve.Point(time: $0, value: 10, velocity: 0) },
    ])

  private func picture(
    _ time: Double, width: Double = 300, _ theme: ChartTheme = .light,
    _ curve: CurveStrip.Curve = Self.curve
  ) throws -> Pixmap {
    var list = DisplayList()
    try CurveStrip(curve, width: width, times: 0...3, theme: theme, fonts: FontBook())
      .draw(into: &list, at: .zero, time: time)
    return Rasterizer().render(
      list, width: Int(width) + 20, height: Int(CurveStrip.height) + 20, scale: 1)
  }

  @Test("a value is the curve's at any time, and the last one after it")
  func values() {
    for step in 0..<200 {
      let time = Double(step) / 100
      #expect(abs((Self.curve.value(at: time) ?? .nan) - 4 * time * time) < 1e-9)
    }
    #expect(Self.curve.value(at: 2) == 10 && Self.curve.value(at: 2.5) == 10)
    #expect(Self.curve.value(at: 30) == 10)
    let gone = CurveStrip.Curve(
      view: "A", property: "b",
      pieces: [
        [0, 1].map { MotionCurve.Point(time: $0, value: $0, velocity: 1) },
        [2, 3].map { MotionCurve.Point(time: $0, value: $0, velocity: 1) },
      ])
    #expect(gone.value(at: 1.5) == nil && gone.value(at: 2.5) == 2.5)
  }

  @Test(
    "fills its place and nothing else, at every time and width",
    arguments: [12.0, 60, 139, 140, 300, 900])
  func place(width: Double) throws {
    for theme in [ChartTheme.light, .dark] {
      for time in [-1, 0, 0.5, 2, 3, 4.0] {
        let picture = try picture(time, width: width, theme)
        for y in 0..<picture.height {
          for x in 0..<picture.width {
            let isInside = x < Int(width) && y < Int(CurveStrip.height)
            #expect(picture[x, y] >> 24 == (isInside ? 255 : 0), "\(x), \(y) at \(time)")
          }
        }
      }
    }
  }

  @Test("what is past is strong and what comes is faint; the head is on the curve")
  func strength() throws {
    let colors = { (time: Double) throws -> (strong: [Int], all: Int) in
      let picture = try self.picture(time)
      // The plot, without the words above it.
      var columns: [Int] = []
      for x in 0..<300 where (30..<88).contains(where: { picture[x, $0] == 0xffcf_630a }) {
        columns.append(x)
      }
      return (columns, picture.words.count)
    }
    let (start, middle, end) = (try colors(0).strong, try colors(1).strong, try colors(3).strong)
    #expect(start.count < 12 && middle.count > 40 && end.count > 150)
    #expect((start.max() ?? 0) < (middle.max() ?? 0) && (middle.max() ?? 0) < (end.max() ?? 0))
    let same = try [0.5, 0.5].map { try picture($0) }
    #expect(same[0] == same[1])
  }

  @Test("a value that rests, and one without a number, have a strip as well")
  func others() throws {
    let flat = CurveStrip.Curve(
      view: "A", property: "opacity",
      pieces: [[0, 3].map { MotionCurve.Point(time: $0, value: 1, velocity: 0) }])
    #expect(try Set(picture(1, .light, flat).words).count > 8)
    let empty = CurveStrip.Curve(view: "A", property: "opacity", pieces: [[]])
    #expect(empty.value(at: 1) == nil)
    #expect(try Set(picture(1, .dark, empty).words).count > 4)
  }
}
