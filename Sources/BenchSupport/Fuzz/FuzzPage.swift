/// The lines of a list that a sequence of pseudo-random numbers writes by the grammar.
///
/// What is common is written here; what strains one part of the rasteriser, in `FuzzPage+Extremes.swift`.
struct FuzzPage {
  private(set) var text = "frame 0\n"
  var numbers: PseudoRandom
  /// How many numbers in a hundred are strange.
  private let strangeness: Int
  var depth = 0

  init(seed: UInt64) {
    numbers = PseudoRandom(seed: seed)
    strangeness = [0, 0, 1, 5, 30][numbers.index(5)]
    line("clear \(color())")
    for _ in 0..<1 + numbers.index(12) { operation() }
    // What takes longest comes once a page.
    switch numbers.index(30) {
    case 0: deepGroups()
    case 1: fineDashes()
    case 2: longPath()
    default: break
    }
  }

  mutating func line(_ words: String) { text += words + "\n" }

  mutating func oneOf<T>(_ choices: T...) -> T { choices[numbers.index(choices.count)] }

  // MARK: Numbers

  /// A number near what `usual` gives, now and then a strange one.
  mutating func number(_ low: Double, _ high: Double) -> String {
    guard numbers.index(100) >= strangeness else {
      return Self.strange[numbers.index(Self.strange.count)]
    }
    return switch numbers.index(8) {
    case 0: "\(numbers.next(low, high).rounded())"
    case 1: "\((numbers.next(low, high) * 2).rounded() / 2)"
    case 2: "\(low)"
    case 3: "\(numbers.next(low, high) / 64)"
    default: "\(numbers.next(low, high))"
    }
  }

  static let strange = [
    "0", "-0.0", "1e-300", "1e-12", "-1e-5", "0.5", "-1", "255", "256", "4096", "65536", "1e6",
    "-1e6", "1e7", "1e9", "-1e9", "1e15", "1e18", "-1e19", "1e38", "1e39", "1e150", "1e300",
    "-1e300",
    "inf", "-inf", "nan", "5e-324", "0.49999999999999994", "2147483648", "9007199254740993",
    "16383.996", "-16384", "32767.5", "65535.99", "1073741823.5", "2147483647", "-2147483648.5",
    "4294967295", "9223372036854775807", "-9223372036854775808", "1.7976931348623157e308",
  ]

  mutating func place() -> String { "\(number(-40, 260)) \(number(-40, 200))" }
  mutating func rect() -> String { "\(place()) \(number(-10, 160)) \(number(-10, 120))" }
  mutating func color() -> String {
    "\(numbers.byte()) \(numbers.byte()) \(numbers.byte()) \(oneOf(255, 255, numbers.byte(), 0))"
  }

  // MARK: Paints and paths

  mutating func paint() -> String {
    if numbers.index(40) == 0 {
      return "backdrop \(number(-1, 40)) \(number(-1, 3)) \(color())"
    }
    if numbers.index(40) == 0 {
      let panes = (0...numbers.index(3)).map { _ in
        "\(rect()) \(number(-3, 60)) \(color()) \(number(0, 1))"
      }
      return "glass \(number(-1, 20)) \(number(-1, 3)) \(color()) \(number(-1, 20)) "
        + "\(number(-1, 30)) \(number(0, 3)) \(number(0, 1)) \(number(0, 1)) \(number(0, 1)) "
        + "\(number(-1, 30)) \(number(-3, 9)) \(number(-1, 40)) \(panes.count) "
        + panes.joined(separator: " ")
    }
    let kind = numbers.index(10)
    guard kind < 5 else { return "solid \(color())" }
    if kind == 0 { return "pattern \(rect())" }
    let course =
      switch kind {
      case 1: "linear \(place()) \(place())"
      case 2: "radial \(place()) \(number(-5, 60)) \(number(-5, 200))"
      case 3:
        "elliptical \(place()) \(number(-60, 200)) \(number(1, 90)) \(number(-1, 1)) \(number(0, 2))"
      default: "angular \(place()) \(number(-400, 400)) \(number(-400, 800))"
      }
    return oneOf("", "", "perceptual ") + "\(course) \(stops())"
  }

  mutating func path() -> String {
    var steps: [String] = []
    for _ in 0..<numbers.index(9) {
      switch numbers.index(12) {
      case 0, 1: steps.append("M \(place())")
      case 2, 3, 4, 5: steps.append("L \(place())")
      case 6, 7: steps.append("Q \(place()) \(place())")
      case 8, 9, 10: steps.append("C \(place()) \(place()) \(place())")
      default: steps.append("Z")
      }
    }
    // Now and then a path of many steps.
    if numbers.index(60) == 0 {
      for _ in 0..<2000 { steps.append("L \(place())") }
    }
    return steps.joined(separator: " ")
  }

  // MARK: Operations

  mutating func operation() {
    switch numbers.index(20) {
    case 0, 1: line("rect \(rect()) \(paint())")
    case 2: line("rrect \(rect()) \(number(-3, 60)) \(paint())")
    case 3: strained()
    case 4: line("continuous \(rect()) \(number(-3, 60)) \(paint())")
    case 5: line("ellipse \(rect()) \(paint())")
    case 6: line("circle \(place()) \(number(-1, 50)) \(paint())")
    case 7, 8: line("path \(numbers.index(2)) \(paint()) \(path())")
    case 9: line("srrect \(rect()) \(number(0, 50)) \(number(-1, 30)) \(paint())")
    case 10, 11: stroke()
    case 12: glyphs()
    case 13: picture()
    case 14:
      line(
        "shadow \(rect()) \(number(0, 50)) \(number(-9, 9)) \(number(-9, 9)) \(number(-1, 40)) \(color())"
      )
    case 15, 16: transformed()
    default: group()
    }
  }

  mutating func stroke() {
    let dashes = oneOf(0, 0, 1, 2, 3)
    let pattern = (0..<dashes).map { _ in " \(number(0, 30))" }.joined()
    let width = oneOf(number(-1, 40), number(-1, 40), number(0, 0.1), number(200, 9000))
    line(
      "spath \(width) \(numbers.index(3)) \(numbers.index(3)) \(number(0, 20)) "
        + "\(number(-50, 50)) \(dashes)\(pattern) \(paint()) \(path())")
  }

  mutating func glyphs() {
    let count = numbers.index(12)
    let entries = (0..<count).map { _ in " \(numbers.index(50)) \(place())" }.joined()
    line("glyphs \(oneOf(number(1, 60), number(100, 400))) \(paint()) \(count)\(entries)")
  }

  mutating func transformed() {
    guard depth < 6 else { return }
    depth += 1
    line("save")
    let scale = number(-3, 3)
    line(
      oneOf(
        "concat 1 0 0 1 \(place())", "concat \(scale) 0 0 \(scale) \(place())",
        "concat \(number(-3, 3)) 0 0 \(number(-3, 3)) \(place())",
        "concat 0.8 0.6 -0.6 0.8 \(place())",
        "concat \(number(-2, 2)) \(number(-2, 2)) \(number(-2, 2)) \(number(-2, 2)) \(place())"))
    for _ in 0..<1 + numbers.index(4) { operation() }
    line("restore")
    depth -= 1
  }

  mutating func group() {
    guard depth < 6 else { return }
    depth += 1
    line("save")
    switch numbers.index(5) {
    case 0: line("cliprrect \(rect()) \(number(0, 50))")
    case 1: line("clippath \(numbers.index(2)) \(path())")
    default: break
    }
    if numbers.index(4) == 0 { line("blend \(numbers.index(21))") }
    if numbers.index(8) == 0 { line("isolated") }
    if numbers.index(8) == 0 { line("aliased") }
    for _ in 0..<oneOf(0, 0, 0, 1, 1, 2) {
      switch numbers.index(5) {
      case 0, 1: line("filter blur \(number(-1, 30)) \(numbers.index(2))")
      case 2, 3:
        line("filter shadow \(color()) \(number(-1, 20)) \(number(-30, 30)) \(number(-30, 30))")
      default:
        line(
          "filter colors" + (0..<20).map { _ in " \(number(-0.5, 1.2))" }.joined())
      }
    }
    if numbers.index(6) == 0 {
      line("mask")
      for _ in 0..<1 + numbers.index(3) { operation() }
      line("endmask")
    }
    line("group \(rect()) \(oneOf("1", number(0, 1)))")
    for _ in 0..<1 + numbers.index(5) { operation() }
    line("endgroup")
    line("restore")
    depth -= 1
  }
}
