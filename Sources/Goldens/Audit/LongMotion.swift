/// The longest time for which a view moves by itself.
struct LongMotion {
  /// The first frame of it.
  let start: Int
  /// The last one.
  let end: Int
  /// Whether the film ends before it does, and the scene never comes to rest.
  let isEndless: Bool
  /// What moves.
  let property: String

  /// A rest that is shorter is none, in seconds.
  private static let rest = 0.5
  /// What sets off so soon after a touch was started by it, in seconds.
  private static let answer = 0.15

  /// Looks at a track; gives nothing if it never moves, or only because somebody touched it.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - record: Its record.
  ///   - neverRests: Whether the scene goes on when the film is over.
  init?(_ track: MotionTrack, of record: MotionRecord, neverRests: Bool) {
    let (rate, values) = (record.framesPerSecond, track.values)
    let patience = Int((Self.rest * rate).rounded(.up))
    var spells: [(start: Int, end: Int)] = []
    for index in values.indices.dropFirst() where values[index] != values[index - 1] {
      guard values[index]?.number != nil, values[index - 1]?.number != nil else { continue }
      let frame = track.first + index
      if let last = spells.last, frame - last.end <= patience {
        spells[spells.count - 1].end = frame
      } else {
        spells.append((frame - 1, frame))
      }
    }
    let touches = record.events.filter { $0.causes.contains("touch") }.map(\.time)
    let own = spells.filter { spell in
      let time = Double(spell.start) / rate
      return !touches.contains { $0 <= time + 1 / rate && time - $0 <= Self.answer }
    }
    func lasts(_ spell: (start: Int, end: Int)) -> Bool {
      neverRests && spell.end >= record.frameCount - 1 - patience
    }
    let longest = own.max { one, other in
      if lasts(one) != lasts(other) { return lasts(other) }
      return one.end - one.start < other.end - other.start
    }
    guard let longest else { return nil }
    (start, end, property) = (longest.start, longest.end, track.property)
    isEndless = lasts(longest)
  }
}
