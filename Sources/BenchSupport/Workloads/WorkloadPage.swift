internal import ElementaryFunctions

/// The lines of a workload's frame while they are written.
struct WorkloadPage {
  private(set) var text = ""

  private static let (width, height) = (1920.0, 1080.0)
  /// Marks of a line of text, taken round and round.
  private var nextMark = 0

  mutating func line(_ words: String) { text += words + "\n" }

  private mutating func operation(_ name: String, _ numbers: Double..., paint: String = "") {
    line(name + numbers.map { " \($0)" }.joined() + (paint.isEmpty ? "" : " " + paint))
  }

  /// Draws under a turn about a place, scaled.
  private mutating func turned(
    _ angle: Double, _ scale: Double, _ x: Double, _ y: Double, _ content: (inout Self) -> Void
  ) {
    let (sine, cosine) = sincos(angle)
    line("save")
    operation("concat", cosine * scale, sine * scale, -sine * scale, cosine * scale, x, y)
    content(&self)
    line("restore")
  }

  private static func solid(_ numbers: inout PseudoRandom, alpha: Int) -> String {
    "solid \(numbers.byte()) \(numbers.byte()) \(numbers.byte()) \(alpha)"
  }

  mutating func turnedRectangles() {
    line("clear 255 255 255 255")
    var numbers = PseudoRandom(seed: 0xB)
    for _ in 0..<1000 {
      let (x, y) = (numbers.next(0, Self.width), numbers.next(0, Self.height))
      let (angle, scale) = (numbers.next(0, 2 * .pi), numbers.next(0.5, 2))
      let paint = Self.solid(&numbers, alpha: 204)
      turned(angle, scale, x, y) { $0.operation("rrect", -20, -12, 40, 24, 8, paint: paint) }
    }
  }

  mutating func circles() {
    line("clear 255 255 255 255")
    var numbers = PseudoRandom(seed: 0xC)
    for _ in 0..<10_000 {
      let (x, y) = (numbers.next(0, Self.width), numbers.next(0, Self.height))
      let radius = numbers.next(3, 20)
      let (r, g, b) = (numbers.byte(), numbers.byte(), numbers.byte())
      let alpha = Int(numbers.next(51, 230))
      operation("circle", x, y, radius, paint: "solid \(r) \(g) \(b) \(alpha)")
    }
  }

  mutating func capsules() {
    line("clear 255 255 255 255")
    var numbers = PseudoRandom(seed: 0xD)
    for number in 0..<100 {
      let (x, y) = (numbers.next(150, 1770), numbers.next(60, 1020))
      let angle = numbers.next(-.pi, .pi)
      func color() -> String { "\(numbers.byte()) \(numbers.byte()) \(numbers.byte()) 255" }
      let paint = "linear -150 0 150 0 2 0 \(color()) 1 \(color())"
      turned(number % 2 == 0 ? 0 : angle, 1, x, y) {
        $0.operation("rrect", -150, -30, 300, 60, 30, paint: paint)
        $0.operation("srrect", -150, -30, 300, 60, 30, 2, paint: "solid 20 20 20 255")
      }
    }
  }

  mutating func cards(frame: Double?) {
    line("clear 242 244 247 255")
    for number in 0..<24 {
      let x = Double(20 + 378 * (number % 5))
      let y = Double(12 + 212 * (number / 5)) + 0.11 * (frame ?? 0)
      let width = frame.map { 360 - 0.37 * Double(number) - 0.53 * $0 } ?? 360
      operation("shadow", x, y, width, 200, 16, 0, 8, 12, paint: "0 0 0 64")
      operation("rrect", x, y, width, 200, 16, paint: "solid 255 255 255 255")
    }
  }

  /// Twelve cards of glass over discs on a gradient, each on a way of its own.
  mutating func glass(frame: Double) {
    line("clear 255 255 255 255")
    operation(
      "rect", 0, 0, 1920, 1080,
      paint: "linear 0 0 1920 1080 2 0 20 60 140 255 1 240 140 90 255")
    for number in 0..<60 {
      let (x, y) = (Double(number * 331 % 1920), Double(number * 197 % 1080))
      let color = "\(number * 37 % 256) \(number * 91 % 256) \(number * 53 % 256) 200"
      operation("circle", x, y, 30 + Double(number % 7) * 9, paint: "solid \(color)")
    }
    for number in 0..<12 {
      let x = Double(50 + 460 * (number % 4)) + 1.3 * frame
      let y = Double(60 + 330 * (number / 4)) + 0.7 * frame
      operation(
        "rect", x - 41, y - 41, 482, 322,
        paint: "glass 12 1.3 255 255 255 110 28 32 3 0.8 0.14 0.14 40 8 0 1 "
          + "\(x) \(y) 400 240 56 0 0 0 0 1")
    }
  }

  /// A line of text whose words end after six or seven marks.
  private mutating func run(_ size: Double, _ x: Double, _ y: Double, _ count: Int, _ ink: String) {
    var (words, pen, drawn) = ("", x, 0)
    for _ in 0..<count {
      let mark = nextMark * 31 % 47
      nextMark += 1
      // Five of them are blanks.
      if mark < 42 {
        words += " \(mark) \(pen) \(y)"
        drawn += 1
      }
      pen += size * (0.3 + 0.008 * Double(mark))
    }
    line("glyphs \(size) solid \(ink) 255 \(drawn)" + words)
  }

  mutating func glyphs(scale: Double?) {
    line("clear 255 255 255 255")
    if let scale {
      line("save")
      operation("concat", scale, 0, 0, scale, 0, 0)
    }
    for row in 0..<20 { run(16, 40.25, Double(40 + 24 * row), 80, "17 17 17") }
    for row in 0..<10 { run(40, 40.25, Double(560 + 50 * row), 40, "17 17 17") }
    if scale != nil { line("restore") }
  }

  mutating func groups() {
    line("clear 255 255 255 255")
    for level in 0..<20 {
      line("save")
      operation("concat", 1, 0, 0, 1, level == 0 ? 60 : 12, level == 0 ? 40 : 8)
      operation("cliprrect", 0, 0, 600, 400, 24)
      operation("group", 0, 0, 600, 400, 0.9)
      operation(
        "rect", 0, 0, 600, 400,
        paint: "solid \(200 - 6 * level) \(220 - 4 * level) \(255 - 3 * level) 255")
      for part in 0..<3 {
        turned(0.2 + 0.1 * Double(level) + Double(part), 1, Double(150 + 150 * part), 200) {
          $0.operation(
            "rect", -60, -40, 120, 80,
            paint: "solid \(60 + 60 * part) \(30 + 10 * level) \(200 - 8 * level) 255")
        }
      }
    }
    for _ in 0..<20 { line("endgroup\nrestore") }
  }

  mutating func screen() {
    line("clear 255 255 255 255")
    operation(
      "rect", 0, 0, 1920, 1080,
      paint: "linear 0 0 1920 1080 2 0 240 243 250 255 1 221 228 245 255")
    let white = "solid 255 255 255 255"
    for card in 0..<6 {
      let (x, y) = (Double(60 + 610 * (card % 3)), Double(60 + 340 * (card / 3)))
      operation("shadow", x, y, 560, 300, 20, 0, 8, 16, paint: "0 0 0 51")
      operation("rrect", x, y, 560, 300, 20, paint: white)
      run(24, x + 24, y + 44, 18, "28 28 30")
      for row in 0..<4 { run(14, x + 24, y + 84 + 26 * Double(row), 34, "28 28 30") }
    }
    operation("rrect", 1500, 790, 102, 62, 31, paint: "solid 52 199 89 255")
    operation("shadow", 1544, 794, 54, 54, 27, 0, 3, 4, paint: "0 0 0 77")
    operation("circle", 1571, 821, 27, paint: white)
    operation("rrect", 760, 815, 600, 12, 6, paint: "solid 209 213 219 255")
    operation(
      "rrect", 760, 815, 372, 12, 6,
      paint: "linear 760 0 1132 0 2 0 0 122 255 255 1 88 86 214 255")
    let places = (0...4096).map { step in
      let at = Double(step)
      return " \(60 + 1800 * at / 4096) \(960 + 60 * sin(at * 0.021) + 25 * sin(at * 0.173))"
    }
    line("spoly 2 solid 255 59 48 255 \(places.count)" + places.joined())
  }
}
