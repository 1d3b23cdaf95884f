/// The moments of a film that a person should see: where something begins, turns, comes to rest, and between these as many
/// as the way is long.
///
/// Moments are chosen together: what can be told of a frame is weighed against how much goes on unseen between two that are
/// shown. So ends of animations that follow each other in a moment count once, and an even movement has even moments.
public struct FilmMoments: Hashable, Sendable {
  /// What a moment shows.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The film's first frame.
    case start
    /// Something happens by itself or by the script, such as a touch.
    case event
    /// A value turns back.
    case turn
    /// All comes to rest.
    case rest
    /// The film's last frame.
    case end
    /// Something is under way.
    case between
  }
  /// A moment.
  public struct Moment: Hashable, Sendable {
    /// The frame's number, from 0.
    public var frame: Int
    /// What it shows, the weightiest where that is several things.
    public var kind: Kind

    /// Creates a moment.
    ///
    /// - Parameters:
    ///   - frame: The frame's number, from 0.
    ///   - kind: What it shows.
    public init(frame: Int, kind: Kind) { (self.frame, self.kind) = (frame, kind) }
  }
  /// An event: something happens by itself or by the script.
  public struct Event: Hashable, Sendable {
    /// The first frame that shows it.
    public var frame: Int
    /// Whether it only matters where something moved since the event before: a finger that lets go after a drag, not one
    /// that has tapped.
    public var isMinor: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - frame: The first frame that shows it; others than the film's are left out.
    ///   - isMinor: Whether it only matters where something moved since the event before.
    public init(_ frame: Int, isMinor: Bool = false) {
      (self.frame, self.isMinor) = (frame, isMinor)
    }
  }
  /// A value from frame to frame.
  public struct Track: Hashable, Sendable {
    /// The first frame that has it.
    public var first: Int
    /// What is shown from there on; `nil` where it is not there.
    public var values: [Double?]

    /// Creates a track.
    ///
    /// - Parameters:
    ///   - first: The first frame that has it.
    ///   - values: What is shown from there on; `nil` where it is not there.
    public init(first: Int, values: [Double?]) { (self.first, self.values) = (first, values) }
  }

  /// The moments, in the order of time; no frame twice.
  public private(set) var moments: [Moment] = []

  /// Chooses moments: the first frame, the last, and what is worth seeing between.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames the film has.
  ///   - events: What happens.
  ///   - tracks: The values that people see move.
  ///   - seen: How unlike each frame's picture is to the one before, in any unit, at least 0; frames beyond its end are as
  ///     those before. Empty if that is not known.
  ///   - limit: The most moments, at least 2.
  ///   - least: Two moments are so many frames apart, at least; only in a film that is shorter are first and last nearer.
  public init(
    frameCount: Int, events: [Event], tracks: [Track], seen: [Double] = [], limit: Int = 12,
    least: Int = 2
  ) {
    guard frameCount > 0 else { return }
    guard frameCount > 1 else {
      moments = [Moment(frame: 0, kind: .start)]
      return
    }
    let change = FilmChange(frameCount, tracks, seen)
    let worth = MomentWorth(frameCount, events, tracks, change)
    let choice = MomentChoice(limit: max(limit, 2), least: max(least, 1))
    let frames = choice.frames(worth, change)
    moments = frames.map { frame in
      let kind: Kind =
        frame == 0 ? .start : frame == frameCount - 1 ? .end : worth.kinds[frame] ?? .between
      return Moment(frame: frame, kind: kind)
    }
  }

  /// Takes moments that are as far from one another as frames allow, whatever they show.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames the film has.
  ///   - count: How many moments, at least 2; all frames where there are fewer.
  public init(frameCount: Int, even count: Int) {
    guard frameCount > 0 else { return }
    let (last, steps) = (frameCount - 1, max(min(count, frameCount), 2) - 1)
    moments = (0...steps).map { step in
      // The nearest frame; of two the later.
      let frame = (2 * step * last + steps) / (2 * steps)
      return Moment(frame: frame, kind: step == 0 ? .start : step == steps ? .end : .between)
    }
    if last == 0 { moments.removeLast() }
  }
}
