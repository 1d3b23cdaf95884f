extension MotionRecord {
  /// The figures of a track.
  ///
  /// - Parameter track: One of the record's.
  /// - Returns: Its figures; `nil` if it never moves, or is words.
  public func figures(of track: MotionTrack) -> Finding.Figures? {
    track.figures(framesPerSecond: framesPerSecond, frameCount: frameCount)
  }
}

extension MotionTrack {
  /// What is near enough to be at rest: a part of the way.
  private static let restShare = 0.01
  /// How long a value must stay at its end while its animation goes on, in seconds: one that goes to and fro is there for
  /// less.
  private static let restSeconds = 0.25

  /// The figures: overshoot, when it rests, and its greatest speed.
  ///
  /// The way is what lies between a change of the target and the next, from where the value was to where it should go.
  /// **Overshoot** is the farthest beyond a target, as a share of the way there, of all ways the greatest. It **settles**
  /// when it comes within a hundredth of its last way, or one step of its last decimal, of where it ends, for good;
  /// between two frames on the straight line. The **peak speed** is the greatest mean speed from one frame to the next
  /// while an animation moves it; jumps are none, but of values that no animation moves.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The film's rate.
  ///   - frameCount: How many frames it has.
  /// - Returns: The figures; `nil` if it never moves or only jumps, or is words.
  public func figures(framesPerSecond: Double, frameCount: Int) -> Finding.Figures? {
    let numbers = values.map { $0?.number }
    guard let ways = ways(numbers), let last = ways.last else { return nil }
    if runs.isEmpty, isStepwise(numbers) { return nil }
    let speed = peakSpeed(numbers) * framesPerSecond
    guard speed > 0 else { return nil }
    return Finding.Figures(
      overshoot: ways.map { $0.overshoot(numbers) }.max() ?? 0,
      settles: rest(numbers, last, framesPerSecond, frameCount), peakSpeed: speed)
  }

  /// From where to where a value is to go, in which of its frames.
  private struct Way {
    let start: Double
    let end: Double
    /// What the way is measured by.
    let length: Double
    let frames: Range<Int>

    /// The farthest beyond the end, as a share of the way.
    func overshoot(_ values: [Double?]) -> Double {
      guard length > 0, start != end else { return 0 }
      let sign = end > start ? 1.0 : -1
      let beyond = frames.lazy.compactMap { values[$0] }.map { ($0 - end) * sign }.max() ?? 0
      return max(0, beyond / length)
    }
  }

  /// Whether the state says where it goes: a value that no animation moves, or that is always what the state says, only
  /// arrives somewhere.
  private var hasGoal: Bool { !runs.isEmpty && values != targets }

  /// The ways, one for each target; `nil` if there are words among the values, or no values.
  private func ways(_ numbers: [Double?]) -> [Way]? {
    let goals = zip(numbers, targets).map { value, target -> Double? in target?.number ?? value }
    var isMoving = false
    for (value, number) in zip(values, numbers) where value != nil {
      if number == nil { return nil }
      isMoving = true
    }
    guard isMoving, let first = numbers.firstIndex(where: { $0 != nil }) else { return nil }
    let moved = frames(moved: numbers)
    if !hasGoal {
      guard let last = numbers.lastIndex(where: { $0 != nil }), let start = numbers[first],
        let end = numbers[last]
      else { return nil }
      return moved.isEmpty
        ? [] : [Way(start: start, end: end, length: abs(end - start), frames: first..<last + 1)]
    }
    var ways: [Way] = []
    var begin = first
    while begin < goals.count {
      guard let goal = goals[begin] else {
        begin += 1
        continue
      }
      var end = begin
      while end < goals.count, goals[end] == goal { end += 1 }
      let start = (begin > first ? numbers[begin - 1] : nil) ?? numbers[begin] ?? goal
      let before = (begin > first ? goals[begin - 1] : nil) ?? start
      if moved.contains(where: { (begin..<end).contains($0) }) {
        ways.append(
          Way(
            start: start, end: goal, length: max(abs(goal - start), abs(goal - before)),
            frames: begin..<end))
      }
      begin = end
    }
    return ways
  }

  /// The frames, counted from the track's first, that show another value than those before them, by an animation if there
  /// is any.
  private func frames(moved numbers: [Double?]) -> [Int] {
    numbers.indices.dropFirst().filter { frame in
      guard let value = numbers[frame], let before = numbers[frame - 1], value != before else {
        return false
      }
      return !hasGoal || runs.contains { $0.first <= first + frame && first + frame <= $0.last + 1 }
    }
  }

  /// Whether it only jumps: no two frames one after the other both differ from those before.
  private func isStepwise(_ numbers: [Double?]) -> Bool {
    let moved = frames(moved: numbers)
    return !zip(moved, moved.dropFirst()).contains { $1 == $0 + 1 }
  }

  private func peakSpeed(_ numbers: [Double?]) -> Double {
    frames(moved: numbers).reduce(0) { peak, frame in
      max(peak, abs((numbers[frame] ?? 0) - (numbers[frame - 1] ?? 0)))
    }
  }

  /// When a value rests for good, in seconds of the film.
  private func rest(
    _ numbers: [Double?], _ way: Way, _ framesPerSecond: Double, _ frameCount: Int
  ) -> Double? {
    guard let end = numbers.last, let end else { return nil }
    let step = FixedNumber.value(1, decimals: TrackUnit.of(property).decimals)
    let known = numbers.compactMap(\.self)
    let length = hasGoal ? way.length : (known.max() ?? 0) - (known.min() ?? 0)
    let band = max(length * Self.restShare, step)
    let goal = hasGoal ? way.end : end
    guard abs(end - goal) <= band else { return nil }
    guard
      let outside = numbers.lastIndex(where: { value in value.map { abs($0 - goal) > band } ?? true
      })
    else { return Double(first) / framesPerSecond }
    let lastFrame = first + numbers.count - 1
    let isUnderWay = runs.last.map { $0.last >= frameCount - 1 } ?? (lastFrame == frameCount - 1)
    let stays = Double(numbers.count - 1 - outside) / framesPerSecond
    if isUnderWay, stays < Self.restSeconds { return nil }
    var part = 1.0
    if let from = numbers[outside], let to = numbers[outside + 1] {
      part = (abs(from - goal) - band) / (abs(from - goal) - abs(to - goal))
    }
    return (Double(first + outside) + part) / framesPerSecond
  }
}

extension MotionTrack.Value {
  /// The number; `nil` for words.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
}
