/// The fraction of the distance at which a spring keyframe without a duration counts as settled: as a
/// recording of the system's own has it.
private let settledKeyframeShare = 1e-4

/// The path of one value's keyframes, with everything known: where each begins and how fast.
struct KeyframePath<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  private enum Shape {
    case linear(UnitCurve)
    /// A cubic with its velocities at both ends, per second.
    case cubic(Vector, Vector)
    case spring(Spring, Vector)
    case move
  }

  private struct Piece {
    let shape: Shape
    let from: Vector
    let to: Vector
    let template: Value
    /// Ticks.
    let begin: Double
    let duration: Double

    func value(at time: Double) -> Vector {
      switch shape {
      case .move: return to
      case .spring(let spring, let velocity):
        return from
          + spring.value(
            target: to - from, initialVelocity: velocity, time: seconds(ofTicks: time))
      case .linear(let curve):
        return from + (to - from).scaled(by: curve.value(at: duration > 0 ? time / duration : 1))
      case .cubic(let start, let end):
        guard duration > 0 else { return to }
        let (p, length) = (time / duration, seconds(ofTicks: duration))
        let (p2, p3) = (p * p, p * p * p)
        return from + (to - from).scaled(by: 3 * p2 - 2 * p3)
          + start.scaled(by: (p3 - 2 * p2 + p) * length) + end.scaled(by: (p3 - p2) * length)
      }
    }

    func velocity(at time: Double) -> Vector {
      let length = seconds(ofTicks: duration)
      switch shape {
      case .move: return to - to
      case .spring(let spring, let velocity):
        return spring.velocity(
          target: to - from, initialVelocity: velocity, time: seconds(ofTicks: time))
      case .linear(let curve):
        guard duration > 0 else { return to - to }
        return (to - from).scaled(by: curve.velocity(at: time / duration) / length)
      case .cubic(let start, let end):
        guard duration > 0 else { return to - to }
        let p = time / duration
        return (to - from).scaled(by: 6 * (p - p * p) / length)
          + start.scaled(by: 3 * p * p - 4 * p + 1) + end.scaled(by: 3 * p * p - 2 * p)
      }
    }
  }

  private let initial: Value
  private var pieces: [Piece] = []

  /// Ticks from the first keyframe to the last.
  var duration: Double { pieces.last.map { $0.begin + $0.duration } ?? 0 }

  /// Lays keyframes out.
  ///
  /// - Parameters:
  ///   - segments: The keyframes.
  ///   - initial: The value before the first.
  ///   - velocity: The velocity per second that it has already; `nil` for a start from rest.
  init(_ segments: [_KeyframeSegment<Value>], from initial: Value, velocity: Vector?) {
    self.initial = initial
    var (place, begin) = (initial.animatableData, 0.0)
    // Of a vector as long as the others: `.zero` may have another length.
    var speed = velocity ?? place - place
    for (index, segment) in segments.enumerated() {
      let target = segment.target.animatableData
      let shape: Shape
      var duration = max(segment.duration.map(ticks(ofWritten:)) ?? 0, 0)
      switch segment.course {
      case .move: shape = .move
      case .linear(let curve): shape = .linear(curve)
      case .spring(let spring, let start):
        let start = start?.animatableData ?? speed
        shape = .spring(spring, start)
        if segment.duration == nil {
          let settling = spring.settlingDuration(
            target: target - place, initialVelocity: start, epsilon: settledKeyframeShare)
          duration = ticks(ofWritten: settling)
        }
      case .cubic(let start, let end):
        let next = index + 1 < segments.count ? segments[index + 1] : nil
        shape = .cubic(
          start?.animatableData
            ?? Self.startVelocity(
              of: target, duration, after: pieces.last,
              index > 0 ? segments[index - 1] : nil, speed),
          end?.animatableData
            ?? Self.endVelocity(from: place, to: target, duration, before: next))
      }
      let piece = Piece(
        shape: shape, from: place, to: target, template: segment.target, begin: begin,
        duration: duration)
      pieces.append(piece)
      begin += duration
      (place, speed) = (piece.value(at: duration), piece.velocity(at: duration))
    }
  }

  /// The velocity at which a cubic starts: that of the keyframe before, or half-way to both neighbours
  /// if that is a cubic as well.
  private static func startVelocity(
    of target: Vector, _ duration: Double, after previous: Piece?,
    _ segment: _KeyframeSegment<Value>?, _ speed: Vector
  ) -> Vector {
    guard let previous, let segment, case .cubic(_, let explicit) = segment.course else {
      return speed
    }
    if let explicit { return explicit.animatableData }
    let span = seconds(ofTicks: previous.duration + duration)
    return span > 0 ? (target - previous.from).scaled(by: 1 / span) : target - target
  }

  /// The velocity at which a cubic ends: what the next keyframe starts with.
  private static func endVelocity(
    from place: Vector, to target: Vector, _ duration: Double,
    before next: _KeyframeSegment<Value>?
  ) -> Vector {
    let rest = target - target
    guard let next else { return rest }
    let after = next.target.animatableData
    let length = seconds(ofTicks: max(next.duration.map(ticks(ofWritten:)) ?? 0, 0))
    switch next.course {
    case .move: return rest
    case .linear(let curve):
      return length > 0 ? (after - target).scaled(by: curve.velocity(at: 0) / length) : rest
    case .cubic(let start, _):
      if let start { return start.animatableData }
      let span = seconds(ofTicks: duration) + length
      return span > 0 ? (after - place).scaled(by: 1 / span) : rest
    case .spring(_, let start):
      if let start { return start.animatableData }
      let span = 2 * seconds(ofTicks: duration)
      return span > 0 ? (after - place).scaled(by: 1 / span) : rest
    }
  }

  /// The keyframe at a time; a time on the boundary of two belongs to the earlier one.
  private func piece(at time: Double) -> Piece? {
    pieces.first { $0.begin + $0.duration >= time } ?? pieces.last
  }

  /// The value `time` ticks after the start; the end value for ever after.
  func value(at time: Double) -> Value {
    guard let piece = piece(at: time) else { return initial }
    var result = piece.template
    result.animatableData = piece.value(at: min(max(time - piece.begin, 0), piece.duration))
    return result
  }

  /// The velocity per second; zero after the end.
  func velocity(at time: Double) -> Vector {
    let rest = initial.animatableData - initial.animatableData
    guard time <= duration, let piece = piece(at: time) else { return rest }
    return piece.velocity(at: min(max(time - piece.begin, 0), piece.duration))
  }
}
