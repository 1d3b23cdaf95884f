import DisplayList
import DocumentViews
import Foundation
import Geometry
import Motion
import SceneDocuments
import SceneGraph
import Testing
import ViewEngine
import Views

@MainActor @Suite struct NodeMotionTests {
  private static func document(_ motion: String, events: String = "[]") -> String {
    """
    rostrum: 1
    stage: {size: [100, 100]}
    states: [off, on]
    scene:
      - rectangle: 20
        fill: red
        id: square
        anchor: top
        \(motion)
    events: \(events)
    """
  }

  private static let tracks =
    "rotation: [{cubic: 20deg, in: 0.2s}, {spring: 0deg, in: 0.5s, with: bouncy}], "
    + "x: [{linear: 10, in: 0.3s, curve: easeIn}, {move: -5}, {linear: 0, in: 0.2s}]"

  private struct Turn: Equatable {
    var rotation = 0.0
    var x = 0.0
  }

  /// The same by hand.
  private struct Turned: View {
    let trigger: Int?
    @State var isOn = false

    var body: some View {
      ZStack {
        let square = Rectangle().fill(.red).frame(width: 20, height: 20)
        if let trigger {
          square.keyframeAnimator(initialValue: Turn(), trigger: isOn ? trigger : 0) {
            Self.turned($0, $1)
          } keyframes: { _ in
            Self.keyframes
          }
        } else {
          square.keyframeAnimator(initialValue: Turn()) {
            Self.turned($0, $1)
          } keyframes: { _ in
            Self.keyframes
          }
        }
      }
      .onAppear { isOn = true }
    }

    static func turned(_ view: some View, _ turn: Turn) -> some View {
      view.rotationEffect(.radians(turn.rotation), anchor: .top).offset(x: turn.x, y: 0)
    }

    @KeyframesBuilder<Turn> static var keyframes: some Keyframes<Turn> {
      KeyframeTrack(\.rotation) {
        CubicKeyframe(Angle.degrees(20).radians, duration: 0.2)
        SpringKeyframe(0, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 0.3, timingCurve: .easeIn)
        MoveKeyframe(-5)
        LinearKeyframe(0, duration: 0.2)
      }
    }
  }

  @Test("Keyframes move as SwiftUI's: once, and again and again")
  func keyframes() throws {
    for (when, trigger) in [("start", 1 as Int?), ("always", nil)] {
      let document = try Rehearsal(
        Self.document("keyframes: {when: \(when), \(Self.tracks)}"))
      let source = try Rehearsal { Turned(trigger: trigger) }
      for frame in 0...100 {
        let time = Double(frame) / 60
        #expect(try document.frame(at: time) == source.frame(at: time), "\(when), \(frame)")
      }
    }
  }

  @Test("Keyframes of a state run each time that it begins, also when it holds already")
  func everyTime() throws {
    let stage = try Rehearsal(
      Self.document(
        "keyframes: {when: on, rotation: [{linear: 30deg, in: 0.2s}, {linear: 0deg, in: 0.2s}]}",
        events: "[{at: 0.1s, state: on, animation: none}, {at: 1s, state: on, animation: none}]"))
    func isTurned(_ time: Double) throws -> Bool {
      try stage.advance(to: time)
      return abs(stage.number("rotation.degrees", of: "square") ?? 0) > 1
    }
    #expect(
      try [0.05, 0.3, 0.6, 0.95, 1.2, 1.5].map(isTurned) == [
        false, true, false, false, true, false,
      ])
  }

  @Test("A node that a state shows runs the keyframes of that state")
  func shownByState() throws {
    let stage = try Rehearsal(
      Self.document(
        """
        shown: false
            transition: identity
            states: {on: {shown: true}}
            keyframes: {when: on, rotation: [{linear: 30deg, in: 0.5s}, {linear: 0deg, in: 0.5s}]}
        """, events: "[{at: 0.5s, state: on, animation: none}]"))
    try stage.advance(to: 1)
    #expect(abs((stage.number("rotation.degrees", of: "square") ?? 0) - 30) < 1e-9)
  }

  @Test("Phases go round as SwiftUI's")
  func phases() throws {
    let document = try Rehearsal(
      Self.document(
        "phases: {of: [{}, {scale: 1.5, opacity: 0.5, animation: easeInOut 0.4s}, {y: 10, animation: bouncy}]}"
      ))
    let source = try Rehearsal {
      ZStack {
        Rectangle().fill(.red).frame(width: 20, height: 20)
          .phaseAnimator(0..<3) { view, phase in
            view.opacity(phase == 1 ? 0.5 : 1)
              .scaleEffect(x: phase == 1 ? 1.5 : 1, y: phase == 1 ? 1.5 : 1, anchor: .top)
              .offset(x: 0, y: phase == 2 ? 10 : 0)
          } animation: {
            $0 == 0 ? .default : $0 == 1 ? .easeInOut(duration: 0.4) : .bouncy
          }
      }
    }
    for frame in 0...150 {
      let time = Double(frame) / 60
      #expect(try document.frame(at: time) == source.frame(at: time), "frame \(frame)")
    }
  }

  @Test("Phases of a state go round once")
  func phasesOnce() throws {
    let stage = try Rehearsal(
      Self.document(
        "phases: {when: on, of: [{}, {x: 10, animation: linear 0.2s}]}",
        events: "[{at: 0.5s, state: on, animation: none}]"))
    let rest = stage.frame
    #expect(try stage.frame(at: 0.5) == rest)
    #expect(try stage.frame(at: 0.6) != rest)
    try stage.settle()
    #expect(stage.frame == rest)
    #expect(stage.graph.restless == nil)
  }
}
