import Motion
import Testing

/// Seed 001, presets, duration and bounce: rows S1-01 to S1-12 of the claims.
@Suite struct SpringDefaultsTests {
  private static let host = "Seeds/Springs/DefaultSpring"
  private static let animations = [
    ".spring", ".smooth", ".default", ".spring()", ".snappy(extraBounce: -0.1)",
    ".spring(duration: 0.6, bounce: 0.3)", ".spring(duration: 0.6, bounce: 0.4)",
    ".spring(duration: 0.3)", ".spring(bounce: 0.15)", ".spring(bounce: 0.2)",
    ".spring(bounce: 0.3)", ".spring(bounce: 0.4)", ".spring(bounce: 0.5)",
    ".spring(bounce: 0)", ".spring(bounce: -0.5)",
  ]

  /// A circle for each animation; all begin at half a second, each under its own.
  private static let table = Result {
    let program = try Program(
      host, root: "Table()",
      adding: """
        struct Table: View {
          static let all: [Animation] = [\(animations.joined(separator: ", "))]
          @State private var isActive = Table.all.map { _ in false }

          var body: some View {
            HStack {
              ForEach(0..<Table.all.count, id: \\.self) { index in
                Circle().frame(width: 9, height: 9).scaleEffect(isActive[index] ? 2 : 1)
              }
            }
            \(poke("for index in 0..<Table.all.count { "
              + "withAnimation(Table.all[index]) { isActive[index] = true } }"))
          }
        }
        """)
    return try program.trace(duration: "3")
  }

  private func scale(_ animation: String) throws -> Trace.Series {
    let index = try #require(Self.animations.firstIndex(of: animation))
    return try Self.table.get()("Table/Circle[\(index)]", "scale.width")
  }

  /// The tapped circle of one of the seed's programs.
  private func tapped(_ name: String, _ changes: [(String, String)] = []) throws -> Trace.Series {
    let trace = try Program("Seeds/Springs/\(name)", changing: changes)
      .trace(["--tap", "Toggle@0.5"], duration: "3")
    return try trace("/Circle", "scale.width")
  }

  private func peak(_ series: Trace.Series) throws -> (value: Double, time: Double) {
    let value = try #require(series.numbers.max())
    let frame = try #require(series.numbers.firstIndex(of: value))
    return (value, Double(frame) / 240 - 0.5)
  }

  @Test("S1-01 withAnimation without an animation is the spring, the smooth and the default one")
  func implied() throws {
    let scale = try tapped("DefaultSpring")
    try scale.expect(from: 1, to: 2, along: .spring)
    #expect(scale.settled == 320.0 / 240)
    for name in [".spring", ".smooth", ".default"] {
      let other = try self.scale(name).numbers
      #expect(zip(scale.numbers, other).allSatisfy { abs($0 - $1) <= 1e-9 })
    }
  }

  @Test("S1-02 snappy is another spring than the default one: it overshoots by 0.63 %")
  func snappy() throws {
    let scale = try tapped("SnappySpring")
    try scale.expect(from: 1, to: 2, along: .snappy)
    let peak = try peak(scale)
    #expect(abs(peak.value - 2.0063) <= 1e-4 && abs(peak.time - 0.475) <= 1.0 / 240)
    #expect(abs(try scale.at(0.6) - self.scale(".smooth").at(0.6) - 0.0304) <= 2e-4)
  }

  @Test("S1-03 three presets, smooth, snappy and bouncy, move three squares by three springs")
  func presets() throws {
    let trace = try Program("Seeds/Reference/SpringPresets").trace()
    let curves: [(String, Curve)] = [
      ("Presets/Circle", .spring), ("Circle#2", .snappy), ("Circle#3", .bouncy),
    ]
    for (circle, curve) in curves {
      try trace(circle, "offset.x").expect(from: 0, to: 100, along: curve)
    }
    for (spring, bounce) in [(Spring.smooth, 0), (Spring.snappy, 0.15), (Spring.bouncy, 0.3)] {
      #expect(abs(spring.bounce - bounce) < 1e-12 && abs(spring.duration - 0.5) < 1e-12)
    }
  }

  @Test("S1-04 a preset of another duration is the same spring in another time")
  func presetDuration() throws {
    try tapped("SnappySpringDuration").expect(from: 1, to: 2, along: .snappy4)
    for time in stride(from: 0.0, through: 0.8, by: 0.01) {
      let short = Spring.snappy(duration: 0.4).value(target: 1.0, time: time)
      #expect(abs(short - Spring.snappy.value(target: 1.0, time: 1.25 * time)) <= 1e-12)
    }
  }

  @Test("S1-05 a preset takes a little more or less bounce")
  func presetBounce() throws {
    let more = try tapped("SnappySpringBounce")
    try more.expect(from: 1, to: 2, along: .snappier)
    let peak = try peak(more)
    #expect(abs(peak.value - 2.0284) <= 1e-4 && abs(peak.time - 0.378) <= 1.0 / 240)
    #expect(abs(Spring.snappy(extraBounce: 0.1).dampingRatio - 0.75) < 1e-12)
    let spring = Spring.snappy(extraBounce: -0.1)
    #expect(abs(spring.dampingRatio - 0.95) < 1e-12)
    let less = try scale(".snappy(extraBounce: -0.1)")
    #expect(abs(try less.at(0.6) - 1 - spring.value(target: 1.0, time: 0.1)) < 1e-9)
  }

  @Test("S1-06 a spring by duration and bounce")
  func custom() throws {
    let scale = try tapped("CustomSpring")
    try scale.expect(from: 1, to: 2, along: .bounce2)
    #expect(abs(try scale.at(0.6) - 1.3109) <= 1e-4)
    let peak = try peak(scale)
    #expect(abs(peak.value - 2.0152) <= 1e-4 && abs(peak.time - 0.5) <= 1.0 / 240)
  }

  @Test("S1-08 more duration makes the animation longer in proportion")
  func durations() throws {
    for (duration, expected) in [(0.3, 0.3170), (0.5, 0.5283), (1.0, 1.0565)] {
      var (low, high) = (0.0, 3.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        let value = Spring(duration: duration).value(target: 1.0, time: middle)
        if value < 0.99 { low = middle } else { high = middle }
      }
      #expect(abs(low - expected) <= 1e-4)
    }
    try scale(".spring(duration: 0.3)").expect(from: 1, to: 2, along: .duration3)
    let crossed = try scale(".spring(duration: 0.3)").numbers.firstIndex { $0 >= 1.99 }
    // 0.3170 s is in the 77th of the film's 240ths of a second.
    #expect(crossed == 120 + 77)
  }

  @Test("S1-09 more bounce overshoots more")
  func bounces() throws {
    let expected = [(0, 0), (0.15, 0.63), (0.2, 1.52), (0.3, 4.60), (0.4, 9.48), (0.5, 16.30)]
    var last = -1.0
    for (bounce, percent) in expected {
      let name = bounce == 0 ? ".spring(bounce: 0)" : ".spring(bounce: \(bounce))"
      let overshoot = (try peak(scale(name)).value - 2) * 100
      #expect(abs(overshoot - percent) <= 0.01, "\(bounce)")
      #expect(overshoot > last)
      last = overshoot
    }
  }

  @Test("S1-10 a spring that does not bounce only rises and never passes its end")
  func monotone() throws {
    for name in [".spring(bounce: 0)", ".spring(bounce: -0.5)"] {
      let values = try scale(name).numbers
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }, "\(name)")
      #expect(values.max() == 2 && values.first == 1)
    }
  }

  @Test("S1-11 a bounce of 15 % is hardly seen, 30 % is, 40 % is much")
  func peaks() throws {
    for (bounce, expected) in [(0.15, 1.0063), (0.3, 1.0460), (0.4, 1.0948)] {
      #expect(abs(try peak(scale(".spring(bounce: \(bounce))")).value - 1 - expected) <= 1e-4)
    }
    try scale(".spring(duration: 0.6, bounce: 0.3)").expect(from: 1, to: 2, along: .bounce3)
    try scale(".spring(duration: 0.6, bounce: 0.4)").expect(from: 1, to: 2, along: .bounce4)
  }

  @Test("S1-12 a spring without a bounce has none, and spring() is the one by duration")
  func unspecified() throws {
    #expect(
      Spring() == Spring(bounce: 0) && Spring(duration: 0.5) == Spring(duration: 0.5, bounce: 0))
    #expect(Spring().dampingRatio == 1)
    for name in [".spring()", ".spring(bounce: 0)"] {
      #expect(try scale(name).numbers == scale(".spring").numbers)
    }
  }
}
