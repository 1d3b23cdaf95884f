public import Foundation
import Geometry

extension NSCoder {
  /// The numbers of a text; `nil` where there are others than so many.
  private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let words = text.split { "{}, \t\n".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    return words.count == count && numbers.count == count ? numbers : nil
  }

  /// The point that a text is, as in `{1, 2}`; the origin for another text.
  public static func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The size that a text is, as in `{1, 2}`; none for another text.
  public static func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle that a text is, as in `{{1, 2}, {3, 4}}`; none for another text.
  public static func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The insets that a text is, from the top over the left, as in `{1, 2, 3, 4}`; none for another text.
  public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
}
