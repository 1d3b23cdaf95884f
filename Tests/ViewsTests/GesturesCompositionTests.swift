import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Gestures together")
struct GestureCompositionTests {
  private let journal = Journal()

  @Test("two fingers that move apart tell how much, and about which place")
  func magnify() throws {
    var values: [MagnifyGesture.Value] = []
    let stage = try Rehearsal {
      Rectangle().gesture(MagnifyGesture().onChanged { values.append($0) })
    }
    try stage.finger(.began, 40, 50, id: 0)
    try stage.finger(.began, 60, 50, id: 1)
    #expect(values.isEmpty)
    try stage.advance(to: 0.1)
    try stage.finger(.moved, 70, 50, id: 1)
    #expect(values.last?.magnification == 1.5)
    #expect(values.last?.startAnchor == .center)
    #expect(abs((values.last?.velocity ?? 0) - 5) < 1e-9)
  }

  @Test("a turn goes on past half a circle, and ends when a finger goes up")
  func rotate() throws {
    var turns: [Double] = []
    let stage = try Rehearsal {
      Rectangle().gesture(
        RotationGesture().onChanged { turns.append($0.degrees) }
          .onEnded { journal.note("\(($0.degrees).rounded())") })
    }
    try stage.finger(.began, 50, 50, id: 0)
    try stage.finger(.began, 90, 50, id: 1)
    for (x, y) in [(50.0, 90.0), (10.0, 50.0), (50.0, 10.0)] {
      try stage.finger(.moved, x, y, id: 1)
    }
    #expect(turns.map { $0.rounded() } == [90, 180, 270])
    try stage.finger(.ended, 50, 10, id: 1)
    #expect(journal.lines == ["270.0"])
  }

  @Test("of two exclusive gestures the second waits for the first")
  func exclusive() throws {
    let stage = try Rehearsal {
      Rectangle().gesture(
        TapGesture(count: 2).onEnded { journal.note("double") }
          .exclusively(before: TapGesture().onEnded { journal.note("single") }))
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines.isEmpty)
    try stage.advance(to: 1)
    #expect(journal.lines == ["single"])
    try stage.tap(50, 50, at: 2)
    try stage.tap(50, 50, at: 2.2)
    #expect(journal.lines == ["single", "double"])
  }

  @Test("a drag after a long press begins where the finger is when the press is over")
  func sequence() throws {
    let stage = try Rehearsal {
      Rectangle().gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            switch value {
            case .first: journal.note("pressing")
            case .second(_, let drag): journal.note("drag \(drag?.translation.width ?? -1)")
            }
          }
          .onEnded { _ in journal.note("end") })
    }
    try stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 50), at: 0, steps: 3)
    #expect(journal.lines == ["pressing"])
    journal.clear()
    try stage.advance(to: 1)
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 1.5)
    try stage.finger(.moved, 55, 50)
    try stage.finger(.ended, 55, 50)
    #expect(journal.lines == ["pressing", "drag 0.0", "drag 5.0", "end"])
  }

  @Test("a tap of a button in a window is not a scroll, and a scroll is not a tap")
  func buttonInGestureOfItsOwn() throws {
    struct Pulling: Gesture {
      @GestureState private var isPulled = false
      let journal: Journal
      var body: some Gesture {
        DragGesture().updating($isPulled) { _, state, _ in state = true }
          .onEnded { _ in journal.note("pulled") }
      }
    }
    let stage = try Rehearsal {
      Button(action: { journal.note("button") }, label: { Rectangle() })
        .gesture(Pulling(journal: journal))
        .simultaneousGesture(AnyGesture(TapGesture()).onEnded { journal.note("tap") })
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines == ["button", "tap"])
  }
}
