internal import Digest

extension Golden {
  /// The golden as a file's text: see the form at `GoldenText`.
  ///
  /// Equal goldens have equal texts, and ``init(text:)`` reads them. The motion is written rounded, at the header's rate
  /// and with its number of frames.
  public var text: String {
    let motion = motion.rounded
    var lines = header.lines
    lines += motion.summary
    lines += GoldenText.lines(of: frames)
    for drawing in drawings {
      lines.append("draws \(drawing.digest) \(GoldenText.escaped(drawing.view))")
      lines += drawing.commands.map { GoldenText.indent + GoldenText.escaped($0) }
    }
    lines += places.map { place in
      let frames = [place.frames.lowerBound, place.frames.upperBound].map { "\($0)" }
      let box = place.box.map { "\($0)" }
      return "hides \(frames.joined(separator: "-")) \(box.joined(separator: " "))"
    }
    lines += motion.lines
    return GoldenText.closed(lines)
  }
}

extension MotionRecord {
  /// The record alone as a text, as it stands in a golden.
  public var text: String {
    GoldenText.closed(["\(GoldenText.title) \(GoldenText.version)"] + rounded.lines)
  }

  /// Reads what ``text`` wrote.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - header: Says the rate and the number of frames.
  /// - Throws: ``GoldenError``, with the line.
  public init(text: String, of header: GoldenHeader) throws(GoldenError) {
    var reader = try GoldenReader(text)
    self = try reader.motion(header)
    try reader.end(text)
  }
}

extension GoldenText {
  /// Lines as a text with its digest at the end.
  static func closed(_ lines: [String]) -> String {
    let text = lines.joined(separator: "\n") + "\n"
    return "\(text)end \(digest(of: text.utf8))\n"
  }

  /// The digest that stands at the end of a text.
  static func digest(of text: some Sequence<UInt8>) -> String {
    String(SHA256.hexadecimal(of: Array(text)).prefix(digestLength))
  }

  /// The lines of frames' digests.
  ///
  /// - Parameter frames: The digests.
  /// - Returns: A line for each that is new, and for each run of known ones.
  static func lines(of frames: [FrameDigests]) -> [String] {
    var (lines, known) = ([String](), [FrameDigests: Int]())
    var frame = 0
    while frame < frames.count {
      guard let same = known[frames[frame]] else {
        known[frames[frame]] = frame
        lines.append("frame \(frame) \(frames[frame].list) \(frames[frame].pixels)")
        frame += 1
        continue
      }
      var still = 1
      while frame + still < frames.count, frames[frame + still] == frames[frame] { still += 1 }
      var again = 1
      while frame + again < frames.count, known[frames[frame + again]] == same + again {
        again += 1
      }
      let count = max(still, again)
      let source = again > still ? range(same, again) : "\(same)"
      lines.append("frame \(range(frame, count)) = \(source)")
      frame += count
    }
    return lines
  }

  private static func range(_ first: Int, _ count: Int) -> String {
    count == 1 ? "\(first)" : "\(first)-\(first + count - 1)"
  }
}

extension GoldenHeader {
  /// Frames a second as a number; `nil` if the rate is none.
  public var framesPerSecond: Double? {
    let parts = rate.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count <= 2, let frames = parts[0], frames > 0 else { return nil }
    if parts.count == 1 { return Double(frames) }
    return parts[1].flatMap { $0 > 0 ? Double(frames) / Double($0) : nil }
  }

  /// Its lines.
  var lines: [String] {
    func line(_ key: String, _ value: String) -> String { value.isEmpty ? key : "\(key) \(value)" }
    var lines = [
      "\(GoldenText.title) \(GoldenText.version)", "renderer \(renderer)",
      "scene \(sceneDigest) \(GoldenText.escaped(scene))",
      line("preview", GoldenText.escaped(preview)),
    ]
    lines += variant.map { line("variant", GoldenText.escaped($0)) }
    if isByFlags { lines.append("by flags") }
    if let inputDigest { lines.append("inputs \(inputDigest)") }
    lines += fonts.map { line("font \($0.digest)", GoldenText.escaped($0.name)) }
    let size = [width, height, scale].map(FixedNumber.shortest)
    lines += [
      "size \(size[0]) \(size[1]) scale \(size[2])", "rate \(rate)",
      "frames \(frameCount) \(length.rawValue)", "pixels \(GoldenText.escaped(pixels))",
      "level \(level.text)",
    ]
    return lines + masks.map { "mask \($0.text)" }
  }
}
