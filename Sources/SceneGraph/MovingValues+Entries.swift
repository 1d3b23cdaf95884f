internal import Motion

extension MovingValues {
  /// Brings the offset of a movement with any built-in animations to now.
  func refreshEntries(_ index: Int) {
    let (block, count) = (tracks[index].block, Int(tracks[index].count))
    for (number, entry) in movements[index].entries.enumerated() {
      let coefficients = entry.course.offset(at: Double((now - entry.begin).ticks))
      if number == 0 {
        for c in 0..<count {
          blocks[block, ComponentBlocks.offset, count, c] =
            blocks[block, ComponentBlocks.goal, count, c] * coefficients.goal
            + blocks[block, ComponentBlocks.displacement, count, c] * coefficients.displacement
            + blocks[block, ComponentBlocks.velocity, count, c] * coefficients.velocity
        }
      } else {
        // An animation covers what lies between the moving output of the older ones and its target.
        let run = ComponentBlocks.added + number - 1
        for c in 0..<count {
          blocks[block, ComponentBlocks.offset, count, c] =
            (blocks[block, run, count, c] - blocks[block, ComponentBlocks.offset, count, c])
            * coefficients.goal
        }
      }
    }
  }

  /// What `coefficients` make of the vectors that the first animation started from.
  func combination(_ coefficients: Course.Coefficients, _ index: Int) -> [Double] {
    let (block, count) = (tracks[index].block, Int(tracks[index].count))
    return (0..<count).map { c in
      blocks[block, ComponentBlocks.goal, count, c] * coefficients.goal
        + blocks[block, ComponentBlocks.displacement, count, c] * coefficients.displacement
        + blocks[block, ComponentBlocks.velocity, count, c] * coefficients.velocity
    }
  }

  /// The velocity that a spring would take over.
  func velocityRun(of index: Int, into run: inout [Double]) {
    let entries = movements[index].entries
    guard entries.count == 1, let entry = entries.first else { return }
    let time = Double((now - entry.begin).ticks)
    if let coefficients = entry.course.velocity(at: time) ?? entry.course.innerVelocity(at: time) {
      run = combination(coefficients, index)
    }
  }
}
