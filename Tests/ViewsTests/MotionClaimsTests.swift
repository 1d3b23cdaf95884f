import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Synchronization
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Rows of the seeds' claims that a trace of the built tool cannot show.
@MainActor @Suite("Claims on motion that need a look inside")
struct MotionClaimsTests {
  struct Bead: View {
    @State private var x = 50.0
    var body: some View {
      Circle().frame(width: 40, height: 40).position(x: x, y: 50)
        .gesture(
          DragGesture()
            .onChanged { x = $0.location.x }
            .onEnded { _ in withAnimation(.spring) { x = 250 } })
    }
  }

  @Test("S1-23 a finger that rests before it goes up hands over no velocity")
  func rest() throws {
    for (hold, expected, tolerance) in [(0.0, 191.4, 0.2), (3, 185.8, 0.05)] {
      let stage = try Rehearsal(width: 300) { Bead() }
      try stage.drag(
        from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), at: 0.5, steps: 60, release: false)
      try stage.advance(to: 1 + hold)
      try stage.finger(.ended, 150, 50)
      #expect(stage.frames.map(\.midX) == [150])
      try stage.advance(to: 1.1 + hold)
      let place = try #require(stage.frames.first?.midX)
      #expect(abs(place - expected) <= tolerance, "\(place)")
    }
  }

  @Test("a view between two pixels under a finger goes to a whole one when it is let go")
  func pixels() throws {
    let stage = try Rehearsal(width: 300) { Bead() }
    try stage.drag(
      from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100.25, y: 50), at: 0.5, steps: 60,
      release: false)
    #expect(stage.frames.map(\.midX) == [100.25])
    try stage.finger(.ended, 100.25, 50)
    try stage.advance(to: 4)
    #expect(stage.frames.map(\.midX) == [250])
  }

  /// What a shape was drawn by.
  final class Draws: Sendable {
    private let lines = Mutex<[(elevation: Double, direction: Bool)]>([])
    var all: [(elevation: Double, direction: Bool)] { lines.withLock { $0 } }
    func note(_ elevation: Double, _ direction: Bool) {
      lines.withLock { $0.append((elevation, direction)) }
    }
    func clear() { lines.withLock { $0 = [] } }
  }

  /// The seed's route by hand, which tells what it is drawn by.
  struct Route: Shape {
    var startPoint: CGPoint
    var elevation: Double
    var drawingDirection: Bool
    let journal: Draws
    nonisolated var animatableData: AnimatablePair<CGPoint.AnimatableData, Double> {
      get { AnimatablePair(startPoint.animatableData, elevation) }
      set { (startPoint.animatableData, elevation) = (newValue.first, newValue.second) }
    }
    nonisolated func path(in rect: CGRect) -> Path {
      journal.note(elevation, drawingDirection)
      return Path(CGRect(origin: startPoint, size: CGSize(width: 5, height: 5)))
    }
  }

  struct Walk: View {
    @State private var isLate = false
    let hook: Hook<Bool>
    let journal: Draws
    var body: some View {
      hook.binding = $isLate
      return Route(
        startPoint: isLate ? CGPoint(x: 10, y: 20) : .zero, elevation: isLate ? 100 : 0,
        drawingDirection: isLate, journal: journal
      )
      .fill(.red).animation(.linear(duration: 1), value: isLate)
    }
  }

  @Test("S3-22 what is not among the data changes at once while the rest moves")
  func ignored() throws {
    let (hook, journal) = (Hook<Bool>(), Draws())
    let stage = try Rehearsal { Walk(hook: hook, journal: journal) }
    _ = stage.frame
    #expect(journal.all.allSatisfy { !$0.direction && $0.elevation == 0 })
    journal.clear()
    try stage.now { hook.value = true }
    for time in [0, 0.25, 0.5, 0.75, 1] {
      try stage.advance(to: time)
      _ = stage.frame
      #expect(journal.all.last.map { abs($0.elevation - 100 * time) < 1e-9 } == true)
    }
    #expect(journal.all.allSatisfy { $0.direction })
  }

  private struct Logged: CustomAnimation {
    static let journal = Mutex<[(value: Double, time: Double, result: Double)]>([])
    let duration: TimeInterval
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if time >= duration { return nil }
      let result = value.scaled(by: time / duration)
      if let value = value as? Double, let result = result as? Double {
        Self.journal.withLock { $0.append((value, time, result)) }
      }
      return result
    }
  }

  struct Number: View, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("\(number)") }
  }

  struct Counting: View {
    @State private var value = 10.0
    let hook: Hook<Double>
    var body: some View {
      hook.binding = $value
      return Number(number: value)
    }
  }

  @Test("S3-60 an animation is asked for its part of the difference, not for the place")
  func difference() throws {
    let hook = Hook<Double>()
    let stage = try Rehearsal { Counting(hook: hook) }
    try stage.now { withAnimation(Animation(Logged(duration: 1))) { hook.value = 100 } }
    try stage.advance(to: 0.5)
    let asked = Logged.journal.withLock { $0.last { $0.time == 0.5 } }
    #expect(asked?.value == 90 && asked?.result == 45)
    #expect(stage.words == "55.000000")
  }
}
