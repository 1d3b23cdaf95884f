public import Motion

extension MovingValues {
  /// Gives a value a new target and an animation on the way there.
  ///
  /// A spring goes on from where the value is shown, with its velocity; other animations are added to
  /// what runs.
  ///
  /// - Parameters:
  ///   - id: What moves the value already; `nil`, or a name without meaning, if nothing does.
  ///   - delta: The new model value less the old one.
  ///   - animation: How it moves.
  ///   - instant: When; it becomes ``now``.
  ///   - environment: Reads the environment of the view, for a scene's own animations.
  ///   - listeners: Who waits for it.
  ///   - order: The place of the view's node among all, for events of one instant.
  /// - Returns: The name of the movement.
  @discardableResult
  public func retarget<V: VectorArithmetic>(
    _ id: MovementID?, by delta: V, with animation: Animation, at instant: Instant,
    environment: EnvironmentReader? = nil, listeners: [AnimationListener] = [], order: Int = 0
  ) -> MovementID {
    now = instant
    let index: Int
    if let id, isMoving(id) {
      index = id.index
      prepareForTarget(index)
    } else {
      index = makeIndex()
    }
    let generation = movements[index].generation
    let isSameChange = movements[index].change == change && change != nil
    movements[index].change = change
    movements[index].order = order
    movements[index].lastTarget = instant
    movements[index].version += 1
    let isFlat = V._componentCount != nil && !animation.kind.isCustom
    switch tracks[index].form {
    case .none where isFlat, .tracked where isFlat:
      startFlat(index, delta, animation)
    case .spring where isFlat, .entries where isFlat:
      if !isSameChange || !extendFlat(index, delta, animation) {
        retargetFlat(index, delta, animation)
      }
    default:
      retargetBoxed(index, delta, animation, environment, isSameChange: isSameChange)
    }
    // Who came back to where it was within one change is not on its way.
    if tracks[index].form != .none { listen(index, listeners) }
    return MovementID(index: index, generation: generation)
  }

  /// Follows the velocity of a value that something else moves: it is shown where the model is.
  ///
  /// - Parameters:
  ///   - id: What moves the value already; another animation than following it ends here.
  ///   - delta: The new model value less the old one.
  ///   - instant: When.
  ///   - order: The place of the view's node among all, for events of one instant.
  /// - Returns: The name of the movement; a spring that is its next animation takes its velocity.
  @discardableResult
  public func track<V: VectorArithmetic>(
    _ id: MovementID?, by delta: V, at instant: Instant, order: Int = 0
  ) -> MovementID {
    now = instant
    let index: Int
    if let id, isMoving(id) {
      index = id.index
      prepareForTarget(index)
      if tracks[index].form != .tracked { drop(index) }
    } else {
      index = makeIndex()
    }
    let tracked = movements[index].box as? TrackedMovement<V> ?? TrackedMovement<V>()
    tracked.move(by: delta, at: instant)
    movements[index].box = tracked
    movements[index].order = order
    movements[index].lastTarget = instant
    movements[index].version += 1
    tracks[index].form = .tracked
    // Two seconds later nobody remembers the velocity.
    schedule(
      index, at: instant + Instant(ticks: 2 * Instant.ticksPerSecond),
      .end(
        index: index, generation: movements[index].generation, version: movements[index].version))
    return MovementID(index: index, generation: movements[index].generation)
  }

  /// Lets go of what a movement holds, but for its name and those who wait.
  func drop(_ index: Int) {
    let track = tracks[index]
    if track.form == .spring || track.form == .entries {
      blocks.free(
        track.block, components: Int(track.count), added: movements[index].entries.count - 1)
    }
    tracks[index] = Track()
    stamps[index] = -1
    movements[index].entries = []
    movements[index].box = nil
  }

  /// Starts a movement of a run of numbers, or goes on from a tracked value.
  private func startFlat<V: VectorArithmetic>(
    _ index: Int, _ delta: V, _ animation: Animation
  ) {
    let tracked = movements[index].box as? TrackedMovement<V>
    drop(index)
    let count = V._componentCount ?? 0
    let block = blocks.allocate(components: count)
    tracks[index].count = Int32(count)
    tracks[index].block = block
    var goal = [Double](repeating: 0, count: count)
    delta._write(to: &goal, at: 0)
    if let tracked, case .fluidSpring = animation.kind {
      let velocity = tracked.sampler.velocity(at: now)
      var (distance, speed) = (goal, goal)
      (tracked.distance.map { $0 + delta } ?? delta)._write(to: &distance, at: 0)
      velocity._write(to: &speed, at: 0)
      blocks.write(distance, to: ComponentBlocks.distance, of: block)
      resume(
        index, animation, Resumption(start: 0), displacement: goal.map { -$0 }, velocity: speed,
        begin: now)
      return
    }
    blocks.write(goal, to: ComponentBlocks.distance, of: block)
    blocks.write(goal, to: ComponentBlocks.goal, of: block)
    blocks.write(goal.map { -$0 }, to: ComponentBlocks.displacement, of: block)
    let square = goal.reduce(0) { $0 + $1 * $1 }
    guard let course = animation.kind.course(Measures(fromRest: square)) else { return }
    movements[index].entries = [Entry(animation: animation.kind, course: course, begin: now)]
    finishLayout(index)
  }

  /// Merges an animation into a movement of a run of numbers, or adds it.
  private func retargetFlat<V: VectorArithmetic>(
    _ index: Int, _ delta: V, _ animation: Animation
  ) {
    let (block, count) = (tracks[index].block, Int(tracks[index].count))
    guard count == V._componentCount else { return }
    let first = movements[index].entries[0]
    let elapsed = Double((now - first.begin).ticks)
    if movements[index].entries.count == 1,
      let takeover = animation.kind.takeover(
        from: first.animation, course: first.course, at: elapsed)
    {
      // The offset is computed anew; until then its place holds what is added to the way.
      delta._write(to: &blocks.components, at: block)
      takeOver(index, animation, takeover, begin: first.begin)
      return
    }
    var change = [Double](repeating: 0, count: count)
    delta._write(to: &change, at: 0)
    refresh(index)
    for c in 0..<count { blocks[block, ComponentBlocks.distance, count, c] += change[c] }
    if movements[index].entries.count > 1, case .fluidSpring = animation.kind {
      // What several animations add up to has a place, but no velocity of its own.
      var displacement = blocks.read(ComponentBlocks.offset, of: block, count: count)
      for c in 0..<count { displacement[c] -= change[c] }
      resume(
        index, animation, Resumption(start: elapsed), displacement: displacement,
        velocity: [Double](repeating: 0, count: count), begin: first.begin)
      return
    }
    add(index, animation, change)
  }

  /// Makes a movement's one animation another that takes over from it.
  ///
  /// The way grows by the numbers in the run of offsets. Nothing is allocated: a thousand values may get new
  /// targets at once.
  private func takeOver(
    _ index: Int, _ animation: Animation, _ takeover: Takeover, begin: Instant
  ) {
    let (block, count) = (tracks[index].block, Int(tracks[index].count))
    var measures = Measures(goal: 0, displacement: 0, product: 0, velocity: 0)
    for c in 0..<count {
      let change = blocks[block, ComponentBlocks.offset, count, c]
      let goal = blocks[block, ComponentBlocks.goal, count, c]
      let from = blocks[block, ComponentBlocks.displacement, count, c]
      let speed = blocks[block, ComponentBlocks.velocity, count, c]
      let distance = blocks[block, ComponentBlocks.distance, count, c] + change
      var displacement =
        goal * takeover.displacement.goal + from * takeover.displacement.displacement
        + speed * takeover.displacement.velocity
      if !takeover.isReversed { displacement -= change }
      let velocity =
        goal * takeover.velocity.goal + from * takeover.velocity.displacement
        + speed * takeover.velocity.velocity
      blocks[block, ComponentBlocks.distance, count, c] = distance
      blocks[block, ComponentBlocks.goal, count, c] = distance
      blocks[block, ComponentBlocks.displacement, count, c] = displacement
      blocks[block, ComponentBlocks.velocity, count, c] = velocity
      measures.goal += distance * distance
      measures.displacement += displacement * displacement
      measures.product += displacement * velocity
      measures.velocity += velocity * velocity
    }
    guard let course = animation.kind.course(measures, resuming: takeover.resumption) else {
      return
    }
    movements[index].entries[0] = Entry(
      animation: animation.kind, course: course, resumption: takeover.resumption, begin: begin)
    finishLayout(index)
  }

  /// Makes a movement one animation that goes on from a displacement and a velocity.
  func resume(
    _ index: Int, _ animation: Animation, _ resumption: Resumption, displacement: [Double],
    velocity: [Double], begin: Instant
  ) {
    let count = Int(tracks[index].count)
    let oldBlock = tracks[index].block
    let distance = blocks.read(ComponentBlocks.distance, of: oldBlock, count: count)
    if movements[index].entries.count > 1 {
      blocks.free(oldBlock, components: count, added: movements[index].entries.count - 1)
      tracks[index].block = blocks.allocate(components: count)
    }
    let block = tracks[index].block
    blocks.write(distance, to: ComponentBlocks.distance, of: block)
    blocks.write(distance, to: ComponentBlocks.goal, of: block)
    blocks.write(displacement, to: ComponentBlocks.displacement, of: block)
    blocks.write(velocity, to: ComponentBlocks.velocity, of: block)
    var measures = Measures(goal: 0, displacement: 0, product: 0, velocity: 0)
    for c in 0..<count {
      measures.goal += distance[c] * distance[c]
      measures.displacement += displacement[c] * displacement[c]
      measures.product += displacement[c] * velocity[c]
      measures.velocity += velocity[c] * velocity[c]
    }
    guard let course = animation.kind.course(measures, resuming: resumption) else { return }
    movements[index].entries = [
      Entry(animation: animation.kind, course: course, resumption: resumption, begin: begin)
    ]
    finishLayout(index)
  }

  /// Adds an animation over `change` to those that run.
  private func add(_ index: Int, _ animation: Animation, _ change: [Double]) {
    let count = change.count
    let oldBlock = tracks[index].block
    let entries = movements[index].entries
    var square = 0.0
    for c in 0..<count {
      let gap = change[c] - blocks[oldBlock, ComponentBlocks.offset, count, c]
      square += gap * gap
    }
    guard let course = animation.kind.course(Measures(fromRest: square)) else { return }
    // Whatever is older than an animation that has ended is not seen any more.
    let kept = entries.lastIndex { Double((now - $0.begin).ticks) >= $0.course.end }.map { $0 + 1 }
    if kept == entries.count {
      let block = blocks.allocate(components: count)
      blocks.write(
        blocks.read(ComponentBlocks.distance, of: oldBlock, count: count),
        to: ComponentBlocks.distance, of: block)
      blocks.write(change, to: ComponentBlocks.goal, of: block)
      blocks.write(change.map { -$0 }, to: ComponentBlocks.displacement, of: block)
      blocks.free(oldBlock, components: count, added: entries.count - 1)
      tracks[index].block = block
      movements[index].entries = [Entry(animation: animation.kind, course: course, begin: now)]
      finishLayout(index)
      return
    }
    let block = blocks.allocate(components: count, added: entries.count - (kept ?? 0))
    blocks.write(
      blocks.read(ComponentBlocks.distance, of: oldBlock, count: count),
      to: ComponentBlocks.distance, of: block)
    if let kept {
      let goal = blocks.read(ComponentBlocks.added + kept - 1, of: oldBlock, count: count)
      blocks.write(goal, to: ComponentBlocks.goal, of: block)
      blocks.write(goal.map { -$0 }, to: ComponentBlocks.displacement, of: block)
    } else {
      for run in ComponentBlocks.displacement...ComponentBlocks.goal {
        blocks.write(blocks.read(run, of: oldBlock, count: count), to: run, of: block)
      }
    }
    let first = kept ?? 0
    for entry in (first + 1)..<max(entries.count, first + 1) {
      blocks.write(
        blocks.read(ComponentBlocks.added + entry - 1, of: oldBlock, count: count),
        to: ComponentBlocks.added + entry - first - 1, of: block)
    }
    blocks.write(change, to: ComponentBlocks.added + entries.count - first - 1, of: block)
    blocks.free(oldBlock, components: count, added: entries.count - 1)
    tracks[index].block = block
    movements[index].entries =
      entries[first...] + [Entry(animation: animation.kind, course: course, begin: now)]
    finishLayout(index)
  }

  /// Chooses the form of a movement by its animations, and forgets its old offset.
  func finishLayout(_ index: Int) {
    stamps[index] = -1
    springsSampledAt = -1
    tracks[index].form = .entries
    let entries = movements[index].entries
    if entries.count == 1, case .fluid(let motion, _, _) = entries[0].course, motion.blend == nil {
      tracks[index].form = .spring
      tracks[index].start = entries[0].begin.ticks + Int64(motion.start)
      tracks[index].oscillator = motion.oscillator
      let (decay, frequency) = (motion.oscillator.decay, motion.oscillator.frequency)
      tracks[index].isPlain = decay.isFinite && frequency >= 0 && frequency.isFinite
    }
  }
}
