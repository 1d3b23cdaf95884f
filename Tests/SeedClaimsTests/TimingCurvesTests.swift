import Foundation
import Geometry
import Motion
import Testing

/// Seed 003, curves of time: rows S3-31 to S3-39 of the claims.
@Suite struct TimingCurvesTests {
  private static let curves = Result { try Program("Seeds/Reference/TimingCurves").trace() }

  /// The circle of each curve of the seed's program, in the order of the file.
  private func circle(_ number: Int) throws -> Trace.Series {
    try Self.curves.get()(number == 1 ? "Curves/Circle" : "Circle#\(number)", "offset.x")
  }

  /// The values from the change to the end, one for each 240th of a second of 0.35 s.
  private func values(_ number: Int) throws -> [Double] {
    Array(try circle(number).numbers[120...204])
  }

  private func steps(_ values: [Double]) -> [Double] {
    zip(values, values.dropFirst()).map { $1 - $0 }
  }

  private func expectQuarters(_ number: Int, _ expected: [Double]) throws {
    let values = try values(number)
    for (frame, value) in zip([21, 42, 63], expected) {
      #expect(abs(values[frame] - value) <= 0.01, "\(number) at \(frame): \(values[frame])")
    }
    #expect(values.first == 0 && values.last == 100)
    #expect(try circle(number).settled == 0.85)
  }

  @Test("S3-31 linear has a constant speed")
  func linear() throws {
    try expectQuarters(1, [25, 50, 75])
    for step in steps(try values(1)) { #expect(abs(step - 100.0 / 84) <= 1e-9) }
  }

  @Test("S3-32 easeIn starts slow and ends fast")
  func easeIn() throws {
    try expectQuarters(2, [9.35, 31.54, 62.19])
    let steps = steps(try values(2))
    #expect(try #require(steps.first) < #require(steps.last) / 10)
  }

  @Test("S3-33 easeOut starts fast and ends slow: easeIn from the other end")
  func easeOut() throws {
    try expectQuarters(3, [37.81, 68.46, 90.65])
    let mirrored = try values(2).reversed().map { 100 - $0 }
    // Curves are solved to 2⁻²⁰ of the way.
    for (out, mirror) in zip(try values(3), mirrored) { #expect(abs(out - mirror) <= 2e-4) }
  }

  @Test("S3-34 easeInOut is slow at both ends and fastest in the middle")
  func easeInOut() throws {
    try expectQuarters(4, [12.92, 50, 87.08])
    let steps = steps(try values(4))
    let fastest = try #require(steps.indices.max { steps[$0] < steps[$1] })
    #expect(abs(fastest - 42) <= 1)
  }

  @Test("S3-35 a curve by points of either kind is the one SwiftUI calls bezier")
  func spellings() {
    let seed = UnitCurve(
      startControlPoint: CGPoint(x: 0.2, y: 0), endControlPoint: CGPoint(x: 0.8, y: 1))
    let (start, end) = (UnitPoint(x: 0.2, y: 0), UnitPoint(x: 0.8, y: 1))
    #expect(seed == UnitCurve.bezier(startControlPoint: start, endControlPoint: end))
    #expect(seed == UnitCurve(startControlPoint: start, endControlPoint: end))
    #expect(abs(seed.value(at: 0.2) - 0.1430) <= 1e-4)
  }

  @Test("S3-36 a curve of one's own")
  func custom() throws {
    let offset = try Program("Seeds/Reference/CustomTimingCurve").trace()("/Circle", "offset.x")
    for (time, value) in [(0.1, 14.30), (0.125, 19.74), (0.25, 50), (0.375, 80.26)] {
      #expect(abs(try offset.at(0.5 + time) - value) <= 0.01)
    }
    #expect(offset.settled == 1 && offset.numbers.last == 100)
    let shipped = try Program(
      "Seeds/Reference/CustomTimingCurve",
      changing: [
        ("= UnitCurve(", "= UnitCurve.bezier("),
        ("CGPoint(x: 0.2", "UnitPoint(x: 0.2"), ("CGPoint(x: 0.8", "UnitPoint(x: 0.8"),
      ]
    ).trace()("/Circle", "offset.x")
    #expect(shipped.numbers == offset.numbers)
  }

  @Test("S3-37 curves take the duration they are given")
  func durations() throws {
    for (number, duration) in [(5, 0.3), (6, 1.0)] {
      let offset = try circle(number)
      #expect(abs(try offset.at(0.5 + duration / 2) - 50) <= 1e-4)
      #expect(try offset.at(0.5 + duration - 1.0 / 240) < 100)
      #expect(try offset.at(0.5 + duration) == 100)
      #expect(try abs(#require(offset.settled) - 0.5 - duration) <= 1e-6)
    }
  }

  private static let springs = Result { try Program("Seeds/Reference/SpringPresets").trace() }

  @Test("S3-38 smooth has no bounce, snappy a small and bouncy a larger one")
  func presets() throws {
    let trace = try Self.springs.get()
    let curves: [(String, Curve, Double)] = [
      ("Presets/Circle", .spring, 0), ("Circle#2", .snappy, 0.63), ("Circle#3", .bouncy, 4.60),
    ]
    for (circle, curve, overshoot) in curves {
      let offset = try trace(circle, "offset.x")
      try offset.expect(from: 0, to: 100, along: curve)
      #expect(abs(try #require(offset.numbers.max()) - 100 - overshoot) <= 0.01)
    }
    let standard = try Program(
      "Seeds/Reference/SpringPresets", changing: [(".animation(.smooth)", ".animation(.default)")]
    ).trace()
    #expect(
      try standard("Presets/Circle", "offset.x").numbers
        == trace("Presets/Circle", "offset.x").numbers)
  }

  @Test("S3-39 a spring of 0.6 s with a bounce of 0.3")
  func custom3() throws {
    let offset = try Self.springs.get()("Circle#4", "offset.x")
    try offset.expect(from: 0, to: 100, along: .bounce3)
    #expect(abs(try offset.at(0.6) - 32.75) <= 0.01)
    #expect(abs(try offset.at(0.8) - 98.41) <= 0.01)
    let peak = try #require(offset.numbers.max())
    let frame = try #require(offset.numbers.firstIndex(of: peak))
    #expect(abs(peak - 104.60) <= 0.01 && abs(Double(frame) / 240 - 0.92) <= 1.0 / 240)
  }
}
