internal import Motion

// Several targets of one change: layout may place a view more than once before it is content.
extension MovingValues {
  /// Lengthens the way of the newest animation, which has just begun; where nothing is left of the way,
  /// the value is at rest.
  ///
  /// - Parameters:
  ///   - index: The movement.
  ///   - delta: The new target less the one before.
  ///   - animation: How it moves.
  /// - Returns: Whether that was done: a spring takes over from itself, and another animation is added.
  func extendFlat<V: VectorArithmetic>(
    _ index: Int, _ delta: V, _ animation: Animation
  ) -> Bool {
    let (block, count) = (tracks[index].block, Int(tracks[index].count))
    let last = movements[index].entries.count - 1
    guard count == V._componentCount, let newest = movements[index].entries.last,
      newest.begin == now, newest.resumption == nil, newest.animation == animation.kind,
      !animation.kind.takesOverFromItself
    else { return false }
    refresh(index)
    var change = [Double](repeating: 0, count: count)
    delta._write(to: &change, at: 0)
    let run = last == 0 ? ComponentBlocks.goal : ComponentBlocks.added + last - 1
    var (square, way) = (0.0, 0.0)
    for c in 0..<count {
      // At its begin, an animation shows what is there without it.
      let gap = -blocks[block, ComponentBlocks.offset, count, c] + change[c]
      blocks[block, run, count, c] += change[c]
      blocks[block, ComponentBlocks.distance, count, c] += change[c]
      if last == 0 { blocks[block, ComponentBlocks.displacement, count, c] -= change[c] }
      square += gap * gap
      way += abs(blocks[block, run, count, c])
    }
    if last == 0, way == 0 {
      for wait in movements[index].waits { finish(wait) }
      finish(index)
      return true
    }
    guard let course = animation.kind.course(Measures(fromRest: square)) else { return false }
    movements[index].entries[last].course = course
    finishLayout(index)
    return true
  }
}
