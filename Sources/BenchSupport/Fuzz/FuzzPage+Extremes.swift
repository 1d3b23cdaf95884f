// Lines that strain one part of the rasteriser each.

extension FuzzPage {
  /// A power of ten between two powers, times a few.
  private mutating func power(_ low: Double, _ high: Double) -> Double {
    var value = numbers.next(1, 10)
    let power = Int(numbers.next(low, high).rounded())
    for _ in 0..<abs(power) { value = power < 0 ? value / 10 : value * 10 }
    return value
  }

  /// How many stops a gradient has, and they: in order, in any order, all at one place, or strange.
  mutating func stops() -> String {
    let count = oneOf(0, 1, 2, 2, 3, 4, 5, 40)
    var places: [String]
    switch numbers.index(6) {
    case 0:
      let place = number(-0.2, 1.2)
      places = (0..<count).map { _ in place }
    case 1: places = (0..<count).map { _ in number(-0.2, 1.2) }
    case 2: places = (0..<count).map { _ in oneOf("nan", "inf", "-inf", "0", "1", "0.5") }
    default: places = (0..<count).map { _ in numbers.unit() }.sorted().map { "\($0)" }
    }
    places = places.map { "\($0) \(color())" }
    return (["\(count)"] + places).joined(separator: " ")
  }

  /// A picture of any size, now and then one without an extent or very long.
  mutating func picture() {
    let sizes = [0, 1, 2, 3, 8, 17, 64, 129, 1023]
    let size = oneOf(
      "", " \(sizes[numbers.index(9)]) \(sizes[numbers.index(7)])",
      " \(sizes[numbers.index(7)]) \(sizes[numbers.index(9)])")
    line("picture \(rect()) \(numbers.index(2))\(size)")
  }

  /// One operation beyond what anyone would ask for.
  mutating func strained() {
    switch numbers.index(7) {
    case 0: hugeDeviation()
    case 1, 2: flatTransform()
    case 3:
      // Glyphs as large as a town, or smaller than a pixel.
      line("glyphs \(power(-4, 7)) \(paint()) 3 1 \(place()) 2 \(place()) 3 \(place())")
    case 4: longDashedLine()
    case 5:
      let size = power(-3, 12)
      line("\(oneOf("ellipse", "rect")) \(place()) \(size) \(size * numbers.unit()) \(paint())")
    default:
      // A curve so large that it is a straight line here.
      let far = power(3, 14)
      line(
        "path \(numbers.index(2)) \(paint()) M \(place()) C \(-far) \(far) \(far) \(-far) \(place()) "
          + "L \(far) \(-far)")
    }
  }

  private mutating func hugeDeviation() {
    let radius = oneOf(
      "\(power(1, 5))", "\(power(2, 9))", "\(-power(0, 3))", "10000", number(-1, 30))
    let filters = [
      "filter blur \(radius) \(numbers.index(2))",
      "filter shadow \(color()) \(radius) \(number(-90, 90)) \(power(0, 4))",
    ]
    line("save")
    line(filters[numbers.index(2)])
    if numbers.index(3) == 0 { line(filters[numbers.index(2)]) }
    line("group 0 0 1 1 \(oneOf("1", "0.5"))")
    for _ in 0..<1 + numbers.index(3) {
      // Larger than all that is seen, or not.
      let size = power(0, 7)
      line(oneOf("rect", "ellipse") + " \(-size / 2) \(-size / 3) \(size) \(size) \(paint())")
    }
    if numbers.index(2) == 0 { operation() }
    line("endgroup")
    line("restore")
  }

  /// Content under a map that has an area of nearly nothing, or of nearly everything.
  private mutating func flatTransform() {
    guard depth < 6 else { return }
    depth += 1
    let (a, b) = (numbers.next(-2, 2), numbers.next(-2, 2))
    let share = oneOf(0, 1e-15, 1e-12, 1e-8, 1e-4)
    let scale = power(-12, 12)
    line("save")
    line(
      oneOf(
        "concat \(a) \(b) \(2 * a) \(2 * b * (1 + share)) \(place())",
        "concat \(a) \(b) \(-b * share) \(a * share) \(place())",
        "concat \(scale) 0 0 \(scale) \(place())",
        "concat \(scale * a) \(scale * b) \(b / scale) \(-a / scale) \(place())",
        "concat 0 0 0 0 \(place())", "concat 0 \(a) 0 \(b) \(place())"))
    for _ in 0..<1 + numbers.index(4) { operation() }
    line("restore")
    depth -= 1
  }

  private mutating func pen(dashes: [Double]) -> String {
    let width = oneOf(1, 0.01, power(-3, 2), power(1, 7))
    let miter = oneOf("10", "0", "-1", "1e9", "nan", "1.4142")
    let phase = oneOf("0", "\(power(-3, 9))", "\(-power(-3, 9))", "nan", "1e300")
    let pattern = dashes.map { " \($0)" }.joined()
    return "spath \(width) \(numbers.index(3)) \(numbers.index(3)) \(miter) \(phase) "
      + "\(dashes.count)\(pattern) \(paint())"
  }

  /// Dashes along a line that is much longer than what is seen of it.
  private mutating func longDashedLine() {
    let far = power(2, 14)
    let unit = power(-2, 3)
    let dashes = (0..<1 + numbers.index(4)).map { _ in oneOf(0, unit, unit * numbers.unit()) }
    line(
      pen(dashes: dashes)
        + oneOf(
          " M \(-far) \(number(0, 99)) L \(far) \(number(0, 99))",
          " M \(place()) L \(far) \(-far * numbers.unit()) L \(-far) \(far * numbers.unit()) Z",
          " M \(-far) 30 C 0 \(far) 0 \(-far) \(far) 30"))
  }

  // MARK: What takes longest

  /// Dashes finer than can be seen.
  mutating func fineDashes() {
    let unit = power(-7, -1)
    let dashes = (0..<1 + numbers.index(5)).map { _ in oneOf(0, unit, unit * numbers.unit()) }
    line("\(pen(dashes: dashes)) \(path())")
  }

  /// A path of thousands of steps, filled or drawn by a pen.
  mutating func longPath() {
    let count = oneOf(500, 2000)
    let kind = numbers.index(5)
    var steps = ["M \(place())"]
    for number in 0..<count {
      switch kind {
      case 0:
        // Parts of their own.
        steps.append("M \(place())")
        steps.append("L \(place())")
      case 1: steps.append("L \(number % 2 == 0 ? "10 10" : "\(number % 200 + 11) 90")")
      case 2: steps.append("Q \(place()) \(place())")
      case 3: steps.append("L \(numbers.next(90, 110)) \(numbers.next(60, 61))")
      default: steps.append("L \(power(2, 9)) \(oneOf(-1, 1) * power(0, 9))")
      }
    }
    let shape = oneOf("path \(numbers.index(2)) \(paint())", pen(dashes: oneOf([], [7, 3])))
    line("\(shape) \(steps.joined(separator: " "))")
  }

  /// Groups in one another, most of which do one thing each.
  mutating func deepGroups() {
    let levels = oneOf(8, 30, 200)
    // Filters at every level of many take their time.
    let rarity = levels > 30 ? 20 : 3
    for _ in 0..<levels {
      line("save")
      switch numbers.index(12) {
      case 0: line("cliprrect \(rect()) \(number(0, 50))")
      case 1: line("cliprrect -20 -10 300 300 \(number(0, 50))")
      case 2: line("clippath \(numbers.index(2)) M -9 -9 L 400 0 L 300 300 L 0 350")
      case 3: line("blend \(numbers.index(21))")
      case 4: line("isolated")
      default: break
      }
      if numbers.index(rarity) == 0 {
        line(
          oneOf(
            "filter blur \(power(-1, 2)) \(numbers.index(2))",
            "filter shadow 0 0 0 200 \(power(-1, 2)) \(numbers.next(-9, 9)) 3",
            "filter colors" + (0..<20).map { _ in " \(number(-0.1, 0.6))" }.joined()))
      }
      if numbers.index(rarity) == 0 {
        line("mask")
        line("ellipse -30 -20 \(number(100, 400)) \(number(100, 300)) solid 0 0 0 255")
        line("endmask")
      }
      line("group 0 0 1 1 \(oneOf("1", "0.99", number(0.5, 1)))")
      line("rect \(rect()) solid \(color())")
    }
    depth += 6
    for _ in 0..<1 + numbers.index(3) { operation() }
    depth -= 6
    for _ in 0..<levels {
      line("endgroup")
      line("restore")
    }
  }
}
