extension Golden {
  /// Reads a golden's text.
  ///
  /// Only what ``text`` writes is read: every other line, and every text that was cut off or changed by hand, is
  /// refused.
  ///
  /// - Parameter text: A file's text.
  /// - Throws: ``GoldenError``, with the line.
  public init(text: String) throws(GoldenError) {
    var reader = try GoldenReader(text)
    let header = try reader.header()
    try reader.skipSummary()
    let frames = try reader.frames(header.frameCount)
    let drawings = try reader.drawings()
    let places = try reader.places()
    let motion = try reader.motion(header)
    try reader.end(text)
    self.init(
      header: header, frames: frames, motion: motion, drawings: drawings, places: places)
    try reader.check(self)
  }
}

/// A reader of a golden's lines, from top to bottom.
struct GoldenReader {
  /// The most frames of a film: a number that is damaged costs no more memory.
  private static let mostFrames = 10_000_000

  private let lines: [Substring]
  /// The place of the next line.
  private(set) var place = 0

  init(_ text: String) throws(GoldenError) {
    let newline = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .map { Substring($0) }
    let isWhole = lines.last?.isEmpty ?? false
    if isWhole { lines.removeLast() }
    self.lines = lines
    let title = "\(GoldenText.title) "
    guard let first = lines.first, first.hasPrefix(title) else {
      throw GoldenError(
        .foreign, line: 1, found: lines.first ?? "",
        accepted: "'\(title)\(GoldenText.version)', a golden's first line")
    }
    guard first == "\(title)\(GoldenText.version)" else {
      throw GoldenError(
        lines.count == 1 && !isWhole ? .truncated : .version, line: 1, found: first,
        accepted: "version \(GoldenText.version) of the form; record it again")
    }
    for (index, line) in lines.enumerated() {
      let marks = ["<<<<<<<", "=======", ">>>>>>>"]
      guard !marks.contains(where: { line.hasPrefix($0) }) else {
        throw GoldenError(
          .malformed, line: index + 1, found: line,
          accepted: "one of the two texts that were merged, whole; or record it again")
      }
    }
    guard isWhole, let last = lines.last, Self.isEnd(last) else {
      throw GoldenError(
        .truncated, line: lines.count, found: lines.last ?? "",
        accepted: "a last line 'end DIGEST': the file is cut off")
    }
    place = 1
  }

  private static func isEnd(_ line: Substring) -> Bool {
    line.hasPrefix("end ") && GoldenText.isDigest(line.dropFirst(4))
  }

  // MARK: Lines

  /// The next line, if there is one before the end.
  var next: Substring? { place < lines.count - 1 ? lines[place] : nil }

  /// Goes on to the line after the next.
  mutating func advance() { place += 1 }

  /// An error at the next line.
  func wrong(_ accepted: String, _ kind: GoldenError.Kind = .malformed) -> GoldenError {
    GoldenError(kind, line: place + 1, found: lines[place], accepted: accepted)
  }

  /// What stands behind a key in the next line; `nil` if the line has another key.
  func value(of key: String) -> Substring? {
    guard let line = next, line.utf8.starts(with: key.utf8) else { return nil }
    let rest = line.utf8.dropFirst(key.utf8.count)
    if rest.isEmpty { return Substring(rest) }
    return rest.first == UInt8(ascii: " ") ? Substring(rest.dropFirst()) : nil
  }

  /// Takes the next line's value.
  ///
  /// - Parameters:
  ///   - key: What the line begins with.
  ///   - accepted: What may stand there.
  ///   - read: Makes something of what stands behind the key; `nil` if it cannot.
  /// - Returns: That.
  /// - Throws: ``GoldenError``.
  mutating func take<Value>(
    _ key: String, _ accepted: String, _ read: (Substring) -> Value?
  ) throws(GoldenError) -> Value {
    guard let found = value(of: key), let value = read(found) else { throw wrong(accepted) }
    advance()
    return value
  }

  /// Takes the next line's value, if the line has a key; two such lines are refused at the second.
  ///
  /// - Parameters:
  ///   - key: What the line begins with.
  ///   - accepted: What may stand there.
  ///   - read: Makes something of what stands behind the key; `nil` if it cannot.
  /// - Returns: That; `nil` without such a line.
  /// - Throws: ``GoldenError``.
  mutating func takeOne<Value>(
    _ key: String, _ accepted: String, _ read: (Substring) -> Value?
  ) throws(GoldenError) -> Value? {
    guard value(of: key) != nil else { return nil }
    let found = try take(key, accepted, read)
    if value(of: key) != nil { throw wrong(accepted) }
    return found
  }

  /// Takes the values of all next lines with a key.
  ///
  /// - Parameters:
  ///   - key: What the lines begin with.
  ///   - accepted: What may stand there.
  ///   - read: Makes something of what stands behind the key; `nil` if it cannot.
  /// - Returns: Those, in order.
  /// - Throws: ``GoldenError``.
  mutating func takeAll<Value>(
    _ key: String, _ accepted: String, _ read: (Substring) -> Value?
  ) throws(GoldenError) -> [Value] {
    var values: [Value] = []
    while value(of: key) != nil { values.append(try take(key, accepted, read)) }
    return values
  }

  // MARK: Parts

  mutating func header() throws(GoldenError) -> GoldenHeader {
    let renderer = try take("renderer", "'renderer N'") { Int($0) }
    let scene = try take("scene", "'scene DIGEST NAME'") { Self.named($0) }
    let preview = try take("preview", "'preview NAME'") { GoldenText.unescaped($0) }
    let variant = try takeAll("variant", "'variant FLAG'") { GoldenText.unescaped($0) }
    let isByFlags = try takeOne("by", "'by flags', once") { $0 == "flags" ? true : nil }
    let inputs = try takeOne("inputs", "'inputs DIGEST', once") { word in
      GoldenText.isDigest(word, GoldenText.fileDigestLength) ? String(word) : nil
    }
    let fonts = try takeAll("font", "'font DIGEST NAME'") { text in
      Self.named(text).map { GoldenHeader.Font(name: $0.name, digest: $0.digest) }
    }
    let size = try take("size", "'size WIDTH HEIGHT scale SCALE'") { text -> [Double]? in
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 4, words[2] == "scale" else { return nil }
      let numbers = [words[0], words[1], words[3]].compactMap { FixedNumber.value(of: $0) }
      return numbers.count == 3 && numbers.allSatisfy { $0 > 0 } ? numbers : nil
    }
    let rate = try take("rate", "'rate N' or 'rate N/D', frames a second") { String($0) }
    let kinds = "settled, period or named"
    let frames = try take("frames", "'frames COUNT LENGTH' with one of \(kinds)") {
      text -> (Int, GoldenHeader.Length)? in
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, let count = Int(words[0]), (0...Self.mostFrames).contains(count),
        let length = GoldenHeader.Length(rawValue: String(words[1]))
      else { return nil }
      return (count, length)
    }
    var header = GoldenHeader(
      renderer: renderer, scene: scene.name, sceneDigest: scene.digest, preview: preview,
      width: size[0], height: size[1], scale: size[2], rate: rate, frameCount: frames.0,
      length: frames.1)
    if header.framesPerSecond == nil {
      place -= 2
      throw wrong("'rate N' or 'rate N/D', frames a second")
    }
    (header.variant, header.inputDigest, header.fonts) = (variant, inputs, fonts)
    header.isByFlags = isByFlags ?? false
    header.pixels = try take("pixels", "'pixels LAYOUT'") { GoldenText.unescaped($0) }
    header.level = try take("level", "'level LEVEL' with \(ComparisonLevel.accepted)") {
      ComparisonLevel(text: String($0))
    }
    header.masks = try takeAll("mask", "'mask MASK' with \(GoldenMask.accepted)") {
      GoldenMask(text: String($0))
    }
    return header
  }

  /// A digest and a name.
  private static func named(_ text: Substring) -> (name: String, digest: String)? {
    let bytes = text.utf8
    let digest = Substring(bytes.prefix(GoldenText.fileDigestLength))
    let rest = bytes.dropFirst(GoldenText.fileDigestLength)
    guard GoldenText.isDigest(digest, GoldenText.fileDigestLength),
      rest.isEmpty || rest.first == UInt8(ascii: " "),
      let name = GoldenText.unescaped(Substring(rest.dropFirst()))
    else { return nil }
    return (name, String(digest))
  }

  /// Goes over what follows from the rest.
  mutating func skipSummary() throws(GoldenError) {
    while value(of: "moves") != nil { advance() }
  }

  mutating func frames(_ count: Int) throws(GoldenError) -> [FrameDigests] {
    var frames: [FrameDigests] = []
    while let text = value(of: "frame") {
      guard let run = FrameRun(text, known: frames.count), frames.count + run.count <= count else {
        throw wrong(
          "'frame N LIST PIXELS', 'frame N-M = K' or 'frame N-M = K-L' with N = \(frames.count), "
            + "\(count) frames in all")
      }
      frames += run.frames(frames)
      advance()
    }
    guard frames.count == count else {
      throw wrong("'frame \(frames.count) …', of \(count) frames")
    }
    return frames
  }

  mutating func drawings() throws(GoldenError) -> [ViewDrawing] {
    var drawings: [ViewDrawing] = []
    while value(of: "draws") != nil {
      var drawing = try take("draws", "'draws DIGEST VIEW'") { text -> ViewDrawing? in
        let words = text.parted(by: " ", atMost: 1)
        guard words.count == 2, GoldenText.isDigest(words[0]),
          let view = GoldenText.unescaped(words[1])
        else { return nil }
        return ViewDrawing(view: view, digest: String(words[0]))
      }
      while let rest = next?.rest(after: GoldenText.indent) {
        guard !rest.isEmpty, let command = GoldenText.unescaped(rest) else {
          throw wrong("a command of the view in words")
        }
        drawing.commands.append(command)
        advance()
      }
      drawings.append(drawing)
    }
    return drawings
  }

  mutating func places() throws(GoldenError) -> [MaskedPlace] {
    try takeAll("hides", "'hides FIRST-LAST X Y WIDTH HEIGHT'") { text in
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let box = words.dropFirst().compactMap { Int($0) }
      guard words.count == 5, box.count == 4, let range = FrameRun.range(words[0]) else {
        return nil
      }
      // What is left out of a picture begins inside it, and is some pixels large.
      guard box[0] >= 0, box[1] >= 0, box[2] > 0, box[3] > 0 else { return nil }
      return MaskedPlace(frames: range, box: box)
    }
  }

  // MARK: The end

  func end(_ text: String) throws(GoldenError) {
    guard next == nil else { throw wrong("'event', 'view', or a value of a view") }
    let last = lines[place]
    let digest = GoldenText.digest(of: text.utf8.dropLast(last.utf8.count + 1))
    guard last.dropFirst(4) == digest else {
      throw GoldenError(
        .changed, line: place + 1, found: last,
        accepted: "'end \(digest)': the text above was changed by hand; record it again")
    }
  }

  /// Refuses a text that is not the one of what was read.
  func check(_ golden: Golden) throws(GoldenError) {
    let own = golden.text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    for (index, line) in lines.enumerated() {
      let right = index < own.count ? own[index] : ""
      guard line.utf8.elementsEqual(right.utf8) else {
        throw GoldenError(.changed, line: index + 1, found: line, accepted: "'\(right)'")
      }
    }
  }
}

/// A line of frames' digests.
private struct FrameRun {
  private enum Content {
    case digests(FrameDigests)
    case same(ClosedRange<Int>)
  }
  private let content: Content
  let count: Int

  /// Reads what stands behind `frame`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - known: How many frames stand above.
  init?(_ text: Substring, known: Int) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let range = Self.range(words[0]), range.lowerBound == known else {
      return nil
    }
    count = range.count
    if words[1] == "=" {
      guard let source = Self.range(words[2]), source.upperBound < known || source.count > 1,
        source.lowerBound < known, source.count == 1 || source.count == range.count
      else { return nil }
      content = .same(source)
    } else {
      guard range.count == 1, GoldenText.isDigest(words[1]), GoldenText.isDigest(words[2]) else {
        return nil
      }
      content = .digests(FrameDigests(list: String(words[1]), pixels: String(words[2])))
    }
  }

  static func range(_ word: Substring) -> ClosedRange<Int>? {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let first = ends[0], first >= 0, let last = ends.last ?? first,
      last >= first, last - first < 1 << 32
    else { return nil }
    return first...last
  }

  /// Its frames, after those above.
  func frames(_ above: [FrameDigests]) -> [FrameDigests] {
    switch content {
    case .digests(let digests): return [digests]
    case .same(let source):
      var all = above
      for index in 0..<count {
        all.append(all[source.lowerBound + (source.count == 1 ? 0 : index)])
      }
      return Array(all[above.count...])
    }
  }
}
