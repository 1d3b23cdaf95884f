public import DisplayList
internal import Foundation
internal import Geometry

extension GlyphOutlines {
  /// Reads outlines from a text: `upem N`, then `glyph ID` with `M`, `L`, `C`, `Z` and places, y upwards.
  ///
  /// - Throws: ``BenchError`` naming the line that cannot be read.
  public convenience init(benchText text: String) throws(BenchError) {
    var unitsPerEm = 0.0
    var paths: [UInt32: Path] = [:]
    for (index, line) in text.split(separator: "\n").enumerated() {
      let words = line.split(separator: " ")
      var path = Path()
      var numbers: [CGFloat] = []
      var step: Substring = ""
      func point(_ at: Int) -> CGPoint { CGPoint(x: numbers[at], y: -numbers[at + 1]) }
      func finishStep() -> Bool {
        switch (step, numbers.count) {
        case ("", 0): break
        case ("M", 2): path.move(to: point(0))
        case ("L", 2): path.addLine(to: point(0))
        case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("Z", 0): path.closeSubpath()
        default: return false
        }
        numbers = []
        return true
      }
      let wrong = BenchError.unreadable(line: index + 1, text: String(line.prefix(80)))
      guard words.count >= 2, let number = Double(words[1]) else { throw wrong }
      if words[0] == "upem" {
        unitsPerEm = number
        continue
      }
      for word in words[2...] {
        if let number = Double(word) {
          numbers.append(CGFloat(number))
        } else {
          guard finishStep() else { throw wrong }
          step = word
        }
      }
      guard finishStep() else { throw wrong }
      paths[UInt32(number)] = path
    }
    let glyphs = paths
    self.init(name: "Bench", unitsPerEm: unitsPerEm) { glyphs[$0] ?? Path() }
  }
}
