import Foundation
import Testing

/// Seed 003, modifiers, layouts and shapes of one's own: rows S3-11, S3-12 and S3-16 to S3-21 of the
/// claims.
@Suite struct AnimatableTypesTests {
  private func component(_ trace: Trace, _ number: Int) throws -> Trace.Series {
    try #require(trace.all.first { $0.property == "animatableData.\(number)" })
  }

  @Test("S3-11, S3-12 a scale and its anchor move together as one vector")
  func modifier() throws {
    let trace = try Program("Seeds/Reference/ScaleEffectModifier").trace()
    for (property, value) in [
      ("scale.width", 1.5), ("scale.height", 2), ("scale.anchor.x", 0.25), ("scale.anchor.y", 0.25),
    ] {
      #expect(abs(try trace("/Rectangle", property).at(1) - value) <= 1e-9)
    }
    let ends = [(1.0, 2.0), (1, 3), (64, 0), (64, 0)]
    let all = try ends.indices.map { try component(trace, $0) }
    for frame in 120..<360 {
      let progress = zip(all, ends).map { series, ends in
        (series.numbers[frame] - ends.0) / (ends.1 - ends.0)
      }
      for other in progress { #expect(abs(other - progress[0]) <= 1e-12) }
    }
  }

  /// The centres of the four squares of the radial layout, from its top left, frame by frame.
  private func centres(_ changes: [(String, String)] = []) throws -> [[(x: Double, y: Double)]] {
    let trace = try Program("Seeds/Reference/RadialLayout", changing: changes).trace()
    let squares = try (0..<4).map { number in
      zip(
        try trace("RadialHost/Rectangle[\(number)]", "frame.x").numbers,
        try trace("RadialHost/Rectangle[\(number)]", "frame.y").numbers
      ).map { (x: $0 + 15 - 100, y: $1 + 15 - 100) }
    }
    return squares[0].indices.map { frame in squares.map { $0[frame] } }
  }

  @Test("S3-16 a layout that turns takes its views along")
  func layout() throws {
    let frame = try centres()[120 + 24]
    let expected = [(184.62, 153.28), (46.72, 184.62), (15.38, 46.72), (153.28, 15.38)]
    for (centre, place) in zip(frame, expected) {
      #expect(abs(centre.x - place.0) <= 0.005 && abs(centre.y - place.1) <= 0.005, "\(centre)")
    }
  }

  @Test("S3-17 the views go along a circle; without the layout's data they cross it")
  func circle() throws {
    func distances(_ frames: [[(x: Double, y: Double)]]) -> [Double] {
      frames.flatMap { $0.map { hypot($0.x - 100, $0.y - 100) } }
    }
    let frames = try centres()
    #expect(distances(frames).allSatisfy { abs($0 - 100) <= 1e-6 })
    // Placed anew at every frame of the way, but for the last, shorter than what numbers can say.
    let moving = frames[121..<360].map { $0[0].y }
    #expect(zip(moving, moving.dropFirst()).allSatisfy { $0 < $1 })
    let data = """
          var animatableData: Angle.AnimatableData {
              get { offsetAngle.animatableData }
              set { offsetAngle.animatableData = newValue }
          }
      """
    let straight = distances(try centres([("@Animatable\n", ""), (data, "")]))
    #expect(abs(try #require(straight.min()) - 70.71) <= 0.05)
  }

  @Test("S3-18 data written by hand are left alone by the macro")
  func manual() throws {
    let trace = try Program("Seeds/Reference/RadialLayout").trace()
    let data = trace.all.filter { $0.property.hasPrefix("animatableData") }
    #expect(data.map(\.property) == ["animatableData"])
    // The angle of 32.2 degrees in radians, 128-fold.
    #expect(abs(try data[0].at(0.6) - 32.197 * .pi / 180 * 128) <= 0.01)
  }

  @Test("S3-19 the macro moves both properties of a view")
  func macro() throws {
    let trace = try Program(
      "Seeds/Reference/MacroView", changing: [("isOn ? 0.2 : 1", "isOn ? 0 : 1")]
    ).trace()
    #expect(abs(try trace("MyView/Rectangle", "scale.width").at(1) - 1.5) <= 1e-9)
    #expect(abs(try trace("MyView/Rectangle", "opacity").at(1) - 0.5) <= 1e-9)
    let data = trace.all.filter { $0.property.hasPrefix("animatableData") }
    #expect(data.map(\.property) == ["animatableData.0", "animatableData.1"])
  }

  /// The hiking route with the row's points.
  private func route(_ name: String) throws -> Program {
    try Program(
      "Seeds/Reference/\(name)",
      changing: [
        (
          "isLate ? CGPoint(x: 10, y: 120) : CGPoint(x: 0, y: 100)",
          "isLate ? CGPoint(x: 10, y: 20) : CGPoint(x: 0, y: 0)"
        ),
        (
          "isLate ? CGPoint(x: 150, y: 150) : CGPoint(x: 200, y: 100)",
          "isLate ? CGPoint(x: 50, y: 50) : CGPoint(x: 100, y: 0)"
        ),
      ])
  }

  @Test("S3-20 a route by hand moves its points and its elevation")
  func byHand() throws {
    let trace = try route("HikingRouteShape").trace()
    // Start, elevation, end: the order in which the pairs are nested.
    for (number, value) in [5, 10, 50, 75, 25].enumerated() {
      #expect(abs(try component(trace, number).at(1) - Double(value)) <= 1e-9)
    }
  }

  @Test("S3-21 a route by the macro moves in the same way and draws the same")
  func byMacro() throws {
    let macro = try route("HikingRouteMacro")
    let trace = try macro.trace()
    // Start, end, elevation: the order of the properties.
    for (number, value) in [5, 10, 75, 25, 50].enumerated() {
      #expect(abs(try component(trace, number).at(1) - Double(value)) <= 1e-9)
    }
    let manual = try route("HikingRouteShape")
    let other = try manual.trace()
    for (mine, yours) in [(0, 0), (1, 1), (2, 3), (3, 4), (4, 2)] {
      let (a, b) = (try component(trace, mine), try component(other, yours))
      #expect(zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) <= 1e-9 })
    }
    #expect(try macro.pictures(duration: "1.5") == manual.pictures(duration: "1.5"))
  }
}
