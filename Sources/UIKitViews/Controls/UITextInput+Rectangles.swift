public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The text of a view as its letters stand, for those who ask where.
struct StandingText {
  /// The text, without what is kept free around it.
  let words: AnyView
  /// The rectangle in which its lines are, in points of the view.
  let area: CGRect
  /// Whether lines are broken at the width of that.
  let breaksLines: Bool
  /// Where its lines stand.
  let alignment: TextAlignment
}

extension TextRangesOwner {
  /// The frame of a caret, in points of the view.
  ///
  /// - Parameter offset: How many units of UTF-16 are before it.
  /// - Returns: The frame; that of a caret without height where there are no fonts.
  fileprivate func caretFrame(at offset: Int) -> CGRect {
    let text = standingText
    let index = document.utf16.index(
      document.startIndex, offsetBy: min(max(offset, 0), document.utf16.count))
    let letter = document[..<index].count
    // A view that has no size yet has its letters in one line.
    let width = text.breaksLines && text.area.width > 0 ? text.area.width : nil
    let found = UIScreen.asking(text.words) { box -> (caret: CGRect, size: CGSize)? in
      let size = box.size(for: ProposedViewSize(width: width, height: nil))
      return TextCaret.frame(before: letter, in: box, width: width).map { ($0, size) }
    }
    guard let found else {
      return CGRect(origin: text.area.origin, size: CGSize(width: 2, height: 0))
    }
    let free = max(text.area.width - found.size.width, 0)
    let share: CGFloat =
      switch text.alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    // A field's one line stands in the middle of its height.
    let below = text.breaksLines ? 0 : (text.area.height - found.size.height) / 2
    return found.caret.offsetBy(dx: text.area.minX + free * share, dy: text.area.minY + below)
  }
}

extension UITextInput {
  private func frame(at offset: Int) -> CGRect {
    (self as? any TextRangesOwner)?.caretFrame(at: offset) ?? .zero
  }

  /// The frame of the caret at a place, in points of the view: as it is while nothing is scrolled.
  public func caretRect(for position: UITextPosition) -> CGRect { frame(at: position.offset) }

  /// The rectangle around the letters of a part that are in its first line, in points of the view.
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (frame(at: range.start.offset), frame(at: range.end.offset))
    guard start.minY != end.minY, let view = self as? any TextRangesOwner else {
      return CGRect(
        x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
        height: start.height)
    }
    return CGRect(
      x: start.minX, y: start.minY, width: max(view.standingText.area.maxX - start.minX, 0),
      height: start.height)
  }

  /// The place whose caret is nearest to a point.
  ///
  /// - Parameter point: The point, in points of the view.
  /// - Returns: The place; `nil` for a view without letters of its own.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    guard let owner = self as? any TextRangesOwner else { return nil }
    let text = owner.document
    let offsets = text.indices.map { text.utf16.distance(from: text.startIndex, to: $0) }
    // The line counts before the place in it.
    let best = (offsets + [text.utf16.count]).map { offset -> (CGFloat, CGFloat, Int) in
      let caret = owner.caretFrame(at: offset)
      let below = max(caret.minY - point.y, point.y - caret.maxY, 0)
      return (below, abs(caret.midX - point.x), offset)
    }.min { $0 < $1 }
    return best.map { UITextPosition($0.2) }
  }
}
