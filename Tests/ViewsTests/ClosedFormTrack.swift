import Foundation
import Motion

/// One animatable vector and what moves it, by the rules for animations that meet.
///
/// Shown is the model less the whole way of the animations under way, plus what they have covered of it.
struct ClosedFormTrack {
  /// What is got wrong on purpose, to see that it is noticed.
  enum Mistake: CaseIterable {
    /// A spring that takes over begins at rest.
    case forgetsVelocity
    /// A change without animation stops what runs.
    case jumpStops
    /// An added animation covers its own change only, as if the older ones were not there.
    case addsChanges
    /// A spring ends when it is within a hundredth, however fast.
    case endsEarly
  }

  private struct Entry {
    let animation: ClosedFormAnimation
    /// All ways up to this change.
    var goal: [Double]
    /// Ticks at which it began.
    let begin: Int64
    /// A spring's place, less the goal, and velocity when it took over, and the time of its own clock then.
    var left: [Double]
    var speed: [Double]
    var start = 0.0
    var isResumed = false
    /// Seconds of its own clock after which it is over.
    var end = Double.infinity

    func clock(at now: Int64) -> Double {
      animation.clock(Double(now - begin) / Double(Instant.ticksPerSecond))
    }

    func hasEnded(at now: Int64) -> Bool {
      // Whole ticks decide, as sums of fractions would not.
      clock(at: now) > end - 1e-9
    }
  }

  private(set) var model: [Double]
  private let mistake: Mistake?
  private var entries: [Entry] = []
  private var way: [Double]

  init(_ model: [Double], mistake: Mistake? = nil) {
    (self.model, self.mistake) = (model, mistake)
    way = model.map { _ in 0 }
  }

  /// Whether something moves it.
  func isMoving(at now: Int64) -> Bool { entries.last.map { !$0.hasEnded(at: now) } ?? false }

  /// What is shown.
  func presentation(at now: Int64) -> [Double] {
    guard isMoving(at: now) else { return model }
    let covered = covered(at: now)
    return model.indices.map { model[$0] - way[$0] + covered[$0] }
  }

  /// Sets the model, and moves what is shown by an animation if there is one.
  mutating func change(to new: [Double], _ animation: ClosedFormAnimation?, at now: Int64) {
    guard new != model else { return }
    if !isMoving(at: now) { (entries, way) = ([], model.map { _ in 0 }) }
    let change = model.indices.map { new[$0] - model[$0] }
    model = new
    guard let animation else {
      if mistake == .jumpStops { entries = [] }
      return
    }
    let before = covered(at: now)
    let whole = way.indices.map { way[$0] + change[$0] }
    if let next = takeover(by: animation, from: before, to: whole, at: now) {
      entries = [next]
    } else {
      var entry = Entry(
        animation: animation, goal: mistake == .addsChanges ? change : whole, begin: now,
        left: whole.indices.map { before[$0] - whole[$0] }, speed: whole.map { _ in 0 })
      entry.end = end(of: entry, from: before)
      entries.append(entry)
    }
    way = whole
  }

  // MARK: Taking over

  /// A spring that goes on where the others are, with their velocity; `nil` for what is added.
  private func takeover(
    by animation: ClosedFormAnimation, from before: [Double], to whole: [Double], at now: Int64
  ) -> Entry? {
    guard animation.isFluid, let last = entries.last else { return nil }
    let isAlone = entries.count == 1
    let continues =
      isAlone && last.animation.isFluid && animation.hasModifiers(of: last.animation)
    guard animation.isPlain || continues else { return nil }
    let time = continues ? last.clock(at: now) : 0
    var entry = Entry(
      animation: animation, goal: whole, begin: continues ? last.begin : now,
      left: whole.indices.map { before[$0] - whole[$0] },
      // What several add up to has no velocity of its own.
      speed: isAlone && mistake != .forgetsVelocity
        ? velocity(of: last, at: now) : whole.map { _ in 0 },
      start: time, isResumed: true)
    entry.end = end(of: entry, from: before)
    return entry
  }

  /// The velocity of a spring, on its own clock; other animations tell none.
  private func velocity(of entry: Entry, at now: Int64) -> [Double] {
    guard case .fluid(let response, let ratio) = entry.animation.law else {
      return entry.goal.map { _ in 0 }
    }
    let swing = Swing(response: response, dampingRatio: ratio)
    let time = entry.clock(at: now) - entry.start
    return entry.left.indices.map {
      swing.state(entry.left[$0], entry.speed[$0], after: time).v
    }
  }

  // MARK: Courses

  /// What the animations have covered of the whole way, each from the moving place of those before it.
  private func covered(at now: Int64) -> [Double] {
    var place = model.map { _ in 0.0 }
    for entry in entries {
      if mistake == .addsChanges, entry.begin != entries[0].begin {
        let step = step(of: entry, over: entry.goal, at: now)
        for index in place.indices { place[index] += step[index] }
        continue
      }
      let gap = place.indices.map { entry.goal[$0] - place[$0] }
      let step = step(of: entry, over: gap, at: now)
      for index in place.indices { place[index] += step[index] }
    }
    return place
  }

  /// How much of a gap an animation has covered.
  private func step(of entry: Entry, over gap: [Double], at now: Int64) -> [Double] {
    if entry.hasEnded(at: now) { return gap }
    let time = entry.clock(at: now)
    switch entry.animation.law {
    case .curve(let x1, let y1, let x2, let y2, let duration):
      var (cycle, rest) = (0, time / duration)
      while rest > 1 { (cycle, rest) = (cycle + 1, rest - 1) }
      let height = curveHeight(x1, y1, x2, y2, at: rest)
      return gap.map { cycle % 2 == 0 ? $0 * height : $0 * (1 - height) }
    case .interpolating(let stiffness, let damping, let velocity):
      let swing = Swing(stiffness: stiffness, damping: damping)
      let share = 1 + swing.state(-1, velocity, after: time).x
      return gap.map { $0 * share }
    case .fluid(let response, let ratio):
      let swing = Swing(response: response, dampingRatio: ratio)
      guard entry.isResumed else {
        let share = 1 + swing.state(-1, 0, after: time).x
        return gap.map { $0 * share }
      }
      return gap.indices.map {
        let left = swing.state(entry.left[$0], entry.speed[$0], after: time - entry.start).x
        return gap[$0] + left
      }
    }
  }

  // MARK: Ends

  /// The time of its own clock at which an animation is over.
  private func end(of entry: Entry, from before: [Double]) -> Double {
    switch entry.animation.law {
    case .curve(_, _, _, _, let duration): return duration * Double(entry.animation.cycles)
    case .interpolating(let stiffness, let damping, let velocity):
      return interpolatingEnd(
        Swing(stiffness: stiffness, damping: damping), velocity: velocity)
    case .fluid(let response, let ratio):
      let swing = Swing(response: response, dampingRatio: ratio)
      // A hundredth of what this animation covers, in the data's own units.
      let goal = entry.isResumed ? entry.goal : entry.left
      let near = goal.reduce(0) { $0 + $1 * $1 } * 0.0001
      for count in 1... {
        let time = Double(count) / 240
        var (square, speed, force) = (0.0, 0.0, 0.0)
        for index in entry.left.indices {
          let state = swing.state(entry.left[index], entry.speed[index], after: time)
          square += state.x * state.x
          speed += state.v * state.v
          force += swing.acceleration(state) * swing.acceleration(state)
        }
        if max(speed, force) > 0.0036, mistake != .endsEarly { continue }
        if near > 0, near < square { continue }
        return entry.start + time
      }
      return .infinity
    }
  }
}
