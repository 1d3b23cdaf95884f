import Motion

/// Spreads work that has views updated, and comes again by that, over time, as a screen does.
///
/// A body that sends a closure to the main queue, which changes what the body depends on, never comes to an end: a device shows
/// what a turn of its main queue has changed before the next one, but the film's clock moves only when an instant has nothing
/// left to do. So an instant has a few turns, and what is left goes on with the next frame of the screen.
package struct WorkPace {
  /// The greatest number of turns of the main queue at one instant after which views were updated.
  ///
  /// A device has about one a frame; chains of this length come to an end without being seen on their way.
  static let turnLimit = 8
  /// The screen's frames in a second.
  private static let frameRate: Int64 = 60

  private var instant = Instant.zero
  private var count = 0
  private var frame = Instant.zero

  /// Counts a turn of the main queue after which views are updated.
  mutating func noteTurn(at instant: Instant) {
    if self.instant != instant { (self.instant, count) = (instant, 0) }
    count += 1
  }

  /// Whether `instant` has had all its turns.
  func isOver(at instant: Instant) -> Bool {
    self.instant == instant && count >= Self.turnLimit
  }

  /// Lets work wait for `frame`; says whether none did yet.
  mutating func postpone(to frame: Instant) -> Bool {
    defer { self.frame = frame }
    return self.frame != frame
  }

  /// When the screen's next frame is.
  package static func nextFrame(after instant: Instant) -> Instant {
    let frame = Instant.ticksPerSecond / frameRate
    return Instant(ticks: (instant.ticks / frame + 1) * frame)
  }
}
