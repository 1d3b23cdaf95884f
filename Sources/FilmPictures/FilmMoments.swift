/// The moments of a film that a person should see: where something begins, turns, comes to rest, and between these where
/// most is under way.
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

  /// Turns back by less than this share of a value's range are not seen.
  private static let leastTurn = 0.02
  /// A stretch in which less than this share of the film's movement happens is not divided any more.
  private static let leastStretch = 0.04

  /// Chooses moments.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames the film has.
  ///   - events: The frames at which something happens; others than the film's are left out.
  ///   - tracks: The values that people see move.
  ///   - limit: The most moments, at least 2.
  public init(frameCount: Int, events: [Int], tracks: [Track], limit: Int = 12) {
    guard frameCount > 0 else { return }
    let limit = max(limit, 2)
    let activity = Self.activity(tracks, frameCount)
    var chosen: [Int: Kind] = [0: .start]
    if frameCount > 1 { chosen[frameCount - 1] = .end }
    func add(_ frames: [Int], _ kind: Kind) {
      for frame in frames where (0..<frameCount).contains(frame) && chosen.count < limit {
        if chosen[frame] == nil { chosen[frame] = kind }
      }
    }
    add(events.sorted(), .event)
    add(Self.rests(activity), .rest)
    add(Self.turns(tracks), .turn)
    Self.divide(&chosen, activity, limit)
    moments = chosen.sorted { $0.key < $1.key }.map { Moment(frame: $0.key, kind: $0.value) }
  }

  /// How much moves from the frame before to each: of every value a share of its range.
  private static func activity(_ tracks: [Track], _ frameCount: Int) -> [Double] {
    var activity = [Double](repeating: 0, count: frameCount)
    for track in tracks {
      guard let range = range(of: track) else { continue }
      for index in track.values.indices.dropFirst() where track.first + index < frameCount {
        guard let value = track.values[index], let before = track.values[index - 1],
          value.isFinite, before.isFinite
        else { continue }
        activity[track.first + index] += abs(value - before) / range
      }
    }
    return activity
  }

  private static func range(of track: Track) -> Double? {
    let known = track.values.compactMap(\.self).filter(\.isFinite)
    guard let least = known.min(), let greatest = known.max(), greatest > least else { return nil }
    return greatest - least
  }

  /// The first frames in which nothing moves any more, for a while.
  private static func rests(_ activity: [Double]) -> [Int] {
    activity.indices.dropFirst(2).filter { frame in
      activity[frame] == 0 && activity[frame - 1] == 0 && activity[frame - 2] > 0
    }.map { $0 - 1 }
  }

  /// The frames in which values turn back, those that turn farthest first.
  private static func turns(_ tracks: [Track]) -> [Int] {
    var sizes: [Int: Double] = [:]
    for track in tracks {
      guard let range = range(of: track) else { continue }
      var (top, topFrame, direction) = (0.0, 0, 0.0)
      for (index, value) in track.values.enumerated() {
        guard let value, value.isFinite else {
          direction = 0
          continue
        }
        let before = index > 0 ? track.values[index - 1] : nil
        guard let before, before.isFinite else {
          (top, topFrame, direction) = (value, index, 0)
          continue
        }
        let step = value - before
        if step == 0 { continue }
        if direction == 0 || step * direction > 0 {
          if direction == 0 || (value - top) * direction > 0 { (top, topFrame) = (value, index) }
          direction = direction == 0 ? step : direction
        } else if abs(value - top) / range >= leastTurn {
          sizes[track.first + topFrame, default: 0] += abs(value - top) / range
          direction = step
          (top, topFrame) = (value, index)
        }
      }
    }
    return sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Divides the stretches between chosen frames where most is under way, at the middle of the way.
  private static func divide(_ chosen: inout [Int: Kind], _ activity: [Double], _ limit: Int) {
    let total = activity.reduce(0, +)
    guard total > 0 else { return }
    while chosen.count < limit {
      let frames = chosen.keys.sorted()
      var best: (sum: Double, frame: Int)?
      for (start, end) in zip(frames, frames.dropFirst()) where end - start > 1 {
        let sum = activity[start + 1...end].reduce(0, +)
        guard sum >= total * leastStretch, sum > best?.sum ?? 0 else { continue }
        var (way, frame) = (0.0, start + 1)
        while frame < end - 1, way + activity[frame] < sum / 2 {
          way += activity[frame]
          frame += 1
        }
        best = (sum, frame)
      }
      guard let best else { return }
      chosen[best.frame] = .between
    }
  }
}
