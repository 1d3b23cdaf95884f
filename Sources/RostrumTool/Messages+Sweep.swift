/// The words about sweeps.
extension Messages {
  static let sweep =
    "accepted is what is tapped and in which part of the film, as in 'Toggle@0.1..0.6'"
  static let sweepWritesNothing = "--sweep compares with no golden; leave --mode out"

  static func emptySweep(_ sweep: SweepArgument) -> String {
    "no frame lies from \(sweep.first.text) to \(sweep.last.text); accepted is an interval of a frame or more"
  }

  /// Too many frames.
  ///
  /// - Parameters:
  ///   - count: How many frames the interval has.
  ///   - most: How many it may have.
  /// - Returns: One line.
  static func longSweep(_ count: Int, _ most: Int) -> String {
    "the interval has \(count) frames, each of which is a film; accepted are up to \(most)"
  }

  /// The worst case.
  ///
  /// - Parameters:
  ///   - tap: The tap.
  ///   - scene: The scene's path.
  /// - Returns: A step of a script.
  static func sweepStep(_ tap: String, _ scene: String) -> String {
    "to see it, add to the script of \(scene): - tap: \"\(tap)\""
  }
}
