import Foundation
import Geometry
import Motion
import Testing

@testable import SceneDocuments

@Suite("Keyframes, phases, coming and going")
struct KeyframeReadingTests {
  private func keyframes(_ text: String) throws -> KeyframeMotion {
    try #require(try node("circle: 9\nkeyframes: \(text)").keyframes, "\(text)")
  }
  private func phases(_ text: String) throws -> PhaseMotion {
    try #require(try node("circle: 9\nphases: \(text)").phases, "\(text)")
  }
  private func mistake(_ text: String) -> [String] {
    mistakes("rostrum: 1\nscene: [{circle: 9, \(text)}]")
  }

  private static func isAngle(_ property: MovingProperty) -> Bool {
    property == .rotation || property == .hueRotation
  }

  @Test(
    "every property has a track that begins where nothing is changed",
    arguments: MovingProperty.allCases)
  func properties(property: MovingProperty) throws {
    let motion = try keyframes("{\(property.rawValue): [{linear: 3, in: 1s}]}")
    #expect(motion.trigger == .always)
    #expect(motion.tracks.map(\.property) == [property])
    let track = try #require(motion.tracks.first)
    let factors: [MovingProperty] = [.scale, .scaleX, .scaleY, .opacity, .saturation]
    #expect(track.initial == (factors.contains(property) ? 1 : 0))
    let target = Self.isAngle(property) ? Angle(degrees: 3).radians : 3
    #expect(track.keyframes == [.linear(target, duration: 1, curve: .linear)])
    let told = try keyframes(
      "{initial: {\(property.rawValue): 2}, \(property.rawValue): [{linear: 3, in: 1s}]}")
    #expect(told.tracks.first?.initial == (Self.isAngle(property) ? Angle(degrees: 2).radians : 2))
    #expect(told.tracks.first?.keyframes == track.keyframes)
  }

  @Test("tracks stand in the order of the properties, whatever the file's")
  func order() throws {
    let frame = "[{move: 1}, {linear: 2, in: 1s}]"
    let names = MovingProperty.allCases.map(\.rawValue)
    let there = names.map { "\($0): \(frame)" }.joined(separator: ", ")
    let back = names.reversed().map { "\($0): \(frame)" }.joined(separator: ", ")
    #expect(try keyframes("{\(there)}") == keyframes("{\(back)}"))
    #expect(try keyframes("{\(there)}").tracks.map(\.property) == MovingProperty.allCases)
  }

  @Test("angles of keyframes are the same in every unit, their velocities too")
  func angles() throws {
    let plain = try keyframes(
      "{rotation: [{cubic: 90, in: 1s, startVelocity: 180, endVelocity: 45}]}")
    let units = try keyframes(
      "{rotation: [{cubic: 0.25turn, in: 1000ms, startVelocity: 180°, endVelocity: 45deg}]}")
    #expect(plain == units)
    #expect(
      plain.tracks.first?.keyframes == [
        .cubic(
          Angle(degrees: 90).radians, duration: 1, startVelocity: Angle(degrees: 180).radians,
          endVelocity: Angle(degrees: 45).radians)
      ])
  }

  @Test("each kind of keyframe, and what stands for what it does not say")
  func kinds() throws {
    let motion = try keyframes(
      """
      {x: [{linear: 1, in: 0.5s, curve: easeIn}, {cubic: 2, in: 0.25s}, {spring: 3}, \
      {spring: 4, in: 1s, with: {mass: 1, stiffness: 90, damping: 9}, startVelocity: 5}, {move: 6}]}
      """)
    #expect(
      motion.tracks.first?.keyframes == [
        .linear(1, duration: 0.5, curve: .easeIn),
        .cubic(2, duration: 0.25, startVelocity: nil, endVelocity: nil),
        .spring(3, duration: nil, spring: .smooth, startVelocity: nil),
        .spring(
          4, duration: 1,
          spring: Spring(mass: 1, stiffness: 90, damping: 9, allowOverDamping: true),
          startVelocity: 5),
        .move(6),
      ])
  }

  @Test("when they run: always, from the start, or as states begin")
  func triggers() throws {
    for (text, trigger) in [
      ("always", MotionTrigger.always), ("start", .start), ("open", .states(["open"])),
      ("[open, base]", .states(["open", "base"])),
    ] {
      let yaml = "circle: 9\nstates: {open: {x: 1}}\n"
      let frames = try node(yaml + "keyframes: {when: \(text), x: [{linear: 1, in: 1s}]}")
      #expect(frames.keyframes?.trigger == trigger, "\(text)")
      let phases = try node(yaml + "phases: {when: \(text), of: [{}, {x: 1}]}")
      #expect(phases.phases?.trigger == trigger, "\(text)")
    }
    #expect(
      mistake("states: {open: {x: 1}}, keyframes: {when: opne, x: [{move: 1}]}") == [
        "scene:2:63: scene[0].keyframes.when: there is no state 'opne'; accepted is base or open; did you mean 'open'?"
      ])
  }

  @Test("jumps take no time: they may run once, not always")
  func time() throws {
    #expect(
      mistake("keyframes: {x: [{move: 1}], y: [{linear: 2, in: 0}]}") == [
        "scene:2:32: scene[0].keyframes: the keyframes take no time; those that run always take some"
      ])
    #expect(mistake("keyframes: {when: start, x: [{move: 1}]}") == [])
    #expect(mistake("keyframes: {x: [{move: 1}], y: [{linear: 2, in: 1ms}]}") == [])
    // A spring takes the time it needs.
    #expect(mistake("keyframes: {x: [{spring: 1}]}") == [])
  }

  @Test("angles stand where angles are", arguments: MovingProperty.allCases)
  func units(property: MovingProperty) {
    let name = property.rawValue
    let lines = mistake("phases: {of: [{}, {\(name): 90deg}]}")
    if Self.isAngle(property) {
      #expect(lines == [])
    } else {
      #expect(
        lines == [
          "scene:2:\(42 + name.count): scene[0].phases.of[1].\(name): found an angle; accepted is a number for \(name)"
        ])
    }
  }

  @Test("phases hold what they name, in the order of the properties")
  func phases() throws {
    let motion = try phases("{of: [{opacity: 0.5, x: 3}, {rotation: 180}, {animation: none}]}")
    #expect(
      motion.phases == [
        .init(values: [.init(property: .x, value: 3), .init(property: .opacity, value: 0.5)]),
        .init(values: [.init(property: .rotation, value: .pi)]),
        .init(values: [], animation: AnimationChoice.none),
      ])
    #expect(
      try phases("{of: [{x: 1, y: 2, scale: 3}, {}]}")
        == phases("{of: [{scale: 3, y: 2, x: 1}, {}]}"))
  }

  @Test("phases without phases, and with a number that is none")
  func wrongPhases() {
    let missing = mistake("phases: {when: start}")
    #expect(missing.count == 1)
    #expect(
      missing.first?.hasPrefix(
        "scene:2:29: scene[0].phases: 'of' is missing; accepted is a list, each ")
        ?? false, "\(missing)")
    let wrong = mistake("phases: {of: [{}, {x: wide}]}")
    #expect(
      wrong == [
        "scene:2:43: scene[0].phases.of[1].x: found 'wide'; accepted is a number, or an angle as 90deg"
      ])
  }

  @Test("an effect, a list of it, and the same coming and going are one")
  func presence() throws {
    for effect in [
      "identity", "opacity", "slide", "blurReplace", "scale", "{move: top}", "{push: leading}",
      "{offset: [1, 2]}",
    ] {
      let one = try node("text: a\ntransition: \(effect)").transition
      #expect(try node("text: a\ntransition: [\(effect)]").transition == one)
      #expect(
        try node("text: a\ntransition: {insertion: \(effect), removal: [\(effect)]}").transition
          == one)
      #expect(one.insertion == one.removal && one.insertion.count == 1 && one.animation == nil)
    }
    #expect(try node("text: a\ntransition: opacity").transition == PresenceTransition())
  }

  @Test("one of coming and going alone leaves the other a fade")
  func half() throws {
    let insertion = try node("text: a\ntransition: {insertion: slide}").transition
    #expect(insertion == PresenceTransition(insertion: [.slide], removal: [.opacity]))
    let removal = try node("text: a\ntransition: {removal: {push: bottom}, animation: none}")
      .transition
    #expect(
      removal
        == PresenceTransition(
          insertion: [.opacity], removal: [.push(.bottom)], animation: AnimationChoice.none))
    for edge in PresenceTransition.Edge.allCases {
      #expect(
        try node("text: a\ntransition: {move: \(edge.rawValue)}").transition.insertion == [
          .move(edge)
        ])
    }
    #expect(
      try node("text: a\ntransition: {scale: 0.5, anchor: [0.25, 1]}").transition.removal
        == [.scale(0.5, anchor: UnitPoint(x: 0.25, y: 1))])
  }
}
