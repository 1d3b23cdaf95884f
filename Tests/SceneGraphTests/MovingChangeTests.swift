import Motion
import Testing

@testable import SceneGraph

@MainActor @Suite("Several targets of one change")
struct MovingChangeTests {
  /// The offsets along a second of a value that gets `targets` at 0.25 s, over `first` from 0 s.
  private func offsets(
    _ targets: [Double], _ animation: Animation, first: Animation? = nil, isOne: Bool
  ) -> [Double] {
    let store = MovingValues()
    var id: MovementID?
    if let first { id = store.retarget(id, by: 8.0, with: first, at: .zero) }
    let start = Instant(seconds: 0.25)
    for (number, target) in targets.enumerated() {
      store.change = isOne ? 7 : number
      id = store.retarget(id, by: target, with: animation, at: start)
    }
    return (2...8).map {
      store.advance(to: Instant(seconds: Double($0) / 8))
      return id.map { store.offset(of: $0, as: Double.self) } ?? .nan
    }
  }

  @Test(
    "are one way",
    arguments: [
      .linear(duration: 1), .easeInOut(duration: 0.5),
      .interpolatingSpring(stiffness: 90, damping: 9),
      .linear(duration: 0.5).delay(0.25), .spring, .bouncy,
    ] as [Animation])
  func one(animation: Animation) {
    for first in [nil, .linear(duration: 2), .spring, .easeIn(duration: 0.5)] as [Animation?] {
      let whole = offsets([10], animation, first: first, isOne: true)
      let parts = offsets([7, -2, 5], animation, first: first, isOne: true)
      for (a, b) in zip(whole, parts) {
        #expect(abs(a - b) < 1e-9, "\(animation), \(String(describing: first))")
      }
    }
  }

  @Test("back at the start, nothing moves and whoever waits is told")
  func none() {
    let store = MovingValues()
    store.change = 1
    var calls = 0
    let listener = AnimationListener(criteria: .removed) { calls += 1 }
    let id = store.retarget(
      nil, by: 4.0, with: .linear(duration: 1), at: .zero, listeners: [listener])
    let other = store.retarget(id, by: -4.0, with: .linear(duration: 1), at: .zero)
    #expect(!store.isMoving(id) && !store.isMoving(other) && store.count == 0)
    listener.finishRegistration()
    #expect(calls == 1)
  }

  @Test("of two changes they are one over the other")
  func two() {
    let apart = offsets([4, 6], .linear(duration: 1), isOne: false)
    // Half a second on: 4 · ½, then ½ of what is left of 10, seen from 10.
    #expect(abs(apart[4] - (2 + (10 - 2) * 0.5 - 10)) < 1e-9)
  }

  /// A vector of as many numbers as it happens to have, whose zero has one.
  private struct Row: VectorArithmetic {
    var numbers: [Double]
    static var zero: Row { Row(numbers: [0]) }
    static func + (a: Row, b: Row) -> Row { Row(numbers: zip(a.numbers, b.numbers).map(+)) }
    static func - (a: Row, b: Row) -> Row { Row(numbers: zip(a.numbers, b.numbers).map(-)) }
    mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
  }

  @Test(
    "a vector whose zero has another length moves in all its numbers, interrupted or not",
    arguments: [.linear(duration: 1), .spring, .easeIn.delay(0.1)] as [Animation])
  func rows(animation: Animation) {
    func way(_ count: Int) -> [[Double]] {
      let store = MovingValues()
      let all = Row(numbers: Array(repeating: 3, count: count))
      var id = store.retarget(nil, by: all, with: animation, at: .zero)
      return (1...8).map { step in
        let time = Instant(seconds: Double(step) / 8)
        store.advance(to: time)
        if step == 2 { id = store.retarget(id, by: all, with: animation, at: time) }
        if step == 4 { id = store.retarget(id, by: all, with: .spring, at: time) }
        return store.offset(of: id, as: Row.self).numbers
      }
    }
    for (one, four) in zip(way(1), way(4)) {
      #expect(four.count == 4)
      for number in four { #expect(abs(number - one[0]) < 1e-2) }
    }
  }
}
