// The end of a spring is searched for when it may be near, not when the spring starts: in a busy scene most
// springs get a new target long before, and searching for all their ends took a seventh of an update.

internal import Synchronization

/// The end of a fluid motion, searched for when somebody has to know.
package final class FluidEnd: Sendable {
  private let motion: FluidMotion
  private let measures: Measures
  private let found = Mutex<Double?>(nil)
  /// A lower bound of the end.
  package let earliest: Double

  package init(_ motion: FluidMotion, _ measures: Measures) {
    (self.motion, self.measures) = (motion, measures)
    earliest = motion.earliestEnd(measures)
  }

  /// The end; infinite if there is none.
  package var exact: Double {
    found.withLock { found in
      if let found { return found }
      let end = motion.end(measures)
      found = end
      return end
    }
  }

  /// Whether the motion is over.
  package func isReached(at time: Double) -> Bool { time >= earliest && time >= exact }
}
