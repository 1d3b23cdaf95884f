extension GoldenReader {
  /// Reads events and views, for a film of the header's rate and number of frames.
  mutating func motion(_ header: GoldenHeader) throws(GoldenError) -> MotionRecord {
    var record = MotionRecord(
      framesPerSecond: header.framesPerSecond ?? 0, frameCount: header.frameCount, tracks: [],
      events: [])
    while value(of: "event") != nil {
      var event = try take("event", "'event SECONDS CAUSE …'") { Self.event($0) }
      event.touched = try takeAll("  on", "'  on VIEW'") { GoldenText.unescaped($0) }
      record.events.append(event)
    }
    var known = Known()
    while value(of: "view") != nil {
      let view = try take("view", "'view NAME'") { GoldenText.unescaped($0) }
      let before = record.tracks.count
      while next?.rest(after: GoldenText.indent) != nil {
        try tracks(of: view, in: &record, &known)
      }
      guard record.tracks.count > before else {
        throw wrong("'  PROPERTY …', a value of the view above")
      }
    }
    return record
  }

  /// What was read so far, for what refers to it.
  private struct Known {
    struct Name: Hashable {
      let view: String
      let property: String
    }
    var places: [Name: Int] = [:]
    var runs: [MotionTrack.Run] = []
  }

  private static func event(_ text: Substring) -> MotionEvent? {
    let words = text.parted(by: " ")
    guard let steps = FixedNumber.steps(of: words[0], decimals: MotionRecord.timeDecimals) else {
      return nil
    }
    let causes = words.dropFirst().compactMap { GoldenText.unescaped($0) }
    guard causes.count == words.count - 1 else { return nil }
    return MotionEvent(
      time: FixedNumber.value(steps, decimals: MotionRecord.timeDecimals), causes: causes)
  }

  private static let accepted =
    "'  PROPERTY,… VALUE …', '  PROPERTY,… = VALUE …' or '  PROPERTY,… as PROPERTY', with '@N-M' before the values if "
    + "the view is not there in all frames"

  /// Reads one line of values, with what belongs to it.
  private mutating func tracks(
    of view: String, in record: inout MotionRecord, _ known: inout Known
  ) throws(GoldenError) {
    guard let words = next?.rest(after: GoldenText.indent)?.parted(by: " ") else {
      throw wrong(Self.accepted)
    }
    guard let names = Self.names(words[0]), words.count > 1 else { throw wrong(Self.accepted) }
    for name in names where known.places[.init(view: view, property: name)] != nil {
      throw wrong("a value that is not among those above: '\(name)' is")
    }
    var rest = words.dropFirst()
    var frames: ClosedRange<Int>?
    if let word = rest.first?.rest(after: "@") {
      let ends = word.split(separator: "-").map { Int($0) }
      guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, first <= last,
        last < record.frameCount
      else { throw wrong(Self.accepted) }
      frames = first...last
      rest = rest.dropFirst()
    }
    let made: [MotionTrack]
    if rest.first == "as" {
      made = try followers(names, of: view, rest.dropFirst(), frames, record, known)
    } else {
      let all = 0...max(0, record.frameCount - 1)
      made = try own(names, of: view, rest, frames ?? all, known)
    }
    if !made[0].runs.isEmpty { known.runs = made[0].runs }
    for track in made {
      known.places[.init(view: track.view, property: track.property)] = record.tracks.count
      record.tracks.append(track)
    }
  }

  private static func names(_ word: Substring) -> [String]? {
    let parts = word.parted(by: ",")
    let names = parts.compactMap { GoldenText.unescaped($0) }
    guard names.count == parts.count, Set(names).count == names.count, let first = names.first
    else {
      return nil
    }
    let prefix = String(GoldenText.prefix(of: first))
    return [first] + names.dropFirst().map { prefix + $0 }
  }

  /// Reads values that stand there themselves.
  private mutating func own(
    _ names: [String], of view: String, _ words: ArraySlice<Substring>,
    _ frames: ClosedRange<Int>, _ known: Known
  ) throws(GoldenError) -> [MotionTrack] {
    func track(_ name: String, _ values: [MotionTrack.Value?]) -> MotionTrack {
      MotionTrack(
        view: view, property: name, first: frames.lowerBound, values: values, targets: values,
        runs: [])
    }
    var made: [MotionTrack] = []
    if words.first == "=" {
      let words = words.dropFirst()
      guard words.count == names.count else { throw wrong("a value for each of \(names.count)") }
      for (name, word) in zip(names, words) {
        guard let value = Self.value(word, TrackUnit.of(name).decimals) else {
          throw wrong(Self.accepted)
        }
        made.append(track(name, [MotionTrack.Value?](repeating: value, count: frames.count)))
      }
      advance()
    } else {
      let decimals = TrackUnit.of(names[0]).decimals
      var lead = track(names[0], try list(words, decimals, frames.count))
      lead.targets = try targets(decimals, frames.count) ?? lead.values
      made = names.map { name in
        var track = lead
        track.property = name
        return track
      }
    }
    let runs = try runs(known.runs) ?? []
    for index in made.indices { made[index].runs = runs }
    return made
  }

  /// Reads what follows another value.
  private mutating func followers(
    _ names: [String], of view: String, _ words: ArraySlice<Substring>,
    _ frames: ClosedRange<Int>?, _ record: MotionRecord, _ known: Known
  ) throws(GoldenError) -> [MotionTrack] {
    let accepted =
      "'  PROPERTY,… as PROPERTY', with '+ OFFSET', 'later FRAMES', and 'of VIEW' of a view above"
    var words = words
    guard var name = words.popFirst() else { throw wrong(accepted) }
    let mirrored = name.rest(after: "-")
    let isMirrored = mirrored != nil
    if let mirrored { name = mirrored }
    let decimals = TrackUnit.of(names[0]).decimals
    /// The number behind one of two words, which says its sign.
    func number(_ plus: Substring, _ minus: Substring, _ decimals: Int) throws(GoldenError) -> Int {
      guard let sign = words.first, sign == plus || sign == minus else { return 0 }
      guard let word = words.dropFirst().first,
        let steps = FixedNumber.steps(of: word, decimals: decimals)
      else { throw wrong(accepted) }
      words = words.dropFirst(2)
      return sign == plus ? steps : -steps
    }
    let offset = try number("+", "-", decimals)
    let delay = try number("later", "earlier", 0)
    var other = view
    if let word = words.popFirst() {
      guard word == "of",
        let plain = GoldenText.unescaped(Substring(words.joined(separator: " ")))
      else { throw wrong(accepted) }
      other = plain
    }
    guard let property = GoldenText.unescaped(name),
      let place = known.places[.init(view: other, property: property)],
      TrackUnit.of(property).decimals == decimals
    else { throw wrong(accepted) }
    let source = MotionLines.Source(
      track: place, isMirrored: isMirrored, offset: offset, delay: delay)
    let leader = record.tracks[place]
    let frames = frames ?? leader.first...leader.first + leader.values.count - 1
    let (first, count) = (frames.lowerBound, frames.count)
    advance()
    let targets = try targets(decimals, count)
    let runs = try runs(known.runs)
    return names.map { name in
      MotionTrack(
        view: view, property: name, first: first,
        values: source.values(of: leader, first: first, count: count, decimals),
        targets: targets ?? source.targets(of: leader, first: first, count: count, decimals),
        runs: runs ?? leader.runs)
    }
  }

  /// Reads a list of values that begins in the next line, and goes on in those that are indented by six blanks.
  private mutating func list(
    _ words: ArraySlice<Substring>, _ decimals: Int, _ count: Int
  ) throws(GoldenError) -> [MotionTrack.Value?] {
    var values: [MotionTrack.Value?] = []
    values.reserveCapacity(count)
    var words = words
    while true {
      for word in words {
        guard let (value, times) = Self.values(word, decimals), values.count + times <= count else {
          throw wrong(
            "\(count) values with at most \(decimals) decimals each: V, V*TIMES, \"words\", or - for none"
          )
        }
        for _ in 0..<times { values.append(value) }
      }
      advance()
      guard let line = next?.rest(after: "      ") else { break }
      words = line.parted(by: " ")[...]
    }
    guard values.count == count else {
      throw wrong("more values: \(count), and not \(values.count)")
    }
    return values
  }

  private mutating func targets(
    _ decimals: Int, _ count: Int
  ) throws(GoldenError) -> [MotionTrack.Value?]? {
    guard let text = value(of: "    to") else { return nil }
    return try list(
      text.parted(by: " ")[...], decimals, count)
  }

  private mutating func runs(_ known: [MotionTrack.Run]) throws(GoldenError) -> [MotionTrack.Run]? {
    guard let first = value(of: "    by") else { return nil }
    if first == "the same" || first == "nothing" {
      advance()
      return first == "nothing" ? [] : known
    }
    return try takeAll("    by", "'    by FIRST-LAST ANIMATION'") { text in
      let parts = text.parted(by: " ", atMost: 1)
      let ends = parts[0].split(separator: "-").map { Int($0) }
      guard parts.count == 2, ends.count == 2, let first = ends[0], let last = ends[1],
        first <= last, let animation = GoldenText.unescaped(parts[1])
      else { return nil }
      return MotionTrack.Run(first: first, last: last, animation: animation)
    }
  }

  /// A value, and how often it stands there.
  private static func values(
    _ word: Substring, _ decimals: Int
  ) -> (MotionTrack.Value?, Int)? {
    var (text, times) = (word, 1)
    let isQuoted = word.utf8.last == UInt8(ascii: "\"")
    if let star = word.place(ofLast: "*"), star > word.startIndex, !isQuoted {
      guard let count = Int(word[word.utf8.index(after: star)...]), count > 1 else { return nil }
      (text, times) = (word[..<star], count)
    }
    if text == "-" { return (nil, times) }
    return value(text, decimals).map { ($0, times) }
  }

  private static func value(_ word: Substring, _ decimals: Int) -> MotionTrack.Value? {
    if word.utf8.first == UInt8(ascii: "\"") {
      guard word.utf8.count > 1, word.utf8.last == UInt8(ascii: "\"") else { return nil }
      let inner = Substring(word.utf8.dropFirst().dropLast())
      guard !inner.utf8.contains(UInt8(ascii: "\"")) else { return nil }
      return GoldenText.unescaped(inner).map { .words($0) }
    }
    return FixedNumber.steps(of: word, decimals: decimals)
      .map { .number(FixedNumber.value($0, decimals: decimals)) }
  }
}
