internal import Foundation

/// A rectangle of whole pixels: columns `x0..<x1` of rows `y0..<y1`.
struct IntRect: Hashable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  static let empty = IntRect(x0: 0, y0: 0, x1: 0, y1: 0)

  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var width: Int { max(x1 - x0, 0) }
  var height: Int { max(y1 - y0, 0) }

  /// Creates a rectangle from its edges.
  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// Creates the smallest rectangle of whole pixels around edges; empty if one is not a number.
  init(covering x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    guard x0 <= x1, y0 <= y1 else {
      self = .empty
      return
    }
    self.init(
      x0: Self.whole(x0.rounded(.down)), y0: Self.whole(y0.rounded(.down)),
      x1: Self.whole(x1.rounded(.up)), y1: Self.whole(y1.rounded(.up)))
  }

  /// Creates the smallest rectangle of whole pixels around `rect`.
  init(covering rect: CGRect) {
    self.init(
      covering: Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
  }

  /// A whole number kept within what further sums can hold.
  private static func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }

  /// Whether no column lies outside another's.
  func isWithinColumns(of other: IntRect) -> Bool { x0 >= other.x0 && x1 <= other.x1 }

  func intersection(_ other: IntRect) -> IntRect {
    let result = IntRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return result.isEmpty ? .empty : result
  }

  func union(_ other: IntRect) -> IntRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return IntRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func expanded(by margin: Int) -> IntRect {
    IntRect(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
  }

  func moved(_ dx: Int, _ dy: Int) -> IntRect {
    IntRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }
}
