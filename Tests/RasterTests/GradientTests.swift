import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@Suite struct GradientTests {
  private func draw(_ gradient: GradientPaint, width: Int, height: Int) -> Pixmap {
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .gradient(gradient))
    return Rasterizer().render(list, width: width, height: height)
  }

  private func grey(_ value: Float) -> ResolvedColor {
    ResolvedColor(red: value, green: value, blue: value)
  }

  @Test(arguments: [(0, 1), (0.15, 0.23)] as [(Float, Float)])
  func linearGradientsAreExact(_ a: Float, _ b: Float) {
    let gradient = GradientPaint(
      stops: [.init(color: grey(a), location: 0), .init(color: grey(b), location: 1)],
      course: .linear(from: .zero, to: CGPoint(x: 1000, y: 0)))
    let picture = draw(gradient, width: 1000, height: 2)
    for x in 0..<1000 {
      let wanted = 255 * (Double(a) + Double(b - a) * (Double(x) + 0.5) / 1000)
      #expect(abs(Double(picture[x, 1] & 255) - wanted) <= 0.501)
    }
  }

  @Test func hardStopsAreHard() {
    let gradient = GradientPaint(
      stops: [
        .init(color: .black, location: 0), .init(color: .black, location: 0.5),
        .init(color: .white, location: 0.5), .init(color: .white, location: 1),
      ], course: .linear(from: .zero, to: CGPoint(x: 100, y: 0)))
    let picture = draw(gradient, width: 100, height: 1)
    #expect(picture[49, 0] == 0xff00_0000 && picture[50, 0] == .max)
  }

  @Test func radialGradientsFollowTheDistance() {
    let gradient = GradientPaint(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      course: .radial(center: CGPoint(x: 40, y: 30), startRadius: 10, endRadius: 35))
    let picture = draw(gradient, width: 80, height: 60)
    for (x, y) in [(40, 30), (60, 30), (20, 11), (79, 59), (52, 44)] {
      let (dx, dy) = (Double(x) - 39.5, Double(y) - 29.5)
      let share = min(max(((dx * dx + dy * dy).squareRoot() - 10) / 25, 0), 1)
      #expect(abs(Double(picture[x, y] & 255) - 255 * share) <= 0.51)
    }
  }

  @Test func angularGradientsGoRoundClockwise() {
    let gradient = GradientPaint(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      course: .angular(center: CGPoint(x: 30, y: 30), start: .degrees(0), end: .degrees(360)))
    let picture = draw(gradient, width: 60, height: 60)
    for (x, y) in [(50, 33), (30, 50), (10, 44), (12, 20), (30, 5), (50, 20)] {
      var angle = Foundation.atan2(Double(y) - 29.5, Double(x) - 29.5)
      if angle < 0 { angle += 2 * .pi }
      #expect(abs(Double(picture[x, y] & 255) - 255 * angle / (2 * .pi)) <= 0.51)
    }
  }

  /// What is left of a turn is shared: its first half has the last colour, its second half the first.
  @Test(
    arguments: [(0, 90), (30, 120), (90, 0), (-200, -20), (45, 45)] as [(Double, Double)])
  func theRestOfATurnIsSplitInTheMiddle(_ start: Double, _ end: Double) {
    let gradient = GradientPaint(
      stops: [.init(color: grey(0.2), location: 0), .init(color: grey(0.8), location: 1)],
      course: .angular(
        center: CGPoint(x: 30, y: 30), start: .degrees(start), end: .degrees(end)))
    let picture = draw(gradient, width: 60, height: 60)
    let (sweep, way) = (abs(end - start), end < start ? -1.0 : 1)
    for degrees in stride(from: 1.5, to: 360, by: 7) {
      let angle = (start + way * degrees) * .pi / 180
      let (x, y) = (30 + 25 * Foundation.cos(angle), 30 + 25 * Foundation.sin(angle))
      // The place of the pixel's middle.
      let (dx, dy) = (x.rounded(.down) + 0.5 - 30, y.rounded(.down) + 0.5 - 30)
      var place = (Foundation.atan2(dy, dx) * 180 / .pi - start) * way
      place -= (place / 360).rounded(.down) * 360
      let middle = (360 + sweep) / 2
      let edges = [abs(place - middle), place, 360 - place, abs(place - sweep)]
      guard edges.allSatisfy({ $0 > 0.01 }) else { continue }
      let share = place <= sweep ? place / sweep : place < middle ? 1 : 0
      let found = Double(picture[Int(x), Int(y)] & 255)
      #expect(abs(found - 255 * (0.2 + 0.6 * share)) <= 0.51, "\(degrees)")
    }
  }

  @Test func perceptualGradientsPassThroughOklab() {
    // Half-way from blue to yellow in Oklab, from the formulas.
    let gradient = GradientPaint(
      stops: [
        .init(color: ResolvedColor(red: 0, green: 0, blue: 1), location: 0),
        .init(color: ResolvedColor(red: 1, green: 1, blue: 0), location: 1),
      ], course: .linear(from: .zero, to: CGPoint(x: 101, y: 0)), interpolation: .perceptual)
    let middle = draw(gradient, width: 101, height: 1)[50, 0]
    #expect(abs(Int(middle & 255) - 108) <= 1)
    #expect(abs(Int(middle >> 8 & 255) - 171) <= 1)
    #expect(abs(Int(middle >> 16 & 255) - 199) <= 1)
  }

  @Test(arguments: [
    (30.0, 20.0, 170.0, 90.0), (170, 90, 30, 20), (20, 90, 20, 15), (20, 15, 20, 90),
  ])
  func straightGradientsAreExactInEveryDirection(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double
  ) {
    let levels: [Float] = [0.1, 0.9, 0.9, 0.2, 1]
    let places = [0.1, 0.4, 0.6, 0.6, 0.95]
    let gradient = GradientPaint(
      stops: zip(levels, places).map { .init(color: grey($0), location: $1) },
      course: .linear(from: CGPoint(x: x0, y: y0), to: CGPoint(x: x1, y: y1)))
    let picture = draw(gradient, width: 200, height: 100)
    let (dx, dy) = (x1 - x0, y1 - y0)
    for y in 0..<100 {
      for x in 0..<200 {
        let at =
          ((Double(x) + 0.5 - x0) * dx + (Double(y) + 0.5 - y0) * dy) / (dx * dx + dy * dy)
        // At the hard stop either colour will do.
        guard abs(at - 0.6) > 1e-9 else { continue }
        let after = places.firstIndex { $0 > at } ?? places.count
        let wanted: Double
        if after == 0 || after == places.count {
          wanted = Double(after == 0 ? levels[0] : levels[places.count - 1])
        } else {
          let share = (at - places[after - 1]) / (places[after] - places[after - 1])
          wanted =
            Double(levels[after - 1]) * (1 - share) + Double(levels[after]) * share
        }
        #expect(abs(Double(picture[x, y] & 255) - 255 * wanted) <= 0.501, "\(x), \(y)")
      }
    }
  }

  @Test func coloursNeverExceedTheirAlpha() {
    let gradient = GradientPaint(
      stops: [
        .init(color: ResolvedColor(red: 1, green: 0.999, blue: 0.5, opacity: 0), location: 0),
        .init(color: ResolvedColor(red: 1, green: 0.999, blue: 0.5, opacity: 1), location: 1),
      ], course: .linear(from: .zero, to: CGPoint(x: 1777, y: 31)))
    let picture = draw(gradient, width: 1800, height: 40)
    for word in picture.words {
      let alpha = word >> 24
      #expect(word & 255 <= alpha && word >> 8 & 255 <= alpha && word >> 16 & 255 <= alpha)
    }
  }

  @Test func coursesOfAnySizePaint() {
    for (from, to) in [
      (CGPoint(x: 50, y: 5), CGPoint(x: 50, y: 5)),
      (CGPoint(x: 50, y: 5), CGPoint(x: 50 + 1e-9, y: 5)),
      (CGPoint(x: -1e12, y: 0), CGPoint(x: 1e12, y: 0)),
      (CGPoint(x: 1e15, y: 3), CGPoint(x: 1e15 + 8, y: 3)),
      (CGPoint(x: CGFloat.infinity, y: 3), CGPoint(x: 0, y: 3)),
    ] {
      let gradient = GradientPaint(
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
        course: .linear(from: from, to: to))
      #expect(draw(gradient, width: 100, height: 10).words.allSatisfy { $0 >> 24 == 255 })
    }
  }
}
