import Foundation
import Motion
import Testing

/// Seed 001, springs that take velocities over, and their ends: rows S1-20 to S1-26 of the claims.
@Suite struct SpringVelocityTests {
  private static let tap = ["--tap", "Toggle@0.5"]

  private func ownSpring(_ changes: [(String, String)] = []) throws -> Trace.Series {
    let seed = [
      ("duration: 0.5, bounce: 0.3", "duration: 0.4, bounce: 0.2"),
      (".scaleEffect(isActive ? 2 : 1)", ".offset(x: isActive ? 100 : 0)"),
    ]
    return try Program("Seeds/Springs/CustomSpringAnimation", changing: seed + changes)
      .trace(Self.tap)("/Circle", "offset.x")
  }

  @Test("S1-20 a spring animation of the program's own, by the spring model")
  func custom() throws {
    let offset = try ownSpring()
    #expect(abs(try offset.at(0.6) - 52.57) <= 0.01)
    #expect(abs(try offset.at(0.7) - 92.23) <= 0.01)
    let peak = try #require(offset.numbers.max())
    #expect(abs(peak - 101.52) <= 0.01)
    let frame = try #require(offset.numbers.firstIndex(of: peak))
    #expect(abs(Double(frame) / 240 - 0.5 - 0.333) <= 1.0 / 240)
    let fast = try ownSpring([("{ time }", "{ 2 * time }")])
    for time in stride(from: 0.05, through: 0.45, by: 0.05) {
      #expect(abs(try fast.at(0.5 + time / 2) - offset.at(0.5 + time)) <= 1e-9)
    }
  }

  @Test("S1-21 the velocity at an interruption is the initial velocity of the next spring")
  func retargeting() throws {
    // Between two frames of 240 a second the peak would be lost.
    let scale = try Program("Seeds/Reference/SpringMerges")
      .trace(fps: 960)("/Rectangle", "scale.width")
    for (time, value) in [(0.15, 1.5620), (0.25, 1.4633), (0.35, 1.2182)] {
      #expect(abs(try scale.at(0.5 + time) - value) <= 1e-4)
    }
    let peak = try #require(scale.numbers.max())
    #expect(abs(peak - 1.6052) <= 1e-4)
    let frame = try #require(scale.numbers.firstIndex(of: peak))
    #expect(abs(Double(frame) / 960 - 0.5 - 0.177) <= 0.001)
    // The velocity at 0.65 from either side, each by the three nearest values.
    let (before, after) = (try slope(scale, -1), try slope(scale, 1))
    #expect(abs(before - 3.597) <= 0.005 && abs(after - 3.597) <= 0.01, "\(before), \(after)")
  }

  /// The velocity at 0.65 s by values on one side of it, exact for parabolas.
  private func slope(_ series: Trace.Series, _ side: Double) throws -> Double {
    let step = side / 960
    let (a, b, c, d) = (
      try series.at(0.65), try series.at(0.65 + step), try series.at(0.65 + 2 * step),
      try series.at(0.65 + 3 * step)
    )
    return (-11 * a + 18 * b - 9 * c + 2 * d) / (6 * step)
  }

  @Test("S1-22 a spring can start with any velocity")
  func initialVelocity() {
    let spring = Spring()
    for velocity in [-2000.0, -300, 0, 1, 2000] {
      let found = spring.velocity(target: 100, initialVelocity: velocity, time: 0)
      #expect(abs(found - velocity) <= 1e-6)
      let slope = spring.value(target: 100, initialVelocity: velocity, time: 1e-9) / 1e-9
      #expect(abs(slope - velocity) <= 1e-4)
    }
    func place(_ time: Double) -> Double {
      200 + spring.value(target: 100, initialVelocity: 2000, time: time)
    }
    #expect(abs(place(0.05) - 266.5) <= 0.1)
    let peak = stride(from: 0.0, through: 1, by: 0.001).max { place($0) < place($1) } ?? 0
    #expect(abs(place(peak) - 304.0) <= 0.1 && abs(peak - 0.214) <= 0.001)
  }

  /// A bead under a finger that moves from 100 to 200 in half a second, and is let go.
  private func bead(_ animation: String) throws -> Trace.Series {
    let host = """
      struct Bead: View {
        @State private var x = 100.0
        var body: some View {
          Circle().frame(width: 40, height: 40).position(x: x, y: 200)
            .gesture(
              DragGesture()
                .onChanged { value in x = value.location.x }
                .onEnded { _ in withAnimation(\(animation)) { x = 300 } })
        }
      }
      """
    return try Program("Seeds/Springs/DefaultSpring", root: "Bead()", adding: host)
      .trace(["--drag", "100,200@0.5 -> 200,200 in 0.5"])("/Circle", "frame.x")
  }

  /// The velocity just after the finger is up, by the first three frames.
  private func release(_ series: Trace.Series) throws -> Double {
    let values = try (0...3).map { try series.at(1 + Double($0) / 240) }
    return (-11 * values[0] + 18 * values[1] - 9 * values[2] + 2 * values[3]) * 240 / 6
  }

  @Test("S1-23 velocities are followed whenever a gesture changes something")
  func tracked() throws {
    let x = try bead(".spring")
    let velocity = try release(x)
    #expect(abs(velocity - 198) <= 3, "\(velocity)")
    #expect(try x.at(1) == 180)
    #expect(abs(try x.at(1.1) + 20 - 241.4) <= 0.2)
  }

  @Test("S1-24 only the spring goes on with the velocity of the finger")
  func continuity() throws {
    let ease = try release(bead(".easeInOut(duration: 0.5)"))
    #expect(abs(ease) <= 5, "\(ease)")
    let linear = try release(bead(".linear(duration: 0.5)"))
    #expect(abs(linear - 200) <= 1e-6)
    let slow = try release(bead(".linear(duration: 1)"))
    #expect(abs(slow - 100) <= 1e-6)
  }

  @Test("S1-25 a spring completes at its duration, and is removed when it has settled")
  func completion() throws {
    let host = """
      struct Completing: View {
        @State private var isActive = false
        @State private var isComplete = false
        var body: some View {
          VStack {
            Circle().frame(width: 9, height: 9).scaleEffect(isActive ? 2 : 1)
            Text(isComplete ? "complete" : "waiting")
          }
          \(poke("start()"))
        }
        func start() {
          withAnimation(.spring) { isActive = true } completion: { isComplete = true }
        }
      }
      """
    let end = "{ isComplete = true }"
    for (criteria, expected) in [("", 0.5), ("completionCriteria: .removed", 200.0 / 240)] {
      let text = host.replacingOccurrences(
        of: "withAnimation(.spring)",
        with: criteria.isEmpty ? "withAnimation(.spring)" : "withAnimation(.spring, \(criteria))")
      #expect(text.contains(end))
      let trace = try Program("Seeds/Springs/DefaultSpring", root: "Completing()", adding: text)
        .trace()
      let words = try trace("Text 'waiting'", "text")
      let first = words.values.firstIndex(of: .words("complete"))
      #expect(first == Int((240 * (0.5 + expected)).rounded()), "\(criteria)")
    }
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.6283) <= 1e-4)
    #expect(abs(spring.settlingDuration - 1.7399) <= 1e-4)
    #expect(Spring().duration == 0.5 && abs(Spring().settlingDuration - 0.8) <= 1e-9)
  }

  @Test("S1-26 a linear spinner repeats exactly")
  func spinner() throws {
    let host = """
      struct Spinner: View {
        @State private var angle = 0.0
        var body: some View {
          Rectangle().frame(width: 90, height: 9).rotationEffect(.degrees(angle))
            .onAppear {
              withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
            }
        }
      }
      """
    let program = try Program("Seeds/Springs/DefaultSpring", root: "Spinner()", adding: host)
    let angle = try program.trace(duration: "3")("/Rectangle", "rotation.degrees")
    for (frame, value) in angle.numbers.enumerated() {
      let expected = 360 * Double(frame % 240) / 240
      let difference = (value - expected).truncatingRemainder(dividingBy: 360)
      #expect(abs(difference) <= 1e-9, "frame \(frame): \(value)")
    }
    let pictures = try program.pictures(size: "100x100", duration: "3")
    #expect(pictures.count == 180 && Set(pictures.prefix(30)).count == 30)
    for frame in 60..<180 { #expect(pictures[frame] == pictures[frame - 60], "frame \(frame)") }
  }
}
