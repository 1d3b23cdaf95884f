/// How badly a masked code may be read: the points of ISO/IEC 18004, table 11.
enum QRPenalty {
  /// All points of a code.
  static func total(_ modules: [[Bool]]) -> Int {
    let columns = modules.indices.map { x in modules.map { $0[x] } }
    let lines = modules + columns
    return lines.reduce(0) { $0 + runs($1) + finders($1) } + squares(modules) + balance(modules)
  }

  /// Points for five and more modules of one colour in a line.
  static func runs(_ line: [Bool]) -> Int {
    var (points, length) = (0, 0)
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      if length == 5 { points += 3 } else if length > 5 { points += 1 }
    }
    return points
  }

  /// Points for what looks like a finder pattern with light beside it.
  static func finders(_ line: [Bool]) -> Int {
    guard line.count >= alike.count else { return 0 }
    var count = 0
    for start in 0...line.count - alike.count {
      let part = line[start..<start + alike.count]
      if part.elementsEqual(alike) { count += 1 }
      if part.elementsEqual(alike.reversed()) { count += 1 }
    }
    return count * 40
  }

  private static let alike: [Bool] = [1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0].map { $0 == 1 }

  /// Points for squares of four modules of one colour.
  static func squares(_ modules: [[Bool]]) -> Int {
    var count = 0
    for y in modules.indices.dropLast() {
      let (row, next) = (modules[y], modules[y + 1])
      for x in row.indices.dropLast()
      where row[x] == row[x + 1] && row[x] == next[x] && row[x] == next[x + 1] { count += 1 }
    }
    return count * 3
  }

  /// Points for each twentieth by which dark modules are not half of all.
  static func balance(_ modules: [[Bool]]) -> Int {
    let dark = modules.reduce(0) { $0 + $1.count(where: { $0 }) }
    let all = modules.count * modules.count
    return abs(20 * dark - 10 * all) / max(all, 1) * 10
  }
}
