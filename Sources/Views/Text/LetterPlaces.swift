import DisplayList
import Foundation
import Geometry
import Typography

/// Where the letters of a text stand in its lines.
struct LetterPlaces {
  /// A letter: which one, and its sides in its line.
  private struct Letter {
    let index: Int
    let minX: CGFloat
    let maxX: CGFloat
  }
  /// The letters of each line from left to right, with the line's rectangle.
  private let lines: [(rect: CGRect, letters: [Letter])]

  init(_ layout: TextLayout) {
    lines = layout.lines.map { line in
      var starts: [(index: Int, x: CGFloat)] = []
      for run in line.runs {
        for (glyph, index) in zip(run.glyphs.glyphs, run.characters) {
          starts.append((index, glyph.position.x))
        }
      }
      starts += line.pictures.map { ($0.character, $0.rect.minX) }
      starts.sort { ($0.x, $0.index) < ($1.x, $1.index) }
      let letters = starts.indices.map { place in
        let next = place + 1 < starts.count ? starts[place + 1].x : line.rect.maxX
        return Letter(index: starts[place].index, minX: starts[place].x, maxX: next)
      }
      return (line.rect, letters)
    }
  }

  /// The rectangles of a range of letters, one for each line.
  func rectangles(of range: Range<Int>) -> [CGRect] {
    lines.compactMap { rect, letters in
      let inside = letters.filter { range.contains($0.index) }
      guard let minX = inside.map(\.minX).min(), let maxX = inside.map(\.maxX).max() else {
        return nil
      }
      return CGRect(x: minX, y: rect.minY, width: maxX - minX, height: rect.height)
    }
  }

  /// The frame of a caret before a letter that is not the first.
  ///
  /// - Parameters:
  ///   - index: The letter, counted from 0.
  ///   - text: The text.
  ///   - isRightToLeft: Whether lines begin at the right.
  /// - Returns: The frame in points from the text's top left; `nil` where no line has a letter before it.
  func caret(before index: Int, of text: String, _ isRightToLeft: Bool) -> CGRect? {
    func frame(_ edge: CGFloat, _ line: CGRect) -> CGRect {
      let x = isRightToLeft ? edge - Caret.width : edge
      return CGRect(x: x, y: line.minY, width: Caret.width, height: line.height)
    }
    for (rect, letters) in lines {
      if let letter = letters.first(where: { $0.index == index }) {
        return frame(isRightToLeft ? letter.maxX : letter.minX, rect)
      }
    }
    // A letter without a place of its own, such as a line break: behind the last one that has one.
    let before = lines.flatMap { line in line.letters.map { (line.rect, $0) } }
      .filter { $0.1.index < index }.max { $0.1.index < $1.1.index }
    guard let (rect, letter) = before else { return lines.first.map { frame(0, $0.rect) } }
    let between = text.dropFirst(letter.index).prefix(index - letter.index)
    let breaks = between.filter(\.isNewline).count
    if breaks == 0 { return frame(isRightToLeft ? letter.minX : letter.maxX, rect) }
    let start = isRightToLeft ? (lines.map(\.rect.maxX).max() ?? 0) : 0
    return frame(start, rect.offsetBy(dx: 0, dy: CGFloat(breaks) * rect.height))
  }
}
