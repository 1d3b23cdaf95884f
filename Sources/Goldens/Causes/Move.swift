/// A move: a stretch of frames in which one thing takes a value from one place to another.
struct Move: Hashable {
  /// What makes it.
  enum Cause: Hashable {
    /// An animation, in words; without those that it takes over.
    case animation(String)
    /// Nothing: the value is another one from one frame to the next.
    case jump
    /// What has no words: keyframes, a finger, a body that computes the value.
    case path
  }
  var cause: Cause
  /// The frame at which it begins: the last that shows where it comes from.
  var first: Int
  /// The frame at which it is over: the first at rest, or the one before the next move.
  var last: Int
  var from: Double
  /// Where it should end.
  var to: Double

  /// The animation without its delay, and the delay; empty where there is none.
  var words: (animation: String, delay: String) {
    guard case .animation(let words) = cause else { return ("", "") }
    guard let place = words.ranges(of: ".delay(").last else { return (words, "") }
    let after = words[place.upperBound...]
    guard let end = after.firstIndex(of: ")") else { return (words, "") }
    return (
      String(words[..<place.lowerBound] + after[after.index(after: end)...]), String(after[..<end])
    )
  }
}

/// A track's values on a line of frames that two records share, and the moves in them.
struct TrackCurve {
  let track: MotionTrack
  /// A value for every frame; at rest beyond the record's end.
  let values: [MotionTrack.Value?]
  let targets: [MotionTrack.Value?]
  /// The numbers among the values.
  let numbers: [Double?]
  let moves: [Move]
  /// How many frames its record has.
  let count: Int

  /// A curve of a track.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - count: How many frames its record has.
  ///   - frames: How many frames the line has, no fewer.
  init(_ track: MotionTrack, of count: Int, on frames: Int) {
    (self.track, self.count) = (track, count)
    func line(_ part: [MotionTrack.Value?]) -> [MotionTrack.Value?] {
      var line = [MotionTrack.Value?](repeating: nil, count: track.first) + part
      let rest = track.first + part.count == count ? part.last ?? nil : nil
      while line.count < frames { line.append(rest) }
      return line
    }
    values = line(track.values)
    targets = line(track.targets)
    numbers = values.map { $0?.number }
    moves = Self.moves(numbers, targets.map { $0?.number }, track.runs)
  }

  /// Whether it never holds but one value while it is there.
  var isConstant: Bool {
    let present = values.compactMap { $0 }
    return present.allSatisfy { $0 == present.first }
  }
  /// How far apart its greatest and its least number are.
  var range: Double {
    let known = numbers.compactMap { $0 }
    return (known.max() ?? 0) - (known.min() ?? 0)
  }
  /// The frames in which it is there, from the first to the last.
  var presence: ClosedRange<Int>? {
    guard let first = values.firstIndex(where: { $0 != nil }),
      let last = values.lastIndex(where: { $0 != nil })
    else { return nil }
    return first...last
  }

  /// The figures of one move alone.
  ///
  /// - Parameters:
  ///   - move: One of its moves.
  ///   - framesPerSecond: The record's rate.
  /// - Returns: The figures, if it has any.
  func figures(of move: Move, _ framesPerSecond: Double) -> Finding.Figures? {
    // A move that takes over begins at the frame before the first that it shows.
    let next = moves.first { $0.first > move.first && $0.first >= move.last - 1 }?.first
    let end = next ?? max(min(count - 1, values.count - 1), move.last)
    var shown: [MotionTrack.Value?] = []
    for frame in move.first...end {
      guard let value = values[frame] else { break }
      shown.append(value)
    }
    let hasGoal = if case .animation = move.cause { true } else { false }
    let part = MotionTrack(
      view: track.view, property: track.property, first: move.first, values: shown,
      targets: hasGoal ? shown.map { _ in .number(move.to) } : shown,
      runs: hasGoal
        ? [.init(first: move.first, last: min(move.last, count - 1), animation: "")] : [])
    return part.figures(framesPerSecond: framesPerSecond, frameCount: count)
  }

  /// The frame from which a move is seen: its delay is over.
  func setOff(_ move: Move) -> Int {
    (move.first..<max(move.last, move.first + 1)).first { frame in
      frame + 1 < numbers.count && numbers[frame + 1] != numbers[move.first]
    } ?? move.first
  }

  // MARK: Finding moves

  private static func moves(
    _ values: [Double?], _ targets: [Double?], _ runs: [MotionTrack.Run]
  ) -> [Move] {
    var moves: [Move] = []
    var isTaken = [Bool](repeating: false, count: values.count)
    for run in runs where run.first < values.count {
      let end = min(run.last, values.count - 1)
      for piece in pieces(run.first...max(run.first, end), targets) {
        let move = animated(piece, by: run.animation, values, targets)
        for frame in piece { isTaken[frame] = true }
        if move.last < values.count { isTaken[move.last] = true }
        let span = values[move.first...move.last].compactMap { $0 }
        if move.from != move.to || span.contains(where: { $0 != span.first }) { moves.append(move) }
      }
    }
    var frame = 1
    while frame < values.count {
      defer { frame += 1 }
      func changes(_ frame: Int) -> Bool {
        guard frame < values.count, !isTaken[frame], let now = values[frame],
          let then = values[frame - 1]
        else { return false }
        return now != then
      }
      guard changes(frame), let from = values[frame - 1] else { continue }
      let first = frame
      while changes(frame + 1) { frame += 1 }
      moves.append(
        Move(
          cause: frame == first ? .jump : .path, first: first - 1, last: frame, from: from,
          to: values[frame] ?? from))
    }
    return moves.sorted { ($0.first, $0.last) < ($1.first, $1.last) }
  }

  /// The parts of a run with one target each; what changes its target at every frame is one part.
  private static func pieces(_ run: ClosedRange<Int>, _ targets: [Double?]) -> [ClosedRange<Int>] {
    var starts = [run.lowerBound]
    for frame in run.dropFirst() where targets[frame] != targets[frame - 1] {
      starts.append(frame)
    }
    // A target that changes from frame to frame is followed: one move.
    starts = starts.enumerated().filter { place, start in
      place == 0 || start - starts[place - 1] > 2
    }.map(\.element)
    return starts.indices.map { place in
      starts[place]...(place + 1 < starts.count ? starts[place + 1] - 1 : run.upperBound)
    }
  }

  private static func animated(
    _ piece: ClosedRange<Int>, by words: String, _ values: [Double?], _ targets: [Double?]
  ) -> Move {
    var first = piece.lowerBound
    // The event lies between two frames: where the move comes from is what the one before shows.
    if first > 0, values[first - 1] != nil, values[first] != values[first - 1] { first -= 1 }
    let hasNext = piece.upperBound + 1 < values.count && values[piece.upperBound + 1] != nil
    let last = hasNext ? piece.upperBound + 1 : piece.upperBound
    let from = values[first] ?? values[piece.lowerBound] ?? 0
    let to = targets[piece.lowerBound] ?? values[last] ?? from
    let newest = words.split(separator: " over ", maxSplits: 1).first.map(String.init) ?? words
    return Move(cause: .animation(newest), first: first, last: last, from: from, to: to)
  }
}
