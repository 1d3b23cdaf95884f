internal import ImageDiff

/// An audit of a film: what some people cannot read, bear or stop, by the success criteria of WCAG 2.2 that a film can
/// be held against.
///
/// What is not said here is not known: whether a long motion can be paused by the app around it, and whether a text is
/// mere decoration, only people can tell.
public struct Audit: Hashable, Sendable, Codable {
  /// In the order of time.
  public var findings: [AuditFinding]
  /// What moves across the stage, in painting order.
  public var motion: [AuditedMotion]
  /// The texts that were looked at.
  public var texts: [AuditedText]
  /// The worst second of each kind of flashes.
  public var flashes: [AuditSample.Flashes]

  /// The longest time for which something may move by itself, in seconds.
  public static let longestMotion = 5.0

  /// Judges a film.
  ///
  /// - Parameters:
  ///   - header: What the film is.
  ///   - record: What moves.
  ///   - sample: What only pixels tell.
  ///   - reduced: What moves with reduced motion; `nil` if that was not filmed.
  public init(
    _ header: GoldenHeader, _ record: MotionRecord, _ sample: AuditSample, reduced: MotionRecord?
  ) {
    (texts, flashes) = (sample.texts.map { Self.sized($0, record) }, sample.flashes)
    let side = min(header.width, header.height)
    motion = record.tracks.compactMap {
      AuditedMotion($0, reduced: reduced, of: record, side: side)
    }
    findings =
      Self.contrasts(texts) + Self.flashes(sample.flashes)
      + Self.longMotions(record, neverRests: header.length == .period)
      + Self.unreduced(motion)
    // Equal times keep the order of the rules.
    findings = findings.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }

  /// A text with the size that its view's font has: a fallback's outlines are smaller or larger than what is asked for.
  private static func sized(_ text: AuditedText, _ record: MotionRecord) -> AuditedText {
    let track = record.tracks.first { $0.view == text.view && $0.property == "font.size" }
    guard let track, let values = track.values.isEmpty ? nil : track.values else { return text }
    let frame = Int((text.time * record.framesPerSecond).rounded()) - track.first
    guard let size = values[max(0, min(frame, values.count - 1))]?.number else { return text }
    var text = text
    text.size = size * text.scale
    return text
  }

  private static func contrasts(_ texts: [AuditedText]) -> [AuditFinding] {
    texts.filter(\.isPale).map { text in
      // Rounded down: 4.49 is not 4.5.
      let ratio = FixedNumber.text((text.contrast * 100).rounded(.down) / 100, decimals: 2)
      let size = FixedNumber.text(text.size, decimals: 1)
      let least = FixedNumber.text(text.leastContrast, decimals: 1)
      let kind = "\(text.isLarge ? "large " : "")text of \(size) pt\(text.isBold ? ", bold" : "")"
      return AuditFinding(
        .contrast, time: text.time, view: text.view, value: text.contrast,
        limit: text.leastContrast,
        text: "\(text.reading)a contrast of \(ratio):1, \(text.color) on \(text.background); "
          + "\(kind) needs \(least):1")
    }
  }

  private static func flashes(_ flashes: [AuditSample.Flashes]) -> [AuditFinding] {
    flashes.filter { $0.count > FlashMeter.limit }.map { worst in
      let isRed = worst.kind == FlashMeter.Kind.red.rawValue
      return AuditFinding(
        isRed ? .redFlashes : .flashes, time: worst.time, view: nil, value: Double(worst.count),
        limit: Double(FlashMeter.limit),
        text: "\(worst.count) \(isRed ? "red " : "")flashes within a second; "
          + "\(FlashMeter.limit) are accepted")
    }
  }

  /// A finding for each view that moves for too long, by what moves longest.
  private static func longMotions(_ record: MotionRecord, neverRests: Bool) -> [AuditFinding] {
    var order: [String] = []
    var longest: [String: LongMotion] = [:]
    for track in record.tracks {
      guard let found = LongMotion(track, of: record, neverRests: neverRests) else { continue }
      let frames = Double(found.end - found.start)
      guard found.isEndless || frames > longestMotion * record.framesPerSecond else { continue }
      if longest[track.view] == nil { order.append(track.view) }
      if let known = longest[track.view], known.isEndless || !found.isEndless,
        known.end - known.start >= found.end - found.start
      {
        continue
      }
      longest[track.view] = found
    }
    return order.compactMap { view in
      guard let found = longest[view] else { return nil }
      let seconds = Double(found.end - found.start) / record.framesPerSecond
      let length =
        found.isEndless ? "without end" : "for \(FixedNumber.text(seconds, decimals: 1)) s"
      return AuditFinding(
        .longMotion, time: Double(found.start) / record.framesPerSecond, view: view,
        value: found.isEndless ? nil : seconds, limit: longestMotion,
        text: "\(found.property) moves by itself \(length); what moves for more than "
          + "\(FixedNumber.text(longestMotion, decimals: 0)) s needs a way to stop it")
    }
  }

  /// A finding for all that sets off at once and moves as far for those who ask for less: by what moves farthest.
  private static func unreduced(_ motion: [AuditedMotion]) -> [AuditFinding] {
    let unreduced = motion.filter(\.isUnreduced)
    let times = unreduced.map(\.time).reduce(into: [Double]()) { times, time in
      if !times.contains(time) { times.append(time) }
    }
    return times.compactMap { time in
      let together = unreduced.filter { $0.time == time }
      // Of equals the first in painting order.
      let worst = together.reversed().max { $0.extent / $0.much < $1.extent / $1.much }
      guard let worst, let reduced = worst.reduced else { return nil }
      let others = Set(together.map(\.view)).count - 1
      let more = others == 0 ? "" : "; \(others) more \(others == 1 ? "view does" : "views do") so"
      return AuditFinding(
        .reducedMotion, time: time, view: worst.view, value: reduced, limit: worst.much,
        text: "\(worst.property) moves by \(Self.amount(reduced, worst.unit)) with reduced motion, "
          + "too (\(Self.amount(worst.extent, worst.unit)) without)\(more)")
    }
  }

  /// A number with its unit: `120 pt`, `45°`, `0.35`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - unit: `pt`, `°`, or nothing.
  /// - Returns: The text.
  public static func amount(_ value: Double, _ unit: String) -> String {
    switch unit {
    case "pt": "\(FixedNumber.text(value, decimals: 1)) pt"
    case "°": "\(FixedNumber.text(value, decimals: 1))°"
    default: FixedNumber.text(value, decimals: 2)
    }
  }
}

extension AuditedText {
  /// What it says, where its view's name does not tell.
  fileprivate var reading: String { view.contains("'\(text)'") ? "" : "'\(text)' has " }
}
