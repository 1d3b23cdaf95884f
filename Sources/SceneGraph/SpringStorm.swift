public import Motion

/// Many springs at once, each with its own parameters, start and four components.
///
/// What the store is measured with; the caller has the clock.
@MainActor public struct SpringStorm {
  /// The store in which the springs move.
  public let store = MovingValues()
  /// The springs.
  public private(set) var ids: [MovementID] = []

  /// The type of what moves: as a frame, by place and size.
  public typealias Value = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  /// The instant at which the last of them has started; all of them move for half a second from here on.
  public let begin = Instant(seconds: 0.1)

  /// Starts `count` springs within the first tenth of a second.
  public init(count: Int) {
    for number in 0..<count {
      let share = Double(number) / Double(max(count, 1))
      let animation = Animation.spring(duration: 0.6 + share, bounce: 0.6 * share - 0.2)
      let way = 100 + 900 * share
      let delta = Value(AnimatablePair(way, -way), AnimatablePair(2 * way, 50))
      ids.append(
        store.retarget(
          nil, by: delta, with: animation, at: Instant(seconds: 0.1 * share), order: number))
    }
  }
}
