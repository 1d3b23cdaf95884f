import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) import ViewEngine

/// Where the caret is in a text.
enum Caret: Hashable {
  /// Before its first letter, as in a field that shows its prompt.
  case start
  /// Behind its last letter.
  case end
  /// Before one of its letters, counted from 0.
  case before(Int)
  /// Nowhere, as letters are chosen: those of these ranges.
  case chosen([Range<Int>])

  /// The width of a caret, in points.
  static let width: CGFloat = 2
  /// The opacity of the tint over which chosen letters stand: UIKit's colour of a selection is a tint of 20 %.
  static let choiceOpacity = 0.2

  /// The caret before a letter of a text.
  ///
  /// - Parameters:
  ///   - index: The letter, counted from 0.
  ///   - count: How many letters the text has.
  /// - Returns: The caret.
  static func at(_ index: Int, of count: Int) -> Caret {
    if index <= 0 || count == 0 { return .start }
    return index < count ? .before(index) : .end
  }

  /// The frame of the caret in a text's layout.
  ///
  /// - Parameters:
  ///   - layout: The text in lines.
  ///   - text: The text.
  ///   - isRightToLeft: Whether lines begin at the right.
  /// - Returns: The frame in points from the text's top left; `nil` while letters are chosen.
  func frame(in layout: TextLayout, of text: String, isRightToLeft: Bool) -> CGRect? {
    switch self {
    case .chosen: nil
    case .before(let index): LetterPlaces(layout).caret(before: index, of: text, isRightToLeft)
    case .start, .end: edge(of: layout, text, isRightToLeft: isRightToLeft)
    }
  }

  /// The rectangles of the letters that are chosen, a line each, in points from the text's top left.
  func choice(in layout: TextLayout) -> [CGRect] {
    guard case .chosen(let ranges) = self else { return [] }
    let places = LetterPlaces(layout)
    return ranges.flatMap { places.rectangles(of: $0) }
  }

  /// The frame of the caret before the first letter or behind the last one.
  private func edge(of layout: TextLayout, _ text: String, isRightToLeft: Bool) -> CGRect {
    guard let first = layout.lines.first, let last = layout.lines.last else {
      return CGRect(x: 0, y: 0, width: Self.width, height: layout.metrics.size.height)
    }
    var line = self == .start ? first.rect : last.rect
    let isBefore = self == .start || text.isEmpty
    if !isBefore, text.last?.isNewline == true,
      last.runs.contains(where: { !$0.glyphs.glyphs.isEmpty })
    {
      // The line that the last letter has begun is not laid out.
      line.origin.y += line.height
      line = CGRect(
        x: isRightToLeft ? layout.metrics.size.width : 0, y: line.minY, width: 0,
        height: line.height)
    }
    let x = isBefore == isRightToLeft ? line.maxX : line.minX
    let side = isBefore ? x : isRightToLeft ? line.minX - Self.width : line.maxX
    return CGRect(x: side, y: line.minY, width: Self.width, height: line.height)
  }
}

private enum CaretKey: EnvironmentKey { static var defaultValue: Caret? { nil } }

extension EnvironmentValues {
  /// Where the caret is in the text of the place; `nil` where there is none.
  var caret: Caret? {
    get { self[CaretKey.self] }
    set { self[CaretKey.self] = newValue }
  }
}
