import Testing

/// Seed 003, a bead that keeps the finger's velocity: rows S3-96 to S3-98 of the claims.
@Suite struct DraggableBeadTests {
  private func middle() throws -> (x: [Double], y: [Double], series: Trace.Series) {
    let trace = try Program("Seeds/Reference/DraggableBead")
      .trace(["--drag", "100,100@0.5 -> 200,100 in 0.5"])
    let (x, y) = (try trace("/Circle", "frame.x"), try trace("/Circle", "frame.y"))
    // The circle is as large as the stage.
    return (x.numbers.map { $0 + 200 }, y.numbers.map { $0 + 200 }, x)
  }

  @Test("S3-96 one spring follows the finger all the way, behind it by a steady distance")
  func following() throws {
    let (x, y, series) = try middle()
    let kind = "spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)"
    #expect(series.animations[200] == kind && series.animations[238] == kind)
    // 120 touches a second: every second frame is one.
    var behind: [Double] = []
    for frame in 204..<240 {
      let touch = Double(frame / 2 * 2 - 120) / 240 * 200 + 100
      if frame.isMultiple(of: 2) {
        #expect(abs(touch - x[frame] - 8.95) < 0.05, "\(touch - x[frame])")
      }
      behind.append(touch - x[frame])
    }
    // A finger that is held between touches is behind itself by half of a touch's way.
    let mean = behind.reduce(0, +) / Double(behind.count)
    #expect(abs(mean - 8.1) < 0.5, "\(mean)")
    #expect(abs(y[239] - 100) < 0.01)
    // The speed is never taken from it: no step is shorter than a part of the finger's.
    let steps = zip(x[200..<239], x[201..<240]).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > 0.7 })
  }

  @Test("S3-97 the spring of the release takes place and velocity over")
  func release() throws {
    let (x, _, series) = try middle()
    #expect(abs(x[240] - 191) <= 2)
    let before = (x[240] - x[239]) * 240
    #expect(abs(before - 198) <= 5)
    // A spring of 0.5 s over 109 points adds 72 points a second in a 240th of a second.
    let after = (x[241] - x[240]) * 240
    #expect(abs(after - before) < 40)
    for (time, place) in [(0.05, 210.6), (0.1, 235.7), (0.2, 272.2), (0.5, 298.7)] {
      #expect(abs(x[240 + Int((time * 240).rounded())] - place) <= 0.2, "at +\(time)")
    }
    #expect(series.animations[241] == "spring(duration: 0.5, bounce: 0)")
  }

  @Test("S3-98 it slows down to the target and never goes past it")
  func rest() throws {
    let (x, y, _) = try middle()
    let end = 240 + 280
    let speeds = (276..<end).map { x[$0 + 1] - x[$0] }
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 > $1 })
    #expect(x.last == 300 && y.last == 100)
    #expect(x.allSatisfy { $0 <= 300 })
  }
}
