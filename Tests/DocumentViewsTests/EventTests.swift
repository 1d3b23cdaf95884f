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

@MainActor @Suite struct EventTests {
  private static func document(_ events: String) -> String {
    """
    rostrum: 1
    stage: {size: [100, 100]}
    states: {main: [off, on, over], second: [quiet, loud]}
    scene:
      - {rectangle: 40, fill: red, id: square, states: {on: {x: 10}, over: {x: 15}, loud: {y: 5}}}
    events:
    \(events)
    """
  }

  @Test("A tap begins the next of its states, around and around")
  func taps() throws {
    let stage = try Rehearsal(
      Self.document("  - {tap: square, state: [on, over, off], animation: none}"))
    for (index, x) in [10.0, 15, 0, 10].enumerated() {
      try stage.tap(50, 50, at: Double(index + 1))
      #expect(stage.number("offset.x", of: "square") == x)
    }
  }

  @Test("Whether events of one tap count is known before any of them acts")
  func from() throws {
    let stage = try Rehearsal(
      Self.document(
        """
          - {tap: square, from: off, state: on, animation: none}
          - {tap: square, from: on, state: off, animation: none}
        """))
    try stage.tap(50, 50, at: 0.5)
    #expect(stage.number("offset.x", of: "square") == 10)
    try stage.tap(50, 50, at: 1)
    #expect(stage.number("offset.x", of: "square") == 0)
  }

  @Test("A long press waits as long as it says")
  func longPress() throws {
    let stage = try Rehearsal(
      Self.document("  - {longPress: square, for: 0.8s, state: on, animation: none}"))
    stage.graph.touch(.began, at: CGPoint(x: 50, y: 50), id: 0)
    try stage.graph.settleNow()
    try stage.advance(to: 0.79)
    #expect(stage.number("offset.x", of: "square") == 0)
    try stage.advance(to: 0.81)
    #expect(stage.number("offset.x", of: "square") == 10)
  }

  @Test("What is settled is told when the last movement ends, and so much later")
  func settled() throws {
    let stage = try Rehearsal(
      Self.document(
        """
          - {at: 0.5s, state: on, animation: linear 1s}
          - {settled: on, after: 0.25s, state: over, animation: none}
        """))
    try stage.advance(to: 1.74)
    #expect(stage.number("offset.x", of: "square") == 10)
    try stage.advance(to: 1.75)
    #expect(stage.number("offset.x", of: "square") == 15)
  }

  @Test("A change that comes in between is waited for, and what it ended is not told")
  func settledLater() throws {
    let stage = try Rehearsal(
      Self.document(
        """
          - {at: 0s, state: on, animation: linear 1s}
          - {at: 0.5s, state: off, animation: linear 1s}
          - {settled: on, state: over, animation: none}
          - {settled: off, state: loud, animation: none}
        """))
    try stage.settle()
    #expect(stage.number("offset.x", of: "square") == 0)
    #expect(stage.number("offset.y", of: "square") == 5)
  }

  @Test("The start is settled at once, if nothing moves; keyframes are waited for")
  func settledStart() throws {
    let stage = try Rehearsal(
      Self.document("  - {settled: any, from: off, after: 0.5s, state: on, animation: none}"))
    try stage.advance(to: 0.49)
    #expect(stage.number("offset.x", of: "square") == 0)
    try stage.advance(to: 0.5)
    #expect(stage.number("offset.x", of: "square") == 10)

    let ringing = try Rehearsal(
      """
      rostrum: 1
      stage: {size: [100, 100]}
      states: [off, on, done]
      scene:
        - rectangle: 20
          id: square
          states: {done: {x: 10}}
          keyframes: {when: on, rotation: [{linear: 30deg, in: 0.4s}, {linear: 0deg, in: 0.4s}]}
      events:
        - {at: 0.1s, state: on, animation: none}
        - {settled: on, state: done, animation: none}
      """)
    try ringing.advance(to: 0.89)
    #expect(ringing.number("offset.x", of: "square") == 0)
    try ringing.advance(to: 0.91)
    #expect(ringing.number("offset.x", of: "square") == 10)
  }

  @Test("A dragged node follows the finger within its limits, and goes back")
  func drag() throws {
    let stage = try Rehearsal(
      Self.document(
        "  - {drag: square, axis: horizontal, limits: [-20, 30], threshold: 25, state: loud, animation: none}"
      ))
    let rest = stage.frame
    try stage.drag(50, 50, by: 24, at: 0.5, steps: 12)
    #expect(stage.number("offset.y", of: "square") == 0)
    try stage.settle()
    #expect(stage.frame == rest)
    try stage.drag(50, 50, by: 60, at: 4, steps: 12)
    // The change of states jumps, the way back does not.
    #expect(stage.number("offset.x#2", of: "square") == 30)
    #expect(stage.number("offset.y", of: "square") == 5)
    try stage.settle()
    #expect(stage.number("offset.x#2", of: "square") == 0)
  }

  @Test("A node goes back as its drag says, and else as the change of states moves")
  func release() throws {
    func distance(_ words: String, at time: Double) throws -> Double? {
      let stage = try Rehearsal(
        Self.document("  - {drag: square, limits: [-20, 30], state: loud, \(words)}"))
      try stage.drag(50, 50, by: 60, at: 0.5, steps: 12)
      try stage.advance(to: 0.6 + time)
      return stage.number("offset.x#2", of: "square")
    }
    #expect(try distance("release: none", at: 0) == 0)
    #expect(try distance("release: none, animation: linear 1s", at: 0) == 0)
    #expect(try distance("animation: linear 1s", at: 0.5) == 15)
    #expect(try distance("release: linear 2s, animation: none", at: 0.5) == 22.5)
    #expect(try distance("release: linear 2s, animation: linear 1s", at: 0.5) == 22.5)
  }

  @Test("A drag goes on as fast as it was let go, as in SwiftUI source")
  func velocity() throws {
    let document = try Rehearsal(
      """
      rostrum: 1
      stage: {size: [100, 100]}
      scene: [{rectangle: 40, fill: red, id: square}]
      events: [{drag: square}]
      """)
    let source = try Rehearsal { DraggedSquare() }
    for stage in [document, source] { try stage.drag(50, 50, by: 30, at: 0.5, steps: 12) }
    for step in 0...60 {
      let time = 0.6 + Double(step) / 60
      #expect(try document.frame(at: time) == source.frame(at: time))
    }
  }
}

/// A square that follows the finger.
private struct DraggedSquare: View {
  @State private var distance = CGSize.zero

  var body: some View {
    ZStack {
      Rectangle().fill(.red).frame(width: 40, height: 40)
        .offset(distance)
        .gesture(
          DragGesture(minimumDistance: 10, coordinateSpace: CoordinateSpace.global)
            .onChanged { value in
              var transaction = Transaction()
              transaction.tracksVelocity = true
              withTransaction(transaction) { distance = value.translation }
            }
            .onEnded { _ in withAnimation(.spring) { distance = .zero } })
    }
  }
}
