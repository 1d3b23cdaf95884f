import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Gestures")
struct GesturesTests {
  private let journal = Journal()

  @Test("a tap inside a view is told, one beside it is not")
  func tap() throws {
    let stage = try Rehearsal {
      Rectangle().frame(width: 20, height: 20).onTapGesture { journal.note("tap") }
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines == ["tap"])
    try stage.tap(70, 50, at: 1)
    #expect(journal.lines == ["tap"])
  }

  @Test("a finger that moves more than ten points does not tap")
  func moved() throws {
    let stage = try Rehearsal { Rectangle().onTapGesture { journal.note("tap") } }
    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 61, y: 50), at: 0, steps: 4)
    #expect(journal.lines.isEmpty)
  }

  @Test("a tap reaches a view where it is drawn, not where it was laid out")
  func transform() throws {
    let stage = try Rehearsal {
      Rectangle().frame(width: 20, height: 20).onTapGesture { journal.note("tap") }
        .scaleEffect(0.5).offset(x: 30)
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines.isEmpty)
    try stage.tap(84, 50, at: 1)
    #expect(journal.lines == ["tap"])
    try stage.tap(86, 50, at: 2)
    #expect(journal.lines == ["tap"])
  }

  @Test("only the inner of two nested taps is told")
  func nested() throws {
    let stage = try Rehearsal {
      ZStack {
        Rectangle()
        Rectangle().frame(width: 20, height: 20).onTapGesture { journal.note("inner") }
      }
      .onTapGesture { journal.note("outer") }
    }
    try stage.tap(50, 50, at: 0)
    try stage.tap(10, 10, at: 1)
    #expect(journal.lines == ["inner", "outer"])
  }

  @Test("a double tap is told at once, and a single tap around it when no second has come")
  func doubleTap() throws {
    let stage = try Rehearsal {
      Rectangle()
        .onTapGesture(count: 2) { journal.note("double") }
        .onTapGesture { journal.note("single") }
    }
    try stage.tap(50, 50, at: 0)
    try stage.tap(50, 50, at: 0.2)
    #expect(journal.lines == ["double"])
    journal.clear()
    try stage.tap(50, 50, at: 2)
    try stage.advance(to: 2.39)
    #expect(journal.lines.isEmpty)
    try stage.advance(to: 2.4)
    #expect(journal.lines == ["single"])
  }

  @Test("a long press is told after exactly its time, and its pressing before")
  func longPress() throws {
    let stage = try Rehearsal {
      Rectangle().onLongPressGesture {
        journal.note("done")
      } onPressingChanged: {
        journal.note("pressing \($0)")
      }
    }
    try stage.advance(to: 1)
    try stage.finger(.began, 50, 50)
    #expect(journal.lines == ["pressing true"])
    try stage.graph.advance(to: Instant(seconds: 1.5) - Instant(ticks: 1))
    #expect(journal.lines.count == 1)
    try stage.advance(to: 1.5)
    #expect(journal.lines == ["pressing true", "pressing false", "done"])
    try stage.finger(.ended, 50, 50)
    #expect(journal.lines.count == 3)
  }

  @Test("a long press fails when the finger goes up before")
  func shortPress() throws {
    let stage = try Rehearsal {
      Rectangle().onLongPressGesture {
        journal.note("done")
      } onPressingChanged: {
        journal.note("pressing \($0)")
      }
    }
    try stage.tap(50, 50, at: 0)
    try stage.advance(to: 2)
    #expect(journal.lines == ["pressing true", "pressing false"])
  }

  @Test("a long press around a tap wins when its time is over")
  func longPressAroundTap() throws {
    let stage = try Rehearsal {
      Rectangle().onTapGesture { journal.note("tap") }
        .onLongPressGesture { journal.note("long") }
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines == ["tap"])
    try stage.advance(to: 1)
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 2)
    try stage.finger(.ended, 50, 50)
    #expect(journal.lines == ["tap", "long"])
  }

  @Test("a drag begins after ten points and tells places, way and velocity")
  func drag() throws {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let stage = try Rehearsal {
      Rectangle().frame(width: 80, height: 80)
        .gesture(DragGesture().onChanged { values.append($0) }.onEnded { end = $0 })
    }
    try stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 44, y: 20), at: 1, steps: 12)
    #expect(values.map(\.translation.width) == [10, 12, 14, 16, 18, 20, 22, 24])
    let last = try #require(end)
    #expect(last.startLocation == CGPoint(x: 10, y: 10))
    #expect(last.location == CGPoint(x: 34, y: 10))
    // 2 points in each 1/120 s.
    #expect(abs(last.velocity.width - 240) < 1e-6)
    #expect(abs(last.predictedEndTranslation.width - 84) < 1e-6)
    #expect(abs(last.time.timeIntervalSince(stage.graph.stage.calendarStart) - 1.1) < 1e-6)
  }

  @Test("a finger that rests before it goes up loses its velocity")
  func rest() throws {
    var end: DragGesture.Value?
    let stage = try Rehearsal { Rectangle().gesture(DragGesture().onEnded { end = $0 }) }
    try stage.drag(
      from: CGPoint(x: 20, y: 20), to: CGPoint(x: 44, y: 20), at: 0, steps: 12, release: false)
    try stage.advance(to: 2.1)
    try stage.finger(.ended, 44, 20)
    #expect(try #require(end).velocity.width < 5)
  }

  @Test("a drag in a turned view is told in the view's own directions")
  func turned() throws {
    var end: DragGesture.Value?
    let stage = try Rehearsal {
      Rectangle().frame(width: 80, height: 80).gesture(DragGesture().onEnded { end = $0 })
        .rotationEffect(.degrees(90))
    }
    try stage.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 50), at: 0, steps: 10)
    let translation = try #require(end).translation
    #expect(abs(translation.width - 30) < 1e-9 && abs(translation.height) < 1e-9)
  }

  @Test("a drag around a tap waits until the finger has moved too far for a tap")
  func dragAroundTap() throws {
    let stage = try Rehearsal {
      Rectangle().onTapGesture { journal.note("tap") }
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in journal.note("drag") })
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines == ["tap"])
    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80), at: 1, steps: 2)
    #expect(journal.lines == ["tap", "drag", "drag"])
  }

  @Test("a gesture of high priority goes before those inside, a simultaneous one along with them")
  func priorities() throws {
    let high = try Rehearsal {
      Rectangle().onTapGesture { journal.note("inner") }
        .highPriorityGesture(TapGesture().onEnded { journal.note("high") })
    }
    try high.tap(50, 50, at: 0)
    #expect(journal.lines == ["high"])
    journal.clear()
    let both = try Rehearsal {
      Rectangle().onTapGesture { journal.note("inner") }
        .simultaneousGesture(TapGesture().onEnded { journal.note("both") })
    }
    try both.tap(50, 50, at: 0)
    #expect(journal.lines == ["inner", "both"])
  }

  @Test("a mask says which gestures take part")
  func mask() throws {
    func told(_ mask: GestureMask) throws -> [String] {
      journal.clear()
      let stage = try Rehearsal {
        Rectangle().onTapGesture { journal.note("inner") }
          .gesture(TapGesture().onEnded { journal.note("outer") }, including: mask)
      }
      try stage.tap(50, 50, at: 0)
      return journal.lines
    }
    #expect(try told(.all) == ["inner"])
    #expect(try told(.gesture) == ["outer"])
    #expect(try told(.subviews) == ["inner"])
    #expect(try told(.none) == [])
  }

  @Test("a gesture's state follows the finger and goes back when it is up")
  func gestureState() throws {
    struct Bead: View {
      @GestureState private var offset = CGSize.zero
      var body: some View {
        Rectangle().frame(width: 20, height: 20).offset(offset)
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    let stage = try Rehearsal { Bead() }
    let rest = stage.frame
    try stage.drag(
      from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), at: 0, steps: 5, release: false)
    #expect(stage.frame != rest)
    #expect(stage.graph.hitTest(CGPoint(x: 79, y: 50)) != nil)
    try stage.finger(.ended, 70, 50)
    #expect(stage.frame == rest)
  }

  @Test("changes during a drag carry the wish to follow their velocity, its end does not")
  func transactions() throws {
    let stage = try Rehearsal {
      Rectangle().gesture(
        DragGesture(minimumDistance: 0).onChanged { _ in
          journal.note("\(Transaction.current.tracksVelocity)")
        }.onEnded { _ in journal.note("\(Transaction.current.tracksVelocity)") })
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines == ["true", "false"])
  }

  @Test("what is see-through, switched off or disabled takes no touches")
  func untouchable() throws {
    func count(@ViewBuilder _ content: (Rectangle) -> some View) throws -> Int {
      journal.clear()
      let stage = try Rehearsal {
        content(Rectangle()).onTapGesture { journal.note("tap") }
      }
      try stage.tap(50, 50, at: 0)
      return journal.lines.count
    }
    #expect(try count { $0 } == 1)
    #expect(try count { $0.opacity(0) } == 0)
    #expect(try count { $0.fill(.clear) } == 0)
    #expect(try count { $0.allowsHitTesting(false) } == 0)
    #expect(try count { $0.clipShape(Circle().size(width: 10, height: 10)) } == 0)
    #expect(try count { $0.fill(.clear).contentShape(Rectangle()) } == 1)
    #expect(try count { $0.stroke() } == 0)
    let disabled = try Rehearsal {
      Rectangle().onTapGesture { journal.note("tap") }.disabled(true)
    }
    journal.clear()
    try disabled.tap(50, 50, at: 0)
    #expect(journal.lines.isEmpty)
  }
}
