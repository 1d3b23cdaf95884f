import CoreHaptics
import Foundation
import Testing
@_spi(Engine) import ViewEngine

@Suite("What is felt, which a film is not")
struct HapticTests {
  private var isTold: Bool {
    IneffectiveSettings.shortcomings.contains("`CHHapticEngine` has no effect here")
  }

  private func event(at time: TimeInterval, for duration: TimeInterval) -> CHHapticEvent {
    CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [
        CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.7),
        CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.2),
      ], relativeTime: time, duration: duration)
  }

  @Test("no device of a film is felt")
  func capabilities() {
    let capabilities = CHHapticEngine.capabilitiesForHardware()
    #expect(!capabilities.supportsHaptics)
    #expect(!capabilities.supportsAudio)
  }

  @Test(
    "a pattern is as long as its last event, in any order",
    arguments: [[], [(0, 1)], [(0, 1), (2, 0.5)], [(2, 0.5), (0, 3)], [(1, 0)]]
      as [[(Double, Double)]])
  func duration(times: [(Double, Double)]) throws {
    let events = times.map { event(at: $0.0, for: $0.1) }
    let longest = times.map { $0.0 + $0.1 }.max() ?? 0
    #expect(try CHHapticPattern(events: events, parameters: []).duration == longest)
    let backwards = try CHHapticPattern(events: events.reversed(), parameterCurves: [])
    #expect(backwards.duration == longest)
  }

  @Test("events, values and curves keep what they are made of")
  func kept() throws {
    let tap = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.25)
    #expect(tap.type == .hapticTransient)
    #expect(tap.relativeTime == 0.25 && tap.duration == 0)
    #expect(tap.eventParameters.map(\.value) == [1])
    #expect(tap.eventParameters.first?.parameterID == .hapticIntensity)
    let value = CHHapticDynamicParameter(
      parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 1)
    #expect(value.parameterID == .hapticIntensityControl)
    #expect(value.value == 0.5 && value.relativeTime == 1)
    let curve = CHHapticParameterCurve(
      parameterID: .hapticSharpnessControl,
      controlPoints: [.init(relativeTime: 0, value: 1), .init(relativeTime: 2, value: 0)],
      relativeTime: 3)
    #expect(curve.controlPoints.map(\.value) == [1, 0])
    #expect(curve.controlPoints.map(\.relativeTime) == [0, 2])
    #expect(curve.parameterID == .hapticSharpnessControl && curve.relativeTime == 3)
    let written = try CHHapticPattern(dictionary: [.pattern: [CHHapticPattern.Key.event: 1]])
    #expect(written.duration == 0)
  }

  @Test("an engine starts and stops without a word going wrong, and tells that it is not felt")
  func engine() throws {
    let engine = try CHHapticEngine()
    engine.playsHapticsOnly = true
    engine.isAutoShutdownEnabled = true
    engine.resetHandler = {}
    try engine.start()
    #expect(isTold)
    var ends = 0
    engine.start { error in ends += error == nil ? 1 : 0 }
    engine.stop { error in ends += error == nil ? 1 : 0 }
    #expect(ends == 2)
    #expect(engine.currentTime == 0)
    try engine.playPattern(from: Data([1]))
  }

  @Test("when all is played the engine stops, or does not")
  func finished() throws {
    let engine = try CHHapticEngine()
    var reasons: [CHHapticEngine.StoppedReason] = []
    engine.stoppedHandler = { reasons.append($0) }
    engine.notifyWhenPlayersFinished { _ in .leaveEngineRunning }
    #expect(reasons.isEmpty)
    engine.notifyWhenPlayersFinished { error in
      error == nil ? .stopEngine : .leaveEngineRunning
    }
    #expect(reasons == [.notifyWhenFinished])
  }

  @Test("players take all that they are asked for")
  func players() throws {
    let engine = try CHHapticEngine()
    let pattern = try CHHapticPattern(events: [event(at: 0, for: 1)], parameters: [])
    let player = try engine.makePlayer(with: pattern)
    try player.start(atTime: CHHapticTimeImmediate)
    try player.sendParameters([], atTime: 0.5)
    try player.scheduleParameterCurve(
      CHHapticParameterCurve(
        parameterID: .hapticIntensityControl, controlPoints: [], relativeTime: 0), atTime: 0)
    try player.stop(atTime: 1)
    try player.cancel()
    let advanced = try engine.makeAdvancedPlayer(with: pattern)
    advanced.loopEnabled = true
    advanced.loopEnd = 0.5
    advanced.playbackRate = 2
    advanced.isMuted = true
    advanced.completionHandler = { _ in }
    try advanced.start(atTime: 0)
    try advanced.pause(atTime: 0.1)
    try advanced.resume(atTime: 0.2)
    try advanced.seek(toOffset: 0)
    #expect(advanced.loopEnabled && advanced.isMuted)
    #expect(advanced.loopEnd == 0.5 && advanced.playbackRate == 2)
    #expect(isTold)
  }
}
