/// Breaks in a curve: where the value, or its velocity, changes at once.
struct Continuity {
  /// A break.
  struct Break: Hashable {
    /// The first frame after it.
    var frame: Int
    /// How much changes, in the value's unit, or its unit a second.
    var size: Double
  }

  /// The greatest step that its neighbours do not explain.
  ///
  /// A fast motion takes long steps too, but its neighbours are as long. What counts of a step is what it has over
  /// the longer one of its neighbours, if that is more than half of it.
  ///
  /// - Parameters:
  ///   - values: Numbers from frame to frame.
  ///   - frames: The frames that are looked at.
  /// - Returns: The greatest break, if there is one.
  static func jump(_ values: [Double?], in frames: ClosedRange<Int>) -> Break? {
    func step(_ frame: Int) -> Double {
      guard values.indices.contains(frame), values.indices.contains(frame - 1),
        let now = values[frame], let then = values[frame - 1]
      else { return 0 }
      return now - then
    }
    return greatest(in: frames, step)
  }

  /// The greatest change of velocity that its neighbours do not explain, in units a second.
  ///
  /// - Parameters:
  ///   - values: Numbers from frame to frame.
  ///   - frames: The frames that are looked at.
  ///   - rate: Frames a second.
  /// - Returns: The greatest break, if there is one of more than a twentieth of the greatest speed.
  static func velocityJump(_ values: [Double?], in frames: ClosedRange<Int>, rate: Double) -> Break?
  {
    func step(_ frame: Int) -> Double? {
      guard values.indices.contains(frame), values.indices.contains(frame - 1),
        let now = values[frame], let then = values[frame - 1]
      else { return nil }
      return now - then
    }
    let peak = frames.compactMap { step($0).map(abs) }.max() ?? 0
    let found = greatest(in: frames) { frame in
      guard let now = step(frame), let then = step(frame - 1) else { return 0 }
      return now - then
    }
    guard var found, found.size > peak / 20 else { return nil }
    found.size *= rate
    return found
  }

  /// The greatest of what a step has over its neighbours.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - step: The step to a frame.
  /// - Returns: The break.
  private static func greatest(
    in frames: ClosedRange<Int>, _ step: (Int) -> Double
  ) -> Break? {
    var found: Break?
    for frame in frames {
      let size = abs(step(frame))
      let excess = size - max(abs(step(frame - 1)), abs(step(frame + 1)))
      if excess > size / 2, excess > found?.size ?? 0 { found = Break(frame: frame, size: excess) }
    }
    return found
  }
}
