/// Changes of a list's text that keep most of its lines readable.
struct TextMutation {
  private var numbers: PseudoRandom

  init(seed: UInt64) { numbers = PseudoRandom(seed: seed) }

  /// Returns `text` with a few lines taken out, doubled or moved, and a few numbers replaced.
  mutating func changed(_ text: String) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    // A stretch of a long list is enough.
    if lines.count > 60 {
      let start = numbers.index(lines.count - 50)
      lines = Array(lines[start..<start + 10 + numbers.index(40)])
    }
    for _ in 0..<1 + numbers.index(6) {
      guard !lines.isEmpty else { break }
      let at = numbers.index(lines.count)
      switch numbers.index(8) {
      case 0: lines.remove(at: at)
      case 1: lines.insert(lines[numbers.index(lines.count)], at: at)
      case 2: lines.swapAt(at, numbers.index(lines.count))
      default: lines[at] = replacingNumber(in: lines[at])
      }
    }
    return "frame 0\n" + lines.filter { !$0.hasPrefix("frame") }.joined(separator: "\n") + "\n"
  }

  private mutating func replacingNumber(in line: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    let places = words.indices.filter { Double(words[$0]) != nil }
    guard !places.isEmpty else { return line }
    let at = places[numbers.index(places.count)]
    let value = Double(words[at]) ?? 0
    words[at] =
      switch numbers.index(6) {
      case 0: "\(-value)"
      case 1: "\(value * 1000)"
      case 2: "\(value / 1000)"
      case 3: "\(value + 1 / 64)"
      default: FuzzPage.strange[numbers.index(FuzzPage.strange.count)]
      }
    return words.joined(separator: " ")
  }
}
