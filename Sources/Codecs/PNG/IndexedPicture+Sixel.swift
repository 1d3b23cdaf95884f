extension IndexedPicture {
  /// Rows of pixels in one line of sixels.
  private static let band = 6
  /// The character of a column without pixels; the six bits of a column are added to it.
  private static let blank: UInt8 = 63
  /// Shorter runs of a character are as they are.
  private static let leastRun = 4

  /// The picture as a terminal's Sixel graphics: control sequences, for terminals that have them.
  ///
  /// - Note: Source: DEC, "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.
  public var sixel: [UInt8] {
    var text = Array("\u{1b}P0;1q\"1;1;\(width);\(height)".utf8)
    for (number, color) in colors.enumerated() {
      // Components are hundredths.
      let parts = [0, 8, 16].map { ((color >> $0 & 255) * 100 + 127) / 255 }
      text += Array("#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
    }
    var columns = [UInt8](repeating: 0, count: width)
    for top in stride(from: 0, to: height, by: Self.band) {
      let rows = top..<min(top + Self.band, height)
      for number in Set(indices[rows.lowerBound * width..<rows.upperBound * width]).sorted() {
        for x in 0..<width {
          var bits: UInt8 = 0
          for y in rows where indices[y * width + x] == number { bits |= 1 << UInt8(y - top) }
          columns[x] = Self.blank + bits
        }
        text += Array("#\(number)".utf8)
        Self.append(columns, to: &text)
        // Back to the left, for the next colour.
        text.append(UInt8(ascii: "$"))
      }
      text.append(UInt8(ascii: "-"))
    }
    return text + Array("\u{1b}\\".utf8)
  }

  /// Appends a line of characters; runs of one are counted, and blank ones at the end left out.
  private static func append(_ columns: [UInt8], to text: inout [UInt8]) {
    let end = columns.lastIndex { $0 != blank }.map { $0 + 1 } ?? 0
    var x = 0
    while x < end {
      var run = 1
      while x + run < end, columns[x + run] == columns[x] { run += 1 }
      if run >= leastRun {
        text += Array("!\(run)".utf8)
        text.append(columns[x])
      } else {
        text += [UInt8](repeating: columns[x], count: run)
      }
      x += run
    }
  }
}
