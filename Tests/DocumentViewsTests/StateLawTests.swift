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

@MainActor @Suite struct StateLawTests {
  /// A square of 20 points that a state moves by 40.
  private static func square(_ rest: String) -> String {
    """
    rostrum: 1
    stage: {size: [100, 100]}
    states: [left, right]
    scene:
      - {rectangle: 20, fill: red, id: square, x: -20, states: {right: {x: 20}}}
    \(rest)
    """
  }

  nonisolated static let animations: [(String, Animation?)] = [
    (
      "{spring: {response: 0.4s, dampingFraction: 0.6}}",
      .spring(response: 0.4, dampingFraction: 0.6)
    ),
    ("{spring: {duration: 0.7s, bounce: 0.3}}", .spring(duration: 0.7, bounce: 0.3)),
    (
      "{interpolatingSpring: {mass: 1, stiffness: 120, damping: 9}}",
      .interpolatingSpring(mass: 1, stiffness: 120, damping: 9)
    ),
    ("bouncy", .bouncy), ("snappy 0.3s", .snappy(duration: 0.3)), ("smooth", .smooth),
    ("easeInOut 0.5s", .easeInOut(duration: 0.5)), ("linear 1s", .linear(duration: 1)),
    (
      "{curve: [0.2, 0, 0, 1], duration: 0.6s, delay: 0.1s}",
      .timingCurve(0.2, 0, 0, 1, duration: 0.6).delay(0.1)
    ),
    (
      "{smooth: 0.3s, repeat: 3, autoreverses: true}",
      .smooth(duration: 0.3).repeatCount(3, autoreverses: true)
    ),
    ("{bouncy: 0.5s, speed: 2}", .bouncy(duration: 0.5).speed(2)), ("none", nil),
  ]

  @Test(
    "An animation's values are those of SwiftUI's, to the last digit", arguments: animations.indices
  )
  func animations(index: Int) throws {
    let (words, animation) = Self.animations[index]
    let document = try Rehearsal(
      Self.square("events: [{at: 0s, state: right, animation: \(words)}]"))
    let source = try Rehearsal {
      SwitchedOn(animation: animation) {
        Rectangle().fill(.red).frame(width: 20, height: 20).offset(x: $0 ? 20 : -20, y: 0)
      }
    }
    for frame in 0...90 {
      let time = Double(frame) / 60
      try document.advance(to: time)
      try source.advance(to: time)
      #expect(document.values == source.values, "\(words) at frame \(frame)")
    }
  }

  @Test("A change that is overtaken goes on from where it is, as fast as it is")
  func overtaken() throws {
    let document = try Rehearsal(
      Self.square(
        """
        animation: {spring: {duration: 0.5s, bounce: 0.3}}
        events: [{at: 0s, state: right}, {at: 0.2s, state: left}]
        """))
    let before = try document.frame(at: 0.2)
    var latest = try #require(document.number("offset.x", of: "square"))
    #expect(before == document.frame)
    for step in 1...6 {
      try document.advance(to: 0.2 + Double(step) / 600)
      let next = try #require(document.number("offset.x", of: "square"))
      // It was on its way to the right, and does not jump.
      #expect(next > latest && next - latest < 0.5)
      latest = next
    }
    try document.settle()
    #expect(document.number("offset.x", of: "square") == -20)
  }

  @Test("Events of one time happen in the order of the file")
  func order() throws {
    let document = try Rehearsal(
      Self.square(
        """
        events:
          - {at: 0.5s, state: right, animation: none}
          - {at: 0.5s, from: right, state: left, animation: none}
          - {at: 1s, from: left, state: right, animation: none}
          - {at: 1s, state: [left, right], animation: none}
        """))
    try document.advance(to: 0.5)
    #expect(document.number("offset.x", of: "square") == -20)
    try document.advance(to: 1)
    #expect(document.number("offset.x", of: "square") == -20)
  }

  @Test("States of several groups hold side by side; a later group counts more")
  func groups() throws {
    let document = try Rehearsal(
      """
      rostrum: 1
      stage: {size: [100, 100]}
      states: {place: [left, right], size: [small, large]}
      scene:
        - rectangle: 20
          id: square
          states: {right: {x: 30, opacity: 0.5}, large: {scale: 2, opacity: 0.25}}
      events:
        - {at: 0.1s, state: right, animation: none}
        - {at: 0.2s, state: large, animation: none}
        - {at: 0.3s, state: left, animation: none}
        - {at: 0.4s, state: small, animation: none}
      """)
    let first = document.frame
    try document.advance(to: 0.1)
    #expect(document.number("opacity", of: "square") == 0.5)
    try document.advance(to: 0.2)
    #expect(document.number("opacity", of: "square") == 0.25)
    #expect(document.number("offset.x", of: "square") == 30)
    try document.advance(to: 0.3)
    #expect(document.number("opacity", of: "square") == 0.25)
    #expect(document.number("offset.x", of: "square") == 0)
    #expect(try document.frame(at: 0.4) == first)
  }

  @Test("There and back again is the same frame, by whatever way")
  func backAgain() throws {
    for look in DocumentLook.all {
      let words = look.document + "\n  - {at: 3s, state: off, animation: bouncy}"
      let document = try Rehearsal(
        words.replacing("- {at: 0s, state: on", with: "- {at: 0.1s, state: on"), assets: .withLeaf)
      let first = document.frame
      try document.settle()
      #expect(document.frame == first, "\(look.name)")
    }
  }

  @Test(
    "A node's own animation, its container's and the change's: the nearest counts; delays add up")
  func nearest() throws {
    let document = try Rehearsal(
      """
      rostrum: 1
      stage: {size: [100, 100]}
      states: [off, on]
      scene:
        - {circle: 10, id: plain, states: {on: {x: 10}}}
        - zstack:
            - {circle: 10, id: inner, states: {on: {x: 10}}}
            - {circle: 10, id: own, animation: linear 3s, states: {on: {x: 10}}}
            - {circle: 10, id: state, states: {on: {x: 10, animation: linear 4s}}}
            - {circle: 10, id: late, delay: 0.25s, states: {on: {x: 10}}}
            - {circle: 10, id: still, animation: none, states: {on: {x: 10}}}
          id: container
          animation: linear 2s
          delay: 0.5s
          states: {on: {y: 10, animation: linear 5s}}
      events:
        - {at: 0s, state: on, animation: linear 1s}
      """)
    try document.advance(to: 0.75)
    func share(_ view: String, _ property: String = "offset.x") -> Double {
      (document.number(property, of: view) ?? -1) / 10
    }
    func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
    #expect(isClose(share("plain"), 0.75))
    #expect(isClose(share("inner"), 0.125))
    #expect(isClose(share("own"), 0.25 / 3))
    #expect(isClose(share("state"), 0.0625))
    #expect(isClose(share("late"), 0))
    #expect(share("still") == 1)
    #expect(isClose(share("container", "offset.y"), 0.05))
    try document.advance(to: 1.75)
    #expect(isClose(share("late"), 0.5))
  }

  @Test("What the tool sets begins like an event")
  func set() throws {
    let document = try Rehearsal(Self.square(""))
    let scene = try #require(document.scene)
    #expect(scene.begin("nowhere") == false)
    document.graph.timeline.schedule(at: Instant(seconds: 0.5), .script) {
      scene.begin("right", animation: .animation(.linear(duration: 1)))
    }
    try document.advance(to: 1)
    #expect(document.number("offset.x", of: "square") == 0)
  }

  @Test("Two runs of one document know nothing of each other")
  func runs() throws {
    let words = Self.square("events: [{at: 0.2s, state: right}]")
    let first = try Rehearsal(words)
    let start = first.frame
    try first.settle()
    let second = try Rehearsal(words)
    #expect(second.frame == start)
    #expect(first.frame != start)
  }
}
