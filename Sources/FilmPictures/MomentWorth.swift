/// What can be told of a film's frames, and how much each is worth seeing.
///
/// The unit is that of an event of which there are few.
struct MomentWorth {
  /// How much each frame is worth seeing for itself; 0 for most.
  private(set) var worth: [Double]
  /// What can be told of those that are worth anything.
  private(set) var kinds: [Int: FilmMoments.Kind] = [:]

  /// Of more events each is worth less: what happens all the time is no event.
  private static let fewEvents = 4.0
  private static let (minorEvent, turn, rest) = (0.5, 0.4, 0.5)
  /// What is minor matters after this share of all change.
  private static let leastChange = 0.01
  /// Turns back by less than this share of a value's range are not seen.
  private static let leastTurn = 0.02
  /// One by this share is as good as any.
  private static let plainTurn = 0.25
  /// Rest counts in full after this share of all change.
  private static let plainRest = 0.15
  /// What rest is worth that lasts to the end, as a share.
  private static let lastRest = 0.5
  /// What is still for fewer frames only pauses.
  private static let leastRest = 3

  /// Weighs frames.
  ///
  /// - Parameters:
  ///   - frameCount: How many there are.
  ///   - events: What happens.
  ///   - tracks: The values.
  ///   - change: How much of all change has happened by each frame.
  init(
    _ frameCount: Int, _ events: [FilmMoments.Event], _ tracks: [FilmMoments.Track],
    _ change: FilmChange
  ) {
    worth = [Double](repeating: 0, count: frameCount)
    add(events, change)
    addTurns(tracks)
    addRests(change)
  }

  private mutating func add(_ frame: Int, _ kind: FilmMoments.Kind, _ value: Double) {
    guard worth.indices.contains(frame), value > worth[frame] else { return }
    (worth[frame], kinds[frame]) = (value, kind)
  }

  private mutating func add(_ events: [FilmMoments.Event], _ change: FilmChange) {
    let known = events.filter { worth.indices.contains($0.frame) }
    let major = Set(known.filter { !$0.isMinor }.map(\.frame))
    let minor = Set(known.filter(\.isMinor).map(\.frame)).subtracting(major)
    let all = major.union(minor).sorted()
    let share = min(1, Self.fewEvents / Double(max(all.count, 1)))
    for (index, frame) in all.enumerated() {
      let before = index > 0 ? all[index - 1] : 0
      if major.contains(frame) {
        add(frame, .event, share)
      } else if change.way[frame] - change.way[before] >= Self.leastChange {
        add(frame, .event, share * Self.minorEvent)
      }
    }
  }

  /// The frames in which values turn back.
  private mutating func addTurns(_ tracks: [FilmMoments.Track]) {
    for track in tracks {
      for turn in track.turns(Self.leastTurn) {
        add(turn.frame, .turn, Self.turn * min(1, turn.size / Self.plainTurn))
      }
    }
  }

  /// The first frames in which nothing moves any more, for a while.
  private mutating func addRests(_ change: FilmChange) {
    var frame = 1
    // How much had changed when things began to move.
    var before = 0.0
    while frame < worth.count {
      guard change.way[frame] == change.way[frame - 1] else {
        frame += 1
        continue
      }
      var end = frame
      while end + 1 < worth.count, change.way[end + 1] == change.way[frame] { end += 1 }
      let moved = change.way[frame] - before
      if end - frame + 2 >= Self.leastRest, moved > 0 {
        // The last frame shows it, too, if nothing follows.
        let share = end == worth.count - 1 ? Self.lastRest : 1
        add(frame - 1, .rest, Self.rest * share * min(1, moved / Self.plainRest))
        before = change.way[frame]
      }
      frame = end + 1
    }
  }
}
