/// A detector of pixels that look antialiased: on a slope of brightness beside something flat.
///
/// As in every version of pixelmatch: a pixel counts as antialiased if at most two of its eight neighbours are as bright
/// (the picture's border counts for one), some are darker and some brighter, and the darkest or the brightest of them
/// lies, in both pictures, among at least three neighbours of its own colour. Of several that are as dark, the first
/// column's uppermost is taken. Thin lines and small movements look so, too.
///
/// - Note: Source: V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009).
struct AntialiasingDetector {
  /// The most neighbours of a pixel's own brightness or colour that do not make it flat.
  private static let mostEqual = 2

  let width: Int
  let height: Int
  /// Words from one row to the next.
  let stride: Int

  /// Whether the pixel in column `x` of row `y` looks antialiased in `words`; `others` is the other picture.
  ///
  /// Words are premultiplied: two of them are equal just when their straight colours are.
  func isAntialiased(
    _ words: Span<UInt32>, _ others: Span<UInt32>, x: Int, y: Int
  ) -> Bool {
    let (place, pixel) = (y &* width &+ x, words[y &* stride &+ x])
    let straight = StraightColor.word(pixel)
    var equal = isOnBorder(x, y) ? 1 : 0
    var (least, greatest) = (0.0, 0.0)
    var (darkest, brightest) = ((x: 0, y: 0), (x: 0, y: 0))
    let rows = max(y &- 1, 0)..<min(y &+ 2, height)
    for column in max(x &- 1, 0)..<min(x &+ 2, width) {
      for row in rows {
        if column == x, row == y { continue }
        let neighbor = words[row &* stride &+ column]
        // Positive where the neighbour is darker; the first of equals stays.
        let step =
          neighbor == pixel
          ? 0 : YIQDistance.brightness(straight, over: StraightColor.word(neighbor), at: place)
        if step == 0 {
          equal &+= 1
          if equal > Self.mostEqual { return false }
        } else if step < least {
          (least, brightest) = (step, (column, row))
        } else if step > greatest {
          (greatest, darkest) = (step, (column, row))
        }
      }
    }
    if least == 0 || greatest == 0 { return false }
    return isFlat(words, others, brightest) || isFlat(words, others, darkest)
  }

  private func isFlat(
    _ words: Span<UInt32>, _ others: Span<UInt32>, _ place: (x: Int, y: Int)
  ) -> Bool {
    isFlat(words, place.x, place.y) && isFlat(others, place.x, place.y)
  }

  /// Whether a pixel has more than ``mostEqual`` neighbours of its own colour.
  private func isFlat(_ words: Span<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let pixel = words[y &* stride &+ x]
    // The pixel itself is among those that are counted.
    var equal = isOnBorder(x, y) ? 0 : -1
    let columns = max(x &- 1, 0)..<min(x &+ 2, width)
    for row in max(y &- 1, 0)..<min(y &+ 2, height) {
      for column in columns where words[row &* stride &+ column] == pixel { equal &+= 1 }
    }
    return equal > Self.mostEqual
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width &- 1 || y == height &- 1
  }
}
