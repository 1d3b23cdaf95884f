import Foundation
import Goldens
import Testing

/// Interruptions of springs: kept velocities pass, lost ones and jumps do not.
@Suite("Interrupt sweep") struct SweepTests {
  /// What an interruption does to a dot that goes to 100 points.
  enum Handover: CaseIterable {
    case keeps, stops, jumps, staysShort
  }

  /// An underdamped spring's displacement and velocity.
  private static func spring(
    _ displacement: Double, _ velocity: Double, _ time: Double, response: Double
  ) -> (Double, Double) {
    let (omega, damping) = (2 * Double.pi / response, 0.8)
    let damped = omega * (1 - damping * damping).squareRoot()
    let other = (velocity + damping * omega * displacement) / damped
    let decay = exp(-damping * omega * time)
    let (cosine, sine) = (cos(damped * time), sin(damped * time))
    let value = decay * (displacement * cosine + other * sine)
    let slope =
      -damping * omega * value + decay * damped * (other * cosine - displacement * sine)
    return (value, slope)
  }

  /// A dot that sets off at 0.1 s and is sent back at a time.
  private static func record(
    _ handover: Handover, at time: Double, response: Double, words: String = "spring"
  ) -> MotionRecord {
    var values: [MotionTrack.Value?] = []
    var targets: [MotionTrack.Value?] = []
    let there = spring(-100, 0, time - 0.1, response: response)
    for frame in 0..<121 {
      let now = Double(frame) / 60
      var value = 0.0
      if now >= time - 1e-9 {
        let velocity = handover == .stops ? 0 : there.1
        value = spring(100 + there.0, velocity, now - time, response: response).0
        if handover == .jumps { value *= 0.6 }
        if handover == .staysShort { value += 3 }
        if frame == 120 { value = handover == .staysShort ? 3 : 0 }
      } else if now > 0.1 {
        value = 100 + spring(-100, 0, now - 0.1, response: response).0
      }
      values.append(.number((value * 1000).rounded() / 1000))
      targets.append(.number(now >= 0.1 - 1e-9 && now < time - 1e-9 ? 100 : 0))
    }
    let track = MotionTrack(
      view: "A/Dot", property: "offset.x", first: 0, values: values, targets: targets,
      runs: [.init(first: 6, last: 119, animation: "\(words)(duration: \(response), bounce: 0.2)")])
    let times = [0.1, time]
    return MotionRecord(
      framesPerSecond: 60, frameCount: 121, tracks: [track],
      events: times.map { MotionEvent(time: $0, causes: ["touch"]) })
  }

  private func sweep(
    _ handover: Handover, response: Double = 0.4, words: String = "spring"
  ) -> SweepResult {
    var result = SweepResult()
    for frame in 10..<30 {
      let time = Double(frame) / 60
      result.add(time, Self.record(handover, at: time, response: response, words: words))
    }
    return result
  }

  @Test(
    "a spring that keeps its velocity is smooth at every frame", arguments: [0.2, 0.25, 0.4, 0.8])
  func smooth(response: Double) {
    let result = sweep(.keeps, response: response)
    #expect(result.isSmooth && result.hasInterrupted, "\(result.sentence)")
    #expect(result.cases.count == 20)
    #expect(
      result.sentence.hasPrefix("20 of 20 interruptions are smooth; the nearest to the limit"))
  }

  @Test("a velocity that is lost is found where it is greatest", arguments: [0.25, 0.4, 0.8])
  func velocity(response: Double) throws {
    let result = sweep(.stops, response: response)
    #expect(!result.isSmooth)
    let worst = try #require(result.worst)
    // The velocity itself, as near as frames tell.
    let lost = Self.spring(-100, 0, worst.start - 0.1, response: response).1
    let measure = try #require(worst.interruptions.compactMap(\.worst).first)
    #expect(measure.fault == .velocity && measure.view == "A/Dot" && measure.property == "offset.x")
    #expect(abs(measure.size / lost - 1) < 0.2)
    #expect(result.sentence.contains("A/Dot · offset.x loses or gains"))
  }

  @Test("other curves may lose their velocity")
  func curves() { #expect(sweep(.stops, words: "easeInOut").isSmooth) }

  @Test("a value that jumps is found, whatever moves it", arguments: ["spring", "easeInOut"])
  func jump(words: String) throws {
    let result = sweep(.jumps, words: words)
    #expect(!result.isSmooth)
    #expect(
      result.sentence.contains(words == "spring" ? "A/Dot · offset.x" : "A/Dot · offset.x jumps by")
    )
  }

  @Test("a value that never arrives is found")
  func end() throws {
    let result = sweep(.staysShort)
    #expect(!result.isSmooth)
    #expect(result.sentence.contains("A/Dot · offset.x rests 3 pt from where it should end"))
  }

  @Test("taps that interrupt nothing are told")
  func nothing() {
    var result = SweepResult()
    let still = MotionRecord(
      framesPerSecond: 60, frameCount: 30,
      tracks: [SampleMotion.track("A/Dot", "offset.x", target: 0) { $0 < 12 ? 0 : 5 }],
      events: [MotionEvent(time: 0.2, causes: ["touch"])])
    result.add(0.2, still)
    #expect(result.isSmooth && !result.hasInterrupted)
    #expect(result.sentence == "1 tap interrupted nothing: no value moved at it")
  }
}
