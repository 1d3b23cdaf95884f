/// The lines of a record of motion, which is rounded.
struct MotionLines {
  /// Tracks of one view that are one line.
  struct Group {
    /// Places in the record, side by side.
    let tracks: [Int]
    /// Whether they are there in the same frames, each with a value that never changes.
    var isConstant = false
    /// What they follow.
    var source: Source?
  }

  /// A track that another follows.
  struct Source {
    /// Its place in the record.
    let track: Int
    /// Whether the one goes up where the other goes down.
    let isMirrored: Bool
    /// What is added to its value, in steps.
    let offset: Int
    /// By how many frames the other is later.
    let delay: Int
  }

  /// How a value moves from its first change to its last, wherever and whenever that is: two of one shape follow one
  /// another.
  private struct Shape: Hashable {
    let decimals: Int
    let changes: [Int?]
  }

  /// A track that others may follow.
  private struct Leader {
    let place: Int
    /// Its first value, in steps.
    let start: Int
    /// The frame of its first change.
    let head: Int
  }

  let record: MotionRecord
  private(set) var groups: [Group] = []

  init(_ record: MotionRecord) {
    self.record = record
    var leaders: [Shape: Leader] = [:]
    var place = 0
    while place < record.tracks.count {
      let end = end(ofGroup: place)
      var group = Group(tracks: Array(place..<end))
      let track = record.tracks[place]
      group.isConstant = track.isConstant
      if !track.isConstant, let steps = track.steps, let start = steps.first.flatMap(\.self),
        let head = steps.firstIndex(where: { $0 != start })
      {
        let own = Leader(place: place, start: start, head: track.first + head)
        group.source = source(of: track, steps, own, leaders)
        let shape = shape(track, steps, own, isMirrored: false)
        if group.source == nil, leaders[shape] == nil { leaders[shape] = own }
      }
      groups.append(group)
      place = end
    }
  }

  /// Where the group ends that begins with a track.
  private func end(ofGroup start: Int) -> Int {
    let lead = record.tracks[start]
    let prefix = GoldenText.prefix(of: lead.property)
    var end = start + 1
    while end < record.tracks.count {
      let track = record.tracks[end]
      guard track.view == lead.view,
        GoldenText.prefix(of: track.property).utf8.elementsEqual(prefix.utf8),
        lead.isConstant ? track.isConstant && track.rests(as: lead) : track.moves(as: lead)
      else { break }
      end += 1
    }
    return end
  }

  private func shape(
    _ track: MotionTrack, _ steps: [Int?], _ own: Leader, isMirrored: Bool
  ) -> Shape {
    let last = steps.lastIndex { $0 != steps.last } ?? 0
    let core = steps[own.head - track.first...min(last + 1, steps.count - 1)]
    let changes = core.map { step in step.map { isMirrored ? own.start - $0 : $0 - own.start } }
    return Shape(decimals: TrackUnit.of(track.property).decimals, changes: changes)
  }

  private func source(
    of track: MotionTrack, _ steps: [Int?], _ own: Leader, _ leaders: [Shape: Leader]
  ) -> Source? {
    for isMirrored in [false, true] {
      guard let leader = leaders[shape(track, steps, own, isMirrored: isMirrored)] else { continue }
      let source = Source(
        track: leader.place, isMirrored: isMirrored,
        offset: isMirrored ? own.start + leader.start : own.start - leader.start,
        delay: own.head - leader.head)
      let decimals = TrackUnit.of(track.property).decimals
      let values = source.values(
        of: record.tracks[leader.place], first: track.first, count: track.values.count, decimals)
      if values == track.values { return source }
    }
    return nil
  }

  /// All lines.
  var lines: [String] {
    var lines: [String] = []
    for event in record.events {
      let time = FixedNumber.text(event.time, decimals: MotionRecord.timeDecimals)
      let causes = event.causes.map { " \(GoldenText.escapedWord($0))" }.joined()
      lines.append("event \(time)\(causes)")
      lines += event.touched.map { "  on \(GoldenText.escaped($0))" }
    }
    var view: String?
    var runs: [MotionTrack.Run] = []
    for group in groups {
      let track = record.tracks[group.tracks[0]]
      if track.view != view {
        view = track.view
        lines.append("view \(GoldenText.escaped(track.view))")
      }
      add(group, track, to: &lines, &runs)
    }
    return lines
  }

  private func add(
    _ group: Group, _ track: MotionTrack, to lines: inout [String], _ runs: inout [MotionTrack.Run]
  ) {
    let properties = "  " + GoldenText.properties(group.tracks.map { record.tracks[$0].property })
    let decimals = TrackUnit.of(track.property).decimals
    var (targets, animations) = (track.values, [MotionTrack.Run]())
    if group.isConstant {
      let values = group.tracks.map { place in
        GoldenText.word(
          record.tracks[place].values[0],
          decimals: TrackUnit.of(record.tracks[place].property).decimals)
      }
      lines.append("\(properties)\(presence(of: track)) = \(values.joined(separator: " "))")
    } else if let source = group.source {
      let other = record.tracks[source.track]
      let own = track.isThere(as: other) ? "" : presence(of: track, inAll: true)
      let words = source.words(other, decimals)
      let place = other.view == track.view ? "" : " of \(GoldenText.escaped(other.view))"
      lines.append("\(properties)\(own) as \(words)\(place)")
      targets = source.targets(
        of: other, first: track.first, count: track.values.count, decimals)
      animations = other.runs
    } else {
      let words = GoldenText.words(track.values, decimals: decimals)
      GoldenText.wrap("\(properties)\(presence(of: track))", words, to: &lines)
    }
    if track.targets != targets {
      GoldenText.wrap("    to", GoldenText.words(track.targets, decimals: decimals), to: &lines)
    }
    if track.runs != animations {
      if track.runs.isEmpty {
        lines.append("    by nothing")
      } else if track.runs == runs {
        lines.append("    by the same")
      } else {
        lines += track.runs.map {
          "    by \($0.first)-\($0.last) \(GoldenText.escaped($0.animation))"
        }
      }
    }
    if !track.runs.isEmpty { runs = track.runs }
  }

  /// In which frames a track is there; nothing if in all, unless it is to be said.
  private func presence(of track: MotionTrack, inAll isSaid: Bool = false) -> String {
    let last = track.first + track.values.count - 1
    let isThroughout = track.first == 0 && last == record.frameCount - 1
    return isThroughout && !isSaid ? "" : " @\(track.first)-\(last)"
  }
}

extension MotionLines.Source {
  /// The values of a track that follows.
  ///
  /// Before and after all that the other shows, it is as that is at its ends.
  ///
  /// - Parameters:
  ///   - track: What is followed.
  ///   - first: The first frame of what follows.
  ///   - count: Its number of frames.
  ///   - decimals: The decimals of both.
  /// - Returns: As many; words stay as they are.
  func values(
    of track: MotionTrack, first: Int, count: Int, _ decimals: Int
  ) -> [MotionTrack.Value?] {
    moved(track.values, by: track.first + delay - first, count, decimals)
  }

  /// What the state says of a track that follows in that, too: at the same time, as delays are the animations'.
  ///
  /// - Parameters:
  ///   - track: What is followed.
  ///   - first: The first frame of what follows.
  ///   - count: Its number of frames.
  ///   - decimals: The decimals of both.
  /// - Returns: As many; words stay as they are.
  func targets(
    of track: MotionTrack, first: Int, count: Int, _ decimals: Int
  ) -> [MotionTrack.Value?] {
    moved(track.targets, by: track.first - first, count, decimals)
  }

  private func moved(
    _ values: [MotionTrack.Value?], by delay: Int, _ count: Int, _ decimals: Int
  ) -> [MotionTrack.Value?] {
    (0..<count).map { index in
      let value = values[min(max(index - delay, 0), values.count - 1)]
      guard let number = value?.number,
        let steps = FixedNumber.steps(number, decimals: decimals)
      else { return value }
      return .number(
        FixedNumber.value((isMirrored ? -steps : steps) + offset, decimals: decimals))
    }
  }

  /// What is followed and how, in words without the view: `-frame.x + 20 later 3`.
  ///
  /// - Parameters:
  ///   - track: What is followed.
  ///   - decimals: The decimals of both.
  /// - Returns: The words.
  func words(_ track: MotionTrack, _ decimals: Int) -> String {
    var words = "\(isMirrored ? "-" : "")\(GoldenText.escapedWord(track.property))"
    let size = FixedNumber.text(abs(offset), decimals: decimals)
    if offset != 0 { words += offset < 0 ? " - \(size)" : " + \(size)" }
    if delay != 0 { words += delay < 0 ? " earlier \(-delay)" : " later \(delay)" }
    return words
  }
}

extension MotionRecord {
  /// The lines of events and views.
  var lines: [String] { MotionLines(self).lines }
}

extension MotionTrack {
  /// Whether nothing of it ever changes while it is there, though it may be animated.
  var isConstant: Bool {
    guard let value = values.first, value != nil else { return false }
    return values.allSatisfy { $0 == value } && targets.allSatisfy { $0 == value }
  }

  /// Whether it is there in the same frames.
  func isThere(as other: MotionTrack) -> Bool {
    first == other.first && values.count == other.values.count
  }

  /// Whether it is there in the same frames and animated alike.
  func rests(as other: MotionTrack) -> Bool { isThere(as: other) && runs == other.runs }

  /// Whether it is the same but for its property, and numbers of one form.
  func moves(as other: MotionTrack) -> Bool {
    first == other.first && runs == other.runs && values == other.values
      && targets == other.targets
      && TrackUnit.of(property).decimals == TrackUnit.of(other.property).decimals
  }

  /// Its values in steps; `nil` if there are words.
  var steps: [Int?]? {
    let decimals = TrackUnit.of(property).decimals
    var steps: [Int?] = []
    steps.reserveCapacity(values.count)
    for value in values {
      switch value {
      case nil: steps.append(nil)
      case .words: return nil
      case .number(let number):
        guard let count = FixedNumber.steps(number, decimals: decimals) else { return nil }
        steps.append(count)
      }
    }
    return steps
  }
}

extension GoldenText {
  /// A property's name up to its last dot, that included.
  static func prefix(of property: String) -> Substring {
    property[...].place(ofLast: ".").map { Substring(property.utf8[...$0]) } ?? ""
  }

  /// The names of properties with one prefix: `frame.x,y,width`.
  static func properties(_ names: [String]) -> String {
    let prefix = prefix(of: names[0])
    return escapedWord(names[0])
      + names.dropFirst().map {
        ",\(escapedWord(String(Substring($0.utf8.dropFirst(prefix.utf8.count)))))"
      }.joined()
  }

  /// A value as a word.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - decimals: The decimals of a number.
  /// - Returns: `-` for none.
  static func word(_ value: MotionTrack.Value?, decimals: Int) -> String {
    switch value {
    case nil: "-"
    case .number(let number): FixedNumber.text(number, decimals: decimals)
    case .words(let words): quoted(words)
    }
  }

  /// Values as words, runs of one folded.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - decimals: The decimals of numbers.
  /// - Returns: `1*30 0.9931`.
  static func words(_ values: [MotionTrack.Value?], decimals: Int) -> [String] {
    var (words, start) = ([String](), 0)
    while start < values.count {
      var end = start + 1
      while end < values.count, values[end] == values[start] { end += 1 }
      let word = word(values[start], decimals: decimals)
      words.append(end == start + 1 ? word : "\(word)*\(end - start)")
      start = end
    }
    return words
  }

  /// Adds words in lines, all but the first indented by six blanks.
  ///
  /// - Parameters:
  ///   - head: What the first line begins with.
  ///   - words: What follows, a blank before each.
  ///   - lines: Where they go.
  static func wrap(_ head: String, _ words: [String], to lines: inout [String]) {
    var line = head
    var length = head.utf8.count
    for word in words {
      if length + 1 + word.utf8.count > lineLength, line != head {
        lines.append(line)
        (line, length) = ("     ", 5)
      }
      line += " \(word)"
      length += 1 + word.utf8.count
    }
    lines.append(line)
  }
}
