import Goldens

/// Goldens that nobody recorded, each by its seed.
struct GoldenGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

  private mutating func number(below limit: Int) -> Int {
    // SplitMix64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  private mutating func oneOf<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private mutating func digest(_ length: Int) -> String {
    String((0..<length).map { _ in oneOf(Array("0123456789abcdef")) })
  }

  private mutating func name() -> String {
    let parts = [
      "Card", "Text 'a, b'", "é✓", "x\ny", "tab\t", "back\\slash", " ", "=", "as", "of", "*3", "-",
      "\"quoted\"", "@1-2", "end", "row[7]", "#2", "\r\n", "moves", "1 + 2",
    ]
    return (0...number(below: 3)).map { _ in oneOf(parts) }.joined(separator: "/")
  }

  /// The next golden.
  mutating func golden() -> Golden {
    let count = 1 + number(below: 40)
    var header = GoldenHeader(
      renderer: number(below: 9), scene: name(), sceneDigest: digest(64), preview: name(),
      width: Double(1 + number(below: 4000)) / 7, height: Double(1 + number(below: 900)),
      scale: oneOf([1, 2, 3, 1.5, 1 / 3]), rate: oneOf(["60", "30000/1001", "1", "1000"]),
      frameCount: count, length: oneOf([.settled, .period, .named]))
    header.variant = (0..<number(below: 3)).map { _ in name() }
    header.isByFlags = header.variant.count == 2
    if number(below: 2) == 0 { header.inputDigest = digest(64) }
    header.fonts = (0..<number(below: 3)).map { _ in .init(name: name(), digest: digest(64)) }
    header.level = oneOf([
      .exact, .delta(1 + number(below: 255)), .motion(milliseconds: 8, points: 0.25),
      .perceptual(.oklab, 0.125, ignoresAntialiasing: false),
      .perceptual(.yiq, 1, ignoresAntialiasing: true),
    ])
    let nodes: [GoldenMask] = (0..<number(below: 3)).map { _ in
      let isTimed = number(below: 2) == 0
      return .node(name: name(), from: isTimed ? 0.25 : nil, to: isTimed ? nil : 1.5)
    }
    header.masks = nodes + [.rectangle(x: -1, y: 0.1, width: 20, height: 1 / 3)]
    let pool = (0...number(below: 6)).map { _ in
      FrameDigests(list: digest(16), pixels: digest(16))
    }
    let frames = (0..<count).map { frame in
      number(below: 3) == 0 ? oneOf(pool) : pool[frame % pool.count]
    }
    let drawings = (0..<number(below: 4)).map { _ in
      ViewDrawing(
        view: name(), digest: digest(16), commands: (0..<number(below: 3)).map { _ in name() })
    }
    let places = (0..<number(below: 3)).map { _ in
      let first = number(below: count)
      let corner = [number(below: 800), number(below: 800)]
      return MaskedPlace(
        frames: first...first + number(below: count - first),
        box: corner + [1 + number(below: 90), 1 + number(below: 90)])
    }
    return Golden(
      header: header, frames: frames, motion: motion(header), drawings: drawings, places: places)
  }

  // MARK: Motion

  private static let properties = [
    "frame.x", "frame.y", "frame.width", "scale.width", "scale.height", "opacity", "text",
    "rotation.degrees", "color.red", "color.red#2", "odd name,1", "shadow.color.blue", "offset.x",
  ]

  private mutating func motion(_ header: GoldenHeader) -> MotionRecord {
    var tracks: [MotionTrack] = []
    var views: Set<String> = []
    for _ in 0..<number(below: 5) {
      let view = name()
      guard views.insert(view).inserted else { continue }
      for property in Self.properties where number(below: 2) == 0 {
        tracks.append(track(view, property, header.frameCount, like: tracks.last))
      }
    }
    let events = (0..<number(below: 4)).map { place in
      MotionEvent(
        time: Double(place) + Double(number(below: 100_000)) / 99_991,
        causes: (0...number(below: 2)).map { _ in oneOf(["touch", "end", "of a, b"]) },
        touched: (0..<number(below: 3)).map { _ in name() })
    }
    return MotionRecord(
      framesPerSecond: header.framesPerSecond ?? 0, frameCount: header.frameCount, tracks: tracks,
      events: events
    ).rounded
  }

  private mutating func value() -> MotionTrack.Value {
    if number(below: 9) == 0 { return .words(name()) }
    return .number(
      oneOf([0, 1, -0.5, 120, 1e-9, .infinity, 1e20, Double(number(below: 2_000_000)) / 997 - 500]))
  }

  private mutating func track(
    _ view: String, _ property: String, _ count: Int, like other: MotionTrack?
  ) -> MotionTrack {
    if let other, !other.values.isEmpty, number(below: 3) == 0 {
      // One that follows, in values at least.
      let (sign, offset, delay) = (oneOf([1.0, -1]), oneOf([0, 20.5, -3]), oneOf([0, 0, 2, -3]))
      func moved(_ values: [MotionTrack.Value?]) -> [MotionTrack.Value?] {
        values.indices.map { index in
          let value = values[min(max(index - delay, 0), values.count - 1)]
          return value.map { value in value.number.map { .number(sign * $0 + offset) } ?? value }
        }
      }
      return MotionTrack(
        view: view, property: property, first: other.first, values: moved(other.values),
        targets: number(below: 3) == 0 ? other.targets : moved(other.targets),
        runs: number(below: 4) == 0 ? [] : other.runs)
    }
    let first = number(below: 3) == 0 ? number(below: count) : 0
    let length = number(below: 3) == 0 ? 1 + number(below: count - first) : count - first
    var values: [MotionTrack.Value?] = []
    let isStill = number(below: 3) == 0
    while values.count < length {
      let next = number(below: 12) == 0 ? nil : value()
      let times = isStill && values.isEmpty ? length : 1 + number(below: 4)
      values += [MotionTrack.Value?](repeating: next, count: min(times, length - values.count))
    }
    var (targets, runs) = (values, [MotionTrack.Run]())
    if !isStill, number(below: 3) > 0 {
      targets = values.map { $0 == nil ? nil : .number(40) }
      runs = [.init(first: first, last: first + length - 1, animation: oneOf(["spring", name()]))]
    }
    return MotionTrack(
      view: view, property: property, first: first, values: values, targets: targets, runs: runs)
  }
}
