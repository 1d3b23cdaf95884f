import Goldens
import Pixels
import Reports

/// A check of films that nobody made: cards on springs, drawn from a few numbers, before and after a mistake.
struct SyntheticCheck {
  static let width = 195
  static let height = 422
  static let frameCount = 91

  private(set) var document = CheckDocument(version: "0.1.0", renderer: 1)
  private(set) var clips: [ReportClip] = []

  /// Films of which each one differs.
  init(count: Int) {
    for number in 0..<count { add(number) }
    document.totals.compared = count
    document.totals.differing = count
  }

  private mutating func add(_ number: Int) {
    let digits = String(number)
    let name = "Card" + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    func take(_ isAfter: Bool, _ origin: String) -> ReportTake {
      ReportTake(
        motion: Self.motion(number, isAfter: isAfter),
        frames: (0..<Self.frameCount).map { "\(number).\(Self.state(number, $0, isAfter))" },
        origin: origin)
    }
    clips.append(
      ReportClip(
        name: name, before: take(false, "Goldens/\(name).apng"), after: take(true, "this run")))
    var entry = CheckDocument.Entry(
      name: name, golden: "Goldens/\(name).golden", scene: "Scenes/\(name).swift",
      preview: "Default",
      verdict: .differs, code: 3,
      sentence:
        "\(name) · offset.y: settles 83 ms later and overshoots 4.2 % instead of 0 %, from frame 12 on"
    )
    entry.line = 12
    entry.level = "exact"
    (entry.frameCount, entry.framesPerSecond) = (Self.frameCount, 60)
    entry.differingFrames = [12...74]
    var finding = Finding(
      .curve, view: "card", properties: ["offset.y"], frames: 12...74, sentence: entry.sentence)
    (finding.deviation, finding.worst, finding.unit) = (14.25, 21, "pt")
    finding.before = .init(overshoot: 0, settles: 0.6, peakSpeed: 812.5)
    finding.after = .init(overshoot: 0.042, settles: 0.683, peakSpeed: 951)
    entry.findings = [finding]
    entry.worst = .init(frame: 21, pixels: 5120, greatest: 200, box: [10, 40, 170, 90])
    document.entries.append(entry)
  }

  /// How far the card has come at a frame, in pixels.
  static func place(_ number: Int, _ frame: Int, isAfter: Bool) -> Int {
    let reach = 160 + number % 7 * 12
    var (place, speed) = (0.0, 0.0)
    // A spring in steps: these films need not be exact, only the same everywhere.
    let (stiffness, friction) = isAfter ? (120.0, 14.0) : (120.0, 22.0)
    for _ in 0..<max(min(frame, 74) - 10, 0) {
      speed += ((1 - place) * stiffness - speed * friction) / 60
      place += speed / 60
    }
    return Int((place * Double(reach)).rounded())
  }

  /// The place as part of a picture's key.
  private static func state(_ number: Int, _ frame: Int, _ isAfter: Bool) -> Int {
    place(number, frame, isAfter: isAfter)
  }

  private static func motion(_ number: Int, isAfter: Bool) -> MotionRecord {
    let places = (0..<frameCount).map { Double(place(number, $0, isAfter: isAfter)) }
    let track = MotionTrack(
      view: "card", property: "offset.y", first: 0, values: places.map { .number($0) },
      targets: places.map { _ in .number(places.last ?? 0) },
      runs: [.init(first: 11, last: 74, animation: "spring")])
    return MotionRecord(
      framesPerSecond: 60, frameCount: frameCount, tracks: [track],
      events: [.init(time: 0.18, causes: ["touch"]), .init(time: 1.23, causes: ["end"])])
  }

  /// The picture that a key stands for: a card with lines of text on a page.
  static func picture(_ key: String) -> Pixmap? {
    let parts = key.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    var pixmap = Pixmap(width: width, height: height)
    func fill(_ x: Int, _ y: Int, _ wide: Int, _ high: Int, _ color: UInt32) {
      for row in max(y, 0)..<max(min(y + high, height), max(y, 0)) {
        for column in x..<x + wide { pixmap[column, row] = color }
      }
    }
    fill(0, 0, width, height, 0xfff7_f5f5)
    for line in 0..<8 { fill(16, 180 + line * 26, 110 + line * 37 % 60, 9, 0xffe4_e0df) }
    let top = 20 + parts[1]
    fill(12, top, width - 24, 96, 0xffff_ffff)
    let tone = UInt32(parts[0] % 12) * 9
    fill(24, top + 14, 40, 40, 0xffd8_6a0a &+ tone &* 0x0002_0001)
    fill(76, top + 18, 86, 10, 0xff36_3434)
    fill(76, top + 36, 64, 8, 0xffa8_a2a0)
    fill(24, top + 68, 120, 8, 0xffc8_c4c2)
    return pixmap
  }
}
