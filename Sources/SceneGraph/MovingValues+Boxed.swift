internal import Motion

extension MovingValues {
  /// Gives a new target to a movement that keeps its vectors as they are, or has to from now on.
  func retargetBoxed<V: VectorArithmetic>(
    _ index: Int, _ delta: V, _ animation: Animation, _ environment: EnvironmentReader?,
    isSameChange: Bool
  ) {
    let box: Box<V>
    if let current = movements[index].box as? Box<V> {
      box = current
    } else if let tracked = movements[index].box as? TrackedMovement<V> {
      box = Self.box(tracked, at: now)
    } else if tracks[index].form == .spring || tracks[index].form == .entries {
      box = boxed(index)
    } else {
      box = Box([])
    }
    box.retarget(
      by: delta, with: animation, at: now, environment: environment, isSameChange: isSameChange)
    drop(index)
    movements[index].box = box
    tracks[index].form = .boxed
  }

  /// A followed value, as a movement that shows the model and has a velocity.
  private static func box<V: VectorArithmetic>(
    _ tracked: TrackedMovement<V>, at now: Instant
  ) -> Box<V> {
    var context = AnimationContext<V>()
    context.state.standIn(position: nil, velocity: tracked.sampler.velocity(at: now))
    return Box([
      Box<V>.Entry(
        animation: Animation(.tracking), context: context, target: tracked.distance ?? .zero,
        begin: now)
    ])
  }

  /// A movement of a run of numbers, with the vectors themselves.
  private func boxed<V: VectorArithmetic>(_ index: Int) -> Box<V> {
    let (block, count) = (tracks[index].block, Int(tracks[index].count))
    func vector(_ run: Int) -> V {
      V._read(from: blocks.components, at: block + run * count)
    }
    var target = V.zero
    var entries: [Box<V>.Entry] = []
    for (number, entry) in movements[index].entries.enumerated() {
      let part = vector(
        number == 0 ? ComponentBlocks.goal : ComponentBlocks.added + number - 1)
      target += part
      var context = AnimationContext<V>()
      context.state.resume(
        entry.course, goal: part.magnitudeSquared,
        displacement: vector(ComponentBlocks.displacement),
        velocity: vector(ComponentBlocks.velocity),
        resumption: number == 0 ? entry.resumption : nil)
      entries.append(
        Box<V>.Entry(
          animation: Animation(entry.animation), context: context, target: target,
          begin: entry.begin, course: entry.course))
    }
    return Box(entries)
  }
}
